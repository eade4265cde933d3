"""Many games stepped with one call, in NumPy arrays."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tripot.core.errors import IllegalAction
from tripot.rl.lanes import Lanes
from tripot.rl.table import SeatedGame, reward_number

Flags = NDArray[np.bool_]
Ints = NDArray[np.int32]
Cells = NDArray[np.int16]
Rewards = NDArray[np.float64]


@dataclass(frozen=True)
class Turn:
    """Where all games stand: in each, one seat is asked.

    The arrays are read-only and new at every step, so that they can be kept.  `reward` and `ended` speak of the game
    that has just ended in a lane; the rest already of the next one there.
    """

    seat: Ints  # who is asked
    observation: Cells  # a row for each game: what that seat knows
    reward: Rewards  # a row for each game: what each seat gets, zeros unless it has ended
    ended: Flags
    legal: Ints  # the numbers of all legal actions, game after game
    starts: Ints  # where those of each game begin, and at last how many there are
    actions: int  # how many there are in all, legal or not

    @cached_property
    def mask(self) -> Flags:
        """A row for each game: which actions are legal.  Made when it is asked for: it takes longer than a step."""
        games = len(self.seat)
        mask = np.zeros((games, self.actions), np.bool_)
        mask[np.repeat(np.arange(games), np.diff(self.starts)), self.legal] = True
        mask.flags.writeable = False
        return mask

    def sample(self, rng: np.random.Generator) -> Ints:
        """A random legal action for each game."""
        numbers = np.diff(self.starts)
        chosen: Ints = self.legal[self.starts[:-1] + (rng.random(len(numbers)) * numbers).astype(np.int32)]
        return chosen


class Batch:
    """Many games of one kind; `step` does one decision in each, and begins a new game where one is over.

    Simultaneous answers are asked for one seat after the other; nobody sees what the others have answered.  Game n of
    lane l draws all its luck from `seed + l + n * games`.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        games: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.table = SeatedGame(game, seats, options)
        self.games = games
        self.seats = self.table.seats
        self.observer = self.table.observer
        self.numbering = self.table.numbering
        self.judge = self.table.game.judge()
        self.lanes = Lanes(self.table.blank, self.observer, self.numbering.codes, games, seed, reward_number(reward))
        self.turn = self._read()

    def step(self, actions: ArrayLike) -> Turn:
        """Do one action in each game.  IllegalAction changes nothing."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.games} action numbers, not {chosen.dtype} of shape {chosen.shape}")
        packed = chosen.astype("<i4").tobytes()
        lane = int(self.lanes.first_illegal(packed))
        if lane >= 0:
            raise self._illegal(lane, chosen)
        self.lanes.step(packed)
        self.turn = self._read()
        return self.turn

    def _illegal(self, lane: int, actions: Sequence[int] | Ints) -> IllegalAction:
        legal = self.turn.legal[self.turn.starts[lane] : self.turn.starts[lane + 1]]
        return IllegalAction(
            game=lane, seat=int(self.turn.seat[lane]), action=int(actions[lane]), allowed=[int(n) for n in legal]
        )

    def greedy(self, lanes: ArrayLike) -> Ints:
        """What the bot `greedy` would play in these games, by number: an opponent that costs little."""
        chosen = np.asarray(lanes)
        if chosen.size and not 0 <= chosen.min() <= chosen.max() < self.games:
            raise IndexError(f"games are numbered from 0 to {self.games - 1}")
        advice = self.lanes.advise(self.judge, chosen.astype("<i4").tobytes())
        return np.frombuffer(memoryview(advice), np.int32)

    def _read(self) -> Turn:
        lanes = self.lanes
        starts = np.frombuffer(memoryview(lanes.starts), np.int32)
        return Turn(
            seat=np.frombuffer(memoryview(lanes.acting), np.int32),
            observation=np.frombuffer(lanes.page.cells(), np.int16).reshape(self.games, -1),
            reward=np.frombuffer(memoryview(lanes.rewards), np.float64).reshape(self.games, -1),
            ended=np.frombuffer(memoryview(lanes.ended), np.bool_),
            legal=np.frombuffer(memoryview(lanes.legal), np.int32)[: starts[-1]],
            starts=starts,
            actions=len(self.numbering),
        )
