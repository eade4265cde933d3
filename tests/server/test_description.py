"""The protocol's description is that of the code, and the code keeps to it."""

import asyncio
import json
import re
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from server_process import Server
from tripot.core.match import Match
from tripot.core.rng import FastRng
from tripot.server.web.description.__main__ import MADE
from tripot.server.web.description.asyncapi import asyncapi
from tripot.server.web.description.openapi import openapi
from tripot.server.web.pages import documents

OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(openapi()).get_all_operations()]
CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance]
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", MADE)
def test_files_made_from_the_types_are_up_to_date(name):
    assert (ROOT / name).read_text("utf-8") == MADE[name](), "run `make protocol`"


INTERFACE = re.compile(r"^export interface (\w+) (?:extends (\w+) )?\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def page_types():
    """The fields of every interface of the games' types for the page."""
    written = (ROOT / "web/src/lib/server/games.ts").read_text("utf-8")
    own = {
        name: (base, set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)))
        for name, base, body in INTERFACE.findall(written)
    }
    return {name: fields | (own[base][1] if base else set()) for name, (base, fields) in own.items()}


@pytest.mark.parametrize(("game", "seats"), [("trieste", 3), ("trok", 4), ("trol", 4), ("tschak", 3)])
def test_views_events_and_actions_are_what_the_types_for_the_page_say(page_types, game, seats):
    match = Match(game, seats=seats, seed=5)
    rng = FastRng(5)
    while not match.outcome:
        seat = match.waiting[0]
        legal = match.legal(seat)
        for action in legal:
            told = action.to_json()
            assert set(told) | {"say", "brings"} == page_types[f"{game.title()}{told['action']}Action"]
        match.submit(seat, legal[rng.below(len(legal))])
        assert set(match.view(seat).to_json()) == page_types[f"{game.title()}View"]
    for event in match.events(None):
        told = event.to_json()
        assert set(told) | {"say"} == page_types[f"{game.title()}{told['event']}Event"]


@pytest.mark.parametrize("path", ["/openapi.json", "/asyncapi.json"])
def test_machines_find_the_description(server, path):
    status, described = server.get(path)
    assert status == 200
    assert described == json.loads(json.dumps(openapi() if "open" in path else asyncapi()))


def test_people_find_the_description(server):
    status, page = server.get("/docs")
    assert status == 200
    assert b"late-answer" in page
    assert b"<script" not in page


@pytest.fixture(scope="module")
def fuzzer(server: Server):
    """A guest, and a table where they sit."""
    token = server.guest("Schema")
    return token, server.table(token, "snatch", 2, visibility="public")["table"]["id"]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_operation_keeps_to_its_description(server, fuzzer, operation):
    token, table = fuzzer

    @given(operation.as_strategy())
    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
    def keeps(case):
        sender = server.guest("Leaving") if operation.method == "delete" else token
        case.headers["Authorization"] = f"Bearer {sender}"
        if "{table}" in operation.path and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = table
        case.call_and_validate(base_url=f"http://{server.address}", checks=CHECKS)

    keeps()


@pytest.mark.parametrize(
    ("name", "answer"), [("openapi", documents.openapi_json), ("asyncapi", documents.asyncapi_json)]
)
def test_a_description_is_made_once(monkeypatch, name, answer):
    made = []
    monkeypatch.setattr(documents, name, lambda: made.append(name) or {})
    for _ in range(2):
        assert asyncio.run(answer(None)).body == b"{}"
    assert made == [name]


def test_the_page_about_the_protocol_is_made_once():
    assert documents.protocol_page() is documents.protocol_page()
