"""Events: what happened, and who may hear it.

An event is a small frozen dataclass of its game, with seats as numbers and cards by key.  Rules make one only when a
journal listens, so events cost nothing in simulation.
"""

from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated

from tripot.core.wording import Phrase

if TYPE_CHECKING:
    from tripot.core.state import State

__all__ = [
    "EVERYBODY",
    "Card",
    "Cards",
    "Event",
    "Journal",
    "Phrases",
    "Row",
    "Seat",
    "Seats",
    "Sum",
    "TakenBack",
    "Word",
    "Words",
    "all_but",
    "hears",
    "only",
]

EVERYBODY = -1

# What a field means, so that texts and pages can show it without knowing the game.
Seat = Annotated[int, "seat"]
Seats = Annotated[tuple[int, ...], "seats"]
Card = Annotated[str, "card"]  # empty for those who may not see it
Cards = Annotated[tuple[str, ...], "cards"]
Row = Annotated[tuple[str, ...], "row"]  # cards whose order matters: never counted together
Sum = Annotated[tuple[int, ...], "sum"]  # figures that add up to another field
Word = Annotated[str, "word"]  # a key of the game's texts
Words = Annotated[tuple[str, ...], "words"]
Phrases = Annotated[tuple[Phrase, ...], "phrases"]  # a text of a card


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; its class name is its text key."""

    def to_json(self) -> dict[str, object]:
        """Its kind and its fields, as a JSON object."""
        kind: type = type(self)
        return {"event": kind.__name__} | {name: getattr(self, name) for name in field_names(kind)}


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """In every game: the seat has taken its last decision back."""

    seat: Seat


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """The names of the fields of a dataclass, in order."""
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
    """Keeps events in order with their audience, and the state at each event while it watches one."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, Event]] = []
        self.states: list[State | None] = []  # for each entry
        self.watched: State | None = None

    def tell(self, event: Event, audience: int = EVERYBODY) -> None:
        """Keep an event for its audience."""
        self.entries.append((audience, event))
        self.states.append(None if self.watched is None else self.watched.copy())

    def heard_by(self, seat: int | None, start: int = 0) -> list[Event]:
        """The events that `seat`, or a spectator (None), has heard, from entry `start` on."""
        return [event for audience, event in self.entries[start:] if hears(audience, seat)]

    def states_heard_by(self, seat: int | None, start: int = 0) -> "list[State | None]":
        """The state at each event that `heard_by` returns; none where it was not watched."""
        told = zip(self.entries[start:], self.states[start:], strict=True)
        return [state for (audience, _), state in told if hears(audience, seat)]

    def copy(self) -> "Journal":
        """The same events, watching nothing."""
        journal = Journal()
        journal.entries, journal.states = self.entries[:], self.states[:]
        return journal

    def forget(self, number: int) -> None:
        """Drop the oldest entries."""
        del self.entries[:number], self.states[:number]

    def forget_states(self, kept: int) -> None:
        """Drop the states of all entries but the newest."""
        old = len(self.states) - kept
        if old > 0:
            self.states[:old] = [None] * old

    def cut(self, length: int) -> None:
        """Drop the newest entries, so that `length` are left."""
        del self.entries[length:], self.states[length:]
