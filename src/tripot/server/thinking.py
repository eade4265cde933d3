"""Bots think in processes of their own: compiled search keeps Python's lock, and the tables must go on meanwhile.

A bot is sent no secret: the position it gets is redrawn from what its seat may know.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

from tripot.bots import bot as find_bot
from tripot.core.chance import FastChance
from tripot.core.match import Json, Match
from tripot.core.reason import Reason
from tripot.server.bounds import LONGEST_THOUGHT

G = TypeVar("G")
T = TypeVar("T")
log = logging.getLogger("tripot.thinking")


class Task(NamedTuple):
    """What a bot needs to choose for a seat, and not more."""

    bot: str
    position: Json
    data: object
    seat: int
    seed: int
    legal: tuple[str, ...]


def task(bot: str, match: Match, seat: int, data: object) -> Task:
    state = match.state.copy()
    state.determinise(seat, FastChance(secrets.randbits(60)))
    position = match.header() | match.game.write(state)
    legal = tuple(str(action) for action in match.legal(seat))
    return Task(bot, position, data, seat, secrets.randbits(60), legal)


class Thought(NamedTuple):
    """A bot's answer in notation, why, and its chance of winning where the bot has looked into that."""

    action: str
    reason: Reason | None = None
    chance: float | None = None
    weighed: tuple[tuple[str, float, int], ...] = ()  # actions that a search has looked at: chance and visits


def think(given: Task) -> Thought:
    """In a worker."""
    match = Match.from_position(given.position, given.seed, given.data)
    choice = find_bot(given.bot).choose(match.game, match.state, given.seat, given.seed)
    weighed = tuple((str(other.action), other.chance, other.visits) for other in choice.alternatives)
    return Thought(str(choice.action), choice.reason, choice.chance, weighed)


def begin_worker(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: int) -> None:
    """A worker does not outlive its server, however that ends."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)


class Thinker:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, given: Task) -> Thought:
        """The bot's answer, or any legal one if the bot fails: a table never waits for a broken bot."""
        if len(given.legal) == 1:
            return Thought(given.legal[0], Reason("forced"))
        try:
            return await asyncio.wait_for(self.run(think, given), LONGEST_THOUGHT)
        except Exception:
            log.exception("bot failed", extra={"bot": given.bot, "game": given.position["game"]})
        return Thought(secrets.choice(given.legal))

    async def run(self, work: Callable[[G], T], given: G) -> T:
        """Do it in one of the processes."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, begin_worker, (os.getpid(),))
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, given)
        except BrokenProcessPool:
            self.pool = None  # the next to come gets new ones
            raise

    def close(self) -> None:
        """Wait for the thoughts under way, and drop the others."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
