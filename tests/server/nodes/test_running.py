"""Nodes that start, stop and die: one after the other while people play, and several processes on one machine."""

import asyncio
import json
import os
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from signal import SIGCONT, SIGKILL, SIGSTOP, SIGTERM

from server.nodes.test_forwarding import Returning, leave, play, run, seated, wait_until
from tripot.cli.main import run as tripot
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.store import reading


def nodes_of(database, capsys, *flags):
    capsys.readouterr()
    assert tripot(["nodes", "--database", database, "--json", *flags]) == 0
    return json.loads(capsys.readouterr().out)


class Wanderer(Returning):
    """Comes back to another node each time, as behind a balancer."""

    nodes: list

    async def join(self, port=None):
        self.server = self.nodes[(self.nodes.index(self.server) + 1) % len(self.nodes)]
        return await super().join(port)


def test_a_rolling_restart_under_play_loses_and_refuses_nothing(start_node, database):
    nodes = [start_node(name) for name in ("one", "two")]
    finished = []

    async def main():
        players = await seated(nodes, "tschak", 2)
        await leave(players)
        players = [Wanderer(player.server, player.token, player.table_id) for player in players]
        for player in players:
            player.nodes = nodes
        tasks = [asyncio.create_task(player.play_on(lambda: bool(finished))) for player in players]
        for node in nodes:
            assert await asyncio.to_thread(node.stop) == -SIGTERM
            await asyncio.to_thread(node.start)
        had = sum(len(player.replies) for player in players)
        while sum(len(player.replies) for player in players) < had + 2 and not all(task.done() for task in tasks):
            await asyncio.sleep(0.02)
        finished.append(True)
        for player in players:
            player.changed.set()
        await asyncio.gather(*tasks)
        await leave(players)
        return [reply for player in players for reply in player.replies.values()]

    replies = run(main())
    assert [reply for reply in replies if reply["type"] == "refused" and reply["error"]["code"] != "late-answer"] == []
    with reading(Postgres(database)) as opened:
        commands = Counter(row[0] for row in opened.execute("SELECT command FROM decisions WHERE guest IS NOT NULL"))
    assert set(commands.values()) == {1}
    assert not any('"level": "error"' in node.logged() for node in nodes)


def test_a_node_that_stood_still_past_its_lease_drops_what_others_have_taken(start_node, database, capsys):
    nodes = [start_node(name) for name in ("one", "two")]

    async def main():
        players = await seated(nodes)
        await play(players, 2)
        nodes[0].process.send_signal(SIGSTOP)
        await players[1].until(lambda: True)
        owner = await asyncio.to_thread(wait_for_owner, "two")
        nodes[0].process.send_signal(SIGCONT)
        await leave(players)
        return owner

    def wait_for_owner(name):
        wait_until(
            lambda: any(node["name"] == name and node["tables"] for node in nodes_of(database, capsys, "--tables"))
        )
        return next(node for node in nodes_of(database, capsys, "--tables") if node["name"] == name)

    owner = run(main())
    assert owner["tables"][0]["epoch"] >= 2
    wait_until(lambda: nodes[0].get("/ready") == (200, {"ready": True, "problems": []}))
    wait_until(lambda: nodes[0].get("/health")[1]["rooms"] == 0)


def test_games_of_bots_go_on_at_another_node_when_theirs_is_gone(start_node):
    nodes = [start_node(name) for name in ("one", "two")]
    token = nodes[0].guest("Anne")
    seen = nodes[0].table(token, "trok", 3, bots=["expert", "expert", "expert"])
    table = seen["table"]["id"]
    assert nodes[0].command(token, table, type="start")[0] == 200
    nodes[0].kill()
    wait_until(lambda: nodes[1].get("/health")[1]["rooms"] == 1)
    before = nodes[1].get(f"/api/tables/{table}/game", token)[1]["seq"]
    wait_until(lambda: nodes[1].get(f"/api/tables/{table}/game", token)[1]["seq"] > before)


