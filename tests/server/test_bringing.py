"""Games that were played on a device come to the server when they are over: checked, kept once, as good as others."""

import json

import pytest

from server.test_host import person
from server.test_operation import housed
from server.test_storage import run
from tripot import Match, choose, verify
from tripot.core.datafile import shipped
from tripot.server.bounds import LARGEST_BROUGHT, MOST_BROUGHT, RATES
from tripot.server.errors import BotFailed
from tripot.server.house.finished.brought import BringRequest, rows_of
from tripot.server.protocol.bodies import BroughtGame, BroughtSeat
from tripot.server.security.rate_limits import Bucket
from tripot.server.storage.contents import contents_of
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.games import TOGETHER
from tripot.server.storage.guests import add_guest
from tripot.server.storage.rows import Guest
from tripot.server.storage.tables import add_brought, own_tables
from tripot.server.workers.queue import Flow
from tripot.server.workers.thinking import WorkClaim

GAMES = ("trieste", "trok", "trol", "tschak")
SEATS = [{"name": "whoever"}, {"name": "Béa"}, {"bot": "easy"}]
VERA = Guest("vera", "Vera", "fr", False)


def record_of(game, seats=3, data=None):
    """As a device has it at the end of a game."""
    match = Match(game, seats=seats, seed=bytes(range(32)), data=data)
    while match.waiting:
        match.submit(match.waiting[0], choose(match, match.waiting[0], bot="random").action)
    return json.loads(json.dumps(match.record()))


@pytest.fixture(scope="module")
def record():
    return record_of("tschak")


def bring(server, token, record, **more):
    return server.post("/api/me/games", {"record": record, "seat": 0, "seats": SEATS} | more, token)


# ---- what is kept ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_a_device_is_among_ones_own_with_all_that_one_looks_back_with(server, game):
    vera = person(server, "Vera")
    status, brought = bring(server, vera, record := record_of(game), played=1_700_000_000.0)
    assert status == 201, brought
    table = brought["id"]
    [own] = server.get("/api/me/tables", vera)[1]["tables"]
    assert own == {
        "id": table,
        "game": game,
        "status": "over",
        "created": 1_700_000_000.0,
        "your_turn": False,
        "brought": True,
        "names": ["Vera", "Béa", own["names"][2]],
        "seat": 0,
        "asked": [],
        "outcome": record["result"],
    }
    seen = server.get(f"/api/tables/{table}", vera)[1]
    assert seen["table"]["brought"]
    assert [(place["kind"], place["name"]) for place in seen["table"]["places"]][:2] == [
        ("guest", "Vera"),
        ("guest", "Béa"),
    ]
    assert seen["you"]["seat"] == 0
    replay = server.get(f"/api/tables/{table}/replay?seat=0&language=fr", vera)[1]
    assert replay["outcome"] == record["result"]
    assert len(replay["steps"]) == len(record["decisions"]) + 1
    assert server.get(f"/api/tables/{table}/verification", vera)[1]["holds"]
    assert len(server.get(f"/api/tables/{table}/chances?first=1&last=2", vera)[1]["chances"]) == 2
    opinion = server.post(f"/api/tables/{table}/opinion", {"step": 1, "bot": "normal"}, vera)[1]
    assert opinion["best"]["action"]
    kept = server.get(f"/api/tables/{table}/record", vera)[1]
    assert {**kept, "options": 0} == {**record, "options": 0}
    verify(kept)
    assert server.get("/api/me/export", vera)[1]["games"] == [kept]


def test_the_same_game_is_kept_once_for_each_guest(server, record):
    vera, others = person(server, "Vera"), person(server, "Others")
    first, again, other = (bring(server, token, record)[1]["id"] for token in (vera, vera, others))
    assert first == again != other
    assert len(server.get("/api/me/tables", vera)[1]["tables"]) == 1


def test_a_game_with_other_cards_comes_with_its_data_file(server):
    data = shipped("tripot.games.trol")
    data["masks"]["source"] = "printed"
    vera = person(server, "Vera")
    record = record_of("trol", data=data)
    assert bring(server, vera, record)[0] == 400
    status, brought = bring(server, vera, record, data=data)
    assert status == 201
    assert server.get(f"/api/tables/{brought['id']}/data", vera)[1] == data
    assert server.get(f"/api/tables/{brought['id']}/verification", vera)[1]["holds"]


def test_nobody_else_may_look_at_it_without_the_key_of_its_replay(server, record):
    vera, stranger = person(server, "Vera"), person(server, "Stranger")
    table = bring(server, vera, record)[1]["id"]
    assert server.get(f"/api/tables/{table}", stranger)[0] == 404
    key = server.get(f"/api/tables/{table}", vera)[1]["you"]["replay"]
    assert server.get(f"/api/tables/{table}/replay?key={key}", stranger)[0] == 200


def test_whoever_is_forgotten_takes_the_names_of_the_others_along(server, record):
    vera = person(server, "Vera")
    table = bring(server, vera, record)[1]["id"]
    key = server.get(f"/api/tables/{table}", vera)[1]["you"]["replay"]
    assert server.request("DELETE", "/api/me", None, vera)[0] == 200
    names = server.get(f"/api/tables/{table}/replay?key={key}", person(server, "Other"))[1]["names"]
    assert not {"Vera", "Béa"} & set(names)


