"""All cards of a game: those that its texts know, and those of its data file with where each value comes from.

A data file is read for what it looks like, not for what it means.  A list of tables brings cards, and the game says
which; a table of `values` brings a number for each of the others; any other table brings `sizes`, which belong to no
card.
`source` is one word for all, or one per value.
What a card of a list says of itself is a value, but for its steps and words that have no source: these are told by its
text, whose source is that of `effect`.  A word of the kind that all cards of a list have sorts them into groups.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tripot.core.datafile import shipped
from tripot.core.game import Game
from tripot.core.state import State
from tripot.text import LANGUAGES, Speaker
from tripot.text.vocabulary import card_keys

NAMES = ("key", "source", *LANGUAGES)  # what every card of a list has, and no value
MARKS = {"printed": "●", "reported": "◐", "reconstructed": "○"}  # of sources, surest first

Row = Mapping[str, object]


@dataclass(frozen=True)
class Value:
    value: object
    source: str

    def to_json(self) -> dict[str, object]:
        return {"value": self.value, "source": self.source}


@dataclass(frozen=True)
class CardEntry:
    """One card."""

    key: str
    name: str
    text: str  # empty for a card that has only a name
    name_source: str = ""
    text_source: str = ""
    values: Mapping[str, Value] = field(default_factory=dict)
    effect: Mapping[str, object] = field(default_factory=dict)  # what the text is made of

    @property
    def words(self) -> dict[str, Value]:
        return {name: value for name, value in self.values.items() if isinstance(value.value, str)}

    @property
    def kind(self) -> tuple[object, ...]:
        return tuple(value.value for value in self.words.values())

    @property
    def sources(self) -> set[str]:
        return {self.name_source, self.text_source, *(value.source for value in self.values.values())} - {""}

    def to_json(self) -> dict[str, object]:
        return {
            "key": self.key,
            "name": self.name,
            "text": self.text or None,
            "name_source": self.name_source or None,
            "text_source": self.text_source or None,
            "values": {name: value.to_json() for name, value in self.values.items()},
            "effect": dict(self.effect) or None,
        }


@dataclass(frozen=True)
class CardGroup:
    """Cards with the same values; `key` names their list in the data file, and `group` what they have in common."""

    key: str
    group: str
    entries: tuple[CardEntry, ...]

    @property
    def columns(self) -> list[str]:
        """The values that are no words."""
        return list(dict.fromkeys(name for entry in self.entries for name in entry.values if name not in entry.words))

    @property
    def sources(self) -> set[str]:
        return {source for entry in self.entries for source in entry.sources}

    def to_json(self) -> list[dict[str, object]]:
        return [{"part": self.key or None, "group": self.group or None} | entry.to_json() for entry in self.entries]


def shipped_data(game: Game[State]) -> object:
    """What the game brings with it; none for a game without a data file."""
    try:
        return shipped(game.package)
    except FileNotFoundError:
        return None


def card_list(game: Game[State], speaker: Speaker, document: object) -> list[CardGroup]:
    data: Row = document if isinstance(document, dict) else {}
    lists = {name: rows_of(game, name, value) for name, value in data.items() if isinstance(value, list)}
    listed = {key for rows in lists.values() for key in rows}
    known = [
        CardEntry(key, speaker.card(key), speaker.card_text(key), values=values_of(key, data))
        for key in card_keys(game, speaker.language)
        if key not in listed
    ]
    found = [CardGroup("", "", tuple(known))] if known else []
    return found + [part for name, rows in lists.items() for part in parts(name, rows, speaker)]


def rows_of(game: Game[State], name: str, value: Sequence[object]) -> dict[str, Row]:
    """The rows that are about a card, by its key."""
    keyed = [(game.row_key(name, row), row) for row in value if isinstance(row, dict)]
    return {key: row for key, row in keyed if key}


def sizes(document: object) -> dict[str, Value]:
    """What a data file says of the table, and not of a card."""
    data: Row = document if isinstance(document, dict) else {}
    tables = [table for table in data.values() if isinstance(table, dict) and "values" not in table]
    return {
        name: Value(value, word(table.get("source"), name))
        for table in tables
        for name, value in table.items()
        if name != "source"
    }


def parts(name: str, rows: Mapping[str, Row], speaker: Speaker) -> list[CardGroup]:
    """The cards of a list: a part for each group, and in it cards of a kind together, as the kinds first come."""
    shared = shared_word(list(rows.values()))
    groups: dict[str, list[CardEntry]] = {}
    for key, row in rows.items():
        groups.setdefault(str(row.get(shared, "")), []).append(entry(key, row, shared, speaker))
    kinds = list(dict.fromkeys(card.kind for cards in groups.values() for card in cards))
    return [
        CardGroup(name, group, tuple(sorted(cards, key=lambda card: kinds.index(card.kind))))
        for group, cards in groups.items()
    ]


def entry(key: str, row: Row, shared: str, speaker: Speaker) -> CardEntry:
    source = row.get("source")
    text = speaker.card_text(key)
    told = {name for name, value in row.items() if is_steps(value)} | {*bare_words(row)}
    return CardEntry(
        key=key,
        name=speaker.card(key),
        text=text,
        name_source=word(source, "name"),
        text_source=word(source, "effect") if text else "",
        values={name: Value(row[name], word(source, name)) for name in row if name not in told and name not in NAMES},
        effect={name: row[name] for name in row if name in told and name != shared},
    )


def shared_word(rows: Sequence[Row]) -> str:
    """The first word without a source that all of them have."""
    return next((name for row in rows[:1] for name in bare_words(row) if all(name in bare_words(r) for r in rows)), "")


def bare_words(row: Row) -> list[str]:
    """The words without a source."""
    source = row.get("source")
    return [name for name in row if isinstance(row[name], str) and name not in NAMES and not word(source, name)]


def is_steps(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(step, dict) for step in value)


def values_of(key: str, data: Row) -> dict[str, Value]:
    """What the tables of values say about a card."""
    found = {}
    for name, table in data.items():
        if isinstance(table, dict) and isinstance(values := table.get("values"), dict) and key in values:
            found[name] = Value(values[key], word(table.get("source"), key))
    return found


def word(source: object, name: str) -> str:
    found = source.get(name) if isinstance(source, dict) else source
    return found if isinstance(found, str) else ""
