"""A WebSocket client with as little between it and the wire as possible, so that the load is the server's."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = b"\0\0\0\0"  # a mask of zeros is a mask


class Wire(asyncio.Protocol):
    """`heard` is called with every text message."""

    def __init__(self, path: str, host: str, headers: dict[str, str], heard: "Callable[[Wire, bytes], None]") -> None:
        self.path, self.host, self.headers, self.heard = path, host, headers, heard
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False

    def connection_made(self, transport) -> None:  # uvloop's transport is no subclass of asyncio's
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(self.buffer).decode()))
                self.transport.close()
                return
            del self.buffer[: end + 4]
            self.is_open = True
            self.open.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            kind, payload = buffer[at], bytes(buffer[start : start + length])
            at = start + length
            if kind == TEXT:
                self.heard(self, payload)
            elif kind == PING:
                self.send(payload, PONG)
            elif kind == CLOSE:
                self.transport.close()
        del buffer[:at]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        size = len(payload)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + payload)


async def connect(
    host: str, port: int, path: str, headers: dict[str, str], heard: Callable[[Wire, bytes], None]
) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, f"{host}:{port}", headers, heard), host, port)
    await wire.open
    return wire
