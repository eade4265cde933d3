# tripot: compiled
"""What a line will probably do to its prey: the mean of its damage, and how far the dice may stray from it."""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from tripot.core.numbers import Kind, Seat
from tripot.core.packed import vec
from tripot.core.piles import larger
from tripot.games.trol.cards import BEATER, BRUTE, DAUGHTER, KINDS, NOTHING, RASCAL, ROCKY, TROLLS
from tripot.games.trol.table import Table

RED_MEAN: Final = 2.0
RED_VARIANCE: Final = 2.33
WHITE_MEAN: Final = 1.17
WHITE_VARIANCE: Final = 0.47
UNSEEN_MEAN: Final = 2.2  # of a card that lies face down
UNSEEN_VARIANCE: Final = 4.0
# Chief, daughter, shaman, brute, cook, tracker, beater, sneak, rascal, apprentice, Rocky, trap; the others say how many
# dice they throw only in their line.
MEANS: Final = vec[float]([4.7, 0.0, 1.6, 0.0, 0.0, 4.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0])
VARIANCES: Final = vec[float]([3.0, 0.0, 1.0, 0.0, 0.0, 4.67, 0.0, 2.33, 0.0, 0.6, 0.0, 0.0])
USUAL: Final = vec[float]([4.7, 3.5, 1.6, 5.0, 1.0, 4.0, 2.0, 2.0, 2.5, 0.5, 2.0, 0.0])
STEEPNESS: Final = 1.7  # of the logistic curve that approximates the normal distribution
SURE: Final = 8.0  # so far out nothing is left of it


@final
class Forecast:
    seat: Seat = 0  # who looks: the cards that others laid face down stay unknown
    mean: float = 0.0
    variance: float = 0.0
    dogs: i64 = 0
    beaters: i64 = 0
    trolls: i64 = 0
    acts_as: i64 = NOTHING  # the last troll, for a rascal behind him

    def foresee(self, table: Table, place: i64, without: i64, extra: Kind, start: i64) -> None:
        """The damage of the cards from `start` on, one of them left out, and one of kind `extra` added at the end."""
        self.count(table, place, without, extra)
        self.mean = 0.0
        self.variance = 0.0
        self.acts_as = NOTHING
        line = table.lines[place]
        before: i64 = 0
        at: i64
        for at in range(line.length):
            if at != without:
                self.add(self.kind_seen(table, place, at), before, at >= start)
                before += 1
        if extra != NOTHING:
            self.add(extra, before, True)

    def count(self, table: Table, place: i64, without: i64, extra: Kind) -> None:
        self.dogs = 0
        self.beaters = 0
        self.trolls = 0
        line = table.lines[place]
        at: i64
        for at in range(line.length):
            if at != without:
                self.count_card(self.kind_seen(table, place, at))
        if extra != NOTHING:
            self.count_card(extra)

    def count_card(self, kind: Kind) -> None:
        if kind == ROCKY:
            self.dogs += 1
        elif kind == BEATER:
            self.beaters += 1
        if kind < TROLLS or kind == NOTHING:
            self.trolls += 1

    def kind_seen(self, table: Table, place: i64, at: i64) -> Kind:
        """The kind of a card of a line, or NOTHING for one that another seat laid face down."""
        line = table.lines[place]
        if place != table.place and line.marked(at) and table.seat_of(line.tribe(at)) != self.seat:
            return NOTHING
        return line.kind(at)

    def add(self, kind: Kind, before: i64, counts: bool) -> None:
        """Add a card to the forecast; `before` cards lie before it."""
        if kind == RASCAL:
            kind = self.acts_as
        elif kind < TROLLS:
            self.acts_as = kind
        if not counts:
            return
        if kind == NOTHING:
            self.mean += UNSEEN_MEAN
            self.variance += UNSEEN_VARIANCE
        elif kind == DAUGHTER:
            self.mean += float(self.trolls)
        elif kind == BRUTE:
            self.mean += RED_MEAN * float(larger(4 - before, 1))
            self.variance += RED_VARIANCE * float(larger(4 - before, 1))
        elif kind == BEATER:
            self.mean += WHITE_MEAN * float(self.beaters)
            self.variance += WHITE_VARIANCE * float(self.beaters)
        else:
            self.mean += MEANS[kind]
            self.variance += VARIANCES[kind]

    def chances(self, least: i64, most: i64) -> tuple[float, float]:
        """Of a failure and of an explosion."""
        spread = sqrt(self.variance + 0.1)
        fails = below((float(least) - 0.5 - self.mean) / spread)
        return fails, 1.0 - below((float(most) + 0.5 - self.mean) / spread)

    def part(self, kind: Kind) -> float:
        """Roughly the chance that this card is the one that makes the prey explode."""
        if self.mean <= 0.0:
            return 0.0
        return min(self.usual_damage(kind) / self.mean, 1.0)

    def usual_damage(self, kind: Kind) -> float:
        return USUAL[kind] if kind < KINDS else UNSEEN_MEAN


def below(z: float) -> float:
    """About the share of a normal distribution below z."""
    if z < -SURE:
        return 0.0
    if z > SURE:
        return 1.0
    return 1.0 / (1.0 + exp(-STEEPNESS * z))
