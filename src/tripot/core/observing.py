"""Observations: what a seat knows, as a row of small integers of fixed length, for programs that learn.

A row is made of named blocks, one after the other, and is written in compiled code.  Whatever belongs to a seat stands
in the order of the table as the observer sees it: itself first, then clockwise.  An observation forgets nothing: what
a seat has once been shown stays in it, also where the table asks people to remember it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i16, i64, mypyc_attr

from tripot.core.packed import vec
from tripot.core.piles import bit, lowest
from tripot.core.state import State


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
    """Cells, all 0 at first, and the place where the next is written.  Only what is not 0 costs time."""

    at: i64 = 0

    def __init__(self, size: int) -> None:
        self.empty: vec[i16] = vec[i16]([0] * size)
        self.cells: vec[i16] = self.empty[:]

    def renew(self) -> None:
        """Begin again on new cells: whoever holds the old ones may keep them."""
        self.cells = self.empty[:]
        self.at = 0

    def leave_blank(self, number: i64) -> None:
        """Leave cells at 0."""
        self.at += number

    def number(self, value: i64) -> None:
        self.cells[self.at] = i16(value)
        self.at += 1

    def flag(self, holds: bool) -> None:
        if holds:
            self.cells[self.at] = 1
        self.at += 1

    def one_of(self, value: i64, choices: i64) -> None:
        """A cell for each of 0, 1, 2 ...; 1 in that of `value`, if it is one of them."""
        if 0 <= value < choices:
            self.cells[self.at + value] = 1
        self.at += choices

    def marks(self, mask: i64, number: i64) -> None:
        """The lowest bits of a mask."""
        cells = self.cells
        left = mask & (bit(number) - 1)
        while left:
            cells[self.at + lowest(left)] = 1
            left &= left - 1
        self.at += number

    def pile(self, pile: i64, kinds: i64) -> None:
        """How many cards of each kind, beside those that have been added here before."""
        cells = self.cells
        left = pile
        while left:
            kind = lowest(left) >> 2
            number = left >> 4 * kind & 15
            cells[self.at + kind] += i16(number)
            left ^= number << 4 * kind
        self.at += kinds

    def some_more(self, n: i64, number: i64) -> None:
        """Add to the n-th cell from here; the place does not move."""
        self.cells[self.at + n] += i16(number)

    def one_more(self, n: i64) -> None:
        self.some_more(n, 1)

    def around(self, mask: i64, seat: i64, seats: i64) -> None:
        """A bit for each seat, from `seat` on clockwise."""
        self.marks(mask >> seat | mask << (seats - seat), seats)


def nth_from(seat: i64, n: i64, seats: i64) -> i64:
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

    def write(self, state: State, seat: i64, page: Page) -> None:
        """Write what `seat` knows, from the page's place on."""
        page.one_of(seat, self.seats)
        page.around(state.waiting, seat, self.seats)
        page.around(state.answered, seat, self.seats)
        self.write_table(state, seat, page)

    def write_table(self, state: State, seat: i64, page: Page) -> None:
        """The blocks of the game's own."""

    def observation(self, state: State, seat: int) -> list[int]:
        page = Page(self.size)
        self.write(state, seat, page)
        return [int(cell) for cell in page.cells]


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
