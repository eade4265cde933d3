"""The web application: routes, sockets, and what surrounds them."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version

from anyio.lowlevel import checkpoint
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tripot.core.errors import TripotError
from tripot.server import pages
from tripot.server.entrance import come_in
from tripot.server.errors import BadMessage, NotFound, TooMany, WrongMethod
from tripot.server.house import House
from tripot.server.http import ROUTES
from tripot.server.loading import load_games
from tripot.server.loop_monitor import LoopMonitor
from tripot.server.metrics import REFUSED, REGISTRY, count_decisions, count_queue
from tripot.server.network.addresses import find_client
from tripot.server.page import INDEX, Page, is_astray, read_page
from tripot.server.protocol.http import Health
from tripot.server.routes import Route, failure, json_response, serve, spoken_language
from tripot.server.security import address_of, client_address, security_headers
from tripot.text import LANGUAGES

log = logging.getLogger("tripot.http")


class Surroundings:
    """The limit of requests, security headers, and a line in the log that names no table, guest or query."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.limits = house.limits
        self.headers = security_headers(house.running.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers]
                route = getattr(scope.get("route"), "path", "")
                milliseconds = round((time.perf_counter() - began) * 1000, 1)
                about = {"method": scope["method"], "route": route, "status": message["status"], "ms": milliseconds}
                log.info("request", extra=about)
            await send(message)

        purpose = "request" if scope["path"].startswith("/api/") else "page"
        try:
            self.limits.take(purpose, address_of(HTTPConnection(scope)))
        except TooMany as error:
            REFUSED.labels(error.code).inc()
            await too_many(scope, error)(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)


def too_many(scope: Scope, error: TooMany) -> Response:
    """Whoever asks again has to connect again, which is limited too."""
    response = failure(error, spoken_language(Request(scope)))
    response.headers["connection"] = "close"
    return response


def application(house: House) -> ASGIApp:
    running = house.running

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        load_games()
        await checkpoint()  # so is what Starlette imports for its first streamed answer
        await house.open()
        monitor = asyncio.create_task(LoopMonitor().run())
        yield
        await house.close()
        monitor.cancel()

    page = read_page(running.page)
    routes = [
        *(StarletteRoute(route.path, handler(house, route), methods=[route.method]) for route in ROUTES),
        StarletteRoute("/docs", pages.docs),
        StarletteRoute("/docs/style.css", pages.style),
        StarletteRoute("/openapi.json", pages.openapi_json),
        StarletteRoute("/asyncapi.json", pages.asyncapi_json),
        StarletteRoute("/health", partial(health, house)),
        StarletteRoute("/metrics", partial(metrics, house)),
        *pages.page_routes(page),
    ]
    pages_and_operations = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Surroundings, house)],
        exception_handlers={HTTPException: partial(refuse, page), Exception: fail},
    )

    async def serve_all(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            find_client(scope, running.trusted_proxies)
        if scope["type"] == "websocket":
            await come_in(house, scope, receive, send)
        else:
            await pages_and_operations(scope, receive, send)

    return serve_all


def handler(house: House, route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        return await serve(house, route, request)

    return handle


async def health(house: House, request: Request) -> Response:
    problems = await house.health.problems()
    told = Health("failing" if problems else "ok", version("tripot"), len(house.rooms), problems)
    return json_response(told, 503 if problems else 200)


async def metrics(house: House, request: Request) -> Response:
    """For those who look after the server; to others there is nothing here."""
    if client_address(request) not in house.running.metrics_from:
        raise HTTPException(404)
    count_decisions()
    count_queue(house.thinker.queue.lengths())
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


async def refuse(page: Page, request: Request, error: Exception) -> Response:
    """Addresses and methods that there are not."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and page and is_astray(request):
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
