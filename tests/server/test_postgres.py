"""PostgreSQL beside SQLite: sessions of nodes, changes fenced by epochs, and no doubt after a lost connection."""

import asyncio
import json
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from msgspec.structs import replace

from chaos.proxy import Proxy
from postgres_process import PostgresServer
from server.inside import at_table, idle
from server.player import leave, started
from server.test_storage import furnish, made, run, stored_decisions
from tripot.cli.main import run as tripot
from tripot.server.errors import (
    BadMessage,
    DatabaseInUse,
    Elsewhere,
    NewerDatabase,
    NotRead,
    NotStored,
    OtherSecret,
    TakenOver,
    UnfitDatabase,
)
from tripot.server.nodes.register import NewNode, join
from tripot.server.nodes.register import leave as leave_nodes
from tripot.server.protocol.commands import Answer, Hello, Undo, Vote
from tripot.server.rooms.change import Change
from tripot.server.storage.database.address import Postgres, parse_address
from tripot.server.storage.postgres import watchdog
from tripot.server.storage.postgres.connection import connect, hold
from tripot.server.storage.postgres.migrations import migrate
from tripot.server.storage.postgres.ownership import claim
from tripot.server.storage.postgres.storage import PostgresStorage
from tripot.server.storage.postgres.writer import PostgresWriter
from tripot.server.storage.sqlite.migrations import STEPS
from tripot.server.storage.store import open_storage, prepare, reading
from tripot.server.storage.tables import places_of, table_of


@pytest.fixture
def address(postgres):
    return Postgres(postgres.create())


def kill_writer(storage):
    """End the session that writes, as a broken network does."""
    with closing(connect(storage.writer.address)) as other:
        other.execute("SELECT pg_terminate_backend(?, 5000)", (storage.writer.database.session.info.backend_pid,))


# ---- who may write --------------------------------------------------------------------------------------------------


def test_whoever_wants_the_database_alone_is_refused_while_a_server_has_it(address, monkeypatch):
    monkeypatch.setattr("tripot.server.storage.postgres.connection.LOCK_WAIT", "50ms")

    async def work(storage):
        assert await asyncio.to_thread(prepare, address) == 0
        with pytest.raises(DatabaseInUse):
            await asyncio.to_thread(hold, address, alone=True)

    run(address, work)
    hold(address, alone=True).close()


def test_the_session_of_a_node_that_writes_again_replaces_its_former_one(address):
    with closing(hold(address, "node")) as former, closing(hold(address, "node")) as latter:
        assert latter.execute("SELECT 1").fetchone() == (1,)
        with pytest.raises(psycopg.OperationalError):
            former.execute("SELECT 1")


def test_a_table_of_a_node_that_lives_is_elsewhere_until_its_lease_has_run_out(address):
    async def work(storage):
        await furnish(storage)
        epoch = await storage.own("t")
        other = PostgresStorage(address, lambda: None, "other")
        try:
            await storage.write(join, NewNode(storage.node, "one", "", "1", b""), 0.0)
            with pytest.raises(Elsewhere) as found:
                await other.own("t")
            assert found.value.owner == storage.node
            await storage.write(leave_nodes, storage.node)
            await other.own("t")
            with pytest.raises(TakenOver):
                await storage.commit("t", made(0), epoch)
        finally:
            await other.close()

    run(address, work)


def test_a_node_with_another_secret_is_refused(address):
    async def work(storage):
        await storage.write(join, NewNode("a", "one", "", "1", b"first"), 0.0)
        with pytest.raises(OtherSecret):
            await storage.write(join, NewNode("b", "two", "", "1", b"second"), 0.0)

    run(address, work)


def test_whoever_had_a_table_before_cannot_change_it(address):
    async def work(storage):
        await furnish(storage)
        epoch = await storage.own("t")
        await storage.commit("t", made(0), epoch)
        await storage.confirm("t", epoch)
        with closing(connect(address)) as other:
            other.execute("UPDATE tables SET epoch = epoch + 1")
        with pytest.raises(TakenOver):
            await storage.commit("t", made(1), epoch)
        with pytest.raises(TakenOver):
            await storage.confirm("t", epoch)
        before = await stored_decisions(storage)
        await storage.commit("t", made(1), await storage.own("t"))
        return len(before), len(await stored_decisions(storage))

    assert run(address, work) == (1, 2)


def test_a_change_of_a_table_that_is_not_in_memory_fences_who_has_it(address):
    async def work(storage):
        await furnish(storage)
        epoch = await storage.own("t")
        storage.release("t", epoch)
        await storage.commit("t", made(0))
        with pytest.raises(TakenOver):
            await storage.commit("t", made(1), epoch)

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


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_room_that_is_closed_does_nothing_that_was_asked_of_it_before(request, tmp_path, kind):
    """Neither what is being worked out nor what waits: the table may be in another room by now."""
    database = Postgres(request.getfixturevalue("postgres").create()) if kind == "postgres" else None

    async def work(room, anne, bo):
        begun, closed = asyncio.Event(), asyncio.Event()

        async def vote():
            begun.set()
            await closed.wait()
            return Change([replace(room.seating.places[0], voted=True)])

        anne.close = bo.close = lambda: None
        voting = asyncio.create_task(room.call(vote))
        await begun.wait()
        bo.ask(Vote(id="v"))
        room.close(TakenOver())
        again = await room.house.room(room.id)
        closed.set()
        with pytest.raises(TakenOver):
            await voting
        assert [json.loads(message)["error"]["code"] for message in bo.heard] == ["taken-over"]
        stored = await room.house.storage.read(places_of, room.id)
        assert not any(place.voted for place in [*stored, *again.seating.places])

    at_table(tmp_path, work, database)


def test_what_waits_behind_a_change_that_is_fenced_is_not_done_either(address, tmp_path):
    async def work(room, anne, bo):
        with closing(connect(address)) as other:
            other.execute("UPDATE tables SET epoch = epoch + 1")
        anne.close = bo.close = lambda: None
        anne.answer("a")
        bo.ask(Vote(id="v"))
        await idle(room)
        assert "taken-over" in str(anne.heard)
        assert "taken-over" in str(bo.heard)
        with closing(connect(address)) as other:
            assert other.execute("SELECT epoch FROM tables").fetchone() == (room.epoch + 1,)
            assert other.execute("SELECT sum(voted) FROM places").fetchone() == (0,)

    assert at_table(tmp_path, work, address) == []


@pytest.mark.parametrize(
    "command",
    [Answer(id="c", question=0, action="none"), Undo(id="c"), Hello(id="c")],
    ids=lambda each: type(each).__name__,
)
def test_a_room_that_was_taken_over_refuses_nobody_and_welcomes_nobody(address, tmp_path, command):
    """Its successor may have done what this one would refuse, and told more than this one knows."""

    async def work(room, anne, bo):
        with closing(connect(address)) as other:
            other.execute("UPDATE tables SET epoch = epoch + 1")
        anne.close = bo.close = lambda: None
        bo.ask(command)
        await idle(room)
        assert [json.loads(message)["error"]["code"] for message in bo.heard] == ["taken-over"]
        assert room.is_closed

    at_table(tmp_path, work, address)


def test_a_node_that_finds_a_table_taken_and_let_go_again_takes_it(address, monkeypatch):
    """It must have an epoch of its own: without one nothing would fence what it writes."""
    claims = iter([lambda *_: None, claim])
    monkeypatch.setattr("tripot.server.storage.postgres.storage.claim", lambda *given: next(claims)(*given))

    async def work(storage):
        await furnish(storage)
        assert await storage.own("t") == storage.epochs["t"] == 1

    run(address, work)


# ---- lost connections -----------------------------------------------------------------------------------------------


def test_a_lost_connection_refuses_nothing_if_another_can_be_made(address):
    async def work(storage):
        await furnish(storage)
        kill_writer(storage)
        await asyncio.gather(*(storage.commit("t", made(number)) for number in range(3)))
        return await stored_decisions(storage)

    assert len(run(address, work)) == 3


@pytest.mark.parametrize("reason", [psycopg.OperationalError("no answer"), DatabaseInUse(database="db")], ids=repr)
def test_without_a_database_a_whole_group_waits_for_one_try_to_connect(address, monkeypatch, reason):
    """And not for one each: behind a network that drops everything such a try takes seconds."""
    tries = []

    def refuse(writer):
        tries.append(writer)
        raise reason

    async def work(storage):
        await furnish(storage)
        with monkeypatch.context() as cut:
            cut.setattr(PostgresWriter, "held", refuse)
            storage.writer.database.close()
            writes = [storage.commit("t", made(number)) for number in range(5)]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [NotStored] * 5
        assert len(tries) == 1
        await storage.commit("t", made(0))

    run(address, work)


@pytest.mark.parametrize("is_stored", [True, False])
@pytest.mark.parametrize("is_lost", [True, False], ids=["lost", "alive"])
def test_a_commit_whose_answer_is_lost_is_found_out(address, monkeypatch, is_stored, is_lost):
    """Also where the session does not seem to have ended with it."""

    async def work(storage):
        await furnish(storage)
        pipeline = storage.writer.database.pipeline
        execute = pipeline.execute
        planted = iter(["once"])

        def fail(sql, *more):
            if sql != "COMMIT" or not next(planted, None):
                return execute(sql, *more)
            if is_stored:
                execute(sql)
                pipeline.settle()
            if is_lost:
                storage.writer.database.close()
            raise psycopg.OperationalError("the connection is lost")

        monkeypatch.setattr(pipeline, "execute", fail)
        if is_stored:
            await storage.commit("t", made(0))
        else:
            with pytest.raises(NotStored):
                await storage.commit("t", made(0))
        await storage.commit("t", made(1))
        return [decision.number for decision in await stored_decisions(storage)]

    assert run(address, work) == ([0, 1] if is_stored else [1])


@pytest.fixture
def proxy(address):
    """Between a node and its database, in a thread of its own."""
    proxy = Proxy(int(psycopg.conninfo.conninfo_to_dict(address.url)["port"]))
    is_ready, is_over = threading.Event(), threading.Event()

    async def carry():
        await proxy.start()
        is_ready.set()
        await asyncio.to_thread(is_over.wait)
        await proxy.close()

    thread = threading.Thread(target=asyncio.run, args=(carry(),))
    thread.start()
    assert is_ready.wait(10)
    yield proxy
    is_over.set()
    thread.join()


def test_whoever_reads_gets_a_connection_that_lives_while_others_carry_nothing_any_more(address, proxy, monkeypatch):
    monkeypatch.setattr(watchdog, "STUCK", 120.0)

    async def main():
        storage = open_storage(Postgres(psycopg.conninfo.make_conninfo(address.url, port=proxy.port)))
        assert await storage.read(lambda database: database.execute("SELECT 1").fetchone()) == (1,)
        proxy.silence()
        assert await storage.read(lambda database: database.execute("SELECT 2").fetchone()) == (2,)
        monkeypatch.setattr(watchdog, "STUCK", 0.5)
        await storage.close()

    asyncio.run(asyncio.wait_for(main(), 60))


@pytest.mark.parametrize("moment", ["question", "end"])
def test_a_connection_that_carries_nothing_any_more_is_given_up_wherever_it_is(address, proxy, monkeypatch, moment):
    """Also while the end of what was read is waited for; and a node that is told to stop then does end."""
    monkeypatch.setattr(watchdog, "STUCK", 0.5)

    def read_in_silence(database):
        if moment == "question":
            proxy.silence()
        database.execute("SELECT 1").fetchone()
        proxy.silence()

    async def work(storage):
        with pytest.raises(NotRead):
            await storage.read(read_in_silence)
        assert await storage.read(lambda database: database.execute("SELECT 2").fetchone()) == (2,)
        stuck = asyncio.create_task(storage.read(read_in_silence))
        await asyncio.sleep(0.1)
        return stuck

    async def main():
        storage = open_storage(Postgres(psycopg.conninfo.make_conninfo(address.url, port=proxy.port)))
        stuck = await work(storage)
        await storage.close()
        with pytest.raises(NotRead):
            await stuck

    asyncio.run(asyncio.wait_for(main(), 60))


