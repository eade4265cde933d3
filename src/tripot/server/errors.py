"""What can go wrong at a server; a branch of the tree in `tripot.core.errors`, each with its HTTP status.

TripotError
├── BadInput
│   ├── NewerDatabase         made by a newer version of the program
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
├── NotRead                   503, ours: what is stored cannot be read
└── OutcomeUnknown            503, ours: it may be stored or not, and only a restart can tell
"""

from typing import ClassVar

from tripot.core.errors import BadInput, TripotError


class NewerDatabase(BadInput):
    code = "newer-database"


class BadSecret(BadInput):
    """file, digits"""

    code = "bad-secret"


class ExposedFile(BadInput):
    """file"""

    code = "exposed-file"


class Refused(BadInput):
    status: ClassVar[int] = 400


class BadMessage(Refused):
    """found"""

    code = "bad-message"


class NoGuest(Refused):
    code = "no-guest"
    status = 401


class WrongOrigin(Refused):
    code = "wrong-origin"
    status = 403


class NotAllowed(Refused):
    """wanted"""

    code = "not-allowed"
    status = 403


class NotFound(Refused):
    code = "not-found"
    status = 404


class NoTutorial(Refused):
    """game"""

    code = "no-tutorial"
    status = 404


class WrongMethod(Refused):
    code = "wrong-method"
    status = 405


class NotNow(Refused):
    """wanted"""

    code = "not-now"
    status = 409


class LateAnswer(NotNow):
    code = "late-answer"


class SeatTaken(NotNow):
    code = "seat-taken"


class CommandIdUsed(NotNow):
    code = "command-id-used"


class TooSlow(Refused):
    code = "too-slow"
    status = 408


class TooLarge(Refused):
    """largest"""

    code = "too-large"
    status = 413


class TargetTooLong(Refused):
    """longest"""

    code = "target-too-long"
    status = 414


class HeadTooLarge(Refused):
    """largest, lines, longest"""

    code = "head-too-large"
    status = 431


class TooMany(Refused):
    code = "too-many"
    status = 429


class TooManyBotTables(Refused):
    """allowed"""

    code = "too-many-bot-tables"
    status = 429


class Busy(Refused):
    """allowed"""

    code = "busy"
    status = 503


class BrokenTable(Refused):
    """why"""

    code = "broken-table"
    status = 410

    def __init__(self, why: TripotError) -> None:
        super().__init__(why=why)
        self.why = why


class BotFailed(TripotError):
    code = "bot-failed"


class NotStored(TripotError):
    code = "not-stored"


class NotRead(TripotError):
    code = "not-read"


class OutcomeUnknown(TripotError):
    code = "outcome-unknown"


OURS = (BotFailed, NotStored, NotRead, OutcomeUnknown)


def status_of(error: TripotError) -> int:
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, OURS):
        return 503
    return 400 if isinstance(error, BadInput) else 500
