"""Observations as tests read them: block by block, and cards by name."""

from collections.abc import Sequence

from tripot.core.observing import Observer
from tripot.core.state import State


def observed(observer: Observer, state: State, seat: int) -> dict[str, list[int]]:
    """What `seat` observes, by block."""
    cells = observer.observation(state, seat)
    return {block.name: cells[block.offset : block.offset + block.size] for block in observer.blocks}


def parts(cells: list[int], number: int) -> list[list[int]]:
    """A block cut into so many equal parts, as one for each seat."""
    size = len(cells) // number
    return [cells[n * size : n * size + size] for n in range(number)]


def named(cells: list[int], names: Sequence[str]) -> tuple[str, ...]:
    """Counts by kind as the cards they stand for."""
    assert len(cells) == len(names)
    return tuple(name for name, number in zip(names, cells, strict=True) for _ in range(number))


def around(seat: int, seats: int) -> list[int]:
    """All seats, from this one on."""
    return [(seat + n) % seats for n in range(seats)]