def test_changes_of_many_tables_are_one_group_and_only_those_that_are_fenced_fail(address):
    async def work(storage):
        epochs = {}
        for name in ("a", "b", "c"):
            await furnish(storage, name)
            epochs[name] = await storage.own(name)
        with closing(connect(address)) as other:
            other.execute("UPDATE tables SET epoch = epoch + 1 WHERE id = 'b'")
            writes = [storage.commit(name, made(0), epoch) for name, epoch in epochs.items()]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None), TakenOver, type(None)]
            assert [row[0] for row in other.execute("SELECT table_id FROM decisions ORDER BY table_id")] == ["a", "c"]
        both = [storage.commit("c", made(1), epochs["c"] - 1), storage.commit("c", made(2), epochs["c"])]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [TakenOver, type(None)]

    run(address, work)


def test_a_group_of_any_size_is_stored_as_a_whole_or_each_by_itself(address):
    async def work(storage):
        names = [f"t{number}" for number in range(60)]
        for name in names:
            await furnish(storage, name)
        epochs = {name: await storage.own(name) for name in names}
        await asyncio.gather(*(storage.commit(name, made(0, 1), epochs[name]) for name in names))
        again = [storage.commit(name, made(0 if name == "t7" else 2), epochs[name]) for name in names]
        outcomes = await asyncio.gather(*again, return_exceptions=True)
        assert [name for name, outcome in zip(names, outcomes, strict=True) if outcome] == ["t7"]
        with closing(connect(address)) as other:
            assert other.execute("SELECT count(*) FROM decisions").fetchone() == (3 * len(names) - 1,)

    run(address, work)


# ---- statements that are sent together -----------------------------------------------------------------------------


def test_after_an_error_nothing_of_what_was_sent_with_it_is_done_and_the_connection_goes_on(address):
    with closing(connect(address)) as database:
        with database.pipeline as pipeline:
            pipeline.execute("CREATE TABLE numbers (number BIGINT)")
            pipeline.execute("INSERT INTO nowhere VALUES (?)", (1,))
            pipeline.execute("INSERT INTO numbers VALUES (?)", (1,))  # is prepared again the next time
            with pytest.raises(psycopg.errors.UndefinedTable):
                pipeline.settle()
        with database.pipeline as pipeline:
            pipeline.execute("CREATE TABLE numbers (number BIGINT)")
            pipeline.execute("INSERT INTO numbers VALUES (?)", (2,))
            pipeline.execute("INSERT INTO numbers VALUES (?)", (3,))
            assert pipeline.execute("SELECT number FROM numbers ORDER BY number").fetchall() == [(2,), (3,)]
        assert database.execute("SELECT count(*) FROM numbers").fetchone() == (2,)


def test_values_of_every_kind_come_back_as_they_were_written(address):
    values = {"text": "l’été ' \\ \"", "whole": 2**40, "part": 0.1, "data": b"\0\xff'", "truth": True}
    with closing(connect(address)) as database, database.pipeline as pipeline:
        pipeline.execute(
            "CREATE TABLE kinds (text TEXT, whole BIGINT, part DOUBLE PRECISION, data BYTEA, truth BIGINT)"
        )
        statement = "INSERT INTO kinds VALUES (:text, :whole, :part, :data, :truth)"
        for given in (values, dict.fromkeys(values), values | {"part": 3}):
            pipeline.execute(statement, given)
        found = pipeline.execute("SELECT * FROM kinds").fetchall()
    assert found == [tuple(values.values()), (None,) * 5, tuple((values | {"part": 3.0}).values())]


def test_more_statements_than_are_prepared_are_sent_too(address, monkeypatch):
    monkeypatch.setattr("tripot.server.storage.postgres.pipeline.MOST_PREPARED", 3)
    with closing(connect(address)) as database, database.pipeline as pipeline:
        answers = [pipeline.execute(f"SELECT {number} + ?", (number,)) for number in range(5)]
        assert [answer.fetchone() for answer in answers] == [(2 * number,) for number in range(5)]
        assert len(pipeline.names) == 3


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

    asyncio.run(asyncio.wait_for(play(), 120))
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
            for _ in range(6):  # whoever waits longer after each try would wait long now
                with pytest.raises(NotRead):
                    await stored_decisions(storage)
            postgres.start()
            before = await stored_decisions(storage)
            await storage.commit("t", made(1))
            return len(before), len(await stored_decisions(storage))

        try:
            assert run(Postgres(postgres.create()), work) == (1, 2)
        finally:
            postgres.stop()
