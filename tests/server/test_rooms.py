"""Commands at a table: repeated, late, out of order, from two sides at once; and coming back."""

import asyncio
import json
from types import SimpleNamespace

import pytest

from server.inside import at_table, idle
from server.player import Player, leave, seated, started
from tripot.server.web.api import list_own_tables


def table_test(work):
    """An async test, run to its end."""

    def test(server):
        asyncio.run(asyncio.wait_for(work(server), 60))

    test.__name__ = work.__name__
    return test


def refused(reply, code):
    return reply["type"] == "refused" and reply["error"]["code"] == code


@table_test
async def test_the_same_command_again_gets_the_same_reply_and_does_nothing_twice(server):
    players = await started(server, "trok", 2)
    action, question = players[0].choice(), players[0].question["id"]
    first = await players[0].answer(action, id="again")
    seq = players[0].seq
    second = await players[0].ask(type="answer", question=question, action=action, id="again")
    assert first == second == {"type": "done", "id": "again"}
    await players[0].ask(type="hello")
    assert players[0].seq == seq
    await leave(players)


@table_test
async def test_a_late_answer_is_told_so_and_changes_nothing(server):
    players = await started(server, "trok", 2)
    question = players[0].question["id"]
    for player in players:
        await player.answer()
    await players[0].until(lambda: players[0].question is None or players[0].question["id"] != question)
    late = await players[0].ask(type="answer", question=question, action="anything")
    assert refused(late, "late-answer")
    assert refused(await players[1].ask(type="answer", question=999_999, action="anything"), "late-answer")
    await leave(players)


@table_test
async def test_an_illegal_answer_is_refused_with_what_is_allowed(server):
    players = await started(server, "trok", 2, language="fr")
    reply = await players[0].answer("dance")
    assert refused(reply, "bad-notation")
    assert "Possible" in reply["error"]["message"]
    await players[0].answer()
    await leave(players)


@table_test
async def test_a_secret_choice_may_be_changed_and_others_do_not_notice(server):
    players = await started(server, "trok", 2)
    legal = [action["text"] for action in players[0].question["legal"]]
    await players[0].answer(legal[0])
    await players[1].until(lambda: players[1].view["answered"] == [0])
    heard = len(players[1].heard)
    assert (await players[0].answer(legal[-1]))["type"] == "done"
    await players[1].ask(type="say", preset="hello")
    kinds = [json.loads(message)["type"] for message in players[1].heard[heard:]]
    assert sorted(kinds) == ["done", "said"]
    await players[1].answer()
    await players[0].until(lambda: not players[0].view["answered"])
    server.command(players[0].token, players[0].table_id, type="vote")
    server.command(players[1].token, players[1].table_id, type="vote")
    _, record = server.get(f"/api/tables/{players[0].table_id}/record", players[0].token)
    assert [decision[1] for decision in record["decisions"] if decision[0] == 0] == [legal[0], legal[-1]]
    await leave(players)


@table_test
async def test_coming_back_brings_the_gap_in_one_message(server):
    players = await started(server, "trok", 2)
    await players[1].leave()
    told, seq = len(players[1].events), players[1].seq
    await players[0].answer()
    players[1].heard.clear()
    await players[1].join()
    await players[1].until(lambda: players[1].seq > seq)
    games = [message for message in players[1].heard if json.loads(message)["type"] == "game"]
    assert len(games) == 1
    assert json.loads(games[0])["complete"]
    assert players[1].events[told:] == []  # a secret answer makes no event
    assert players[1].view["answered"] == [0]
    await leave(players)


@table_test
async def test_sentences_mark_their_cards_for_those_who_want_it(server):
    players = await started(server, "trok", 2, language="en")
    assert "](" not in players[0].question["legal"][0]["say"]
    await players[0].ask(type="hello", language="en", marked=True)
    await players[0].until(lambda: "](" in players[0].question["legal"][0]["say"])
    hint = (await players[0].ask(type="hint"))["hint"]
    assert "](" in hint["action"]["say"]
    for player in players:
        await player.answer()
    await players[0].until(lambda: any("](" in event["say"] for event in players[0].events))
    assert not any("](" in event["say"] for event in players[1].events)
    await leave(players)


