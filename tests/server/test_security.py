"""Doors that stay shut."""

import asyncio
import json
import resource
import socket
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.player import leave, seated, started
from tripot.server.bounds import LONGEST_NAME
from tripot.server.errors import TooMany
from tripot.server.security.rate_limits import Bucket, Limits
from tripot.server.security.sanitise import cleaned

EVIL = {"Origin": "https://evil.example"}
quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
TYPES = [
    "hello",
    "sit",
    "stand",
    "seat-bot",
    "clear",
    "start",
    "hand-over",
    "give-time",
    "send-away",
    "admit",
    "renew-link",
    "answer",
    "hint",
    "say",
    "mute",
    "vote",
    "abandon",
    "rematch",
]
COMMANDS = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES) | st.text(max_size=8), "id": st.text(max_size=70)},
    optional={
        key: JSON | st.integers(-2, 20) | st.sampled_from(["random", "trok", ""])
        for key in (
            "seat",
            "bot",
            "question",
            "action",
            "since",
            "chat",
            "language",
            "text",
            "preset",
            "guest",
            "muted",
            "end",
            "seconds",
            "spectators",
            "marked",
        )
    },
)


def cookie_of(server, **headers):
    _, sent, _ = server.request("POST", "/api/guests", {"name": "Anne"}, headers=headers)
    return sent["set-cookie"]


def test_the_cookie_is_for_the_server_alone(server):
    cookie = cookie_of(server)
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    token = cookie.split(";")[0]
    assert server.get("/api/me", headers={"Cookie": token})[1]["name"] == "Anne"


def test_behind_tls_the_cookie_is_secure_and_bound_to_the_host(own_server):
    server = own_server("--public-url", "https://tripot.example")
    assert "; Secure" in cookie_of(server)
    assert cookie_of(server).startswith("__Host-tripot=")
    _, headers, _ = server.request("GET", "/health")
    assert "strict-transport-security" in headers
    status, answer = server.post("/api/guests", {"name": "x"}, headers={"Origin": f"http://{server.address}"})
    assert (status, answer["error"]) == (403, "wrong-origin")


def test_only_the_hash_of_a_token_is_on_the_disk(server):
    token = server.guest("Anne")
    files = b"".join(path.read_bytes() for path in server.folder.glob("tripot.db*"))
    assert token.encode() not in files
    assert token not in server.logged()


@pytest.mark.parametrize(
    "headers", [EVIL, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}, {"Origin": "http://["}]
)
def test_a_page_of_another_site_can_do_nothing(server, headers):
    token = cookie_of(server).split(";")[0]
    status, answer = server.post("/api/tables", {"game": "trok", "seats": 2}, headers={"Cookie": token} | headers)
    assert (status, answer["error"]) == (403, "wrong-origin")


def test_a_page_of_another_site_gets_no_socket(server):
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(f"ws://{server.address}/api/lobby/socket", origin=EVIL["Origin"]),
    ):
        pass
    assert refusal.value.response.status_code == 403


def test_a_socket_without_a_guest_or_to_an_unknown_table_is_refused_and_creates_nothing(server):
    token = server.guest("Anne")
    for headers, status in (({}, 401), ({"Authorization": f"Bearer {token}"}, 404)):
        url = f"ws://{server.address}/api/tables/unknown/socket"
        with pytest.raises(InvalidStatus) as refusal, connect(url, additional_headers=headers):
            pass
        assert refusal.value.response.status_code == status
    assert server.get("/api/tables/unknown", token)[0] == 404


def test_answers_forbid_scripts_frames_and_sniffing(server):
    for path in ("/health", "/api/games", "/nowhere"):
        _, headers, _ = server.request("GET", path)
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_frame_that_is_too_large_ends_its_socket_and_nothing_else(server):
    async def play():
        players = await started(server, "trok", 2)
        await players[0].connection.send("x" * 20_000)
        await players[0].reading
        await players[1].answer()
        await players[0].join()
        await players[0].answer()
        await leave(players)

    asyncio.run(asyncio.wait_for(play(), 30))


def test_a_client_that_leaves_within_a_body_is_a_line_of_the_log_and_no_error(own_server):
    server = own_server()
    with socket.create_connection(("127.0.0.1", server.port)) as client:
        client.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        server.get("/health")  # so that the first part has been read before the connection ends
    for _ in range(500):
        if '"route": "/api/guests"' in server.logged():
            break
        time.sleep(0.01)
    lines = [json.loads(line) for line in server.logged().splitlines() if line.startswith('{"at"')]
    assert [line["level"] for line in lines if line.get("route") == "/api/guests"] == ["info"]
    assert {line["level"] for line in lines} == {"info"}


def test_a_body_that_is_too_large_is_refused(server):
    status, answer = server.post("/api/guests", {"name": "x" * 20_000})
    assert (status, answer["error"]) == (413, "too-large")


