"""The disk misbehaves: the server says so, tells nobody what it does not know, and goes on from what is stored."""

import asyncio
import json
import os
import shutil
import sqlite3
import tempfile
import time
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from server.faults import COMMAND, VARIABLE, Plan, failure
from server.player import Player, started
from server.test_operation import housed
from tripot.cli.main import run
from tripot.server.errors import NotRead, NotStored
from tripot.server.running.serve import DISK_FAILED
from tripot.server.storage.database.condition import Condition
from tripot.server.storage.store import prepare
from tripot.text import LANGUAGES


@pytest.fixture
def plan(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "fault"))
    return Plan(tmp_path / "fault")


def health_becomes(server, status, problems):
    """Within some seconds: an answer holds for one."""
    for _ in range(200):
        found, health = server.get("/health")
        if (found, health["problems"]) == (status, problems):
            return health
        time.sleep(0.05)
    raise AssertionError(health)


def log_lines(server, name):
    return [
        json.loads(line)
        for line in server.logged().splitlines()
        if '"log": "tripot.storage"' in line and json.loads(line)["error"] == name
    ]


# ---- a full disk ----------------------------------------------------------------------------------------------------


def test_a_full_disk_and_damage_are_told_by_health_and_log(own_server, plan):
    server = own_server(command=COMMAND)
    token = server.guest("Anne")
    table = server.table(token)["table"]["id"]
    health_becomes(server, 200, [])
    plan.fail("SQLITE_FULL", "COMMIT")
    for _ in range(20):
        status, answer = server.post("/api/guests", {"name": "Anne"})
        assert (status, answer["error"]) == (503, "not-stored")
        assert str(server.folder) not in json.dumps(answer)
    _, reply = server.command(token, table, type="sit", seat=1, id="x")
    assert reply["error"]["code"] == "not-stored"
    assert health_becomes(server, 503, ["not-stored"])["status"] == "failing"
    (line,) = log_lines(server, "SQLITE_FULL")  # once, however often it fails
    assert line["text"] == "database or disk is full"
    assert str(server.folder) not in json.dumps(line)
    plan.mend()
    assert health_becomes(server, 200, [])["status"] == "ok"
    assert server.command(token, table, type="sit", seat=1, id="x")[1]["type"] == "done"

    plan.fail("SQLITE_CORRUPT", "SELECT")
    status, answer = server.get("/api/me", token)
    assert (status, answer["error"]) == (503, "not-read")
    plan.mend()
    assert server.get("/api/me", token)[0] == 200
    health_becomes(server, 503, ["damaged"])
    assert len(log_lines(server, "SQLITE_CORRUPT")) == 1


def test_health_writes_for_real_and_at_most_once_a_second(tmp_path, jumping):
    async def work(house):
        (start,) = await house.storage.read(beats)
        jumping.pass_by(2.0)
        for _ in range(10):
            assert await asyncio.gather(*(house.health.problems() for _ in range(10))) == [[]] * 10
        (first,) = await house.storage.read(beats)
        jumping.pass_by(0.9)
        await house.health.problems()
        (still,) = await house.storage.read(beats)
        jumping.pass_by(0.2)
        await house.health.problems()
        (second,) = await house.storage.read(beats)
        assert start < first == still < second

    housed(tmp_path, work, time=jumping.source)


def beats(database):
    return database.execute("SELECT wall FROM heartbeat").fetchone()


def test_a_write_that_never_ends_is_a_failure_and_is_not_repeated(tmp_path, monkeypatch):
    monkeypatch.setattr("tripot.server.house.health.LONGEST_WRITE", 0.01)

    async def work(house):
        ending = asyncio.Event()
        writes = []

        async def write(*arguments):
            writes.append(arguments)
            await ending.wait()

        monkeypatch.setattr(house.storage, "write", write)
        assert await house.health.problems() == ["not-stored"]
        assert await house.health.problems() == ["not-stored"]
        assert len(writes) == 1
        ending.set()
        await house.health.writing
        assert await house.health.problems() == []
        monkeypatch.undo()

    housed(tmp_path, work)


