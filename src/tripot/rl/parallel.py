"""PettingZoo, all agents at once: who is not asked plays `wait`, the last action."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from tripot.rl.play import RENDER_MODES, Observation, Play
from tripot.rl.table import seats_asked

Info = dict[str, Any]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]


class parallel_env(ParallelEnv):  # noqa: N801 - as PettingZoo names it
    """An illegal action is replaced by the lowest legal one, and the agent's info says so.

    (PettingZoo's own tests play without looking at masks.)
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
        self.play = Play(game, seats, options, reward, render_mode, extra=1)
        self.wait = self.play.actions - 1
        self.max_cycles = max_cycles  # steps, after which the game is cut off
        self.render_mode = render_mode
        self.metadata = {"render_modes": RENDER_MODES, "name": f"tripot_{game}_v0", "is_parallelizable": True}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.play.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.play.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.play.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        return {agent: self.play.observation(seat, self.legal(seat)) for seat, agent in enumerate(self.possible_agents)}

    def legal(self, seat: int) -> list[int]:
        state = self.play.state
        return self.play.table.legal(state, seat) if state.waiting >> seat & 1 else [self.wait]

    def step(self, actions: dict[str, int]) -> Step:
        if not self.agents:
            raise ValueError("the game is over: call reset()")
        infos: dict[str, Info] = {agent: {} for agent in self.agents}
        chosen = [self.checked(seat, int(actions[agent]), infos[agent]) for seat, agent in enumerate(self.agents)]
        for seat in seats_asked(int(self.play.state.waiting)):
            self.play.do(seat, chosen[seat])
        self.steps += 1
        if self.render_mode == "human":
            self.render()
        return self.told(infos)

    def checked(self, seat: int, action: int, info: Info) -> int:
        legal = self.legal(seat)
        if action in legal:
            return action
        info["illegal_action"] = action
        return legal[0]

    def told(self, infos: dict[str, Info]) -> Step:
        agents = self.agents
        over = not self.play.state.waiting
        cut_off = not over and self.steps == self.max_cycles
        rewards = self.play.table.rewards(self.play.state) if over else [0.0] * len(agents)
        if over or cut_off:
            self.agents = []
        return (
            self.observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            infos,
        )

    def render(self) -> str | None:
        """As spectators hear it."""
        return self.play.render(None)

    def close(self) -> None:
        """Nothing to close."""
