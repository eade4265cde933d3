"""Actions: typed values between an int (`code`) and a notation (`str`).

A game declares a class per verb, which becomes a frozen dataclass, and says in the annotation of each field what it is.
Notation, parsing, codes, decoding and the dense numbering follow from that:

    class Move(Action):
        shift = 44

    class Claim(Move, verb=9):
        slot: Annotated[int, Number(5, at=40)]
        upgrade: Annotated[Card, OneOf(UPGRADES, at=36)]

    str(Claim(3, "cart"))  is  "claim 3 cart"

`make copies` writes from that the module `codes` of a compiled game, by which its rules make and read codes:
`claim(slot, upgrade)`, `slot_of(action)`, `upgrade_of(action)`.

What needs thought is written by hand in the class: it overrides `code`, `__str__`, `read`, `decode` or `codes`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import ClassVar, NamedTuple, TypeVar, dataclass_transform, get_args, get_type_hints

from tripot.core.errors import BadNotation
from tripot.core.events import field_names

__all__ = [
    "Action",
    "Bits",
    "Coded",
    "FieldCodec",
    "Names",
    "Numbering",
    "Vocabulary",
    "Words",
    "read_end",
    "read_number",
    "read_word",
    "read_words",
]

A = TypeVar("A", bound="Action")
C = TypeVar("C", bound="Coded")


class Words:
    """Words of which a notation has one, and the number of each in the code."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self.numbers = numbers
        self.words = {number: word for word, number in numbers.items()}


Names = Mapping[str, Words]  # lists of words that depend on a data file


class Bits(NamedTuple):
    """Where a number lies in a code."""

    name: str
    at: int
    width: int
    first: int = 0  # the number that lies there as 0
    hint: str = "i64"  # what it is, as `core/numbers` names it


class FieldCodec(ABC):
    """What a field of an action is: its words in the notation, and its bits of the code."""

    @abstractmethod
    def read(self, words: list[str], names: Names) -> object:
        """Take the words of this field, or BadNotation."""

    @abstractmethod
    def pack(self, value: object, names: Names) -> int:
        """The bits of a value, at their place in the code."""

    @abstractmethod
    def unpack(self, code: int, names: Names) -> object:
        """The value whose bits stand in the code."""

    @abstractmethod
    def codes(self, seats: int, names: Names) -> Iterable[int]:
        """The packed form of every value that the field can have."""

    def words(self, value: object) -> Sequence[str]:
        """The words of a value in the notation."""
        return (str(value),)

    def layout(self, name: str) -> Sequence[Bits]:
        """The numbers that compiled rules make of a field of this name."""
        raise NotImplementedError


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Action:
    """One choice.  Equal choices are equal objects."""

    verb: ClassVar[int] = 0
    shift: ClassVar[int] = 4  # where the verb begins in the code: above a field of four bits, unless a game has more
    is_open: ClassVar[bool] = False  # it names and moves only what lies open to all (see `tripot.core.undoing`)

    def __init_subclass__(cls, verb: int = 0) -> None:
        if verb:
            cls.verb = verb
        dataclass(frozen=True)(cls)

    @property
    def code(self) -> int:
        """The self-describing int that the engine works with."""
        return self.verb << self.shift | sum(
            [part.pack(getattr(self, name), {}) for name, part in parts_of(type(self))]
        )

    def __str__(self) -> str:
        """The notation, as `docs/notation.md` describes it."""
        written = [word for name, part in parts_of(type(self)) for word in part.words(getattr(self, name))]
        return " ".join([self.word(), *written])

    @classmethod
    def word(cls) -> str:
        """What the notation begins with."""
        return cls.__name__.lower()

    @classmethod
    def read(cls: type[A], words: list[str], names: Names) -> A:
        """The action whose first word has been read, or BadNotation."""
        return cls(*[part.read(words, names) for _, part in parts_of(cls)])

    @classmethod
    def decode(cls: type[A], code: int, names: Names) -> A:
        """The action of this code."""
        return cls(*[part.unpack(code, names) for _, part in parts_of(cls)])

    @classmethod
    def codes(cls, seats: int, names: Names) -> list[int]:
        """Every action of this kind that can ever be legal at so many seats."""
        packed = [part.codes(seats, names) for _, part in parts_of(cls)]
        return [cls.verb << cls.shift | sum(bits) for bits in product(*packed)]

    def to_json(self) -> dict[str, object]:
        """Its kind, its notation and its fields, as a JSON object."""
        kind: type = type(self)
        own = {name: getattr(self, name) for name in field_names(kind)}
        return {"action": kind.__name__, "text": str(self)} | own


class Coded(Action):
    """An action that keeps its code, since the number of a word depends on the data file."""

    kept: int = field(repr=False)

    @property
    def code(self) -> int:
        return self.kept

    @classmethod
    def read(cls: type[C], words: list[str], names: Names) -> C:
        read = [part.pack(part.read(words, names), names) for _, part in parts_of(cls)]
        return cls.decode(cls.verb << cls.shift | sum(read), names)

    @classmethod
    def decode(cls: type[C], code: int, names: Names) -> C:
        return cls(code, *[part.unpack(code, names) for _, part in parts_of(cls)])

    def to_json(self) -> dict[str, object]:
        return {name: value for name, value in super().to_json().items() if name != "kept"}


PARTS: dict[type, tuple[tuple[str, FieldCodec], ...]] = {}


def parts_of(kind: type) -> tuple[tuple[str, FieldCodec], ...]:
    """The fields of an action that are declared, each with what it is."""
    if kind not in PARTS:
        hints = get_type_hints(kind, include_extras=True)
        marks = [(name, mark) for name in field_names(kind) for mark in marks_of(hints[name])]
        PARTS[kind] = tuple([(name, mark) for name, mark in marks if isinstance(mark, FieldCodec)])
    return PARTS[kind]


def marks_of(hint: object) -> list[object]:
    """What an annotation says beside the type, also that of `Annotated[...] | None`."""
    return [mark for part in (hint, *get_args(hint)) for mark in getattr(part, "__metadata__", ())]


class Vocabulary:
    """All kinds of actions of a game, with the names that its data file gives."""

    def __init__(self, *kinds: type[Action], names: Names | None = None) -> None:
        self.kinds = {kind.word(): kind for kind in kinds if " " not in kind.word()}
        self.whole = {kind.word(): kind for kind in kinds if " " in kind.word()}  # such as `lay none`, beside `lay`
        self.verbs = {kind.verb: kind for kind in kinds}
        self.shift = kinds[0].shift
        self.names = names or {}

    def decode(self, code: int) -> Action:
        """The action of this code."""
        return self.verbs[code >> self.shift].decode(code, self.names)

    def parse(self, text: str) -> Action:
        """The action of this notation, or BadNotation."""
        words = text.split()
        if " ".join(words) in self.whole:
            return self.whole[" ".join(words)].read([], self.names)
        action = self.kinds[read_word(words, list(self.kinds))].read(words, self.names)
        read_end(words)
        return action

    def codes(self, seats: int) -> list[int]:
        """Every action that can ever be legal at so many seats."""
        return [code for kind in self.verbs.values() for code in kind.codes(seats, self.names)]


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
    """Take the next word of a notation, which must be a number in the range."""
    return int(read_word(words, [str(n) for n in allowed]))


def read_end(words: list[str]) -> None:
    """BadNotation if there are words left."""
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
        """The number of a code."""
        return self.numbers[code]

    def code(self, number: int) -> int:
        """The code of a number."""
        return self.codes[number]
