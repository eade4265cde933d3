"""What a view shows, field by field, for any game: from its dataclasses, their annotations and the texts `field-…`."""

from dataclasses import dataclass, fields, is_dataclass
from typing import TypeGuard

from rich.text import Text

from tripot.cli.chips import Chips
from tripot.core.view import View
from tripot.text import Speaker
from tripot.text.meanings import PLAIN, meanings

ALWAYS = tuple(field.name for field in fields(View))  # shown in a way of their own


@dataclass(frozen=True)
class Field:
    name: str
    meaning: str
    value: object

    @property
    def is_zone(self) -> bool:
        """Does it get a line of its own?"""
        return self.meaning in ("card", "cards") or is_rows(self.value)

    @property
    def is_idle(self) -> bool:
        """A number that counts nothing now; but an empty deck is news."""
        return self.meaning == PLAIN and self.value == 0 and not self.name.endswith("_size")


def fields_of(row: object) -> list[Field]:
    """The fields that say something: not those that are none, empty or false."""
    found = [Field(name, meaning, getattr(row, name)) for name, meaning in meanings(row).items()]
    return [field for field in found if field.value not in (None, (), "") and field.value is not False]


def is_rows(value: object) -> TypeGuard[tuple[object, ...]]:
    return isinstance(value, tuple) and bool(value) and is_dataclass(value[0])


def is_seated(value: object) -> bool:
    """Rows that belong to seats: the players, or places at the table."""
    return is_rows(value) and any(field.name == "seat" for field in fields(value[0]))  # type: ignore[arg-type]


class Labels:
    """Fields in words and chips."""

    def __init__(self, speaker: Speaker, chips: Chips) -> None:
        self.speaker = speaker
        self.chips = chips

    def label(self, name: str, own: bool = False, brief: bool = False) -> str:
        """What a field is called; empty for one that is better not shown.

        `own` is for the viewer's own things, `brief` for where there is little room.
        """
        for key in (f"field-{name}-own",) * own + (f"field-{name}-brief",) * brief + (f"field-{name}",):
            if self.speaker.has(key):
                return self.speaker.say(key)
        return name.replace("_", " ")

    def parts(self, field: Field) -> list[Text]:
        """A field's value as texts that are not to be broken: a card each, or a row each."""
        if is_rows(field.value):
            return [self.row(number, row) for number, row in enumerate(field.value, 1)]
        if field.meaning == "cards" and isinstance(field.value, tuple):
            return self.chips.row(field.value)
        return [self.value(field)]

    def row(self, number: int, row: object) -> Text:
        """A row on one line, numbered unless it begins with a number of its own."""
        shown = fields_of(row)
        values = [Text(" ").join(self.parts(field)) for field in shown]
        if not (shown and isinstance(shown[0].value, int)):
            values.insert(0, Text(str(number)))
        return Text(" ").join(values)

    def value(self, field: Field) -> Text:
        match field.meaning, field.value:
            case "seat", int(seat):
                return Text(self.seat(seat))
            case "seats", tuple(seats):
                return Text(", ".join(self.seat(seat) for seat in seats))
            case "card", str(key):
                return self.chips.chip(key)
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
