"""Whatever changes at a table goes one way: a handler says what, the room stores it, applies it and tells it."""

import ast
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

import tripot.server
from server.inside import at_table, idle
from server.test_replies import OPEN, PLAYING, answer, at, name, state
from tripot import replay
from tripot.server.protocol import commands as c
from tripot.server.protocol.tables import LiveClock
from tripot.server.rooms.commands.presence import leave

SOURCE = Path(tripot.server.__file__).parent
TELLS = {"post", "send", "reply", "close", "confirm", "refuse"}
WRITES = {"commit", "write", "write_rows"}
# Who may write, and what: a table's changes in its room alone, and what belongs to no table in memory.
WRITERS = {
    "rooms/room.py": "every change at a table",
    "house/house.py": "new guests and tables, the start, tables that are not in memory",
    "house/finished/findings.py": "what was worked out about a finished game",
    "house/forgetting.py": "a guest, and tables that are not in memory",
    "house/health.py": "the heartbeat",
    "house/node.py": "the node among others",
    "house/sweeper.py": "deadlines of tables that do not exist any more",
    "web/api.py": "a guest's name",
    "web/bringing_api.py": "a finished game that comes from a device, whose table is new",
}
# Who may tell a table's listeners something: the room, those who send for it, and the sockets themselves.
TELLERS = {"rooms/room.py", "rooms/announcing.py", "rooms/commands/dispatch.py", "rooms/commands/caller.py"}
ROOMS = [path for path in sorted((SOURCE / "rooms").rglob("*.py")) if str(path.relative_to(SOURCE)) not in TELLERS]


def calls(source):
    """Every call: the text of what a method is called on, and its name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield ast.unparse(node.func.value), node.func.attr
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield "", node.func.id


def writes(source):
    return [call for call in calls(source) if call[1] in WRITES and call[0].endswith("storage")]


def tells(source):
    return [call for call in calls(source) if call[1] in TELLS or call[1].startswith("tell_")]


def test_only_the_room_writes_what_changes_at_a_table():
    modules = [path for path in SOURCE.rglob("*.py") if SOURCE / "storage" not in path.parents]
    found = {path.relative_to(SOURCE).as_posix() for path in modules if writes(path.read_text(encoding="utf-8"))}
    assert found == set(WRITERS)


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.stem)
def test_no_handler_no_deadline_and_no_bot_tells_anybody_anything(path):
    assert tells(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line", ["await room.house.storage.write(x)", "await self.storage.commit(x)", "await storage.write(x)"]
)
def test_a_write_would_be_found(line):
    assert writes(f"async def f(): {line}")


@pytest.mark.parametrize("line", ["listener.post(x)", "caller.reply(x)", "tell_table(room)", "room.audience.close(x)"])
def test_telling_would_be_found(line):
    assert tells(line)


# ---- what cannot be stored ------------------------------------------------------------------------------------------


async def refuse_all(table, who, command):
    """Have a command refused by the database, while everybody listens."""
    room = await table.house.room(table.id)
    before, database = state(room), table.house.storage.writer.database
    play = room.play and room.play.match.record()
    database.execute("PRAGMA query_only = ON")
    reply = await table.ask(who, command)
    database.execute("PRAGMA query_only = OFF")
    assert reply["error"]["code"] == "not-stored"
    assert reply["error"]["message"]
    assert state(room) == before
    assert (room.play and room.play.match.record()) == play
    assert (await table.ask(who, command))["type"] == "done"  # the same command is worth another try


@pytest.mark.parametrize(("who", "command"), OPEN[1:], ids=name)
def test_before_the_game_what_cannot_be_stored_changes_nothing(tmp_path, monkeypatch, who, command):
    at(tmp_path, monkeypatch, lambda table: refuse_all(table, who, command))


MORE = [
    (0, c.SendAway(id="x", guest="guest")),
    (0, c.RenewLink(id="x")),
    (0, c.Mute(id="x", guest="guest")),
    (1, c.Answer(id="x", question=1, action="")),
]


@pytest.mark.parametrize(("who", "command"), [*PLAYING, *MORE], ids=name)
def test_during_the_game_what_cannot_be_stored_changes_nothing(tmp_path, monkeypatch, who, command):
    async def work(table):
        await table.ask(0, c.Start(id="start"))
        await table.ask(2, c.Hello(id="hello"))
        if hasattr(command, "guest"):
            given = {**{key: getattr(command, key) for key in command.__struct_fields__}, "guest": table.guests[2].id}
            await refuse_all(table, who, type(command)(**given))
        else:
            await refuse_all(table, who, answer(table, 1, "x") if isinstance(command, c.Answer) else command)

    at(tmp_path, monkeypatch, work)


def test_nobody_is_told_anything_of_what_cannot_be_stored(tmp_path):
    async def work(room, anne, bo):
        database = room.house.storage.writer.database
        database.execute("PRAGMA query_only = ON")
        for command in (c.Say(id="s", text="hello"), c.Vote(id="v"), c.Abandon(id="a")):
            bo.ask(command)
        await idle(room)
        database.execute("PRAGMA query_only = OFF")
        assert bo.kinds() == ["refused"] * 3
        assert anne.kinds() == []

    at_table(tmp_path, work)


def test_a_full_disk_is_not_logged_by_every_room_every_second(tmp_path, caplog):
    async def work(room, anne, bo):
        database = room.house.storage.writer.database
        database.execute("PRAGMA query_only = ON")
        room.seating.table.settings = replace(room.seating.settings, away=60)
        room.enqueue_work(partial(leave, room, bo))
        for _ in range(5):
            room.look_after()
            await idle(room)
        database.execute("PRAGMA query_only = OFF")
        assert not [record for record in caplog.records if record.name == "tripot.room"]
        room.look_after()
        await idle(room)
        assert ("away", 1) in room.deadlines.at  # it is stored when it can be

    at_table(tmp_path, work)


# ---- what is stored is what is there ---------------------------------------------------------------------------------


def test_the_record_of_a_game_in_play_is_whole(tmp_path):
    async def work(room, anne, bo):
        for number in range(4):
            for ear in (anne, bo):
                if ear.viewer in room.play.match.waiting:
                    ear.answer(f"{ear.viewer} {number}", room.play.following[ear.viewer].question)
                    await idle(room)
        record = room.play.match.record()
        assert len(record["decisions"]) == room.decisions > 4
        assert replay(record).position() == room.play.match.position()

    at_table(tmp_path, work)


def test_time_that_was_used_stays_used_whatever_else_happens_to_the_seat(tmp_path, monkeypatch):
    async def work(table):
        await table.ask(0, c.Start(id="start"))
        await table.ask(0, answer(table, 0, "a"))
        banks = dict(table.room.deadlines.banks)
        assert banks[0] < 60.0
        await table.ask(0, c.Vote(id="v"))
        table.restart()
        await table.house.room(table.id)
        assert table.room.deadlines.banks == banks

    at(tmp_path, monkeypatch, work, clock=LiveClock(50, 10), game="tschak")
