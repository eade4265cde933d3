"""The bench: bots that play on a room's seats, and cover for those who are away.

When a bot answers must not tell what it holds (decision 13).  It answers after a whole number of pauses.  Their length
is drawn before it thinks, from public facts alone: the table's pace and the time that its level always takes.
"""

import asyncio
import math
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from tripot.server.seating import cover_of
from tripot.server.storage.rows import Place
from tripot.server.thinking import Task, task, thinking_time

if TYPE_CHECKING:
    from tripot.server.room import Room

TRIP = 0.005  # seconds to a worker and back, reckoned generously
clock = time.monotonic  # read at every call; the event loop's own clock stands still while a task runs


class Pause:
    """When a bot answers: after one pause, or the first multiple of it that is not over when it has thought."""

    def __init__(self, pace: int, thinking: float) -> None:
        drawn = pace / 1000 * (0.6 + 0.8 * secrets.randbelow(1000) / 1000)
        self.length = max(drawn, thinking + TRIP)
        self.began = clock()

    def left(self) -> float:
        """Seconds until the answer."""
        spent = clock() - self.began
        return max(1, math.ceil(spent / self.length)) * self.length - spent


class Bench:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the question, and who thinks
        self.overdue: dict[int, int] = {}  # by seat: the question that its player had no time left for

    @property
    def is_thinking(self) -> bool:
        return bool(self.thoughts)

    def go_on(self) -> None:
        """Let bots think about what they are asked now."""
        room = self.room
        if room.play is None or room.seating.table.status != "playing" or room.house.is_closing:
            return
        for seat in room.play.match.waiting:
            place = room.seating.places[seat]
            if self.plays(place):
                self.consider(place)

    def plays(self, place: Place) -> bool:
        """Bots on their own seats always play, and where the time is up.

        Those who cover for somebody play only while some person is there to play with.
        """
        if place.kind == "bot" or self.overdue.get(place.seat) == self.question(place.seat):
            return True
        return place.covered and any(listener.viewer is not None for listener in self.room.audience)

    def question(self, seat: int) -> int:
        """What the seat is asked now."""
        assert self.room.play is not None
        return self.room.play.following[seat].question

    def stand_in(self, seat: int) -> None:
        """Answer what the seat is asked now: its player's time is up."""
        self.overdue[seat] = self.question(seat)
        self.go_on()

    def consider(self, place: Place) -> None:
        assert self.room.play is not None
        question = self.question(place.seat)
        thought = self.thoughts.get(place.seat)
        if thought and thought[0] == question:
            return
        if thought:
            thought[1].cancel()
        settings = self.room.seating.settings
        bot = place.bot or cover_of(settings)
        pause = Pause(settings.pace, thinking_time(bot))
        given = task(bot, self.room.play.match, place.seat, settings.data)
        self.thoughts[place.seat] = (question, asyncio.create_task(self.think(given, question, pause)))

    async def think(self, given: Task, question: int, pause: Pause) -> None:
        thought = await self.room.house.thinker.choose(given)
        await asyncio.sleep(pause.left())
        self.room.post(partial(self.answer, given.seat, question, thought.action), joins=True)

    async def answer(self, seat: int, question: int, action: str) -> None:
        """Give a bot's answer, unless the seat has been given back or is asked something else by now."""
        room = self.room
        if seat in self.thoughts and self.thoughts[seat][0] == question:
            del self.thoughts[seat]
        if room.play is None or room.seating.table.status != "playing":
            return
        current = self.question(seat) == question and seat in room.play.match.waiting
        if current and self.plays(room.seating.places[seat]):
            await room.decide(seat, action)
        else:
            self.go_on()

    def cancel(self) -> None:
        for _, thinking in self.thoughts.values():
            thinking.cancel()
        self.thoughts.clear()
        self.overdue.clear()
