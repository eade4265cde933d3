"""Clients written from `docs/protocol.md`: requests over HTTP, and a device at a table over a WebSocket.

The server may die at any moment.  A request is repeated until there is an answer; a device comes back, says what it
was told last, and sends again, with the same id, what got no reply.
"""

import asyncio
import http.client
import itertools
import json
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple
from weakref import WeakSet

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from soak.ledger import HeardMessage, Json, Ledger, Sent, Transcript

JSON = "application/json"
BROKEN = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, http.client.HTTPException)
PAUSE = 0.05  # seconds before the next try
PATIENCE = 60.0  # seconds for a reply of a server that lives
OVER = ("over", "ended")


class ShutOut(Exception):
    """The server is there and says no: the guest may not look at the table any more."""


class HttpResponse(NamedTuple):
    status: int
    body: Any
    cookie: str


@dataclass(frozen=True)
class SoakGuest:
    id: str
    name: str
    secret: str
    is_program: bool

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"} if self.is_program else {"Cookie": self.secret}


class DroppableSocket(ClientConnection):
    """A WebSocket that can be dropped whatever its user is doing, also while it is being opened."""

    opened: ClassVar[WeakSet[ClientConnection]] = WeakSet()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.opened.add(self)

    @classmethod
    def drop_all(cls) -> None:
        for connection in cls.opened:
            connection.transport.abort()


class Http:
    """Asks until there is an answer."""

    names = itertools.count(1)

    def __init__(self, port: int, ledger: Ledger) -> None:
        self.port = port
        self.ledger = ledger
        self.guests: dict[str, SoakGuest] = {}
        self.threads = ThreadPoolExecutor(32, "http")

    async def ask(self, method: str, path: str, body: object = None, guest: SoakGuest | None = None) -> HttpResponse:
        while True:
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.threads, self.try_once, method, path, body, guest)
            except BROKEN:
                await asyncio.sleep(PAUSE)

    def try_once(self, method: str, path: str, body: object = None, guest: SoakGuest | None = None) -> HttpResponse:
        headers = {"Content-Type": JSON} | (guest.headers if guest else {})
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        is_json = (answer.getheader("content-type") or "").startswith(JSON)
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        return HttpResponse(answer.status, json.loads(text) if is_json else text, cookie)

    async def new_guest(self, rng: random.Random) -> SoakGuest:
        """A person with a cookie, or a program with a token."""
        is_program = rng.random() < 0.5
        body = {"name": f"Guest {next(self.names)}", "program": is_program, "language": rng.choice(["en", "fr"])}
        answer = await self.ask("POST", "/api/guests", body)
        assert answer.status == 201, answer
        secret = answer.body["token"] if is_program else answer.cookie
        guest = SoakGuest(answer.body["id"], answer.body["name"], secret, is_program)
        self.guests[guest.id] = guest
        self.ledger.guests[guest.id] = secret.partition("=")[2] or secret
        return guest

    async def command(self, guest: SoakGuest, table: str, kind: str, **fields: object) -> Json:
        """A command over HTTP, sent again until there is a reply."""
        return await self.send(guest, self.ledger.new_command(table, guest.id, kind, **fields))

    async def send(self, guest: SoakGuest, sent: Sent) -> Json:
        answer = await self.ask("POST", f"/api/tables/{sent.table}/commands", sent.command, guest)
        reply: Json = answer.body
        if "type" in reply:
            self.ledger.note_reply(reply)
        return reply

    async def look(self, guest: SoakGuest, table: str, since: int = 0) -> Json:
        """The game as the guest sees it; or why not."""
        transcript = Transcript(table, guest.id, since)
        answer = await self.ask("GET", f"/api/tables/{table}/game?since={since}", None, guest)
        message: Json = answer.body
        if answer.status == 200:
            transcript.heard.append(HeardMessage(transcript.began, message))
            self.ledger.transcripts.append(transcript)
        return message

    async def close(self, users: "Sequence[asyncio.Task[None]]") -> None:
        """End whoever still plays, and every connection."""
        for user in users:
            user.cancel()
        await asyncio.gather(*users, return_exceptions=True)
        DroppableSocket.drop_all()
        await asyncio.to_thread(self.threads.shutdown, cancel_futures=True)  # meanwhile proxies go on


