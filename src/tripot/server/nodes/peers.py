"""All connections of a node to others: one for each pair, which the one with the smaller id dials."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from tripot.server.bounds import HANDSHAKE_TIMEOUT, MOST_HANDSHAKES
from tripot.server.errors import NodeUnreachable
from tripot.server.nodes.frames import REQUEST, RESPONSE
from tripot.server.nodes.leasing import ServerNode
from tripot.server.nodes.link import NodeLink, Stream

REDIAL = 0.2  # seconds
log = logging.getLogger("tripot.nodes")


class LinkLost(Exception):
    """The connection was lost before the answer came: it may have been done, or not."""


class Peers:
    def __init__(self, me: str, key: bytes, on_stream: Callable[[Stream], None]) -> None:
        self.me = me
        self.key = key
        self.on_stream = on_stream
        self.open: dict[str, NodeLink] = {}  # by the node at the other end
        self.strangers: set[NodeLink] = set()  # who have not proved anything yet
        self.dialling: dict[str, asyncio.Task[None]] = {}
        self.changed = asyncio.Event()
        self.server: asyncio.Server | None = None

    async def listen(self, host: str, port: int) -> tuple[str, int]:
        self.server = await asyncio.get_running_loop().create_server(self.accepted, host, port)
        address = self.server.sockets[0].getsockname()
        return str(address[0]), int(address[1])

    def accepted(self) -> NodeLink:
        if len(self.strangers) >= MOST_HANDSHAKES:
            self.strangers.pop().abort()
        link = self.new_link("")
        self.strangers.add(link)
        return link

    def new_link(self, peer: str) -> NodeLink:
        return NodeLink(self.me, self.key, peer, self.note_open, self.note_lost, self.on_stream)

    def note_open(self, link: NodeLink) -> None:
        self.strangers.discard(link)
        former = self.open.get(link.peer)
        self.open[link.peer] = link
        if former:
            former.abort()
        self.changed.set()

    def note_lost(self, link: NodeLink) -> None:
        self.strangers.discard(link)
        if self.open.get(link.peer) is link:
            del self.open[link.peer]

    # ---- dialling ---------------------------------------------------------------------------------------------------

    def meet(self, nodes: Iterable[ServerNode]) -> None:
        """Connect to those that live and are ours to dial, and to nobody else any more."""
        living = {node.id: node for node in nodes if node.lives}
        for node_id in [node_id for node_id in self.dialling if node_id not in living]:
            self.dialling.pop(node_id).cancel()
        for node_id, node in living.items():
            if self.me < node_id and node_id not in self.dialling:
                self.dialling[node_id] = asyncio.create_task(self.keep_dialling(node))

    async def keep_dialling(self, node: ServerNode) -> None:
        host, _, port = node.address.rpartition(":")
        loop = asyncio.get_running_loop()
        while True:
            if node.id not in self.open:
                with suppress(OSError, TimeoutError):
                    async with asyncio.timeout(HANDSHAKE_TIMEOUT):
                        await loop.create_connection(partial(self.new_link, node.id), host.strip("[]"), int(port))
            await asyncio.sleep(REDIAL)

    async def close(self) -> None:
        for task in self.dialling.values():
            task.cancel()
        if self.server:
            self.server.close()
        for link in [*self.open.values(), *self.strangers]:
            link.flush()
            link.transport.close()

    # ---- asking -----------------------------------------------------------------------------------------------------

    async def reach(self, node_id: str, seconds: float) -> NodeLink:
        """The connection to a node, as soon as there is one."""
        try:
            async with asyncio.timeout(seconds):
                while node_id not in self.open:
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError as error:
            raise NodeUnreachable from error
        return self.open[node_id]


async def ask(link: NodeLink, payload: bytes, kind: int = REQUEST, keep: bool = False) -> tuple[Stream, bytes]:
    """The answer to a request, and its stream, which ends here unless it is kept."""
    stream = link.open_stream()
    answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def hear(kind: int, payload: bytes) -> None:
        if kind == RESPONSE and not answer.done():
            answer.set_result(payload)

    def lose() -> None:
        if not answer.done():
            answer.set_exception(LinkLost())

    stream.on_frame, stream.on_lost = hear, lose
    stream.send(kind, payload)
    try:
        result = await answer
    except BaseException:
        stream.end()
        raise
    if not keep:
        stream.end()
    return stream, result
