"""Replies that were given, so that the same command again gets the same reply and does nothing twice.

A reply to a command that changed something is stored with the change, so it is found after a restart.  A refusal is
only remembered: it changed nothing, and asked again it may be refused again.
"""

from collections import OrderedDict
from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from tripot.core.errors import TripotError
from tripot.server.bounds import MOST_REPLIED, MOST_REPLIES
from tripot.server.errors import (
    BotFailed,
    Busy,
    CommandIdUsed,
    NotRead,
    NotStored,
    TooMany,
    TooManyBotTables,
    details_of,
)
from tripot.server.protocol.commands import Command
from tripot.server.protocol.news import DoneNews, Failure, News, RefusedNews
from tripot.server.storage.rows import Reply
from tripot.text import Speaker

PASSING = (NotStored, NotRead, TooMany, TooManyBotTables, Busy, BotFailed)  # worth another try
FORGOTTEN = (*PASSING, CommandIdUsed)  # refusals that leave the command's id as it was
DIGEST = 8  # bytes: only an honest mistake has to be found
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(DoneNews).decode


def digest(command: Command) -> bytes:
    """Tells a command from another that has the same id."""
    return blake2b(encode(command), digest_size=DIGEST).digest()


class KnownReply(NamedTuple):
    digest: bytes | None  # none: stored by a version that kept none
    reply: News | None  # none: plainly done


class Replies:
    """Those at one table, by guest and command; of each guest the latest."""

    def __init__(self) -> None:
        self.given: OrderedDict[str, OrderedDict[str, KnownReply]] = OrderedDict()

    def has_read(self, guest: str) -> bool:
        """Are the stored replies to this guest among them?"""
        return guest in self.given

    def read(self, guest: str, stored: Iterable[Reply]) -> None:
        known = {
            reply.command: KnownReply(reply.digest, decode(reply.news) if reply.news else None) for reply in stored
        }
        self.given[guest] = OrderedDict(known)
        if len(self.given) > MOST_REPLIED:
            self.given.popitem(last=False)

    def find(self, guest: str, command: Command) -> News | None:
        """The reply that the command got, if it did; CommandIdUsed if another command had its id."""
        given = self.given[guest].get(command.id)
        if given is None:
            return None
        if given.digest not in (None, digest(command)):
            raise CommandIdUsed
        return given.reply or DoneNews(id=command.id)

    def forget(self, guest: str) -> None:
        self.given.pop(guest, None)

    def keep(self, guest: str, command: Command, reply: News | None) -> None:
        """None: plainly done."""
        given = self.given.get(guest)
        if given is None:
            return  # it is stored, and read when the guest asks again
        given[command.id] = KnownReply(digest(command), reply)
        if len(given) > 2 * MOST_REPLIES:
            given.popitem(last=False)


def stored_reply(command: Command, reply: News | None = None) -> Reply:
    return Reply(command.id, digest(command), encode(reply).decode() if reply else None)


def refusal(command: str | None, error: TripotError, speaker: Speaker) -> RefusedNews:
    return RefusedNews(id=command, error=Failure(error.code, speaker.error(error), details_of(error)))
