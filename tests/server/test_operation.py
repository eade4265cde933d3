"""Running a server: looking after it, stopping it, copying it, and what it says of itself."""

import asyncio
import importlib.util
import json
import logging
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from server.inside import Ear, at_table, idle
from server.player import Player, leave, started
from tripot import verify
from tripot.cli.main import run
from tripot.cli.serving.serve import Links, announce, has_display, note_what_is_missing, picture
from tripot.cli.shell.terminal import Terminal
from tripot.core.errors import IllegalAction
from tripot.server.errors import NotFound
from tripot.server.house import exporting
from tripot.server.house.config import Config
from tripot.server.house.house import House
from tripot.server.monitoring.logs import JsonLines
from tripot.server.protocol.bodies import Export
from tripot.server.protocol.commands import Sit, Stand
from tripot.server.protocol.tables import Settings
from tripot.server.storage.rows import Remark, TableUpdate
from tripot.server.web.api import command
from tripot.text import LANGUAGES, Speaker

ROOT = Path(__file__).parents[2]


def example_bot():
    spec = importlib.util.spec_from_file_location("bot", ROOT / "examples" / "bot.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_bot_plays_a_whole_game_in_under_sixty_lines(server):
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) < 60
    host = server.guest("Host")
    table = server.table(host, "trok", 2, bots=["random"])
    table_id = table["table"]["id"]
    link = f"http://{server.address}/t/{table_id}#{table['you']['keys']['1']}"
    bot = example_bot()

    async def play():
        playing = asyncio.create_task(asyncio.to_thread(bot.play, link, lambda view, legal: legal[0]))
        while server.get(f"/api/tables/{table_id}", host)[1]["table"]["places"][1]["kind"] == "free":
            await asyncio.sleep(0.02)
        server.command(host, table_id, type="start")
        return await playing

    outcome = asyncio.run(asyncio.wait_for(play(), 60))
    assert outcome["winners"]


def test_health(server):
    assert server.get("/health")[1]["status"] == "ok"


def test_the_log_is_json_that_names_no_table_guest_or_key(server):
    token = server.guest("Secretive")
    table = server.table(token, "trok", 2)
    server.get(f"/api/tables/{table['table']['id']}?key={table['you']['invite']}", token)
    lines = server.logged().split("\n}\n", 1)[1].splitlines()
    entries = [json.loads(line) for line in lines]
    assert any(entry.get("route") == "/api/tables/{table}" for entry in entries)
    for secret in (token, table["table"]["id"], table["you"]["invite"], "Secretive"):
        assert secret not in server.logged()


def test_a_server_that_is_told_to_stop_finishes_what_it_began(own_server, tmp_path):
    server = own_server()

    async def play():
        players = await started(server, "trok", 3)
        await players[2].answer(id="before")
        number = await players[0].send(type="answer", question=players[0].question["id"], action=players[0].choice())
        await asyncio.to_thread(server.stop)
        await players[0].reading
        assert players[0].connection.close_code == 1012
        await leave(players[1:])
        return number, players

    number, players = asyncio.run(asyncio.wait_for(play(), 30))
    shutil.copy(server.database, tmp_path / "copy.db")  # the main file alone has everything
    stored = sqlite3.connect(tmp_path / "copy.db").execute("SELECT command FROM decisions").fetchall()
    assert ("before",) in stored
    assert number not in players[0].replies or (number,) in stored  # a reply may miss the socket that closes
    assert '"level": "error"' not in server.logged()
    server.start()

    async def go_on():
        player = await Player(server, players[1].token, players[1].table_id).join()
        await player.until(lambda: player.view)
        await player.answer()
        await player.leave()

    asyncio.run(asyncio.wait_for(go_on(), 30))


def test_a_backup_of_a_running_server_opens_as_a_server(own_server, tmp_path, capsys):
    server = own_server()
    players = asyncio.run(begin(server))
    copy = tmp_path / "copy" / "tripot.db"
    copy.parent.mkdir()
    assert run(["backup", str(copy), "--database", str(server.database)]) == 0
    assert run(["backup", str(copy), "--database", str(server.database)]) == 2
    assert run(["backup", str(tmp_path / "x"), "--database", str(tmp_path / "none")]) == 2
    capsys.readouterr()
    server.kill()
    server.database.write_bytes(copy.read_bytes())
    for left in server.folder.glob("tripot.db-*"):
        left.unlink()
    server.start()
    status, seen = server.get(f"/api/tables/{players[0].table_id}", players[0].token)
    assert (status, seen["table"]["status"]) == (200, "playing")


