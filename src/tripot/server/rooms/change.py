"""What a room is asked to do, and what comes of it.

A handler checks what is asked and returns a `Change`: the rows to store, what becomes of the room besides, and the
reply.  It changes nothing itself.  The room alone stores, applies and tells, in this order (`room.Room.commit`).
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from tripot.server.bounds import MOST_DECISIONS
from tripot.server.protocol.news import News
from tripot.server.protocol.tables import EndedBy
from tripot.server.rooms.deadlines import Deadlines
from tripot.server.storage.rows import Decision, Row, TableUpdate
from tripot.server.telling.audience import Listener
from tripot.server.telling.following import Play, Step

if TYPE_CHECKING:
    from tripot.server.rooms.room import Room


class Arrival(NamedTuple):
    """Somebody who looks at the table from now on, or wants to be told everything again."""

    listener: Listener
    language: str | None  # none: as before
    marked: bool
    moments: bool
    muted: set[str]
    since: int | None  # the sequence number of the game that it knows; none: as far as it has been told
    chat: int  # the number of the last remark that it knows


class Change(NamedTuple):
    rows: Sequence[Row] = ()  # plain data, stored all or none
    play: Play | None = None  # the game that starts
    step: Step | None = None  # a decision that the match has made; taken back if it cannot be stored
    deadlines: Deadlines | None = None  # other ones than follow from the rows
    arrival: Arrival | None = None
    leaving: Listener | None = None
    overdue: int | None = None  # the seat whose question a bot answers, since its time is up
    closes: str | None = None  # the guest whose sockets are closed
    reply: News | None = None  # if it tells more than that the command is done
    later: Coroutine[Any, Any, News] | None = None  # the reply, worked out beside the queue
    then: "Work | None" = None  # done next, in a turn of its own, since it may fail by itself


NOTHING = Change()
Work = Callable[[], Awaitable[Change]]


class Turn(Protocol):
    """Something that a room does when everything before it is done, and who hears how that went."""

    joins: bool  # may be stored together with what is before it
    guest: str  # who asks; empty: nobody

    def work(self) -> Awaitable[Change]:
        """What is to change."""

    def succeed(self, change: Change) -> None:
        """It is done."""

    def fail(self, error: BaseException) -> None:
        """Nothing has changed."""


def decide(room: "Room", seat: int, action: str, asked_by: tuple[str | None, str | None, bytes | None]) -> Change:
    """IllegalAction changes nothing.

    The match goes ahead, so that the next decision can build on this one; if it cannot be stored, the room takes it
    back.  `asked_by` is the guest, the command's id and its digest.
    """
    assert room.play is not None
    room.play.match.watch(room.audience.wants_moments)
    step = room.play.submit(seat, action)
    try:
        match, now = room.play.match, room.house.time.now()
        number, asked = len(match.decisions) - 1, int(match.state.waiting)
        rows: list[Row] = [Decision(number, seat, step.notation, *asked_by[:2], now, asked, asked_by[2])]
        if outcome := match.outcome:
            result = msgspec.json.encode(outcome.to_json()).decode()
            rows.append(TableUpdate(status="over", result=result, ended=now))
        elif number + 1 >= MOST_DECISIONS:
            rows.append(ended("length", now))
    except BaseException:
        room.play.take_back(step)
        raise
    return Change(rows, step=step)


def ended(by: EndedBy, now: float) -> TableUpdate:
    """Without a result."""
    return TableUpdate(status="ended", ended_by=by, ended=now)
