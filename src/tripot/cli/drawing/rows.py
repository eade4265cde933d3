"""Rows that hold rows of their own, such as hunts with their hunters: a small table with a line for each."""

from dataclasses import fields, is_dataclass
from functools import cache
from typing import get_args, get_type_hints

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tripot.cli.drawing.chips import WrappedTexts
from tripot.cli.drawing.fields import Labels, ShownField, all_fields, is_rows

NARROW = 90  # columns of a terminal whose titles are the brief ones


def is_nested(value: object) -> bool:
    """Do the rows hold rows?  Told by their annotations, since they may be empty now."""
    if not is_rows(value):
        return False
    kind: type = type(value[0])
    return holds_rows(kind)


@cache
def holds_rows(kind: type) -> bool:
    return any(is_dataclass(part) for hint in get_type_hints(kind).values() for part in get_args(hint))


def rows_table(labels: Labels, field: ShownField, one_line: bool, narrow: bool) -> Table:
    """A column for each field that has a title.  With `one_line`, rows within a row are cut, unless it is lively."""
    assert is_rows(field.value)
    first = field.value[0]
    assert is_dataclass(first)
    titles = {name: labels.title(name, narrow) for name in (column.name for column in fields(first))}
    table = Table.grid(padding=(0, 1 if narrow else 2, 0, 0))
    shown = [name for name, title in titles.items() if title]
    for _ in shown:
        table.add_column()
    table.add_row(*(Text(titles[name], "bright_black") for name in shown))
    for row in field.value:
        cells = {own.name: cell(labels, own, row, one_line) for own in all_fields(row)}
        table.add_row(*(cells[name] for name in shown))
    return table


def cell(labels: Labels, field: ShownField, row: object, one_line: bool) -> RenderableType:
    if is_rows(field.value):
        return WrappedTexts(labels.parts(field), one_line=one_line and not any(map(is_lively, field.value)))
    written = labels.written(field.name, "value", row)
    if written is not None:
        return Text(written, no_wrap=True)
    return labels.value(field) if field.value not in (None, (), "") else Text("–")


def is_lively(row: object) -> bool:
    """Is something happening in this row?  Such a row is never cut."""
    return any(field.value is True for field in all_fields(row))
