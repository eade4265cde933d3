"""Sockets: a table's and the lobby's."""

from functools import partial

import msgspec
from websockets.frames import CloseCode

from tripot.server import presence
from tripot.server.asking import Asking
from tripot.server.bounds import COMMAND_RATE, JUNK_RATE, MOST_PENDING
from tripot.server.conduct import carry_out
from tripot.server.errors import BadMessage, TooMany
from tripot.server.house import House
from tripot.server.limits import Bucket
from tripot.server.metrics import RESYNCS
from tripot.server.network.websocket_protocol import Hold, WebSocketProtocol
from tripot.server.play import Viewer
from tripot.server.protocol.commands import Answer, AnyCommand, Hello
from tripot.server.protocol.news import News
from tripot.server.replies import refusal
from tripot.server.room import Room
from tripot.server.storage.rows import Guest
from tripot.text import LANGUAGES, Speaker

decode = msgspec.json.Decoder(AnyCommand).decode


class Socket:
    """One connection; a `Listener` of its room."""

    def __init__(self, protocol: WebSocketProtocol) -> None:
        self.protocol = protocol
        self.protocol.on_ready = self.be_ready
        self.is_behind = False
        self.is_gone = False

    def post(self, message: bytes) -> bool:
        """Send it, unless the other side reads too slowly: then it is told what it has missed when it is ready."""
        if self.is_behind or self.is_gone:
            return False
        if self.protocol.is_slow:
            self.is_behind = True
            RESYNCS.inc()
            return False
        self.protocol.post(message)
        return True

    def close(self) -> None:
        self.protocol.end()

    def be_ready(self) -> None:
        if self.is_behind and not self.is_gone:
            self.catch_up()

    def catch_up(self) -> None:
        """Be told what was missed."""


class TableSocket(Socket):
    def __init__(self, protocol: WebSocketProtocol, room: Room, guest: Guest, address: str) -> None:
        super().__init__(protocol)
        self.room = room
        self.guest = guest
        self.address = address
        self.viewer: Viewer = None
        self.language = "" if guest.program else guest.language
        self.marked = False
        self.muted: set[str] = set()
        self.told = 0
        self.limits = room.house.limits
        self.commands = Bucket(*COMMAND_RATE)
        self.junk = Bucket(*JUNK_RATE)
        self.pending = 0  # commands that the room has not carried out yet
        self.protocol.on_message = self.hear
        self.asking = Asking(room, guest, self, self.reply)

    def reply(self, news: News) -> None:
        self.post(msgspec.json.encode(news))

    def catch_up(self) -> None:
        if not self.room.is_closed:
            self.room.post(self.hear_the_rest)

    async def hear_the_rest(self) -> None:
        """In the room's turn, so that no update comes before what was missed."""
        if self.is_behind:
            self.is_behind = False
            await presence.greet(self.asking, Hello(id="catch-up", since=self.told, marked=self.marked))

    def hear(self, message: bytes) -> None:
        """Let the room carry out what comes, and the client wait if it sends more than that."""
        if self.limits.on and not self.commands.borrow() and not self.protocol.holds & Hold.RATE:
            self.slow_down()
        try:
            command = decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse_junk(BadMessage(found=str(error)))
            return
        if self.room.is_closed:
            return  # and so is the socket
        self.pending += 1
        if self.pending >= MOST_PENDING:
            self.protocol.hold(Hold.PENDING)
        self.room.post(partial(self.carry_out, command), joins=isinstance(command, Answer))

    def slow_down(self) -> None:
        """Read on when what was too much is made up for."""
        if seconds := self.commands.owed:
            self.protocol.hold(Hold.RATE)
            self.protocol.loop.call_later(seconds, self.slow_down)
        else:
            self.protocol.release(Hold.RATE)

    def refuse_junk(self, error: BadMessage) -> None:
        """Say what cannot be read, but not for ever."""
        try:
            if self.limits.on:
                self.junk.take()
        except TooMany:
            self.protocol.fail(CloseCode.POLICY_VIOLATION, "too many messages that cannot be read")
        else:
            self.reply(refusal(None, error, self.speaker))

    async def carry_out(self, command: AnyCommand) -> None:
        try:
            if isinstance(command, Hello):  # which brings a whole game
                self.limits.take("hello", self.address)
            await carry_out(self.asking, command)
        except TooMany as error:
            self.reply(refusal(command.id, error, self.speaker))
        finally:
            self.pending -= 1
            if self.pending < MOST_PENDING:
                self.protocol.release(Hold.PENDING)

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language or LANGUAGES[0])


class LobbySocket(Socket):
    def __init__(self, protocol: WebSocketProtocol, house: House) -> None:
        super().__init__(protocol)
        self.house = house

    def catch_up(self) -> None:
        self.is_behind = False
        self.house.lobby.leave(self)
        self.house.lobby.enter(self)
