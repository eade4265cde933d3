"""WebSockets: a table's and the lobby's.

What is sent to a socket waits in a short queue.  If the other side is too slow, the queue is thrown away, and when it
is ready again it is told everything anew.
"""

import asyncio
from collections import deque
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tripot.core.errors import TripotError
from tripot.server import presence
from tripot.server.asking import Asking
from tripot.server.conduct import carry_out
from tripot.server.errors import BadMessage, NoGuest, TooMany
from tripot.server.house import House
from tripot.server.limits import Bucket
from tripot.server.metrics import RESYNCS, SOCKETS
from tripot.server.play import Viewer
from tripot.server.protocol.commands import AnyCommand, Hello
from tripot.server.protocol.news import News
from tripot.server.replies import refusal
from tripot.server.room import Room
from tripot.server.routes import failure
from tripot.server.security import address_of, check_origin, token_of
from tripot.server.storage.rows import Guest
from tripot.text import LANGUAGES, Speaker

MOST_WAITING = 64
BURST, PER_SECOND = 60.0, 20.0  # commands
decode = msgspec.json.Decoder(AnyCommand).decode


class Socket:
    """One connection; a `Listener` of its room."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self.waiting: deque[bytes] = deque()
        self.sending: asyncio.Task[None] | None = None
        self.is_behind = False
        self.is_gone = False

    def post(self, message: bytes) -> None:
        if self.is_behind or self.is_gone:
            return
        if len(self.waiting) == MOST_WAITING:
            self.waiting.clear()
            self.is_behind = True
            RESYNCS.inc()
            return
        self.waiting.append(message)
        if self.sending is None:
            self.sending = asyncio.create_task(self.send())

    async def send(self) -> None:
        try:
            while self.waiting:
                await self.websocket.send_text(self.waiting.popleft().decode())
        except (WebSocketDisconnect, RuntimeError, OSError):  # closed in the meantime
            self.is_gone = True
            self.waiting.clear()
        finally:
            self.sending = None
        if self.is_behind and not self.is_gone:
            self.is_behind = False
            self.catch_up()

    def catch_up(self) -> None:
        """Be told everything anew."""


class TableSocket(Socket):
    def __init__(self, websocket: WebSocket, room: Room, guest: Guest) -> None:
        super().__init__(websocket)
        self.room = room
        self.guest = guest
        self.viewer: Viewer = None
        self.language = "" if guest.program else guest.language
        self.muted: set[str] = set()
        self.bucket = Bucket(BURST, PER_SECOND)
        self.asking = Asking(room, guest, self, self.reply)

    def reply(self, news: News) -> None:
        self.post(msgspec.json.encode(news))

    def catch_up(self) -> None:
        if not self.room.is_closed:
            self.room.post(partial(presence.greet, self.asking, Hello(id="catch-up")))

    async def listen(self) -> None:
        """Carry out what comes, one command after the other."""
        while True:
            message = await received(self.websocket)
            try:
                if self.room.house.limits.on:
                    self.bucket.take()
                command = decode(message)
            except TooMany as error:
                self.reply(refusal(None, error, self.speaker))
                await asyncio.sleep(1.0)
            except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
                self.reply(refusal(None, BadMessage(found=str(error)), self.speaker))
            else:
                await self.room.call(partial(carry_out, self.asking, command))

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language or LANGUAGES[0])


class LobbySocket(Socket):
    def __init__(self, websocket: WebSocket, house: House) -> None:
        super().__init__(websocket)
        self.house = house

    def catch_up(self) -> None:
        self.house.lobby.leave(self)
        self.house.lobby.enter(self)


async def at_table(house: House, websocket: WebSocket) -> None:
    guest = await recognise(house, websocket)
    room = await house.admit(guest, websocket.path_params["table"])
    room.sockets += 1
    socket = TableSocket(websocket, room, guest)
    try:
        await websocket.accept()
        await socket.listen()
    finally:
        room.sockets -= 1
        socket.is_gone = True
        if socket in room.audience.listeners:
            room.post(partial(presence.leave, room, socket))


async def in_lobby(house: House, websocket: WebSocket) -> None:
    socket = LobbySocket(websocket, house)
    try:
        await websocket.accept()
        house.lobby.enter(socket)
        while True:
            await received(websocket)  # nothing is expected; the lobby only tells
    finally:
        house.lobby.leave(socket)
        socket.is_gone = True


async def received(websocket: WebSocket) -> str | bytes:
    """The next message, whether it came as text or as bytes."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    return text if text is not None else bytes(message["bytes"])


async def recognise(house: House, websocket: WebSocket) -> Guest:
    guest = await house.recognise(token_of(websocket, house.running.public_url))
    if guest is None:
        raise NoGuest
    return guest


async def connect(house: House, websocket: WebSocket) -> None:
    """Let a socket in after its checks, or refuse the handshake."""
    address = address_of(websocket)
    try:
        check_origin(websocket, house.running.public_url)
        house.limits.take("socket", address)
        house.limits.open_socket(address)
    except TripotError as error:
        await websocket.send_denial_response(failure(error, LANGUAGES[0]))
        return
    house.sockets.add(websocket)
    SOCKETS.set(len(house.sockets))
    try:
        await (at_table if "table" in websocket.path_params else in_lobby)(house, websocket)
    except TripotError as error:
        await websocket.send_denial_response(failure(error, LANGUAGES[0]))
    except WebSocketDisconnect:
        pass
    finally:
        house.limits.close_socket(address)
        house.sockets.discard(websocket)
        SOCKETS.set(len(house.sockets))
