"""A view: what one seat, or a spectator, may know.

Views are allow-lists: a frozen dataclass per game, filled field by field, never a state with secrets taken out.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache

from tripot.core.events import Seat, Seats, Word

__all__ = ["View"]


@dataclass(frozen=True)
class View:
    """What every game shows."""

    game: str
    seat: Seat | None  # None for a spectator
    phase: Word
    waiting: Seats  # the seats that owe an answer
    answered: Seats  # the seats whose answer lies face down

    def __init_subclass__(cls) -> None:
        """TypeError for one with slots: what a table tells of a view is looked up in its `vars`."""
        if "__slots__" in vars(cls):
            raise TypeError(f"{cls.__name__} is a view, and has no slots")

    def to_json(self) -> dict[str, object]:
        """All fields, as a JSON object."""
        return asdict(self)


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def plain(value: object) -> object:
    """`value` with tuples as lists, as it comes back from JSON."""
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value
