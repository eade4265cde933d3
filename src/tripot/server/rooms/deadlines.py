"""Deadlines of a table: when something happens to it unless it is averted.

clock  the player of a seat has no time left
away   a bot covers for the player of a seat, who is not there
host   somebody else becomes the host, who is not there
stale  the table is deleted, since its game has not begun

All of them follow from the table, its places, who is asked and who is there.  `Deadlines` is a value: what a change
makes of it is another one, and the rows to store are the difference.  Moments are in steady time (`timesource`).
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from tripot.server.protocol.tables import Clock, ClockState, DaysClock, LiveClock
from tripot.server.rooms.seating import Seating
from tripot.server.storage.rows import Bank, Deadline, Place, Row, SetDeadline
from tripot.server.storage.schedule import WHOLE_TABLE

DAY = 86400.0
PATIENCE = 120.0  # seconds that a table waits for its host, where it does not say how long players may be away
Key = tuple[str, int]  # kind and seat
HOST: Key = ("host", WHOLE_TABLE)
STALE: Key = ("stale", WHOLE_TABLE)


@dataclass(frozen=True)
class Deadlines:
    clock: Clock
    banks: Mapping[int, float]  # by seat: seconds that a clock has when it does not run
    at: Mapping[Key, float]

    @classmethod
    def stored(cls, clock: Clock, places: Iterable[Place], deadlines: Iterable[Deadline]) -> "Deadlines":
        at = {(deadline.kind, deadline.seat): deadline.at for deadline in deadlines}
        return cls(clock, {place.seat: place.bank for place in places}, at)

    def stands(self, deadline: Deadline) -> bool:
        return self.at.get((deadline.kind, deadline.seat)) == deadline.at

    def rows_since(self, before: "Deadlines") -> Iterator[Row]:
        """What has to be stored to come here from `before`."""
        for seat, bank in self.banks.items():
            if bank != before.banks.get(seat):
                yield Bank(seat, bank)
        for kind, seat in before.at:
            if (kind, seat) not in self.at:
                yield SetDeadline(seat, kind, None)
        for (kind, seat), at in self.at.items():
            if before.at.get((kind, seat)) != at:
                yield SetDeadline(seat, kind, at)

    # ---- what a change makes of them --------------------------------------------------------------------------------

    def with_absences(self, seating: Seating, present: Collection[str], now: float) -> "Deadlines":
        """When these guests are there."""
        table, at = seating.table, dict(self.at)
        if table.has_ended:
            return replace(self, at={})
        if table.status == "playing":
            at.pop(STALE, None)
        wait = table.settings.away
        for place in seating.places:
            is_away = place.kind == "guest" and not place.covered and place.guest not in present
            if is_away and wait is not None and table.status == "playing":
                at.setdefault(("away", place.seat), now + wait)
            else:
                at.pop(("away", place.seat), None)
        if table.host in present:
            at.pop(HOST, None)
        elif seating.successor(present):
            at.setdefault(HOST, now + (wait or PATIENCE))
        return replace(self, at=at)

    def having(self, key: Key, at: float | None) -> "Deadlines":
        others = {other: moment for other, moment in self.at.items() if other != key}
        return replace(self, at=others if at is None else {**others, key: at})

    # ---- clocks -----------------------------------------------------------------------------------------------------

    @cached_property
    def has_clocks(self) -> bool:
        return isinstance(self.clock, LiveClock | DaysClock)

    def with_clocks(self, owing: Collection[int], asked_again: Collection[int], now: float) -> "Deadlines":
        """When these seats owe an answer, some of them to a new question: a clock runs while its seat does."""
        if not self.has_clocks:
            return self
        banks, at = dict(self.banks), dict(self.at)
        for seat in self.banks:
            key = ("clock", seat)
            if key in at and (seat not in owing or seat in asked_again):
                banks[seat] = self.left_over(at.pop(key), now)
            if key not in at and seat in owing:
                at[key] = now + self.allowance(banks[seat])
        return replace(self, banks=banks, at=at)

    def with_more(self, seat: int, seconds: float) -> "Deadlines | None":
        """With more time for a seat; none if it has no clock that could take it."""
        if ("clock", seat) in self.at:
            return self.having(("clock", seat), self.at["clock", seat] + seconds)
        if isinstance(self.clock, LiveClock):
            return replace(self, banks={**self.banks, seat: self.banks[seat] + seconds})
        return None

    def allowance(self, bank: float) -> float:
        """How long a seat may take for its next answer."""
        if isinstance(self.clock, LiveClock):
            return bank + self.clock.increment
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else 0.0

    def left_over(self, at: float, now: float) -> float:
        """What goes back into the bank."""
        return max(0.0, at - now) if isinstance(self.clock, LiveClock) else 0.0

    def clock_states(self, now: float) -> list[ClockState] | None:
        return [self.clock_state(seat, now) for seat in self.banks] if self.has_clocks else None

    def clock_state(self, seat: int, now: float) -> ClockState:
        if ("clock", seat) in self.at:
            return ClockState(round(max(0.0, self.at["clock", seat] - now), 1), True)
        return ClockState(round(self.allowance(self.banks[seat]), 1))
