"""What every HTTP request goes through before its route."""

import logging
import time

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tripot.server.errors import TooMany
from tripot.server.house.house import House
from tripot.server.monitoring.metrics import REFUSED
from tripot.server.web.origins import address_of, security_headers
from tripot.server.web.routes import failure, spoken_language

Headers = list[tuple[bytes, bytes]]
log = logging.getLogger("tripot.http")


class RequestMiddleware:
    """The limit of requests, security headers, and a line in the log that names no table, guest or query."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.limits = house.limits
        self.headers: Headers = security_headers(house.config.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_headers(message.get("headers", []), self.headers)
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


def with_headers(told: Headers, ours: Headers) -> Headers:
    """What the answer itself tells comes first: a worker's policy is not the page's."""
    names = {name for name, _ in told}
    return [*told, *((name, value) for name, value in ours if name not in names)]


def too_many(scope: Scope, error: TooMany) -> Response:
    """Whoever asks again has to connect again, which is limited too."""
    response = failure(error, spoken_language(Request(scope)))
    response.headers["connection"] = "close"
    return response
