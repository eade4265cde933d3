"""Where WebSockets come in: straight from uvicorn, since HTTP's layers would stay with each as long as it lives."""

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from tripot.core.errors import TripotError
from tripot.server.errors import NoGuest, NotFound
from tripot.server.house.house import House
from tripot.server.monitoring.metrics import SOCKETS
from tripot.server.network.link import EXTENSION, Link
from tripot.server.rooms.change import Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.commands.presence import leave
from tripot.server.rooms.room import Room
from tripot.server.storage.rows import Guest
from tripot.server.telling.audience import Listener
from tripot.server.web.origins import address_of, check_origin, token_of
from tripot.server.web.routes import failure
from tripot.server.web.sockets import LobbySocket, TableSocket
from tripot.text import LANGUAGES

LOBBY = "/api/lobby/socket"
TABLE = re.compile("/api/tables/([^/]+)/socket")


AtTable = Callable[[House, WebSocket, Guest, str], Awaitable[None]]


async def handle_websocket(house: House, at_table: AtTable, scope: Scope, receive: Receive, send: Send) -> None:
    """`at_table` is what becomes of a socket at a table."""
    try:
        await shake_hands(house, at_table, WebSocket(scope, receive, send))
    finally:
        del scope["extensions"][EXTENSION]  # it knows the scope, and both would stay


async def shake_hands(house: House, at_table: AtTable, websocket: WebSocket) -> None:
    """After its checks; or refuse the handshake."""
    address = address_of(websocket)
    link_of(websocket).buckets = house.limits.of_frames(address)
    try:
        guest = await check(house, HTTPConnection(websocket.scope))
        house.limits.open_socket(address)
    except TripotError as error:
        await refuse(websocket, error)
        return
    SOCKETS.inc()
    try:
        await stay(house, at_table, websocket, guest)
    except TripotError as error:
        await refuse(websocket, error)
    finally:
        house.limits.close_socket(address)
        SOCKETS.dec()


async def check(house: House, connection: HTTPConnection) -> Guest | None:
    """Who it is, if anybody whom we know; WrongOrigin or TooMany if it may not come in at all."""
    check_origin(connection, house.config.public_url)
    house.limits.take("socket", address_of(connection))
    return await house.recognise(token_of(connection, house.config.public_url))


async def refuse(websocket: WebSocket, error: TripotError) -> None:
    await websocket.send_denial_response(failure(error, LANGUAGES[0]))


async def stay(house: House, at_table: AtTable, websocket: WebSocket, guest: Guest | None) -> None:
    path = websocket.scope["path"]
    if path == LOBBY:
        await in_lobby(house, websocket)
        return
    found = TABLE.fullmatch(path)
    if found is None:
        raise NotFound
    if guest is None:
        raise NoGuest
    await at_table(house, websocket, guest, found[1])


async def at_table(house: House, websocket: WebSocket, guest: Guest, table_id: str) -> None:
    room = await house.admit(guest, table_id)
    room.sockets += 1
    socket = TableSocket(link_of(websocket), room, guest, address_of(websocket))
    try:
        await accept(websocket)
        await ended(websocket)
    finally:
        if not room.is_closed:
            room.enqueue_work(partial(let_go, room, socket))
        room.sockets -= 1


class Leaving(Listener, Protocol):
    caller: Caller


async def let_go(room: Room, socket: "Leaving") -> Change:
    """When all that it has asked for is done."""
    change = await leave(room, socket)
    del socket.caller  # it knows the socket, and both would stay
    return change


async def in_lobby(house: House, websocket: WebSocket) -> None:
    socket = LobbySocket(link_of(websocket), house)
    try:
        await accept(websocket)
        house.lobby.enter(socket)
        await ended(websocket)
    finally:
        house.lobby.leave(socket)


def link_of(websocket: WebSocket) -> Link:
    link: Link = websocket.scope["extensions"][EXTENSION]
    return link


async def accept(websocket: WebSocket) -> None:
    await websocket.accept()
    link_of(websocket).begin()


async def ended(websocket: WebSocket) -> None:
    """Wait until the socket is closed."""
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass
