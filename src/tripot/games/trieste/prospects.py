"""How likely each faction is to win from here: what that depends on, and how much.

The chance of a faction grows with e to the sum of its weights, each times what is measured at the beginning of a
round.  The weights were fitted (multinomial logistic regression) to who won games of bots; `docs/bots.md` tells of
which, and how well they foretell the winner.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from tripot.core.packed import vec
from tripot.core.piles import bits, less, more
from tripot.games.trieste import steps
from tripot.games.trieste.book import NONE, WHAT, Book
from tripot.games.trieste.cards import CAPTURES, INFAMY, MERCHANT, SPECIAL, THIEF, WATCH
from tripot.games.trieste.ending import goal_of_merchant
from tripot.games.trieste.outline import after
from tripot.games.trieste.purses import worth
from tripot.games.trieste.table import Table

ENOUGH_FOR_WATCH: Final = 4  # more money than this helps the Watch no further
ENOUGH_FOR_THIEF: Final = 8

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (  # for Watch, Merchant and Thief, of what `measure` finds
    (-1.11, 1.67, -0.57),  # always
    (-0.15, 0.15, 0.00),  # captures that the Watch still needs
    (0.08, -0.18, 0.09),  # riches that the Merchant still needs
    (0.14, -0.09, -0.05),  # infamy that the Thief still needs
    (4.77, -1.87, -2.91),  # one by these captures plus one: goals that are near count more
    (-1.49, 0.82, 0.67),  # one by these riches plus one
    (-2.43, -0.75, 3.18),  # one by this infamy plus one
    (0.04, 0.01, -0.06),  # cards in the Watch's hand
    (-0.12, 0.09, 0.03),  # in the Merchant's
    (0.03, 0.01, -0.03),  # in the Thief's
    (0.04, -0.00, -0.04),  # money of the Watch, as far as it helps
    (0.02, -0.15, 0.14),  # money of the Thief
    (1.35, 3.66, -5.01),  # the Merchant's cards that protect him
    (0.51, 0.35, -0.86),  # the Watch's cards that lower infamy
    (0.03, -0.03, -0.00),  # the Watch's cards that make others pay
    (-0.50, 0.05, 0.45),  # the Thief's specials
    (0.06, -0.17, 0.11),  # levels of the thieves in his hand
)


@final
class Prospects:
    """What the chances depend on is measured by the steps of cards, so that any data file can be judged."""

    def __init__(self, book: Book) -> None:
        self.measured: vec[float] = vec[float]([0.0] * len(WEIGHTS))
        self.weights: vec[float] = vec[float]([weight for row in WEIGHTS for weight in row])
        self.shields: i64 = cards_with(book, MERCHANT, steps.PROTECT)
        self.calming: i64 = cards_with(book, WATCH, steps.INFAMY)
        self.taxes: i64 = cards_with(book, WATCH, steps.GIVE)
        self.specials: i64 = book.of_type(THIEF, SPECIAL)

    def chance(self, table: Table, faction: i64) -> float:
        """That this faction wins."""
        self.measure(table)
        total: float = 0.0
        other: i64
        for other in range(i64(3)):
            total += exp(self.hope(other))
        return exp(self.hope(faction)) / total

    def measure(self, table: Table) -> None:
        """How far each faction is from its goal, and what it has to reach it with: see `WEIGHTS`."""
        watch = table.sides[WATCH]
        merchant = table.sides[MERCHANT]
        thief = table.sides[THIEF]
        captures = float(CAPTURES - less(bits(table.prison), CAPTURES))
        riches = float(more(goal_of_merchant(table) - worth(merchant.held_purse()), 0))
        infamy = float(INFAMY - table.infamy)
        measured = self.measured
        measured[0] = 1.0
        measured[1] = captures
        measured[2] = riches
        measured[3] = infamy
        measured[4] = 1.0 / (1.0 + captures)
        measured[5] = 1.0 / (1.0 + riches)
        measured[6] = 1.0 / (1.0 + infamy)
        measured[7] = float(bits(watch.held()))
        measured[8] = float(bits(merchant.held()))
        measured[9] = float(bits(thief.held()))
        measured[10] = float(less(worth(watch.held_purse()), ENOUGH_FOR_WATCH))
        measured[11] = float(less(worth(thief.held_purse()), ENOUGH_FOR_THIEF))
        measured[12] = float(bits(merchant.held() & self.shields))
        measured[13] = float(bits(watch.held() & self.calming))
        measured[14] = float(bits(watch.held() & self.taxes))
        measured[15] = float(bits(thief.held() & self.specials))
        measured[16] = float(table.book.levels_together(THIEF, thief.held()))

    def hope(self, faction: i64) -> float:
        total: float = 0.0
        i: i64
        for i in range(len(self.measured)):
            total += self.weights[3 * i + faction] * self.measured[i]
        return total


def cards_with(book: Book, faction: i64, what: i64) -> i64:
    """The bits of a faction's cards whose effect has such a step."""
    found: i64 = 0
    kind: i64
    for kind in range(book.kinds):
        if book.faction[kind] == faction and has_step(book, book.effect[kind], what):
            found |= book.copies[kind]
    return found


def has_step(book: Book, at: i64, what: i64) -> bool:
    """Whatever comes of the steps before it."""
    while at != NONE and book.read(at, WHAT) != steps.STOP:
        if book.read(at, WHAT) == what:
            return True
        at = after(book, at)
    return False
