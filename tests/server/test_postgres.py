"""PostgreSQL beside SQLite: one server at a time, changes fenced by epochs, and no doubt after a lost connection."""

import asyncio
import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest

from server.inside import at_table, idle
from server.player import leave, started
from server.postgres import PostgresServer
from server.test_storage import furnish, made, run, stored_decisions
from tripot.cli.main import run as tripot
from tripot.server.errors import BadMessage, DatabaseInUse, NewerDatabase, NotStored, TakenOver, UnfitDatabase
from tripot.server.protocol.commands import Vote
from tripot.server.storage.database.address import Postgres, parse_address
from tripot.server.storage.postgres.connection import connect, hold
from tripot.server.storage.postgres.migrations import migrate
from tripot.server.storage.sqlite.migrations import STEPS
from tripot.server.storage.store import prepare, reading
from tripot.server.storage.tables import table_of


@pytest.fixture
def address(postgres):
    return Postgres(postgres.create())


def kill_writer(storage):
    """End the session that writes, as a broken network does."""
    with closing(connect(storage.writer.address)) as other:
        other.execute("SELECT pg_terminate_backend(?, 5000)", (storage.writer.database.session.info.backend_pid,))


# ---- who may write --------------------------------------------------------------------------------------------------


def test_a_second_server_is_refused_until_the_first_has_ended(address, monkeypatch):
    monkeypatch.setattr("tripot.server.storage.postgres.connection.LOCK_WAIT", "50ms")

    async def work(storage):
        with pytest.raises(DatabaseInUse):
            await asyncio.to_thread(prepare, address)

    run(address, work)
    assert prepare(address) == 0


def test_whoever_had_a_table_before_cannot_change_it(address):
    async def work(storage):
        await furnish(storage)
        await storage.own("t")
        await storage.commit("t", made(0))
        with closing(connect(address)) as other:
            other.execute("UPDATE tables SET epoch = epoch + 1")
        with pytest.raises(TakenOver):
            await storage.commit("t", made(1))
        before = await stored_decisions(storage)
        await storage.own("t")
        await storage.commit("t", made(1))
        return len(before), len(await stored_decisions(storage))

    assert run(address, work) == (1, 2)


def test_a_change_of_a_table_that_is_not_in_memory_fences_who_has_it(address):
    async def work(storage):
        await furnish(storage)
        await storage.own("t")
        former = dict(storage.epochs)
        storage.release("t")
        await storage.commit("t", made(0))
        storage.epochs = former
        with pytest.raises(TakenOver):
            await storage.commit("t", made(1))

    run(address, work)


def test_a_room_that_was_taken_over_is_dropped_and_opened_again(address, tmp_path):
    async def work(room, anne, bo):
        with closing(connect(address)) as other:
            other.execute("UPDATE tables SET epoch = epoch + 1")
        for ear in (anne, bo):
            ear.close = lambda: None
        bo.ask(Vote(id="v"))
        await idle(room)
        assert [json.loads(message)["error"]["code"] for message in bo.heard] == ["taken-over"]
        assert room.is_closed
        again = await room.house.room(room.id)
        assert again is not room
        assert not again.seating.places[1].voted

    at_table(tmp_path, work, address)


# ---- lost connections -----------------------------------------------------------------------------------------------


def test_after_a_lost_connection_writing_goes_on(address):
    async def work(storage):
        await furnish(storage)
        kill_writer(storage)
        with pytest.raises(NotStored):
            await storage.commit("t", made(0))
        await storage.commit("t", made(0))
        return await stored_decisions(storage)

    assert len(run(address, work)) == 1


