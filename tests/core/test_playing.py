"""Random games by the thousand."""

import pytest

import tripot
from tripot.core.errors import BadOption, BadSeats, UnknownGame
from tripot.core.playing import Tally, play_many
from tripot.core.state import State

TROK = tripot.game("trok")


def tally_of(games, seed, seats=3):
    return play_many(TROK.blank(seats, TROK.check_options({}, seats)), games, seed)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_game_has_its_winners(seats):
    result = tripot.playouts("trok", seats=seats, games=30, seed=2)
    assert result.games == 30
    assert len(result.wins) == seats
    assert sum(result.wins) == pytest.approx(30)
    assert result.decisions > 30 * 20
    assert result.seconds > 0


def test_the_same_seed_plays_the_same_games():
    first, same, other = (tripot.playouts("trok", seats=3, games=10, seed=seed) for seed in (4, 4, 40))
    assert (first.decisions, first.wins) == (same.decisions, same.wins)
    assert (first.decisions, first.wins) != (other.decisions, other.wins)


def test_game_i_draws_its_luck_from_seed_plus_i():
    together = tally_of(6, 10)
    apart = Tally(3, 0)
    for seed in range(10, 16):
        apart.merge(tally_of(1, seed))
    assert (together.decisions, together.lengths, together.scores) == (apart.decisions, apart.lengths, apart.scores)
    assert together.wins == pytest.approx(apart.wins)
    assert together.games == apart.games == 6


def test_the_length_of_a_game_is_its_rounds_and_the_score_its_aare():
    tally = tally_of(20, 0)
    assert all(1 <= length <= 60 for length in tally.lengths)
    best = [max(scores) for scores in zip(*tally.scores, strict=True)]
    assert sum(score >= 50 for score in best) > 10


def test_a_shared_victory_counts_in_equal_parts():
    state = TROK.blank(3, TROK.check_options({}, 3))
    for seat, aare in enumerate((50, 20, 50)):
        state.players[seat].aare = aare
    tally = Tally(3, 0)
    tally.add(state)
    assert tally.wins == [0.5, 0.0, 0.5]
    assert tally.scores == [[50], [20], [50]]


class Finished(State):
    """A game of two that is over, with two measures of its own."""

    def __init__(self):
        self.seats = 2

    def standing(self, seat):
        return seat

    def score(self, seat):
        return 10 * seat

    def length(self):
        return 4

    def measure(self, n):
        return 100 + n


def test_a_game_may_count_measures_of_its_own():
    one, other = Tally(2, 2), Tally(2, 2)
    one.add(Finished())
    other.add(Finished())
    one.merge(other)
    assert one.measures == [[100, 100], [101, 101]]
    assert (one.wins, one.scores, one.lengths) == ([0.0, 2.0], [[0, 0], [10, 10]], [4, 4])


def test_no_games_are_no_games():
    assert tripot.playouts("trok", seats=2, games=0).wins == (0.0, 0.0)


def test_playouts_check_what_they_are_given():
    with pytest.raises(UnknownGame):
        tripot.playouts("go", seats=2, games=1)
    with pytest.raises(BadSeats):
        tripot.playouts("trok", seats=1, games=1)
    with pytest.raises(BadOption):
        tripot.playouts("trok", seats=2, games=1, options={"open_aare": 1})
