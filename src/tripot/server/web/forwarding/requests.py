"""Where the client is: requests about tables that another node has."""

import asyncio

from starlette.responses import Response

from tripot.server.errors import Elsewhere, NodeUnreachable, TakenOver
from tripot.server.house.house import House
from tripot.server.nodes.peers import LinkLost, ask
from tripot.server.storage.rows import Deadline, Guest
from tripot.server.web.forwarding.messages import (
    NOT_MINE,
    CloseGuest,
    Expire,
    Forget,
    HttpRequest,
    Passed,
    Request,
    decode_passed,
    encode,
)
from tripot.server.web.routes import Call, Route, carry_out
from tripot.text import LANGUAGES

PATIENCE = 10.0  # seconds to find an owner that answers
REACH = 2.0  # seconds for a connection to the owner
PAUSE = 0.1  # seconds between two tries
REPEATABLE = ("/commands", "/opinion")  # POST requests that do nothing twice


async def carry_out_anywhere(call: Call, route: Route, body: bytes) -> Response:
    """By this node, or by the one that has the table; asked again as long as that is harmless."""
    end = call.house.time.monotonic() + PATIENCE
    while True:
        try:
            return await carry_out(call, route, body)
        except TakenOver:
            pass  # and nothing was changed
        except Elsewhere as found:
            passed = await pass_on(call, route, body, found.owner)
            if passed.status != NOT_MINE:
                return Response(passed.body, passed.status, dict(passed.headers))
        if call.house.time.monotonic() >= end:
            raise NodeUnreachable
        await asyncio.sleep(PAUSE)


async def pass_on(call: Call, route: Route, body: bytes, owner: str) -> Passed:
    request = call.request
    given = HttpRequest(
        method=route.method,
        route=route.path,
        path={name: str(value) for name, value in request.path_params.items()},
        query=request.url.query,
        language=request.headers.get("accept-language", LANGUAGES[0]),
        guest=call.guest,
        body=body,
    )
    try:
        return await ask_node(call.house, owner, given)
    except LinkLost as error:
        if route.method == "GET" or route.path.endswith(REPEATABLE):
            return Passed(NOT_MINE)
        raise NodeUnreachable from error
    except NodeUnreachable:
        return Passed(NOT_MINE)  # nothing was sent


async def ask_node(house: House, owner: str, request: Request) -> Passed:
    assert house.node is not None
    link = await house.node.peers.reach(owner, REACH)
    _, response = await ask(link, encode(request))
    return decode_passed(response)


class ForwardedErrands:
    """What the house has other nodes do."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def expire(self, owner: str, deadline: Deadline) -> None:
        await self.have_done(owner, Expire(*deadline))

    async def forget(self, owner: str, table_id: str, guest: Guest) -> None:
        await self.have_done(owner, Forget(table_id, guest))

    async def close_sockets(self, guest: str) -> None:
        """At every other node; one that does not answer has no lease for long."""
        assert self.house.node is not None
        for node in self.house.node.nodes:
            if node.lives and node.id != self.house.node.id:
                try:
                    await ask_node(self.house, node.id, CloseGuest(guest))
                except (LinkLost, NodeUnreachable):
                    continue

    async def have_done(self, owner: str, request: Request) -> None:
        try:
            passed = await ask_node(self.house, owner, request)
        except LinkLost as error:
            raise NodeUnreachable from error
        if passed.status != 200:
            raise NodeUnreachable
