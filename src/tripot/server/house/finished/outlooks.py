"""What the workers have found out about games that are over: how the chances moved, and what bots think of decisions.

As far as somebody has asked; it is kept, and not worked out again.
"""

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from tripot.server.workers.tasks import Thought

MOST_KEPT = 20_000  # positions


class Judged(NamedTuple):
    """What a bot thinks of a seat's decision; in no language yet."""

    seat: int
    thought: Thought


class Outlooks:
    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], list[float]] = OrderedDict()
        self.judged: OrderedDict[tuple[str, int, str], Judged] = OrderedDict()

    def missing(self, table_id: str, steps: Iterable[int]) -> list[int]:
        return [step for step in steps if (table_id, step) not in self.kept]

    def keep(self, table_id: str, step: int, shares: list[float]) -> None:
        self.kept[table_id, step] = shares
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def chances(self, table_id: str, steps: Iterable[int]) -> list[list[float]]:
        return [self.kept[table_id, step] for step in steps]

    def opinion(self, table_id: str, step: int, bot: str) -> Judged | None:
        return self.judged.get((table_id, step, bot))

    def keep_opinion(self, table_id: str, step: int, bot: str, judged: Judged) -> None:
        self.judged[table_id, step, bot] = judged
        if len(self.judged) > MOST_KEPT:
            self.judged.popitem(last=False)
