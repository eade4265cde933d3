"""The connection between two nodes, with a stream for everything that goes on between them."""

import asyncio
from collections.abc import Callable
from typing import cast

from tripot.server.bounds import HANDSHAKE_TIMEOUT, LARGEST_PASSED, MOST_STREAMS, SEND_TIMEOUT
from tripot.server.nodes.frames import END, HEAD, MORE, NO_STREAM, PIECE, PING, frames
from tripot.server.nodes.handshake import (
    INTRODUCTION,
    PROOF,
    BadHandshake,
    check_proof,
    introduced,
    introduction,
    proof,
)

PING_EVERY = 1.0  # seconds
SILENCE = 3  # pings without a word in between, after which the other node counts as gone


class Stream:
    """One of many conversations over a link."""

    def __init__(self, link: "NodeLink", number: int) -> None:
        self.link = link
        self.number = number
        self.parts: list[bytes] = []  # of a message that goes on
        self.size = 0
        self.on_frame: Callable[[int, bytes], None] = lambda kind, payload: None
        self.on_lost: Callable[[], None] = lambda: None  # the other side has ended it, or is gone
        self.on_ready: Callable[[], None] = lambda: None  # after having been slow

    @property
    def is_slow(self) -> bool:
        """Does the other node read too slowly to be sent more?"""
        return self.link.is_slow

    def send(self, kind: int, payload: bytes = b"") -> None:
        self.link.send(kind, self.number, payload)

    def end(self) -> None:
        if self.link.streams.pop(self.number, None):
            self.send(END)

    def hear(self, kind: int, payload: bytes) -> None:
        """One frame; whatever is made of several is put together."""
        self.size += len(payload)
        if self.size > LARGEST_PASSED:
            self.link.abort()
        elif kind & MORE:
            self.parts.append(payload)
        else:
            whole = b"".join([*self.parts, payload]) if self.parts else payload
            self.parts, self.size = [], 0
            self.on_frame(kind, whole)


class NodeLink(asyncio.Protocol):
    """`peer` is known from the start by whoever dials; whoever accepts learns it."""

    transport: asyncio.Transport

    def __init__(
        self,
        me: str,
        key: bytes,
        peer: str,
        on_open: Callable[["NodeLink"], None],
        on_lost: Callable[["NodeLink"], None],
        on_stream: Callable[[Stream], None],
    ) -> None:
        self.me, self.key, self.peer = me, key, peer
        self.on_open, self.on_lost, self.on_stream = on_open, on_lost, on_stream
        self.dials = bool(peer)
        self.mine = introduction(me)
        self.theirs = b""
        self.is_open = False
        self.is_slow = False
        self.unread = bytearray()
        self.unsent: list[bytes] = []
        self.streams: dict[int, Stream] = {}
        self.number = 1 if self.dials else 2  # of the next stream, so that both sides can begin some
        self.silence = 0  # pings since the other node said something
        self.stalled: asyncio.TimerHandle | None = None
        self.ticking: asyncio.TimerHandle | None = None

    # ---- the connection ---------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.loop = asyncio.get_running_loop()
        self.ticking = self.loop.call_later(HANDSHAKE_TIMEOUT, self.abort)
        if self.dials:
            transport.write(self.mine)  # type: ignore[attr-defined]

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        for timer in (self.stalled, self.ticking):
            if timer:
                timer.cancel()
        self.on_lost(self)
        streams, self.streams = self.streams, {}
        for stream in streams.values():
            stream.on_lost()

    def abort(self) -> None:
        self.transport.abort()

    def tick(self) -> None:
        """Say that we live, and see whether the other node does."""
        if self.silence >= SILENCE:
            self.abort()
            return
        self.silence += 1  # counted, since time also passes while this node stands still
        self.send(PING, NO_STREAM)
        self.ticking = self.loop.call_later(PING_EVERY, self.tick)

    # ---- the handshake ----------------------------------------------------------------------------------------------

    def shake_hands(self) -> None:
        """As far as it gets with what has come."""
        unread = self.unread
        if not self.theirs and len(unread) >= INTRODUCTION:
            self.theirs = bytes(unread[:INTRODUCTION])
            claimed = introduced(self.theirs)
            if self.dials and claimed != self.peer:
                raise BadHandshake
            self.peer = claimed
            del unread[:INTRODUCTION]
            if not self.dials:
                self.transport.write(self.mine + proof(self.key, b"acceptor", self.theirs, self.mine))
        if self.theirs and len(unread) >= PROOF:
            both = (self.mine, self.theirs) if self.dials else (self.theirs, self.mine)
            check_proof(bytes(unread[:PROOF]), self.key, b"acceptor" if self.dials else b"dialler", *both)
            del unread[:PROOF]
            if self.dials:
                self.transport.write(proof(self.key, b"dialler", *both))
            self.begin()

    def begin(self) -> None:
        self.is_open = True
        if self.ticking:
            self.ticking.cancel()
        self.on_open(self)
        self.tick()

    # ---- what comes in ----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.silence = 0
        self.unread += data
        try:
            if not self.is_open:
                self.shake_hands()
            if self.is_open:
                self.read()
        except BadHandshake:
            self.abort()

    def read(self) -> None:
        unread, start = self.unread, 0
        while len(unread) - start >= HEAD.size:
            size, kind, number = HEAD.unpack_from(unread, start)
            if size > PIECE:
                self.abort()
                return
            end = start + HEAD.size + size
            if len(unread) < end:
                break
            self.hear(kind, number, bytes(unread[start + HEAD.size : end]))
            start = end
        del unread[:start]

    def hear(self, kind: int, number: int, payload: bytes) -> None:
        if number == NO_STREAM:
            return
        stream = self.streams.get(number)
        if kind == END:
            if stream:
                del self.streams[number]
                stream.on_lost()
            return
        if stream is None:
            if number % 2 == self.number % 2:
                return  # one of ours that has ended
            if len(self.streams) >= MOST_STREAMS:
                self.send(END, number)
                return
            stream = self.streams[number] = Stream(self, number)
            self.on_stream(stream)
        stream.hear(kind, payload)

    # ---- what goes out ----------------------------------------------------------------------------------------------

    def open_stream(self) -> Stream:
        stream = self.streams[self.number] = Stream(self, self.number)
        self.number = (self.number + 2) % 0xFFFF_FFFE
        return stream

    def send(self, kind: int, number: int, payload: bytes = b"") -> None:
        """With what else is sent in this turn of the event loop."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.extend(frames(kind, number, payload))

    def flush(self) -> None:
        unsent, self.unsent = self.unsent, []
        if not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def pause_writing(self) -> None:
        self.is_slow = True
        self.stalled = self.loop.call_later(SEND_TIMEOUT, self.abort)

    def resume_writing(self) -> None:
        self.is_slow = False
        if self.stalled:
            self.stalled.cancel()
        for stream in list(self.streams.values()):
            stream.on_ready()
