"""Sockets: a table's and the lobby's."""

import msgspec
from websockets.frames import CloseCode

from tripot.server.bounds import COMMAND_RATE, JUNK_RATE, MOST_PENDING
from tripot.server.errors import BadMessage, TooMany
from tripot.server.house.house import House
from tripot.server.network.websocket_protocol import Hold, WebSocketProtocol
from tripot.server.protocol.commands import AnyCommand, Hello
from tripot.server.protocol.news import News
from tripot.server.rooms.change import NOTHING, Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.commands.dispatch import CommandTurn
from tripot.server.rooms.commands.presence import greet
from tripot.server.rooms.commands.replies import refusal
from tripot.server.rooms.room import Room
from tripot.server.security.rate_limits import Bucket
from tripot.server.storage.rows import Guest
from tripot.server.telling.following import Viewer
from tripot.text import LANGUAGES, Speaker

decode = msgspec.json.Decoder(AnyCommand).decode


class Socket:
    """One connection; a `Listener` of its room."""

    def __init__(self, protocol: WebSocketProtocol) -> None:
        self.protocol = protocol
        self.post = protocol.post
        self.close = protocol.end
        protocol.on_ready = self.catch_up

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
        self.moments = False
        self.muted: set[str] = set()
        self.told = 0
        self.limits = room.house.limits
        self.commands = Bucket(*COMMAND_RATE)
        self.junk = Bucket(*JUNK_RATE)
        self.pending = 0  # commands that the room has not carried out yet
        self.protocol.on_message = self.hear
        self.caller = Caller(room, guest, self, self.reply)

    def reply(self, news: News) -> None:
        self.post(msgspec.json.encode(news))

    def catch_up(self) -> None:
        if not self.room.is_closed:
            self.room.enqueue_work(self.hear_the_rest)

    async def hear_the_rest(self) -> Change:
        """In the room's turn, so that no update comes before what was missed."""
        if not self.protocol.is_behind:
            return NOTHING
        self.protocol.is_behind = False
        return await greet(self.caller, Hello(id="catch-up", since=self.told, marked=self.marked, moments=self.moments))

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
        self.room.enqueue(SocketTurn(self, command))

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

    def note_taken(self) -> None:
        """A command has had its turn."""
        self.pending -= 1
        if self.pending < MOST_PENDING:
            self.protocol.release(Hold.PENDING)

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language or LANGUAGES[0])


class SocketTurn(CommandTurn):
    def __init__(self, socket: TableSocket, command: AnyCommand) -> None:
        super().__init__(socket.caller, command)
        self.socket = socket

    async def work(self) -> Change:
        try:
            if isinstance(self.command, Hello):  # which brings a whole game
                self.socket.limits.take("hello", self.socket.address)
            return await super().work()
        finally:
            self.socket.note_taken()


class LobbySocket(Socket):
    def __init__(self, protocol: WebSocketProtocol, house: House) -> None:
        super().__init__(protocol)
        self.house = house

    def catch_up(self) -> None:
        self.protocol.is_behind = False
        self.house.lobby.leave(self)
        self.house.lobby.enter(self)
