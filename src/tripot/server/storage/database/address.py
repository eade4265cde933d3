"""Where a database is: a file of SQLite, the address of a PostgreSQL server, or the memory of a player's own device."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit, urlunsplit

from tripot.server.storage.database.connection import Connection

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Postgres:
    url: str = field(repr=False)  # it may hold a password

    def __str__(self) -> str:
        """Without password, and without parameters, which may hold one too."""
        parts = urlsplit(self.url)
        user, at, host = parts.netloc.rpartition("@")
        return urlunsplit((parts.scheme, user.partition(":")[0] + at + host, parts.path, "", ""))


class KeptDatabase(Connection, Protocol):
    """A database of SQLite in memory, of which the browser keeps a copy."""

    def executescript(self, sql: str, /) -> object: ...

    async def keep(self) -> None:
        """Make durable what was committed; Exception if it cannot be, and then all is as it was kept last."""


@dataclass(frozen=True, eq=False)
class OnDevice:
    database: KeptDatabase


Address = Path | Postgres | OnDevice


def parse_address(text: str) -> Address:
    return Postgres(text) if text.startswith(SCHEMES) else Path(text)
