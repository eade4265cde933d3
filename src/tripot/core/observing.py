# tripot: compiled
"""Observations: what a seat knows, as a row of small integers of fixed length, for programs that learn.

A row is made of named blocks, one after the other, and is written in compiled code.  Whatever belongs to a seat stands
in the order of the table as the observer sees it: itself first, then clockwise.  An observation forgets nothing: what
a seat has once been shown stays in it, also where the table asks people to remember it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tripot.core.numbers import Pile, Seat
from tripot.core.packed import vec
from tripot.core.piles import bit
from tripot.core.state import State

BITS: Final = 16  # of a cell
WORD: Final = 64
CELLS: Final = 4  # in a word
HIGHEST: Final = 48  # where the last of them begins


@dataclass(frozen=True)
class Block:
    """A part of every observation of a game at a number of seats."""

    name: str
    size: int
    most: int  # no cell is ever larger
    meaning: str
    least: int = 0
    offset: int = 0


@final
class Page:
    """Cells of 16 bits, all 0 at first, and the place where the next is written.  Only what is not 0 costs time.

    Four cells lie in a word, the first lowest, so that four can be written at once.
    """

    at: i64 = 0

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.length: i64 = size // CELLS + 2  # words, with one to spare
        self.blank: vec[i64] = vec[i64]([0] * self.length)
        self.words: vec[i64] = self.blank[:]

    def renew(self) -> None:
        """Begin again on new cells: whoever holds the old ones may keep them."""
        self.words = self.blank[:]
        self.at = 0

    def clear(self) -> None:
        """Begin again on the same cells: whoever looks at them sees them change."""
        words = self.words
        i: i64
        for i in range(self.length):
            words[i] = 0
        self.at = 0

    def cell(self, at: i64) -> i64:
        low = self.words[at >> 2] >> BITS * (at & 3) & 0xFFFF
        return (low ^ 0x8000) - 0x8000  # with its sign

    def cells(self) -> memoryview:
        return memoryview(self.words).cast("B").cast("h")[: self.size]

    def leave_blank(self, number: i64) -> None:
        """Leave cells at 0."""
        self.at += number

    def number(self, value: i64) -> None:
        if value:
            self.write_number(value)
        self.at += 1

    def write_number(self, value: i64) -> None:
        shift = BITS * (self.at & 3)
        low = value if shift == HIGHEST else value & 0xFFFF  # the highest has the sign of the word
        self.words[self.at >> 2] += low << shift

    def flag(self, holds: bool) -> None:
        if holds:
            self.add_one(0)
        self.at += 1

    def one_of(self, value: i64, choices: i64) -> None:
        """A cell for each of 0, 1, 2 ...; 1 in that of `value`, if it is one of them."""
        if 0 <= value < choices:
            self.add_one(value)
        self.at += choices

    def marks(self, mask: i64, number: i64) -> None:
        """The lowest bits of a mask."""
        add_marks(self.words, self.at, mask & (bit(number) - 1))
        self.at += number

    def pile(self, pile: Pile, kinds: i64) -> None:
        """How many cards of each kind, beside those that have been added here before."""
        self.add_pile(0, pile)
        self.at += kinds

    # The following add to the n-th cell from here, or to those from there on; the place does not move.

    def add_pile(self, n: i64, pile: Pile) -> None:
        add_pile(self.words, self.at + n, pile)

    def add_numbers(self, n: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Four numbers at once; none may be negative."""
        add_four(self.words, self.at + n, four_numbers(a, b, c, d))

    def add_number(self, n: i64, number: i64) -> None:
        add_number(self.words, self.at + n, number)

    def add_one(self, n: i64) -> None:
        add_number(self.words, self.at + n, 1)

    def around(self, mask: i64, seat: Seat, seats: i64) -> None:
        """A bit for each seat, from `seat` on clockwise."""
        self.marks(mask >> seat | mask << (seats - seat), seats)


# ---- cells, counted from the first of a page ------------------------------------------------------------------------
# Whoever writes many takes `page.words` once: to look into a page for each would cost more than to write it.


