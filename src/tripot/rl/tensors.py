"""Observations as OpenSpiel wants them: real numbers, in a list, or in an array that is overwritten each time.

Cells are small integers and most of them are 0, so that reals are taken from a table, and only words of four cells that
are not 0, or that have changed, are looked at.
"""

from struct import pack, unpack
from typing import Final, final

from mypy_extensions import i32, i64

from tripot.core.observing import Observer, Page
from tripot.core.packed import vec
from tripot.rl.node import Node

CELL: Final = 0xFFFF
THREE_CELLS: Final = 0xFFFFFFFFFFFF
SIGN: Final = 0x8000


@final
class Tensors:
    """`array` holds the observation that was written last, as the bits of 32-bit reals."""

    def __init__(self, observer: Observer) -> None:
        self.observer: Observer = observer
        self.size: int = observer.size
        self.page: Page = Page(observer.size)
        self.least: i64 = min([block.least for block in observer.blocks])
        most = max([block.most for block in observer.blocks])
        values = list(range(self.least, most + 1))
        self.reals: list[object] = [float(value) for value in values]
        self.zero: list[object] = [0.0]
        self.bits: vec[i32] = vec[i32](list(unpack(f"<{len(values)}i", pack(f"<{len(values)}f", *values))))
        self.before: vec[i64] = self.page.words
        self.array: vec[i32] = vec[i32]([0] * (4 * self.page.length))

    def fill_page(self, node: Node, seat: i64) -> None:
        """What a seat knows, all zeros before the deal."""
        self.page.renew()
        if node.is_dealt:
            self.observer.write(node.state, seat, self.page)

    def as_list(self, node: Node, seat: i64) -> list[object]:
        self.fill_page(node, seat)
        found = self.zero * self.size
        words = self.page.words
        i: i64
        for i in range(self.page.length):
            if words[i]:
                self.list_four(words[i], 4 * i, found)
        return found

    def list_four(self, word: i64, at: i64, found: list[object]) -> None:
        while word:
            if word & CELL:
                found[at] = self.reals[cell(word) - self.least]
            word = word >> 16 & THREE_CELLS
            at += 1

    def write(self, node: Node, seat: i64) -> None:
        self.fill_page(node, seat)
        words = self.page.words
        before = self.before
        i: i64
        for i in range(self.page.length):
            if words[i] != before[i]:
                self.write_four(words[i], 4 * i)
        self.before = words

    def write_four(self, word: i64, at: i64) -> None:
        array = self.array
        bits = self.bits
        array[at] = bits[cell(word) - self.least]
        array[at + 1] = bits[cell(word >> 16) - self.least]
        array[at + 2] = bits[cell(word >> 32) - self.least]
        array[at + 3] = bits[cell(word >> 48) - self.least]


def cell(word: i64) -> i64:
    """The lowest cell of a word, with its sign."""
    return ((word & CELL) ^ SIGN) - SIGN
