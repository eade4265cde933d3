"""What a set of Trieste's cards is judged by: each figure from made-up results."""

import json
from collections import Counter

import pytest

from criteria import run
from criteria.bounds import FULL, MOST
from criteria.bringing import dearer_brings
from criteria.effects import answers_the_laid_card, main_effect, most_common_effect
from criteria.judging import Finding, captures_from_play, dominated, of_each_card, of_the_set
from criteria.measuring import Measurement, measure
from tripot.arena.executors.workers import Here
from tripot.arena.playing.contest import Result
from tripot.arena.reports.cards import CardReport, CardUse, Warned
from tripot.core.datafile import shipped
from tripot.core.usage import SeatUse

DRAW = {"step": "draw", "deck": "treasure"}
CATCH = {"step": "capture", "from": "play", "level": 1, "then": [DRAW]}
ROLES = ("watch", "merchant", "thief")


def card(key, faction="watch", kind="action", cost=0, copies=1, **effects):
    return {"key": key, "faction": faction, "type": kind, "cost": cost, "copies": copies, **effects}


def result(plays=None, captures=None, fortune=None, winner=0):
    """A game whose Watch, or Merchant for a fortune, has played these cards and gained by them."""
    watch = SeatUse(played=Counter(plays or {}), gains={"captures": Counter(captures or {})})
    merchant = SeatUse(played=Counter(plays or {}), gains={"fortune": Counter(fortune or {})})
    ranks = tuple(1 if seat == winner else 2 for seat in range(3))
    return Result(0, 0, (0, 1, 2), ranks, (0, 0, 0), ROLES, 9, (), (1, 1, 1), (0.0,) * 3, (watch, merchant, SeatUse()))


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        ({"effect": [DRAW]}, "draw treasure"),
        ({"effect": [{"step": "draw", "deck": "own"}]}, "draw cards"),
        ({"effect": [{"step": "look", "who": "thief"}, {"step": "capture", "from": "hand"}]}, "capture elsewhere"),
        ({"effect": [CATCH]}, "capture from play"),
        ({"effect": [{"step": "later", "do": [DRAW]}]}, "draw treasure"),
        (
            {"effect": [{"step": "pay", "who": "thief", "amount": 1, "how": "may", "else": [CATCH]}]},
            "capture from play",
        ),
        ({"effect": [{"step": "choose", "options": [[], [{"step": "infamy", "amount": 1}]]}]}, "infamy"),
        ({"on_reveal": [{"step": "cost", "who": "thief", "amount": 2}]}, "cost"),
        ({"effect": [{"step": "pick"}]}, "nothing"),
    ],
)
def test_the_main_effect_of_a_card_is_that_of_its_first_step_that_does_something(effects, expected):
    assert main_effect(card("card", **effects)) == expected


def test_the_most_common_effect_counts_all_copies():
    cards = [card("a", copies=3, effect=[CATCH]), card("b", copies=1, effect=[DRAW])]
    assert most_common_effect(cards) == ("capture from play", 0.75)


def test_a_card_that_captures_from_play_within_another_step_answers_the_laid_card():
    assert answers_the_laid_card(card("a", effect=[{"step": "if", "what": "infamy", "then": [DRAW], "else": [CATCH]}]))
    assert not answers_the_laid_card(card("b", effect=[{"step": "capture", "from": "hand"}]))


def test_the_share_of_captures_by_answering_is_over_all_games():
    cards = [card("officer", effect=[CATCH]), card("warrant", effect=[{"step": "capture", "from": "hand"}])]
    found = captures_from_play(
        [result(captures={"officer": 3, "warrant": 1}), result(captures={"warrant": 4})], cards, FULL
    )
    assert found.found == pytest.approx(3 / 8)
    assert found.interval[0] < 3 / 8 < found.interval[1]
    assert not found.holds


def test_without_a_capture_there_is_nothing_to_judge():
    assert captures_from_play([result()], [card("officer", effect=[CATCH])], FULL).found is None


