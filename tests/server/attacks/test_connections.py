"""Connections that say nothing, or too slowly, or do not listen; and very many of them."""

import gc
import json
import resource

import pytest

from server.attacks.attacker import Attacker, own_address, wait_until
from server.attacks.conftest import NOBODY
from server_process import COMMAND, Server
from tripot.server.bounds import LOG_INTERVAL, MOST_CONNECTIONS, MOST_CONNECTIONS_OF_ADDRESS, RATES, RESERVED_FILES
from tripot.server.network.addresses import LOOPBACK
from tripot.server.network.connections import Connections
from tripot.server.network.websocket_protocol import WebSocketProtocol
from tripot.server.security.rate_limits import Limits

GET = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
SHORT, LONG = 0.3, 60.0  # seconds


# ---- time -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "status"),
    [(b"", None), (b"\r\n", 408), (b"GET", 408), (GET, 408), (GET + b"X: a", 408)],
    ids=str,
)
def test_a_head_that_does_not_come_whole_in_time_ends_the_connection(impatient, sent, status):
    with Attacker(impatient(HEAD_TIMEOUT=SHORT)) as attacker:
        attacker.send(sent)
        assert attacker.answer() == (status, "too-slow") if status else attacker.rest() == b""


@pytest.mark.parametrize("sent", [b"\r\n", GET], ids=str)
def test_the_head_of_the_next_request_has_no_more_time_than_the_first(impatient, sent):
    with Attacker(impatient(HEAD_TIMEOUT=SHORT)) as attacker:
        attacker.send(GET + b"\r\n")
        attacker.read(b"}")
        attacker.send(sent)
        assert attacker.answer() == (408, "too-slow")


def test_a_head_that_drips_has_no_more_time(impatient):
    with Attacker(impatient(HEAD_TIMEOUT=SHORT)) as attacker:
        attacker.send(GET)
        attacker.socket.settimeout(SHORT / 10)
        for _ in range(200):
            attacker.send(b"X: a\r\n")
            try:
                attacker.rest()
                break
            except TimeoutError:
                continue
        assert b"HTTP/1.1 408" in attacker.received


@pytest.mark.parametrize("sent", [POST, POST + b"{", POST.replace(b"Host", b"Expect: 100-continue\r\nHost")], ids=str)
def test_a_body_that_does_not_come_whole_in_time_ends_the_connection(impatient, sent):
    with Attacker(impatient(HEAD_TIMEOUT=LONG, BODY_TIMEOUT=SHORT)) as attacker:
        attacker.send(sent)
        assert attacker.answer() == (408, "too-slow")


def test_the_rest_of_a_body_that_was_refused_has_to_come_in_time_too(impatient):
    with Attacker(impatient(HEAD_TIMEOUT=LONG, BODY_TIMEOUT=SHORT)) as attacker:
        attacker.send(POST.replace(b"100", b"20000") + bytes(17_000))
        assert attacker.rest().count(b"HTTP/1.1 ") == 1
        assert attacker.answer() == (413, "too-large")


def test_a_connection_is_kept_for_the_next_request_and_not_for_ever(impatient):
    server = impatient()
    server.server.config.timeout_keep_alive = SHORT
    with Attacker(server) as attacker:
        for _ in range(2):
            attacker.send(GET + b"\r\n")
            assert b"HTTP/1.1 200" in attacker.read(b"}")
            attacker.received = b""
        assert attacker.rest() == b""


def test_a_client_that_does_not_read_its_answer_is_left(impatient):
    server = impatient(SEND_TIMEOUT=SHORT)
    with Attacker(server) as attacker:
        attacker.send(b"GET /docs HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
        assert attacker.socket.recv(1)
        wait_until(lambda: not server.connected)


def test_a_socket_that_does_not_read_is_left(impatient):
    server = impatient(SEND_TIMEOUT=SHORT)
    guest = server.guest("Anne")
    table = server.table(guest, "trieste", 3, bots=["random"] * 3)["table"]["id"]
    assert server.command(guest, table, type="start")[0] == 200
    with Attacker(server) as attacker:
        attacker.open(f"/api/tables/{table}/socket", guest)
        for number in range(50):  # whole games
            attacker.say(type="hello", id=f"h{number}")
        wait_until(lambda: not server.connected)


# ---- number ---------------------------------------------------------------------------------------------------------


def test_an_address_has_so_many_connections_and_no_more(target, honest):
    address = own_address()
    attackers = [Attacker(target, address) for _ in range(MOST_CONNECTIONS_OF_ADDRESS + 20)]
    try:
        assert honest.wait()
        for attacker in attackers[MOST_CONNECTIONS_OF_ADDRESS:]:
            assert attacker.rest() == b""  # ended at once
        first = attackers[0]
        first.send(GET + b"\r\n")
        assert b"HTTP/1.1 200" in first.read(b"}")
    finally:
        for attacker in attackers:
            attacker.socket.close()
    assert [line["reason"] for line in warnings(target)] == ["address"]


def warnings(server):
    lines = [json.loads(line) for line in server.logged().splitlines() if line.startswith('{"at"')]
    return [line for line in lines if line["message"] == "too many connections"]


FILES = RESERVED_FILES + 60
FEW_FILES = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({RESERVED_FILES}, {FILES}))"


