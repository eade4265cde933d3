"""What can go wrong at a server; a branch of the tree in `tripot.core.errors`, each with its HTTP status.

TripotError
├── BadInput
│   ├── NewerDatabase         made by a newer version of the program
│   ├── DatabaseInUse         another server has it
│   ├── NotEmpty              everything is to be moved to a database that holds something
│   ├── UnreachableDatabase   no database server answers, or it refuses us
│   ├── UnfitDatabase         a database server that is too old, or its encoding
│   ├── OtherSecret           the nodes of a database do not have the same secret
│   ├── BadSecret             the file holds no whole secret
│   ├── ExposedFile           others can read it, and we may not forbid it
│   └── Refused               what was asked is not done, and nothing changed
│       ├── BadMessage        400, no message reads like this
│       ├── NoGuest           401, no cookie or token of a guest
│       ├── WrongOrigin       403, a page of another site asks
│       ├── NotAllowed        403, not for this person
│       ├── NotFound          404, the same for what does not exist and what may not be seen
│       ├── NoTutorial        404, the game has none
│       ├── WrongMethod       405
│       ├── NotNow            409, not in the table's present state
│       │   ├── LateAnswer    the question is not asked any more
│       │   ├── SeatTaken
│       │   └── CommandIdUsed the id belongs to another command
│       ├── TooSlow           408, a request did not come whole in time
│       ├── TooLarge          413
│       ├── TargetTooLong     414
│       ├── HeadTooLarge      431
│       ├── TooMany           429
│       ├── TooManyBotTables  429, the host has enough tables at which only bots sit
│       ├── Busy              503, more is asked of the bots than they can work out
│       └── BrokenTable       410, its game cannot be stepped through by the rules that are installed
├── BotFailed                 503, ours: a bot found no answer in its time
├── NotStored                 503, ours: it could not be made durable, so it did not happen
│   └── NotKept               503, the browser of a player's own device has no room for it
├── TakenOver                 503, ours: another server has the table now
├── Elsewhere                 503, ours: another node has the table
├── NodeUnreachable           503, ours: the node that has the table does not answer
├── NotRead                   503, ours: what is stored cannot be read
└── OutcomeUnknown            503, ours: it may be stored or not, and only a restart can tell
"""

from typing import ClassVar

from tripot.core.errors import BadInput, TripotError


class NewerDatabase(BadInput):
    pass


class DatabaseInUse(BadInput):
    """database"""


class NotEmpty(BadInput):
    """database"""


class UnreachableDatabase(BadInput):
    """database, why"""


class UnfitDatabase(BadInput):
    """found, wanted"""


class OtherSecret(BadInput):
    """file, node"""


class BadSecret(BadInput):
    """file, digits"""


class ExposedFile(BadInput):
    """file"""


class Refused(BadInput):
    status: ClassVar[int] = 400


class BadMessage(Refused):
    """found"""


class NoGuest(Refused):
    status = 401


class WrongOrigin(Refused):
    status = 403


class NotAllowed(Refused):
    """wanted"""

    status = 403


class NotFound(Refused):
    status = 404


class NoTutorial(Refused):
    """game"""

    status = 404


class WrongMethod(Refused):
    status = 405


class NotNow(Refused):
    """wanted"""

    status = 409


class LateAnswer(NotNow):
    pass


class SeatTaken(NotNow):
    pass


class CommandIdUsed(NotNow):
    pass


class TooSlow(Refused):
    status = 408


class TooLarge(Refused):
    """largest"""

    status = 413


class TargetTooLong(Refused):
    """longest"""

    status = 414


class HeadTooLarge(Refused):
    """largest, lines, longest"""

    status = 431


class TooMany(Refused):
    status = 429


class TooManyBotTables(Refused):
    """allowed"""

    status = 429


class Busy(Refused):
    """allowed"""

    status = 503


class BrokenTable(Refused):
    """why"""

    status = 410

    def __init__(self, why: TripotError) -> None:
        super().__init__(why=why)
        self.why = why


class BotFailed(TripotError):
    pass


class NotStored(TripotError):
    pass


class NotKept(NotStored):
    pass


class TakenOver(TripotError):
    pass


class Elsewhere(TripotError):
    owner = ""  # the id of the node; nobody outside is told

    @classmethod
    def at(cls, owner: str) -> "Elsewhere":
        found = cls()
        found.owner = owner
        return found


class NodeUnreachable(TripotError):
    pass


class NotRead(TripotError):
    pass


class OutcomeUnknown(TripotError):
    pass


OURS = (BotFailed, NotStored, TakenOver, Elsewhere, NodeUnreachable, NotRead, OutcomeUnknown)


def status_of(error: TripotError) -> int:
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, OURS):
        return 503
    return 400 if isinstance(error, BadInput) else 500


def details_of(error: TripotError) -> dict[str, object]:
    """What a program may read of an error; of an error that caused it, its code."""
    codes = {name: why.code for name, why in error.details.items() if isinstance(why, TripotError)}
    return {name: value for name, value in error.details.items() if is_plain(value)} | codes


def is_plain(value: object) -> bool:
    if isinstance(value, list | tuple):
        return all(is_plain(item) for item in value)
    return value is None or isinstance(value, bool | int | float | str)
