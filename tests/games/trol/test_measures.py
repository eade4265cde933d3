"""What simulation counts besides winners and scores."""

import pytest

import tripot
from tripot.arena.competition.results import Results
from tripot.arena.competition.tournament import Tournament, hold
from tripot.arena.playing.table import TableSetup
from tripot.arena.reports.balance import balance
from tripot.games.trol.events import HuntFailed, HuntSucceeded, LineRevealed, PlaceEmptied, PreyExploded, PreyReshuffled

from .table import DOCUMENT, GAME, SEATS, Match, count_up, heard, play_on


def measured(match: Match) -> dict[str, int]:
    return {name: int(match.state.measure(n)) for n, name in enumerate(GAME.measures)}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_the_measures_of_a_game_are_those_of_its_events_and_its_end(seats, seed):
    match = play_on(tripot.Match("trol", seats=seats, seed=seed), seed)
    tribes = match.view(None).tribes
    expected = {
        "failed": len(heard(match, HuntFailed)),
        "succeeded": len(heard(match, HuntSucceeded)),
        "exploded": len(heard(match, PreyExploded)),
        "hunters": sum(len(event.cards) for event in heard(match, LineRevealed)),
        "food": sum(tribe.food for tribe in tribes),
        "masks": sum(tribe.masks for tribe in tribes),
        "trophies": sum(tribe.trophy_symbols for tribe in tribes),
        "reshuffled": len(heard(match, PreyReshuffled)),
        "ran-out": len(heard(match, PlaceEmptied)),
    }
    assert {name: number for name, number in measured(match).items() if name != "ties"} == expected


@pytest.mark.parametrize(
    ("tribes", "dice", "ties"),
    [
        (({"food": 0}, {"food": 1, "trophies": "koalapin"}, {"food": 1}), "", 0),
        (({"food": 0}, {"food": 1}, {"food": 1}), "r4 r4 r4 r0 r0 r0", 1),  # a duel
        (({"food": 0}, {"food": 0, "trophies": "koalapin"}, {"food": 1, "trophies": "sanglion"}), "", 1),  # nobody goes
    ],
)
def test_a_tie_is_an_elimination_that_does_not_happen_or_a_duel(tribes, dice, ties):
    assert measured(count_up(3, *tribes, dice=dice))["ties"] == ties


def test_a_game_is_as_long_as_its_turns():
    match = play_on(tripot.Match("trol", seats=3, seed=1), 1)
    assert match.state.length() == match.position()["turns"] == match.view(None).turn - 1 > 40


def test_a_copy_keeps_its_measures():
    match = play_on(tripot.Match("trol", seats=3, seed=1), 1)
    copied = match.state.copy()
    assert [copied.measure(n) for n in range(10)] == list(measured(match).values())


def share_of_reshuffles(data: object = None) -> float:
    """In how many of 400 games of five greedy bots do the discarded prey come back?"""
    tournament = Tournament.alone("greedy", TableSetup.checked("trol", 5, {}, data))
    results = Results(tournament.header())
    hold(tournament, 400, results)
    return balance(tournament, results.played).measures["reshuffled"].share_from(1)


@pytest.mark.long
@pytest.mark.rule("TRL-1.5", "TRL-5.9")
def test_the_pile_of_prey_seldom_runs_out_and_did_often_with_the_prey_of_the_first_rules():
    assert share_of_reshuffles() < 0.1
    assert share_of_reshuffles(DOCUMENT) > 0.3
