"""Bots think in processes of their own: compiled search keeps Python's lock, and the tables must go on meanwhile.

A bot is sent no secret: the position it gets is redrawn from what its seat may know.  While many wait for the workers,
bots take less time for an answer (decision 18).
"""

import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from tripot.core.errors import TripotError
from tripot.core.match import Match
from tripot.core.rng import FastRng
from tripot.server.bounds import (
    BUSY_WAIT,
    GREEDY_WAIT,
    MOST_REQUESTS,
    MOST_WAITING,
    SHORTENED_TIME,
    SHORTEST_THOUGHT,
    THINKING_TIME,
)
from tripot.server.errors import BotFailed, Busy
from tripot.server.monitoring.metrics import EASED, THINKING, rounded
from tripot.server.security.rate_limits import Bucket
from tripot.server.workers.pool import Pool, WorkerLost, WorkFailed
from tripot.server.workers.queue import Flow, Job
from tripot.server.workers.tasks import Task, Thought, think

FALLBACK = "greedy"
ANSWERS = ("attended", "unattended")  # kinds of work that a whole table waits for
log = logging.getLogger("tripot.thinking")
G = TypeVar("G")
T = TypeVar("T")


def task(bot: str, match: Match, seat: int, data: object, seconds: float | None = None) -> Task:
    """Made in a tenth of a millisecond; it takes the time of the bot's level if no other is given."""
    state = match.state.copy()
    state.determinise(seat, FastRng(secrets.randbits(60)))
    position = match.header() | match.game.write(state)
    legal = tuple(str(action) for action in match.legal(seat))
    return Task(bot, position, data, seat, secrets.randbits(60), legal, seconds or thinking_time(bot))


class Effort(NamedTuple):
    """Which bot answers, and in what time."""

    bot: str
    seconds: float
    is_eased: bool = False  # because many wait


def thinking_time(bot: str) -> float:
    """Seconds that a bot takes for every answer."""
    return THINKING_TIME.get(bot, SHORTEST_THOUGHT)


def effort(bot: str, wait: float) -> Effort:
    """What can be afforded for an answer of this bot that would wait so long for a worker."""
    if wait < BUSY_WAIT:
        return Effort(bot, thinking_time(bot))
    if bot in SHORTENED_TIME and wait >= GREEDY_WAIT:
        return Effort(FALLBACK, thinking_time(FALLBACK), True)
    return Effort(bot, SHORTENED_TIME.get(bot, SHORTEST_THOUGHT), True)


class WorkClaim(NamedTuple):
    """For whom something is worked out, and how many workers the table may still cost by work that takes too long."""

    flow: Flow
    losses: Bucket


class Thinker:
    def __init__(self, workers: int) -> None:
        self.pool = Pool(workers)
        self.queue = self.pool.queue

    def effort(self, bot: str, flow: Flow) -> Effort:
        """What an answer of this bot gets now."""
        found = effort(bot, self.queue.expected_wait(flow, thinking_time(bot)))
        if found.is_eased:
            EASED.labels(found.bot).inc()
        return found

    async def choose(self, given: Task, claim: WorkClaim) -> Thought:
        """An answer in any case: that of `greedy` if the bot fails, and the first legal one if `greedy` fails too."""
        simple = given._replace(bot=FALLBACK, seconds=thinking_time(FALLBACK))
        for attempt in (given, simple):
            if claim.losses.has(1):
                try:
                    return await self.run(think, attempt, attempt.seconds, claim)
                except WorkFailed as error:
                    note_failure(error)
        EASED.labels("first").inc()
        return Thought(given.legal[0])

    async def advise(self, given: Task, claim: WorkClaim) -> Thought:
        """The bot's answer, as `work_out` finds it."""
        return await self.work_out(think, given, given.seconds, claim)

    async def work_out(self, work: Callable[[G], T | TripotError], given: G, seconds: float, claim: WorkClaim) -> T:
        """What somebody would like to know and can do without: Busy if too much of it waits, BotFailed if it fails.

        Errors that the work tells are raised.
        """
        lengths = self.queue.lengths()
        if self.queue.number(claim.flow) >= MOST_REQUESTS or lengths["hint"] + lengths["review"] >= MOST_WAITING:
            raise Busy(allowed=MOST_REQUESTS)
        if not claim.losses.has(1):
            raise BotFailed
        try:
            found = await self.run(work, given, seconds, claim)
        except WorkFailed as error:
            note_failure(error)
            raise BotFailed from error
        if isinstance(found, TripotError):
            raise found
        return found

    async def run(self, work: Callable[[G], T], given: G, seconds: float, claim: WorkClaim) -> T:
        job = Job(claim.flow, work, given, seconds)
        try:
            result: T = await self.pool.run(job)
        except WorkerLost:
            if claim.losses.has(1):
                claim.losses.take()
            raise
        if claim.flow.kind in ANSWERS:
            THINKING.observe(rounded(job.spent))
        return result


def note_failure(error: WorkFailed) -> None:
    log.error("a bot failed", extra={"error": type(error).__name__, "where": error.args})
