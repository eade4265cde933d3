"""Whose time runs, and until when.

A clock runs while its seat owes an answer.  The moment at which it runs out is stored; all else follows from it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tripot.server.protocol.tables import Clock, ClockState, DaysClock, LiveClock

DAY = 86400.0


@dataclass(frozen=True)
class Ticking:
    """What a decision changes: banks in seconds, and deadlines, where None is none."""

    banks: dict[int, float]
    deadlines: dict[int, float | None]


class Clocks:
    def __init__(self, clock: Clock, banks: Mapping[int, float], deadlines: Mapping[int, float]) -> None:
        self.clock = clock
        self.banks = dict(banks)
        self.deadlines = dict(deadlines)
        self.are_running = isinstance(clock, LiveClock | DaysClock)

    def allowance(self, seat: int) -> float:
        """How long the seat may take for its next answer."""
        if isinstance(self.clock, LiveClock):
            return self.banks[seat] + self.clock.increment
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else 0.0

    def after(self, owing: Iterable[int], asked_anew: Iterable[int], now: float) -> Ticking:
        """The clocks when these seats owe an answer, some of them to a new question."""
        ticking = Ticking({}, {})
        if not self.are_running:
            return ticking
        owing = set(owing)
        anew = set(asked_anew)
        for seat, at in self.deadlines.items():
            if seat not in owing or seat in anew:
                ticking.banks[seat] = self.left_over(at, now)
                ticking.deadlines[seat] = None
        for seat in owing:
            if seat in anew or seat not in self.deadlines:
                bank = ticking.banks.get(seat, self.banks[seat])
                ticking.deadlines[seat] = now + self.allowance(seat) - self.banks[seat] + bank
        return ticking

    def with_more(self, seat: int, seconds: float) -> Ticking | None:
        """The clocks with more time for a seat; none if it has no clock that could take it."""
        if seat in self.deadlines:
            return Ticking({}, {seat: self.deadlines[seat] + seconds})
        return Ticking({seat: self.banks[seat] + seconds}, {}) if isinstance(self.clock, LiveClock) else None

    def left_over(self, at: float, now: float) -> float:
        """What goes back into the bank."""
        return max(0.0, at - now) if isinstance(self.clock, LiveClock) else 0.0

    def go_on(self, ticking: Ticking) -> None:
        self.banks |= ticking.banks
        for seat, at in ticking.deadlines.items():
            if at is None:
                self.deadlines.pop(seat, None)
            else:
                self.deadlines[seat] = at

    def shown(self, seats: int, now: float) -> list[ClockState] | None:
        if not self.are_running:
            return None
        return [self.face(seat, now) for seat in range(seats)]

    def face(self, seat: int, now: float) -> ClockState:
        if seat in self.deadlines:
            return ClockState(round(max(0.0, self.deadlines[seat] - now), 1), True)
        return ClockState(round(self.allowance(seat), 1))
