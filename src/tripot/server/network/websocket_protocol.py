"""A WebSocket with bounds: what comes in, the handshake and the end.

This protocol is uvicorn's own with two things added: `post` sends without waiting (`websocket_writer`), and
`on_message` is called with what comes in.  The scope carries it as an extension.

What comes in is read in pieces, so that a flood of tiny frames is noticed before it has been parsed.  Every frame
counts, whatever its kind.  While there is a reason not to read, nothing is read, and the client has to wait.
"""

from collections.abc import Callable
from typing import Any

from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]  # in C, if it can be
from websockets.http11 import Request
from websockets.streams import StreamReader

from tripot.server.bounds import LINGER, MOST_FRAGMENTS
from tripot.server.errors import BadMessage, TooMany
from tripot.server.monitoring.metrics import REFUSED
from tripot.server.network.connections import Connections
from tripot.server.network.http_protocol import refusal
from tripot.server.network.link import EXTENSION, Hold
from tripot.server.network.websocket_writer import TEXT, WebSocketWriter
from tripot.server.security.rate_limits import Bucket

PIECE = 1024  # bytes that are parsed at once
MASKED = 0x80
BETWEEN_FRAMES = StreamReader.at_eof.__code__  # what the library's parser does then


class WebSocketProtocol(WebSocketWriter):
    def __init__(self, all_connections: Connections, **more: Any) -> None:
        super().__init__(**more)
        self.all_connections = all_connections
        self.on_message: Callable[[bytes], None] | None = None  # none: nothing is expected
        self.buckets: tuple[Bucket, ...] = ()  # from which every frame is taken
        self.holds = 0
        self.unread = b""  # what had come when a hold began

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_connections.leave(self.transport)
        super().connection_lost(exc)
        self.on_message = None  # its owner knows this protocol, and both would stay
        self.conn.parser.close()  # a generator that knows the connection

    # ---- the handshake ----------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        self.hold(Hold.HANDSHAKE)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = dict(self.scope.get("extensions") or {})
            self.scope["extensions"] = extensions | {EXTENSION: self}  # type: ignore[typeddict-item]

    def begin(self) -> None:
        """Read on after the handshake, and forget it: a thousand tables remember four thousand."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope["headers"] = []
        self.release(Hold.HANDSHAKE)

    def refuse_handshake(self) -> None:
        """uvicorn does nothing if the library cannot read it."""
        self.transport.write(b"".join(self.conn.data_to_send()) or refusal(BadMessage(found="HTTP")))
        self.end()

    # ---- what comes in ----------------------------------------------------------------------------------------------

    def hold(self, reason: int) -> None:
        """Read nothing more until it is released."""
        if not self.holds:
            self.transport.pause_reading()
        self.holds |= reason

    def release(self, reason: int) -> None:
        if self.holds & reason:
            self.holds &= ~reason
            if not self.holds and (unread := self.unread):
                self.unread = b""
                self.read(unread)
            if not self.holds:
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self.holds and not self.close_sent:
            self.unread += data
        else:
            self.read(data)

    def read(self, data: bytes) -> None:
        """Nothing any more after our last word; and send what was said to one piece before the next is read."""
        for start in range(0, len(data), PIECE):
            if start:
                self.flush()
            if self.close_sent or self.transport.is_closing():
                return
            if self.holds:
                self.unread = data[start:]
                return
            self.read_piece(data[start : start + PIECE])

    def read_piece(self, piece: bytes) -> None:
        message = whole_message(piece) if self.is_between_messages else None
        if message is None:
            self.conn.receive_data(piece)
        frames = 1 if message is not None else len(self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self.conn.handshake_exc is not None:
            self.refuse_handshake()
        elif not self.has_budget(1 + frames):
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        elif message is None:
            self.handle_events()
        else:
            self.hear(message)

    @property
    def is_between_messages(self) -> bool:
        """Does the library wait for a message to begin?  Its parser is made of generators within each other."""
        waiting: Any = self.conn.parser
        while waiting.gi_yieldfrom is not None:
            waiting = waiting.gi_yieldfrom
        return waiting.gi_code is BETWEEN_FRAMES and self.conn.current_size is None

    def has_budget(self, frames: int) -> bool:
        try:
            for bucket in self.buckets:
                bucket.take(frames)
        except TooMany:
            return False
        return True

    def handle_ping(self) -> None:
        if not self.close_sent:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

    def send_receive_event_to_app(self) -> None:
        message = b"".join(self.frames)
        self.frames = []
        self.hear(message)

    def hear(self, message: bytes) -> None:
        if self.on_message is None:
            self.fail(CloseCode.POLICY_VIOLATION, "nothing is expected here")
        elif not self.close_sent:
            self.on_message(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.hold(Hold.SLOW)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.release(Hold.SLOW)

    # ---- the end ----------------------------------------------------------------------------------------------------

    def fail(self, code: int, reason: str) -> None:
        """End the connection and say why; what still comes is not read."""
        if not (self.close_sent or self.transport.is_closing()):
            self.flush()
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """The last word, after `conn` has failed.

        If the connection were closed at once, what comes would make the system forget what was said.
        """
        assert self.conn.close_sent is not None
        REFUSED.labels(f"close {self.conn.close_sent.code}").inc()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        self.stop_keepalive()
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.end()

    def end(self) -> None:
        """When what was written has been sent, but soon."""
        self.transport.close()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(LINGER, self.transport.abort)


def whole_message(piece: bytes) -> bytes | None:
    """The message of a piece that is one whole text frame and nothing else, as almost all are."""
    if len(piece) < 6 or piece[0] != TEXT or not piece[1] & MASKED:
        return None
    size, start = piece[1] & 127, 2
    if size == 126:
        size, start = int.from_bytes(piece[2:4], "big"), 4
    if len(piece) != start + 4 + size:
        return None
    return apply_mask(piece[start + 4 :], piece[start : start + 4])
