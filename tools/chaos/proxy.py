"""TCP proxies that can cut, delay and half-open the connections that go through them.

A cluster has them in a process of their own (`python -m chaos.proxy`), so that what clients do does not slow them.
"""

import asyncio
import os
import sys
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
            self.cut()
            await asyncio.sleep(0.01)

    # ---- to all connections that there are now ----------------------------------------------------------------------

    def cut(self) -> None:
        for through in self.connections:
            through.cut()

    def slow(self, seconds: float) -> None:
        for through in self.connections:
            through.delay = seconds

    def silence(self) -> None:
        """Both ends believe in connections that carry nothing."""
        for through in self.connections:
            through.is_half_open = True


class ProxyProcess:
    """Orders go in, one a line, and each is answered by a line."""

    async def start(self) -> None:
        self.turn = asyncio.Lock()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "chaos.proxy",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,
        )

    async def ask(self, *words: object) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        async with self.turn:
            self.process.stdin.write(f"{' '.join(map(str, words))}\n".encode())
            return (await self.process.stdout.readline()).decode().strip()

    async def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


class RemoteProxy:
    def __init__(self, process: ProxyProcess, target: int) -> None:
        self.process = process
        self.target = target

    async def start(self) -> int:
        self.port = int(await self.process.ask("open", self.target))
        return self.port

    async def cut(self) -> None:
        await self.process.ask("cut", self.port)

    async def slow(self, seconds: float) -> None:
        await self.process.ask("slow", self.port, seconds)

    async def silence(self) -> None:
        await self.process.ask("silence", self.port)


async def obey() -> None:
    """Until there are no more orders."""
    proxies: dict[int, Proxy] = {}
    while line := await asyncio.to_thread(sys.stdin.readline):
        order, port, *more = line.split()
        if order == "open":
            proxy = Proxy(int(port))
            port = str(await proxy.start())
            proxies[int(port)] = proxy
        else:
            getattr(proxies[int(port)], order)(*map(float, more))
        print(port, flush=True)
    for proxy in proxies.values():
        await proxy.close()


if __name__ == "__main__":
    asyncio.run(obey())
