"""Events: what happened, and who may hear it.

An event is a small frozen dataclass of its game, with seats as numbers and cards by key.  Rules make one only when a
journal listens, so events cost nothing in simulation.
"""

from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated

EVERYBODY = -1

# What a field means, so that texts and pages can show it without knowing the game.
Seat = Annotated[int, "seat"]
Seats = Annotated[tuple[int, ...], "seats"]
Card = Annotated[str, "card"]  # empty for those who may not see it
Cards = Annotated[tuple[str, ...], "cards"]
Row = Annotated[tuple[str, ...], "row"]  # cards whose order matters: never counted together
Word = Annotated[str, "word"]  # a key of the game's texts
Words = Annotated[tuple[str, ...], "words"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; its class name is its text key."""

    def to_json(self) -> dict[str, object]:
        kind: type = type(self)
        return {"event": kind.__name__} | {name: getattr(self, name) for name in field_names(kind)}


@cache
def field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def only(*seats: int) -> int:
    """The audience of these seats alone."""
    return sum(1 << seat for seat in set(seats))


def all_but(*seats: int) -> int:
    """The audience of everybody else, spectators included."""
    return ~only(*seats)


def hears(audience: int, seat: int | None) -> bool:
    """Does `seat`, or a spectator (None), belong to the audience?  Spectators stand for all higher bits."""
    return audience < 0 if seat is None else bool(audience >> seat & 1)


class Journal:
    """Keeps events in order with their audience."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, Event]] = []

    def tell(self, event: Event, audience: int = EVERYBODY) -> None:
        self.entries.append((audience, event))

    def heard_by(self, seat: int | None, start: int = 0) -> list[Event]:
        return [event for audience, event in self.entries[start:] if hears(audience, seat)]
