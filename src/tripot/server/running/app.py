"""The web application: routes, sockets, and what surrounds them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version

from anyio.lowlevel import checkpoint
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tripot.core.errors import TripotError
from tripot.server.errors import BadMessage, NotFound, WrongMethod
from tripot.server.house.house import House
from tripot.server.monitoring.loop_monitor import LoopMonitor
from tripot.server.monitoring.metrics import REGISTRY, count_decisions, count_queue
from tripot.server.network.addresses import find_client
from tripot.server.protocol.bodies import Health, Ready
from tripot.server.running.loading import load_games
from tripot.server.running.middleware import RequestMiddleware
from tripot.server.web import handshakes, routes
from tripot.server.web.api import ROUTES
from tripot.server.web.handshakes import AtTable, handle_websocket
from tripot.server.web.origins import client_address
from tripot.server.web.pages import documents as pages
from tripot.server.web.pages.page_files import INDEX, Page, is_page_visit, read_page
from tripot.server.web.pages.previews import preview_routes
from tripot.server.web.routes import Carry, failure, json_response, mounted
from tripot.text import LANGUAGES

log = logging.getLogger("tripot.http")


def application(house: House) -> ASGIApp:
    config = house.config
    carry_out, at_table = here_or_elsewhere(house)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        load_games()
        await checkpoint()  # so is what Starlette imports for its first streamed answer
        await house.open()
        monitor = asyncio.create_task(LoopMonitor().run())
        yield
        await house.close()
        monitor.cancel()

    page = read_page(config.page)
    found = [
        *mounted(house, ROUTES, carry_out),
        StarletteRoute("/docs", pages.docs),
        StarletteRoute("/docs/style.css", pages.style),
        StarletteRoute("/openapi.json", pages.openapi_json),
        StarletteRoute("/asyncapi.json", pages.asyncapi_json),
        StarletteRoute("/health", partial(health, house)),
        StarletteRoute("/ready", partial(ready, house)),
        StarletteRoute("/metrics", partial(metrics, house)),
        *preview_routes(house, page),
        *pages.page_routes(page),
    ]
    pages_and_operations = Starlette(
        routes=found,
        lifespan=lifespan,
        middleware=[Middleware(RequestMiddleware, house)],
        exception_handlers={HTTPException: partial(refuse, page), Exception: fail},
    )

    async def serve_all(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            find_client(scope, config.trusted_proxies)
        if scope["type"] == "websocket":
            await handle_websocket(house, at_table, scope, receive, send)
        else:
            await pages_and_operations(scope, receive, send)

    return serve_all


def here_or_elsewhere(house: House) -> tuple[Carry, AtTable]:
    """What is done with requests and sockets: a node passes on what is for others."""
    if house.node is None:
        return routes.carry_out, handshakes.at_table
    from tripot.server.web.forwarding.edge import at_any_table
    from tripot.server.web.forwarding.owner import accept_streams
    from tripot.server.web.forwarding.requests import ForwardedErrands, carry_out_anywhere

    house.node.on_stream = accept_streams(house)
    house.errands = ForwardedErrands(house)
    return carry_out_anywhere, at_any_table


async def health(house: House, request: Request) -> Response:
    problems = await house.health.problems()
    told = Health("failing" if problems else "ok", version("tripot"), len(house.rooms), problems)
    return json_response(told, 503 if problems else 200)


async def ready(house: House, request: Request) -> Response:
    """Shall a balancer send anybody here?  Not while it stops, nor while it cannot store."""
    problems = await house.health.reasons_to_wait()
    return json_response(Ready(not problems, problems), 503 if problems else 200)


async def metrics(house: House, request: Request) -> Response:
    """For those who look after the server; to others there is nothing here."""
    if client_address(request) not in house.config.metrics_from:
        raise HTTPException(404)
    count_decisions()
    count_queue(house.thinker.queue.lengths())
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


async def refuse(page: Page, request: Request, error: Exception) -> Response:
    """Addresses and methods that there are not."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and page and is_page_visit(request):
        return Response(page[INDEX].content, 404, {"cache-control": "no-cache"}, page[INDEX].kind)
    told: TripotError = BadMessage(found="")
    if error.status_code == 404:
        told = NotFound()
    elif error.status_code == 405:
        told = WrongMethod()
    response = failure(told, LANGUAGES[0])
    response.headers.update(error.headers or {})
    return response


async def fail(request: Request, error: Exception) -> Response:
    """Our own fault: the log knows more than the answer."""
    return json_response({"error": "internal", "message": "", "details": {}}, 500)
