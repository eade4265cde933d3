"""Looking back: all of it after the end, none of it before."""

import asyncio
import json
from types import SimpleNamespace

import msgspec
import pytest
from starlette.requests import ClientDisconnect

from cli.test_data import changed
from server.player import leave, started
from tripot import Match, choose
from tripot.bots.outlook import win_shares
from tripot.core.registry import game
from tripot.server.house.finished.reviews import ReplaySteps, chances_after, replay, verification
from tripot.server.protocol.tables import Settings
from tripot.server.storage.contents import Contents
from tripot.server.storage.rows import Decision, Place, Table
from tripot.server.telling.teller import Teller
from tripot.server.web import review_api
from tripot.text import LANGUAGES

REVIEWS = ("record", "replay", "chances", "findings", "verification")
TABLES = [("snatch", 2), ("trieste", 3), ("trok", 3), ("trol", 2), ("tschak", 2)]


@pytest.fixture(scope="module")
def played(server):
    return finished(server)


def finished(server):
    """The host of a table whose game is over."""

    async def play():
        players = await started(server, "snatch", 3, visibility="public")
        while any(len(player.question["legal"]) == 1 for player in players):  # a bot has no opinion about that
            await leave(players)
            players = await started(server, "snatch", 3, visibility="public")
        await asyncio.gather(*(player.play() for player in players))
        await leave(players)
        return players[0]

    return asyncio.run(asyncio.wait_for(play(), 60))


def ask(server, played, what, token=None):
    return server.get(f"/api/tables/{played.table_id}/{what}", token or played.token)


# ---- over HTTP ------------------------------------------------------------------------------------------------------


def test_a_game_that_goes_on_cannot_be_looked_back_at(server):
    async def work():
        players = await started(server, "trok", 2)
        table, token = players[0].table_id, players[0].token
        for review in REVIEWS:
            status, told = server.get(f"/api/tables/{table}/{review}", token)
            assert (status, told["error"]) == (409, "not-now")
        status, told = server.post(f"/api/tables/{table}/opinion", {"step": 1}, token)
        assert (status, told["error"]) == (409, "not-now")
        await leave(players)

    asyncio.run(work())


def test_nor_can_one_that_has_not_begun(server):
    token = server.guest("Host")
    table = server.table(token, "snatch", 2)["table"]["id"]
    assert [server.get(f"/api/tables/{table}/{review}", token)[0] for review in REVIEWS] == [409] * len(REVIEWS)


def test_a_table_by_link_shows_a_stranger_nothing_also_afterwards(server):
    async def work():
        players = await started(server, "snatch", 2)
        await asyncio.gather(*(player.play() for player in players))
        await leave(players)
        return players[0]

    host = asyncio.run(work())
    stranger = server.guest("Stranger")
    assert [ask(server, host, review, stranger)[0] for review in REVIEWS] == [404] * len(REVIEWS)
    assert server.post(f"/api/tables/{host.table_id}/opinion", {"step": 1}, stranger)[0] == 404


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_anybody_may_look_back_from_any_seat(server, played, seat):
    status, told = ask(
        server, played, f"replay?language=fr{f'&seat={seat}' if seat is not None else ''}", server.guest("Fan")
    )
    assert status == 200
    assert told["seat"] == seat
    assert told["names"] == [f"Player {seat}" for seat in range(3)]
    assert told["steps"][0]["view"]["seat"] == seat
    assert told["outcome"] == played.outcome
    if seat == 0:
        view = {name: value for step in told["steps"] for name, value in step["view"].items()}
        assert view == played.view


def test_a_replay_is_made_for_seats_that_there_are(server, played):
    assert ask(server, played, "replay?seat=3")[0] == 400
    assert ask(server, played, "replay?seat=first")[0] == 400


def test_a_number_among_choices_is_told_by_its_text_in_a_replay():
    thief = {"hand": ["street-urchin"]}
    position = {"game": "trieste", "seats": 3, "phase": "laying", "turn": "thief", "sides": [{}, {}, thief]}
    match = Match.from_position(position | {"factions": ["watch", "merchant", "thief"]})
    steps = ReplaySteps(match, Teller(match.game, ("Ada", "Bo", "Cy"), None, "en"))
    match.submit(2, "lay street-urchin")
    steps.next(1, Decision(1, 2, "lay street-urchin", None, None, 0.0))
    match.submit(2, "option 2")
    told = msgspec.json.decode(msgspec.json.encode(steps.next(2, Decision(2, 2, "option 2", None, None, 0.0))))
    assert told["action"]["say"] == "Draw 1 treasure."


