"""Several changes that are stored together, all or none."""

from collections.abc import Callable, Sequence
from sqlite3 import Connection
from typing import Concatenate, ParamSpec

P = ParamSpec("P")
Change = Callable[[Connection], object]


def change(work: Callable[Concatenate[Connection, P], object], *args: P.args, **kwargs: P.kwargs) -> Change:
    """`work` with its arguments, for when there is a connection."""
    return lambda database: work(database, *args, **kwargs)


def make_changes(database: Connection, changes: Sequence[Change]) -> None:
    for make in changes:
        make(database)
