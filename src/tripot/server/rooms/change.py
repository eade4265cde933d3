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
from tripot.server.telling.following import DecidedStep, FollowedMatch

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
    play: FollowedMatch | None = None  # the game that starts
    step: DecidedStep | None = None  # a decision that the match has made; taken back if it cannot be stored
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
AskedBy = tuple[str | None, str | None, bytes | None]  # the guest, the command's id and its digest


class QueueTurn(Protocol):
    """Something that a room does when everything before it is done, and who hears how that went."""

    joins: bool  # may be stored together with what is before it
    guest: str  # who asks; empty: nobody

    def work(self) -> Awaitable[Change]:
        """What is to change."""

    def succeed(self, change: Change) -> None:
        """It is done."""

    def fail(self, error: BaseException) -> None:
        """Nothing has changed."""


def decide(room: "Room", seat: int, action: str, asked_by: AskedBy) -> Change:
    """IllegalAction changes nothing.

    The match goes ahead, so that the next decision can build on this one; if it cannot be stored, the room takes it
    back.
    """
    assert room.play is not None
    room.play.match.watch(room.audience.wants_moments)
    return stored(room, room.play.submit(seat, action), asked_by)


def stored(room: "Room", step: DecidedStep, asked_by: AskedBy) -> Change:
    """What is to be stored of a step that the match has made."""
    play = room.play
    assert play is not None
    try:
        match, now = play.match, room.house.time.now()
        number, asked = play.steps - 1, int(match.state.waiting)
        rows: list[Row] = [Decision(number, step.seat, step.notation, *asked_by[:2], now, asked, asked_by[2])]
        if outcome := match.outcome:
            result = msgspec.json.encode(outcome.to_json()).decode()
            rows.append(TableUpdate(status="over", result=result, ended=now))
        elif number + 1 >= MOST_DECISIONS:
            rows.append(ended("length", now))
    except BaseException:
        play.take_back(step)
        raise
    return Change(rows, step=step)


def ended(by: EndedBy, now: float) -> TableUpdate:
    """Without a result."""
    return TableUpdate(status="ended", ended_by=by, ended=now)
