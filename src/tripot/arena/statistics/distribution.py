"""How often each whole number was seen."""

from collections import Counter
from collections.abc import Iterable
from math import ceil, sqrt

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Distribution:
    """Counts of whole numbers, cheap to send between processes and to add up."""

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.counts: Counter[int] = Counter(values)

    def merge(self, other: "Distribution") -> None:
        self.counts.update(other.counts)

    @property
    def total(self) -> int:
        return self.counts.total()

    @property
    def least(self) -> int:
        return min(self.counts)

    @property
    def most(self) -> int:
        return max(self.counts)

    @property
    def mean(self) -> float:
        return sum(value * number for value, number in self.counts.items()) / self.total

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        mean = self.mean
        return sqrt(sum(number * (value - mean) ** 2 for value, number in self.counts.items()) / self.total)

    def quantile(self, share: float) -> int:
        """The smallest value that at least this share of all values does not exceed."""
        wanted = max(1, ceil(share * self.total))
        seen = 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen >= wanted:
                return value
        raise ValueError("an empty distribution has no quantiles")

    def share_from(self, least: int) -> float:
        """The share of values that are at least so large."""
        return sum(number for value, number in self.counts.items() if value >= least) / self.total

    def bins(self, most: int) -> list[tuple[int, int, int]]:
        """At most `most` bins of equal width, from the least value on: (first value, last value, count)."""
        width = ceil((self.most - self.least + 1) / most)
        counts: Counter[int] = Counter()
        for value, number in self.counts.items():
            counts[(value - self.least) // width] += number
        starts = ((i, self.least + i * width) for i in range((self.most - self.least) // width + 1))
        return [(start, start + width - 1, counts[i]) for i, start in starts]

    def to_json(self) -> dict[str, object]:
        return {
            "mean": self.mean,
            "deviation": self.deviation,
            "least": self.least,
            "most": self.most,
            "quantiles": {str(share): self.quantile(share) for share in QUANTILES},
            "counts": {str(value): self.counts[value] for value in sorted(self.counts)},
        }
