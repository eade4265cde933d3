"""The database keeps what it has acknowledged, in groups, and says so when it cannot."""

import asyncio
import sqlite3

import msgspec
import pytest

from server.test_operation import housed
from tripot import Match
from tripot.core.registry import game as find_game
from tripot.server.errors import NewerDatabase, NotStored
from tripot.server.protocol.tables import DaysClock, Settings
from tripot.server.storage.committing import write_rows
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.games import decisions_of, replies_to
from tripot.server.storage.guests import add_guest, guest_of_token, muted_by
from tripot.server.storage.rows import Decision, DropTraces, Guest, Place, SetDeadline, SetMute, Table
from tripot.server.storage.schedule import deadlines_of, due_deadlines, next_deadline
from tripot.server.storage.sqlite.migrations import STEPS, migrate
from tripot.server.storage.sqlite.storage import back_up
from tripot.server.storage.store import open_storage
from tripot.server.storage.tables import add_table, places_of, public_tables, table_of


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """The address of a new database, of each kind."""
    return tmp_path / "db" if request.param == "sqlite" else Postgres(request.getfixturevalue("postgres").create())


ANNE = Guest("anne", "Anne", "fr", False)


def run(path, work):
    """Do `work` on a database that is opened for it and closed after it."""

    async def main():
        storage = open_storage(path)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(main())


async def furnish(storage, table_id="t", visibility="link"):
    if await storage.read(guest_of_token, b"hash") is None:
        await storage.write(add_guest, ANNE, b"hash", 1.0)
    settings = Settings(game="some", seats=2, visibility=visibility)
    table = Table(table_id, settings, "anne", "open", "1", None, None, None, None, 1.0)
    await storage.write(add_table, table, [Place(0), Place(1)])


async def stored_decisions(storage):
    return await storage.read(decisions_of, "t")


def decision(number, action="pass"):
    return Decision(number, 0, action, "anne", f"c{number}", 2.0)


def made(*numbers, action="pass"):
    return [decision(number, action) for number in numbers]


def test_what_was_written_is_there_after_a_restart(database):
    async def fill(storage):
        await furnish(storage)
        await storage.commit("t", made(0))

    async def look(storage):
        return await storage.read(table_of, "t"), await storage.read(decisions_of, "t")

    run(database, fill)
    table, decisions = run(database, look)
    assert table.settings == Settings(game="some", seats=2)
    assert decisions == [decision(0)]


def test_one_that_fails_in_a_group_takes_nobody_with_it(database):
    async def work(storage):
        await furnish(storage)
        writes = [storage.commit("t", made(number)) for number in (0, 1, 1, 2)]
        return await asyncio.gather(*writes, return_exceptions=True), await storage.read(decisions_of, "t")

    outcomes, decisions = run(database, work)
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), NotStored, type(None)]
    assert [found.number for found in decisions] == [0, 1, 2]


def test_of_decisions_that_are_stored_together_all_are_or_none(database):
    async def work(storage):
        await furnish(storage)
        await storage.commit("t", made(0, 1))
        with pytest.raises(NotStored):
            await storage.commit("t", made(2, 3, 1))
        return await storage.read(decisions_of, "t")

    assert [found.number for found in run(database, work)] == [0, 1]


def test_what_is_stored_together_is_stored_in_its_order(tmp_path):
    """Whoever is forgotten between two decisions of theirs is forgotten for the first one alone."""

    async def work(storage):
        for table in "tu":
            await furnish(storage, table)
        changes = [("t", [decision(0), DropTraces("anne"), decision(1)]), ("u", made(0)), ("t", made(2, 3))]
        await asyncio.gather(*(storage.commit(*change) for change in changes))
        return [await storage.read(decisions_of, table) for table in "tu"]

    of_t, of_u = run(tmp_path / "db", work)
    assert [(found.number, found.guest) for found in of_t] == [(0, None), (1, "anne"), (2, "anne"), (3, "anne")]
    assert of_u == [decision(0)]


def test_what_is_written_just_before_the_end_is_stored(database):
    async def work(storage):
        await furnish(storage)
        storage.writer.write(write_rows, "t", made(0))  # nobody waits for it

    run(database, work)
    assert len(run(database, stored_decisions)) == 1


def test_many_writes_at_once_are_all_durable(database):
    async def work(storage):
        await furnish(storage)
        await asyncio.gather(*(storage.commit("t", made(n)) for n in range(2000)))

    run(database, work)
    assert len(run(database, stored_decisions)) == 2000


def test_a_full_disk_is_an_error_that_loses_nothing_and_passes(tmp_path):
    async def work(storage):
        await furnish(storage)
        await storage.commit("t", made(0))
        database = storage.writer.database
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        database.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(NotStored):
            await storage.commit("t", made(1, action="x" * 100_000))
        database.execute("PRAGMA max_page_count = 1000000")
        await storage.commit("t", made(1))
        return await storage.read(decisions_of, "t")

    assert run(tmp_path / "db", work) == [decision(0), decision(1)]


def test_a_backup_can_be_made_while_the_server_writes(tmp_path):
    async def work(storage):
        await furnish(storage)
        writing = asyncio.gather(*(storage.commit("t", made(n)) for n in range(500)))
        await asyncio.to_thread(back_up, tmp_path / "db", tmp_path / "copy")
        await writing

    run(tmp_path / "db", work)
    copy = sqlite3.connect(tmp_path / "copy")
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    numbers = [row[0] for row in copy.execute("SELECT number FROM decisions ORDER BY number")]
    assert numbers == list(range(len(numbers)))


