"""What can go wrong, one at a time: each fault ends by itself, and what it has ended is started again."""

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable

from chaos.cluster import ChaosNode, Cluster
from chaos.proxy import RemoteProxy
from soak.client import DroppableSocket
from tripot.server.nodes.leasing import LEASE

WATCHED = 20.0  # seconds in which tables have to be taken over


class Faults:
    def __init__(self, cluster: Cluster, rng: random.Random) -> None:
        self.cluster = cluster
        self.rng = rng
        self.take_overs: list[float] = []  # seconds from a kill until another node has the table

    @property
    def node(self) -> ChaosNode:
        return self.rng.choice(self.cluster.nodes)

    # ---- processes --------------------------------------------------------------------------------------------------

    async def kill(self) -> None:
        """`kill -9`; another node has each of its games soon."""
        node = self.node
        owned = await self.cluster.owned_by(node)
        began = time.monotonic()
        node.send(signal.SIGKILL)
        await node.ended()
        await self.watch(owned, began)
        await node.keep_alive()

    async def watch(self, owned: dict[str, str], began: float) -> None:
        left = set(owned)
        while left and time.monotonic() - began < WATCHED:
            statement = "SELECT id FROM tables WHERE owner = ANY(%s) AND id = ANY(%s) AND status = 'playing'"
            still = await asyncio.to_thread(self.cluster.query, statement, [*set(owned.values())], [*left])
            found = {row[0] for row in still}
            self.take_overs += [time.monotonic() - began] * len(left - found)
            left = found
            await asyncio.sleep(0.02)
        self.take_overs += [time.monotonic() - began] * len(left)

    async def kill_and_start(self) -> None:
        """It is back before its lease has run out, under another id."""
        node = self.node
        node.send(signal.SIGKILL)
        await node.ended()
        await node.keep_alive()

    async def stand_still(self) -> None:
        """SIGSTOP past the lease, and SIGCONT: it believes that it has its tables."""
        node = self.node
        node.send(signal.SIGSTOP)
        await asyncio.sleep(LEASE + self.rng.uniform(0.2, 3.0))
        node.send(signal.SIGCONT)
        await node.keep_alive()

    async def stand_still_shortly(self) -> None:
        node = self.node
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.2, LEASE - 0.5))
        node.send(signal.SIGCONT)

    async def restart(self) -> None:
        """SIGTERM: it hands its tables over."""
        node = self.node
        node.send(signal.SIGTERM)
        await node.ended()
        await node.keep_alive()

    async def restart_all(self) -> None:
        """One node after the other, as for an upgrade."""
        for node in self.cluster.nodes:
            node.send(signal.SIGTERM)
            await node.ended()
            await node.keep_alive()

    # ---- PostgreSQL -------------------------------------------------------------------------------------------------

    async def restart_postgres(self) -> None:
        await self.end_postgres("fast")

    async def kill_postgres(self) -> None:
        await self.end_postgres("immediate")

    async def end_postgres(self, mode: str) -> None:
        await asyncio.to_thread(self.cluster.postgres.stop, mode)
        await asyncio.sleep(self.rng.choice([0.0, 0.5, 4.0]))
        await asyncio.to_thread(self.cluster.postgres.start)
        await self.all_ready()

    async def jump_database(self) -> None:
        """The clock by which leases are compared is set."""
        seconds = self.rng.uniform(-5.0, 5.0)
        await asyncio.to_thread(
            self.cluster.query,
            "CREATE OR REPLACE FUNCTION database_time() RETURNS DOUBLE PRECISION LANGUAGE SQL VOLATILE AS "
            f"'SELECT CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION) + {seconds}'",
        )
        await asyncio.sleep(LEASE)

    # ---- connections ------------------------------------------------------------------------------------------------

    @property
    def between(self) -> RemoteProxy:
        """A node and the others, or PostgreSQL."""
        node = self.node
        return self.rng.choice([node.to_node, node.to_postgres])

    async def cut(self) -> None:
        await self.between.cut()

    async def delay(self) -> None:
        slowed = self.between
        await slowed.slow(self.rng.choice([0.05, 0.3, 1.5]))
        await asyncio.sleep(self.rng.uniform(1.0, 4.0))
        await slowed.slow(0.0)

    async def half_open(self) -> None:
        """Both ends believe in connections that carry nothing."""
        await self.between.silence()
        await asyncio.sleep(LEASE)
        await self.all_ready()

    async def drop_clients(self) -> None:
        for connection in list(DroppableSocket.opened):
            if self.rng.random() < 0.3 and hasattr(connection, "transport"):
                connection.transport.abort()

    async def jump_node(self) -> None:
        """The wall clock of a node is set by an hour."""
        self.node.send(signal.SIGUSR1)

    async def all_ready(self) -> None:
        for node in self.cluster.nodes:
            await node.keep_alive()


Fault = Callable[[Faults], Awaitable[None]]
KINDS: dict[str, tuple[Fault, float]] = {
    "kill -9": (Faults.kill, 5),
    "kill -9 and an immediate start": (Faults.kill_and_start, 2),
    "SIGSTOP past the lease": (Faults.stand_still, 4),
    "SIGSTOP within the lease": (Faults.stand_still_shortly, 2),
    "SIGTERM": (Faults.restart, 2),
    "PostgreSQL restarted": (Faults.restart_postgres, 1),
    "PostgreSQL killed": (Faults.kill_postgres, 2),
    "the database's clock set": (Faults.jump_database, 1),
    "connections cut": (Faults.cut, 3),
    "connections delayed": (Faults.delay, 2),
    "connections half-open": (Faults.half_open, 2),
    "clients cut": (Faults.drop_clients, 1),
    "a node's clock set": (Faults.jump_node, 1),
    "rolling restart": (Faults.restart_all, 0),  # only by itself, for the longest pause
}


def drawn(rng: random.Random, number: int) -> list[str]:
    return rng.choices(list(KINDS), [weight for _, weight in KINDS.values()], k=number)
