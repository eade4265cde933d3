"""Everybody gets every seat and its luck, and the luck of the bots is their own."""

from collections import Counter
from dataclasses import replace

import pytest

from tripot import catalogue, game
from tripot.arena.competition.results import Results
from tripot.arena.competition.tournament import Tournament, hold
from tripot.arena.errors import TooFewBots
from tripot.arena.executors.workers import Here, Processes, Workers
from tripot.arena.playing import contest
from tripot.arena.playing.contest import Contest, Result, play
from tripot.arena.playing.seeds import derive_seed, shuffled
from tripot.arena.playing.table import TableSetup
from tripot.bots import Bot, Choice
from tripot.core.errors import BadData, IllegalAction, UnknownBot
from tripot.core.game import Game
from tripot.core.reason import Reason
from tripot.core.state import State

TABLES = [(key, seats) for key in catalogue() for seats in game(key).seats]
any_table = pytest.mark.parametrize(("key", "seats"), TABLES)


def between(entrants: int, seats: int, seed: int = 0, key: str = "trok") -> Tournament:
    return Tournament.between(["random"] * entrants, TableSetup.checked(key, seats, {}), seed)


def held(tournament: Tournament, games: int, workers: Workers | None = None) -> list[Result]:
    results = Results(tournament.header())
    hold(tournament, games, results, workers)
    return [untimed(result) for result in results.played]


def untimed(result: Result) -> Result:
    return replace(result, seconds=())


class Spy:
    """Plays the first legal action, and remembers what it was asked."""

    name = "spy"

    def __init__(self) -> None:
        self.positions: list[dict[str, object]] = []
        self.seeds: list[int] = []

    def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
        self.positions.append(game.write(state))
        self.seeds.append(seed)
        return Choice(game.decode(state.legal_actions(seat)[0]), Reason("best"))


def spied(monkeypatch: pytest.MonkeyPatch, found: Contest) -> Spy:
    spy = Spy()
    monkeypatch.setattr(contest, "bot", lambda name, clock: spy)
    play(found)
    return spy


# ---- who sits where -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (4, 4), (5, 5), (5, 4), (7, 3), (9, 2)])
def test_everybody_plays_every_seat_equally_often(entrants: int, seats: int) -> None:
    tournament = between(entrants, seats)
    for games in (1, 100):
        seatings = [tournament.contest(n).seating for n in range(tournament.fair(games))]
        sat = Counter((entrant, seat) for seating in seatings for seat, entrant in enumerate(seating))
        assert len(sat) == entrants * seats
        assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("entrants", "seats"), [(4, 4), (7, 3)])
def test_a_deal_is_played_in_every_rotation_of_its_bots(entrants: int, seats: int) -> None:
    tournament = between(entrants, seats)
    for deal in range(20):
        seatings = [tournament.contest(deal * seats + turn).seating for turn in range(seats)]
        assert {tournament.contest(deal * seats + turn).deal for turn in range(seats)} == {deal}
        assert len(set(seatings[0])) == seats
        assert seatings == [seatings[0][turn:] + seatings[0][:turn] for turn in range(seats)]


def test_neighbours_change() -> None:
    tournament = between(4, 4)
    left_of_0 = {seating[(seating.index(0) + 1) % 4] for seating in (tournament.lineup(deal) for deal in range(60))}
    assert left_of_0 == {1, 2, 3}


def test_everybody_meets_everybody() -> None:
    tournament = between(7, 3)
    met = {frozenset((a, b)) for deal in range(70) for a in tournament.lineup(deal) for b in tournament.lineup(deal)}
    assert len(met) == 7 * 8 / 2


@pytest.mark.parametrize(
    ("entrants", "seats", "asked", "played"),
    [(4, 4, 400, 400), (4, 4, 1, 4), (4, 4, 401, 404), (5, 4, 1, 20), (5, 4, 21, 40), (3, 3, 10, 12)],
)
def test_games_are_rounded_up_until_all_have_played_alike(entrants: int, seats: int, asked: int, played: int) -> None:
    assert between(entrants, seats).fair(asked) == played


def test_one_bot_alone_plays_every_deal_once() -> None:
    tournament = Tournament.alone("random", TableSetup.checked("trok", 3, {}))
    assert tournament.bots == ("random",) * 3
    assert tournament.fair(7) == 7
    assert [tournament.contest(n).deal for n in range(7)] == list(range(7))