def test_an_error_is_logged_once_in_a_while_with_how_often_it_came(caplog, monkeypatch):
    condition = Condition()
    for _ in range(5):
        condition.note(failure("SQLITE_FULL"), "writing")
    condition.note(failure("SQLITE_IOERR"), "writing")
    assert [record.error for record in caplog.records] == ["SQLITE_FULL", "SQLITE_IOERR"]
    monkeypatch.setattr("tripot.server.storage.database.condition.LOG_INTERVAL", 0.0)
    condition.note(failure("SQLITE_FULL"), "writing")
    assert caplog.records[-1].unlogged == 4


def test_the_log_does_not_quote_a_row_that_cannot_be_decoded(caplog):
    condition = Condition()
    condition.note(sqlite3.OperationalError("Could not decode to UTF-8 column 'text' with text 'secret'"), "reading")
    assert condition.is_damaged
    assert "secret" not in str(vars(caplog.records[-1]))


# ---- a commit that nobody knows anything about ----------------------------------------------------------------------


def test_after_a_failed_sync_the_server_ends_without_a_reply_and_a_restart_knows(own_server, plan):
    server = own_server(command=COMMAND)

    async def play():
        players = await started(server, "trok", 2)
        question, action = players[0].question["id"], players[0].choice()
        heard = [len(player.heard) for player in players]
        plan.fail("SQLITE_IOERR_FSYNC", "COMMIT", after=True)
        await players[0].send(type="answer", question=question, action=action, id="once")
        for player in players:
            await player.reading
        assert [player.connection.close_code for player in players] == [1012, 1012]
        assert [len(player.heard) for player in players] == heard  # neither done nor refused
        return players, question, action

    players, question, action = asyncio.run(asyncio.wait_for(play(), 60))
    assert server.ended() == DISK_FAILED
    assert len(log_lines(server, "SQLITE_IOERR_FSYNC")) == 1
    assert "disk-failed" in server.logged()
    assert "a room's work failed" not in server.logged()
    plan.mend()
    server.start()

    async def ask_again():
        player = await Player(server, players[0].token, players[0].table_id).join()
        await player.until(lambda: player.view)
        assert player.view["answered"] == [0]
        reply = await player.ask(type="answer", question=question, action=action, id="once")
        assert reply == {"type": "done", "id": "once"}
        await player.leave()

    asyncio.run(asyncio.wait_for(ask_again(), 30))
    rows = sqlite3.connect(server.database).execute("SELECT command FROM decisions").fetchall()
    assert rows == [("once",)]


def test_over_http_the_answer_is_that_the_outcome_is_unknown(own_server, plan):
    server = own_server(command=COMMAND)
    token = server.guest("Anne")
    table = server.table(token)["table"]["id"]
    plan.fail("SQLITE_IOERR_FSYNC", "COMMIT")
    status, answer = server.command(token, table, type="sit", seat=1, id="x")
    assert (status, answer["error"]) == (503, "outcome-unknown")
    assert server.ended() == DISK_FAILED
    plan.mend()
    server.start()
    assert server.get(f"/api/tables/{table}", token)[1]["you"]["seat"] is None
    assert server.command(token, table, type="sit", seat=1, id="x")[1]["type"] == "done"


# ---- damage ---------------------------------------------------------------------------------------------------------


