"""Sockets: a table's and the lobby's."""

import msgspec

from tripot.server.bounds import COMMAND_RATE, JUNK_RATE, MOST_PENDING
from tripot.server.errors import BadMessage, TakenOver, TooMany
from tripot.server.house.house import House
from tripot.server.network.link import POLICY_VIOLATION, Hold, Link
from tripot.server.protocol.commands import AnyCommand, Hello
from tripot.server.protocol.news import News
from tripot.server.rooms.change import NOTHING, Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.commands.dispatch import CommandTurn
from tripot.server.rooms.commands.presence import greet
from tripot.server.rooms.commands.replies import refusal
from tripot.server.rooms.room import Room
from tripot.server.security.rate_limits import Bucket, Limits
from tripot.server.storage.rows import Guest
from tripot.server.telling.following import Viewer
from tripot.text import LANGUAGES, Speaker

decode = msgspec.json.Decoder(AnyCommand).decode


class Socket:
    """One connection; a `Listener` of its room."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.post = link.post
        self.close = link.end
        link.on_ready = self.catch_up

    def catch_up(self) -> None:
        """Be told what was missed."""


class ClientSocket(Socket):
    """A client at a table, wherever the table is: what it sends is checked and counted."""

    def __init__(self, link: Link, guest: Guest, address: str, limits: Limits) -> None:
        super().__init__(link)
        self.guest = guest
        self.address = address
        self.language = "" if guest.program else guest.language
        self.limits = limits
        self.commands = Bucket(*COMMAND_RATE)
        self.junk = Bucket(*JUNK_RATE)
        self.pending = 0  # commands that the room has not carried out yet
        self.link.on_message = self.hear

    def carry_out(self, command: AnyCommand, message: bytes) -> None:
        """Let the room do it; `note_taken` has to follow."""
        raise NotImplementedError

    def reply(self, news: News) -> None:
        self.post(msgspec.json.encode(news))

    def hear(self, message: bytes) -> None:
        """Let the room carry out what comes, and the client wait if it sends more than that."""
        if self.limits.on and not self.commands.borrow() and not self.link.holds & Hold.RATE:
            self.slow_down()
        try:
            command = decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse_junk(BadMessage(found=str(error)))
            return
        self.pending += 1
        if self.pending >= MOST_PENDING:
            self.link.hold(Hold.PENDING)
        self.carry_out(command, message)

    def slow_down(self) -> None:
        """Read on when what was too much is made up for."""
        if seconds := self.commands.owed:
            self.link.hold(Hold.RATE)
            self.link.loop.call_later(seconds, self.slow_down)
        else:
            self.link.release(Hold.RATE)

    def refuse_junk(self, error: BadMessage) -> None:
        """Say what cannot be read, but not for ever."""
        try:
            if self.limits.on:
                self.junk.take()
        except TooMany:
            self.link.fail(POLICY_VIOLATION, "too many messages that cannot be read")
        else:
            self.reply(refusal(None, error, self.speaker))

    def note_taken(self) -> None:
        """A command has had its turn."""
        self.pending -= 1
        if self.pending < MOST_PENDING:
            self.link.release(Hold.PENDING)

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language or LANGUAGES[0])


class TableSocket(ClientSocket):
    def __init__(self, link: Link, room: Room, guest: Guest, address: str) -> None:
        super().__init__(link, guest, address, room.house.limits)
        self.room = room
        self.viewer: Viewer = None
        self.marked = False
        self.moments = False
        self.muted: set[str] = set()
        self.told = 0
        self.caller = Caller(room, guest, self, self.reply)

    def carry_out(self, command: AnyCommand, message: bytes) -> None:
        if self.room.is_closed:
            self.close()  # its client comes back, and finds the room opened again
        else:
            self.room.enqueue(SocketTurn(self, command))

    def catch_up(self) -> None:
        if not self.room.is_closed:
            self.room.enqueue_work(self.hear_the_rest)

    async def hear_the_rest(self) -> Change:
        """In the room's turn, so that no update comes before what was missed."""
        if not self.link.is_behind:
            return NOTHING
        self.link.is_behind = False
        return await greet(self.caller, Hello(id="catch-up", since=self.told, marked=self.marked, moments=self.moments))


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

    def fail(self, error: BaseException) -> None:
        """Another server has the table: the client comes back, and asks again."""
        if isinstance(error, TakenOver):
            self.socket.close()
        else:
            super().fail(error)


class LobbySocket(Socket):
    def __init__(self, link: Link, house: House) -> None:
        super().__init__(link)
        self.house = house

    def catch_up(self) -> None:
        self.link.is_behind = False
        self.house.lobby.leave(self)
        self.house.lobby.enter(self)