async def begin(server):
    players = await started(server, "trok", 2)
    await leave(players)
    return players


def test_own_games_can_be_taken_along(server):
    async def play():
        players = await started(server, "snatch", 2)
        await players[0].ask(type="say", text="hello")
        await asyncio.gather(*(player.play() for player in players))
        await leave(players)
        return players

    token = asyncio.run(play())[0].token
    status, export = server.get("/api/me/export", token)
    assert status == 200
    assert [verify(record)["game"] for record in export["games"]] == ["snatch"]
    assert [said["text"] for said in export["said"]] == ["hello"]
    assert [table["status"] for table in server.get("/api/me/tables", token)[1]["tables"]] == ["over"]


def test_an_export_has_everything_however_much_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(exporting, "REMARKS", 2)

    async def work(room, anne, bo):
        storage = room.house.storage
        said = [Remark(n, anne.guest.id, "Anne", 0, "", f"line {n}", f"c{n}", float(n)) for n in range(5)]
        for remark in said:
            await storage.commit(room.id, [remark])
        await storage.commit(room.id, [TableUpdate(status="ended", ended_by="vote", ended=9.0)])
        other = await room.house.create(anne.guest, Settings(game="tschak", seats=2))
        await storage.write(lambda database: database.execute("UPDATE members SET played = 1") and None)
        parts = [part async for part in exporting.exported(storage, anne.guest)]
        found = msgspec.json.decode(b"".join(parts), type=Export)
        assert found.me.name == "Anne"
        assert [record["game"] for record in found.games] == ["tschak"]
        assert found.unfinished == [other.id]
        assert [line.text for line in found.said] == [remark.text for remark in said]

    at_table(tmp_path, work)


def test_the_record_of_a_game_that_goes_on_is_secret(server):
    players = asyncio.run(begin(server))
    status, answer = server.get(f"/api/tables/{players[0].table_id}/record", players[0].token)
    assert (status, answer["error"]) == (409, "not-now")


