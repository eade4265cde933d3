"""A record that can be stepped to any decision and back, as one seat saw it or with everything laid open."""

from collections.abc import Iterator, Sequence

from tripot.cli.drawing.table import open_view
from tripot.core.events import Event, hears
from tripot.core.record import Record
from tripot.core.view import View, plain


class Playback:
    def __init__(self, record: Record, seat: int | None, is_open: bool) -> None:
        self.record = record
        self.seat = seat
        self.is_open = is_open
        self.rewind()

    @property
    def length(self) -> int:
        return len(self.record.decisions)

    def rewind(self) -> None:
        self.number = 0  # decisions that have been made
        self.match = self.record.begin()
        self.heard = 0  # entries of the journal before the last decision

    def go_to(self, number: int) -> None:
        """To just after the first `number` decisions."""
        if number < self.number:
            self.rewind()
        while self.number < number:
            self.heard = len(self.match.journal.entries)
            self.record.play(self.match, self.number)
            self.number += 1

    def steps(self) -> Iterator[int]:
        """Every decision from the set-up, number 0, to the last."""
        for number in range(self.length + 1):
            self.go_to(number)
            yield number

    @property
    def decision(self) -> tuple[int, str] | None:
        """Who decided last, and what; none after the set-up."""
        return self.record.decisions[self.number - 1] if self.number else None

    @property
    def view(self) -> View:
        return open_view(self.match) if self.is_open else self.match.view(self.seat)

    @property
    def events(self) -> list[Event]:
        """What followed the last decision, or the set-up."""
        entries = self.match.journal.entries[self.heard :]
        if self.is_open:
            return fullest(entries)
        return [event for audience, event in entries if hears(audience, self.seat)]

    def to_json(self) -> list[dict[str, object]]:
        return [self.step_json() for _ in self.steps()]

    def step_json(self) -> dict[str, object]:
        seat, action = self.decision or (None, None)
        events = [plain(event.to_json()) for event in self.events]
        return {"decision": self.number, "seat": seat, "action": action, "events": events}


def fullest(entries: Sequence[tuple[int, Event]]) -> list[Event]:
    """Every event once, in the version that tells most."""
    told = []
    for number, (audience, event) in enumerate(entries):
        neighbours = entries[max(0, number - 1) : number + 2]
        twins = [other for heard, other in neighbours if heard == ~audience and type(other) is type(event)]
        if audience > 0 or not twins:
            told.append(event)
    return told
