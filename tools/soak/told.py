"""What a recorded server sent to its clients, and when: messages of WebSockets and answers to HTTP requests."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from soak import recording
from soak.recording import DiskWrite

SWITCHED = b" 101 "
TEXT = 1


class Message(NamedTuple):
    at: int  # the position in the recording at which its last byte was sent
    connection: int
    content: Any  # a message of a table, or the body of an answer over HTTP


class Connection:
    """Takes apart what is sent on one connection."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.buffer = b""
        self.is_socket = False

    def feed(self, data: bytes) -> Iterator[Any]:
        self.buffer += data
        while True:
            found = self.frame() if self.is_socket else self.answer()
            if found is None:
                return
            if found:
                yield json.loads(found)

    def answer(self) -> bytes | None:
        """The JSON body of an HTTP answer, empty if it has none; none if it is not complete."""
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return None
        first, _, lines = head.partition(b"\r\n")
        headers = dict(line.lower().split(b": ", 1) for line in lines.split(b"\r\n") if b": " in line)
        length = int(headers.get(b"content-length", b"0"))
        if len(rest) < length:
            return None
        self.is_socket = SWITCHED in first
        self.buffer = rest[length:]
        return rest[:length] if headers.get(b"content-type", b"").startswith(b"application/json") else b""

    def frame(self) -> bytes | None:
        """The text of a WebSocket frame, empty for other frames; none if it is not complete."""
        if len(self.buffer) < 2:
            return None
        length, start = self.buffer[1] & 0x7F, 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(self.buffer[2:start], "big")
        if len(self.buffer) < start + length:
            return None
        kind, text = self.buffer[0] & 0x0F, self.buffer[start : start + length]
        self.buffer = self.buffer[start + length :]
        return text if kind == TEXT else b""


def messages(records: list[DiskWrite]) -> Iterator[Message]:
    connections: dict[int, Connection] = {}
    sending: dict[int, bytes] = {}
    accepted = 0
    for at, record in enumerate(records):
        if record.kind == recording.ACCEPTED:
            accepted += 1
            connections[record.number] = Connection(accepted)
        elif record.kind == recording.SENDING:
            sending[record.number] = record.data
        elif record.kind == recording.SENT:
            connection = connections[record.number]
            for content in connection.feed(sending.pop(record.number)[: record.offset]):
                yield Message(at - 1, connection.number, content)
