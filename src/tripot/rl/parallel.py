"""PettingZoo, all agents at once: an agent that is not asked plays `wait`, the last action."""

from typing import Any

from pettingzoo import ParallelEnv

from tripot.rl.agents import Agents
from tripot.rl.play import Observation
from tripot.rl.table import seats_asked

Info = dict[str, Any]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]


class parallel_env(Agents, ParallelEnv):  # noqa: N801 - as PettingZoo names it
    """An illegal action is replaced by the lowest legal one, and the agent's info says so.

    (PettingZoo's own tests play without looking at masks.)  `max_cycles` counts steps.
    """

    extra_actions = 1  # to wait
    is_parallelizable = True

    @property
    def wait(self) -> int:
        """The number of the action of whoever is not asked."""
        return self.play.actions - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.play.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: self.play.observation(seat, bool(self.play.state.waiting >> seat & 1))
            for seat, agent in enumerate(self.possible_agents)
        }

    def _legal(self, seat: int) -> list[int]:
        state = self.play.state
        return self.play.table.legal(state, seat) if state.waiting >> seat & 1 else [self.wait]

    def step(self, actions: dict[str, int]) -> Step:
        if not self.agents:
            raise ValueError("the game is over: call reset()")
        infos: dict[str, Info] = {agent: {} for agent in self.agents}
        chosen = [self._checked(seat, int(actions[agent]), infos[agent]) for seat, agent in enumerate(self.agents)]
        for seat in seats_asked(int(self.play.state.waiting)):
            self.play.do(seat, chosen[seat])
        self.steps += 1
        if self.render_mode == "human":
            self.render()
        return self._told(infos)

    def _checked(self, seat: int, action: int, info: Info) -> int:
        legal = self._legal(seat)
        if action in legal:
            return action
        info["illegal_action"] = action
        return legal[0]

    def _told(self, infos: dict[str, Info]) -> Step:
        agents = self.agents
        over = not self.play.state.waiting
        cut_off = not over and self.steps == self.max_cycles
        rewards = self.play.table.rewards(self.play.state) if over else [0.0] * len(agents)
        if over or cut_off:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            infos,
        )

    def render(self) -> str | None:
        """As spectators hear it."""
        return self.play.render(None)
