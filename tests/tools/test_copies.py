"""How the data of compiled tables is copied is written from the tables as they are."""

import pytest

from copies.writing import UnknownField, module_of, modules

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
