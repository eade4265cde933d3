"""Gymnasium's own check on every game and number of seats, and what it does not look at."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from conformance.walks import TABLES
from tripot.core.errors import BadSeats, UnknownBot
from tripot.rl import gym_env

any_table = pytest.mark.parametrize(("key", "seats"), TABLES)


@any_table
def test_the_environment_passes_their_check(key, seats):
    env = gymnasium.make(f"tripot.rl.gym:tripot/{key}-v0", seats=seats, render_mode="ansi")
    check_env(env.unwrapped)
    assert env.unwrapped.play.table.game.key == key


def play(env: gym_env, seed: int) -> tuple[list[list[int]], float]:
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    seen = []
    over = False
    while not over:
        seen.append(observation["observation"].tolist())
        assert (env.action_masks() == observation["action_mask"]).all()
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, cut_off, _ = env.step(action)
        assert not cut_off
    return seen, reward


@any_table
def test_a_seed_decides_the_game_and_the_bots(key, seats):
    env = gym_env(key, seats=seats, seat=seats - 1)
    assert play(env, 1) == play(env, 1)
    assert play(env, 1) != play(env, 2)


@any_table
def test_the_learner_gets_its_share_of_the_victory(key, seats):
    env = gym_env(key, seats=seats, seat=1)
    _, reward = play(env, 5)
    ranks = [env.play.state.rank(seat) for seat in range(seats)]
    assert reward == (ranks[1] == 1) / ranks.count(1)


def test_bots_may_differ_from_seat_to_seat():
    env = gym_env("trok", seats=3, seat=1, bots=["greedy", "random"])
    assert {seat: bot.name for seat, bot in env.bots.items()} == {0: "greedy", 2: "random"}
    assert play(env, 1)[0]


def test_whoever_plays_an_illegal_action_loses():
    env = gym_env("trok", seats=2)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    observation, reward, over, _, info = env.step(illegal)
    assert (reward, over, info) == (-1.0, True, {"illegal_action": illegal})
    assert not observation["action_mask"].any()


def test_a_number_that_is_no_action_is_refused():
    env = gym_env("trok", seats=2)
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(100_000)


def test_a_step_before_the_reset_or_after_the_end_is_refused():
    env = gym_env("trok", seats=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("error", "parts"),
    [
        (BadSeats, {"seats": 9}),
        (ValueError, {"seat": 2}),
        (ValueError, {"bots": ["random", "random"]}),
        (UnknownBot, {"bots": "champion"}),
    ],
)
def test_bad_input_is_refused(error, parts):
    with pytest.raises(error):
        gym_env("trok", **{"seats": 2} | parts)
