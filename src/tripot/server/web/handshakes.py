"""Where WebSockets come in: straight from uvicorn, since HTTP's layers would stay with each as long as it lives."""

import re
from functools import partial

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from tripot.core.errors import TripotError
from tripot.server.errors import NoGuest, NotFound
from tripot.server.house.house import House
from tripot.server.monitoring.metrics import SOCKETS
from tripot.server.network.websocket_protocol import EXTENSION, WebSocketProtocol
from tripot.server.rooms.change import Change
from tripot.server.rooms.commands.presence import leave
from tripot.server.rooms.room import Room
from tripot.server.storage.rows import Guest
from tripot.server.web.origins import address_of, check_origin, token_of
from tripot.server.web.routes import failure
from tripot.server.web.sockets import LobbySocket, TableSocket
from tripot.text import LANGUAGES

LOBBY = "/api/lobby/socket"
TABLE = re.compile("/api/tables/([^/]+)/socket")


async def handle_websocket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    try:
        await shake_hands(house, WebSocket(scope, receive, send))
    finally:
        del scope["extensions"][EXTENSION]  # it knows the scope, and both would stay


async def shake_hands(house: House, websocket: WebSocket) -> None:
    """After its checks; or refuse the handshake."""
    address = address_of(websocket)
    protocol_of(websocket).buckets = house.limits.of_frames(address)
    try:
        guest = await check(house, HTTPConnection(websocket.scope))
        house.limits.open_socket(address)
    except TripotError as error:
        await refuse(websocket, error)
        return
    SOCKETS.inc()
    try:
        await stay(house, websocket, guest)
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


async def stay(house: House, websocket: WebSocket, guest: Guest | None) -> None:
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
    socket = TableSocket(protocol_of(websocket), room, guest, address_of(websocket))
    try:
        await accept(websocket)
        await ended(websocket)
    finally:
        if not room.is_closed:
            room.enqueue_work(partial(let_go, room, socket))
        room.sockets -= 1


async def let_go(room: Room, socket: TableSocket) -> Change:
    """When all that it has asked for is done."""
    change = await leave(room, socket)
    del socket.caller  # it knows the socket, and both would stay
    return change


async def in_lobby(house: House, websocket: WebSocket) -> None:
    socket = LobbySocket(protocol_of(websocket), house)
    try:
        await accept(websocket)
        house.lobby.enter(socket)
        await ended(websocket)
    finally:
        house.lobby.leave(socket)


def protocol_of(websocket: WebSocket) -> WebSocketProtocol:
    protocol = websocket.scope["extensions"][EXTENSION]
    assert isinstance(protocol, WebSocketProtocol)
    return protocol


async def accept(websocket: WebSocket) -> None:
    await websocket.accept()
    protocol_of(websocket).begin()


async def ended(websocket: WebSocket) -> None:
    """Wait until the socket is closed."""
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass
