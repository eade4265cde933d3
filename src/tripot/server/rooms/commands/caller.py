"""A guest who asks something of a room, and gets the reply."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tripot.core.errors import TripotError
from tripot.server.protocol.commands import Command
from tripot.server.protocol.news import DoneNews, News
from tripot.server.rooms.commands.replies import FORGOTTEN, refusal
from tripot.server.storage.games import replies_to
from tripot.server.storage.rows import Guest, Place
from tripot.server.telling.audience import Listener
from tripot.text import LANGUAGES, Speaker

if TYPE_CHECKING:
    from tripot.server.rooms.room import Room


def ignore(error: BaseException) -> None:
    """Over a socket there is nobody to tell: it closes."""


@dataclass(frozen=True)
class Caller:
    room: "Room"
    guest: Guest
    listener: Listener | None  # none: over HTTP
    reply: Callable[[News], None]
    give_up: Callable[[BaseException], None] = ignore  # there will be no reply

    async def earlier_reply(self, command: Command) -> News | None:
        """What this very command was replied before, if it was; CommandIdUsed if another had its id."""
        replies, guest = self.room.replies, self.guest.id
        if not replies.has_read(guest):
            replies.read(guest, await self.room.house.storage.read(replies_to, self.room.id, guest))
        return replies.find(guest, command)

    def confirm(self, command: Command, reply: News | None) -> None:
        """It is done; the same command again gets the same reply."""
        self.room.replies.keep(self.guest.id, command, reply)
        self.reply(reply or DoneNews(id=command.id))

    def refuse(self, command: Command, error: TripotError) -> None:
        reply = refusal(command.id, error, self.speaker)
        if not isinstance(error, FORGOTTEN):
            self.room.replies.keep(self.guest.id, command, reply)
        self.reply(reply)

    @property
    def place(self) -> Place:
        """Where the guest sits; NotAllowed if nowhere."""
        return self.room.seating.own_place(self.guest)

    @property
    def language(self) -> str:
        return self.listener.language if self.listener else self.guest.language

    @property
    def marked(self) -> bool:
        return self.listener is not None and self.listener.marked

    @property
    def speaker(self) -> Speaker:
        """For errors, which have a sentence also for programs."""
        place = self.room.seating.place_of(self.guest)
        language = self.language or self.guest.language or LANGUAGES[0]
        return Speaker(language, None, self.room.seating.names, place.seat if place else None)
