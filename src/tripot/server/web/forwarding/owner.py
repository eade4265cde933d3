"""Where the table is: what other nodes pass on is done here."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import msgspec
from starlette.requests import Request as HttpCall

from tripot.core.errors import TripotError
from tripot.server.errors import Elsewhere, NotFound, OutcomeUnknown, TakenOver
from tripot.server.house.forgetting import forget_at
from tripot.server.house.house import House
from tripot.server.nodes.frames import COMMAND, MESSAGE, OPEN, REPLIED, REQUEST, RESPONSE, RESUME, RESUMED, TOLD
from tripot.server.nodes.link import Stream
from tripot.server.protocol.commands import AnyCommand, Hello
from tripot.server.protocol.news import News
from tripot.server.rooms.change import Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.commands.dispatch import CommandTurn
from tripot.server.rooms.commands.presence import greet
from tripot.server.rooms.room import Room
from tripot.server.storage.rows import Deadline, Guest
from tripot.server.telling.following import Viewer
from tripot.server.web.api import ROUTES
from tripot.server.web.forwarding.messages import (
    NOT_MINE,
    CloseGuest,
    Expire,
    Forget,
    HttpRequest,
    OpenSocket,
    Passed,
    Request,
    Resume,
    Told,
    decode_open,
    decode_request,
    decode_resume,
    encode,
)
from tripot.server.web.handshakes import let_go
from tripot.server.web.routes import Call, carry_out, failure
from tripot.server.web.sockets import decode
from tripot.text import LANGUAGES

BY_NAME = {(route.method, route.path): route for route in ROUTES}
log = logging.getLogger("tripot.node")


class ForwardedChannel(Protocol):
    """To the edge: a stream to another node, or straight to a socket of this one."""

    on_frame: Callable[[int, bytes], None]
    on_lost: Callable[[], None]
    on_ready: Callable[[], None]

    @property
    def is_slow(self) -> bool: ...

    def send(self, kind: int, payload: bytes = b"") -> None: ...

    def end(self) -> None: ...


def accept_streams(house: House) -> Callable[[Stream], None]:
    """What to do with a stream that another node begins."""
    tasks: set[asyncio.Task[None]] = set()

    def begin(stream: Stream) -> None:
        def hear(kind: int, payload: bytes) -> None:
            if kind in FIRST:
                task = asyncio.create_task(FIRST[kind](house, stream, payload))
                tasks.add(task)
                task.add_done_callback(tasks.discard)

        stream.on_frame = hear

    return begin


# ---- requests -------------------------------------------------------------------------------------------------------


async def respond(house: House, stream: Stream, payload: bytes) -> None:
    answered = await outcome(house, answer(house, decode_request(payload)))
    stream.send(RESPONSE, encode(answered))


async def outcome(house: House, work: Any) -> Passed:
    """Also of what fails; a table that has gone elsewhere is asked for again by the edge."""
    if house.is_closing:
        work.close()
        return Passed(NOT_MINE)
    try:
        found: Passed = await work
        return found
    except (Elsewhere, TakenOver):
        return Passed(NOT_MINE)
    except TripotError as error:
        return refused(error, LANGUAGES[0])
    except Exception as error:
        log.error("what another node asked for failed", exc_info=error)
        return Passed(500, [], b'{"error":"internal","message":"","details":{}}')


def refused(error: TripotError, language: str) -> Passed:
    response = failure(error, language)
    return Passed(response.status_code, list(response.headers.items()), bytes(response.body))


async def answer(house: House, request: Request) -> Passed:
    if isinstance(request, HttpRequest):
        return await answer_http(house, request)
    if isinstance(request, Expire):
        await house.sweeper.expire(Deadline(request.table, request.seat, request.kind, request.at))
    elif isinstance(request, Forget):
        await forget_at(house, request.table, True, request.guest)
    elif isinstance(request, CloseGuest):
        house.close_sockets(request.guest)
    return Passed(200)


async def answer_http(house: House, given: HttpRequest) -> Passed:
    route = BY_NAME.get((given.method, given.route))
    if route is None:
        raise NotFound
    scope = {
        "type": "http",
        "method": given.method,
        "path_params": given.path,
        "query_string": given.query.encode(),
        "headers": [(b"accept-language", given.language.encode("latin-1", "replace"))],
    }
    call = Call(house, HttpCall(scope), given.guest)
    try:
        response = await carry_out(call, route, given.body)
    except (Elsewhere, TakenOver):
        raise
    except TripotError as error:
        return refused(error, call.language)
    return Passed(response.status_code, list(response.headers.items()), bytes(response.body))


# ---- sockets --------------------------------------------------------------------------------------------------------


async def open_socket(house: House, stream: Stream, payload: bytes) -> None:
    opened = await outcome(house, attach(house, decode_open(payload), stream))
    stream.send(RESPONSE, encode(opened))


async def attach(house: House, wanted: OpenSocket, channel: ForwardedChannel) -> Passed:
    """Let a socket of another node take part."""
    room = await house.admit(wanted.guest, wanted.table)
    if room.is_closed:
        raise TakenOver
    PassedSocket(room, wanted.guest, channel)
    return Passed(200)


FIRST = {REQUEST: respond, OPEN: open_socket}


class PassedSocket:
    """A socket whose client is at another node; a `Listener` of its room."""

    def __init__(self, room: Room, guest: Guest, channel: ForwardedChannel) -> None:
        self.room = room
        self.guest = guest
        self.channel = channel
        self.seat: Viewer = None
        self.language = "" if guest.program else guest.language
        self.marked = False
        self.moments = False
        self.muted: set[str] = set()
        self.sequence = 0
        self.is_behind = False  # the other node was too slow, and this socket has missed something
        self.caller = Caller(room, guest, self, self.reply, self.give_up)
        channel.on_frame, channel.on_lost, channel.on_ready = self.hear, self.leave, self.catch_up
        room.sockets += 1

    # ---- to the client ----------------------------------------------------------------------------------------------

    @property
    def told(self) -> int:
        return self.sequence

    @told.setter
    def told(self, sequence: int) -> None:
        self.sequence = sequence
        self.channel.send(TOLD, encode(Told(self.seat, sequence)))

    @property
    def viewer(self) -> Viewer:
        return self.seat

    @viewer.setter
    def viewer(self, seat: Viewer) -> None:
        """From another seat the numbers are others."""
        self.seat = seat
        self.channel.send(TOLD, encode(Told(seat, self.sequence)))

    def post(self, message: bytes) -> bool:
        self.is_behind |= self.channel.is_slow
        if not self.is_behind:
            self.channel.send(MESSAGE, message)
        return not self.is_behind

    def reply(self, news: News) -> None:
        """Also to an edge that is slow: it waits for no more than a few."""
        self.channel.send(MESSAGE, msgspec.json.encode(news))
        self.channel.send(REPLIED, (getattr(news, "id", None) or "").encode())

    def give_up(self, error: BaseException) -> None:
        """There will be no reply."""

    def close(self) -> None:
        self.channel.end()
        self.leave()

    def catch_up(self) -> None:
        if self.is_behind:
            self.resume(Resume(self.sequence, self.seat, None, self.marked, self.moments))

    # ---- from the client --------------------------------------------------------------------------------------------

    def hear(self, kind: int, payload: bytes) -> None:
        if self.room.is_closed:
            self.channel.end()
        elif kind == COMMAND:
            self.room.enqueue(PassedTurn(self, decode(payload)))
        elif kind == RESUME:
            self.resume(decode_resume(payload))

    def resume(self, wanted: Resume) -> None:
        if not self.room.is_closed:
            self.room.enqueue_work(partial(self.hear_the_rest, wanted))

    async def hear_the_rest(self, wanted: Resume) -> Change:
        """In the room's turn, so that no update comes before what was missed; if it fails, the edge tries again."""
        hello = Hello(
            id="resume",
            since=self.same_moment(wanted.seat, wanted.since),
            language=wanted.language,
            marked=wanted.marked,
            moments=wanted.moments,
        )
        try:
            change = await greet(self.caller, hello)
        except BaseException:
            self.close()
            raise
        self.is_behind = False
        self.channel.send(RESUMED)
        return change

    def same_moment(self, seat: Viewer, sequence: int) -> int:
        """The number of that moment as the guest counts now, who may sit elsewhere than when it was told."""
        place, play = self.room.seating.place_of(self.guest), self.room.play
        viewer = place.seat if place else None
        return sequence if play is None or viewer == seat else play.same_moment(seat, sequence, viewer)

    def leave(self) -> None:
        """Its client is gone, or the node between."""
        if self.channel.on_frame == self.hear:
            self.channel.on_frame = lambda kind, payload: None
            self.channel.on_lost = self.channel.on_ready = lambda: None
            if not self.room.is_closed:
                self.room.enqueue_work(partial(let_go, self.room, self))
            self.room.sockets -= 1


class PassedTurn(CommandTurn):
    def __init__(self, socket: PassedSocket, command: AnyCommand) -> None:
        super().__init__(socket.caller, command)
        self.socket = socket

    def fail(self, error: BaseException) -> None:
        """Whatever the next owner can do is left to it: the edge asks it again."""
        if isinstance(error, TakenOver | OutcomeUnknown):
            self.socket.close()
        else:
            super().fail(error)
            if not isinstance(error, TripotError):  # which nobody has replied to
                self.socket.channel.send(REPLIED, self.command.id.encode())
