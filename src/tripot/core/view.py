"""A view: what one seat, or a spectator, may know.

Views are allow-lists: a frozen dataclass per game, filled field by field, never a state with secrets taken out.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from typing import TypeVar, dataclass_transform

from tripot.core.events import Seat, Seats, Word, field_names

__all__ = ["View", "view_dataclass"]

T = TypeVar("T")
MOST_KEPT = 2048  # of one kind of what views are made of


@dataclass_transform(frozen_default=True)
def view_dataclass(kind: type[T]) -> type[T]:
    """`@dataclass(frozen=True)` for a view or a part of one, which has no defaults: its objects are made sooner."""
    made: type = dataclass(frozen=True)(kind)
    made.__init__ = initialiser(field_names(made))  # type: ignore[misc]  # another that does the same
    return kind


def initialiser(names: tuple[str, ...]) -> Callable[..., None]:
    """It puts all fields into the object's `__dict__`, whose keys all objects share: a frozen dataclass calls for each.

    def init(self, seat, aare):
        fields = self.__dict__
        fields['seat'] = seat
        fields['aare'] = aare
    """
    lines = [f"def init(self, {', '.join(names)}):", "fields = self.__dict__"]
    made: dict[str, Callable[..., None]] = {}
    exec("\n    ".join([*lines, *[f"fields[{name!r}] = {name}" for name in names]]), made)
    return made["init"]


@view_dataclass
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
    return numbers_of(mask)


@lru_cache(MOST_KEPT)
def numbers_of(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, such as cards; kept, since views show the same sets again and again."""
    return tuple([number for number in range(bits.bit_length()) if bits >> number & 1])


def plain(value: object) -> object:
    """`value` with tuples as lists, as it comes back from JSON."""
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value
