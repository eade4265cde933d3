"""How much one may ask for, and how fast."""

import time
from collections import OrderedDict

from tripot.server.bounds import FRAME_RATE, MOST_ADDRESSES, MOST_SOCKETS, RATES
from tripot.server.errors import TooMany


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("burst", "filled", "per_second", "tokens")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.tokens = burst
        self.filled = time.monotonic()

    def has(self, number: float) -> bool:
        self.fill()
        return self.tokens >= number

    def take(self, number: float = 1) -> None:
        """TooMany if there are not enough."""
        if not self.has(number):
            raise TooMany
        self.tokens -= number

    def borrow(self) -> bool:
        """Take one even if there is none.  Was there one?"""
        self.fill()
        self.tokens -= 1
        return self.tokens >= 0

    @property
    def owed(self) -> float:
        """Seconds until what was borrowed is there."""
        self.fill()
        return max(0.0, -self.tokens / self.per_second)

    def fill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.per_second)
        self.filled = now


class Limits:
    """A bucket for each address and purpose; the longest unused are forgotten."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: dict[str, int] = {}

    def take(self, purpose: str, address: str) -> None:
        """TooMany if the address has done this too often."""
        if self.on:
            self.bucket(purpose, address).take()

    def bucket(self, purpose: str, address: str) -> Bucket:
        key = (purpose, address)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(*RATES[purpose])
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket

    def of_frames(self, address: str) -> tuple[Bucket, ...]:
        """What every frame of a socket is taken from: the socket's own bucket, and that of its address."""
        return (Bucket(*FRAME_RATE), self.bucket("frame", address)) if self.on else ()

    def open_socket(self, address: str) -> None:
        """Count a socket; TooMany if the address has too many."""
        number = self.sockets.get(address, 0)
        if self.on and number >= MOST_SOCKETS:
            raise TooMany
        self.sockets[address] = number + 1

    @property
    def open_sockets(self) -> int:
        return sum(self.sockets.values())

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