def test_a_taken_address_is_a_clear_error(server, tmp_path, capsys):
    code = run(["serve", "--host", "127.0.0.1", "--port", str(server.port), "--database", str(tmp_path / "db")])
    assert code == 2
    assert "address-taken" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("tripot.db", b"no database at all " * 100, "unreadable-file"),
        ("tripot.secret", b"no secret", "bad-secret"),
        ("tripot.secret", b"", "bad-secret"),
        ("tripot.secret", b"00" * 31, "bad-secret"),
        ("tripot.secret", b"\xff" * 64, "bad-secret"),
    ],
)
def test_files_that_cannot_be_used_are_a_clear_error(tmp_path, capsys, name, content, code):
    (tmp_path / name).write_bytes(content)
    assert run(["serve", "--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "tripot.db")]) == 2
    assert code in capsys.readouterr().err


def test_a_database_of_a_newer_program_is_not_touched(tmp_path, capsys):
    database = sqlite3.connect(tmp_path / "tripot.db")
    database.execute("PRAGMA user_version = 999")
    database.close()
    assert run(["serve", "--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "tripot.db")]) == 2
    assert "newer-database" in capsys.readouterr().err


def test_the_link_is_drawn_for_telephones():
    assert len(picture("http://192.0.2.7:8000/").splitlines()) > 10


def test_flags_are_environment_variables_too(own_server, monkeypatch):
    monkeypatch.setenv("TRIPOT_PUBLIC_URL", "https://tripot.example")
    server = own_server()
    assert "https://tripot.example/" in server.logged()
    assert "strict-transport-security" in server.request("GET", "/health")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_start_tells_the_links_and_the_games_under_way(language, capsys):
    announce(Terminal(language), Links("http://127.0.0.1:8000/", "http://192.0.2.7:8000/"), 2)
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8000/\n" in told
    assert "http://192.0.2.7:8000/\n" in told
    assert "http://127.0.0.1:8000/#games" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_compiled", [True, False])
@pytest.mark.parametrize("is_built", [True, False])
def test_a_start_tells_what_is_missing(language, is_compiled, is_built, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("tripot.cli.serving.serve.is_compiled", lambda: is_compiled)
    if is_built:
        (tmp_path / "index.html").touch()
    note_what_is_missing(Terminal(language), tmp_path)
    say = Speaker(language).say
    expected = [say("ui-plain-engine")] * (not is_compiled) + [say("page-not-built")] * (not is_built)
    assert capsys.readouterr().err.splitlines() == expected


@pytest.mark.parametrize(
    ("platform", "variables", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_is_opened_where_there_is_a_screen(monkeypatch, platform, variables, shown):
    monkeypatch.setattr("sys.platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert has_display() == shown


def test_help_names_every_flag():
    text = subprocess.run(
        [sys.executable, "-c", "from tripot.__main__ import main; main()", "serve", "--help"],
        capture_output=True,
        text=True,
    ).stdout
    for flag in ("--host", "--port", "--database", "--public-url", "--secret-file", "--open"):
        assert flag in text


# ---- the house ------------------------------------------------------------------------------------------------------


def housed(tmp_path, work, database=None, **running):
    """Do `work` in a house within this process."""

    async def main():
        house = House(Config(database or tmp_path / "db", tmp_path / "secret", limits=False, **running))
        await house.open()
        try:
            return await work(house)
        finally:
            await house.close()

    return asyncio.run(main())


def test_an_idle_room_leaves_memory_and_returns_on_demand(tmp_path):
    async def work(house):
        guest, _ = await house.welcome("Anne", "en", False)
        room = await house.create(guest, Settings(game="trok", seats=2))
        for _ in range(200):
            if not house.rooms:
                break
            await asyncio.sleep(0.02)
        assert not house.rooms
        assert room.is_closed
        again = await house.admit(guest, room.id)
        assert again is not room
        assert again.info() == room.info()

    housed(tmp_path, work, idle=0.05)


def test_a_room_is_opened_once_however_many_come(tmp_path):
    async def work(house):
        guest, _ = await house.welcome("Anne", "en", False)
        table_id = (await house.create(guest, Settings(game="trok", seats=2))).id
        house.rooms.clear()
        rooms = await asyncio.gather(*(house.room(table_id) for _ in range(20)))
        assert len(set(map(id, rooms))) == 1
        with pytest.raises(NotFound):
            await house.room("unknown")
        assert set(house.rooms) == {table_id}

    housed(tmp_path, work)


def test_a_read_only_database_is_told_and_passes(tmp_path):
    async def work(house):
        database = house.storage.writer.database
        database.execute("PRAGMA query_only = ON")
        with pytest.raises(Exception, match="not-stored"):
            await house.welcome("Anne", "en", False)
        database.execute("PRAGMA query_only = OFF")
        return await house.welcome("Anne", "en", False)

    guest, token = housed(tmp_path, work)
    assert guest.name == "Anne"
    assert len(token) >= 43


def test_a_room_that_cannot_follow_what_is_stored_is_closed_and_opened_again(tmp_path, monkeypatch):
    async def work(house):
        guest, _ = await house.welcome("Anne", "en", False)
        room = await house.create(guest, Settings(game="trok", seats=2))
        monkeypatch.setattr(room, "apply", None)
        ear = Ear(room, guest, None)
        ear.close = lambda: ear.heard.append("closed")
        ear.ask(Sit(id="sit", seat=1))
        ear.ask(Stand(id="stand"))
        await idle(room)
        assert room.is_closed
        assert ear.heard == ["closed"]
        again = await house.room(room.id)
        assert again is not room
        assert again.seating.places[1].guest == guest.id

    housed(tmp_path, work)


def test_the_log_tells_where_an_error_came_from_and_not_what_it_said():
    try:
        raise IllegalAction(seat=0, action="play crown", allowed=["play coin"])
    except IllegalAction:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "failed", None, sys.exc_info())
    entry = json.loads(JsonLines().format(record))
    assert entry["exception"][-1] == "IllegalAction"
    assert "crown" not in json.dumps(entry)
    assert "coin" not in json.dumps(entry)


def test_a_request_that_is_given_up_breaks_no_room(tmp_path):
    """As requests are that are still being answered when a server has taken too long to stop."""

    async def work(house):
        guest, _ = await house.welcome("Anne", "en", False)
        room = await house.create(guest, Settings(game="trok", seats=2))
        call = SimpleNamespace(house=house, guest=guest, table_id=room.id)
        asked = asyncio.create_task(command(call, Sit(id="sit", seat=1)))
        while not room.task:
            await asyncio.sleep(0)
        asked.cancel()
        await idle(room)
        assert asked.cancelled()
        assert not room.is_closed
        assert room.seating.places[1].guest == guest.id

    housed(tmp_path, work)
