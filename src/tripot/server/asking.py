"""A command that somebody asks a room to carry out."""

from collections.abc import Callable
from dataclasses import dataclass

from tripot.core.errors import TripotError
from tripot.server.audience import Listener
from tripot.server.protocol.news import Done, News
from tripot.server.replies import PASSING, refusal
from tripot.server.room import Room
from tripot.server.storage.rows import Guest, Place
from tripot.text import LANGUAGES, Speaker


@dataclass(frozen=True)
class Asking:
    room: Room
    guest: Guest
    listener: Listener | None  # none: over HTTP
    reply: Callable[[News], None]

    def confirm(self, command: str, reply: News | None = None) -> None:
        """It is done; the same command again gets the same reply."""
        reply = reply or Done(id=command)
        self.room.replies.keep(self.guest.id, command, reply)
        self.reply(reply)

    def refuse(self, command: str, error: TripotError) -> None:
        reply = refusal(command, error, self.speaker)
        if not isinstance(error, PASSING):
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
