"""What the host may do, and who is the host when they are gone."""

import asyncio
import sqlite3
import time

import pytest

from server.player import Player, leave, seated, started
from server.test_operation import housed
from server.test_rooms import refused, table_test
from tripot.server.errors import NotFound
from tripot.server.protocol.tables import DaysClock, LiveClock, NoClock, Settings
from tripot.server.rooms.deadlines import Deadlines
from tripot.server.storage.rows import Bank, SetDeadline, TableUpdate
from tripot.server.storage.schedule import next_deadline


def person(server, name):
    """The secret of a guest who is no program."""
    _, headers, _ = server.request("POST", "/api/guests", {"name": name})
    return headers["set-cookie"].partition("=")[2].partition(";")[0]


async def people(server, number, **settings):
    """People at a table; the first is the host."""
    tokens = [person(server, f"Person {seat}") for seat in range(number)]
    table = server.table(tokens[0], "snatch", number, visibility="public", **settings)["table"]["id"]
    players = []
    for seat, token in enumerate(tokens):
        players.append(await Player(server, token, table).join())
        assert (await players[-1].ask(type="sit", seat=seat))["type"] == "done"
    return players


# ---- handing over ---------------------------------------------------------------------------------------------------


@table_test
async def test_the_host_hands_the_table_over(server):
    one, two = await seated(server, "snatch", 2)
    assert refused(await two.ask(type="hand-over", seat=1), "not-allowed")
    assert refused(await one.ask(type="hand-over", seat=5), "not-now")
    assert (await one.ask(type="hand-over", seat=1))["type"] == "done"
    await two.until(lambda: two.you["host"])
    await one.until(lambda: not one.you["host"])
    assert one.table["host"] == two.you["guest"]
    assert refused(await one.ask(type="start"), "not-allowed")
    assert (await two.ask(type="start"))["type"] == "done"
    await leave([one, two])


@table_test
async def test_a_bot_is_not_made_host(server):
    token = server.guest("Host")
    table = server.table(token, "snatch", 2, bots=[None, "random"])["table"]["id"]
    _, reply = server.command(token, table, type="hand-over", seat=1)
    assert refused(reply, "not-now")


@table_test
async def test_a_host_who_abandons_the_game_passes_the_table_on(server):
    players = await people(server, 3)
    assert (await players[0].ask(type="start"))["type"] == "done"
    assert (await players[0].ask(type="abandon"))["type"] == "done"
    await players[1].until(lambda: players[1].you["host"])
    assert not players[0].you["host"]
    await leave(players)


def test_a_host_who_stays_away_is_replaced_by_a_person_who_is_there(server):
    async def play():
        host, gone, there = await people(server, 3, away=5)
        await gone.leave()
        await host.leave()
        await there.until(lambda: there.you["host"], 15)
        await host.join()
        await host.until(lambda: host.table and host.table["host"] == there.you["guest"])
        await leave([host, there])

    asyncio.run(asyncio.wait_for(play(), 40))


@table_test
async def test_a_host_who_comes_back_in_time_stays_the_host(server):
    host, other = await people(server, 2)
    await host.leave()
    await other.until(lambda: not other.table["places"][0]["present"])
    await host.join()
    await other.until(lambda: other.table["places"][0]["present"])
    await other.ask(type="say", preset="hello")  # the room has done everything before it
    rows = sqlite3.connect(server.database).execute("SELECT kind FROM deadlines WHERE table_id = ?", (host.table_id,))
    assert rows.fetchall() == [("stale",)]
    await leave([host, other])


# ---- time -----------------------------------------------------------------------------------------------------------


@table_test
async def test_the_host_gives_somebody_more_time(server):
    one, two = await started(server, "trok", 2, clock={"type": "live", "bank": 60, "increment": 10})
    assert (await one.ask(type="give-time", seat=1, seconds=100))["type"] == "done"
    await two.until(lambda: two.table["places"][1]["clock"]["left"] > 150)
    assert two.table["places"][0]["clock"]["left"] <= 70
    (at,) = (
        sqlite3.connect(server.database)
        .execute("SELECT at FROM deadlines WHERE table_id = ? AND seat = 1 AND kind = 'clock'", (one.table_id,))
        .fetchone()
    )
    assert at > time.time() + 150
    assert refused(await one.ask(type="give-time", seat=0, seconds=100), "not-allowed")
    assert refused(await two.ask(type="give-time", seat=0, seconds=100), "not-allowed")
    await leave([one, two])


@table_test
async def test_without_clocks_there_is_no_time_to_give(server):
    players = await started(server, "snatch", 2)
    assert refused(await players[0].ask(type="give-time", seat=1, seconds=100), "not-now")
    await leave(players)


@pytest.mark.parametrize(
    ("clock", "running", "expected"),
    [
        (LiveClock(60, 10), {0: 1000.0}, [SetDeadline(0, "clock", 1005.0)]),
        (LiveClock(60, 10), {}, [Bank(0, 65.0)]),
        (DaysClock(2), {0: 1000.0}, [SetDeadline(0, "clock", 1005.0)]),
        (DaysClock(2), {}, None),
        (NoClock(), {}, None),
    ],
)
def test_more_time_goes_to_a_running_clock_or_into_the_bank(clock, running, expected):
    before = Deadlines(clock, {0: 60.0}, {("clock", seat): at for seat, at in running.items()})
    after = before.with_more(0, 5.0)
    assert (after and list(after.rows_since(before))) == expected


# ---- spectators -----------------------------------------------------------------------------------------------------