def test_a_longer_tournament_begins_with_a_shorter_one() -> None:
    assert held(between(3, 2), 10)[:4] == held(between(3, 2), 4)


# ---- luck -----------------------------------------------------------------------------------------------------------


@any_table
def test_every_seating_of_a_deal_begins_with_the_same_cards(
    key: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = between(seats, seats, key=key)
    deals = [spied(monkeypatch, tournament.contest(n)).positions for n in range(2 * seats)]
    assert all(positions == deals[0] for positions in deals[:seats])  # whole games: the spy has no luck of its own
    assert all(positions == deals[seats] for positions in deals[seats:])
    assert deals[0] != deals[seats]


def test_other_seeds_have_other_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    openings = [spied(monkeypatch, between(4, 4, seed).contest(n)).positions[0] for seed in (0, 1) for n in (0, 4)]
    assert all(openings.count(opening) == 1 for opening in openings)


def test_the_luck_of_bots_is_never_that_of_another_decision_or_of_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = between(4, 4)
    seeds = [seed for n in range(8) for seed in spied(monkeypatch, tournament.contest(n)).seeds]
    seeds += [derive_seed(tournament.seed, "deal", deal) for deal in range(2)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**62 for seed in seeds)


@any_table
def test_the_same_tournament_has_the_same_results(key: str, seats: int) -> None:
    tournament = between(seats, seats, seed=3, key=key)
    assert held(tournament, 4) == held(tournament, 4)


def test_the_workers_change_nothing() -> None:
    tournament = between(5, 4, key="trol")
    assert held(tournament, 20, Here()) == held(tournament, 20, Processes(2))


def test_an_order_is_drawn_fairly() -> None:
    orders = Counter(tuple(shuffled(range(3), seed)) for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < number < 1150 for number in orders.values())


# ---- a game ---------------------------------------------------------------------------------------------------------


@any_table
def test_a_result_tells_all_of_a_game(key: str, seats: int) -> None:
    (result,) = held(between(seats, seats, key=key), 1)
    assert sorted(result.seating) == list(range(seats))
    assert min(result.ranks) == 1
    assert sum(result.wins) == pytest.approx(1)
    assert len(result.scores) == len(result.decisions) == seats
    assert len(result.measures) == len(game(key).measures)
    assert result.roles == () or len(result.roles) == seats
    assert result.rounds > 0


def test_a_shared_victory_counts_in_equal_parts() -> None:
    (result,) = held(between(2, 2), 1)
    assert replace(result, ranks=(1, 3, 1, 4)).wins == (0.5, 0, 0.5, 0)


def test_nobody_is_asked_where_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    choices: list[int] = []

    class Counting(Spy):
        def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
            choices.append(len(state.legal_actions(seat)))
            return super().choose(game, state, seat, seed)

    monkeypatch.setattr(contest, "bot", lambda name, clock: Counting())
    result = play(between(4, 4).contest(0))
    assert min(choices) > 1
    assert sum(result.decisions) == len(choices)


def test_a_bot_that_breaks_the_rules_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        name = "cheat"

        def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
            legal = state.legal_actions(seat)
            illegal = next(code for code in game.codes(state.seats) if code not in legal)
            return Choice(game.decode(illegal), Reason("best"))

    cheat: Bot = Cheat()
    monkeypatch.setattr(contest, "bot", lambda name, clock: cheat)
    with pytest.raises(IllegalAction):
        play(between(4, 4).contest(0))


# ---- what is refused ------------------------------------------------------------------------------------------------


def test_a_seat_without_a_bot_is_refused() -> None:
    with pytest.raises(TooFewBots) as error:
        between(2, 3)
    assert error.value.details == {"found": 2, "wanted": 3}


def test_an_unknown_bot_is_refused() -> None:
    table = TableSetup.checked("trok", 2, {})
    with pytest.raises(UnknownBot):
        Tournament.between(["random", "nobody"], table)
    with pytest.raises(UnknownBot):
        Tournament.alone("nobody", table)


def test_a_table_is_checked() -> None:
    with pytest.raises(BadData):
        TableSetup.checked("tschak", 2, {}, data={})
