"""Every open connection: how many there are, from where, and which of them wait in silence.

A process has so many files, and a connection is one of them.  Without a bound, silent connections would take them all,
and nobody else could come in.  So an address has a bounded number, and when there are too many altogether, the one that
has been silent longest makes room.
"""

import logging
import time
from asyncio import Transport
from collections import Counter

from tripot.server.bounds import LOG_INTERVAL, MOST_CONNECTIONS, MOST_CONNECTIONS_OF_ADDRESS, RESERVED_FILES
from tripot.server.errors import TooMany
from tripot.server.monitoring.metrics import REFUSED
from tripot.server.network.addresses import Networks, limit_key
from tripot.server.security.rate_limits import Limits

log = logging.getLogger("tripot.network")


class Connections:
    def __init__(self, limits: Limits, trusted: Networks, files: int) -> None:
        """`files` is how many this process may have open."""
        self.limits = limits
        self.trusted = trusted
        self.most = max(1, min(MOST_CONNECTIONS, files - RESERVED_FILES))
        self.open: dict[Transport, str] = {}  # and what its address is counted under
        self.silent: dict[Transport, None] = {}  # nothing is asked on them; the longest silent first
        self.of_address: Counter[str] = Counter()
        self.logged: dict[str, float] = {}  # when a reason was logged last

    def admit(self, transport: Transport, peer: str) -> bool:
        """May a new connection stay?  Trusted proxies bring many clients, so theirs are not counted by address."""
        key = "" if peer in self.trusted else limit_key(peer)
        if key and not self.allows(key):
            self.turn_away("address")
            return False
        if len(self.open) >= self.most and not self.make_room():
            return False
        self.open[transport] = key
        self.of_address[key] += 1
        self.silent[transport] = None
        return True

    def allows(self, key: str) -> bool:
        if self.limits.on and self.of_address[key] >= MOST_CONNECTIONS_OF_ADDRESS:
            return False
        try:
            self.limits.take("connection", key)
        except TooMany:
            return False
        return True

    def make_room(self) -> bool:
        """End the connection that has been silent longest, if one is."""
        self.turn_away("connections" if self.most == MOST_CONNECTIONS else "files")
        oldest = next(iter(self.silent), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        return True

    def speak(self, transport: Transport) -> None:
        """Something is asked on it."""
        self.silent.pop(transport, None)

    def fall_silent(self, transport: Transport) -> None:
        if transport in self.open:
            self.silent[transport] = None

    def leave(self, transport: Transport) -> None:
        key = self.open.pop(transport, None)
        if key is not None:
            self.silent.pop(transport, None)
            self.of_address[key] -= 1
            if not self.of_address[key]:
                del self.of_address[key]

    def turn_away(self, reason: str) -> None:
        """Count it, and log it from time to time: whoever causes it must not fill the disk."""
        REFUSED.labels(reason).inc()
        now = time.monotonic()
        if now - self.logged.get(reason, -LOG_INTERVAL) >= LOG_INTERVAL:
            self.logged[reason] = now
            log.warning("too many connections", extra={"reason": reason, "open": len(self.open), "most": self.most})
