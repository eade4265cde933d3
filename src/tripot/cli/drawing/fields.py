"""What a view shows, field by field, for any game: from its dataclasses, their annotations and the texts `field-…`."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import TypeGuard

from rich.text import Text

from tripot.cli.drawing.card_list import CardGroup
from tripot.cli.drawing.chips import Chips
from tripot.core.game import Game
from tripot.core.state import State
from tripot.core.view import View
from tripot.text import Speaker
from tripot.text.meanings import PLAIN, meanings

DOT = " · "
ALWAYS = tuple(field.name for field in fields(View))  # shown in a way of their own


@dataclass(frozen=True)
class ShownField:
    name: str
    meaning: str
    value: object

    @property
    def is_zone(self) -> bool:
        """Does it get a line of its own?"""
        return self.meaning in ("card", "cards") or is_rows(self.value) or is_dataclass(self.value)

    @property
    def is_idle(self) -> bool:
        """A count of zero; but an empty deck is worth showing."""
        counts = isinstance(self.value, int) and not isinstance(self.value, bool)
        return self.meaning == PLAIN and counts and self.value == 0 and not self.name.endswith("_size")


def fields_of(row: object) -> list[ShownField]:
    """The fields that say something: not those that are none, empty or false."""
    return [field for field in all_fields(row) if field.value not in (None, (), "") and field.value is not False]


def all_fields(row: object) -> list[ShownField]:
    return [ShownField(name, meaning, getattr(row, name)) for name, meaning in meanings(row).items()]


def is_rows(value: object) -> TypeGuard[tuple[object, ...]]:
    return isinstance(value, tuple) and bool(value) and is_dataclass(value[0])


def is_seated(value: object) -> bool:
    """Rows that belong to seats: the players, or places at the table."""
    return is_rows(value) and any(field.name == "seat" for field in fields(value[0]))  # type: ignore[arg-type]


def dotted(parts: Sequence[Text]) -> list[Text]:
    """Parts to stand side by side with dots between."""
    return [*(Text.assemble(part, DOT.rstrip()) for part in parts[:-1]), *parts[-1:]]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Labels:
    """Fields in words and chips.

    `field-x` names a field, `field-x-not` one that is false; `field-x-value` writes its value, or hides it by an empty
    text, and `field-x-row` writes each of its rows, with all that the row and the view tell as variables: those that
    `tripot.text.speaker` lists, and the keys of cards and words as `$tribe_key`.
    """

    def __init__(self, speaker: Speaker, game: Game[State], coloured: bool = False) -> None:
        self.speaker = speaker
        self.chips = Chips(speaker, game, coloured)

    def label(self, name: str, own: bool = False, brief: bool = False) -> str:
        """What a field is called; empty for one that is better not shown.

        `own` is for the viewer's own things, `brief` for where there is little room.
        """
        return self.first_of(name, *["own"] * own, *["brief"] * brief)

    def title(self, name: str, narrow: bool) -> str:
        """What a column is called; `narrow` columns may have a shorter word."""
        return self.first_of(name, *["narrow"] * narrow)

    def first_of(self, name: str, *kinds: str) -> str:
        for key in (*(f"field-{name}-{kind}" for kind in kinds), f"field-{name}"):
            if self.speaker.has(key):
                return self.speaker.say(key)
        return name.replace("_", " ")

    def part_title(self, part: CardGroup) -> str:
        """What a part of a list of cards is called: `field-x-list`, and its group."""
        own = self.first_of(part.key, "list") if part.key else ""
        return DOT.join(capital(text) for text in (own, self.word(part.group)) if text)

    def data(self, name: str, value: object) -> str:
        """A value of a data file: `field-x-values` writes a list, with its numbers as $v1, $v2 and so on."""
        if not isinstance(value, list):
            return self.word(value)
        key = f"field-{name}-values"
        if self.speaker.has(key):
            return self.speaker.say(key, **{f"v{number}": part for number, part in enumerate(value, 1)})
        return DOT.join(map(str, value))

    def size(self, name: str, value: object) -> str:
        """What a data file says of the table: `size-x` writes it, with `$n`."""
        key = f"size-{name}"
        return self.speaker.say(key, n=value) if self.speaker.has(key) else f"{name}: {value}"

    def shown(self, row: object) -> list[ShownField]:
        """The fields that say something; what is false does where there is a word for it."""
        named = {field.name for field in all_fields(row) if self.speaker.has(f"field-{field.name}-not")}
        kept = {field.name for field in fields_of(row)} | named
        return [field for field in all_fields(row) if field.name in kept]

    def writes(self, name: str) -> bool:
        """Do the game's texts say how to write its value?  Also that of nothing."""
        return self.speaker.has(f"field-{name}-value")

    def written(self, name: str, way: str, *things: object) -> str | None:
        """A field as the text `field-<name>-<way>` writes it; none without such a text."""
        key = f"field-{name}-{way}"
        if not self.speaker.has(key):
            return None
        values: dict[str, object] = {}
        for field in (field for thing in things for field in all_fields(thing)):
            values |= {field.name: field.value} if isinstance(field.value, bool) else {}
            values |= {f"{field.name}_key": field.value} if isinstance(field.value, str) else {}
            values |= self.speaker.values(field.name, field.meaning, field.value, None)
        return self.speaker.say(key, **values)

    def negation(self, name: str) -> str:
        return self.speaker.say(f"field-{name}-not")

    def parts(self, field: ShownField, owner: object = None) -> list[Text]:
        """A field's value as texts that are not to be broken: a card each, or a row each."""
        if is_dataclass(field.value):
            things = (field.value,) if owner is None else (owner, field.value)
            written = self.written(field.name, "row", *things) or self.row(None, field.value).plain
            return dotted([Text(part) for part in written.split(DOT)])
        if is_rows(field.value):
            return [self.chip_of(field.name, row) or self.row(n, row) for n, row in enumerate(field.value, 1)]
        if field.meaning == "cards" and isinstance(field.value, tuple):
            return self.chips.row(field.value)
        return [self.value(field)]

    def chip_of(self, name: str, row: object) -> Text | None:
        """A row as one chip, in the colour of its first card, if the game says how to write it."""
        written = self.written(name, "row", row)
        cards = [str(field.value) for field in fields_of(row) if field.meaning == "card"]
        return None if written is None else self.chips.labelled(written, cards[0] if cards else "")

    def row(self, number: int | None, row: object) -> Text:
        """A row on one line, numbered unless it begins with a number of its own."""
        shown = fields_of(row)
        values = [Text(" ").join(self.parts(field)) for field in shown]
        if number is not None and not (shown and isinstance(shown[0].value, int)):
            values.insert(0, Text(str(number)))
        return Text(" ").join(values)

    def value(self, field: ShownField) -> Text:
        match field.meaning, field.value:
            case "seat", int(seat):
                return Text(self.seat(seat))
            case "seats", tuple(seats):
                return Text(", ".join(self.seat(seat) for seat in seats))
            case "card", str(key):
                return self.chips.chip(key)
            case "choices", _:
                return Text(str(self.speaker.values(field.name, field.meaning, field.value, None)[field.name]))
            case "plain", tuple(values):
                return Text("·".join(self.word(value) for value in values))
            case _, tuple(values):
                return Text(", ".join(self.word(value) for value in values))
            case _, bool():
                return Text("")
            case _, value:
                return Text(self.word(value))

    def seat(self, seat: int) -> str:
        return self.speaker.say("ui-you") if seat == self.speaker.viewer else self.speaker.name(seat)

    def word(self, value: object) -> str:
        key = f"word-{value}"
        return self.speaker.say(key) if isinstance(value, str) and self.speaker.has(key) else str(value)
