"""Sockets and requests at a node that does not have the table: everything is as if it had."""

import asyncio
import time
from signal import SIGSTOP

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.player import Player, leave

BROKEN = (OSError, ConnectionClosed, InvalidHandshake)  # a TimeoutError is an OSError
PATIENCE = 120  # seconds: for machines that do much else


class Returning(Player):
    """Comes back when its connection ends and asks again, as clients do.

    A node that gets no processor time for as long as its lease loses its tables, and closes its own sockets at them.
    """

    reading = None

    async def until(self, holds, seconds=PATIENCE):
        async with asyncio.timeout(seconds):
            while not holds():
                try:
                    await super().until(holds, seconds)
                except ConnectionError:
                    await self.come_back()

    async def come_back(self):
        while self.reading is None or self.reading.done():
            try:
                await self.join()
            except BROKEN:
                await asyncio.sleep(0.05)

    async def ask(self, **command):
        number = command.setdefault("id", f"c{next(self.numbers)}")
        self.replies.pop(number, None)
        while number not in self.replies:
            try:
                await self.send(**command)
                await Player.until(self, lambda: number in self.replies, PATIENCE)
            except BROKEN:
                await self.come_back()
        return self.replies[number]


async def seated(nodes, game="trok", seats=3, **settings):
    """Players of one table, each at another node; the table is at the first."""
    tokens = [nodes[0].guest(f"P{seat}") for seat in range(seats)]
    seen = nodes[0].table(tokens[0], game, seats, **{"away": None} | settings)
    table, invite = seen["table"]["id"], seen["you"]["invite"]
    players = []
    for seat, token in enumerate(tokens):
        node = nodes[seat % len(nodes)]
        assert node.post(f"/api/tables/{table}/enter", {"key": invite}, token)[0] == 200
        player = Returning(node, token, table, seed=seat)
        await player.join()
        await player.until(lambda player=player: player.you is not None)
        assert (await player.ask(type="sit", seat=seat))["type"] == "done"
        players.append(player)
    assert (await players[0].ask(type="start"))["type"] == "done"
    for player in players:
        await player.until(lambda player=player: player.view)
    return players


async def play(players, decisions):
    for _ in range(decisions):
        if players[0].outcome:
            return
        asked = next(player for player in players if player.is_asked)
        assert (await asked.answer())["type"] == "done"
        for player in players:
            await player.until(lambda player=player, asked=asked: player.view["waiting"] == asked.view["waiting"])


def run(work, seconds=3 * PATIENCE):
    return asyncio.run(asyncio.wait_for(work, seconds))


def test_players_at_three_nodes_see_one_game_and_each_other(nodes):
    async def main():
        players = await seated(nodes)
        await play(players, 12)
        for player in players:
            await player.until(lambda player=player: all(place["present"] for place in player.table["places"]))
            for node in nodes:
                own = await asyncio.to_thread(node.get, "/api/me/tables", player.token)
                assert [table["id"] for table in own[1]["tables"]] == [player.table_id]
        await players[2].leave()
        await players[0].until(lambda: not players[0].table["places"][2]["present"])
        await leave(players[:2])

    run(main())


def test_a_client_stays_connected_when_the_owner_of_its_table_dies(start_node):
    nodes = [start_node(name) for name in ("one", "two", "three")]

    async def main():
        players = await seated(nodes)
        await play(players, 3)
        nodes[0].kill()
        await players[0].leave()
        players[0] = Returning(nodes[1], players[0].token, players[0].table_id)
        await players[0].join()
        await players[0].until(lambda: bool(players[0].view))
        connections = [player.connection for player in players[1:]]
        await play(players, 6)
        if not any([await asyncio.to_thread(has_lapsed, node) for node in nodes[1:]]):  # for want of processor time
            assert connections == [player.connection for player in players[1:]]
            assert not any(player.reading.done() for player in players)
        await leave(players)

    run(main())


def test_an_answer_that_waits_while_the_owner_dies_is_done_once(start_node):
    nodes = [start_node(name) for name in ("one", "two", "three")]

    async def main():
        players = await seated(nodes[1:] + nodes[:1])
        others = [player for player in players if player.server is not nodes[1]]
        while not any(player.is_asked for player in others):
            await play(players, 1)
        asked = next(player for player in others if player.is_asked)
        nodes[1].process.send_signal(SIGSTOP)
        decision = asyncio.create_task(asked.answer(id="once"))
        await asyncio.sleep(0)
        nodes[1].kill()
        assert (await decision)["type"] == "done"
        await leave(players)

    run(main())


def test_a_request_at_another_node_is_answered_in_the_guest_s_language(nodes):
    token = nodes[0].guest("Anne", "fr")
    table = nodes[0].table(token)["table"]["id"]
    shown = [node.get(f"/api/tables/{table}", token)[1] for node in nodes]
    assert shown[0] == shown[1] == shown[2]
    refused = [node.get(f"/api/tables/{table}/game", token) for node in nodes]
    assert refused[0] == refused[1] == refused[2]
    assert refused[0][0] == 409
    assert nodes[1].get("/api/tables/none", token)[0] == 404


def test_the_lobby_of_every_node_follows_all_tables(nodes):
    token = nodes[0].guest("Anne")
    table = nodes[0].table(token, visibility="public")["table"]["id"]
    wait_until(lambda: [each["id"] for each in nodes[2].get("/api/lobby")[1]["tables"]] == [table])
    assert nodes[1].get("/api/me/tables", token)[0] == 200


def test_a_guest_who_is_forgotten_at_one_node_is_gone_at_all(nodes):
    async def main():
        players = await seated(nodes)
        assert nodes[2].request("DELETE", "/api/me", None, players[1].token)[0] == 200
        await players[0].until(lambda: players[0].table["places"][1]["kind"] == "bot")
        assert nodes[0].get("/api/me", players[1].token) == (200, None)
        await leave(players)

    run(main())


def test_a_deadline_passes_at_whichever_node_has_the_table(nodes):
    async def main():
        clock = {"type": "live", "bank": 0, "increment": 1}
        players = await seated(nodes[2:] + nodes[:2], clock=clock, expired="cover")
        await players[0].until(lambda: any(place["covered"] for place in players[0].table["places"]))
        await leave(players)

    run(main())


def has_lapsed(node):
    lines = node.get("/metrics")[1].decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("tripot_lease_lapses_total")) > 0


def wait_until(holds):
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)
