"""HTTP as uvicorn speaks it, with bounds on what a stranger can send and on how long it may take.

A request is a head and a body.  Each has a size and a time; whoever exceeds them is told so and loses the connection.
A connection on which nothing is asked, or whose answer is not read, ends too.
"""

from asyncio import TimerHandle, Transport
from http import HTTPStatus
from typing import Any

import httptools
import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tripot.server.bounds import (
    BODY_TIMEOUT,
    HEAD_TIMEOUT,
    LARGEST_HEAD,
    LARGEST_REQUEST,
    LINGER,
    LONGEST_HEADER,
    LONGEST_TARGET,
    MOST_CHUNKS,
    MOST_HEADERS,
    MOST_PIPELINED,
    SEND_TIMEOUT,
)
from tripot.server.errors import (
    BadMessage,
    HeadTooLarge,
    Refused,
    TargetTooLong,
    TooLarge,
    TooMany,
    TooSlow,
    details_of,
)
from tripot.server.monitoring.metrics import REFUSED
from tripot.server.network.connections import Connections
from tripot.server.protocol.bodies import HttpFailure
from tripot.text import LANGUAGES, Speaker


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, all_connections: Connections, **more: Any) -> None:
        super().__init__(**more)
        self.all_connections = all_connections
        self.in_head = True  # or in a body
        self.bytes_read = 0  # of the head or the body
        self.header_bytes = 0
        self.header_lines = 0
        self.chunks = 0
        self.problem: Refused | None = None  # why the parser was stopped
        self.is_refused = False
        self.answering: RequestResponseCycle | None = None  # the request that the application has now
        self.deadline: TimerHandle | None = None  # for the client's next step
        self.stalled: TimerHandle | None = None  # runs while the client does not read

    # ---- the connection ---------------------------------------------------------------------------------------------

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        if self.all_connections.admit(transport, self.client[0] if self.client else ""):
            self.expect_within(HEAD_TIMEOUT)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_connections.leave(self.transport)
        self.expect_nothing()
        self.resume_writing()
        self.end_answer()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(SEND_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled:
            self.stalled.cancel()
            self.stalled = None

    def expect_within(self, seconds: float) -> None:
        """The client has so long for its next step."""
        self.expect_nothing()
        self.deadline = self.loop.call_later(seconds, self.time_out)

    def expect_nothing(self) -> None:
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def time_out(self) -> None:
        self.deadline = None
        if self.in_head and not self.bytes_read:
            self.close()
        else:
            self.refuse(TooSlow())

    def timeout_keep_alive_handler(self) -> None:
        self.close()

    def close(self) -> None:
        """When what was written has been sent, but soon."""
        self.transport.close()
        self.expect_nothing()
        self.deadline = self.loop.call_later(LINGER, self.transport.abort)

    # ---- what comes in ----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.is_refused:
            return
        if self.in_head and self.deadline is None:
            self.expect_within(HEAD_TIMEOUT)
        self.bytes_read += len(data)
        try:
            self.parser.feed_data(data)
            self.check_size()
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self.refuse(self.problem or BadMessage(found="HTTP"))
        except Refused as problem:
            self.refuse(problem)

    def check_size(self) -> None:
        """Of a head or body that goes on; how large the heads were that came whole is checked as they come."""
        if self.in_head and self.bytes_read > LARGEST_HEAD:
            raise head_too_large()
        if self.bytes_read > LARGEST_REQUEST:
            raise TooLarge(largest=LARGEST_REQUEST)

    def stop(self, problem: Refused) -> None:
        """Stop the parser, which knows no errors but its own."""
        self.problem = problem
        raise problem

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.header_bytes = self.header_lines = self.chunks = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_TARGET:
            self.stop(TargetTooLong(longest=LONGEST_TARGET))

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value)
        self.header_bytes += size
        self.header_lines += 1
        if size > LONGEST_HEADER or self.header_bytes > LARGEST_HEAD or self.header_lines > MOST_HEADERS:
            self.stop(head_too_large())
        if self.in_head:  # and not behind a body: that would change the head after it was judged
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.bytes_read = 0
        self.all_connections.speak(self.transport)
        self.expect_within(BODY_TIMEOUT)
        if len(self.pipeline) >= MOST_PIPELINED:
            self.stop(TooMany())
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            self.stop(TooLarge(largest=LARGEST_REQUEST))

    def on_message_complete(self) -> None:
        self.in_head = True
        self.bytes_read = 0
        self.expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.expect_nothing()
        if self.cycle is None or self.cycle.response_complete:
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # it knows this protocol, and both would stay
        else:
            self.transport.abort()

    # ---- what goes out ----------------------------------------------------------------------------------------------

    @property
    def may_answer(self) -> bool:
        """Has everything else been answered, and the present request not?"""
        if self.pipeline or self.transport.is_closing():
            return False
        if self.cycle is None:
            return True
        return self.cycle.response_complete if self.in_head else not self.cycle.response_started

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def end_answer(self) -> None:
        """Let the application know that nobody hears it any more; uvicorn tells only the last of several requests."""
        if self.answering:
            self.answering.disconnected = True
            self.answering.message_event.set()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.close()
        elif not self.pipeline:
            self.all_connections.fall_silent(self.transport)

    def refuse(self, error: Refused) -> None:
        """Say why, if nothing else is being said, and end the connection; what still comes is not read.

        If the connection were closed at once, what comes would make the system forget what was said.
        """
        REFUSED.labels(error.code).inc()
        self.is_refused = True
        if not self.may_answer:
            self.transport.abort()
            return
        self.end_answer()
        self.transport.write(refusal(error))
        self.transport.write_eof()
        self.flow.resume_reading()
        self.expect_nothing()
        self.deadline = self.loop.call_later(LINGER, self.transport.abort)


def head_too_large() -> HeadTooLarge:
    return HeadTooLarge(largest=LARGEST_HEAD, lines=MOST_HEADERS, longest=LONGEST_HEADER)


def refusal(error: Refused) -> bytes:
    """An answer that needs no application."""
    body = msgspec.json.encode(HttpFailure(error.code, Speaker(LANGUAGES[0]).error(error), details_of(error)))
    head = [
        f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body
