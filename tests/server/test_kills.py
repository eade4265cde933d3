"""kill -9 at random moments: what was acknowledged is there, and every table goes on."""

import asyncio
import os
import random
import sqlite3
import time
from http.client import HTTPException

from server.player import Player
from tripot import verify

KILLS = int(os.environ.get("TRIPOT_KILLS", "5"))  # `make soak` wants 50


class Noting(Player):
    """Keeps what was acknowledged."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        self.sent = {}

    async def send(self, **command):
        if command["type"] == "answer":
            command["id"] = f"c{next(self.numbers)}"
            self.sent[command["id"]] = command["action"]
        return await super().send(**command)

    @property
    def acknowledged(self):
        return {
            (number, action)
            for number, action in self.sent.items()
            if self.replies.get(number, {}).get("type") == "done"
        }


def open_table(server, game, seats):
    """A game that has begun, opened over HTTP; tried again as often as the server dies over it."""
    while True:
        try:
            tokens = [server.guest(f"Player {seat}") for seat in range(seats)]
            table = server.table(tokens[0], game, seats)["table"]["id"]
            invite = server.get(f"/api/tables/{table}", tokens[0])[1]["you"]["invite"]
            for seat, token in enumerate(tokens):
                server.post(f"/api/tables/{table}/enter", {"key": invite}, token)
                server.command(token, table, type="sit", seat=seat)
            if server.command(tokens[0], table, type="start")[0] == 200:
                return [Noting(server, token, table, seed=seat) for seat, token in enumerate(tokens)]
        except (OSError, HTTPException):
            time.sleep(0.05)


def test_no_kill_loses_an_acknowledged_decision_nor_a_table(own_server):
    server = own_server()
    luck = random.Random(1)
    tables = []

    async def kill():
        for _ in range(KILLS):
            await asyncio.sleep(luck.uniform(0.05, 0.6))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    async def play(game, seats, killing):
        """Game after game, as long as there is killing."""
        while not killing.done():
            players = await asyncio.to_thread(open_table, server, game, seats)
            tables.append(players)
            await asyncio.gather(*(player.play_on() for player in players))
            for player in players:
                await player.leave()

    async def main():
        killing = asyncio.create_task(kill())
        await asyncio.gather(play("trok", 4, killing), play("tschak", 4, killing), play("trol", 3, killing), killing)

    asyncio.run(asyncio.wait_for(main(), 120 + 6 * KILLS))
    server.kill()
    server.start()
    database = sqlite3.connect(server.database)
    for players in tables:
        rows = set(database.execute("SELECT command, action FROM decisions WHERE table_id = ?", (players[0].table_id,)))
        acknowledged = set().union(*(player.acknowledged for player in players))
        assert acknowledged
        assert acknowledged <= rows
        status, record = server.get(f"/api/tables/{players[0].table_id}/record", players[0].token)
        assert status == 200
        assert all(player.outcome == verify(record)["result"] for player in players)
