"""Gymnasium: one seat learns, bots sit at the others.

Every installed game is registered: `gymnasium.make("tripot.rl.gym:tripot/trok-v0", seats=4)`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from tripot.bots import bot as find_bot
from tripot.core.registry import catalogue
from tripot.rl.play import RENDER_MODES, Episode, Observation
from tripot.rl.table import first_asked

ILLEGAL_REWARD = -1.0
SEEDS = 2**31


class gym_env(gymnasium.Env[Any, Any]):  # noqa: N801 - a constructor, like those of PettingZoo
    """Whoever plays an illegal action loses at once.  `bots` is one name, or a name for each other seat in order."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.play = Episode(game, seats, options, reward, render_mode)
        if seat not in range(seats):
            raise ValueError(f"there is no seat {seat}: one of {', '.join(str(n) for n in range(seats))}")
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise ValueError(f"{seats - 1} bots are needed, not {len(names)}")
        self.seat = seat
        others = [other for other in range(seats) if other != seat]
        self.bots = {other: find_bot(name) for other, name in zip(others, names, strict=True)}
        self.render_mode = render_mode
        self.observation_space = self.play.observation_space()
        self.action_space = self.play.action_space()
        self.is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(SEEDS)))
        self.is_over = False
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.is_over:
            raise ResetNeeded("the game is over: call reset()")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action} is no action number: 0 to {self.play.actions - 1}")
        if not self.play.mask(self.seat, self._is_asked())[int(action)]:
            self.is_over = True
            return self._observation(), ILLEGAL_REWARD, True, False, {"illegal_action": int(action)}
        self.play.do(self.seat, int(action))
        self._let_bots_play()
        self.is_over = not self.play.state.waiting
        reward = self.play.table.rewards(self.play.state)[self.seat] if self.is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self.is_over, False, {}

    def _let_bots_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        state = self.play.state
        while state.waiting and not state.waiting >> self.seat & 1:
            self._let_bot_play(first_asked(int(state.waiting)))

    def _let_bot_play(self, seat: int) -> None:
        seed = int(self.np_random.integers(SEEDS))
        choice = self.bots[seat].choose(self.play.table.game, self.play.state, seat, seed)
        self.play.state.apply(seat, choice.action.code, self.play.rng)

    def _is_asked(self) -> bool:
        return not self.is_over and bool(self.play.state.waiting >> self.seat & 1)

    def _observation(self) -> Observation:
        return self.play.observation(self.seat, self._is_asked())

    def action_masks(self) -> NDArray[Any]:
        """As sb3-contrib's MaskablePPO asks for it."""
        return self.play.mask(self.seat, self._is_asked()).astype(bool)

    def render(self) -> str | None:
        return self.play.render(self.seat)


for key in catalogue():
    gymnasium.register(f"tripot/{key}-v0", entry_point="tripot.rl.gym:gym_env", kwargs={"game": key})
