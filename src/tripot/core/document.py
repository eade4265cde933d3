"""Reading a JSON document that somebody may have written by hand, with errors that say where and what."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tripot.core.bounds import LONGEST_FOUND
from tripot.core.decks import Deck
from tripot.core.errors import BadInput, BadPosition, CardCount
from tripot.core.piles import card, count
from tripot.core.view import seats_of

MOST_IN_ZONE = 1000  # cards
MOST_FOUND = 12  # entries of a list that an error repeats


def brief(value: object) -> object:
    """A wrong value, shortened for an error: somebody may have sent a quarter of a megabyte."""
    if isinstance(value, dict):
        return "object"
    if isinstance(value, list):
        return [brief_entry(entry) for entry in value[:MOST_FOUND]]
    return brief_entry(value)


def brief_entry(value: object) -> object:
    if isinstance(value, list | dict):
        return "list" if isinstance(value, list) else "object"
    if isinstance(value, str) and len(value) > LONGEST_FOUND:
        return value[: LONGEST_FOUND - 1] + "…"
    if isinstance(value, int) and value.bit_length() > LONGEST_FOUND:
        return f"2^{value.bit_length() - 1}" if value > 0 else f"-2^{value.bit_length() - 1}"
    return value


@dataclass(frozen=True)
class AskedField:
    """What a reader has asked a document for: a form for the document is made of these."""

    path: str
    kind: str  # integer, word, text, numbers, steps or options
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    default: int | str | None = None  # where it may be left out


class Asked(dict[str, object]):
    """An object that notes what a reader asks it for."""

    def __init__(self, data: dict[str, object], fields: list[AskedField]) -> None:
        super().__init__({key: noting(value, fields) for key, value in data.items()})
        self.fields = fields


def noting(value: object, fields: list[AskedField]) -> object:
    """The same document; what readers ask of its objects is added to `fields`."""
    if isinstance(value, dict):
        return Asked(value, fields)
    return [noting(entry, fields) for entry in value] if isinstance(value, list) else value


class Document:
    """A JSON object being read: checks types, remembers where it is, and refuses keys that nobody asked for."""

    def __init__(self, data: object, path: str = "", error: type[BadInput] = BadPosition) -> None:
        self.path = path
        self.error = error
        self.asked: set[str] = set()
        if not isinstance(data, dict):
            raise error(path=path or ".", found=brief_entry(data), wanted="object")
        self.data: dict[str, object] = data

    def note(self, key: str, kind: str, **more: Any) -> None:
        if isinstance(self.data, Asked):
            self.data.fields.append(AskedField(self.at(key), kind, **more))

    def refuse(self, key: str, wanted: object) -> BadInput:
        return self.error(path=self.at(key), found=brief(self.data.get(key)), wanted=wanted)

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        return key in self.data

    def value(self, key: str) -> object:
        self.asked.add(key)
        return self.data.get(key)

    def integer(self, key: str, default: int | None, low: int, high: int) -> int:
        self.note(key, "integer", low=low, high=high, default=default)
        value = self.value(key) if self.has(key) else default
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.refuse(key, f"{low}..{high}")
        self.asked.add(key)
        return value

    def word(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        self.note(key, "word", words=tuple(allowed), default=default)
        value = self.value(key) if self.has(key) else default
        if not isinstance(value, str) or value not in allowed:
            raise self.refuse(key, list(allowed))
        self.asked.add(key)
        return value

    def text(self, key: str) -> str:
        self.note(key, "text")
        value = self.value(key)
        if not isinstance(value, str):
            raise self.refuse(key, "text")
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key) if self.has(key) else []
        if not isinstance(value, list):
            raise self.refuse(key, "list")
        return value

    def some_items(self, key: str, most: int) -> list[object]:
        """A list of at most so many entries, counted before any is read."""
        values = self.items(key)
        if len(values) > most:
            raise self.error(path=self.at(key), found=len(values), wanted=f"0..{most}")
        return values

    def objects(self, key: str, number: int) -> list["Document"]:
        """`number` objects, empty ones where the key is missing."""
        values = self.items(key) if self.has(key) else [{}] * number
        if len(values) != number:
            raise self.error(path=self.at(key), found=len(values), wanted=number)
        return [Document(value, f"{self.at(key)}[{i}]", self.error) for i, value in enumerate(values)]

    def seats(self, key: str, seats: int) -> int:
        """A list of seats as a bit mask."""
        mask = 0
        for value in self.items(key):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
                raise self.refuse(key, f"0..{seats - 1}")
            mask |= 1 << value
        return mask

    def row(self, key: str, names: Sequence[str], most: int) -> list[int]:
        """An ordered list of cards, as kinds."""
        kinds = []
        for value in self.some_items(key, most):
            if not isinstance(value, str) or value not in names:
                raise self.error(path=self.at(key), found=brief(value), wanted=list(names))
            kinds.append(names.index(value))
        return kinds

    def pile(self, key: str, names: Sequence[str], copies: int) -> int:
        """A list of cards in any order, as a pile; `copies` has the number of each kind that exists."""
        pile = 0
        for kind in self.row(key, names, MOST_IN_ZONE):
            if count(pile, kind) == count(copies, kind):
                raise CardCount(path=self.at(key), card=names[kind], wanted=count(copies, kind))
            pile += card(kind)
        return pile

    def asks(self, seats: int, asked: int) -> None:
        """Who is asked follows from the rest; a document may say the same in `waiting`, and nothing else."""
        if self.has("waiting") and self.seats("waiting", seats) != asked:
            raise self.refuse("waiting", list(seats_of(asked)))

    def must_be_empty(self, *keys: str) -> None:
        """Refuse what stands under these keys, unless it is nothing."""
        for key in keys:
            if self.data.get(key):
                raise self.refuse(key, [])

    def close(self) -> None:
        """Refuse unknown keys."""
        for key in self.data:
            if key not in self.asked:
                raise self.error(path=brief(self.at(key)), found=brief(key), wanted=sorted(self.asked))


class Stock:
    """The cards of a deck that no zone of a position holds yet."""

    def __init__(self, deck: Deck, left: int | None = None) -> None:
        self.deck = deck
        self.left = deck.whole if left is None else left

    def take(self, document: Document, key: str, most: int = MOST_IN_ZONE) -> int:
        """Read a zone; its cards can lie nowhere else."""
        deck = self.deck
        pile = 0
        for kind in document.row(key, deck.names, most):
            if deck.count(pile, kind) == deck.count(deck.whole, kind):
                raise self.wrong(document.at(key), kind)
            pile += deck.one(kind)
        self.remove(pile, document.at(key))
        return pile

    def rest(self, document: Document, key: str) -> int:
        """What lies nowhere else; a zone that is given must be just that."""
        if not document.has(key):
            return self.left
        pile = self.take(document, key)
        self.must_be_empty(document.at(key))
        return pile

    def remove(self, pile: int, path: str) -> None:
        for kind in range(len(self.deck.names)):
            if self.deck.count(pile, kind) > self.deck.count(self.left, kind):
                raise self.wrong(path, kind)
        self.left -= pile

    def must_be_empty(self, path: str) -> None:
        """For a position that names every zone: all cards must be somewhere."""
        for kind in range(len(self.deck.names)):
            if self.deck.count(self.left, kind):
                raise self.wrong(path, kind)

    def wrong(self, path: str, kind: int) -> CardCount:
        """There are more or fewer of this kind than there can be."""
        return CardCount(path=path, card=self.deck.names[kind], wanted=self.deck.count(self.deck.whole, kind))
