"""The house as a node among others: its lease, the tables it loses and takes over, what others have changed."""

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from typing import TYPE_CHECKING

from tripot.core.errors import TripotError
from tripot.server.errors import Elsewhere, NotFound, NotRead, NotStored, OtherSecret, TakenOver
from tripot.server.monitoring.logs import add_to_every_line
from tripot.server.monitoring.metrics import LAPSES, LOST_ROOMS, NODE_INFO, NODES, TAKEN_ROOMS
from tripot.server.nodes.handshake import fingerprint, nodes_key
from tripot.server.nodes.leasing import BEAT, ServerNode, Tenure, heir_of, lost_tables, sweeper_of
from tripot.server.nodes.link import Stream
from tripot.server.nodes.peers import Peers
from tripot.server.nodes.register import Census, NewNode, beat, join, leave, orphans, tidy
from tripot.server.security.keys import new_id
from tripot.server.storage.postgres.storage import PostgresStorage
from tripot.server.storage.tables import public_tables

if TYPE_CHECKING:
    from tripot.server.house.house import House

NEWS = 0.5  # seconds between two looks at what other nodes have changed
MOST_TAKEN = 16  # tables that are taken over at the same time
LOOK = 0.1  # seconds between two looks whether this node may take tables again
LONGEST_SETTLING = 5.0  # seconds that whoever asks for a table waits for that
log = logging.getLogger("tripot.node")


class HouseNode:
    def __init__(self, house: "House") -> None:
        self.house = house
        self.id = new_id()
        self.peers = Peers(self.id, nodes_key(house.keyring), self.take_stream)
        self.on_stream: Callable[[Stream], None] = Stream.end  # set by whoever answers other nodes
        self.tenure = Tenure(house.time.monotonic())
        self.nodes: list[ServerNode] = []
        self.taking: dict[str, asyncio.Task[None]] = {}
        self.places = asyncio.Semaphore(MOST_TAKEN)

    @property
    def storage(self) -> PostgresStorage:
        assert isinstance(self.house.storage, PostgresStorage)
        return self.house.storage

    def take_stream(self, stream: Stream) -> None:
        self.on_stream(stream)

    # ---- coming and going -------------------------------------------------------------------------------------------

    async def join(self) -> None:
        config, storage = self.house.config, self.storage
        host, _, port = config.node_address.rpartition(":") if config.node_address else (storage.local_host, "", "0")
        host, taken = await self.peers.listen(host.strip("[]"), int(port))
        address = config.node_address if config.node_address and port != "0" else f"{host}:{taken}"
        name = config.node_name or f"{socket.gethostname()}:{taken}"
        self.row = NewNode(self.id, name, address, version("tripot"), fingerprint(self.house.keyring))
        add_to_every_line(node=name)
        NODE_INFO.info({"node": name, "id": self.id})
        try:
            now = await storage.write(join, self.row, config.grace)
        except OtherSecret as error:
            raise OtherSecret(file=str(config.secret_file), **error.details) from error
        self.house.time.follow(now)
        await self.beat()

    async def leave(self) -> None:
        """Others take the tables at once: all that was begun is stored, and the lease ends."""
        for task in self.taking.values():
            task.cancel()
        await self.storage.write(leave, self.id)
        await self.peers.close()

    # ---- the heartbeat ----------------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """One round of the background task.  That the database does not answer is not worth a line a second."""
        await asyncio.sleep(BEAT)
        try:
            await self.beat()
        except (NotStored, NotRead):
            if self.tenure.is_hopeless(self.house.time.monotonic()):
                for room in list(self.house.rooms.values()):
                    self.house.drop(room)

    async def beat(self) -> None:
        house = self.house
        sent, epochs = house.time.monotonic(), dict(self.storage.epochs)
        census = await self.storage.write(beat, self.row, len(house.rooms), house.limits.open_sockets)
        if self.tenure.renew(sent):
            LAPSES.inc()
            log.warning("the lease had run out")
        self.nodes = census.nodes
        NODES.set(sum(node.lives for node in self.nodes))
        self.peers.meet(node for node in self.nodes if node.id != self.id)
        self.drop_lost(census, epochs)
        await self.take_orphans()

    def drop_lost(self, census: Census, before: dict[str, int]) -> None:
        for table_id in lost_tables(before, census.owned, self.storage.epochs):
            if room := self.house.rooms.get(table_id):
                LOST_ROOMS.inc()
                log.warning("another node has a table now", extra={"table": table_id[:8], "epoch": before[table_id]})
                room.close(TakenOver())

    @property
    def holds_lease(self) -> bool:
        return self.tenure.holds(self.house.time.monotonic())

    @property
    def is_sweeper(self) -> bool:
        return sweeper_of(self.nodes) == self.id

    # ---- take-over --------------------------------------------------------------------------------------------------

    @property
    def may_judge(self) -> bool:
        return self.tenure.may_judge(self.house.time.monotonic())

    async def settle(self) -> None:
        """Wait until this node may tell that others are gone; NotRead if that takes long."""
        try:
            async with asyncio.timeout(LONGEST_SETTLING):
                while not self.may_judge:
                    await asyncio.sleep(LOOK)
        except TimeoutError as error:
            raise NotRead from error

    async def take_orphans(self) -> None:
        """Open this node's share of the games whose node is gone; what nobody had in memory waits."""
        if all(node.lives for node in self.nodes) or not self.may_judge:
            return
        living = [node.id for node in self.nodes if node.lives]
        after = ""
        while found := await self.storage.read(orphans, after):
            for table_id in found:
                if heir_of(table_id, living) == self.id and table_id not in self.taking:
                    self.taking[table_id] = asyncio.create_task(self.take(table_id))
            after = found[-1]
        if self.is_sweeper and not self.taking:
            await self.storage.write(tidy)

    async def take(self, table_id: str) -> None:
        try:
            async with self.places:
                await self.house.room(table_id)
            TAKEN_ROOMS.inc()
            extra = {"table": table_id[:8], "epoch": self.storage.epochs.get(table_id)}
            log.info("a table was taken over", extra=extra)
        except (Elsewhere, NotFound, NotStored, NotRead):
            pass  # another was faster, or the next heartbeat tries again
        except TripotError as error:
            log.error("a table could not be taken over", exc_info=error, extra={"table": table_id[:8]})
        finally:
            del self.taking[table_id]

    # ---- what others have changed -----------------------------------------------------------------------------------

    async def hear_news(self) -> None:
        """One round of the background task: the lobby follows what is stored, but for the tables of this node."""
        await asyncio.sleep(NEWS)
        with suppress(NotRead):  # then it is read again in a moment
            self.house.lobby.follow(await self.storage.read(public_tables), self.house.rooms)
