"""A command that somebody asks a room to carry out."""

from collections.abc import Callable
from dataclasses import dataclass

from tripot.core.errors import TripotError
from tripot.server.audience import Listener
from tripot.server.protocol.commands import Command
from tripot.server.protocol.news import Done, News
from tripot.server.replies import FORGOTTEN, refusal, stored_reply
from tripot.server.room import Room
from tripot.server.storage.changes import Change, change
from tripot.server.storage.replies import add_reply, replies_to
from tripot.server.storage.rows import Guest, Place
from tripot.text import LANGUAGES, Speaker


@dataclass(frozen=True)
class Asking:
    room: Room
    guest: Guest
    listener: Listener | None  # none: over HTTP
    reply: Callable[[News], None]

    async def earlier_reply(self, command: Command) -> News | None:
        """What this very command was replied before, if it was; CommandIdUsed if another had its id."""
        replies, guest = self.room.replies, self.guest.id
        if not replies.has_read(guest):
            replies.read(guest, await self.room.house.storage.read(replies_to, self.room.id, guest))
        return replies.find(guest, command)

    def done(self, command: Command, reply: News | None = None) -> Change:
        """To be stored with what the command changes: that it is done, and its reply if that tells more."""
        return change(add_reply, self.room.id, self.guest.id, stored_reply(command, reply))

    def confirm(self, command: Command, reply: News | None = None) -> None:
        """It is done; the same command again gets the same reply."""
        reply = reply or Done(id=command.id)
        self.room.replies.keep(self.guest.id, command, reply)
        self.reply(reply)

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
