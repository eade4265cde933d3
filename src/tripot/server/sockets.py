"""Sockets: a table's and the lobby's."""

from functools import partial

import msgspec

from tripot.server import presence
from tripot.server.asking import Asking
from tripot.server.bounds import COMMAND_RATE, MOST_PENDING
from tripot.server.conduct import carry_out
from tripot.server.errors import BadMessage, TooMany
from tripot.server.house import House
from tripot.server.limits import Bucket
from tripot.server.metrics import RESYNCS
from tripot.server.play import Viewer
from tripot.server.protocol.commands import Answer, AnyCommand, Hello
from tripot.server.protocol.news import News
from tripot.server.replies import refusal
from tripot.server.room import Room
from tripot.server.storage.rows import Guest
from tripot.server.wire import Wire
from tripot.text import LANGUAGES, Speaker

decode = msgspec.json.Decoder(AnyCommand).decode


class Socket:
    """One connection; a `Listener` of its room."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.wire.on_ready = self.be_ready
        self.is_behind = False
        self.is_gone = False

    def post(self, message: bytes) -> bool:
        """Send it, unless the other side reads too slowly: then it is told what it has missed when it is ready."""
        if self.is_behind or self.is_gone:
            return False
        if self.wire.is_slow:
            self.is_behind = True
            RESYNCS.inc()
            return False
        self.wire.post(message)
        return True

    def close(self) -> None:
        self.wire.transport.close()

    def be_ready(self) -> None:
        if self.is_behind and not self.is_gone:
            self.catch_up()

    def catch_up(self) -> None:
        """Be told what was missed."""


class TableSocket(Socket):
    def __init__(self, wire: Wire, room: Room, guest: Guest) -> None:
        super().__init__(wire)
        self.room = room
        self.guest = guest
        self.viewer: Viewer = None
        self.language = "" if guest.program else guest.language
        self.marked = False
        self.muted: set[str] = set()
        self.told = 0
        self.bucket = Bucket(*COMMAND_RATE)
        self.pending = 0  # commands that the room has not carried out yet
        self.wire.on_message = self.hear
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
        try:
            if self.room.house.limits.on:
                self.bucket.take()
            command = decode(message)
        except TooMany as error:
            self.reply(refusal(None, error, self.speaker))
            self.wire.listen(False)
            self.wire.loop.call_later(1.0, self.wire.listen, True)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.reply(refusal(None, BadMessage(found=str(error)), self.speaker))
        else:
            if self.room.is_closed:
                return  # and so is the socket
            self.pending += 1
            self.wire.listen(self.pending < MOST_PENDING)
            self.room.post(partial(self.carry_out, command), joins=isinstance(command, Answer))

    async def carry_out(self, command: AnyCommand) -> None:
        try:
            await carry_out(self.asking, command)
        finally:
            self.pending -= 1
            self.wire.listen(True)

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language or LANGUAGES[0])


class LobbySocket(Socket):
    def __init__(self, wire: Wire, house: House) -> None:
        super().__init__(wire)
        self.house = house

    def catch_up(self) -> None:
        self.is_behind = False
        self.house.lobby.leave(self)
        self.house.lobby.enter(self)
