"""How compiled tables are copied is written from the tables as they are, and the codes of actions from the actions."""

from collections.abc import Sequence
from typing import Annotated

import pytest

from copies import coding
from copies.coding import TwoPlaces, codes_of, readers
from copies.writing import UnknownField, module_of, modules
from tripot.core.actions import Action, Bits
from tripot.core.events import Card, Seat
from tripot.core.notation import Number, OneOf

TABLE = """
class Player:
    hand: Pile = 0

class Line:
    length: i64 = 0
    def assign(self, other): ...

class Table(State):
    round: i64 = 0

    def __init__(self):
        self.players: list[Player] = [Player()]
        self.lines: list[Line] = [Line()]
        self.row: vec[i64] = vec[i64]([0] * 8)
        self.seen: vec[i64] = vec[i64]([0] * 8)
        self.agenda: vec[i64] = vec[i64]([0] * MOST)
        self.frames: Frames = Frames()

    def assign_agenda(self, other): ...
"""
COPIES = """
def copy_player(mine: Player, other: Player) -> None:
    mine.hand = other.hand


def copy_table(mine: Table, other: Table) -> None:
    mine.waiting = other.waiting
    mine.answered = other.answered
    mine.edition = other.edition
    mine.round = other.round
    mine.assign_agenda(other)
    mine.frames.assign(other.frames)
    i: i64
    for i in range(len(mine.players)):
        copy_player(mine.players[i], other.players[i])
    for i in range(len(mine.lines)):
        mine.lines[i].assign(other.lines[i])
    for i in range(8):
        mine.row[i] = other.row[i]
        mine.seen[i] = other.seen[i]
"""


def test_the_modules_in_the_tree_are_those_that_the_tables_make():
    found = modules()
    assert len(found) == 4
    assert [path for path, source in found.items() if path.read_text() != source] == []  # else `make copies`


def test_every_field_has_a_line_and_fields_of_one_length_share_a_loop():
    assert module_of(TABLE, {"i64", "Pile"}, "game.table").endswith("import Player, Table\n\n" + COPIES)


def test_a_field_of_which_nothing_says_how_it_is_copied_is_refused():
    with pytest.raises(UnknownField, match="book: Album"):
        module_of("class Table(State):\n    def __init__(self):\n        self.book: Album = Album()", {"i64"}, "table")


class Move(Action):
    shift = 8


class MaybeHigh(Number):
    def layout(self, name: str) -> Sequence[Bits]:
        return [Bits(name, 12, 4, first=-1)]


class PassOn(Move, verb=2):
    """It has no fields."""


class Give(Move, verb=1):
    seat: Annotated[Seat, Number(4, at=4)]
    card: Annotated[Card, OneOf(("apple", "pear"))]
    height: Annotated[int, MaybeHigh(3)]


CODES = """
GIVE        seat << 4 | card | height + 1 << 12
PASS_ON
\"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind, Seat
from tripot.core.piles import shl

GIVE: Final = 1
PASS_ON: Final = 2


def give(seat: Seat, card: Kind, height: i64) -> ActionCode:
    return shl(GIVE, 8) | seat << 4 | card | height + 1 << 12


def pass_on() -> ActionCode:
    return shl(PASS_ON, 8)


def verb_of(action: ActionCode) -> i64:
    return action >> 8 & 15


def seat_of(action: ActionCode) -> Seat:
    return action >> 4 & 15


def card_of(action: ActionCode) -> Kind:
    return action & 15


def height_of(action: ActionCode) -> i64:
    return (action >> 12 & 15) - 1
"""


def test_the_codes_in_the_tree_are_those_that_the_actions_make():
    found = coding.modules()
    assert len(found) == 3
    assert [path for path, source in found.items() if path.read_text() != source] == []  # else `make copies`


def test_a_verb_has_a_function_that_makes_its_codes_and_a_field_one_that_reads_it():
    assert codes_of(__name__).endswith(CODES)


def test_fields_of_one_name_lie_at_one_place():
    with pytest.raises(TwoPlaces, match="card"):
        readers([Bits("card", 0, 4), Bits("card", 4, 4)])
