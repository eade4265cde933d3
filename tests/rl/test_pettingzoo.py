"""PettingZoo's own tests on every game and number of seats, and what they do not look at."""

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from conformance.walks import TABLES
from tripot.core.errors import BadSeats, UnknownGame, UnknownOption
from tripot.rl import aec_env, parallel_env, raw_aec_env

any_table = pytest.mark.parametrize(("key", "seats"), TABLES)
CYCLES = 60


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")  # a Dict is what it wants for masks,
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # and yet it warns of all but its own games'
@any_table
def test_the_agent_environment_passes_their_api_test(key, seats, capsys):
    api_test(aec_env(key, seats=seats), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@any_table
def test_the_parallel_environment_passes_their_api_test(key, seats, capsys):
    parallel_api_test(parallel_env(key, seats=seats), num_cycles=CYCLES)
    assert "Passed Parallel API test" in capsys.readouterr().out


@any_table
def test_both_pass_their_seed_tests(key, seats):
    seed_test(lambda: aec_env(key, seats=seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(key, seats=seats), num_cycles=CYCLES)


@any_table
def test_the_agent_environment_passes_their_render_test(key, seats, capsys):
    render_test(lambda render_mode: aec_env(key, seats=seats, render_mode=render_mode), custom_tests={"ansi": bool})
    assert "seats asked" in capsys.readouterr().out


@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if table[0] != "snatch"])  # over too soon
def test_games_are_cut_off_as_their_max_cycles_test_wants_it(key, seats):
    """Agents that all act in every cycle are PettingZoo's own form of the parallel environment: ours asks only some."""

    def parallel(max_cycles: int) -> parallel_env:
        return parallel_env(key, seats=seats, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


# ---- what their tests do not look at --------------------------------------------------------------------------------


def play_agents(env, rng) -> tuple[list[object], dict[str, float]]:
    """A random game: who was asked and what it saw, and what each agent got."""
    seen, rewards = [], {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            seen.append((agent, observation["observation"].tolist(), observation["action_mask"].tolist()))
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return seen, rewards


def play_together(env, rng, seed: int) -> tuple[list[object], dict[str, float]]:
    observations, _ = env.reset(seed=seed)
    seen, rewards = [], {}
    while env.agents:
        seen.append({agent: seen["observation"].tolist() for agent, seen in observations.items()})
        actions = {agent: int(rng.choice(np.flatnonzero(o["action_mask"]))) for agent, o in observations.items()}
        observations, rewards, *_ = env.step(actions)
    return seen, rewards


@any_table
def test_a_seed_decides_the_whole_game(key, seats):
    games = []
    for seed in (1, 1, 2):
        env = raw_aec_env(key, seats=seats)
        env.reset(seed=seed)
        games.append(play_agents(env, np.random.default_rng(1)))
    assert games[0] == games[1] != games[2]
    together = [play_together(parallel_env(key, seats=seats), np.random.default_rng(1), seed) for seed in (1, 1, 2)]
    assert together[0] == together[1] != together[2]


@any_table
def test_the_winners_share_a_point(key, seats):
    env = aec_env(key, seats=seats)
    env.reset(seed=3)
    _, rewards = play_agents(env, np.random.default_rng(2))
    state = env.unwrapped.play.state
    winners = [f"seat_{seat}" for seat in range(seats) if state.rank(seat) == 1]
    assert rewards == {agent: (agent in winners) / len(winners) for agent in env.possible_agents}


@any_table
def test_score_differences_are_an_option(key, seats):
    env = parallel_env(key, seats=seats, reward="score")
    _, rewards = play_together(env, np.random.default_rng(2), 4)
    scores = [env.play.state.score(seat) for seat in range(seats)]
    for seat in range(seats):
        others = [score for other, score in enumerate(scores) if other != seat]
        assert rewards[f"seat_{seat}"] == pytest.approx(scores[seat] - sum(others) / len(others))


def test_whoever_plays_an_illegal_action_loses():
    env = aec_env("trok", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards[agent] == -1


def ended_by_an_illegal_action(env: AECEnv) -> list[object]:
    """What everybody is told, from then on."""
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    told = []
    for agent in env.agent_iter():
        observation, *rest = env.last()
        told.append((agent, int(observation["action_mask"].sum()), rest, dict(env.rewards)))
        env.step(None)
    return told


def test_an_illegal_action_is_treated_as_pettingzoo_s_own_wrappers_do():
    wrapped = TerminateIllegalWrapper(raw_aec_env("trok", seats=3), illegal_reward=-1)
    theirs = ended_by_an_illegal_action(OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped)))
    assert ended_by_an_illegal_action(aec_env("trok", seats=3)) == theirs
    assert len(theirs) == 3


def test_a_number_that_is_no_action_is_refused():
    env = aec_env("trok", seats=3)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(100_000)


def test_nothing_can_be_done_before_the_first_reset():
    with pytest.raises(AttributeError, match="before reset"):
        aec_env("trok", seats=3).agent_selection  # noqa: B018 - asking is the test


def test_in_a_parallel_step_an_illegal_action_is_replaced_and_named():
    env = parallel_env("trok", seats=3)
    env.reset(seed=1)
    *_, infos = env.step(dict.fromkeys(env.agents, env.wait))
    assert infos == {agent: {"illegal_action": env.wait} for agent in env.possible_agents}


def test_who_is_not_asked_can_only_wait():
    env = parallel_env("trol", seats=3)
    observations, _ = env.reset(seed=1)
    asked = int(env.play.state.waiting)
    masks = [observation["action_mask"] for observation in observations.values()]
    assert [mask[env.wait] for mask in masks] == [1 - (asked >> seat & 1) for seat in range(3)]


def test_a_parallel_step_after_the_end_is_refused():
    env = parallel_env("tschak", seats=2, max_cycles=1)
    env.reset(seed=1)
    *_, truncations, _ = env.step(dict.fromkeys(env.agents, 0))
    assert all(truncations.values())
    with pytest.raises(ValueError, match="reset"):
        env.step({})


def test_a_parallel_game_is_rendered_as_spectators_hear_it(capsys):
    env = parallel_env("trok", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert "seats asked: 0, 1" in env.render()
    assert env.render() == "seats asked: 0, 1"  # nothing has happened since
    assert parallel_env("trok", seats=2).render() is None


def test_an_agent_environment_is_cut_off_after_so_many_decisions():
    env = aec_env("trok", seats=2, max_cycles=7)
    env.reset(seed=1)
    seen, _ = play_agents(env, np.random.default_rng(1))
    assert len(seen) == 7


@pytest.mark.parametrize("make", [aec_env, parallel_env])
@pytest.mark.parametrize(
    ("error", "game", "parts"),
    [
        (UnknownGame, "chess", {}),
        (BadSeats, "trok", {"seats": 9}),
        (UnknownOption, "trok", {"options": {"colour": "blue"}}),
        (ValueError, "trok", {"reward": "fame"}),
        (ValueError, "trok", {"render_mode": "rgb_array"}),
    ],
)
def test_bad_input_is_refused(make, error, game, parts):
    with pytest.raises(error):
        make(game, **{"seats": 2} | parts)
