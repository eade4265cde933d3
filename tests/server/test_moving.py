"""`tripot move-database`: everything, from SQLite to PostgreSQL and back, and nothing where that is not safe."""

import json
import sqlite3

import pytest

from server.test_operation import housed
from tripot.cli.main import run as tripot
from tripot.server.protocol.tables import Settings
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.database.moving import NAMES, columns_of
from tripot.server.storage.store import reading


@pytest.fixture
def furnished(server, tmp_path):
    """A file with guests, a finished game, its rematch, a remark and a table that waits."""
    token = server.guest("Anne")
    table = server.table(token, "tschak", 2, bots=[None, "random"])["table"]["id"]
    server.command(token, table, type="sit", seat=0)
    server.command(token, table, type="start")
    server.command(token, table, type="say", text="hello")
    server.command(token, table, type="vote", end=True)
    assert server.command(token, table, type="rematch")[0] == 200
    server.table(token, "trok", 3, visibility="public")
    copy = tmp_path / "copy.db"
    assert tripot(["backup", str(copy), "--database", str(server.database)]) == 0
    return copy


def rows_of(address):
    with reading(address) as database:
        return {
            name: sorted(
                map(repr, database.execute(f"SELECT {', '.join(columns_of(database, name))} FROM {name}").fetchall())
            )
            for name in NAMES
        }


def test_everything_goes_to_postgresql_and_comes_back(furnished, postgres, tmp_path, capsys):
    address, back = postgres.create(), tmp_path / "back.db"
    capsys.readouterr()
    assert tripot(["move-database", str(furnished), address, "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)["rows"]
    assert counts["tables"] >= 3
    assert counts["chat"] >= 1
    assert tripot(["move-database", address, str(back)]) == 0
    before, there, after = rows_of(furnished), rows_of(Postgres(address)), rows_of(back)
    assert before == after
    assert {name: len(rows) for name, rows in there.items()} == {name: len(rows) for name, rows in before.items()}


def test_a_database_that_holds_something_is_not_written_to(furnished, server, tmp_path, capsys):
    other = tmp_path / "other.db"
    assert tripot(["backup", str(other), "--database", str(server.database)]) == 0
    before = rows_of(other)
    assert tripot(["move-database", str(furnished), str(other)]) == 2
    assert "not-empty" in capsys.readouterr().err
    assert rows_of(other) == before


def test_a_database_in_use_is_not_moved(server, postgres, tmp_path, capsys):
    assert tripot(["move-database", str(server.database), str(tmp_path / "new.db")]) == 2
    assert "database-in-use" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_not_made(tmp_path, capsys):
    assert tripot(["move-database", str(tmp_path / "none.db"), str(tmp_path / "new.db")]) == 2
    assert "unreadable-file" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()


def test_what_was_moved_can_be_played(furnished, postgres, tmp_path):
    """The secret, from which links follow, is the same file."""
    address = postgres.create()
    assert tripot(["move-database", str(furnished), address]) == 0

    async def work(house):
        guest, _ = await house.welcome("Bo", "en", True)
        room = await house.create(guest, Settings(game="trok", seats=3))
        return room.id

    assert housed(tmp_path, work, Postgres(address))


def test_every_kind_of_row_is_moved(furnished):
    """A new kind has to be named."""
    with sqlite3.connect(furnished) as database:
        found = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert found == {*NAMES, "nodes"}