class Device:
    """A guest at a table, over a WebSocket."""

    connection: ClientConnection
    reading: "asyncio.Task[None] | None" = None

    def __init__(self, http: Http, guest: SoakGuest, table: str, rng: random.Random) -> None:
        self.http = http
        self.ledger = http.ledger
        self.guest = guest
        self.table_id = table
        self.rng = rng
        self.language = rng.choice(["", "", "en", "fr"])
        self.changed = asyncio.Event()
        self.seq = 0
        self.chat = 0
        self.view: Json = {}
        self.question: Json | None = None
        self.outcome: Json | None = None
        self.table: Json = {}
        self.you: Json = {}
        self.unanswered: list[Sent] = []
        self.done: list[Sent] = []

    # ---- the connection ---------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        """Connect, say hello, and be told everything that was missed."""
        url = f"ws://127.0.0.1:{self.http.port}/api/tables/{self.table_id}/socket"
        try:
            self.connection = await connect(
                url,
                additional_headers=self.guest.headers,
                compression=None,
                ping_interval=None,
                max_size=None,
                create_connection=DroppableSocket,
            )
        except InvalidStatus as error:
            if error.response.status_code < 500:
                raise ShutOut from error
            raise
        since = self.seq if self.rng.random() < 0.9 else 0
        self.transcript = Transcript(self.table_id, self.guest.id, since)
        self.ledger.transcripts.append(self.transcript)
        self.reading = asyncio.create_task(self.read(self.connection, self.transcript))
        hello = {"type": "hello", "id": "hello", "since": since, "chat": self.chat, "language": self.language}
        self.table = {}
        await self.connection.send(json.dumps(hello))
        await self.until(lambda: bool(self.table))

    async def disconnect(self) -> None:
        if self.reading:
            with suppress(*BROKEN):
                await self.connection.close()
            await self.reading
            self.reading = None

    async def read(self, connection: ClientConnection, transcript: Transcript) -> None:
        with suppress(*BROKEN):
            async for text in connection:
                message = msgspec.json.decode(text)
                transcript.heard.append(HeardMessage(time.monotonic(), message))
                self.hear(message)
                self.changed.set()
        self.changed.set()

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not holds():
                self.changed.clear()
                await self.changed.wait()
                if not holds() and (self.reading is None or self.reading.done()):
                    raise ConnectionError

    # ---- what it is told --------------------------------------------------------------------------------------------

    def hear(self, message: Json) -> None:
        kind = message["type"]
        if kind == "table":
            self.table, self.you = message["table"], message["you"]
        elif kind == "game":
            self.seq, self.view, self.question = message["seq"], message["view"], message["question"]
            self.outcome = message["outcome"]
        elif kind == "update":
            self.seq = message["seq"]
            self.view = self.view | message["view"]
            self.question = message.get("question", self.question)
            self.outcome = message.get("outcome", self.outcome)
        elif kind == "chat":
            self.chat = max([self.chat, *(said["number"] for said in message["said"])])
        elif kind == "said":
            self.chat = message["number"]
        elif message["id"] != "hello":
            self.ledger.note_reply(message)

    @property
    def is_over(self) -> bool:
        """The game has ended, and the device knows how."""
        status = self.table.get("status")
        return status == "ended" or (status == "over" and self.outcome is not None)

    @property
    def is_asked(self) -> bool:
        return self.question is not None and self.view["seat"] in self.view["waiting"]

    # ---- what it asks for -------------------------------------------------------------------------------------------

    def new_command(self, kind: str, **fields: object) -> Sent:
        return self.ledger.new_command(self.table_id, self.guest.id, kind, **fields)

    async def send(self, sent: Sent) -> Json:
        """Send a command and wait for the next reply to it."""
        had = len(sent.replies)
        if sent not in self.unanswered and not had:
            self.unanswered.append(sent)
        await self.connection.send(json.dumps(sent.command))
        await self.until(lambda: len(sent.replies) > had)
        if sent in self.unanswered:
            self.unanswered.remove(sent)
            self.done.append(sent)
        return sent.replies[-1].message

    async def ask(self, kind: str, **fields: object) -> Json:
        return await self.send(self.new_command(kind, **fields))
