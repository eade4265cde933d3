"""Do dear cards bring more than cheap ones?  What a play brings, in hundredths of the way to victory.

A faction's own goal counts whole, what a play takes from a rival's goal half.  The Merchant, whose goal is treasure,
pays with what he wants, so that his cards have their cost to earn back first; to the others treasure is only a means.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from criteria.effects import Card
from tripot.arena.playing.contest import Result
from tripot.arena.statistics.intervals import Z_95

DEAR = 2  # a card of this cost, or more
GOALS = {"watch": ("captures", 7), "merchant": ("fortune", 15), "thief": ("infamy", 9)}  # 11 and some captured levels
HALF = 0.5


@dataclass
class Sum:
    """What plays brought, game by game."""

    pairs: list[tuple[float, int]]  # how much all plays of a game brought, and how many they were

    @property
    def plays(self) -> int:
        return sum(plays for _, plays in self.pairs)

    @property
    def mean(self) -> float:
        return sum(brought for brought, _ in self.pairs) / self.plays

    @property
    def error(self) -> float:
        """The standard error of the mean, over games."""
        return sqrt(sum((brought - self.mean * plays) ** 2 for brought, plays in self.pairs)) / self.plays


def dearer_brings(
    results: Sequence[Result], cards: Sequence[Card], faction: str
) -> tuple[float, tuple[float, float]] | None:
    """How much more a play of a dear card brings than one of a cheap card, and the 95 % interval; specials aside.

    None where one of them is never played.
    """
    laid = {card["key"]: card["cost"] for card in cards if card["faction"] == faction and card["type"] != "special"}
    dear = brought_by(results, faction, {key for key, cost in laid.items() if cost >= DEAR})
    cheap = brought_by(results, faction, {key for key, cost in laid.items() if cost < DEAR})
    if not dear.plays or not cheap.plays:
        return None
    more = dear.mean - cheap.mean
    half = Z_95 * sqrt(dear.error**2 + cheap.error**2)
    return more, (more - half, more + half)


def brought_by(results: Sequence[Result], faction: str, keys: set[str]) -> Sum:
    pairs = []
    for result in results:
        own = result.uses[result.roles.index(faction)]
        plays = sum(own.played[key] for key in keys)
        gains = {
            role: {what: sum(sources.get(key, 0) for key in keys) for what, sources in use.gains.items()}
            for role, use in zip(result.roles, result.uses, strict=True)
        }
        if plays:
            pairs.append((brought(gains, faction), plays))
    return Sum(pairs)


def brought(gains: Mapping[str, Mapping[str, int]], faction: str) -> float:
    """In hundredths of the way to victory."""
    found = 0.0
    for role, (what, goal) in GOALS.items():
        weight = 1.0 if role == faction else -HALF
        found += weight * gains[role].get(what, 0) / goal
    return 100 * found