def test_a_bot_tells_its_opinion(server, played):
    address = f"/api/tables/{played.table_id}/opinion?language=en"
    status, told = server.post(address, {"step": 1}, played.token)
    assert status == 200
    assert told["played"]["action"] == told["best"]["action"] == "Lay"
    assert told["best"]["text"] == told["choices"][0]["action"]["text"]
    assert sum(choice["visits"] for choice in told["choices"]) > 10
    assert told["why"]
    assert server.post(address, {"step": 1, "bot": "oracle"}, played.token)[0] == 400
    assert server.post(address, {"step": 1000}, played.token)[0] == 400
    assert server.post(address, {"step": 0}, played.token)[0] == 400


def test_opinions_are_rationed(server, played):
    fan = server.guest("Fan")
    address = f"/api/tables/{played.table_id}/opinion"
    steps = range(1, 1 + len(ask(server, played, "record")[1]["decisions"]))
    wanted = [{"step": step, "bot": bot} for bot in ("random", "greedy", "beginner", "easy") for step in steps]
    statuses = [server.post(address, one, fan)[0] for one in wanted]
    assert statuses[:40] == [200] * 40
    assert 429 in statuses[40:]
    assert [server.post(address, one, fan)[0] for one in wanted[:40]] == [200] * 40  # what is known is told again


def test_opinions_and_chances_are_worked_out_once_for_all_who_ask_and_outlive_the_server(own_server):
    """No two searches have the same chances and visits."""
    server = own_server()
    played = finished(server)
    address = f"/api/tables/{played.table_id}/"
    opinion = server.post(f"{address}opinion?language=en", {"step": 2}, played.token)[1]
    chances = server.get(f"{address}chances?first=0&last=2", played.token)[1]["chances"]
    server.kill()
    server.start()
    fan = server.guest("Fan")
    told = server.get(f"{address}findings?language=en", fan)[1]
    assert (told["bot"], told["opinions"], told["chances"]) == ("hard", [opinion], chances)
    assert server.post(f"{address}opinion?language=en", {"step": 2}, fan)[1] == opinion
    assert server.get(f"{address}findings?language=fr", fan)[1]["opinions"][0]["why"] != opinion["why"]


def test_the_chances_end_with_the_outcome_and_stay_the_same(server, played):
    steps = len(ask(server, played, "record")[1]["decisions"])
    first = ask(server, played, "chances?first=0&last=3")
    assert first == ask(server, played, "chances?first=0&last=3")
    assert first[1]["first"] == 0
    assert [round(sum(shares), 2) for shares in first[1]["chances"]] == [1.0] * 4
    _, told = ask(server, played, f"chances?first={steps - 1}")
    assert len(told["chances"]) == 2
    winners = played.outcome["winners"]
    assert told["chances"][-1] == [round(1 / len(winners), 4) if seat in winners else 0.0 for seat in range(3)]


def test_no_chances_are_worked_out_for_who_has_gone(monkeypatch):
    async def is_disconnected():
        return True

    async def finished(call):
        return SimpleNamespace(id="table", decisions=3)

    async def read(*wanted):
        return {}

    monkeypatch.setattr(review_api, "finished", finished)
    request = SimpleNamespace(is_disconnected=is_disconnected)
    house = SimpleNamespace(storage=SimpleNamespace(read=read))
    call = SimpleNamespace(house=house, request=request, number=lambda name: None, is_on_device=False)
    with pytest.raises(ClientDisconnect):
        asyncio.run(review_api.show_chances(call))


@pytest.mark.parametrize("range_", ["first=0&last=20", "first=3&last=2", "first=5000", "first=-1"])
def test_the_chances_are_asked_for_range_by_range(server, played, range_):
    assert ask(server, played, f"chances?{range_}")[0] == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_luck_can_be_verified(server, played, language):
    _, record = ask(server, played, "record")
    _, told = ask(server, played, f"verification?language={language}")
    assert told["holds"]
    assert (told["commitment"], told["seed"]) == (record["commitment"], record["seed"])
    assert told["decisions"] == len(record["decisions"])
    assert str(told["decisions"]) in told["message"]


