"""All cards of a game: those that its texts know, and those of its data file with where each value comes from.

A data file is read for what it looks like, not for what it means.  A list of tables that have a `key` brings cards of
its own; a table of `values` brings a number for each of the others.  `source` is one word for all, or one per value.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tripot.cli.chips import card_keys
from tripot.core.datafile import shipped
from tripot.core.game import Game
from tripot.core.state import State
from tripot.text import LANGUAGES, Speaker

NO_VALUES = ("key", "source", *LANGUAGES)


@dataclass(frozen=True)
class Value:
    value: object
    source: str

    def to_json(self) -> dict[str, object]:
        return {"value": self.value, "source": self.source}


@dataclass(frozen=True)
class Entry:
    """One card."""

    key: str
    name: str
    text: str  # empty for a card that has only a name
    name_source: str
    values: Mapping[str, Value]

    def to_json(self, part: str) -> dict[str, object]:
        return {
            "key": self.key,
            "name": self.name,
            "text": self.text or None,
            "part": part or None,
            "name_source": self.name_source or None,
            "values": {name: value.to_json() for name, value in self.values.items()},
        }


@dataclass(frozen=True)
class Part:
    """Cards with the same values; `key` names their list in the data file."""

    key: str
    entries: tuple[Entry, ...]

    @property
    def columns(self) -> list[str]:
        return list(dict.fromkeys(name for entry in self.entries for name in entry.values))

    @property
    def sources(self) -> set[str]:
        values = {value.source for entry in self.entries for value in entry.values.values()}
        return (values | {entry.name_source for entry in self.entries}) - {""}


def shipped_data(game: Game[State]) -> object:
    """What the game brings with it; none for a game without a data file."""
    try:
        return shipped(game.package)
    except FileNotFoundError:
        return None


def sheet(game: Game[State], speaker: Speaker, document: object) -> list[Part]:
    data: dict[str, object] = document if isinstance(document, dict) else {}
    lists = {name: list(entries(value, speaker)) for name, value in data.items() if isinstance(value, list)}
    named = game.names(speaker.language)
    known = [
        Entry(key, speaker.card(key), speaker.card_text(key), "", values_of(key, data))
        for key in card_keys(game, speaker.language)
        if key not in named
    ]
    return [Part("", tuple(known)), *(Part(name, tuple(found)) for name, found in lists.items() if found)]


def entries(rows: list[object], speaker: Speaker) -> Iterator[Entry]:
    for row in rows:
        if isinstance(row, dict) and isinstance(key := row.get("key"), str):
            source = row.get("source")
            values = {name: Value(value, word(source, name)) for name, value in row.items() if name not in NO_VALUES}
            yield Entry(key, speaker.card(key), "", word(source, "name"), values)


def values_of(key: str, data: Mapping[str, object]) -> dict[str, Value]:
    """What the tables of values say about a card."""
    found = {}
    for name, table in data.items():
        if isinstance(table, dict) and isinstance(values := table.get("values"), dict) and key in values:
            found[name] = Value(values[key], word(table.get("source"), key))
    return found


def word(source: object, name: str) -> str:
    found = source.get(name) if isinstance(source, dict) else source
    return found if isinstance(found, str) else ""
