"""A guest asks to be forgotten: nothing that is stored or told names them any more, and the others play on."""

import asyncio
import sqlite3

import pytest

from server.player import Player, leave, seated, started
from server.test_host import person
from server.test_operation import housed
from server.test_rooms import table_test
from tripot import verify
from tripot.bots import PEOPLE
from tripot.server.errors import NotFound, NotStored
from tripot.server.house.forgetting import forget
from tripot.server.protocol.tables import Settings

NAME = "Unforgettable"


def forget_me(server, token, **more):
    return server.request("DELETE", "/api/me", None, token, **more)


async def company(server, **settings):
    """Two at a table, the first of whom will go and is the host."""
    goer, stayer = person(server, NAME), person(server, "Stayer")
    table = server.table(goer, "snatch", 2, visibility="public", **settings)["table"]["id"]
    players = [await Player(server, token, table).join() for token in (goer, stayer)]
    for seat, player in enumerate(players):
        assert (await player.ask(type="sit", seat=seat))["type"] == "done"
    return players


def traces(server, guest):
    """All rows that name a guest, by their id or their name."""
    database = sqlite3.connect(server.database)
    found = []
    for (table,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        rows = database.execute(f"SELECT * FROM {table}").fetchall()
        found += [(table, row) for row in rows if guest in row or NAME in row]
    database.close()
    return found


@table_test
async def test_before_a_game_the_seat_is_free_and_somebody_else_hosts(server):
    goer, stayer = await company(server)
    await goer.ask(type="say", text="a word")
    await stayer.ask(type="mute", guest=goer.you["guest"])
    guest = goer.you["guest"]
    assert traces(server, guest)
    status, headers, _ = forget_me(server, goer.token)
    assert status == 200
    assert "Max-Age=0" in headers["set-cookie"]
    await goer.reading
    await stayer.until(lambda: stayer.you["host"])
    assert stayer.table["places"][0]["kind"] == "free"
    assert traces(server, guest) == []
    assert server.get("/api/me", goer.token) == (200, None)
    assert server.get("/api/me/tables", goer.token)[0] == 401
    assert server.get("/api/lobby")[1]["tables"][0]["host"] == "Stayer"
    await stayer.leave()


@table_test
async def test_during_a_game_a_bot_takes_the_seat_under_its_own_name(server):
    goer, stayer = await company(server, clock={"type": "live", "bank": 300, "increment": 10})
    await goer.ask(type="start")
    await goer.until(lambda: goer.view)
    if goer.is_asked:
        await goer.answer()
    guest, answered = goer.you["guest"], goer.seq
    assert forget_me(server, goer.token)[0] == 200
    await stayer.until(lambda: stayer.table["places"][0]["kind"] == "bot")
    assert stayer.table["places"][0]["name"] == PEOPLE[0]
    assert stayer.you["host"]
    assert traces(server, guest) == []
    assert answered
    await stayer.play()
    status, record = server.get(f"/api/tables/{stayer.table_id}/record", stayer.token)
    assert (status, verify(record)["game"]) == (200, "snatch")
    await stayer.leave()


@table_test
async def test_a_finished_game_keeps_its_record_and_no_name(server):
    goer, stayer = await company(server)
    await goer.ask(type="start")
    await asyncio.gather(goer.play(), stayer.play())
    guest, table = goer.you["guest"], goer.table_id
    _, record = server.get(f"/api/tables/{table}/record", stayer.token)
    assert forget_me(server, goer.token)[0] == 200
    await stayer.until(lambda: stayer.table["places"][0]["guest"] is None)
    assert stayer.table["places"][0] | {"kind": "guest", "name": ""} == stayer.table["places"][0]
    assert server.get(f"/api/tables/{table}/record", stayer.token) == (200, record)
    _, replay = server.get(f"/api/tables/{table}/replay?language=en", stayer.token)
    assert NAME not in str(replay)
    assert replay["names"] == ["Seat 1", "Stayer"]
    assert traces(server, guest) == []
    again = await stayer.ask(type="rematch")
    _, seen = server.get(f"/api/tables/{again['next']}", stayer.token)
    assert [place["kind"] for place in seen["table"]["places"]] == ["free", "guest"]
    assert seen["you"]["host"]
    await stayer.leave()


@table_test
async def test_who_has_abandoned_a_game_leaves_no_name_either(server):
    goer, stayer = await company(server)
    await goer.ask(type="start")
    await goer.ask(type="abandon")
    await stayer.until(lambda: stayer.table["places"][0]["kind"] == "bot")
    assert stayer.table["places"][0]["name"] == NAME
    guest = goer.you["guest"]
    assert forget_me(server, goer.token)[0] == 200
    await stayer.until(lambda: stayer.table["places"][0]["name"] == PEOPLE[0])
    assert traces(server, guest) == []
    await stayer.leave()


@table_test
async def test_a_spectator_leaves_no_trace(server):
    players = await started(server, "snatch", 2, visibility="public")
    fan = await Player(server, person(server, NAME), players[0].table_id).join()
    await fan.until(lambda: fan.you)
    await fan.ask(type="say", preset="hello")
    guest = fan.you["guest"]
    assert traces(server, guest)
    assert forget_me(server, fan.token)[0] == 200
    await fan.reading
    assert traces(server, guest) == []
    assert (await players[0].ask(type="hello"))["type"] == "done"
    await leave(players)


@table_test
async def test_only_a_guest_can_be_forgotten_and_only_by_the_own_page(server):
    assert forget_me(server, None)[0] == 401
    token = person(server, "Anne")
    headers = {"Cookie": f"tripot={token}", "Origin": "https://evil.example"}
    assert forget_me(server, None, headers=headers)[2]["error"] == "wrong-origin"
    assert server.get("/api/me", token)[1]["name"] == "Anne"


@table_test
async def test_programs_can_be_forgotten_too_and_people_host_before_programs(server):
    players = await seated(server, "snatch", 2)
    assert forget_me(server, players[0].token)[0] == 200
    await players[1].until(lambda: players[1].you["host"])  # the only one left, and a program
    await players[1].leave()


# ---- in this process ------------------------------------------------------------------------------------------------


def test_a_table_that_nobody_is_left_at_is_dropped_or_ended(tmp_path):
    async def work(house):
        guest, _ = await house.welcome(NAME, "en", False)
        alone = (await house.create(guest, Settings(game="snatch", seats=2, visibility="public"))).id
        assert [table.id for table in house.lobby.listed()] == [alone]
        await forget(house, guest)
        assert house.lobby.listed() == []
        with pytest.raises(NotFound):
            await house.room(alone)
        with pytest.raises(NotStored):  # nothing can refer to the guest any more
            await house.create(guest, Settings(game="snatch", seats=2))

    housed(tmp_path, work)


def test_what_fails_halfway_can_be_asked_for_again(tmp_path, monkeypatch):
    async def work(house):
        guest, token = await house.welcome(NAME, "en", False)
        await house.create(guest, Settings(game="snatch", seats=2))
        database = house.storage.writer.database
        database.execute("CREATE TEMP TRIGGER fail BEFORE DELETE ON guests BEGIN SELECT raise(ABORT, 'no'); END")
        with pytest.raises(NotStored):
            await forget(house, guest)
        assert await house.recognise(token) == guest
        database.execute("DROP TRIGGER fail")
        await forget(house, guest)
        assert await house.recognise(token) is None

    housed(tmp_path, work)


def test_nobody_comes_in_as_a_guest_who_is_being_forgotten(tmp_path, monkeypatch):
    async def work(house):
        guest, token = await house.welcome(NAME, "en", False)
        house.leaving.add(guest.id)
        assert await house.recognise(token) is None

    housed(tmp_path, work)


def test_what_is_deleted_is_overwritten_in_the_file(tmp_path):
    async def work(house):
        guest, _ = await house.welcome(NAME, "en", False)
        await forget(house, guest)

    housed(tmp_path, work)
    assert NAME.encode() not in (tmp_path / "db").read_bytes()