def test_a_take_over_is_logged_and_counted_with_the_node_and_the_epoch(start_node):
    nodes = [start_node(name) for name in ("one", "two")]
    token = nodes[0].guest("Anne")
    table = nodes[0].table(token, "trok", 3, bots=["greedy", "greedy"])["table"]["id"]
    assert nodes[0].command(token, table, type="sit", seat=2)[0] == 200
    assert nodes[0].command(token, table, type="start")[0] == 200
    nodes[0].kill()
    wait_until(lambda: lines_of(nodes[1], "a table was taken over"))
    (line,) = lines_of(nodes[1], "a table was taken over")
    assert (line["node"], line["epoch"], line["table"]) == ("two", 2, table[:8])
    metrics = nodes[1].get("/metrics")[1].decode()
    assert re.search(r'^tripot_node_info\{id="[\w-]{22}",node="two"\} 1\.0$', metrics, re.MULTILINE)
    assert "\ntripot_taken_rooms_total 1.0\n" in metrics


def lines_of(node, message):
    return [json.loads(line) for line in node.logged().splitlines() if f'"message": "{message}"' in line]


def test_a_node_says_that_it_is_not_ready_when_it_cannot_renew_its_lease(start_node, postgres):
    node = start_node("one")
    assert node.get("/ready") == (200, {"ready": True, "problems": []})
    postgres.stop()
    try:
        wait_until(lambda: "no-lease" in node.get("/ready")[1]["problems"])
    finally:
        postgres.start()
    wait_until(lambda: node.get("/ready")[0] == 200)


def test_several_processes_share_one_port_and_one_that_dies_is_replaced(start_node, database, capsys):
    server = start_node("many", "--processes", "2")
    wait_until(lambda: sum(node["lives"] for node in nodes_of(database, capsys)) == 2)

    async def main():
        players = await seated([server], "trok", 3)
        await play(players, 5)
        await leave(players)
        return players

    players = run(main())
    children = nodes_below(server.process.pid)
    assert len(children) == 2
    os.kill(children[0], SIGKILL)

    async def go_on():
        again = [Returning(server, player.token, player.table_id) for player in players]
        for player in again:
            await player.come_back()
            await player.until(lambda player=player: bool(player.view))
        await play(again, 3)
        await leave(again)

    run(go_on())
    wait_until(lambda: sum(node["lives"] for node in nodes_of(database, capsys)) == 2)
    assert server.stop() == -SIGTERM
    assert not nodes_below(server.process.pid)


def nodes_below(parent):
    """The processes that serve, as Linux lists them."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            is_child = int(status.read_text().rpartition(")")[2].split()[1]) == parent
            if is_child and b"spawn_main" in (status.parent / "cmdline").read_bytes():
                found.append(int(status.parent.name))
    return found


def test_several_processes_on_sqlite_are_refused(tmp_path, capsys):
    assert tripot(["serve", "--database", str(tmp_path / "db"), "--processes", "2"]) == 2
    assert "one-process-database" in capsys.readouterr().err
    assert tripot(["nodes", "--database", str(tmp_path / "db")]) == 2
    assert "not-postgres" in capsys.readouterr().err


def test_nodes_are_listed_for_people_too(start_node, database, capsys):
    node = start_node("lonely")
    token = node.guest("Anne")
    table = node.table(token)["table"]["id"]
    for language, words in (("en", "Servers that share this database"), ("fr", "Serveurs qui partagent cette base")):
        assert tripot(["nodes", "--tables", "--database", database, "--lang", language]) == 0
        shown = capsys.readouterr().out
        assert words in shown
        assert "lonely" in shown
        assert table[:8] in shown


def test_a_client_of_a_table_that_is_elsewhere_is_told_what_it_missed_while_it_was_slow(start_node):
    nodes = [start_node(name) for name in ("one", "two")]

    async def main():
        players = await seated(nodes)
        watcher = Returning(nodes[1], players[1].token, players[1].table_id)
        await watcher.join()
        await watcher.until(lambda: bool(watcher.view))
        await play(players, 10)
        await watcher.until(lambda: watcher.seq == players[1].seq)
        assert watcher.view == players[1].view
        await leave([*players, watcher])

    run(main())
