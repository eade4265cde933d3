"""A WebSocket without waiting, and with bounds.

ASGI sends and receives by awaiting, which takes a task for each message and socket, and every message goes to four.
This protocol is uvicorn's own with two things added: `post` writes at once, all that comes in one turn of the event
loop together, and `on_message` is called with what comes in.  The scope carries it as the extension `tripot.websocket`.

What comes in is read in pieces, so that a flood of tiny frames is noticed before it has been parsed.  Every frame
counts, whatever its kind.  While there is a reason not to read, nothing is read, and the client has to wait.
"""

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from tripot.server.bounds import LINGER, MOST_FRAGMENTS, SEND_TIMEOUT
from tripot.server.errors import BadMessage, TooMany
from tripot.server.limits import Bucket
from tripot.server.metrics import REFUSED
from tripot.server.network.connections import Connections
from tripot.server.network.http_protocol import refusal

TEXT = 0x81
PIECE = 1024  # bytes that are parsed at once


class Hold:
    """Why nothing is read now; bits of a number."""

    HANDSHAKE = 1  # it is not answered yet
    PENDING = 2  # the room has enough to do
    RATE = 4  # there was too much in too short a time
    SLOW = 8  # the client does not read what it is sent


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, all_connections: Connections, **more: Any) -> None:
        super().__init__(**more)
        self.all_connections = all_connections
        self.on_message: Callable[[bytes], None] | None = None  # none: nothing is expected
        self.on_ready: Callable[[], None] | None = None  # after having been slow
        self.buckets: tuple[Bucket, ...] = ()  # from which every frame is taken
        self.holds = 0
        self.unread = b""  # what had come when a hold began
        self.unsent: list[bytes] = []
        self.is_slow = False  # does the other side read too slowly to be sent anything more now?
        self.stalled: TimerHandle | None = None  # runs while it does

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_connections.leave(self.transport)
        if self.stalled:
            self.stalled.cancel()
        super().connection_lost(exc)

    # ---- the handshake ----------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        self.hold(Hold.HANDSHAKE)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = dict(self.scope.get("extensions") or {})
            self.scope["extensions"] = extensions | {"tripot.websocket": self}  # type: ignore[typeddict-item]

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
        self.conn.receive_data(piece)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self.conn.handshake_exc is not None:
            self.refuse_handshake()
        elif self.has_budget(1 + len(self.conn.events)):
            self.handle_events()
        else:
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")

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
        if self.on_message is None:
            self.fail(CloseCode.POLICY_VIOLATION, "nothing is expected here")
        elif not self.close_sent:
            self.on_message(message)

    # ---- what goes out ----------------------------------------------------------------------------------------------

    def post(self, message: bytes) -> None:
        """Send a text message with what else is sent now."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (head(len(message)), message)

    def flush(self) -> None:
        frames = b"".join(self.unsent)
        self.unsent.clear()
        is_over = self.disconnected or self.close_sent or self.transport.is_closing()
        if frames and self.handshake_complete and not is_over:
            self.transport.write(frames)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_slow = True
        self.hold(Hold.SLOW)
        self.stalled = self.loop.call_later(SEND_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_slow = False
        if self.stalled:
            self.stalled.cancel()
        self.release(Hold.SLOW)
        if self.on_ready is not None:
            self.on_ready()

    # ---- the end ----------------------------------------------------------------------------------------------------

    def fail(self, code: CloseCode, reason: str) -> None:
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


def head(size: int) -> bytes:
    """The head of a server's text frame, which has no mask."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