@pytest.mark.parametrize("is_stored", [True, False])
def test_a_commit_whose_answer_is_lost_is_found_out(address, monkeypatch, is_stored):
    async def work(storage):
        await furnish(storage)
        session = storage.writer.database.session
        execute = session.execute

        def fail(sql, *more):
            if sql != "COMMIT":
                return execute(sql, *more)
            if is_stored:
                execute(sql)
            session.close()
            raise psycopg.OperationalError("the connection is lost")

        monkeypatch.setattr(session, "execute", fail)
        if is_stored:
            await storage.commit("t", made(0))
        else:
            with pytest.raises(NotStored):
                await storage.commit("t", made(0))
        await storage.commit("t", made(1))
        return [decision.number for decision in await stored_decisions(storage)]

    assert run(address, work) == ([0, 1] if is_stored else [1])


# ---- what fits ------------------------------------------------------------------------------------------------------


def test_what_postgresql_cannot_keep_is_a_bad_message(address):
    async def work(storage):
        await furnish(storage)
        with pytest.raises(BadMessage):
            await storage.commit("t", made(0, action="\0"))
        with pytest.raises(BadMessage):
            await storage.read(table_of, "\0")
        assert not storage.condition.logged

    run(address, work)


def test_another_encoding_is_refused(postgres):
    with pytest.raises(UnfitDatabase):
        hold(Postgres(postgres.create("ENCODING 'LATIN1' TEMPLATE template0")))


def test_migrations_have_the_numbers_of_sqlite_and_are_taken_once(address):
    with closing(connect(address)) as database:
        for taken in range(1, len(STEPS) + 1):
            migrate(database, STEPS[:taken])
            assert database.execute("SELECT steps FROM state").fetchone() == (taken,)
        migrate(database)
        with pytest.raises(NewerDatabase):
            migrate(database, STEPS[:-1])


def test_nobody_is_shown_a_password():
    address = parse_address("postgresql://anne:secret@host:5432/games?password=secret")
    assert str(address) == "postgresql://anne@host:5432/games"
    assert "secret" not in repr(address)


# ---- as a whole -----------------------------------------------------------------------------------------------------


def test_a_game_goes_on_after_the_server_was_killed(address, own_server, tmp_path):
    server = own_server("--database", address.url, "--secret-file", str(tmp_path / "secret"))

    async def play():
        players = await started(server, "trok", 3)
        await players[2].answer(id="before")
        server.kill()
        await leave(players)

    asyncio.run(asyncio.wait_for(play(), 30))
    server.start()
    assert server.get("/health")[1]["status"] == "ok"
    with reading(address) as database:
        assert ("before",) in database.execute("SELECT command FROM decisions").fetchall()
    assert server.stop() == -15


def test_the_command_line_says_what_is_wrong(postgres, capsys, tmp_path):
    url = postgres.url("none")
    assert tripot(["serve", "--database", url, "--secret-file", str(tmp_path / "secret")]) == 2
    assert "unreachable-database" in capsys.readouterr().err
    assert tripot(["backup", str(tmp_path / "copy"), "--database", url]) == 2
    assert "no-file-database" in capsys.readouterr().err


def test_without_the_packages_the_error_says_how_to_install_them(tmp_path):
    code = "import sys; sys.modules['psycopg'] = None; from tripot.__main__ import main; main()"
    line = [sys.executable, "-c", code, "serve", "--database", "postgresql://localhost/none"]
    finished = subprocess.run(line, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert finished.returncode in (1, 2)
    assert "pip install 'tripot[postgres]'" in finished.stderr.replace("\n", " ")


def test_a_postgresql_that_was_killed_and_started_again_is_used_again():
    with TemporaryDirectory(prefix="tripot-") as folder:
        postgres = PostgresServer(Path(folder))

        async def work(storage):
            await furnish(storage)
            await storage.commit("t", made(0))
            postgres.stop()
            with pytest.raises(NotStored):
                await storage.commit("t", made(1))
            postgres.start()
            await storage.commit("t", made(1))
            return await stored_decisions(storage)

        try:
            assert len(run(Postgres(postgres.create()), work)) == 2
        finally:
            postgres.stop()
