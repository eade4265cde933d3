"""What the fields of events and actions mean, read from their annotations (see `tripot.core.events`)."""

from dataclasses import fields
from functools import cache
from typing import get_args, get_type_hints

PLAIN = "plain"  # a number or a text that stands for itself


def meanings(thing: object) -> dict[str, str]:
    """The meaning of each field, by name and in order."""
    kind: type = type(thing)
    return class_meanings(kind)


@cache
def class_meanings(kind: type) -> dict[str, str]:
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: meaning(hints[field.name]) for field in fields(kind)}


def meaning(hint: object) -> str:
    """`seat` for `Seat`, `card` for `Card` and for `Card | None`."""
    for part in (hint, *get_args(hint)):
        metadata: tuple[object, ...] = getattr(part, "__metadata__", ())
        for mark in metadata:
            if isinstance(mark, str):
                return mark
    return PLAIN