def damage(path, name):
    """Overwrite the first page of a table."""
    database = sqlite3.connect(path)
    (size,) = database.execute("PRAGMA page_size").fetchone()
    (page,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
    database.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def test_damage_is_found_at_the_start_and_told_to_who_reads_it(own_server):
    server = own_server()
    token = server.guest("Anne")
    table = server.table(token)["table"]["id"]
    server.stop()
    damage(server.database, "decisions")
    server.start()
    health_becomes(server, 503, ["damaged"])
    assert "SQLITE_CORRUPT" in server.logged()
    status, answer = server.get(f"/api/tables/{table}", token)
    assert (status, answer["error"]) == (503, "not-read")
    assert answer["message"]


# ---- background tasks -----------------------------------------------------------------------------------------------


async def sweep_after(errors, house, monkeypatch):
    """The sweeper reads again, once reading has failed with each of these."""
    read, swept = house.storage.read, asyncio.Event()

    async def failing(work, *arguments):
        if errors:
            raise errors.pop()
        swept.set()
        return await read(work, *arguments)

    monkeypatch.setattr(house.storage, "read", failing)
    house.sweeper.earlier.set()
    await asyncio.wait_for(swept.wait(), 10)
    assert not errors


def test_deadlines_are_watched_on_after_any_errors(tmp_path, monkeypatch):
    monkeypatch.setattr("tripot.server.house.background.FIRST_PAUSE", 0.001)

    async def work(house):
        await sweep_after([NotRead(), NotStored(), RuntimeError(), MemoryError()], house, monkeypatch)
        assert await house.health.problems() == []

    housed(tmp_path, work)


def test_after_a_database_that_could_not_be_read_for_long_deadlines_are_watched_at_once(tmp_path, monkeypatch):
    """Not after a pause that has grown with every try."""
    monkeypatch.setattr("tripot.server.house.sweeper.SHARED_SLEEP", 0.001)

    async def work(house):
        await sweep_after([NotRead() for _ in range(10)], house, monkeypatch)

    housed(tmp_path, work)


def test_one_deadline_that_cannot_be_dealt_with_does_not_stop_the_others(tmp_path, monkeypatch):
    from tripot.server.protocol.tables import Settings

    async def work(house):
        guest, _ = await house.welcome("Anne", "en", False)
        tables = [(await house.create(guest, Settings(game="snatch", seats=2))).id for _ in "ab"]
        for table in tables:
            house.drop(house.rooms[table])
        forget, tried = house.forget_stale, []

        async def failing(deadline):
            tried.append(deadline.table_id)
            if len(tried) == 1:
                raise NotRead
            await forget(deadline)

        monkeypatch.setattr(house, "forget_stale", failing)
        await house.sweeper.sweep()
        assert set(tried) == set(tables)
        await house.sweeper.sweep()
        assert len(tried) == 2  # what has failed is not tried again at once
        assert [deadline.table_id for deadline in house.sweeper.in_hand] == tried[:1]

    housed(tmp_path, work, stale=-1.0)


@pytest.mark.parametrize("turns", range(5))
def test_a_server_can_stop_in_whatever_moment_a_deadline_is_new(tmp_path, turns):
    async def work(house):
        await asyncio.sleep(0.05)  # the sweeper waits
        house.sweeper.earlier.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        await asyncio.wait_for(house.background.stop(), 5)

    housed(tmp_path, work)


def test_a_task_that_has_ended_nevertheless_makes_the_server_failing(tmp_path):
    async def work(house):
        task = house.background.tasks["sweeper"]
        task.cancel()
        await asyncio.wait([task])
        assert await house.health.problems() == ["task-ended"]

    housed(tmp_path, work)


# ---- starting ------------------------------------------------------------------------------------------


NOBODY = 65534
IS_ROOT = os.geteuid() == 0


@contextmanager
def unprivileged():
    """Whoever runs this, not as root: root may write everywhere."""
    import_module("tripot.server.running.processes")  # others may not be able to read the checkout
    if IS_ROOT:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if IS_ROOT:
            os.seteuid(0)


@pytest.fixture
def shared_folder():
    """A folder that others reach too; those of pytest are its own."""
    folder = Path(tempfile.mkdtemp(prefix="tripot-"))
    folder.chmod(0o777)
    yield folder
    folder.chmod(0o777)
    shutil.rmtree(folder)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("locked", ["file", "folder", "parent"])
def test_a_database_that_cannot_be_written_is_a_sentence_and_not_a_traceback(shared_folder, capsys, locked, language):
    database = shared_folder / ("deeper/tripot.db" if locked == "parent" else "tripot.db")
    command = ["serve", "--lang", language, "--host", "127.0.0.1", "--port", "0", "--database", str(database)]
    if locked != "parent":
        prepare(database)
        database.chmod(0o400 if locked == "file" else 0o600)
        if IS_ROOT:
            os.chown(database, NOBODY, NOBODY)
    shared_folder.chmod(0o777 if locked == "file" else 0o555)
    with unprivileged():
        assert run(command) == 2
    told = capsys.readouterr().err
    assert "unwritable-database" in told
    assert "--database" in told
    assert ("cannot write" if language == "en" else "ne peut pas écrire") in " ".join(told.split())


def test_a_full_disk_at_the_start_is_a_sentence_too(tmp_path, capsys, monkeypatch):
    def full(database):
        raise failure("SQLITE_FULL")

    monkeypatch.setattr("tripot.server.storage.sqlite.storage.migrate", full)
    assert run(["serve", "--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "tripot.db")]) == 2
    assert "unwritable-database" in capsys.readouterr().err
