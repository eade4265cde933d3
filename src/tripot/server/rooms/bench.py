"""The bench: bots that play on a room's seats, and cover for those who are away.

When a bot answers must not tell what it holds (decision 13).  It answers after a whole number of pauses.  Their length
is drawn before it thinks, from public facts alone: the table's pace and the time that its level always takes.

Where people and bots are asked at once, the last bot waits for the people and one pause more, in which they may still
change what they have answered.
"""

import asyncio
import math
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple
from weakref import ref

from tripot.server.rooms.change import NOTHING, Change, decide
from tripot.server.rooms.seating import cover_of
from tripot.server.storage.rows import Place
from tripot.server.workers.tasks import Task
from tripot.server.workers.thinking import WorkClaim, task

if TYPE_CHECKING:
    from tripot.server.rooms.room import Room

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


class Thinking(NamedTuple):
    """A bot's thinking about a question."""

    question: int
    task: asyncio.Task[None]
    is_busy: bool  # it takes less time than usual, and may come late, since many wait for the workers


class Bench:
    def __init__(self, room: "Room") -> None:
        self.weak_room = ref(room)  # so that a room that is dropped is gone at once
        self.thoughts: dict[int, Thinking] = {}  # by seat
        self.was_busy = False  # when the table was told
        self.overdue: dict[int, int] = {}  # by seat: the question that its player had no time left for
        self.nobody_asked = asyncio.Event()  # no person, that is
        self.answered = -math.inf  # when the last person who was asked had answered
        self.held = 0  # thoughts that wait for people

    @property
    def room(self) -> "Room":
        room = self.weak_room()
        assert room is not None, "its bots' thinking was cancelled when it was dropped"
        return room

    @property
    def is_thinking(self) -> bool:
        """Is a bot about to answer?  One that waits for people is not: they may take days."""
        return len(self.thoughts) > self.held

    @property
    def is_busy(self) -> bool:
        """Do bots answer later than usual, because many wait for the workers?  The queue alone decides it."""
        return any(thought.is_busy for thought in self.thoughts.values())

    def go_on(self) -> bool:
        """Let bots think about what they are asked now.  Does the table have to be told that they are busy, or not?"""
        room = self.room
        if room.house.is_closing:
            return False
        if room.play is not None and room.seating.table.status == "playing":
            waiting = room.play.match.waiting
            asked = [room.seating.places[seat] for seat in waiting] if room.seating.has_bots or self.overdue else []
            bots = [place for place in asked if self.plays(place)]
            self.note_people(len(waiting) - len(bots))
            for place in bots:
                self.consider(place)
        has_changed = self.is_busy != self.was_busy
        self.was_busy = self.is_busy
        return has_changed

    def note_people(self, asked: int) -> None:
        if asked:
            self.nobody_asked.clear()
        elif not self.nobody_asked.is_set():
            self.answered = clock()
            self.nobody_asked.set()

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

    def consider(self, place: Place) -> None:
        assert self.room.play is not None
        question = self.question(place.seat)
        thought = self.thoughts.get(place.seat)
        if thought and thought.question == question:
            return
        if thought:
            thought.task.cancel()
        settings = self.room.seating.settings
        claim = self.claim()
        effort = self.room.house.thinker.effort(place.bot or cover_of(settings), claim.flow)
        pause = Pause(settings.pace, effort.seconds)
        given = task(effort.bot, self.room.play.match, place.seat, settings.data, effort.seconds)
        thinking = asyncio.create_task(self.think(given, claim, question, pause))
        self.thoughts[place.seat] = Thinking(question, thinking, effort.is_eased)

    def claim(self) -> WorkClaim:
        """Whose share of the workers it is: of a person who waits at the table, or the host's if nobody does."""
        room = self.room
        people = [listener.guest for listener in room.audience if listener.viewer is not None]
        waiting = [guest.id for guest in people if not guest.program]
        if waiting:
            return room.claim("attended", room.house.thinker.queue.least_served("attended", waiting))
        return room.claim("unattended", room.seating.table.host)

    async def think(self, given: Task, claim: WorkClaim, question: int, pause: Pause) -> None:
        thought = await self.room.house.thinker.choose(given, claim)
        await asyncio.sleep(pause.left())
        if self.is_last(given.seat):
            await self.wait_for_people(pause)
        if not self.room.is_closed:
            self.room.enqueue_work(partial(self.answer, given.seat, question, thought.action), joins=True)

    def is_last(self, seat: int) -> bool:
        """Of the bots on their own seats that are asked.  At a pace of 0, for programs, nobody waits."""
        room = self.room
        if room.play is None or not room.seating.settings.pace:
            return False
        bots = [each for each in room.play.match.waiting if room.seating.places[each].kind == "bot"]
        return bots[-1:] == [seat]

    async def wait_for_people(self, pause: Pause) -> None:
        self.held += 1
        try:
            await self.nobody_asked.wait()
        finally:
            self.held -= 1
        await asyncio.sleep(self.answered + pause.length - clock())

    async def answer(self, seat: int, question: int, action: str) -> Change:
        """A bot's answer, unless the seat has been given back or is asked something else by now."""
        room = self.room
        if seat in self.thoughts and self.thoughts[seat].question == question:
            del self.thoughts[seat]
        if room.play is None or room.seating.table.status != "playing":
            return NOTHING
        is_current = self.question(seat) == question and seat in room.play.match.waiting
        if is_current and self.plays(room.seating.places[seat]):
            return decide(room, seat, action, (None, None, None))
        return NOTHING

    def cancel(self) -> None:
        for thought in self.thoughts.values():
            thought.task.cancel()
        self.thoughts.clear()
        self.overdue.clear()
