"""The frame around every HTTP request: its limits, its sender, its body, its answer or refusal."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from inspect import signature
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from tripot.core.errors import TripotError
from tripot.core.registry import catalogue
from tripot.server.bounds import LARGEST_BODY, LONGEST_KEY
from tripot.server.errors import BadMessage, NoGuest, NotFound, TooLarge, details_of, status_of
from tripot.server.house.house import House
from tripot.server.monitoring.metrics import REQUESTS
from tripot.server.protocol.bodies import HttpFailure
from tripot.server.rooms.room import Room
from tripot.server.storage.database.address import OnDevice
from tripot.server.storage.rows import Guest
from tripot.server.web.origins import SAFE_METHODS, address_of, check_origin, token_of
from tripot.text import LANGUAGES, Speaker

NUMBER = {"type": "integer", "minimum": 0}
QUERY: dict[str, Any] = {  # what an address may tell, as JSON schemas
    "since": NUMBER,
    "language": {"enum": list(LANGUAGES)},
    "seat": NUMBER,
    "first": NUMBER,
    "last": NUMBER,
    "key": {"type": "string", "maxLength": LONGEST_KEY},
    "rules": {"type": "string"},
}


@dataclass
class Call:
    """A request as its handler sees it."""

    house: House
    request: Request
    visitor: Guest | None

    @property
    def guest(self) -> Guest:
        if self.visitor is None:
            raise NoGuest
        return self.visitor

    @property
    def is_on_device(self) -> bool:
        """There nobody can be gone without a word: the page cancels what it does not want any more."""
        return isinstance(self.house.config.database, OnDevice)

    @property
    def table_id(self) -> str:
        return str(self.request.path_params["table"])

    async def look(self) -> Room:
        """The room of the table, which the address may open by the key of a replay."""
        key = self.request.query_params.get("key", "")
        return await self.house.admit(self.visitor, self.table_id, key[:LONGEST_KEY])

    @property
    def game_key(self) -> str:
        """The game that the address names, or NotFound."""
        key = str(self.request.path_params["game"])
        if key not in catalogue():
            raise NotFound
        return key

    @property
    def rules(self) -> str | None:
        """The version of the rules that the address names."""
        return self.request.query_params.get("rules")

    def number(self, name: str) -> int | None:
        """A number of the address, or none if it names none; BadMessage if it is something else."""
        given = self.request.query_params.get(name, "")
        if given and not (given.isascii() and given.isdigit() and len(given) < 10):
            raise BadMessage(found=name)
        return int(given) if given else None

    @property
    def language(self) -> str:
        """As the address names it, or the guest's own, or the browser's."""
        named = self.request.query_params.get("language", "")
        if named in LANGUAGES:
            return named
        return self.visitor.language if self.visitor else spoken_language(self.request)


def spoken_language(request: Request) -> str:
    """What the browser asks for."""
    wanted = request.headers.get("accept-language", "").lower()
    return next((language for language in LANGUAGES if wanted.startswith(language)), LANGUAGES[0])


Handler = Callable[..., Awaitable[Any]]
Carry = Callable[["Call", "Route", bytes], Awaitable[Response]]


@dataclass(frozen=True)
class Route:
    """An operation of the interface."""

    method: str
    path: str
    handler: Handler
    summary: str
    response: Any = None  # the type that is sent, where the handler makes the response itself
    status: int = 200
    needs_guest: bool = True
    largest: int = LARGEST_BODY
    limit: str = "request"
    query: tuple[str, ...] = ()  # names of parameters, see `QUERY`
    is_counted: bool = True  # in `/metrics`

    @cached_property
    def body(self) -> Any:
        """The type of the protocol that the handler takes; none: the request has no body."""
        taken = [given.annotation for given in signature(self.handler).parameters.values()][1:]
        return taken[0] if taken else None

    @cached_property
    def answer(self) -> Any:
        """The type of the protocol that is sent; none: nothing is."""
        told = signature(self.handler).return_annotation
        return self.response or (None if told is Response else told)


def mounted(house: House, routes: Iterable[Route], carry_out: "Carry") -> list[StarletteRoute]:
    """The operations, answered by this house; `carry_out` does what is asked after all checks."""
    return [StarletteRoute(route.path, handler(house, route, carry_out), methods=[route.method]) for route in routes]


def handler(house: House, route: Route, carry_out: "Carry") -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        return await serve(house, carry_out, route, request)

    return handle


async def serve(house: House, carry_out: "Carry", route: Route, request: Request) -> Response:
    """Answer a request, or say why not."""
    call = Call(house, request, None)
    try:
        response = await answer(call, carry_out, route)
    except TripotError as error:
        response = failure(error, call.language)
    except ClientDisconnect:
        response = Response(status_code=400)  # nobody reads it
    if route.is_counted:
        REQUESTS.labels(route.path, response.status_code).inc()
    return response


async def answer(call: Call, carry_out: "Carry", route: Route) -> Response:
    house, request = call.house, call.request
    if route.limit != "request":
        house.limits.take(route.limit, address_of(request))
    if request.method not in SAFE_METHODS:
        check_origin(request, house.config.public_url)
    call.visitor = await house.recognise(token_of(request, house.config.public_url))
    if route.needs_guest and call.visitor is None:
        raise NoGuest
    return await carry_out(call, route, await body_of(request, route.largest) if route.body else b"")


async def carry_out(call: Call, route: Route, body: bytes) -> Response:
    """By this process."""
    given = [decoded(body, route.body)] if route.body else []
    result = await route.handler(call, *given)
    if isinstance(result, Response):
        return result
    return json_response(result, route.status)


async def body_of(request: Request, largest: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise TooLarge(largest=largest)
    return bytes(body)


def decoded(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(found=str(error)) from error


def json_response(result: object, status: int = 200) -> Response:
    return encoded_response(msgspec.json.encode(result), status)


def encoded_response(result: bytes, status: int = 200) -> Response:
    return Response(result, status, {"cache-control": "no-store"}, "application/json")


def failure(error: TripotError, language: str) -> Response:
    told = HttpFailure(error.code, Speaker(language).error(error), details_of(error))
    return json_response(told, status_of(error))