async def watched(server):
    players = await started(server, "trok", 2, visibility="public")
    fans = [await Player(server, server.guest(name), players[0].table_id).join() for name in ("Fan", "Pest")]
    for fan in fans:
        await fan.until(lambda fan=fan: fan.view)
    await players[0].until(lambda: len(players[0].you["watching"]) == 2)
    return players, fans


@table_test
async def test_the_host_sends_one_spectator_away_for_good(server):
    players, (fan, pest) = await watched(server)
    table, guest = players[0].table_id, pest.you["guest"]
    assert players[1].you["watching"] == []
    assert refused(await players[1].ask(type="send-away", guest=guest), "not-allowed")
    assert refused(await players[0].ask(type="send-away", guest=players[1].you["guest"]), "not-now")
    assert refused(await players[0].ask(type="send-away", guest="nobody"), "not-now")
    assert (await players[0].ask(type="send-away", guest=guest))["type"] == "done"
    await pest.reading
    await players[0].until(lambda: [watcher["name"] for watcher in players[0].you["watching"]] == ["Fan"])
    assert server.get(f"/api/tables/{table}", pest.token)[0] == 403
    assert server.post(f"/api/tables/{table}/enter", {"key": players[0].you["invite"]}, pest.token)[0] == 403
    assert not fan.reading.done()
    await leave([*players, fan])


@table_test
async def test_the_host_closes_the_table_to_spectators_and_opens_it_again(server):
    players, fans = await watched(server)
    table = players[0].table_id
    assert refused(await players[1].ask(type="admit", spectators=False), "not-allowed")
    assert (await players[0].ask(type="admit", spectators=False))["type"] == "done"
    for fan in fans:
        await fan.reading
    assert server.get(f"/api/tables/{table}", fans[0].token)[0] == 403
    assert (await players[0].ask(type="admit", spectators=True))["type"] == "done"
    assert server.get(f"/api/tables/{table}", fans[0].token)[0] == 200
    await leave(players)


# ---- links ----------------------------------------------------------------------------------------------------------


@table_test
async def test_the_host_renews_the_links_and_the_old_ones_open_nothing(server):
    token = server.guest("Host")
    table = server.table(token, "snatch", 3)
    host = await Player(server, token, table["table"]["id"]).join()
    path = f"/api/tables/{host.table_id}/enter"
    inside, late = server.guest("Inside"), server.guest("Late")
    assert server.post(path, {"key": table["you"]["invite"]}, inside)[0] == 200
    other = await Player(server, inside, host.table_id).join()
    assert (await other.ask(type="sit", seat=1))["type"] == "done"
    own = other.you["key"]
    assert refused(await other.ask(type="renew-link"), "not-allowed")
    assert (await host.ask(type="renew-link", id="renew"))["type"] == "done"
    await host.until(lambda: host.you["invite"] != table["you"]["invite"])
    for key in (table["you"]["invite"], table["you"]["keys"]["0"], table["you"]["keys"]["2"]):
        assert server.post(path, {"key": key}, late)[0] == 404
    assert server.get(f"/api/tables/{host.table_id}", inside)[0] == 200  # whoever is in stays in
    assert other.you["key"] == own
    invite = host.you["invite"]
    assert (await host.ask(type="renew-link", id="renew"))["type"] == "done"  # the same command again
    assert host.you["invite"] == invite
    assert server.post(path, {"key": invite}, late)[0] == 200
    assert server.post(path, {"key": host.you["keys"]["2"]}, late)[1]["you"]["seat"] == 2
    await leave([host, other])


def test_links_of_before_they_could_be_renewed_go_on_and_a_restart_keeps_the_new_ones(tmp_path):
    async def work(house):
        guest, _ = await house.welcome("Anne", "en", False)
        room = await house.create(guest, Settings(game="snatch", seats=2))
        assert room.you(guest).invite == house.keyring.key(f"table {room.id}")
        await house.storage.commit(room.id, [TableUpdate(generation=3)])
        house.drop(room)
        room = await house.room(room.id)
        assert room.you(guest).invite == house.keyring.table(room.id, 3)
        assert len({house.keyring.table(room.id, generation) for generation in range(4)}) == 4

    housed(tmp_path, work)


# ---- tables that were never played ----------------------------------------------------------------------------------


def test_a_table_that_was_never_played_is_forgotten_one_day(tmp_path):
    async def work(house):
        guest, _ = await house.welcome("Anne", "en", False)
        old, used = [
            (await house.create(guest, Settings(game="snatch", seats=2, visibility="public"))).id for _ in "ab"
        ]
        house.drop(house.rooms[old])
        await house.sweeper.sweep()
        assert set(house.rooms) == {used}
        assert [table.id for table in house.lobby.listed()] == [used]
        with pytest.raises(NotFound):
            await house.room(old)

    housed(tmp_path, work, stale=0.0001)


def test_a_game_that_is_played_is_never_forgotten(tmp_path):
    async def work(house):
        guest, _ = await house.welcome("Anne", "en", False)
        room = await house.create(guest, Settings(game="snatch", seats=2))
        await house.storage.commit(room.id, [TableUpdate(status="playing"), SetDeadline(0, "stale", None)])
        house.drop(room)
        assert await house.storage.read(next_deadline) is None
        await house.storage.commit(room.id, [SetDeadline(0, "stale", 1.0)])  # and if there were one nevertheless
        await house.sweeper.sweep()
        assert await house.storage.read(next_deadline) is None
        assert (await house.room(room.id)).id == room.id

    housed(tmp_path, work, stale=0.0001)
