"""Friends on the sofa: who is ready, who sits where, what is changed in the room, and those who come late."""

import asyncio

from server.player import Player, leave, seated, started
from server.test_rooms import refused, table_test


async def fresh(server, table, name):
    """Somebody new who looks at a table that everybody may see."""
    return await Player(server, server.guest(name), table).join()


def change(server, method, path, body, token):
    status, _, answer = server.request(method, path, body, token)
    return status, answer


def places(player):
    return [(place["kind"], place["name"]) for place in player.table["places"]]


@table_test
async def test_the_room_shows_who_is_ready(server):
    one, two = await seated(server, "snatch", 2)
    assert (await two.ask(type="ready"))["type"] == "done"
    await one.until(lambda: one.table["places"][1]["ready"])
    assert not one.table["places"][0]["ready"]
    await two.ask(type="ready", ready=False)
    await one.until(lambda: not one.table["places"][1]["ready"])
    await two.ask(type="stand")
    assert refused(await two.ask(type="ready"), "not-allowed")
    await leave([one, two])


@table_test
async def test_a_colour_is_the_guests_own_and_comes_with_them(server):
    one, two = await seated(server, "snatch", 2)
    status, told = change(server, "PATCH", "/api/me", {"colour": "teal"}, two.token)
    assert (status, told["colour"]) == (200, "teal")
    await two.leave()
    await two.join()
    assert (await two.ask(type="sit", seat=1))["type"] == "done"
    await one.until(lambda: one.table["places"][1]["colour"] == "teal")
    assert change(server, "PATCH", "/api/me", {"colour": "url(x)"}, two.token)[0] == 400
    await leave([one, two])


@table_test
async def test_the_host_lets_two_seats_change_places(server):
    one, two = await seated(server, "snatch", 2)
    await two.ask(type="ready")
    assert refused(await two.ask(type="swap-seats", seat=0, other=1), "not-allowed")
    assert refused(await one.ask(type="swap-seats", seat=0, other=7), "not-now")
    assert (await one.ask(type="swap-seats", seat=0, other=1))["type"] == "done"
    await one.until(lambda: one.you["seat"] == 1)
    await two.until(lambda: two.you["seat"] == 0)
    assert places(two) == [("guest", "Player 1"), ("guest", "Player 0")]
    assert (await one.ask(type="start"))["type"] == "done"
    await one.until(lambda: one.view)
    assert one.view["seat"] == 1
    assert refused(await one.ask(type="swap-seats", seat=0, other=1), "not-now")
    await leave([one, two])


@table_test
async def test_the_host_changes_how_the_table_is_set(server):
    one, two, three = await seated(server, "snatch", 3)
    await two.ask(type="ready")
    settings = one.table["settings"] | {"clock": {"type": "live", "bank": 60, "increment": 5}, "hints": False}
    assert refused(await two.ask(type="change-settings", settings=settings), "not-allowed")
    assert (await one.ask(type="change-settings", settings=settings))["type"] == "done"
    await two.until(lambda: two.table["settings"]["clock"].get("bank") == 60)
    assert not two.table["places"][1]["ready"]  # for other settings
    bad = settings | {"options": {"no-such-option": 1}}
    assert refused(await one.ask(type="change-settings", settings=bad), "unknown-option")
    assert refused(await one.ask(type="change-settings", settings=settings | {"game": "trok"}), "not-now")
    assert (await one.ask(type="start"))["type"] == "done"
    await one.until(lambda: one.view and one.table["places"][0]["clock"])
    assert all(0 < place["clock"]["left"] <= 65 for place in one.table["places"])
    await leave([one, two, three])


@table_test
async def test_the_table_gets_larger_and_smaller_and_nobody_loses_a_seat(server):
    one, two, three = await seated(server, "tschak", 3)
    settings = one.table["settings"]
    assert refused(await one.ask(type="change-settings", settings=settings | {"seats": 2}), "not-now")
    assert (await one.ask(type="change-settings", settings=settings | {"seats": 4}))["type"] == "done"
    await one.until(lambda: len(one.table["places"]) == 4)
    assert places(one)[3] == ("free", "")
    await two.ask(type="stand")
    assert (await one.ask(type="change-settings", settings=settings | {"seats": 2}))["type"] == "done"
    await three.until(lambda: three.you["seat"] == 1)
    assert places(three) == [("guest", "Player 0"), ("guest", "Player 2")]
    assert (await one.ask(type="start"))["type"] == "done"
    await three.until(lambda: three.view)
    await leave([one, two, three])


