"""How the chances moved in a game that is over: from each position on, many games are played by the bots' workers.

One position after the other, so that the tables that are being played come in between.
"""

from collections import OrderedDict
from collections.abc import Iterable
from hashlib import blake2b

from tripot.core.match import Match
from tripot.server.thinking import Claim, Thinker
from tripot.server.workers.tasks import Vantage, look_ahead

SECONDS = 0.1  # that a position takes, about
MOST_KEPT = 20_000  # positions


def vantage(table_id: str, step: int, match: Match, data: object) -> Vantage:
    """The same table and step always give the same chances."""
    seed = int.from_bytes(blake2b(f"{table_id} {step}".encode(), digest_size=7).digest())
    return Vantage(match.position(), data, seed)


class Outlooks:
    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.kept: OrderedDict[tuple[str, int], list[float]] = OrderedDict()

    def missing(self, table_id: str, steps: Iterable[int]) -> list[int]:
        return [step for step in steps if (table_id, step) not in self.kept]

    async def add(self, table_id: str, vantages: dict[int, Vantage], claim: Claim) -> None:
        for step, given in vantages.items():
            if (table_id, step) not in self.kept:
                self.keep(table_id, step, await self.thinker.work_out(look_ahead, given, SECONDS, claim))

    def keep(self, table_id: str, step: int, shares: list[float]) -> None:
        self.kept[table_id, step] = shares
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def chances(self, table_id: str, steps: Iterable[int]) -> list[list[float]]:
        return [self.kept[table_id, step] for step in steps]
