"""A server on a device, in this process: its database in memory, the copy that a browser would keep, and a page."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

from tripot.server.device.gateway import Gateway, open_gateway


class FullDisk(Exception):
    """What a browser says when its storage is full."""


class Kept:
    """A database in memory with a copy; the test says whether a copy can be kept."""

    def __init__(self, copy: bytes | None = None):
        self.copy = copy or b""
        self.has_room = True
        self.load()

    def load(self):
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        if self.copy:
            self.connection.deserialize(self.copy)
        self.connection.execute("PRAGMA foreign_keys = ON")

    def execute(self, sql, parameters=()):
        return self.connection.execute(sql, parameters)

    def executescript(self, sql):
        return self.connection.executescript(sql)

    async def keep(self):
        await asyncio.sleep(0)
        if not self.has_room:
            self.load()
            raise FullDisk
        self.copy = self.connection.serialize()


class Page:
    """Asks as the page does, with the cookie of one person."""

    def __init__(self, gateway: Gateway, sockets: dict[int, "asyncio.Queue[tuple[str, str]]"]):
        self.gateway = gateway
        self.sockets = sockets
        self.headers: dict[str, str] = {}

    async def ask(self, method, target, body=None):
        answer = await self.gateway.request(method, target, self.headers, "" if body is None else json.dumps(body))
        if cookie := answer.headers.get("set-cookie"):
            self.headers["cookie"] = cookie.partition(";")[0]
        return answer.status, json.loads(answer.body)

    async def become(self, name, language="en"):
        return await self.ask("POST", "/api/guests", {"name": name, "language": language})

    async def open_table(self, game, bots, **more):
        settings = {"game": game, "seats": 1 + len(bots), "bots": [None, *bots], **more}
        status, seen = await self.ask("POST", "/api/tables", settings)
        assert status == 201, seen
        return seen["table"]["id"]

    async def command(self, table, kind, **more):
        return await self.ask("POST", f"/api/tables/{table}/commands", {"type": kind, "id": uuid4().hex, **more})

    def connect(self, table):
        number = len(self.sockets)
        self.sockets[number] = asyncio.Queue()
        self.gateway.open(number, f"/api/tables/{table}/socket", self.headers)
        return Wire(self, number)


class Wire:
    """A socket of the page."""

    def __init__(self, page: Page, number: int):
        self.page = page
        self.number = number

    def send(self, kind, **more):
        self.page.gateway.send(self.number, json.dumps({"type": kind, "id": uuid4().hex, **more}))

    async def next(self):
        async with asyncio.timeout(30):
            kind, text = await self.page.sockets[self.number].get()
        return json.loads(text) if kind == "message" else {"type": kind}

    async def until(self, kind):
        while (news := await self.next())["type"] != kind:
            assert news["type"] != "refused", news
        return news


@asynccontextmanager
async def device(folder: Path, kept: Kept) -> AsyncIterator[Page]:
    sockets: dict[int, asyncio.Queue[tuple[str, str]]] = {}
    gateway = await open_gateway(kept, lambda number, kind, text: sockets[number].put_nowait((kind, text)), folder)
    try:
        yield Page(gateway, sockets)
    finally:
        await gateway.house.close()
