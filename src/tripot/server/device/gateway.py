"""Requests and sockets that come as messages, handed to the very operations that a server on the network has."""

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.types import Message, Scope

from tripot.server.device.channel import Channel
from tripot.server.house.config import Config
from tripot.server.house.house import House
from tripot.server.network.link import EXTENSION
from tripot.server.storage.database.address import KeptDatabase, OnDevice
from tripot.server.web.api import ROUTES
from tripot.server.web.handshakes import at_table, handle_websocket
from tripot.server.web.routes import carry_out, mounted

HOST = "device"
SECRET = Path("tripot-secret")  # links to seats are worth nothing beyond this device and this start


class HttpAnswer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: str


async def open_gateway(database: KeptDatabase, post: Callable[[int, str, str], None], folder: Path) -> "Gateway":
    """`post` tells the page what becomes of a socket: its number, `open`, `message` or `close`, and the message."""
    config = Config(OnDevice(database), folder / SECRET, bot_workers=0, limits=False, grace=0.0)
    house = House(config)
    await house.open()
    return Gateway(house, post)


class Gateway:
    def __init__(self, house: House, post: Callable[[int, str, str], None]) -> None:
        self.house = house
        self.post = post
        self.operations = Starlette(routes=mounted(house, ROUTES, carry_out))
        self.channels: dict[int, Channel] = {}
        self.requests: dict[int, asyncio.Task[Any]] = {}  # under way
        self.tasks: set[asyncio.Task[None]] = set()

    async def request(
        self,
        method: str,
        target: str,
        headers: Mapping[str, str],
        body: str,
        number: int = 0,
        tell: Callable[[int, str], None] | None = None,
    ) -> HttpAnswer:
        """What an operation answers; its failures are answers too.

        An answer that comes piece by piece is told so, with its status, if anybody listens; its last piece is returned.
        """
        task = asyncio.current_task()
        assert task is not None
        self.requests[number] = task
        try:
            return await self.answer(scope("http", target, headers) | {"method": method}, body, tell)
        finally:
            del self.requests[number]

    def cancel(self, number: int) -> None:
        """Nobody wants the answer to this request any more."""
        if number in self.requests:
            self.requests[number].cancel()

    async def answer(self, about: Scope, body: str, tell: Callable[[int, str], None] | None) -> HttpAnswer:
        started: list[Message] = []
        content = bytearray()

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                started.append(message)
            else:
                content.extend(message.get("body", b""))
                if tell and content and message.get("more_body"):
                    tell(started[0]["status"], content.decode())
                    content.clear()

        await self.operations(about, receive, send)
        told = {name.decode(): value.decode() for name, value in started[0]["headers"]}
        return HttpAnswer(started[0]["status"], told, content.decode())

    # ---- sockets ----------------------------------------------------------------------------------------------------

    def open(self, number: int, target: str, headers: Mapping[str, str]) -> None:
        channel = Channel(lambda text: self.post(number, "message", text), lambda code: self.end(number, code))
        self.channels[number] = channel
        task = asyncio.create_task(self.stay(number, channel, scope("websocket", target, headers)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stay(self, number: int, channel: Channel, about: Scope) -> None:
        about["extensions"] = {EXTENSION: channel, "websocket.http.response": {}}

        async def send(message: Message) -> None:
            if message["type"] == "websocket.accept":
                self.post(number, "open", "")

        await handle_websocket(self.house, at_table, about, channel.events.get, send)
        channel.leave()

    def send(self, number: int, message: str) -> None:
        if number in self.channels:
            self.channels[number].hear(message)

    def close(self, number: int) -> None:
        if number in self.channels:
            self.channels[number].leave()

    def end(self, number: int, code: int) -> None:
        if self.channels.pop(number, None):
            self.post(number, "close", str(code))


def scope(kind: str, target: str, headers: Mapping[str, str]) -> dict[str, Any]:
    parts = urlsplit(target)
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "root_path": "",
        "query_string": parts.query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 0),
        "server": (HOST, 80),
    }