@table_test
async def test_a_stranger_cannot_answer_for_a_seat(server):
    players = await started(server, "trok", 2, visibility="public")
    spectator = await Player(server, server.guest("Spy"), players[0].table_id).join()
    await spectator.until(lambda: spectator.view)
    assert spectator.question is None
    assert spectator.view["seat"] is None
    reply = await spectator.ask(type="answer", question=1, action=players[0].choice())
    assert refused(reply, "not-allowed")
    await leave([*players, spectator])


@table_test
async def test_two_who_race_for_a_seat_get_one(server):
    tokens = [server.guest(f"Racer {number}") for number in range(6)]
    table = server.table(tokens[0], "trok", 2, visibility="public")["table"]["id"]
    racers = [await Player(server, token, table).join() for token in tokens]
    replies = await asyncio.gather(*(racer.ask(type="sit", seat=1) for racer in racers))
    assert sum(reply["type"] == "done" for reply in replies) == 1
    assert sum(refused(reply, "seat-taken") for reply in replies) == 5
    await leave(racers)


@table_test
async def test_two_devices_of_one_player_who_race_for_an_answer_give_one(server):
    one, two = await started(server, "trok", 2)
    other = await Player(server, one.token, one.table_id).join()
    await other.until(lambda: other.question)
    while one.view["waiting"] != [0]:  # until one is asked alone, so that an answer cannot be changed
        player = two if one.view["waiting"] == [1] else one
        seq = one.seq
        await player.answer()
        await one.until(lambda seq=seq: one.seq > seq)
        for device in (two, other):
            await device.until(lambda device=device: device.view["waiting"] == one.view["waiting"])
    replies = await asyncio.gather(one.answer(), other.answer())
    assert sum(reply["type"] == "done" for reply in replies) == 1
    assert sum(refused(reply, "late-answer") for reply in replies) == 1
    await leave([one, two, other])


@table_test
async def test_host_controls(server):
    host, guest = await seated(server, "trok", 2, late=False)
    assert refused(await guest.ask(type="start"), "not-allowed")
    assert refused(await guest.ask(type="clear", seat=0), "not-allowed")
    assert refused(await host.ask(type="seat-bot", seat=1, bot="random"), "seat-taken")
    assert (await host.ask(type="clear", seat=1))["type"] == "done"
    await guest.until(lambda: guest.you["seat"] is None)
    assert refused(await host.ask(type="start"), "not-now")
    for bot in ("nobody", "expert:3600s"):
        assert refused(await host.ask(type="seat-bot", seat=1, bot=bot), "unknown-bot")
    assert (await host.ask(type="seat-bot", seat=1, bot="random"))["type"] == "done"
    assert (await host.ask(type="start"))["type"] == "done"
    assert refused(await guest.ask(type="sit", seat=1), "not-now")
    await leave([host, guest])


@table_test
async def test_standing_up_makes_a_new_link_and_ends_the_old_one(server):
    host, guest = await seated(server, "trok", 2)
    own = guest.you["key"]
    await guest.ask(type="stand")
    await host.until(lambda: host.you["keys"])
    path = f"/api/tables/{host.table_id}/enter"
    assert server.post(path, {"key": own}, guest.token)[0] == 404
    assert server.post(path, {"key": host.you["keys"]["1"]}, guest.token)[0] == 200
    await leave([host, guest])


@table_test
async def test_a_player_moves_to_another_device_with_their_own_link(server):
    players = await started(server, "trok", 2)
    elsewhere = server.guest("Elsewhere")
    path = f"/api/tables/{players[0].table_id}"
    status, seen = server.post(f"{path}/enter", {"key": players[1].you["key"]}, elsewhere)
    assert (status, seen["you"]["seat"]) == (200, 1)
    await players[1].until(lambda: players[1].you["seat"] is None)
    assert players[1].view["seat"] is None
    await leave(players)


@table_test
async def test_bots_fill_seats_and_play_a_whole_game(server):
    token = server.guest("Alone")
    table = server.table(token, "tschak", 4)["table"]["id"]
    player = await Player(server, token, table).join()
    assert (await player.ask(type="sit", seat=2))["type"] == "done"
    assert (await player.ask(type="start", bot="random"))["type"] == "done"
    await player.play()
    await player.until(lambda: player.table["status"] == "over")
    assert player.table["seed"]
    await player.leave()


