"""Whose address counts, behind proxies and without."""

import pytest
from starlette.requests import HTTPConnection

from tripot.cli.main import run
from tripot.server.network.addresses import LOOPBACK, Networks, find_client, lan_address, limit_key
from tripot.server.web.origins import cookie_of

PROXIES = Networks.parse("127.0.0.1, 10.0.0.0/8, 2001:db8:1::/48")


def seen(peer, *forwarded, proto=None, trusted=PROXIES, scheme="http"):
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope = {"client": (peer, 1234), "headers": headers, "scheme": scheme}
    find_client(scope, trusted)
    return scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.7", [], "203.0.113.7"),
        ("203.0.113.7", ["198.51.100.1"], "203.0.113.7"),  # nobody's proxy
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", ["198.51.100.1, 203.0.113.7"], "203.0.113.7"),  # the client itself wrote the first
        ("127.0.0.1", ["203.0.113.7, 10.1.2.3"], "203.0.113.7"),  # through two proxies
        ("127.0.0.1", ["198.51.100.1", "203.0.113.7, 10.1.2.3"], "203.0.113.7"),  # in two lines
        ("127.0.0.1", ["10.9.9.9"], "10.9.9.9"),
        ("::ffff:10.1.2.3", ["203.0.113.7"], "203.0.113.7"),
        ("2001:db8:1::5", ["2001:db8:2::7"], "2001:db8:2::7"),
        ("127.0.0.1", ["::ffff:203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", ["203.0.113.7:4321"], "203.0.113.7"),
        ("127.0.0.1", ["[2001:db8:2::7]:4321"], "2001:db8:2::7"),
        ("127.0.0.1", ["unknown"], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.7, unknown, 10.1.2.3"], "10.1.2.3"),  # what is left of it nobody vouches for
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", ["1" * 5000], "127.0.0.1"),
    ],
)
def test_the_rightmost_address_that_is_not_trusted_counts(peer, forwarded, client):
    assert seen(peer, *forwarded)[0] == client


@pytest.mark.parametrize(
    ("peer", "proto", "scheme", "found"),
    [
        ("127.0.0.1", "https", "http", "https"),
        ("127.0.0.1", "HTTPS", "ws", "wss"),
        ("127.0.0.1", "http", "http", "http"),
        ("127.0.0.1", "gopher", "http", "http"),
        ("203.0.113.7", "https", "http", "http"),
    ],
)
def test_the_scheme_is_believed_from_trusted_proxies_only(peer, proto, scheme, found):
    assert seen(peer, proto=proto, scheme=scheme)[1] == found


def test_by_default_this_machine_alone_is_trusted():
    assert "127.0.0.1" in LOOPBACK
    assert "::1" in LOOPBACK
    assert "::ffff:127.0.0.1" in LOOPBACK
    assert "192.168.1.2" not in LOOPBACK
    assert "" not in LOOPBACK


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_whoever_has_one_address_of_a_network_of_ipv6_is_counted_as_the_whole(address, key):
    assert limit_key(address) == key


@pytest.mark.parametrize("flag", ["--trusted-proxies", "--metrics-from"])
def test_a_network_that_is_none_is_a_clear_error(flag, tmp_path, capsys):
    assert run(["serve", flag, "10.0.0.0/8, proxy.example", "--database", str(tmp_path / "db")]) == 2
    assert "bad-value" in capsys.readouterr().err


def forwarded(address):
    return {"X-Forwarded-For": address}


def statuses(server, number, address):
    return [server.post("/api/guests", {"name": "x"}, headers=forwarded(address))[0] for _ in range(number)]


def test_behind_a_proxy_everybody_has_limits_of_their_own(own_server):
    server = own_server("--trusted-proxies", "192.0.2.1,127.0.0.0/8", limits=True)
    assert statuses(server, 40, "2001:db8::1")[-1] == 429
    assert statuses(server, 1, "2001:db8::2") == [429]  # the same person
    assert statuses(server, 1, "2001:db8:0:1::1") == [201]
    assert statuses(server, 1, "203.0.113.7") == [201]


def test_forwarded_addresses_of_strangers_are_not_believed(own_server, monkeypatch):
    monkeypatch.setenv("TRIPOT_TRUSTED_PROXIES", "192.0.2.1")
    server = own_server(limits=True)
    assert [statuses(server, 1, f"203.0.113.{number}")[0] for number in range(40)][-1] == 429


def test_behind_a_proxy_that_speaks_tls_the_cookie_is_secure(server):
    _, headers, _ = server.request("POST", "/api/guests", {"name": "Anne"}, headers={"X-Forwarded-Proto": "https"})
    assert headers["set-cookie"].startswith("__Host-tripot=")
    assert "; Secure" in headers["set-cookie"]
    cookie = {"Cookie": "other=1; " + headers["set-cookie"].split(";")[0]}
    assert server.get("/api/me", headers=cookie | {"X-Forwarded-Proto": "https"})[1]["name"] == "Anne"
    assert server.get("/api/me", headers=cookie)[1] is None


def test_cookies_are_not_read_by_the_library(monkeypatch):
    """Its parser takes 100 times as long for a header full of them."""
    monkeypatch.setattr("starlette.requests.cookie_parser", None)
    cookies = "; ".join([*(f"a{number}=b" for number in range(900)), "tripot=secret"])
    connection = HTTPConnection({"type": "http", "headers": [(b"cookie", cookies.encode())]})
    assert cookie_of(connection, "tripot") == "secret"


# ---- where others find the server -----------------------------------------------------------------------------------

ELSEWHERE = {"x-forwarded-for": "203.0.113.7"}


def test_links_begin_with_the_public_address_for_everybody(own_server):
    server = own_server("--public-url", "https://tripot.example/")
    for headers in ({}, ELSEWHERE):
        assert server.get("/api/address", headers=headers) == (200, {"address": "https://tripot.example"})


def test_the_local_networks_address_is_told_to_this_machine_alone(own_server):
    server = own_server("--host", "0.0.0.0")
    lan = lan_address()
    here = f"http://{lan}:{server.port}" if lan else None
    assert server.get("/api/address") == (200, {"address": here})
    assert server.get("/api/address", headers=ELSEWHERE) == (200, {"address": None})


def test_a_server_for_this_machine_alone_has_no_other_address(server):
    assert server.get("/api/address") == (200, {"address": None})
