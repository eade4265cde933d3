"""How the chances moved in a game that is over: from each position on, many games are played in the bots' processes.

One position at a time, since the tables that are being played need those processes more.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

from tripot.bots.outlook import win_shares
from tripot.core.match import Json, Match
from tripot.server.thinking import Thinker

GAMES = 300  # played on from each position
MOST_KEPT = 20_000  # positions
DIGITS = 4


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
    """In a worker."""
    match = Match.from_position(given.position, given.seed, given.data)
    shares = win_shares(match.game, match.state, GAMES, given.seed)
    return [round(share, DIGITS) for share in shares]


class Outlooks:
    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.turn = asyncio.Lock()
        self.kept: OrderedDict[tuple[str, int], list[float]] = OrderedDict()

    def missing(self, table_id: str, steps: Iterable[int]) -> list[int]:
        return [step for step in steps if (table_id, step) not in self.kept]

    async def add(self, table_id: str, vantages: dict[int, Vantage]) -> None:
        for step, given in vantages.items():
            async with self.turn:
                if (table_id, step) not in self.kept:
                    self.keep(table_id, step, await self.thinker.run(look_ahead, given))

    def keep(self, table_id: str, step: int, shares: list[float]) -> None:
        self.kept[table_id, step] = shares
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def chances(self, table_id: str, steps: Iterable[int]) -> list[list[float]]:
        return [self.kept[table_id, step] for step in steps]