def test_names_become_plain_text_and_the_future_is_now(server, record):
    vera = person(server, "Vera")
    seats = [{}, {"name": "\u202eBéa\n\n" + "x" * 50}, {"bot": "hard"}]
    table = bring(server, vera, record, seats=seats, played=1e18)[1]["id"]
    seen = server.get(f"/api/tables/{table}", vera)[1]["table"]
    assert seen["places"][1]["name"] == "Béa " + "x" * 20
    assert server.get("/api/me/tables", vera)[1]["tables"][0]["created"] < 1e12


# ---- what is not ----------------------------------------------------------------------------------------------------


def changed(record, **more):
    return {**record, **more}


REFUSED = {
    "another result": lambda r: changed(r, result=r["result"] | {"winners": [0, 1, 2]}),
    "no result": lambda r: changed(r, result=None),
    "another seed": lambda r: changed(r, seed="00" * 32),
    "another commitment": lambda r: changed(r, commitment="00" * 32),
    "an illegal decision": lambda r: changed(r, decisions=[[0, "pass"], *r["decisions"]]),
    "a decision less": lambda r: changed(r, decisions=r["decisions"][:-1]),
    "a decision more": lambda r: changed(r, decisions=[*r["decisions"], r["decisions"][-1]]),
    "too many decisions": lambda r: changed(r, decisions=[[0, "x"]] * (MOST_BROUGHT + 1)),
    "decisions of no seat": lambda r: changed(r, decisions=[[7, "x"]]),
    "decisions that are none": lambda r: changed(r, decisions={"0": "x"}),
    "an unknown game": lambda r: changed(r, game="chess"),
    "unknown rules": lambda r: changed(r, rules="999"),
    "no rules": lambda r: changed(r, rules=None),
    "a huge number of seats": lambda r: changed(r, seats=10**300),
    "another data file": lambda r: changed(r, data="00" * 32),
    "a position": lambda r: changed(r, start={"game": "tschak", "seats": 3}),
    "an unknown key": lambda r: changed(r, more=1),
    "a deep option": lambda r: changed(r, options={"a": json.loads("[" * 400 + "]" * 400)}),
    "nothing": lambda r: {},
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_not_follow_from_its_seed_is_refused_and_keeps_nothing(server, record, what):
    vera = person(server, "Vera")
    status, failure = bring(server, vera, REFUSED[what](record))
    assert status in (400, 409, 413), failure
    assert failure["message"]
    assert server.get("/api/me/tables", vera)[1]["tables"] == []


@pytest.mark.parametrize(
    "more",
    [
        {"seat": 3},
        {"seat": -1},
        {"seats": SEATS[:2]},
        {"seats": [{}] * 17},
        {"seats": [*SEATS[:2], {"bot": "expert:9"}]},
    ],
    ids=str,
)
def test_seats_that_there_are_not_and_bots_that_nobody_knows_are_refused(server, record, more):
    assert bring(server, person(server, "Vera"), record, **more)[0] == 400


def test_a_body_has_a_bound_and_a_guest_is_needed(server, record):
    vera = person(server, "Vera")
    assert bring(server, vera, changed(record, start="x" * LARGEST_BROUGHT))[0] == 413
    assert server.post("/api/me/games", {"record": record, "seat": 0, "seats": SEATS}, None)[0] == 401


def test_so_many_may_be_brought_and_no_more(own_server):
    server = own_server(limits=True)
    vera = person(server, "Vera")
    answers = [bring(server, vera, {})[0] for _ in range(int(RATES["brought"][0]) + 5)]
    assert 400 in answers
    assert answers[-1] == 429


def test_a_game_that_takes_too_long_costs_a_worker_and_nothing_else(record, monkeypatch, tmp_path):
    """The processor time of the worker bounds it; here there is next to none."""
    game = BroughtGame(record=record, seat=0, seats=[BroughtSeat()] * 3)

    async def work(house):
        monkeypatch.setattr("tripot.server.workers.pool.MOST_CPU", 1e-6)
        claim = WorkClaim(Flow("review", VERA.id), Bucket(1.0, 0.0))
        with pytest.raises(BotFailed):
            await house.thinker.work_out(rows_of, BringRequest(game, VERA, 0.0), 0.0, claim)
        assert not claim.losses.has(1)

    housed(tmp_path, work)


# ---- both kinds of database -----------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    return tmp_path / "db" if request.param == "sqlite" else Postgres(request.getfixturevalue("postgres").create())


def test_both_kinds_of_database_keep_all_of_it(database):
    game = BroughtGame(record=record_of("trok"), seat=1, seats=[BroughtSeat("Bo"), BroughtSeat(), BroughtSeat("Cy")])
    rows = rows_of(BringRequest(game, VERA, 5.0))
    assert len(rows.decisions) > TOGETHER

    async def work(storage):
        await storage.write(add_guest, VERA, b"hash", 1.0)
        await storage.write(add_brought, rows)
        await storage.write(add_brought, rows)
        [own] = await storage.read(own_tables, VERA.id)
        assert (own.id, own.is_brought, own.seat) == (rows.table.id, True, 1)
        contents = await storage.read(contents_of, rows.table.id)
        assert [decision[1:4] for decision in contents.decisions] == [each[1:4] for each in rows.decisions]
        assert contents.table.brought == 5.0

    run(database, work)
