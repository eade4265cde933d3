"""A TCP proxy that can cut, delay and half-open the connections that go through it."""

import asyncio
from contextlib import suppress

SIZE = 65_536


class Proxied:
    """One connection, both ways."""

    def __init__(self) -> None:
        self.writers: list[asyncio.StreamWriter] = []
        self.delay = 0.0  # seconds
        self.is_half_open = False  # what comes is read and goes nowhere

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(SIZE):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if not self.is_half_open:
                    writer.write(data)
                    await writer.drain()
        self.cut()

    def cut(self) -> None:
        for writer in self.writers:
            with suppress(OSError, RuntimeError):
                writer.transport.abort()


class Proxy:
    def __init__(self, target: int) -> None:
        self.target = target  # a port of this machine
        self.connections: set[Proxied] = set()

    async def start(self) -> int:
        self.server = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])
        return self.port

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        through = Proxied()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        through.writers = [writer, back]
        self.connections.add(through)
        await asyncio.gather(through.carry(reader, back), through.carry(there, writer))
        self.connections.discard(through)

    async def close(self) -> None:
        self.server.close()
        while self.connections:
            for through in self.connections:
                through.cut()
            await asyncio.sleep(0.01)
