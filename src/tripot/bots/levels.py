"""The bots by name: `random`, `greedy`, the levels for people, and any searching one with a budget.

    expert:0.25s   searches for a quarter of a second
    expert:500     makes 500 iterations: the same answer on every machine
    policy:FILE    plays what a network in a file has learned

Levels are made by how far and how carefully they look.  A beginner overlooks actions and confuses those that are nearly
as good; `easy` does so less.  The others search: `normal` weighs the few actions that look best, `hard` more of them,
both by iterations, so that they are as strong on a slow machine, unless it is so slow that people would have to wait;
only `expert` always takes its time.
"""

import re
import time
from collections.abc import Callable
from dataclasses import replace

from tripot.bots.bot import Bot
from tripot.bots.expert import Budget, Clock, Expert, Stop
from tripot.bots.greedy import Greedy
from tripot.bots.random import Random
from tripot.bots.search import SearchSettings
from tripot.core.errors import UnknownBot
from tripot.core.extras import needs

LEVELS = ("beginner", "easy", "normal", "hard", "expert")
NAMES = ("random", "greedy", *LEVELS)
BUDGETS = {
    "normal": Budget(seconds=0.1, iterations=120),
    "hard": Budget(seconds=0.5, iterations=600),
    "expert": Budget(seconds=1.0),
}
WIDENING = {"normal": 0.5, "hard": 1.0}
FORMS = ("expert:0.25s", "expert:500", "policy:FILE")  # how a budget or a file is written
MOST_SECONDS, MOST_ITERATIONS = 3600, 10_000_000

AT_ONCE: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "beginner": lambda: Greedy("beginner", blur=1.5, overlooked=0.35),
    "easy": lambda: Greedy("easy", blur=0.75, overlooked=0.1),
}


def bot(name: str, *, seconds: float | None = None, stop: Stop | None = None, clock: Clock = time.monotonic) -> Bot:
    """The bot of this name, or UnknownBot.  `seconds` replaces the time that a level has."""
    if name in AT_ONCE:
        return AT_ONCE[name]()
    level, colon, written = name.partition(":")
    if level == "policy" and written:
        with needs("rl"):
            from tripot.bots.policy import policy  # here, so that no other bot waits for NumPy
        return policy(written)
    budget = budget_of(written) if colon else BUDGETS.get(level)
    if level not in BUDGETS or budget is None:
        raise UnknownBot(bot=name, known=[*NAMES, *FORMS])
    if seconds is not None and not colon:
        budget = replace(budget, seconds=seconds)
    return Expert(name, budget, settings_of(level), stop, clock)


def budget_of(written: str) -> Budget | None:
    """`0.25s` is a time, `500` a number of iterations; None if it is neither."""
    if re.fullmatch(r"\d{1,8}", written) and 1 <= int(written) <= MOST_ITERATIONS:
        return Budget(iterations=int(written))
    if re.fullmatch(r"\d{1,4}(\.\d{1,6})?s", written) and 0 < float(written[:-1]) <= MOST_SECONDS:
        return Budget(seconds=float(written[:-1]))
    return None


def settings_of(level: str) -> SearchSettings:
    """`normal` and `hard` weigh fewer actions, and do not look ahead to what they will do next.

    Where a game has a sharper judge, only `expert` knows it.
    """
    settings = SearchSettings()
    if level in WIDENING:
        settings.widening = WIDENING[level]
        settings.depth = 1
        settings.is_sharp = False
    return settings
