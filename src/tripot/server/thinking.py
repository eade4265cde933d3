"""Bots think in processes of their own: compiled search keeps Python's lock, and the tables must go on meanwhile.

A bot is sent no secret: the position it gets is redrawn from what its seat may know.  It keeps its worker for the time
of its level, whatever it holds, even where it has only one answer: how long a worker is taken can be measured at other
tables (decision 13).
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
from tripot.server.bounds import LONGEST_THOUGHT, SHORTEST_THOUGHT, THINKING_TIME

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
    seconds: float  # that it takes


def thinking_time(bot: str) -> float:
    """Seconds that a bot takes for every answer."""
    return THINKING_TIME.get(bot, SHORTEST_THOUGHT)


def task(bot: str, match: Match, seat: int, data: object) -> Task:
    state = match.state.copy()
    state.determinise(seat, FastChance(secrets.randbits(60)))
    position = match.header() | match.game.write(state)
    legal = tuple(str(action) for action in match.legal(seat))
    return Task(bot, position, data, seat, secrets.randbits(60), legal, thinking_time(bot))


class Thought(NamedTuple):
    """A bot's answer in notation, why, and its chance of winning where the bot has looked into that."""

    action: str
    reason: Reason | None = None
    chance: float | None = None
    weighed: tuple[tuple[str, float, int], ...] = ()  # actions that a search has looked at: chance and visits


def think(given: Task) -> Thought:
    """In a worker, which is kept for `given.seconds` once the position is read."""
    match = Match.from_position(given.position, given.seed, given.data)
    end = time.monotonic() + given.seconds
    bot = find_bot(given.bot, seconds=search_time(given.seconds))
    choice = bot.choose(match.game, match.state, given.seat, given.seed)
    weighed = tuple((str(other.action), other.chance, other.visits) for other in choice.alternatives)
    thought = Thought(str(choice.action), choice.reason, choice.chance, weighed)
    time.sleep(max(0.0, end - time.monotonic()))
    return thought


def search_time(seconds: float) -> float:
    """Of so many seconds, those that a search may last: it ends a little late, and its answer is to be explained."""
    return seconds - max(0.01, seconds / 20)


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
