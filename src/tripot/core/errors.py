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

Each error has a stable `code`, its class's name, which is also its message key, and `details` for the message.  Where
`wanted` is a word such as `list` or `legal-choice`, it is a key of the texts too (`wanted-list`).
"""

import re
from collections.abc import Callable
from typing import ClassVar

__all__ = [
    "BadData",
    "BadInput",
    "BadNotation",
    "BadOption",
    "BadPolicy",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeats",
    "BadSeed",
    "BrokenState",
    "CardCount",
    "GameOver",
    "IllegalAction",
    "MissingPackage",
    "NoDataFile",
    "NotWaiting",
    "NothingToUndo",
    "OtherData",
    "OtherRules",
    "TripotError",
    "UnknownBot",
    "UnknownGame",
    "UnknownOption",
]


def kebab(name: str) -> str:
    """`market-renewed` for `MarketRenewed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class TripotError(Exception):
    """`str(error)` is the code and an English sentence; `tripot.text` has the French one too."""

    code: ClassVar[str] = "error"
    sentence: ClassVar["Callable[[TripotError], str] | None"] = None  # `import tripot` sets it: core has no texts

    def __init_subclass__(cls) -> None:
        """The code is the name: `bad-seats` for BadSeats."""
        cls.code = kebab(cls.__name__)

    def __init__(self, **details: object) -> None:
        super().__init__(self.code, details)
        self.details = details

    def __str__(self) -> str:
        sentence = type(self).sentence
        return f"{self.code}: {sentence(self) if sentence else self.listed}"

    @property
    def listed(self) -> str:
        """The details, as text without a language."""
        return ", ".join(f"{name}={value}" for name, value in self.details.items())

    def __reduce__(self) -> tuple[object, ...]:
        """Errors can be pickled, whatever the arguments of their class."""
        return type(self).__new__, (type(self), *self.args), self.__dict__

    def to_json(self) -> dict[str, object]:
        """The code and the details, as a JSON object."""
        causes = {name: why.to_json() for name, why in self.details.items() if isinstance(why, TripotError)}
        return {"error": self.code} | self.details | causes


class BadInput(TripotError):
    """The caller's fault: nothing was changed."""


class UnknownGame(BadInput):
    """game, known"""


class UnknownBot(BadInput):
    """bot, known"""


class BadSeats(BadInput):
    """game, seats, allowed"""


class BadSeat(BadInput):
    """found, allowed"""


class BadOption(BadInput):
    """option, value, allowed"""


class UnknownOption(BadInput):
    """option, known"""


class IllegalAction(BadInput):
    """seat, action, allowed"""


class NotWaiting(IllegalAction):
    """seat, waiting"""


class GameOver(NotWaiting):
    """seat"""


class BadNotation(IllegalAction):
    """text, allowed"""


class NothingToUndo(BadInput):
    """(no details)"""


class BadSeed(BadInput):
    """seed"""


class BadPosition(BadInput):
    """path, found, wanted"""


class CardCount(BadPosition):
    """path, card, wanted"""


class NoDataFile(BadInput):
    """game"""


class BadData(BadInput):
    """path, found, wanted"""


class BadPolicy(BadInput):
    """file, path, found, wanted"""


class MissingPackage(BadInput, ImportError):
    """package, install"""


class BadRecord(BadInput):
    """path, found, wanted"""


class OtherRules(BadRecord):
    """game, found, wanted"""


class OtherData(BadRecord):
    """game, found, wanted"""


class BrokenState(TripotError):
    """what"""

    def __init__(self, what: str) -> None:
        super().__init__(what=what)
