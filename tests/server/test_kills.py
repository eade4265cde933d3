"""kill -9 at random moments: what was acknowledged is there, and every table goes on."""

import asyncio
import os
import random
import sqlite3

from server.player import Player, leave, started
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


def test_no_kill_loses_an_acknowledged_decision_nor_a_table(own_server):
    server = own_server()
    luck = random.Random(1)

    async def open_table(game, seats):
        players = await started(server, game, seats)
        await leave(players)
        return [Noting(server, player.token, player.table_id, seed=n) for n, player in enumerate(players)]

    async def kill():
        for _ in range(KILLS):
            await asyncio.sleep(luck.uniform(0.05, 0.6))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    async def play():
        tables = [await open_table("trok", 4), await open_table("tschak", 4), await open_table("trol", 3)]
        while True:
            playing = [player for players in tables for player in players]
            killing = asyncio.create_task(kill())
            await asyncio.gather(*(player.play_on() for player in playing), killing)
            for player in playing:
                await player.leave()
            return tables

    tables = asyncio.run(asyncio.wait_for(play(), 60 + 5 * KILLS))
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