@table_test
async def test_a_hint_is_a_legal_action_unless_the_table_has_none(server):
    players = await started(server, "trok", 2, language="fr")
    reply = await players[0].ask(type="hint")
    assert reply["hint"]["why"]
    assert 0 <= reply["hint"]["chance"] <= 1
    assert reply["hint"]["action"]["text"] in [action["text"] for action in players[0].question["legal"]]
    await leave(players)
    strict = await started(server, "trok", 2, hints=False)
    assert refused(await strict[0].ask(type="hint"), "not-now")
    await leave(strict)


@table_test
async def test_chat_is_plain_limited_and_can_be_muted(server):
    one, two = await seated(server, "trok", 2, language="fr")
    await one.ask(type="say", text="Hi \u202eevil\x00 <b>there</b>\n")
    await two.until(lambda: two.said)
    assert two.said[-1]["text"] == "Hi evil <b>there</b>"
    await one.ask(type="say", preset="thanks")
    await two.until(lambda: two.said[-1]["preset"] == "thanks")
    assert two.said[-1]["text"].startswith("Merci")
    assert refused(await one.ask(type="say", text=" \u200b "), "not-now")
    await two.ask(type="mute", guest=one.you["guest"])
    await one.ask(type="say", text="unheard")
    await two.ask(type="say", text="mine")
    assert [said["text"] for said in two.said if said["text"] == "unheard"] == []
    replies = [await one.ask(type="say", text="spam") for _ in range(8)]
    assert any(refused(reply, "too-many") for reply in replies)
    again = await Player(server, two.token, two.table_id).join()
    await again.until(lambda: again.said)
    assert "unheard" not in [said["text"] for said in again.said]
    await leave([one, two, again])


@table_test
async def test_a_game_ends_when_all_who_play_vote_so(server):
    players = await started(server, "trok", 2)
    await players[0].ask(type="vote")
    await players[1].until(lambda: players[1].table["places"][0]["voted"])
    assert players[1].table["status"] == "playing"
    await players[0].ask(type="vote", end=False)
    await players[1].ask(type="vote")
    assert players[1].table["status"] == "playing"
    await players[0].ask(type="vote")
    await players[1].until(lambda: players[1].table["status"] == "ended")
    assert refused(await players[0].ask(type="answer", question=1, action="x"), "not-now")
    await leave(players)


@table_test
async def test_who_abandons_leaves_a_bot_and_looks_on(server):
    players = await started(server, "trok", 2)
    assert (await players[0].ask(type="abandon"))["type"] == "done"
    await players[0].until(lambda: players[0].you["seat"] is None)
    assert players[0].view["seat"] is None
    assert players[0].table["places"][0]["kind"] == "bot"
    await players[1].answer()
    await players[1].until(lambda: players[1].view["answered"] == [])
    await leave(players)


async def play_to_the_end(players):
    await asyncio.gather(*(player.play() for player in players))
    return players[0].outcome


async def rematch(server, players):
    """Its id, and how everybody can ask what each place has won before it."""
    table = (await players[0].ask(type="rematch"))["next"]

    def won(what):
        _, seen = server.get(f"/api/tables/{table}", players[1].token)
        return [place[what] for place in seen["table"]["places"]]

    return table, won


@table_test
async def test_a_rematch_keeps_everybody_and_is_made_once(server):
    players = await started(server, "snatch", 2)
    assert refused(await players[0].ask(type="rematch"), "not-now")
    await play_to_the_end(players)
    replies = await asyncio.gather(*(player.ask(type="rematch") for player in players))
    assert replies[0]["next"] == replies[1]["next"]
    _, seen = server.get(f"/api/tables/{replies[0]['next']}", players[1].token)
    assert (seen["you"]["seat"], seen["table"]["status"]) == (1, "open")
    await leave(players)


@table_test
async def test_points_add_up_over_rematches_and_move_with_their_player(server):
    players = await started(server, "trol", 2, options={"points": True})
    scores = (await play_to_the_end(players))["scores"]
    again, won = await rematch(server, players)
    assert won("points") == scores
    assert server.command(players[1].token, again, type="sit", seat=0)[0] == 409
    server.command(players[0].token, again, type="stand")
    assert won("points") == [None, scores[1]]
    assert server.command(players[1].token, again, type="sit", seat=0)[0] == 200
    assert won("points") == [scores[1], None]
    await leave(players)


