"""PettingZoo, agent by agent: only who has to decide is asked."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from tripot.rl.play import RENDER_MODES, Observation, Play
from tripot.rl.table import first_asked

ILLEGAL_REWARD = -1.0


def aec_env(
    game: str,
    *,
    seats: int,
    options: Mapping[str, object] | None = None,
    reward: str = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment with the checks that PettingZoo's own games have: whoever plays an illegal action loses."""
    env = raw_aec_env(game, seats=seats, options=options, reward=reward, max_cycles=max_cycles, render_mode=render_mode)
    checked = AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD))
    return OrderEnforcingWrapper(checked)


class raw_aec_env(AECEnv):  # noqa: N801 - as PettingZoo names it
    """Without checks, and faster: it trusts its caller to play legal actions.

    Simultaneous answers are asked for one seat after the other; nobody sees what the others have answered.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, options, reward, render_mode)
        self.max_cycles = max_cycles  # decisions of the whole table, after which the game is cut off
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"tripot_{game}_v0",
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.play.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.play.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.begin(seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.ask()

    def ask(self) -> None:
        self.agent_selection = self.possible_agents[first_asked(int(self.play.state.waiting))]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_numbers[agent]
        asked = agent == self.agent_selection and not (self.terminations.get(agent) or self.truncations.get(agent))
        return self.play.observation(seat, self.play.table.legal(self.play.state, seat) if asked else [])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.play.do(self.seat_numbers[agent], int(action))
        self.decisions += 1
        if not self.play.state.waiting:
            self.end()
        else:
            self.ask()
            if self.decisions == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        """Pay, and let everybody step out in the order of the seats."""
        self.rewards = dict(zip(self.agents, self.play.table.rewards(self.play.state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """For whoever is asked."""
        return self.play.render(self.seat_numbers[self.agent_selection])

    def close(self) -> None:
        """Nothing to close."""
