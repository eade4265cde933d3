"""A client over a WebSocket, as simple as one can be and still come back after anything."""

import asyncio
import itertools
import json
import random

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


class Player:
    """Follows a table; `heard` keeps the raw messages of the present connection."""

    numbers = itertools.count()

    def __init__(self, server, token, table, language="", seed=0, moments=False):
        self.server = server
        self.token = token
        self.table_id = table
        self.language = language
        self.moments = moments
        self.luck = random.Random(seed)
        self.heard = []
        self.replies = {}
        self.seq = 0
        self.view = {}
        self.question = None
        self.outcome = None
        self.may_undo = False
        self.last_action = None
        self.table = None
        self.you = None
        self.events = []
        self.said = []
        self.changed = asyncio.Event()
        self.connection = None

    async def join(self, port=None):
        """Connect, say hello, and be told."""
        url = f"ws://127.0.0.1:{port or self.server.port}/api/tables/{self.table_id}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.connection = await connect(url, additional_headers=headers, compression=None)
        self.reading = asyncio.create_task(self.read(self.connection))
        await self.send(type="hello", since=self.seq, language=self.language, moments=self.moments)
        return self

    async def leave(self):
        await self.connection.close()
        await self.reading

    async def read(self, connection):
        try:
            async for message in connection:
                self.heard.append(message)
                self.hear(json.loads(message))
                self.changed.set()
        except ConnectionClosed:
            pass
        self.changed.set()

    def hear(self, news):
        getattr(self, f"hear_{news['type'].replace('-', '_')}")(news)

    def hear_table(self, news):
        self.table, self.you = news["table"], news["you"]

    def hear_game(self, news):
        self.seq, self.view, self.question = news["seq"], news["view"], news["question"]
        self.events += news["events"]
        self.outcome = news["outcome"]
        self.may_undo = news["undo"]

    def hear_update(self, news):
        assert news["seq"] == self.seq + 1, "a gap"
        self.seq = news["seq"]
        self.view |= news["view"]
        self.events += news["events"]
        self.question = news.get("question", self.question)
        self.outcome = news.get("outcome", self.outcome)
        self.may_undo = news.get("undo", False)

    def hear_chat(self, news):
        self.said += news["said"]

    def hear_said(self, news):
        self.said.append(news)

    def hear_done(self, news):
        self.replies[news["id"]] = news

    def hear_refused(self, news):
        self.replies[news["id"]] = news

    async def send(self, **command):
        command.setdefault("id", f"c{next(self.numbers)}")
        await self.connection.send(json.dumps(command))
        return command["id"]

    async def ask(self, **command):
        """Send a command and wait for its reply."""
        self.replies.pop(command.get("id"), None)
        number = await self.send(**command)
        await self.until(lambda: number in self.replies)
        return self.replies[number]

    async def until(self, holds, seconds=120):
        async with asyncio.timeout(seconds):
            while not holds():
                self.changed.clear()
                await self.changed.wait()
                if not holds() and self.reading.done():
                    raise ConnectionError

    @property
    def is_asked(self):
        return self.question is not None and self.you["seat"] in self.view["waiting"]

    def choice(self):
        return self.luck.choice(self.question["legal"])["text"]

    async def answer(self, action=None, **more):
        self.last_action = action or self.choice()
        return await self.ask(type="answer", question=self.question["id"], action=self.last_action, **more)

    async def play(self, most=10_000):
        """Answer every question until the game is over."""
        for _ in range(most):
            await self.until(lambda: self.outcome or self.is_asked, 60)
            if self.outcome:
                return
            reply = await self.answer()
            assert reply["type"] == "done", reply

    async def play_on(self, done=lambda: False):
        """The same through anything: when the connection breaks, come back and go on."""
        while not (self.outcome or done()):
            try:
                await self.join()
                while not (self.outcome or done()):
                    await self.until(lambda: self.outcome or self.is_asked or done(), 60)
                    if self.is_asked and not done():
                        await self.answer()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                await asyncio.sleep(0.05)


async def sit_down(server, tables_host, table, tokens):
    """Everybody on a seat, in order, by the links of the seats."""
    for seat, token in enumerate(tokens):
        if token is tables_host:
            status, reply = server.command(token, table["table"]["id"], type="sit", seat=seat)
        else:
            status, reply = server.post(
                f"/api/tables/{table['table']['id']}/enter", {"key": table["you"]["keys"][str(seat)]}, token
            )
        assert status == 200, reply


async def seated(server, game="trok", seats=4, language="", **settings):
    """Players at a table, connected and seated; the first is the host."""
    tokens = [server.guest(f"Player {seat}") for seat in range(seats)]
    table = server.table(tokens[0], game, seats, **settings)
    await sit_down(server, tokens[0], table, tokens)
    table_id = table["table"]["id"]
    players = [Player(server, token, table_id, language, seat) for seat, token in enumerate(tokens)]
    for player in players:
        await player.join()
    for player in players:
        await player.until(lambda player=player: player.you is not None)
    return players


async def started(server, game="trok", seats=4, **settings):
    players = await seated(server, game, seats, **settings)
    assert (await players[0].ask(type="start"))["type"] == "done"
    for player in players:
        await player.until(lambda player=player: player.view)
    return players


async def leave(players):
    for player in players:
        await player.leave()
