"""Games played over HTTP, turn by turn, and tables whose rules have changed since."""

import sqlite3
from contextlib import closing
from types import SimpleNamespace


def begun(server, game="snatch", seats=2, **settings):
    """A table whose game has begun, with the tokens of its players."""
    tokens = [server.guest(f"Player {seat}") for seat in range(seats)]
    table = server.table(tokens[0], game, seats, **settings)
    server.command(tokens[0], table["table"]["id"], type="sit", seat=0)
    for seat in range(1, seats):
        server.post(f"/api/tables/{table['table']['id']}/enter", {"key": table["you"]["keys"][str(seat)]}, tokens[seat])
    assert server.command(tokens[0], table["table"]["id"], type="start")[0] == 200
    return SimpleNamespace(id=table["table"]["id"], tokens=tokens)


def game_of(server, table, seat):
    return server.get(f"/api/tables/{table.id}/game", table.tokens[seat])[1]


def answer(server, table, seat, action=None):
    question = game_of(server, table, seat)["question"]
    action = action or question["legal"][0]["text"]
    status, reply = server.command(table.tokens[seat], table.id, type="answer", question=question["id"], action=action)
    assert status == 200, reply


def play_on(server, table):
    while waiting := game_of(server, table, 0)["view"]["waiting"]:
        answer(server, table, waiting[0])


def set_rules(path, rules, *ids):
    """As if these games had been begun under another version of the rules; the server has to be stopped."""
    with closing(sqlite3.connect(path)) as database, database:
        database.executemany("UPDATE tables SET rules = ? WHERE id = ?", [(rules, table_id) for table_id in ids])
