"""A socket that is made of messages between a page and its worker: always quick, and never too much."""

import asyncio
from collections.abc import Callable

from starlette.types import Message

from tripot.server.security.rate_limits import Bucket


class Channel:
    """A `Link`; its ends tell each other everything by `send` and `hear`."""

    def __init__(self, send: Callable[[str], None], close: Callable[[int], None]) -> None:
        self.loop = asyncio.get_running_loop()
        self.on_message: Callable[[bytes], None] | None = None
        self.on_ready: Callable[[], None] | None = None
        self.is_behind = False
        self.holds = 0
        self.buckets: tuple[Bucket, ...] = ()
        self.send = send
        self.close = close
        self.events: asyncio.Queue[Message] = asyncio.Queue()
        self.events.put_nowait({"type": "websocket.connect"})
        self.is_over = False

    def begin(self) -> None: ...

    def post(self, message: bytes) -> bool:
        if not self.is_over:
            self.send(message.decode())
        return not self.is_over

    def hear(self, message: str) -> None:
        if self.on_message is not None and not self.is_over:
            self.on_message(message.encode())

    def hold(self, reason: int) -> None:
        """The page sends no more than a person clicks."""

    def release(self, reason: int) -> None:
        """As `hold`."""

    def fail(self, code: int, reason: str) -> None:
        self.leave(code)

    def end(self) -> None:
        self.leave(1012)  # come back in a moment

    def leave(self, code: int = 1000) -> None:
        """Either side has ended it."""
        if not self.is_over:
            self.is_over = True
            self.events.put_nowait({"type": "websocket.disconnect", "code": code})
            self.close(code)
