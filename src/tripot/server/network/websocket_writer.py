"""What goes out on a WebSocket, without waiting.

ASGI sends by awaiting, which takes a task for each message and socket, and every message goes to four.  `post` writes
all that comes in one turn of the event loop together.  Whoever reads too slowly is sent nothing more; when they have
read, `on_ready` tells them what they have missed.
"""

from asyncio import TimerHandle
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tripot.server.bounds import SEND_TIMEOUT
from tripot.server.monitoring.metrics import RESYNCS

TEXT = 0x81


class WebSocketWriter(WebSocketsSansIOProtocol):
    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.unsent: list[bytes] = []
        self.is_slow = False  # does the other side read too slowly to be sent anything more now?
        self.is_behind = False  # has it missed something?
        self.on_ready: Callable[[], None] | None = None  # after having missed something
        self.stalled: TimerHandle | None = None  # runs while it is slow

    def post(self, message: bytes) -> bool:
        """Send a text message with what else is sent now.  Is it on its way?"""
        if self.is_behind:
            return False
        if self.is_slow:
            self.is_behind = True
            RESYNCS.inc()
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (head(len(message)), message)
        return True

    def flush(self) -> None:
        frames = b"".join(self.unsent)
        self.unsent.clear()
        is_over = self.disconnected or self.close_sent or self.transport.is_closing()
        if frames and self.handshake_complete and not is_over:
            self.transport.write(frames)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_slow = True
        self.stalled = self.loop.call_later(SEND_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_slow = False
        if self.stalled:
            self.stalled.cancel()
        if self.is_behind and self.on_ready is not None:
            self.on_ready()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.stalled:
            self.stalled.cancel()
        self.is_behind = True
        self.on_ready = None  # its owner knows this protocol, and both would stay
        super().connection_lost(exc)


@lru_cache(2048)
def head(size: int) -> bytes:
    """The head of a server's text frame, which has no mask."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