def test_a_card_that_is_dealt_and_wins_twice_as_often_is_outside_the_bounds():
    use = CardUse("watch", "officer", seats=100, wins=30, held=60, played=3, opening=20, opening_wins=10)
    ratio, played = of_each_card(CardReport(100, [use], {}, []), [card("officer")], FULL)
    assert (ratio.found, ratio.holds) == (pytest.approx(2.0), False)
    assert (played.found, played.holds) == (pytest.approx(0.05), False)


def test_a_card_that_nobody_ever_held_does_not_hold():
    assert [own.holds for own in of_each_card(CardReport(1, [], {}, []), [card("officer")], FULL)] == [False, False]


def test_a_dominated_card_is_named_with_the_one_that_beats_it():
    (found,) = dominated(
        CardReport(1, [], {}, [Warned("dominated", "watch", "hound", "party"), Warned("dead", "watch", "tax")])
    )
    assert (found.subject, found.found, found.holds) == ("hound by party", 1, False)


def test_dear_cards_are_compared_with_cheap_ones_by_what_a_play_brings():
    cards = [card("banker", "merchant", cost=3), card("shop", "merchant"), card("guard", "merchant", "special", cost=4)]
    games = [result({"banker": 1, "shop": 2, "guard": 1}, fortune={"banker": 6, "shop": 3, "guard": -9})] * 4
    more, (low, high) = dearer_brings(games, cards, "merchant")
    assert more == pytest.approx(100 * (6 - 1.5) / 15)
    assert low == pytest.approx(high)


def test_where_no_dear_card_is_played_nothing_is_compared():
    assert dearer_brings([result({"shop": 1})], [card("shop", "merchant")], "merchant") is None


def test_variety_is_judged_by_faction():
    found = list(of_the_set([card("a", faction, effect=[DRAW]) for faction in ROLES], FULL))
    assert [own.holds for own in found] == [False] * 6
    assert found[1].subject == "watch: draw treasure"


def test_a_figure_is_sure_if_its_whole_interval_is_within_the_bounds():
    assert Finding("played", "a", 0.5, (0.1, 1.0), (0.2, 0.8)).is_sure
    assert not Finding("played", "a", 0.5, (0.3, 1.0), (0.2, 0.8)).is_sure


def test_an_open_bound_is_null_in_json():
    assert Finding("kinds", "watch", 12, (12, MOST)).to_json()["bounds"] == [12, None]


def test_games_are_kept_and_not_played_again(tmp_path):
    heard = []
    greedy = Measurement("greedy", "greedy", 3)
    data = shipped("tripot.games.trieste")
    first = measure(greedy, data, 1, tmp_path, Here(), lambda *told: heard.append(told))
    again = measure(greedy, data, 1, tmp_path, Here(), lambda *told: heard.append(told))
    assert heard == [("greedy", 1, 3), ("greedy", 2, 3), ("greedy", 3, 3)]
    assert again.results == first.results


def test_a_measurement_says_which_command_plays_the_same_games():
    command = Measurement("heroes", "expert:60", 1000, heroes=True).command("cards.toml", 1)
    assert (
        command
        == "tripot balance trieste --bots expert:60 --games 1000 --seed 1 --option heroes=true --data cards.toml"
    )


def test_the_command_refuses_a_file_that_the_game_refuses(tmp_path, capsys):
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"game": "trok"}))
    assert run.main(["--data", str(file)]) == run.BAD_INPUT
    assert "cards.json" in capsys.readouterr().err


def test_the_command_prints_all_figures_and_fails_outside_their_bounds(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(run, "KEPT", tmp_path)
    greedy = [Measurement(own.name, "greedy", 2, own.heroes, own.cards) for own in run.FULL]
    monkeypatch.setattr(run, "FULL", greedy)
    assert run.main(["--workers", "1", "--json"]) == run.OUTSIDE  # two games are not enough for anything
    document = json.loads(capsys.readouterr().out)
    assert len(document["commands"]) == 4
    assert {"opening ratio", "played", "won, experts", "median rounds"} <= {
        own["criterion"] for own in document["findings"]
    }
    assert run.main(["--workers", "1"]) == run.OUTSIDE
    assert "are within their bounds" in capsys.readouterr().out