@pytest.fixture(scope="module")
def wire(server):
    """A socket at a table that is being played."""
    players = asyncio.run(begin(server))
    headers = {"Authorization": f"Bearer {players[0].token}"}
    with connect(f"ws://{server.address}/api/tables/{players[0].table_id}/socket", additional_headers=headers) as wire:
        yield wire


async def begin(server):
    players = await started(server, "trok", 2)
    await leave(players)
    return players


def is_answered(wire, message):
    """Whatever was sent, the room replies to the next command."""
    wire.send(message)
    wire.send(json.dumps({"type": "hello", "id": "still-there"}))
    while json.loads(wire.recv(10)) != {"type": "done", "id": "still-there"}:
        pass
    return True


@given(st.binary(max_size=200) | st.text(max_size=200))
@quick
def test_no_noise_closes_a_room(wire, message):
    assert is_answered(wire, message)


@given(COMMANDS | JSON)
@quick
def test_no_command_closes_a_room(wire, command):
    assert is_answered(wire, json.dumps(command))


@given(
    st.binary(max_size=300),
    st.sampled_from(["/api/guests", "/api/tables", "/api/tables/x/enter", "/api/tables/x/commands"]),
)
@quick
def test_no_noise_brings_a_500(server, body, path):
    status, _ = server.post(path, body, server_token(server))
    assert 400 <= status < 500


def server_token(server, kept={}):  # noqa: B006 - one guest for all examples
    return kept.setdefault(server.port, None) or kept.update({server.port: server.guest("Fuzz")}) or kept[server.port]


@given(st.text(max_size=100))
def test_cleaned_text_has_no_control_or_bidirectional_characters(text):
    clean = cleaned(text, LONGEST_NAME)
    assert len(clean) <= LONGEST_NAME
    assert clean == clean.strip()
    assert not set(clean) & set(
        "\x00\x07\n\r\t\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f\ufeff"
    )


def test_towers_of_accents_are_cut():
    assert cleaned("Ze\u0301lia" + "\u0335" * 20, LONGEST_NAME) == "Zélia\u0335\u0335"


def test_a_name_of_nothing_is_refused(server):
    assert server.post("/api/guests", {"name": "\u200b\u202e "})[0] == 400


def test_too_many_requests_from_one_address_are_refused(own_server):
    server = own_server(limits=True)
    statuses = [server.post("/api/guests", {"name": "x"})[0] for _ in range(40)]
    assert statuses.count(201) >= 30
    assert statuses[-1] == 429


def test_a_bucket_fills_again():
    bucket = Bucket(2, 1000.0)
    for _ in range(2):
        bucket.take()
    bucket.filled -= 1.0
    bucket.take()
    with pytest.raises(TooMany):
        bucket.take(3)


def test_what_is_borrowed_from_a_bucket_comes_back_with_time():
    bucket = Bucket(2, 10.0)
    assert [bucket.borrow() for _ in range(4)] == [True, True, False, False]
    assert 0 < bucket.owed <= 0.2
    bucket.filled -= 1.0
    assert bucket.owed == 0
    assert bucket.borrow()


def test_one_address_has_so_many_sockets_and_no_more():
    limits = Limits(on=True)
    for _ in range(200):
        limits.open_socket("a")
    with pytest.raises(TooMany):
        limits.open_socket("a")
    limits.open_socket("b")
    limits.close_socket("a")
    limits.open_socket("a")


def test_a_full_disk_is_told_and_loses_nothing(own_server):
    server = own_server()

    async def play():
        players = await started(server, "trok", 2)
        pid = server.process.pid
        await players[0].answer(id="before")
        small, large = (4096, resource.RLIM_INFINITY), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, small)
        question, action = players[1].question["id"], players[1].choice()
        reply = await players[1].answer(action, id="during")
        assert reply["error"]["code"] == "not-stored"
        assert players[1].view["answered"] == [0]
        assert server.get("/api/games")[0] == 200
        resource.prlimit(pid, resource.RLIMIT_FSIZE, large)
        again = await players[1].ask(type="answer", question=question, action=action, id="during")
        assert again == {"type": "done", "id": "during"}
        await players[0].until(lambda: players[0].view["answered"] == [])
        await leave(players)

    asyncio.run(asyncio.wait_for(play(), 30))


def test_who_does_not_read_is_told_everything_anew_and_holds_nobody_up(server):
    async def play():
        slow, quick = await seated(server, "trok", 2, chat="off")
        slow.connection.transport.pause_reading()
        for number in range(400):
            await quick.ask(type="stand" if number % 2 == 0 else "sit", **({"seat": 1} if number % 2 else {}))
        slow.connection.transport.resume_reading()
        await slow.until(lambda: slow.table["places"] == quick.table["places"])
        await leave([slow, quick])

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_socket_closes_when_its_client_is_gone(server):
    headers = {"Authorization": f"Bearer {server.guest('Anne')}"}
    table = server.table(headers["Authorization"].split()[1], "trok", 2)["table"]["id"]
    with connect(f"ws://{server.address}/api/tables/{table}/socket", additional_headers=headers) as wire:
        wire.close()
        with pytest.raises(ConnectionClosed):
            wire.recv(5)
