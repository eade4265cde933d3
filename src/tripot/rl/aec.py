"""PettingZoo, agent by agent: only the agent that has to decide is asked."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tripot.rl.agents import Agents
from tripot.rl.play import Observation
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
    checked = checked_aec_env(
        game, seats=seats, options=options, reward=reward, max_cycles=max_cycles, render_mode=render_mode
    )
    return OrderEnforcingWrapper(checked)


class raw_aec_env(Agents, AECEnv):  # noqa: N801 - as PettingZoo names it
    """Without checks, and faster: it trusts its caller to play legal actions.

    Simultaneous answers are asked for one seat after the other; nobody sees what the others have answered.
    `max_cycles` counts the decisions of the whole table.
    """

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
        self._ask()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[first_asked(int(self.play.state.waiting))]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        asked = agent == self.agent_selection and not (self.terminations.get(agent) or self.truncations.get(agent))
        return self.play.observation(seat, asked)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.play.do(self.possible_agents.index(agent), int(action))
        self.decisions += 1
        if not self.play.state.waiting:
            self._end()
        else:
            self._ask()
            if self.decisions == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Pay, and let everybody step out in the order of the seats."""
        self.rewards = dict(zip(self.agents, self.play.table.rewards(self.play.state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """For whoever is asked."""
        return self.play.render(self.possible_agents.index(self.agent_selection))


class checked_aec_env(raw_aec_env):  # noqa: N801 - as the other
    """With what PettingZoo's AssertOutOfBoundsWrapper and TerminateIllegalWrapper check, which take far longer."""

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            assert self.action_space(agent).contains(action), "action is not in action space"
            if not self.play.mask(self.possible_agents.index(agent), True)[action]:
                self._lose(agent)
                return
        super().step(action)

    def _lose(self, agent: str) -> None:
        """By an illegal action, which ends the game."""
        EnvLogger.warn_on_illegal_move()
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD}
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
