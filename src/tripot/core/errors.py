"""What can go wrong, and whose fault it is.

    TripotError
    ├── BadInput             the caller's: nothing was changed
    │   ├── UnknownGame
    │   ├── UnknownBot
    │   ├── BadSeats         a number of players that the game does not allow
    │   ├── BadSeat          there is no such seat at this table
    │   ├── UnknownOption
    │   ├── BadOption
    │   ├── BadSeed
    │   ├── NothingToUndo
    │   ├── IllegalAction    not allowed now
    │   │   ├── NotWaiting   this seat is not asked (any more)
    │   │   │   └── GameOver
    │   │   └── BadNotation  no action reads like this
    │   ├── BadPosition
    │   │   └── CardCount    more or fewer of a card than there are
    │   ├── NoDataFile       a game whose cards cannot be replaced
    │   ├── BadData          a data file with something wrong in it
    │   ├── BadPolicy        a file with no network for this table
    │   ├── MissingPackage   an optional package that is not installed
    │   └── BadRecord
    │       ├── OtherRules   a version of the rules that cannot be played here
    │       └── OtherData    a record that was played with another data file
    └── BrokenState          ours: a rule lost or made a card

Each error has a stable `code`, which is also its message key, and `details` for the message.  Where `wanted` is a word
such as `list` or `legal-choice`, it is a key of the texts too (`wanted-list`).
"""

from collections.abc import Callable
from typing import ClassVar


class TripotError(Exception):
    """`str(error)` is the code and an English sentence; `tripot.text` has the French one too."""

    code: ClassVar[str] = "error"
    sentence: ClassVar["Callable[[TripotError], str] | None"] = None  # `import tripot` sets it: core has no texts

    def __init__(self, **details: object) -> None:
        super().__init__(self.code, details)
        self.details = details

    def __str__(self) -> str:
        sentence = type(self).sentence
        return f"{self.code}: {sentence(self) if sentence else self.listed}"

    @property
    def listed(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.details.items())

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes, whatever their class wants to be made of."""
        return type(self).__new__, (type(self), *self.args), self.__dict__

    def to_json(self) -> dict[str, object]:
        causes = {name: why.to_json() for name, why in self.details.items() if isinstance(why, TripotError)}
        return {"error": self.code} | self.details | causes


class BadInput(TripotError):
    code = "bad-input"


class UnknownGame(BadInput):
    """game, known"""

    code = "unknown-game"


class UnknownBot(BadInput):
    """bot, known"""

    code = "unknown-bot"


class BadSeats(BadInput):
    """game, seats, allowed"""

    code = "bad-seats"


class BadSeat(BadInput):
    """found, allowed"""

    code = "bad-seat"


class BadOption(BadInput):
    """option, value, allowed"""

    code = "bad-option"


class UnknownOption(BadInput):
    """option, known"""

    code = "unknown-option"


class IllegalAction(BadInput):
    """seat, action, allowed"""

    code = "illegal-action"


class NotWaiting(IllegalAction):
    """seat, waiting"""

    code = "not-waiting"


class GameOver(NotWaiting):
    """seat"""

    code = "game-over"


class BadNotation(IllegalAction):
    """text, allowed"""

    code = "bad-notation"


class NothingToUndo(BadInput):
    code = "nothing-to-undo"


class BadSeed(BadInput):
    """seed"""

    code = "bad-seed"


class BadPosition(BadInput):
    """path, found, wanted"""

    code = "bad-position"


class CardCount(BadPosition):
    """path, card, wanted"""

    code = "card-count"


class NoDataFile(BadInput):
    """game"""

    code = "no-data-file"


class BadData(BadInput):
    """path, found, wanted"""

    code = "bad-data"


class BadPolicy(BadInput):
    """file, path, found, wanted"""

    code = "bad-policy"


class MissingPackage(BadInput, ImportError):
    """package, install"""

    code = "missing-package"


class BadRecord(BadInput):
    """path, found, wanted"""

    code = "bad-record"


class OtherRules(BadRecord):
    """game, found, wanted"""

    code = "other-rules"


class OtherData(BadRecord):
    """game, found, wanted"""

    code = "other-data"


class BrokenState(TripotError):
    code = "broken-state"

    def __init__(self, what: str) -> None:
        super().__init__(what=what)
