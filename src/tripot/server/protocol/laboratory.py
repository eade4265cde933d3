"""The designers' laboratory: a data file that is being written, checked and measured."""

from typing import Annotated

from msgspec import Meta, Struct

from tripot.server.bounds import MOST_MEASURED
from tripot.server.protocol.books import CardInfo
from tripot.server.protocol.news import Json


class DataFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A data file as it is being written."""

    data: Json


class FieldInfo(Struct, frozen=True):
    """A field that the game reads from the file, whether it is there or not: forms are made of these."""

    path: str  # such as card[3].cost
    kind: str  # integer, word, text, numbers, steps or options
    low: int  # of an integer, and of each number
    high: int
    words: list[str]  # that are allowed
    default: int | str | None  # where it may be left out


class FileProblem(Struct, frozen=True):
    """The first thing that is wrong with a file."""

    path: str
    message: str


class Checked(Struct, frozen=True):
    """What the game reads in a file: its fields as far as it got, what is wrong, and the cards if nothing is."""

    fields: list[FieldInfo]
    problem: FileProblem | None
    cards: dict[str, list[CardInfo]]  # by language


class MeasureWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Games of bots with a data file; the shipped one where there is none."""

    data: Json | None = None
    games: Annotated[int, Meta(ge=1, le=MOST_MEASURED)] = 300
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None  # as many as is usual, where nobody says


class Measured(Struct, frozen=True, omit_defaults=True):
    """A line of the answer: the progress, and in the last line what `tripot balance --cards --json` says.

    `names` has, by language, what the report calls its gains (`gain-…`) and the sources of them that are no cards
    (`source-…`).
    """

    played: int
    games: int
    report: Json | None = None
    names: dict[str, dict[str, str]] = {}
    failed: str | None = None  # why nothing more comes, as a sentence
