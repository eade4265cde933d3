"""The bench: bots that play on a room's seats, and cover for those who are away.

When a bot answers must not tell what it holds.  Its pause is drawn before it thinks, from the table's pace alone, also
where it has only one answer; if it thinks longer, it waits for the next multiple.
"""

import asyncio
import math
import secrets
from functools import partial
from typing import TYPE_CHECKING

from tripot.server.seating import cover_of
from tripot.server.storage.rows import Place
from tripot.server.thinking import Task, task

if TYPE_CHECKING:
    from tripot.server.room import Room


class Bench:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the question, and who thinks

    @property
    def is_thinking(self) -> bool:
        return bool(self.thoughts)

    def go_on(self) -> None:
        """Let bots think about what they are asked now."""
        room = self.room
        if room.play is None or room.seating.table.status != "playing":
            return
        for seat in room.play.match.waiting:
            place = room.seating.places[seat]
            if self.plays(place):
                self.consider(place)

    def plays(self, place: Place) -> bool:
        """Bots on their own seats always play; those who cover only while some person is there to play with."""
        return place.kind == "bot" or (
            place.covered and any(listener.viewer is not None for listener in self.room.audience)
        )

    def consider(self, place: Place) -> None:
        assert self.room.play is not None
        question = self.room.play.following[place.seat].question
        thought = self.thoughts.get(place.seat)
        if thought and thought[0] == question:
            return
        if thought:
            thought[1].cancel()
        settings = self.room.seating.settings
        given = task(place.bot or cover_of(settings), self.room.play.match, place.seat, settings.data)
        self.thoughts[place.seat] = (question, asyncio.create_task(self.think(given, question)))

    async def think(self, given: Task, question: int) -> None:
        room = self.room
        pause = room.seating.settings.pace / 1000 * (0.6 + 0.8 * secrets.randbelow(1000) / 1000)
        clock = asyncio.get_running_loop().time
        began = clock()
        thought = await room.house.thinker.choose(given)
        if pause:
            pauses = math.ceil((clock() - began) / pause)
            await asyncio.sleep(began + pauses * pause - clock())
        room.post(partial(self.answer, given.seat, question, thought.action), joins=True)

    async def answer(self, seat: int, question: int, action: str) -> None:
        """Give a bot's answer, unless the seat has been given back or is asked something else by now."""
        room = self.room
        if seat in self.thoughts and self.thoughts[seat][0] == question:
            del self.thoughts[seat]
        if room.play is None or room.seating.table.status != "playing":
            return
        current = room.play.following[seat].question == question and seat in room.play.match.waiting
        if current and self.plays(room.seating.places[seat]):
            await room.decide(seat, action)
        else:
            self.go_on()

    def cancel(self) -> None:
        for _, thinking in self.thoughts.values():
            thinking.cancel()
        self.thoughts.clear()
