"""Where the client is: sockets whose table another node has.

The client stays connected whatever happens to that node: this one finds the next owner, or becomes it, says how far the
client has been told, and asks again, with the same ids, what got no reply.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.responses import Response
from starlette.websockets import WebSocket

from tripot.core.errors import TripotError
from tripot.server.errors import Elsewhere, NodeUnreachable, NotRead, NotStored, TakenOver, TooMany
from tripot.server.house.house import House
from tripot.server.monitoring.metrics import FORWARDED, REROUTED
from tripot.server.network.link import Link
from tripot.server.nodes.frames import COMMAND, MESSAGE, OPEN, REPLIED, RESUME, RESUMED, TOLD
from tripot.server.nodes.peers import LinkLost, ask
from tripot.server.protocol.commands import AnyCommand, Hello
from tripot.server.rooms.commands.replies import refusal
from tripot.server.storage.rows import Guest
from tripot.server.web.forwarding.messages import (
    NOT_MINE,
    OpenSocket,
    Passed,
    Resume,
    Told,
    decode_passed,
    decode_told,
    encode,
)
from tripot.server.web.forwarding.owner import ForwardedChannel, attach, refused
from tripot.server.web.handshakes import accept, at_table, ended, link_of
from tripot.server.web.origins import address_of
from tripot.server.web.sockets import ClientSocket
from tripot.text import LANGUAGES

PATIENCE = 20.0  # seconds to find an owner, before the client is told to come back
REACH = 1.0  # seconds for a connection to the owner
PAUSE = 0.1  # seconds between two tries


async def at_any_table(house: House, websocket: WebSocket, guest: Guest, table_id: str) -> None:
    try:
        await at_table(house, websocket, guest, table_id)
    except Elsewhere:
        await at_table_elsewhere(house, websocket, guest, table_id)


async def at_table_elsewhere(house: House, websocket: WebSocket, guest: Guest, table_id: str) -> None:
    socket = ForwardedSocket(link_of(websocket), house, guest, table_id, address_of(websocket))
    FORWARDED.inc()
    try:
        opened = await socket.find_owner()
        if opened.status != 200:
            await websocket.send_denial_response(Response(opened.body, opened.status, dict(opened.headers)))
            return
        await accept(websocket)
        await ended(websocket)
    finally:
        FORWARDED.dec()
        socket.leave()


class ForwardedSocket(ClientSocket):
    def __init__(self, link: Link, house: House, guest: Guest, table_id: str, address: str) -> None:
        super().__init__(link, guest, address, house.limits)
        self.house = house
        self.table_id = table_id
        self.told = Told(None, 0)
        self.hello: Hello | None = None  # the last that the client said
        self.waiting: list[tuple[str, bytes]] = []  # ids and commands without a reply, in their order
        self.channel: ForwardedChannel | None = None
        self.moving: asyncio.Task[None] | None = None
        self.is_over = False

    # ---- the owner --------------------------------------------------------------------------------------------------

    async def find_owner(self) -> Passed:
        """A channel to whoever has the table; or why there is none."""
        end = self.house.time.monotonic() + PATIENCE
        while self.house.time.monotonic() < end and not self.house.is_closing:
            with suppress(NodeUnreachable, LinkLost, NotRead, NotStored, TakenOver):
                opened = await self.open_channel()
                if opened.status != NOT_MINE:
                    return opened
            await asyncio.sleep(PAUSE)
        return refused(NodeUnreachable(), LANGUAGES[0])

    async def open_channel(self) -> Passed:
        node = self.house.node
        assert node is not None
        wanted = OpenSocket(self.table_id, self.guest)
        here = LocalChannel()
        try:
            opened = await attach(self.house, wanted, here.other)
            self.take(here)
        except Elsewhere as found:
            link = await node.peers.reach(found.owner, REACH)
            stream, response = await ask(link, encode(wanted), OPEN, keep=True)
            opened = decode_passed(response)
            if opened.status != 200:
                stream.end()
            elif link.streams.get(stream.number) is not stream:
                raise LinkLost from None
            else:
                self.take(stream)
        except (TakenOver, NotStored, NotRead):
            raise
        except TripotError as error:
            opened = refused(error, LANGUAGES[0])
        return opened

    def take(self, channel: ForwardedChannel) -> None:
        channel.on_frame, channel.on_lost = self.hear_owner, self.lose_owner
        self.channel = channel
        if self.is_over:
            channel.end()

    def lose_owner(self) -> None:
        """The client notices a pause only."""
        self.channel = None
        if not self.is_over and self.moving is None:
            self.moving = asyncio.create_task(self.move())

    async def move(self) -> None:
        """Go on with the next owner."""
        opened = await self.find_owner()
        self.moving = None
        if self.channel is None or opened.status != 200:
            self.link.end()
            return
        REROUTED.inc()
        if self.hello:
            self.resume()
        for _, message in self.waiting:
            self.channel.send(COMMAND, message)

    # ---- from the client --------------------------------------------------------------------------------------------

    def carry_out(self, command: AnyCommand, message: bytes) -> None:
        if isinstance(command, Hello):
            try:
                self.limits.take("hello", self.address)
            except TooMany as error:
                self.note_taken()
                self.reply(refusal(command.id, error, self.speaker))
                return
            self.hello = command
        self.waiting.append((command.id, message))
        if self.channel and self.moving is None:
            self.channel.send(COMMAND, message)

    def catch_up(self) -> None:
        if self.channel:
            self.resume()

    def resume(self) -> None:
        assert self.channel is not None
        hello = self.hello or Hello(id="resume")
        self.channel.send(
            RESUME, encode(Resume(self.told.since, self.told.seat, hello.language, hello.marked, hello.moments))
        )

    def leave(self) -> None:
        self.is_over = True
        if self.moving:
            self.moving.cancel()
        if self.channel:
            self.channel.end()
            self.channel = None

    # ---- from the owner ---------------------------------------------------------------------------------------------

    def hear_owner(self, kind: int, payload: bytes) -> None:
        if kind == MESSAGE:
            self.post(payload)
        elif kind == TOLD:
            if not self.link.is_behind:
                self.told = decode_told(payload)
        elif kind == REPLIED:
            self.note_replied(payload.decode())
        elif kind == RESUMED:
            self.link.is_behind = False

    def note_replied(self, command_id: str) -> None:
        for index, (waiting, _) in enumerate(self.waiting):
            if waiting == command_id:
                del self.waiting[index]
                self.note_taken()
                return


class LocalChannel:
    """Between a socket of this node and a room of this node: what the one sends the other hears."""

    is_slow = False

    def __init__(self, other: "LocalChannel | None" = None) -> None:
        self.on_frame: Callable[[int, bytes], None] = lambda kind, payload: None
        self.on_lost: Callable[[], None] = lambda: None
        self.on_ready: Callable[[], None] = lambda: None
        self.is_over = False
        self.other = other or LocalChannel(self)

    def send(self, kind: int, payload: bytes = b"") -> None:
        if not self.is_over:
            asyncio.get_running_loop().call_soon(self.other.hear, kind, payload)

    def hear(self, kind: int, payload: bytes) -> None:
        self.on_frame(kind, payload)

    def end(self) -> None:
        if not self.is_over:
            self.is_over = self.other.is_over = True
            asyncio.get_running_loop().call_soon(self.other.lose)

    def lose(self) -> None:
        self.on_lost()
