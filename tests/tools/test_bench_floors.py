"""The floors of speed and size that hold on any machine: ratios in one run, and bytes."""

import pytest

from bench.engines import best_of, compiled, interpreted
from bench.goals import GOALS, goal_of
from bench.interfaces import agents, batch
from bench.timing import best_rate
from tripot import game as find_game
from tripot.rl import raw_aec_env

ROUNDS = 3
BATCH_FLOOR = 2  # how many times the rate of a loop in Python; it is five times and more where nothing else runs


@pytest.mark.parametrize("game", GOALS)
def test_compiled_playouts_are_many_times_faster_than_interpreted_ones(game: str):
    options = ("--games", f"{game}:{find_game(game).usual_seats}", "--figures", "playouts", "--repeats", "2")
    fast, slow = [], []
    for _ in range(ROUNDS):  # in turns, so that a busy machine slows both
        fast += compiled().measure(*options)
        slow += interpreted().measure(*options)
    assert best_of(fast)["playouts"] / best_of(slow)["playouts"] >= goal_of("ratio", game).floor


@pytest.mark.parametrize("game", [game for game in GOALS if goal_of("size", game)])
def test_a_state_is_small(game: str):
    sizes = [table["size"] for table in compiled().measure("--figures", "size") if table["game"] == game]
    assert sizes
    assert max(sizes) < goal_of("size", game).limit


@pytest.mark.parametrize("game", GOALS)
def test_a_batch_is_many_times_faster_than_a_loop_in_python(game: str):
    seats = find_game(game).usual_seats
    works = (batch(game, seats), agents(raw_aec_env(game, seats=seats)))
    fast, slow = zip(*[[best_rate(work, 0.1, 1) for work in works] for _ in range(ROUNDS)], strict=True)
    assert max(fast) / max(slow) >= BATCH_FLOOR