@pytest.mark.parametrize("key", ["trok", "tschak"])
def test_a_game_with_an_owners_values_is_played_replayed_and_verified(server, key):
    data = changed(key)

    async def work():
        players = await started(server, key, 2, data=data)
        await asyncio.gather(*(player.play() for player in players))
        await leave(players)
        return players[0]

    host = asyncio.run(asyncio.wait_for(work(), 120))
    status, record = ask(server, host, "record")
    assert (status, record["data"]) == (200, game(key).with_data(data).data_hash)
    assert ask(server, host, "verification?language=en")[1]["holds"]
    assert ask(server, host, "replay?language=fr")[0] == 200


# ---- from what is stored --------------------------------------------------------------------------------------------


def contents_of(key, seats, bot="greedy", options=None):
    match = Match(key, seats=seats, seed=bytes(32), options=options)
    while match.waiting:
        seat = match.waiting[0]
        match.submit(seat, choose(match, seat, bot, seed=len(match.decisions)).action)
    settings = Settings(game=key, seats=seats, options=options or {})
    table = Table("id", settings, "host", "over", match.game.rules, seed=bytes(32))
    table.result = json.dumps(match.outcome.to_json())
    decisions = [Decision(number, *decision, None, None, 0.0) for number, decision in enumerate(match.decisions)]
    return Contents(table, [Place(seat, name=f"N{seat}") for seat in range(seats)], decisions, [], [], set())


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_replay_shows_what_a_seat_saw(key, seats):
    contents = contents_of(key, seats)
    match = Match(key, seats=seats, seed=bytes(32))
    match.watch()
    told = msgspec.json.decode(msgspec.json.encode(replay(contents, 1, "en")))["steps"]
    view, heard = {}, 0
    assert len(told) == len(contents.decisions) + 1
    for step in told:
        if step["number"]:
            decision = contents.decisions[step["number"] - 1]
            match.submit(decision.seat, decision.action)
            assert (step["seat"], step["action"]["text"]) == (decision.seat, decision.action)
        shown = view
        for event, moment in zip(step["events"], match.moments(1, heard), strict=True):
            if moment is not None:  # the deal was over before anybody watched
                shown = shown | event["view"]
                assert shown == json.loads(json.dumps(moment.to_json()))
        view |= step["view"]
        assert view == json.loads(json.dumps(match.view(1).to_json()))
        assert [event["event"] for event in step["events"]] == [type(e).__name__ for e in match.events(1, heard)]
        heard = len(match.journal.entries)
    assert any("](" in event["say"] for step in told for event in step["events"])


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_whoever_looks_back_a_decision_is_told_as_it_was_asked(key, seats):
    contents = contents_of(key, seats)
    told = [msgspec.json.decode(msgspec.json.encode(replay(contents, viewer, "en"))) for viewer in (0, 1, None)]
    said = [[step["action"]["say"] for step in found["steps"][1:]] for found in told]
    assert said[0] == said[1] == said[2]


def test_a_record_that_was_changed_does_not_hold():
    contents = contents_of("snatch", 2)
    assert verification(contents, "en").holds
    contents.table.result = json.dumps(json.loads(contents.table.result) | {"winners": []})
    told = verification(contents, "en")
    assert not told.holds
    assert "result" in told.message
    contents.decisions[0] = contents.decisions[0]._replace(action="dance")
    assert "decisions[0]" in verification(contents, "fr").message


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_chances_follow_from_the_table_and_the_step(key, seats, monkeypatch):
    monkeypatch.setattr("tripot.server.workers.tasks.GAMES", 20)
    contents = contents_of(key, seats)
    steps = [0, len(contents.decisions) // 2, len(contents.decisions)]
    first, second = ([chances_after(contents, step) for step in steps] for _ in range(2))
    assert first == second
    assert len(first) == 3
    for shares in first:
        assert sum(shares) == pytest.approx(1.0, abs=0.001)
    winners = json.loads(contents.table.result)["winners"]
    assert first[-1] == [round(1 / len(winners), 4) if seat in winners else 0.0 for seat in range(seats)]


def test_who_is_about_to_win_has_the_better_chances():
    position = {"game": "trok", "seats": 2, "players": [{"aare": 49}, {"aare": 0}]}
    match = Match.from_position(position, seed=3)
    shares = win_shares(game("trok"), match.state, 60, seed=4)
    assert shares[0] > 0.8
    assert match.waiting == (0, 1)
