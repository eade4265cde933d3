"""The typed form of an action, between its int (`code`) and its text (`str`)."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tripot.core.errors import BadNotation
from tripot.core.events import field_names


@dataclass(frozen=True)
class Action(ABC):
    """One choice.  Every game has a frozen dataclass per verb; equal choices are equal objects."""

    @property
    @abstractmethod
    def code(self) -> int:
        """The self-describing int that the engine works with."""

    @abstractmethod
    def __str__(self) -> str:
        """The notation, as `docs/notation.md` describes it."""

    def to_json(self) -> dict[str, object]:
        kind: type = type(self)
        own = {name: getattr(self, name) for name in field_names(kind)}
        return {"action": kind.__name__, "text": str(self)} | own


def read_word(words: list[str], allowed: Sequence[str]) -> str:
    """Take the next word of a notation, which must be one of `allowed`."""
    if not words or words[0] not in allowed:
        raise BadNotation(text=words[0] if words else "", allowed=list(allowed))
    return words.pop(0)


def read_words(words: list[str], allowed: Sequence[str]) -> list[str]:
    """Take all the words that are left; each must be one of `allowed`."""
    found = []
    while words:
        found.append(read_word(words, allowed))
    return found


def read_number(words: list[str], allowed: range) -> int:
    return int(read_word(words, [str(n) for n in allowed]))


def read_end(words: list[str]) -> None:
    if words:
        raise BadNotation(text=" ".join(words), allowed=[""])


class Numbering:
    """Dense numbers 0, 1, 2 ... for all actions that a game can ever offer at a number of seats."""

    def __init__(self, codes: Iterable[int]) -> None:
        self.codes = sorted(codes)
        self.numbers = {code: number for number, code in enumerate(self.codes)}

    def __len__(self) -> int:
        return len(self.codes)

    def number(self, code: int) -> int:
        return self.numbers[code]

    def code(self, number: int) -> int:
        return self.codes[number]
