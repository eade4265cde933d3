"""A batch whose games are shared out among processes.

Observations lie in memory that all processes see; what is small goes through pipes.
"""

from collections.abc import Mapping
from ctypes import c_byte
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from tripot.core.errors import TripotError
from tripot.rl.batch import Batch, Turn
from tripot.rl.table import SeatedGame, reward_number

SEEDS = 2**40  # between the seeds of one process and the next

Memory = Any  # shared bytes


class ProcessBatch:
    """The same calls as `Batch`.  Process p plays what `Batch(..., seed=seed + p * 2**40)` would.

    Unlike that of a `Batch`, the `observation` of a turn is overwritten by the next step.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        games: int,
        processes: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
    ) -> None:
        if processes < 1 or games < processes or games % processes:
            raise ValueError(f"{games} games cannot be shared out evenly among {processes} processes")
        reward_number(reward)
        table = SeatedGame(game, seats, options)
        self.games, self.seats, self.processes = games, table.seats, processes
        self.observer, self.numbering = table.observer, table.numbering
        context = get_context("spawn")
        self.cells: Memory = context.RawArray(c_byte, games * self.observer.size * 2)
        self.pipes: list[Connection] = []
        self.workers = []
        for number in range(processes):
            here, there = context.Pipe()
            parts = {
                "game": game, "seats": seats, "games": games // processes, "seed": seed + number * SEEDS,
                "options": dict(options or {}), "reward": reward,
            }  # fmt: skip
            worker = context.Process(target=work, args=(there, parts, number, self.cells), daemon=True)
            worker.start()
            there.close()
            self.pipes.append(here)
            self.workers.append(worker)
        self.turn = self._gathered()

    def step(self, actions: ArrayLike) -> Turn:
        """Do one action in each game.  An illegal action ends the batch, since other processes have gone on."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,):
            raise ValueError(f"a step takes {self.games} action numbers, not {chosen.shape}")
        for pipe, part in zip(self.pipes, np.split(chosen, self.processes), strict=True):
            pipe.send(part)
        self.turn = self._gathered()
        return self.turn

    def _gathered(self) -> Turn:
        parts = [pipe.recv() for pipe in self.pipes]
        for part in parts:
            if isinstance(part, Exception):
                self.close()
                raise part
        seats, rewards, ended, legal, starts = zip(*parts, strict=True)
        before = np.cumsum([0, *[len(numbers) for numbers in legal]])[:-1]
        return Turn(
            seat=np.concatenate(seats),
            observation=np.frombuffer(self.cells, np.int16).reshape(self.games, -1),
            reward=np.concatenate(rewards),
            ended=np.concatenate(ended),
            legal=np.concatenate(legal),
            starts=np.concatenate([[0], *[part[1:] + n for part, n in zip(starts, before, strict=True)]]).astype(
                np.int32
            ),
            actions=len(self.numbering),
        )

    def close(self) -> None:
        """Stop the processes."""
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()


def work(pipe: Connection, parts: dict[str, Any], number: int, cells: Memory) -> None:
    """A process: steps its own batch until the pipe is closed."""
    batch = Batch(**parts)
    first = number * batch.games
    size = batch.observer.size
    own_cells = np.frombuffer(cells, np.int16)[first * size : (first + batch.games) * size].reshape(batch.games, -1)
    while True:
        turn = batch.turn
        own_cells[:] = turn.observation
        pipe.send((turn.seat, turn.reward, turn.ended, turn.legal, turn.starts))
        try:
            batch.step(pipe.recv())
        except EOFError:
            return
        except (TripotError, ValueError) as error:
            pipe.send(error)
            return
