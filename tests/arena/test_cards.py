"""How cards do: counted from whole games, and warned of by the criteria."""

import json

import pytest

from arena.played import result
from tripot import game
from tripot.arena.competition.tournament import Tournament
from tripot.arena.errors import NoCardCounts
from tripot.arena.playing.contest import Result, check_counted, play
from tripot.arena.playing.table import TableSetup
from tripot.arena.reports.cards import CardReport, CardUse, SourceTotal, card_report, dominates, is_lock
from tripot.core.printed import PrintedCard

GAINS = {
    "trieste": {"captures", "infamy", "fortune"},
    "trok": {"aare"},
    "trol": {"food", "damage", "trophies"},
    "tschak": {"gold", "points"},
}


def played(key: str, games: int, options: dict[str, object] | None = None) -> list[Result]:
    table = TableSetup.checked(key, game(key).seats[-1], options or {})
    tournament = Tournament.alone("greedy", table, 3, cards=True)
    return [play(tournament.contest(number)) for number in range(games)]


def report_of(key: str, games: int) -> CardReport:
    return card_report(played(key, games), game(key).printed)


@pytest.mark.parametrize("key", GAINS)
def test_every_game_counts_its_cards_and_where_its_gains_come_from(key: str) -> None:
    report = report_of(key, 12)
    assert {what for _, what in report.sources} == GAINS[key]
    assert {use.card for use in report.cards} <= set(game(key).printed)
    for use in report.cards:
        assert use.opening <= use.held <= use.seats
        assert use.played <= use.held
        assert use.played <= use.plays
    assert any(use.opening for use in report.cards)


def test_counting_changes_nothing_and_survives_a_file() -> None:
    table = TableSetup.checked("trieste", 3, {"heroes": True})
    for number in range(3):
        counted = play(Tournament.alone("greedy", table, 3, cards=True).contest(number))
        plain = play(Tournament.alone("greedy", table, 3).contest(number))
        assert (counted.ranks, counted.scores, counted.rounds) == (plain.ranks, plain.scores, plain.rounds)
        assert len(counted.uses) == 3
        assert all(len(use.opening) >= 2 for use in counted.uses)
        assert Result.from_json(json.loads(json.dumps(counted.to_json()))) == counted
        assert "uses" not in plain.to_json()


def test_the_sources_of_trieste_add_up_to_what_the_engine_measures() -> None:
    games = played("trieste", 20)
    report = card_report(games, game("trieste").printed)
    captures = game("trieste").measures.index("captures")
    found = report.sources["watch", "captures"].values()
    assert sum(own.total for own in found) == sum(own.measures[captures] for own in games) > 0


def test_the_sources_of_trok_and_tschak_add_up_to_the_scores() -> None:
    for key, what in (("trok", "aare"), ("tschak", "points")):
        games = played(key, 5)
        report = card_report(games, game(key).printed)
        found = report.sources["", what].values()
        assert sum(own.total for own in found) == sum(sum(own.scores) for own in games)


def test_what_a_source_brings_by_game_has_the_interval_of_a_mean() -> None:
    """Mean 3, variance 5: 3 ± 1.96 × √(5/4)"""
    source = SourceTotal(4)
    for amount in (6, 4, 2):  # and nothing in the fourth game
        source.add(amount)
    assert (source.total, source.mean) == (12, 3.0)
    assert source.interval == pytest.approx((3 - 2.1913, 3 + 2.1913), abs=0.0001)


# ---- warnings -------------------------------------------------------------------------------------------------------


def use_of(card: str, **figures: float) -> CardUse:
    return CardUse("", card, **({"seats": 1000, "wins": 300, "held": 500, "played": 400, "plays": 400} | figures))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("opening", "wins", "lock"), [(200, 60, False), (200, 100, True), (200, 30, True), (200, 75, False), (10, 9, False)]
)
def test_a_lock_decides_from_the_opening_hand(opening: int, wins: int, lock: bool) -> None:
    use = use_of("key", opening=opening, opening_wins=wins)
    assert is_lock(use) is lock
    assert use.ratio is not None
    assert use.ratio_interval is not None
    assert use.ratio_interval[0] < use.ratio < use.ratio_interval[1]


def test_the_interval_of_a_ratio_is_that_of_its_logarithm() -> None:
    """2 times e to the power of ±1.96 × √(1/30 − 1/100 + 1/15 − 1/100)"""
    use = use_of("key", seats=200, wins=45, opening=100, opening_wins=30)
    assert use.ratio == pytest.approx(2.0)
    assert use.ratio_interval == pytest.approx((1.1489, 3.4817), abs=0.0002)


@pytest.mark.parametrize(
    ("cost", "level", "amount", "beaten"), [(1, 2, 3, True), (3, 2, 3, False), (1, 1, 3, False), (1, 2, 1, False)]
)
def test_a_dominated_card_is_beaten_in_cost_level_and_effect(cost: int, level: int, amount: int, beaten: bool) -> None:
    better, worse = use_of("better"), use_of("worse")
    better.gains["", "food"] = [(2 * amount, 2)] * 200
    worse.gains["", "food"] = [(4, 2)] * 200
    printed = {
        "better": PrintedCard("better", "cat", 1, {"cost": cost, "level": level}),
        "worse": PrintedCard("worse", "cat", 1, {"cost": 2, "level": 2}),
    }
    assert dominates(better, worse, printed) is beaten
    assert not dominates(worse, worse, printed)


def test_trieste_has_dead_cards_and_a_played_one_is_none() -> None:
    report = report_of("trieste", 60)
    dead = {warned.card for warned in report.warnings if warned.kind == "dead"}
    assert "trade-deal" in dead  # to simple bots; experts play it
    assert "raiding-party" not in dead


def test_a_game_that_does_not_count_is_refused() -> None:
    for key in GAINS:
        check_counted(game(key))
    with pytest.raises(NoCardCounts):
        check_counted(game("snatch"))


def test_results_without_cards_make_no_rows() -> None:
    assert card_report([result(0, (1, 2))], {}).cards == []
