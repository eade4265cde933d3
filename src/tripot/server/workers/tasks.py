"""What workers do: think for a seat, and look ahead from a position of a game that is over."""

import time
from collections.abc import Callable
from functools import wraps
from hashlib import blake2b
from typing import NamedTuple, TypeVar

from tripot.bots import bot as find_bot
from tripot.bots.expert import reason
from tripot.bots.outlook import win_shares
from tripot.core.errors import TripotError
from tripot.core.match import Json, Match
from tripot.core.reason import Reason

GAMES = 300  # played on from each position
DIGITS = 4
G = TypeVar("G")
T = TypeVar("T")


def telling_errors(work: Callable[[G], T]) -> Callable[[G], T | TripotError]:
    """Work whose errors are answers too; of errors that are raised workers tell nothing: they might tell a hand."""

    @wraps(work)
    def told(given: G) -> T | TripotError:
        try:
            return work(given)
        except TripotError as error:
            return error

    return told


class Task(NamedTuple):
    """What a bot needs to choose for a seat, and not more: no secret of the others is in the position."""

    bot: str
    position: Json
    data: object
    seat: int
    seed: int
    legal: tuple[str, ...]
    seconds: float  # that it takes


class Thought(NamedTuple):
    """A bot's answer in notation, why, and its chance of winning where the bot has looked into that."""

    action: str
    reason: Reason | None = None
    chance: float | None = None
    weighed: tuple[tuple[str, float, int], ...] = ()  # actions that a search has looked at: chance and visits
    next_reason: Reason | None = None  # why one might choose the next best

    @property
    def next_best(self) -> tuple[str, float] | None:
        """What the search has looked at most besides the answer, and its chance; none if it has not looked at any."""
        others = [(visits, chance, action) for action, chance, visits in self.weighed if action != self.action]
        if not others or self.chance is None:
            return None
        visits, chance, action = max(others)
        return (action, min(chance, self.chance)) if visits else None


def think(given: Task) -> Thought:
    """Takes `given.seconds` once the position is read, whatever the seat holds (decision 13)."""
    match = Match.from_position(given.position, given.seed, given.data)
    end = time.monotonic() + given.seconds
    bot = find_bot(given.bot, seconds=search_time(given.seconds))
    choice = bot.choose(match.game, match.state, given.seat, given.seed)
    weighed = tuple((str(other.action), other.chance, other.visits) for other in choice.alternatives)
    thought = Thought(str(choice.action), choice.reason, choice.chance, weighed)
    if other := thought.next_best:
        code = match.game.meaning(other[0])[0]
        thought = thought._replace(next_reason=reason(match.game, match.state, given.seat, given.seed, code))
    time.sleep(max(0.0, end - time.monotonic()))
    return thought


def search_time(seconds: float) -> float:
    """Of so many seconds, those that a search may last: it ends a little late, and its answer is to be explained."""
    return seconds - max(0.01, seconds / 20)


class Vantage(NamedTuple):
    """A position to look ahead from, secrets included: its game is over."""

    position: Json
    data: object
    seed: int


def vantage(table_id: str, step: int, match: Match, data: object) -> Vantage:
    """The same table and step always give the same chances."""
    seed = int.from_bytes(blake2b(f"{table_id} {step}".encode(), digest_size=7).digest())
    return Vantage(match.position(), data, seed)


def look_ahead(given: Vantage) -> list[float]:
    """Each seat's share of the wins when many games are played on from there."""
    match = Match.from_position(given.position, given.seed, given.data)
    shares = win_shares(match.game, match.state, GAMES, given.seed)
    return [round(share, DIGITS) for share in shares]
