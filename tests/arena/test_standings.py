"""What is told of each bot after a tournament."""

from itertools import permutations

import pytest

from arena.played import result
from tripot.arena.competition.ratings import rate
from tripot.arena.competition.standings import Standings, standings
from tripot.arena.playing.contest import Result
from tripot.arena.statistics.intervals import paired

HEADER = {"game": "trok", "rules": "1", "seats": 3, "options": {}, "data": None, "seed": 0}
BOTS = ("strong", "middling", "weak")


def rotated() -> list[Result]:
    """Two deals in three rotations: entrant 0 wins all but one game, which it shares."""
    games = [((0, 1, 2), (1, 2, 3)), ((1, 2, 0), (2, 3, 1)), ((2, 0, 1), (3, 1, 1))] * 2
    return [result(n, ranks, seating, deal=n // 3) for n, (seating, ranks) in enumerate(games)]


@pytest.fixture(name="found")
def found_standings() -> Standings:
    return standings(HEADER, BOTS, rotated())


def test_wins_are_counted_by_entrant_and_not_by_seat(found: Standings) -> None:
    assert [entrant.share.wins for entrant in found.entrants] == [5.0, 1.0, 0.0]
    assert [entrant.share.games for entrant in found.entrants] == [6, 6, 6]
    assert [entrant.share.times_fair for entrant in found.entrants] == pytest.approx([2.5, 0.5, 0])


def test_intervals_are_those_of_deals(found: Standings) -> None:
    share = found.entrants[0].share
    assert (share.low, share.high) == paired([2.5, 2.5], [3, 3])


def test_ranks_scores_and_times_are_means(found: Standings) -> None:
    strong, middling, weak = found.entrants
    assert [entrant.mean_rank for entrant in found.entrants] == pytest.approx([1, 5 / 3, 3])
    assert (strong.mean_score, weak.mean_score) == (9, 7)
    assert middling.decisions == 24
    assert middling.seconds_per_decision == pytest.approx(0.125)


def test_the_json_has_all_entrants_in_their_order(found: Standings) -> None:
    told = found.to_json()
    assert (told["games"], told["deals"]) == (6, 2)
    bots = told["bots"]
    assert isinstance(bots, list)
    assert [entry["bot"] for entry in bots] == list(BOTS)


def test_roles_are_told_apart() -> None:
    roles = ("cat", "dog", "cat")
    games = [result(n, ranks, seating, n // 3, roles) for n, (seating, ranks) in enumerate(seatings_with_ranks())]
    strong = standings(HEADER, BOTS, games).entrants[0]
    assert list(strong.by_role) == ["cat", "dog"]
    assert strong.by_role["cat"].games == 2
    assert strong.by_role["cat"].wins == 2
    assert strong.by_role["dog"].games == 1
    assert strong.by_role["dog"].wins == 0


def seatings_with_ranks() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Entrant 0 wins unless it sits in the middle, where the dog is."""
    return [((0, 1, 2), (1, 2, 3)), ((1, 0, 2), (1, 2, 3)), ((2, 1, 0), (3, 2, 1))]


def test_equal_sides_have_no_roles(found: Standings) -> None:
    assert [entrant.by_role for entrant in found.entrants] == [{}, {}, {}]


# ---- ratings --------------------------------------------------------------------------------------------------------


def ladder(entrants: int, seats: int) -> list[Result]:
    """Whoever has the lower number is better, in every game."""
    seatings = list(permutations(range(entrants), seats))
    return [
        result(n, [sorted(seating).index(entrant) + 1 for entrant in seating], seating)
        for n, seating in enumerate(seatings)
    ]


@pytest.mark.parametrize(("entrants", "seats"), [(4, 4), (6, 3), (8, 2)])
def test_ratings_are_in_the_order_of_strength(entrants: int, seats: int) -> None:
    values = [rating.value for rating in rate(ladder(entrants, seats), entrants)]
    assert values == sorted(values, reverse=True)
    assert values[0] > 25 > values[-1]


def test_ratings_do_not_hang_on_the_order_of_games() -> None:
    games = ladder(5, 3)
    there, back = rate(games, 5), rate(games[::-1], 5)
    assert [rating.value for rating in there] == pytest.approx([rating.value for rating in back], abs=1)


def test_a_tie_changes_no_order() -> None:
    values = [rating.value for rating in rate([result(n, (1, 1, 1)) for n in range(30)], 3)]
    assert values == pytest.approx([25, 25, 25], abs=1e-6)


def test_more_games_make_a_rating_surer() -> None:
    few, many = rate(ladder(4, 4)[:4], 4), rate(ladder(4, 4), 4)
    assert all(more.deviation < less.deviation for less, more in zip(few, many, strict=True))


def test_the_best_are_told_first(found: Standings) -> None:
    backwards = standings(HEADER, BOTS[::-1], [swapped(game) for game in rotated()])
    assert [entrant.bot for entrant in found.by_rating] == list(BOTS)
    assert [entrant.bot for entrant in backwards.by_rating] == list(BOTS)


def swapped(game: Result) -> Result:
    return result(game.number, game.ranks, [2 - entrant for entrant in game.seating], game.deal)
