"""Where a database is: a file of SQLite, or the address of a PostgreSQL server."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Postgres:
    url: str = field(repr=False)  # it may hold a password

    def __str__(self) -> str:
        """Without password, and without parameters, which may hold one too."""
        parts = urlsplit(self.url)
        user, at, host = parts.netloc.rpartition("@")
        return urlunsplit((parts.scheme, user.partition(":")[0] + at + host, parts.path, "", ""))


Address = Path | Postgres


def parse_address(text: str) -> Address:
    return Postgres(text) if text.startswith(SCHEMES) else Path(text)
