"""What if: playing on from a moment of a game that is over, at a table of one's own."""

import asyncio

import pytest

from server.player import Player, leave, started
from server.test_rooms import table_test
from tripot.core.record import verify


async def finished(server, game="snatch", seats=2):
    players = await started(server, game, seats, visibility="public")
    await asyncio.gather(*(player.play() for player in players))
    await leave(players)
    return players[0]


def branch(server, played, token, **wanted):
    return server.post(f"/api/tables/{played.table_id}/branch", wanted, token)


@pytest.mark.parametrize("game", ["snatch", "trok", "tschak", "trol"])
def test_a_game_goes_on_from_its_middle_against_bots(server, game):
    async def work():
        played = await finished(server, game)
        replay = server.get(f"/api/tables/{played.table_id}/replay?seat=1", played.token)[1]
        step = len(replay["steps"]) // 2
        view = {name: value for each in replay["steps"][: step + 1] for name, value in each["view"].items()}
        token = server.guest("Learner")
        status, opened = branch(server, played, token, step=step, seat=1, bot="random")
        assert (status, opened["table"]["branch"]) == (201, True)
        own = await Player(server, token, opened["table"]["id"]).join()
        assert (await own.ask(type="sit", seat=1))["type"] == "done"
        assert (await own.ask(type="start"))["type"] == "done"
        await own.until(lambda: own.view)
        if own.seq == 1:  # no bot has answered yet
            assert own.view == view
        await own.play()
        record = server.get(f"/api/tables/{own.table_id}/record", token)[1]
        assert record["start"]["game"] == game
        assert record["seed"] != replay["seed"]
        assert verify(record)["result"] == own.outcome
        await own.leave()

    asyncio.run(asyncio.wait_for(work(), 60))


@table_test
async def test_a_branch_is_for_moments_and_seats_that_there_are(server):
    played = await finished(server)
    end = len(server.get(f"/api/tables/{played.table_id}/replay", played.token)[1]["steps"]) - 1
    token = server.guest("Learner")
    assert branch(server, played, token, step=end, seat=0)[0] == 409  # it was over
    assert branch(server, played, token, step=end + 1, seat=0)[0] == 400
    assert branch(server, played, token, step=0, seat=7)[0] == 400
    assert branch(server, played, token, step=0, seat=0, bot="oracle")[0] == 400


@table_test
async def test_nobody_branches_off_a_game_that_is_played_or_not_theirs_to_see(server):
    players = await started(server, "snatch", 2)
    assert branch(server, players[0], players[0].token, step=0, seat=0)[0] == 409
    await asyncio.gather(*(player.play() for player in players))
    assert branch(server, players[0], server.guest("Stranger"), step=0, seat=0)[0] == 404
    key = players[0].you["replay"]
    address = f"/api/tables/{players[0].table_id}/branch?key={key}"
    assert server.post(address, {"step": 0, "seat": 0}, server.guest("Friend"))[0] == 201
    await leave(players)


@table_test
async def test_a_branch_keeps_its_game_and_a_rematch_begins_from_the_set_up(server):
    played = await finished(server)
    token = server.guest("Learner")
    table = branch(server, played, token, step=1, seat=0, bot="random")[1]["table"]
    own = await Player(server, token, table["id"]).join()
    await own.until(lambda: own.table)
    settings = own.table["settings"]
    reply = await own.ask(type="change-settings", settings=settings | {"seats": 3})
    assert reply["type"] == "refused"
    assert (await own.ask(type="change-settings", settings=settings | {"hints": False}))["type"] == "done"
    assert (await own.ask(type="sit", seat=0))["type"] == "done"
    assert (await own.ask(type="start"))["type"] == "done"
    await own.until(lambda: own.view)
    await own.play()
    again = (await own.ask(type="rematch"))["next"]
    assert not server.get(f"/api/tables/{again}", token)[1]["table"]["branch"]
    await own.leave()
