"""Between client and server messages are lost, doubled, delayed and swapped, and connections cut; the game goes on."""

import asyncio
import random

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.player import Player, leave, started
from tripot import verify

PATIENCE = 0.25  # seconds until a client asks again


class Proxy:
    """Passes messages on, badly."""

    def __init__(self, server, seed):
        self.server = server
        self.luck = random.Random(seed)

    async def handle(self, client):
        url = f"ws://{self.server.address}{client.request.path}"
        headers = {"Authorization": client.request.headers["Authorization"]}
        async with connect(url, additional_headers=headers, compression=None) as server:
            tasks = [asyncio.create_task(self.carry(client, server)), asyncio.create_task(self.carry(server, client))]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def carry(self, source, target):
        kept = None
        try:
            async for message in source:
                chance = self.luck.random()
                if chance < 0.004:
                    return  # cut
                if chance < 0.03:
                    continue  # lost
                if chance < 0.06 and kept is None:
                    kept = message  # will come after the next one
                    continue
                if chance < 0.09:
                    await asyncio.sleep(self.luck.uniform(0, 0.02))
                for copy in [message] * (2 if chance > 0.95 else 1) + ([kept] if kept else []):
                    await target.send(copy)
                kept = None
        except ConnectionClosed:
            pass


class Patient(Player):
    """Repeats what gets no reply, and asks for everything again where something is missing."""

    def hear_game(self, news):
        if news["seq"] >= self.seq:
            super().hear_game(news)

    def hear_update(self, news):
        if news["seq"] == self.seq + 1:
            super().hear_update(news)
        elif news["seq"] > self.seq + 1:
            self.is_behind = True

    async def insist(self, port):
        """Play to the end, whatever happens."""
        while not self.outcome:
            try:
                await self.join(port)
                while not self.outcome:
                    await self.one_more_try()
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                await asyncio.sleep(0.02)

    async def one_more_try(self):
        """Answer if asked, with the same id until there is a reply; or look again whether something was missed."""
        self.is_behind = False
        try:
            await self.until(lambda: self.outcome or self.is_asked or self.is_behind, PATIENCE)
            if self.is_asked and not self.is_behind:
                command = {"type": "answer", "question": self.question["id"], "action": self.choice()}
                command["id"] = f"c{next(self.numbers)}"
                while command["id"] not in self.replies:
                    await self.send(**command)
                    await self.until(lambda: command["id"] in self.replies, PATIENCE)
        except TimeoutError:
            pass
        if not self.outcome:
            await self.send(type="hello", since=self.seq)


def test_a_game_through_a_bad_network(server):
    async def play():
        players = await started(server, "trok", 3)
        await leave(players)
        proxy = Proxy(server, seed=2)
        patient = [Patient(server, player.token, player.table_id, seed=n) for n, player in enumerate(players)]
        async with serve(proxy.handle, "127.0.0.1", 0, compression=None) as listening:
            port = listening.sockets[0].getsockname()[1]
            await asyncio.gather(*(player.insist(port) for player in patient))
            for player in patient:
                await player.leave()
        return patient

    players = asyncio.run(asyncio.wait_for(play(), 120))
    status, record = server.get(f"/api/tables/{players[0].table_id}/record", players[0].token)
    assert status == 200
    assert all(player.outcome == verify(record)["result"] for player in players)
