"""Requests that never end, or that are more than they seem."""

import json

import pytest

from server.attacks.attacker import Attacker, memory
from tripot.server.bounds import (
    LARGEST_HEAD,
    LARGEST_REQUEST,
    LONGEST_HEADER,
    LONGEST_TARGET,
    MOST_CHUNKS,
    MOST_HEADERS,
    MOST_PIPELINED,
    RATES,
)

MEGABYTE = 1_000_000
MOST_SENT = 8 * MEGABYTE  # by one attack, if nothing stops it
MOST_MEMORY = 20 * MEGABYTE
GET = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: x\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"


@pytest.mark.parametrize(
    ("first", "again", "answer"),
    [
        (b"GET /", b"a", (414, "target-too-long")),
        (b"GET /?", b"a=b&", (414, "target-too-long")),
        (GET + b"X: ", b"a", (431, "head-too-large")),
        (GET, b"a", (431, "head-too-large")),
        (GET, b"X: a\r\n", (431, "head-too-large")),
        (GET, b"Cookie: a=b; c=d\r\n", (431, "head-too-large")),
        (GET + UPGRADE + b"X: ", b"a", (431, "head-too-large")),
        (b"", b"\r\n", (431, "head-too-large")),
        (b"", b"\0", (400, "bad-message")),
        (CHUNKED + b"1;", b"a", (413, "too-large")),
        (CHUNKED + b"1;", b"a=b;", (413, "too-large")),
        (CHUNKED, b"1\r\na\r\n", (413, "too-large")),
        (CHUNKED + b"0\r\n", b"X: a\r\n", (431, "head-too-large")),
        (CHUNKED + b"0\r\nX: ", b"a", (413, "too-large")),
    ],
    ids=str,
)
def test_what_never_ends_is_refused_and_nobody_notices(target, honest, first, again, answer):
    before = memory(target)

    def attack():
        with Attacker(target) as attacker:
            attacker.send(first)
            attacker.flood(again * (65_536 // len(again)), MOST_SENT)
            assert attacker.answer() == answer

    assert honest.is_served_under(attack)
    assert memory(target) - before < MOST_MEMORY


def ask(target, *parts):
    with Attacker(target) as attacker:
        attacker.send(b"".join(parts))
        return attacker.answer()


def lines(number: int, size: int) -> bytes:
    return (b"X: " + b"a" * (size - 1) + b"\r\n") * number


@pytest.mark.parametrize(
    ("within", "beyond"),
    [
        (lines(MOST_HEADERS - 2, 2), lines(MOST_HEADERS - 1, 2)),
        (lines(1, LONGEST_HEADER), lines(1, LONGEST_HEADER + 1)),
        (lines(4, LONGEST_HEADER), lines(5, LONGEST_HEADER)),
    ],
    ids=["number", "length", "sum"],
)
def test_a_head_has_bounds(target, within, beyond):
    assert LARGEST_HEAD < 5 * LONGEST_HEADER
    first, last = b"GET /nowhere HTTP/1.1\r\nHost: x\r\n", b"Connection: close\r\n\r\n"
    assert ask(target, first, within, last) == (404, "not-found")
    assert ask(target, first, beyond, last) == (431, "head-too-large")


def test_a_path_has_bounds(target):
    last = b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    assert ask(target, b"GET /", b"a" * (LONGEST_TARGET - 1), last) == (404, "not-found")
    assert ask(target, b"GET /", b"a" * LONGEST_TARGET, last) == (414, "target-too-long")


def test_a_refusal_names_what_is_allowed_and_ends_the_connection(target):
    with Attacker(target) as attacker:
        attacker.send(GET + lines(1, 9000) + b"\r\n")
        head, _, body = attacker.rest().partition(b"\r\n\r\n")
    assert b"connection: close" in head
    assert json.loads(body)["details"] == {"largest": LARGEST_HEAD, "lines": MOST_HEADERS, "longest": LONGEST_HEADER}
    assert str(LARGEST_HEAD) in json.loads(body)["message"]


def test_the_handshake_of_a_socket_has_the_same_bounds(target):
    with Attacker(target) as attacker:
        attacker.upgrade(headers=lines(1, LONGEST_HEADER))
        assert b"HTTP/1.1 101" in attacker.read(b"\r\n\r\n")
    with Attacker(target) as attacker:
        attacker.upgrade(headers=lines(1, LONGEST_HEADER + 1))
        assert attacker.answer() == (431, "head-too-large")


@pytest.mark.parametrize("header", [b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n"])
def test_a_handshake_that_cannot_be_read_does_not_stay(target, header):
    with Attacker(target) as attacker:
        attacker.upgrade(headers=header)
        assert attacker.answer()[0] == 400


def test_a_body_of_two_lengths_is_refused(target):
    """Or two servers in a row could take it for different requests."""
    both = POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    assert ask(target, both) == (400, "bad-message")


def test_a_body_may_come_in_chunks(target):
    chunks = b"".join(b"1;x=y\r\n%c\r\n" % byte for byte in b'{"name": "Anne"}')
    with Attacker(target) as attacker:
        attacker.send(CHUNKED.replace(b"Host", b"Connection: close\r\nHost") + chunks + b"0\r\nX: y\r\n\r\n")
        assert b"HTTP/1.1 201" in attacker.rest()


def test_headers_behind_a_body_are_not_those_of_the_request(target):
    head = b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    token = target.guest("Anne").encode()
    assert ask(target, head, b"2\r\n{}\r\n0\r\nAuthorization: Bearer ", token, b"\r\n\r\n") == (401, "no-guest")


def test_a_body_has_so_many_chunks_and_no_more(target):
    """The empty one at the end is one of them."""
    chunked = CHUNKED.replace(b"Host: x", b"Host: x\r\nConnection: close")
    assert ask(target, chunked, b"1\r\n \r\n" * (MOST_CHUNKS - 1), b"0\r\n\r\n") == (400, "bad-message")
    assert ask(target, chunked, b"1\r\n \r\n" * MOST_CHUNKS, b"0\r\n\r\n") == (413, "too-large")


def test_a_body_that_was_refused_is_not_read_to_its_end(target):
    with Attacker(target) as attacker:
        attacker.send(POST + b"Content-Length: 1000000000\r\n\r\n")
        sent = attacker.flood(bytes(65_536), 30 * MEGABYTE)
        assert sent < 30 * MEGABYTE
        assert attacker.received == b""
        assert attacker.rest().count(b"HTTP/1.1 413") == 1


def test_a_client_that_waits_to_be_let_on_is_let_on(target):
    with Attacker(target) as attacker:
        body = b'{"name": "Anne"}'
        attacker.send(POST + b"Connection: close\r\nExpect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(body))
        attacker.read(b"HTTP/1.1 100 Continue\r\n\r\n")
        attacker.send(body)
        assert b"HTTP/1.1 201" in attacker.rest()


def test_some_requests_may_come_before_the_first_is_answered(target, honest):
    with Attacker(target) as attacker:
        attacker.send((GET + b"\r\n") * MOST_PIPELINED + GET + b"Connection: close\r\n\r\n")
        assert attacker.rest().count(b"HTTP/1.1 200") == MOST_PIPELINED + 1

    def attack():
        with Attacker(target) as attacker:
            attacker.flood((GET + b"\r\n") * 1000, MEGABYTE)
            assert attacker.rest().count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1

    assert honest.is_served_under(attack)


@pytest.mark.parametrize("path", ["/health", "/docs", "/nowhere", "/api/games", "/api/lobby"])
def test_whoever_asks_too_much_is_refused_and_loses_the_connection(impatient, monkeypatch, path):
    for kind in ("page", "request"):
        monkeypatch.setitem(RATES, kind, (3.0, 0.001))
    with Attacker(impatient()) as attacker:
        attacker.send(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 5)
        statuses = [part[:3] for part in attacker.rest().split(b"HTTP/1.1 ")[1:]]
    assert len(statuses) == 4
    assert statuses[3] == b"429"
    assert b"429" not in statuses[:3]


def test_a_header_full_of_cookies_takes_no_time(target, honest):
    cookies = b"Cookie: " + b"; ".join(b"a%d=b" % number for number in range(900)) + b"\r\n"
    request = b"GET /api/me HTTP/1.1\r\nHost: x\r\n" + cookies * 3

    def attack():
        with Attacker(target) as attacker:
            attacker.send((request + b"\r\n") * 5 + request + b"Connection: close\r\n\r\n")
            assert attacker.rest().count(b"HTTP/1.1 200") == 6

    assert honest.is_served_under(attack)


def test_the_server_reads_no_more_than_it_promises():
    assert LARGEST_HEAD == 32_768
    assert LARGEST_REQUEST == 2 * 262_144
