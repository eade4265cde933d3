# tripot: compiled
"""Observations and information states as OpenSpiel wants them: real numbers in a list.

Cells are small integers and most of them are 0, so that reals are taken from a table, and only words of four cells that
are not 0 are looked at.
"""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.numbers import Seat
from tripot.rl.node import Node
from tripot.rl.tree import Tree

RECALL: Final = 8192  # cells for earlier decisions; see the sizes in docs/rl.md
CELL: Final = 0xFFFF
THREE_CELLS: Final = 0xFFFFFFFFFFFF
SIGN: Final = 0x8000


@final
class Tensors:
    def __init__(self, tree: Tree) -> None:
        self.tree: Tree = tree
        blocks = tree.observer.blocks
        self.least: i64 = min([block.least for block in blocks])
        self.reals: list[object] = [
            float(cell) for cell in range(self.least, max([block.most for block in blocks]) + 1)
        ]
        self.zero: list[object] = [0.0]

    def fill_page(self, node: Node, seat: Seat) -> None:
        """Write what a seat knows on the page of the tree, all zeros before the deal."""
        if node.is_dealt:
            self.tree.observe(node.state, seat)
        else:
            self.tree.page.clear()

    def as_list(self, node: Node, seat: Seat) -> list[object]:
        found = self.zero * self.tree.page.size
        self.list_page(node, seat, found)
        return found

    def with_recall(self, node: Node, seat: Seat) -> list[object]:
        """An observation, then all earlier decisions: the earliest are forgotten where there is no room for all."""
        cells = node.recalled().cells[seat]
        size: i64 = self.tree.page.size
        found = self.zero * (size + RECALL)
        self.list_page(node, seat, found)
        first: i64 = max(0, len(cells) - RECALL)
        i: i64
        for i in range(first, len(cells)):  # a slice takes longer
            found[size + i - first] = cells[i]
        return found

    def list_page(self, node: Node, seat: Seat, found: list[object]) -> None:
        self.fill_page(node, seat)
        page = self.tree.page
        words = page.words
        i: i64
        for i in range(page.length):
            if words[i]:
                self.list_four(words[i], 4 * i, found)

    def list_four(self, word: i64, at: i64, found: list[object]) -> None:
        while word:
            if word & CELL:
                found[at] = self.reals[((word & CELL) ^ SIGN) - SIGN - self.least]
            word = word >> 16 & THREE_CELLS
            at += 1
