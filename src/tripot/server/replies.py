"""Replies that were given, so that the same command again gets the same reply and does nothing twice."""

from collections import OrderedDict

from tripot.core.errors import TripotError
from tripot.server.errors import BotFailed, Busy, NotRead, NotStored, TooMany, TooManyBotTables
from tripot.server.protocol.news import Done, Failure, News, RefusedNews
from tripot.text import Speaker

MOST = 32  # commands of a table; what is older than that is late, and answered as such
PASSING = (NotStored, NotRead, TooMany, TooManyBotTables, Busy, BotFailed)  # worth another try


class Replies:
    def __init__(self) -> None:
        self.given: OrderedDict[tuple[str, str], News | None] = OrderedDict()  # none: plainly done

    def find(self, guest: str, command: str) -> News | None:
        if (guest, command) not in self.given:
            return None
        return self.given[guest, command] or Done(id=command)

    def keep(self, guest: str, command: str, reply: News) -> None:
        self.given[guest, command] = None if reply == Done(id=command) else reply
        if len(self.given) > MOST:
            self.given.popitem(last=False)

    def keep_done(self, guest: str | None, command: str | None) -> None:
        """What the record says was done."""
        if guest and command:
            self.keep(guest, command, Done(id=command))


def refusal(command: str | None, error: TripotError, speaker: Speaker) -> RefusedNews:
    return RefusedNews(id=command, error=Failure(error.code, speaker.error(error), shown(error)))


def shown(error: TripotError) -> dict[str, object]:
    """What a program may read of an error; of an error that caused it, its code."""
    codes = {name: why.code for name, why in error.details.items() if isinstance(why, TripotError)}
    return {name: value for name, value in error.details.items() if is_plain(value)} | codes


def is_plain(value: object) -> bool:
    if isinstance(value, list | tuple):
        return all(is_plain(item) for item in value)
    return value is None or isinstance(value, bool | int | float | str)
