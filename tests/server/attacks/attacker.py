"""Raw connections that keep to no rule, each from an address of its own on this machine."""

import itertools
import json
import os
import socket
import struct
import threading
import time
from base64 import b64encode
from pathlib import Path

CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
FIN, MASKED = 0x80, 0x80
CHUNK = 65_536
numbers = itertools.count(2)


def own_address() -> str:
    """One that nobody had before, so that no test uses up another's limits."""
    number = next(numbers)
    return f"127.1.{number // 250}.{number % 250 + 1}"


class Attacker:
    """A connection; `address` is where it comes from."""

    def __init__(self, server, address=None, seconds=20):
        self.server = server
        self.address = address or own_address()
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)  # so that what is not read is soon too much
        self.socket.settimeout(seconds)
        self.socket.bind((self.address, 0))
        self.socket.connect(("127.0.0.1", server.port))
        self.received = b""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Is it still possible?"""
        try:
            self.socket.sendall(data)
        except (ConnectionError, TimeoutError):
            return False
        return True

    def flood(self, data: bytes, most: int, stop: threading.Event | None = None) -> int:
        """Send it again and again until so many bytes are sent or the connection ends; how many were sent?"""
        sent = 0
        while sent < most and not (stop and stop.is_set()) and self.send(data):
            sent += len(data)
        return sent

    def read(self, until: bytes) -> bytes:
        """All that comes, up to these bytes at least."""
        while until not in self.received:
            data = self.socket.recv(CHUNK)
            assert data, self.received[-200:]
            self.received += data
        return self.received

    def rest(self) -> bytes:
        """All that comes until the connection ends.  TimeoutError if it does not."""
        try:
            while data := self.socket.recv(CHUNK):
                self.received += data
        except ConnectionError:
            pass
        return self.received

    # ---- HTTP -------------------------------------------------------------------------------------------------------

    def answer(self):
        """Status and error of the last answer before the connection ended."""
        head, _, body = self.rest().rpartition(b"\r\n\r\n")
        status = int(head.rpartition(b"HTTP/1.1 ")[2][:3])
        return status, json.loads(body)["error"] if body else None

    # ---- WebSockets -------------------------------------------------------------------------------------------------

    def upgrade(self, path="/api/lobby/socket", token=None, headers=b""):
        key = b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"Authorization: Bearer {token}"] if token else []
        return self.send("\r\n".join([*lines, ""]).encode() + headers + b"\r\n")

    def open(self, path="/api/lobby/socket", token=None):
        assert self.upgrade(path, token)
        head, _, self.received = self.read(b"\r\n\r\n").partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        return self

    def say(self, **command):
        return self.send(frame(TEXT, json.dumps(command).encode()))

    def frames(self):
        """Kind and payload of all frames until the connection ends."""
        data, found = self.rest(), []
        while len(data) >= 2:
            length, start = data[1], 2
            if length == 126:
                length, start = struct.unpack("!H", data[2:4])[0], 4
            elif length == 127:
                length, start = struct.unpack("!Q", data[2:10])[0], 10
            found.append((data[0] & 15, data[start : start + length]))
            data = data[start + length :]
        return found

    def goodbye(self):
        """The code and the reason with which the server closes."""
        kind, payload = self.frames()[-1]
        assert kind == CLOSE, kind
        return struct.unpack("!H", payload[:2])[0], payload[2:].decode()


def frame(kind: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """With a mask of zeros, which is a mask."""
    size = len(payload)
    length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + struct.pack("!H", size)
    return bytes([(FIN if fin else 0) | kind]) + length + bytes(4) + payload


def memory(server) -> int:
    """Bytes of the server's process that are in memory."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def wait_until(holds) -> None:
    for _ in range(2000):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError
