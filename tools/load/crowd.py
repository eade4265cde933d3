"""Sockets that come to a table at once and go at once."""

import asyncio

from load.wire import Wire, connect

CROWD = 100  # sockets


def visit(port: int, table_id: str, token: str) -> tuple[int, None]:
    """A crowd comes, is told the game, and goes; as a request that was answered with status 200."""
    asyncio.run(come_and_go(port, f"/api/tables/{table_id}/socket", {"Authorization": f"Bearer {token}"}))
    return 200, None


async def come_and_go(port: int, path: str, headers: dict[str, str]) -> None:
    visitors = [CrowdMember() for _ in range(CROWD)]
    await asyncio.gather(*(visitor.come(port, path, headers) for visitor in visitors))
    for visitor in visitors:
        visitor.wire.transport.close()


class CrowdMember:
    """One of a crowd."""

    wire: Wire

    async def come(self, port: int, path: str, headers: dict[str, str]) -> None:
        self.told = asyncio.Event()
        self.wire = await connect("127.0.0.1", port, path, headers, self.hear)
        self.wire.send(b'{"type":"hello","id":"h","language":"en"}')
        await self.told.wait()

    def hear(self, wire: Wire, message: bytes) -> None:
        if message.startswith(b'{"type":"game"'):
            self.told.set()
