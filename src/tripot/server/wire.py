"""A WebSocket without waiting.

ASGI sends and receives by awaiting, which takes a task for each message and socket, and every message goes to four.
This protocol is uvicorn's own with two things added: `post` writes at once, all that comes in one turn of the event
loop together, and `on_message` is called with what comes in.  The scope carries it as the extension `tripot.wire`.
"""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TEXT = 0x81


class Wire(WebSocketsSansIOProtocol):
    unsent: list[bytes]
    on_message: Callable[[bytes], None] | None = None
    on_ready: Callable[[], None] | None = None  # after having been slow
    is_slow = False  # does the other side read too slowly to be sent anything more now?

    def handle_connect(self, event: Request) -> None:
        self.unsent = []
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = dict(self.scope.get("extensions") or {})
            self.scope["extensions"] = extensions | {"tripot.wire": self}  # type: ignore[typeddict-item]

    def settle(self) -> None:
        """Forget the handshake: a thousand tables remember four thousand."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope["headers"] = []

    def send_receive_event_to_app(self) -> None:
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.on_message(message)

    def listen(self, on: bool) -> None:
        """Read on, or let the other side wait."""
        if on == self.read_paused and not self.transport.is_closing():
            self.read_paused = not on
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def post(self, message: bytes) -> None:
        """Send a text message with what else is sent now."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (head(len(message)), message)

    def flush(self) -> None:
        frames = b"".join(self.unsent)
        self.unsent.clear()
        if self.handshake_complete and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(frames)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_slow = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_slow = False
        if self.on_ready is not None:
            self.on_ready()


def head(size: int) -> bytes:
    """The head of a server's text frame, which has no mask."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
