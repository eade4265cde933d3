"""One bot at every seat: by seat, by role."""

import pytest

from arena.played import result
from tripot import catalogue, game
from tripot.arena.competition.results import Results
from tripot.arena.competition.tournament import Tournament, hold
from tripot.arena.playing.table import TableSetup
from tripot.arena.reports.balance import Balance, balance, by_role
from tripot.arena.statistics.intervals import wilson

GAMES = [(key, game(key).seats[0]) for key in catalogue()]


def balanced(key: str, seats: int, games: int = 10) -> Balance:
    tournament = Tournament.alone("random", TableSetup.checked(key, seats, {}))
    results = Results(tournament.header())
    hold(tournament, games, results)
    return balance(tournament, results.played)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_every_game_is_counted_once(key: str, seats: int) -> None:
    found = balanced(key, seats)
    assert found.games == found.counts.lengths.total == 10
    assert sum(found.counts.wins) == pytest.approx(10)
    assert [scores.total for scores in found.counts.scores] == [10] * seats
    assert tuple(found.measures) == game(key).measures
    assert all(measured.total == 10 for measured in found.measures.values())
    assert sum(role.wins for role in found.roles.values()) == pytest.approx(10 if found.roles else 0)


def test_roles_are_counted_wherever_they_sit() -> None:
    games = [
        result(0, (1, 2, 3), roles=("cat", "dog", "owl")),
        result(1, (2, 1, 3), roles=("dog", "cat", "owl")),
        result(2, (1, 2, 1), roles=("owl", "dog", "cat")),
        result(3, (3, 2, 1), roles=("owl", "cat", "dog")),
    ]
    roles = by_role(games, 3)
    assert {key: role.wins for key, role in roles.items()} == {"cat": 2.5, "dog": 1, "owl": 0.5}
    assert all(role.games == 4 and role.fair_share == pytest.approx(1 / 3) for role in roles.values())
    assert roles["cat"].win_interval == wilson(2.5, 4)
    assert roles["cat"].scores.counts == {9: 3, 8: 1}


def test_a_role_of_several_seats_wins_with_any_of_them() -> None:
    roles = by_role([result(0, (1, 2, 2, 1), roles=("team", "other", "other", "team"))], 4)
    assert (roles["team"].games, roles["team"].win_share, roles["team"].fair_share) == (1, 1.0, 0.5)


def test_equal_sides_have_no_roles() -> None:
    assert by_role([result(0, (1, 2))], 2) == {}
