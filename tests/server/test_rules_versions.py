"""The rules change between two starts of a server: what was begun goes on, what is over stays readable."""

import sqlite3
from contextlib import closing
from types import SimpleNamespace

import pytest

from server.turns import answer, begun, game_of, play_on, set_rules
from server_process import Server
from tripot import verify
from tripot.core.datafile import shipped
from tripot.text import LANGUAGES

REVIEWS = ("replay", "verification", "chances")


def shared_card(server, table):
    hands = [set(game_of(server, table, seat)["view"]["players"][seat]["hand"]) for seat in (0, 1)]
    return next(iter(sorted(hands[0] & hands[1] - {"veto"})), None)


def begun_with_a_shared_card(server):
    """A game in which both can lay the same card: what happens then is the difference between the versions."""
    while True:
        table = begun(server)
        if shared_card(server, table):
            return table


@pytest.fixture(scope="module")
def after(tmp_path_factory):
    """A server after an update and a crash, and tables of before the update."""
    server = Server(tmp_path_factory.mktemp("versions"))
    try:
        tables = tables_of_before(server)
        server.stop()
        change_the_rules(server.database, tables)
        server.start()
        assert server.get(f"/api/tables/{tables.playing.id}", tables.playing.tokens[0])[1]["table"]["status"] == "ended"
        assert tables.playing.id not in [row["id"] for row in server.get("/api/lobby")[1]["tables"]]
        server.command(tables.open.tokens[0], tables.open.id, type="start")
        answer(server, tables.open, 0)
        server.kill()
        server.start()
        yield tables
    finally:
        server.kill()


def tables_of_before(server):
    tables = SimpleNamespace(server=server)
    tables.former = begun_with_a_shared_card(server)
    tables.open = SimpleNamespace(tokens=[server.guest("Host")])
    tables.open.id = server.table(tables.open.tokens[0], "snatch", 2, bots=[None, "random"])["table"]["id"]
    server.command(tables.open.tokens[0], tables.open.id, type="sit", seat=0)
    for name in ("over", "voted", "playing"):
        setattr(tables, name, begun(server, visibility="public"))
    play_on(server, tables.over)
    for token in tables.voted.tokens:
        server.command(token, tables.voted.id, type="vote")
    answer(server, tables.playing, 0)
    tables.data = begun(server, "trol", data=shipped("tripot.games.trol"))
    return tables


def change_the_rules(path, tables):
    set_rules(path, "1", tables.former.id)
    set_rules(path, "0", tables.open.id, tables.over.id, tables.voted.id, tables.playing.id)
    with closing(sqlite3.connect(path)) as database, database:
        statement = "UPDATE tables SET settings = json_set(settings, '$.data.prey', json('{}')) WHERE id = ?"
        database.execute(statement, (tables.data.id,))


def table_info(after, table):
    status, seen = after.server.get(f"/api/tables/{table.id}", table.tokens[0])
    assert status == 200
    return seen["table"]


def record_of(after, table):
    status, record = after.server.get(f"/api/tables/{table.id}/record", table.tokens[0])
    assert status == 200
    return record


def test_a_game_in_play_goes_on_by_the_rules_it_was_begun_with(after):
    server, table = after.server, after.former
    shared = shared_card(server, table)
    for seat in (0, 1):
        answer(server, table, seat, f"lay {shared}")
    view = game_of(server, table, 0)["view"]
    assert (view["phase"], [player["points"] for player in view["players"]]) == ("laying", [0, 0])
    play_on(server, table)
    record = record_of(after, table)
    assert (record["rules"], table_info(after, table)["rules"]) == ("1", "1")
    assert verify(record)["result"] == record["result"] == table_info(after, table)["outcome"]
    status, told = server.get(f"/api/tables/{table.id}/verification", table.tokens[0])
    assert (status, told["holds"]) == (200, True)
    for review in REVIEWS:
        assert server.get(f"/api/tables/{table.id}/{review}", table.tokens[0])[0] == 200


def test_a_table_that_was_opened_before_the_change_starts_by_the_rules_of_after_it(after):
    info = table_info(after, after.open)
    assert (info["rules"], info["status"], info["replayable"]) == ("2", "playing", True)
    view = game_of(after.server, after.open, 0)["view"]
    assert 0 in view["answered"] or len(view["players"][0]["hand"]) < 3  # the answer from before the crash


@pytest.mark.parametrize("name", ["over", "voted"])
def test_a_finished_game_of_unknown_rules_keeps_its_record_and_its_result(after, name):
    table = getattr(after, name)
    info, record = table_info(after, table), record_of(after, table)
    assert (info["status"], info["ended_by"]) == {"over": ("over", None), "voted": ("ended", "vote")}[name]
    assert not info["replayable"]
    assert info["outcome"] == record["result"]
    assert (info["outcome"] is None) == (name == "voted")
    assert (record["rules"], info["rules"]) == ("0", "0")
    assert bool(record["decisions"]) == (name == "over")
    export = after.server.get("/api/me/export", table.tokens[0])[1]
    assert record in export["games"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("review", REVIEWS)
def test_why_a_game_cannot_be_stepped_through_is_said_in_both_languages(after, review, language):
    path = f"/api/tables/{after.over.id}/{review}?language={language}"
    status, told = after.server.get(path, after.over.tokens[0])
    assert (status, told["error"], told["details"]) == (410, "broken-table", {"why": "other-rules"})
    for part in {"en": ("“0”", "“snatch”", "1, 2"), "fr": ("« 0 »", "« snatch »", "1, 2")}[language]:
        assert part in told["message"].replace("\N{NO-BREAK SPACE}", " ")


def test_nor_can_a_bot_have_an_opinion_of_it(after):
    status, told = after.server.post(f"/api/tables/{after.over.id}/opinion", {"step": 1}, after.over.tokens[0])
    assert (status, told["error"]) == (410, "broken-table")


@pytest.mark.parametrize(("name", "game"), [("playing", "snatch"), ("data", "trol")])
def test_a_game_in_play_that_cannot_be_played_on_is_ended_and_kept(after, name, game):
    table = getattr(after, name)
    info, record = table_info(after, table), record_of(after, table)
    assert (info["status"], info["ended_by"], info["replayable"]) == ("ended", "rules", False)
    assert (record["game"], record["result"], record["seed"]) == (game, None, info["seed"])
    assert len(record["decisions"]) == (name == "playing")
    mine = after.server.get("/api/me/tables", table.tokens[0])[1]["tables"]
    assert [(row["id"], row["status"], row["your_turn"]) for row in mine] == [(table.id, "ended", False)]


def test_what_is_wrong_with_a_data_file_is_said(after):
    status, told = after.server.get(f"/api/tables/{after.data.id}/replay?language=en", after.data.tokens[0])
    assert (status, told["error"], told["details"]) == (410, "broken-table", {"why": "bad-data"})
    assert "prey" in told["message"]


def test_its_players_can_still_talk_and_play_again(after):
    server, table = after.server, after.playing
    status, reply = server.command(table.tokens[1], table.id, type="say", text="again?")
    assert status == 200
    status, reply = server.command(table.tokens[0], table.id, type="rematch")
    assert status == 200
    seen = server.get(f"/api/tables/{reply['next']}", table.tokens[0])[1]["table"]
    assert (seen["rules"], seen["status"]) == ("2", "open")


@pytest.mark.parametrize("name", ["over", "playing", "data"])
def test_the_page_gets_the_words_of_the_game_all_the_same(after, name):
    table = getattr(after, name)
    status, book = after.server.get(f"/api/tables/{table.id}/book", table.tokens[0])
    assert status == 200
    assert book["title"]
