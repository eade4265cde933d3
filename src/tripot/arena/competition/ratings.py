"""Ratings of many bots from games of several, by OpenSkill."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from tripot.arena.playing.contest import Result
from tripot.arena.playing.seeds import derive_seed, shuffled

MOST_ORDERS = 10
MOST_UPDATES = 100_000


@dataclass(frozen=True)
class Rating:
    """Everybody begins at 25; the deviation says how uncertain the rating still is."""

    value: float
    deviation: float


def rate(results: Sequence[Result], entrants: int) -> list[Rating]:
    """OpenSkill learns from one game after the other, so the mean of several orders is taken."""
    orders = max(1, min(MOST_ORDERS, MOST_UPDATES // max(1, len(results))))
    rated = [rate_in_order(shuffled(results, derive_seed("order", n)), entrants) for n in range(orders)]
    return [
        Rating(sum(own.mu for own in found) / orders, sum(own.sigma for own in found) / orders)
        for found in zip(*rated, strict=True)
    ]


def rate_in_order(results: Sequence[Result], entrants: int) -> list[PlackettLuceRating]:
    model = PlackettLuce(tau=0.0)  # a bot plays no better tomorrow
    ratings = [model.rating() for _ in range(entrants)]
    for result in results:
        teams = [[ratings[entrant]] for entrant in result.seating]
        for entrant, (rating,) in zip(result.seating, model.rate(teams, ranks=list(result.ranks)), strict=True):
            ratings[entrant] = rating
    return ratings
