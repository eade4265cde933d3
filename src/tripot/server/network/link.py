"""What the tables ask of a connection that lasts, whatever carries it: a WebSocket, or the messages of a web worker."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from tripot.server.security.rate_limits import Bucket

EXTENSION = "tripot.websocket"  # under which an ASGI scope carries the link
POLICY_VIOLATION = 1008  # as RFC 6455 numbers the reasons for an end


class Hold:
    """Why nothing is read now; bits of a number."""

    HANDSHAKE = 1  # it is not answered yet
    PENDING = 2  # the room has enough to do
    RATE = 4  # there was too much in too short a time
    SLOW = 8  # the client does not read what it is sent


class Link(Protocol):
    loop: asyncio.AbstractEventLoop
    on_message: Callable[[bytes], None] | None  # none: nothing is expected
    on_ready: Callable[[], None] | None  # after having missed something
    is_behind: bool  # has the other side missed something?
    holds: int
    buckets: tuple[Bucket, ...]  # from which every message is taken

    def post(self, message: bytes) -> bool:
        """Send a message without waiting.  Is it on its way?"""

    def begin(self) -> None:
        """Read on after the handshake."""

    def hold(self, reason: int) -> None:
        """Read nothing more until it is released."""

    def release(self, reason: int) -> None: ...

    def fail(self, code: int, reason: str) -> None:
        """End it and say why; what still comes is not read."""

    def end(self) -> None: ...
