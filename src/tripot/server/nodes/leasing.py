"""Leases and who takes what, as pure functions: `tests/server/nodes` runs them in a simulation with virtual time.

A lease only says who tries.  Whatever nodes believe, every change is fenced by the table's epoch in the database.
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import NamedTuple

LEASE = 2.5  # seconds that a node is believed to live after its last heartbeat
BEAT = 0.5  # seconds between two heartbeats
PATIENCE = 10.0  # seconds without a heartbeat after which a node gives up its rooms, since it may tell what is outdated
MEMORY = 60.0  # seconds that a node that has ended stays in the register
SETTLING = 1.0  # seconds after a lapse of its own lease in which a node takes nothing from others


class ServerNode(NamedTuple):
    """A row of the register."""

    id: str
    name: str
    address: str
    version: str
    started: float
    rooms: int
    sockets: int
    left: float  # seconds of its lease

    @property
    def lives(self) -> bool:
        return self.left > 0


def sweeper_of(nodes: Iterable[ServerNode]) -> str | None:
    """The node that watches all deadlines: the oldest that lives.  Two that believe it do no harm."""
    living = [(node.started, node.id) for node in nodes if node.lives]
    return min(living)[1] if living else None


def heir_of(table_id: str, living: Iterable[str]) -> str | None:
    """Which node opens a table whose owner is gone; every node finds the same without asking (rendezvous hashing)."""
    return max(living, key=lambda node: hashlib.blake2b(f"{node} {table_id}".encode()).digest(), default=None)


def lost_tables(before: Mapping[str, int], stored: Mapping[str, int], now: Mapping[str, int]) -> list[str]:
    """The tables that another node has taken.

    `before` and `now` are this node's epochs before it asked and after it got the answer `stored`: what has changed
    between the two is not known to be lost.
    """
    return [
        table_id for table_id, epoch in before.items() if stored.get(table_id) != epoch and now.get(table_id) == epoch
    ]


class Tenure:
    """What a node knows about its own lease, by its monotonic clock."""

    def __init__(self, now: float) -> None:
        self.renewed = now  # when the last heartbeat that was stored was sent
        self.regained = now - SETTLING  # when the first one after a lapse was sent

    def renew(self, sent: float) -> bool:
        """A heartbeat was stored; had the lease run out before?"""
        had_lapsed = not self.holds(sent)
        if had_lapsed:
            self.regained = sent
        self.renewed = max(self.renewed, sent)
        return had_lapsed

    def may_judge(self, now: float) -> bool:
        """Does it tell that others are gone if their leases have run out?

        Not while its own has, nor right after: where the database was away, nobody could renew one.
        """
        return self.holds(now) and now - self.regained >= SETTLING

    def holds(self, now: float) -> bool:
        return now - self.renewed < LEASE

    def is_hopeless(self, now: float) -> bool:
        return now - self.renewed >= PATIENCE
