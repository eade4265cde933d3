"""The HTTP interface as OpenAPI 3.1."""

import re
from importlib.metadata import version
from typing import Any

from tripot.server.protocol.bodies import HttpFailure
from tripot.server.web.api import ROUTES
from tripot.server.web.description.schemas import Schema, components, schema_of
from tripot.server.web.routes import QUERY, Route

JSON = "application/json"
REFUSALS = {
    "400": "It cannot be read, or cannot be so",
    "401": "No guest",
    "403": "Not for this guest, or from a page of another site",
    "404": "Nothing there, or nothing to see",
    "409": "Not now",
    "410": "The table's game does not play on by the rules that are installed",
    "413": "Too large",
    "429": "Too many",
    "503": "It could not be stored, so it did not happen",
}


def openapi() -> Schema:
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tripot", "version": version("tripot"), "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(route: Route) -> Schema:
    done = {"description": "Done", "content": {JSON: {"schema": schema_of(route.answer)}}}
    refusal = {JSON: {"schema": schema_of(HttpFailure)}}
    if route.handler.__name__ == "command":
        refusal = {JSON: {"schema": {"anyOf": [schema_of(HttpFailure), schema_of(route.answer)]}}}
    described: Schema = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "responses": {str(route.status): done}
        | {status: {"description": text, "content": refusal} for status, text in REFUSALS.items()},
    }
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of(route.body)}}}
    if route.needs_guest:
        described["security"] = [{"token": []}]
    described["parameters"] = [
        *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in path_names(route)),
        *({"name": name, "in": "query", "schema": QUERY[name]} for name in route.query),
    ]
    return described


def path_names(route: Route) -> list[str]:
    return re.findall(r"\{(\w+)\}", route.path)
