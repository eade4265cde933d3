# tripot: compiled
"""A stack of open questions as data, for games where an answer can be interrupted and interrupts can nest.

A frame is a kind and three numbers of the game's own choice.  The uppermost frame is the question being asked.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import Kind
from tripot.core.packed import vec

WIDTH: Final = 4
DEPTH: Final = 8


class Frames:
    depth: i64 = 0

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]([0] * (WIDTH * DEPTH))

    def push(self, kind: Kind, a: i64, b: i64, c: i64) -> None:
        cells = self.cells
        at = WIDTH * self.depth
        cells[at] = kind
        cells[at + 1] = a
        cells[at + 2] = b
        cells[at + 3] = c
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def top(self, field: i64) -> i64:
        """A number of the uppermost frame: 0 is its kind, 1 to 3 its data."""
        return self.read(self.depth - 1, field)

    def below(self, field: i64) -> i64:
        """A number of the frame under the uppermost."""
        return self.read(self.depth - 2, field)

    def put(self, field: i64, value: i64) -> None:
        """Change a number of the uppermost frame."""
        self.write(self.depth - 1, field, value)

    def read(self, depth: i64, field: i64) -> i64:
        """A number of the frame at this depth, counted from 0 at the lowest."""
        return self.cells[WIDTH * depth + field]

    def write(self, depth: i64, field: i64, value: i64) -> None:
        self.cells[WIDTH * depth + field] = value

    def assign(self, other: "Frames") -> None:
        self.depth = other.depth
        i: i64
        for i in range(WIDTH * other.depth):
            self.cells[i] = other.cells[i]

    def rows(self) -> list[list[int]]:
        """All frames, the lowest first, for a position document."""
        return [[int(self.cells[WIDTH * d + i]) for i in range(WIDTH)] for d in range(self.depth)]

    def load(self, rows: list[list[int]]) -> None:
        self.depth = 0
        for row in rows:
            self.push(row[0], row[1], row[2], row[3])