# ---- late ----------------------------------------------------------------------------------------------------------


@table_test
async def test_a_friend_who_comes_late_takes_the_seat_of_a_bot(server):
    (host,) = (await started_with_bots(server))[:1]
    late = await fresh(server, host.table_id, "Late")
    await late.until(lambda: late.view)
    assert refused(await late.ask(type="sit", seat=0), "seat-taken")
    assert (await late.ask(type="sit", seat=1))["type"] == "done"
    await late.until(lambda: late.view.get("seat") == 1)
    await host.until(lambda: places(host)[1] == ("guest", "Late"))
    await asyncio.gather(host.play(), late.play())
    assert host.outcome == late.outcome
    own = server.get("/api/me/tables", late.token)[1]["tables"]
    assert [table["id"] for table in own] == [host.table_id]
    await leave([host, late])


async def started_with_bots(server, **more):
    token = server.guest("Host")
    table = server.table(token, "snatch", 3, visibility="public", bots=[None, "random", "random"], pace=0, **more)
    host = await Player(server, token, table["table"]["id"]).join()
    assert (await host.ask(type="sit", seat=0))["type"] == "done"
    assert (await host.ask(type="start"))["type"] == "done"
    await host.until(lambda: host.view)
    return [host]


@table_test
async def test_a_table_may_be_closed_to_those_who_come_late(server):
    (host,) = await started_with_bots(server, late=False)
    late = await fresh(server, host.table_id, "Late")
    assert refused(await late.ask(type="sit", seat=1), "not-now")
    await leave([host, late])


@table_test
async def test_who_has_left_the_game_does_not_come_back_to_another_hand(server):
    one, two = await started(server, "snatch", 2, visibility="public")
    assert (await two.ask(type="abandon"))["type"] == "done"
    await two.until(lambda: two.you["seat"] is None)
    assert refused(await two.ask(type="sit", seat=1), "not-now")
    await leave([one, two])


# ---- a series ------------------------------------------------------------------------------------------------------


@table_test
async def test_seats_rotate_in_a_rematch_if_the_table_says_so(server):
    one, two = await started(server, "snatch", 2, rotate=True)
    await asyncio.gather(one.play(), two.play())
    reply = await one.ask(type="rematch")
    again = await Player(server, one.token, reply["next"]).join()
    await again.until(lambda: again.table)
    assert [place["name"] for place in again.table["places"]] == ["Player 1", "Player 0"]
    assert again.you["seat"] == 1
    wins = {place["name"]: place["wins"] for place in again.table["places"]}
    assert wins == {f"Player {seat}": int(seat in one.outcome["winners"]) for seat in range(2)}
    await leave([one, two, again])


@table_test
async def test_own_games_tell_who_played_and_how_it_came_out_and_can_be_removed(server):
    one, two = await started(server, "snatch", 2)
    (row,) = server.get("/api/me/tables", one.token)[1]["tables"]
    assert (row["names"], row["seat"], row["outcome"]) == (["Player 0", "Player 1"], 0, None)
    assert row["asked"] == one.view["waiting"]
    address = f"/api/me/tables/{one.table_id}"
    assert change(server, "DELETE", address, None, one.token)[0] == 409  # it is being played
    await asyncio.gather(one.play(), two.play())
    (row,) = server.get("/api/me/tables", one.token)[1]["tables"]
    assert (row["asked"], row["outcome"]) == ([], one.outcome)
    assert change(server, "DELETE", address, None, server.guest("Else"))[0] == 409
    assert change(server, "DELETE", address, None, one.token)[0] == 200
    assert server.get("/api/me/tables", one.token)[1]["tables"] == []
    assert len(server.get("/api/me/tables", two.token)[1]["tables"]) == 1
    assert len(server.get("/api/me/export", one.token)[1]["games"]) == 1
    await leave([one, two])
