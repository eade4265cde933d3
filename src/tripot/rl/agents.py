"""What both forms of PettingZoo have in common: seats as agents, and their spaces."""

from collections.abc import Mapping

from gymnasium import spaces

from tripot.rl.play import RENDER_MODES, Episode


class Agents:
    """A table whose seats are agents.  `max_cycles` is where a game is cut off."""

    extra_actions = 0  # beyond those of the game
    is_parallelizable = False

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
        self.play = Episode(game, seats, options, reward, render_mode, self.extra_actions)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"tripot_{game}_v0",
            "is_parallelizable": self.is_parallelizable,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.play.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.play.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations, mask included."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions, by number."""
        return self.action_spaces[agent]

    def close(self) -> None:
        """Nothing to close."""