@table_test
async def test_points_of_a_third_game_are_those_of_both_before(server):
    players = await started(server, "trol", 2, options={"points": True})
    first = (await play_to_the_end(players))["scores"]
    again, _ = await rematch(server, players)
    await leave(players)
    players = [Player(server, player.token, again, "", seat) for seat, player in enumerate(players)]
    for player in players:
        await player.join()
    await players[0].ask(type="start")
    second = (await play_to_the_end(players))["scores"]
    _, won = await rematch(server, players)
    assert won("points") == [one + other for one, other in zip(first, second, strict=True)]
    await leave(players)


@table_test
async def test_wins_are_counted_over_rematches_and_scores_of_other_games_do_not_add_up(server):
    players = await started(server, "snatch", 2)
    winners = (await play_to_the_end(players))["winners"]
    _, won = await rematch(server, players)
    assert won("wins") == [int(seat in winners) for seat in range(2)]
    assert won("points") == [None, None]
    await leave(players)


@pytest.mark.parametrize("visibility", ["public", "link"])
def test_the_lobby_tells_live_of_public_tables_only(server, visibility):
    from websockets.sync.client import connect

    with connect(f"ws://{server.address}/api/lobby/socket") as lobby:
        assert json.loads(lobby.recv(5))["type"] == "lobby"
        token = server.guest("Host")
        table = server.table(token, "trok", 2, visibility=visibility)["table"]["id"]
        marker = server.table(token, "trok", 2, visibility="public")["table"]["id"]
        seen = [json.loads(lobby.recv(5))["table"]["id"]]
        while seen[-1] != marker:
            seen.append(json.loads(lobby.recv(5))["table"]["id"])
    assert (table in seen) == (visibility == "public")


def test_a_table_by_link_is_hidden_from_who_has_no_key(server):
    host, stranger = server.guest("Host"), server.guest("Stranger")
    table = server.table(host, "trok", 2)
    path = f"/api/tables/{table['table']['id']}"
    missing = server.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA", stranger)
    assert server.get(path, stranger) == missing
    assert missing[0] == 404
    assert server.post(f"{path}/enter", {"key": "guess"}, stranger)[0] == 404
    assert server.post(f"{path}/enter", {"key": table["you"]["invite"]}, stranger)[0] == 200
    status, seen = server.get(path, stranger)
    assert (status, seen["you"]["keys"], seen["you"]["invite"]) == (200, {}, None)


def test_a_table_without_spectators_sends_them_away_when_it_starts(server):
    async def play():
        host, guest = await seated(server, "trok", 2, visibility="public", spectators=False)
        onlooker = await Player(server, server.guest("Onlooker"), host.table_id).join()
        await onlooker.until(lambda: onlooker.table)
        await host.ask(type="start")
        await onlooker.reading
        assert not onlooker.view
        status, answer = server.get(f"/api/tables/{host.table_id}", onlooker.token)
        assert (status, answer["error"]) == (403, "not-allowed")
        await onlooker.leave()
        await leave([host, guest])

    asyncio.run(asyncio.wait_for(play(), 30))


def test_a_guest_finds_the_tables_that_wait_for_them(server):
    async def play():
        one, two = await started(server, "trok", 2)
        await one.answer()
        await leave([one, two])
        return [server.get("/api/me/tables", player.token)[1]["tables"][0]["your_turn"] for player in (one, two)]

    assert asyncio.run(asyncio.wait_for(play(), 30)) == [False, True]


def test_whose_turn_it_is_needs_no_room(tmp_path):
    """Of a game that has just begun, and of one with decisions; those of an earlier version are opened for it."""

    async def work(room, anne, bo):
        house = room.house

        async def turns():
            house.rooms.clear()
            calls = [SimpleNamespace(house=house, guest=ear.guest) for ear in (anne, bo)]
            found = [(await list_own_tables(call)).tables[0].your_turn for call in calls]
            return found, len(house.rooms)

        assert await turns() == ([True, True], 0)
        anne.answer("a")
        await idle(room)
        assert await turns() == ([False, True], 0)
        await house.storage.write(lambda database: database.execute("UPDATE decisions SET asked = NULL") and None)
        await house.storage.write(lambda database: database.execute("UPDATE tables SET asked = NULL") and None)
        assert await turns() == ([False, True], 1)
        house.drop(house.rooms[room.id])
        house.rooms[room.id] = room

    at_table(tmp_path, work)
