"""Whose address a request comes from.

Behind a proxy every connection is the proxy's own; the client's address is in `X-Forwarded-For`, to which each proxy
adds at the right what it has seen itself.  Anybody can write such a header, so it is read from the right, and only as
far as those who wrote it are trusted.
"""

import socket
from collections.abc import Iterable, MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

Headers = Iterable[tuple[bytes, bytes]]
SECURE = {"http": "https", "ws": "wss"}
LIMITED_BITS = 64  # of an IPv6 address: whoever has one usually has all that begin with these
MOST_REMEMBERED = 4096
LONGEST_ADDRESS = 64  # characters, with port and zone


@dataclass(frozen=True)
class Networks:
    """A set of addresses, such as those of trusted proxies."""

    networks: tuple[IPv4Network | IPv6Network, ...]

    @classmethod
    def parse(cls, text: str) -> "Networks":
        """From addresses and networks with commas between them; ValueError if one is neither."""
        return cls(tuple(ip_network(part.strip()) for part in text.split(",") if part.strip()))

    def __contains__(self, address: str) -> bool:
        found = read_address(address)
        return found is not None and any(found in network for network in self.networks)


LOOPBACK = Networks.parse("127.0.0.0/8, ::1")


@lru_cache(MOST_REMEMBERED)
def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, also with a port or a zone; IPv4 within IPv6 is IPv4."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


@lru_cache(MOST_REMEMBERED)
def limit_key(text: str) -> str:
    """What an address is counted under."""
    address = read_address(text)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, LIMITED_BITS), strict=False))
    return str(address) if address else text


def find_client(scope: MutableMapping[str, Any], trusted: Networks) -> None:
    """Put the client's address and scheme into an ASGI scope, if a trusted proxy tells them."""
    peer = scope["client"][0] if scope["client"] else ""
    if peer in trusted:
        scope["client"] = (client_of(peer, scope["headers"], trusted), 0)
        if header(scope["headers"], b"x-forwarded-proto").lower() == "https":
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])


def client_of(peer: str, headers: Headers, trusted: Networks) -> str:
    """The rightmost forwarded address that is not trusted, or the last one that can be read at all."""
    client = peer
    for text in reversed(header(headers, b"x-forwarded-for").split(",")):
        address = read_address(text) if len(text) <= LONGEST_ADDRESS else None
        if address is None:
            break
        client = str(address)
        if client not in trusted:
            break
    return client


def header(headers: Headers, name: bytes) -> str:
    return b",".join(value for found, value in headers if found == name).decode("latin-1").strip()


def lan_address() -> str | None:
    """The address under which others on the local network find this machine; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation
        except OSError:
            return None
        address = str(probe.getsockname()[0])
        return address if not address.startswith("127.") else None