def test_only_the_hash_of_a_guests_secret_is_known(database):
    async def work(storage):
        await furnish(storage)
        return await storage.read(guest_of_token, b"hash"), await storage.read(guest_of_token, b"other")

    assert run(database, work) == (ANNE, None)


def test_mutes_are_kept_until_they_are_taken_back(database):
    async def work(storage):
        await furnish(storage)
        await storage.write(add_guest, Guest("ben", "Ben", "en", False), b"ben", 1.0)
        await storage.commit("t", [SetMute("anne", "ben", True)])
        first = await storage.read(muted_by, "anne")
        await storage.commit("t", [SetMute("anne", "ben", False)])
        return first, await storage.read(muted_by, "anne")

    assert run(database, work) == ({"ben"}, set())


def test_the_lobby_lists_public_tables_with_their_free_seats(database):
    async def work(storage):
        await furnish(storage, "hidden")
        await furnish(storage, "shown", "public")
        return await storage.read(public_tables), await storage.read(places_of, "shown")

    tables, places = run(database, work)
    assert [(table.id, table.host, table.free) for table in tables] == [("shown", "Anne", 2)]
    assert places == [Place(0), Place(1)]


def test_deadlines_are_found_in_time(database):
    async def work(storage):
        await furnish(storage)
        await storage.commit("t", [SetDeadline(0, "clock", 10.0)])
        await storage.commit("t", [SetDeadline(1, "away", 20.0)])
        found = [await storage.read(next_deadline), await storage.read(due_deadlines, 15.0)]
        await storage.commit("t", [SetDeadline(0, "clock", None)])
        return [*found, await storage.read(next_deadline)]

    first, due, last = run(database, work)
    assert first == 10.0
    assert [(deadline.seat, deadline.kind) for deadline in due] == [(0, "clock")]
    assert last == 20.0


def fill_first_schema(database):
    """A row in each table of the first schema: a game in play and a table that waits."""
    settings = msgspec.json.encode(Settings(game="snatch", seats=2, clock=DaysClock(3))).decode()
    for name in ("anne", "ben"):
        database.execute("INSERT INTO guests VALUES (?, ?, ?, 'en', 0, 1.0)", (name, name.encode(), name.title()))
    for table, status, seed in (("old", "playing", bytes(32)), ("waits", "open", None)):
        values = (table, settings, status, find_game("snatch").rules, seed)
        database.execute("INSERT INTO tables VALUES (?, ?, 'anne', ?, ?, ?, NULL, NULL, NULL, 1.0, NULL, NULL)", values)
        for seat, guest in enumerate(("anne", "ben")):
            place = (table, seat, guest, guest.title())
            database.execute("INSERT INTO places VALUES (?, ?, 'guest', ?, ?, '', 1, 0, 0.0, 0)", place)
            database.execute("INSERT INTO members VALUES (?, ?, 1)", (table, guest))
    action = str(Match("snatch", seats=2, seed=bytes(32)).legal(0)[0])
    database.execute("INSERT INTO decisions VALUES ('old', 0, 0, ?, 'anne', 'c1', 2.0)", (action,))
    database.execute("INSERT INTO chat VALUES ('old', 1, 'ben', 'Ben', 1, '', 'hello', 'c2', 2.0)")
    database.execute("INSERT INTO mutes VALUES ('anne', 'ben')")
    database.execute("INSERT INTO deadlines VALUES ('old', 1, 'clock', 5e9)")


@pytest.mark.parametrize("taken", range(1, len(STEPS) + 1))
def test_a_database_of_any_earlier_version_opens_with_all_that_was_in_it(tmp_path, taken):
    database = sqlite3.connect(tmp_path / "db", isolation_level=None)
    migrate(database, STEPS[:1])
    fill_first_schema(database)
    migrate(database, STEPS[:taken])
    database.close()

    async def look(house):
        room = await house.room("old")
        assert room.decisions == 1
        assert [place.name for place in room.seating.places] == ["Anne", "Ben"]
        assert [remark.text for remark in room.remarks] == ["hello"]
        assert ("clock", 1) in room.deadlines.at
        assert await house.storage.read(muted_by, "anne") == {"ben"}
        stored = await house.storage.read(replies_to, "old", "anne")
        assert [reply.command for reply in stored] == ["c1"]
        kinds = {deadline.kind for deadline in await house.storage.read(deadlines_of, "waits")}
        assert kinds == {"stale"}
        assert (await house.room("waits")).seating.table.generation == 0
        return await house.storage.read(lambda database: database.execute("PRAGMA foreign_key_check").fetchall())

    assert housed(tmp_path, look) == []


def test_migrations_are_taken_once_each_from_the_first_schema_on(tmp_path):
    database = sqlite3.connect(tmp_path / "db", isolation_level=None)
    migrate(database)
    migrate(database, (*STEPS, "ALTER TABLE mutes ADD COLUMN colour TEXT;"))
    migrate(database, (*STEPS, "ALTER TABLE mutes ADD COLUMN colour TEXT;"))
    assert database.execute("PRAGMA user_version").fetchone() == (len(STEPS) + 1,)
    assert database.execute("SELECT colour FROM mutes").fetchall() == []
    with pytest.raises(NewerDatabase):
        migrate(database)


def test_a_table_whose_settings_name_no_visibility_is_brought_up_to_date_too(tmp_path):
    database = sqlite3.connect(tmp_path / "db", isolation_level=None)
    migrate(database, STEPS[:1])
    fill_first_schema(database)
    database.execute("""UPDATE tables SET settings = '{"game":"snatch","seats":2}'""")
    migrate(database)
    assert database.execute("SELECT DISTINCT game, visibility, clock FROM tables").fetchall() == [
        ("snatch", Settings(game="snatch", seats=2).visibility, None)
    ]
