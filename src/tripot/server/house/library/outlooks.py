"""How the chances moved in a game that is over, as far as somebody has asked: the bots' workers play on from there."""

from collections import OrderedDict
from collections.abc import Iterable

MOST_KEPT = 20_000  # positions


class Outlooks:
    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], list[float]] = OrderedDict()

    def missing(self, table_id: str, steps: Iterable[int]) -> list[int]:
        return [step for step in steps if (table_id, step) not in self.kept]

    def keep(self, table_id: str, step: int, shares: list[float]) -> None:
        self.kept[table_id, step] = shares
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def chances(self, table_id: str, steps: Iterable[int]) -> list[list[float]]:
        return [self.kept[table_id, step] for step in steps]