def test_silent_connections_make_room_for_others_and_it_is_logged_once(tmp_path):
    server = Server(tmp_path, "--trusted-proxies", NOBODY, limits=True, command=f"{FEW_FILES}; {COMMAND}")
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (FILES, FILES)  # a start raises it
    attackers = [Attacker(server) for _ in range(FILES + 20)]
    try:
        assert server.get("/health")[0] == 200
        assert attackers[0].rest() == b""  # the longest silent
        attackers[-1].send(GET + b"\r\n")
        assert b"HTTP/1.1 200" in attackers[-1].read(b"}")
        assert [(line["reason"], line["most"]) for line in warnings(server)] == [("files", FILES - RESERVED_FILES)]
    finally:
        for attacker in attackers:
            attacker.socket.close()
        server.kill()


# ---- the bookkeeping ------------------------------------------------------------------------------------------------


class Transport:
    is_aborted = False

    def abort(self):
        self.is_aborted = True


def connections(most=3, on=False):
    return Connections(Limits(on), LOOPBACK, RESERVED_FILES + most)


def admitted(all_connections, peer="203.0.113.7"):
    transport = Transport()
    return transport if all_connections.admit(transport, peer) else None


def test_the_longest_silent_connection_makes_room():
    here = connections()
    first, second, third = (admitted(here) for _ in range(3))
    here.speak(first)
    here.speak(second)
    here.fall_silent(second)  # after the third
    assert admitted(here)
    assert [transport.is_aborted for transport in (first, second, third)] == [False, False, True]
    assert admitted(here)
    assert [transport.is_aborted for transport in (first, second, third)] == [False, True, True]


def test_where_none_is_silent_nobody_comes_in():
    here = connections()
    for transport in [admitted(here) for _ in range(3)]:
        here.speak(transport)
    assert admitted(here) is None
    here.leave(next(iter(here.open)))
    assert admitted(here)


def test_connections_that_end_are_forgotten():
    here = connections(on=True)
    transport = admitted(here)
    here.leave(transport)
    here.leave(transport)
    here.fall_silent(transport)
    assert not here.open
    assert not here.silent
    assert not here.of_address


def test_the_connections_of_a_trusted_proxy_are_not_counted_by_address():
    here = connections(most=10_000, on=True)
    strangers = [admitted(here, "2001:db8::1") for _ in range(MOST_CONNECTIONS_OF_ADDRESS + 1)]
    assert [stranger is None for stranger in strangers].count(True) == 1
    assert admitted(here, "2001:db8::2") is None  # of the same network
    assert all(admitted(here, "127.0.0.1") for _ in range(1000))


def test_an_address_connects_so_often_and_no_more(monkeypatch):
    monkeypatch.setattr("tripot.server.security.rate_limits.time.monotonic", lambda: 0.0)  # however slow the machine is
    here = connections(most=10_000, on=True)
    for _ in range(int(RATES["connection"][0])):
        here.leave(admitted(here))
    assert admitted(here) is None


def test_there_are_never_more_connections_than_files():
    assert connections(most=MOST_CONNECTIONS + 1).most == MOST_CONNECTIONS
    assert connections(most=5).most == 5
    assert connections(most=-5).most == 1


def test_what_is_turned_away_is_logged_from_time_to_time(caplog, monkeypatch):
    now = [0.0]
    monkeypatch.setattr("tripot.server.network.connections.time.monotonic", lambda: now[0])
    here = connections(most=1)
    for moment in (0, 1, LOG_INTERVAL - 1, LOG_INTERVAL, LOG_INTERVAL + 1):
        now[0] = moment
        admitted(here)
    admitted(here)
    assert [record.reason for record in caplog.records] == ["files"] * 2


@pytest.mark.parametrize("what", ["lobby", "table", "refused"])
def test_nothing_is_left_of_a_socket_that_has_ended(impatient, what):
    """At once, without a search for cycles: one among all objects would keep everybody waiting."""
    server = impatient(limits=False)
    token = server.guest("Anne")
    gc.collect()
    gc.disable()
    try:
        with Attacker(server) as attacker:
            if what == "lobby":
                attacker.open().read(b'"lobby"')
            elif what == "table":
                attacker.open(f"/api/tables/{server.table(token)['table']['id']}/socket", token).say(
                    type="hello", id="h"
                )
                attacker.read(b'"table"')
            else:
                attacker.upgrade("/api/nowhere/socket")
                attacker.read(b"not-found")
        wait_until(lambda: not [one for one in gc.get_objects() if type(one) is WebSocketProtocol])
    finally:
        gc.enable()