def add_number(words: vec[i64], at: i64, number: i64) -> None:
    words[at >> 2] += number << BITS * (at & 3)


def add_four(words: vec[i64], at: i64, cells: i64) -> None:
    """Add to four cells, wherever they begin; nothing may be negative."""
    first = at >> 2
    shift = BITS * (at & 3)
    if shift == 0:
        words[first] += cells
    else:
        words[first] += (cells & (bit(WORD - shift) - 1)) << shift
        words[first + 1] += cells >> (WORD - shift)


def add_marks(words: vec[i64], at: i64, mask: i64) -> None:
    """Add the bits of a mask to a cell each."""
    while mask:
        if mask & 15:
            add_four(words, at, four_bits(mask & 15))
        mask >>= 4
        at += CELLS


def add_pile(words: vec[i64], at: i64, pile: Pile) -> None:
    """Add how many cards there are of each kind."""
    if pile == 0:
        return
    first = at >> 2
    shift = BITS * (at & 3)
    if shift == 0:
        while pile:
            words[first] += four_counts(pile & 0xFFFF)
            pile >>= 16
            first += 1
        return
    rest = WORD - shift
    low = bit(rest) - 1
    carried: i64 = 0
    while pile:
        cells = four_counts(pile & 0xFFFF)
        words[first] += ((cells & low) << shift) + carried
        carried = cells >> rest
        pile >>= 16
        first += 1
    words[first] += carried


def four_numbers(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four numbers, each to a cell."""
    return a | b << 16 | c << 32 | d << HIGHEST


def four_bits(mask: i64) -> i64:
    """Four bits, each to a cell."""
    pairs = (mask | mask << 30) & 0x0000000300000003
    return (pairs | pairs << 15) & 0x0001000100010001


def four_counts(pile: Pile) -> i64:
    """Four kinds of a pile, each to a cell."""
    pairs = (pile | pile << 24) & 0x000000FF000000FF
    return (pairs | pairs << 12) & 0x000F000F000F000F


def nth_from(seat: Seat, n: i64, seats: i64) -> i64:
    """The n-th seat from this one, clockwise."""
    other = seat + n
    return other - seats if other >= seats else other


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the observations of a game at a number of seats.

    This one knows what every game has in common; a game that has more to show gives its own (`Game.observer`).
    """

    def __init__(self, seats: int, blocks: Sequence[Block] = ()) -> None:
        self.seats: i64 = seats
        self.blocks: tuple[Block, ...] = laid_out([*common_blocks(seats), *blocks])
        self.size: int = self.blocks[-1].offset + self.blocks[-1].size

    def __str__(self) -> str:
        """The blocks, a line each."""
        return "\n".join([f"{b.offset:5} {b.size:4}  {b.name}: {b.meaning}" for b in self.blocks])

    def write(self, state: State, seat: Seat, page: Page) -> None:
        """Write what `seat` knows, from the page's place on."""
        page.one_of(seat, self.seats)
        page.around(state.waiting, seat, self.seats)
        page.around(state.answered, seat, self.seats)
        self.write_table(state, seat, page)

    def write_table(self, state: State, seat: Seat, page: Page) -> None:
        """The blocks of the game's own."""

    def observation(self, state: State, seat: int) -> list[int]:
        page = Page(self.size)
        self.write(state, seat, page)
        return list(page.cells())


def common_blocks(seats: int) -> list[Block]:
    return [
        Block("seat", seats, 1, "the observer's own seat, as actions name it"),
        Block("waiting", seats, 1, "who owes an answer"),
        Block("answered", seats, 1, "whose answer lies face down"),
    ]


def laid_out(blocks: list[Block]) -> tuple[Block, ...]:
    """The blocks, each behind the one before."""
    found: list[Block] = []
    offset = 0
    for block in blocks:
        found.append(Block(block.name, block.size, block.most, block.meaning, block.least, offset))
        offset += block.size
    return tuple(found)
