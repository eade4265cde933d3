"""Connections to PostgreSQL, and the one that holds the database for a server."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tripot.core.extras import needs
from tripot.server.errors import DatabaseInUse, UnfitDatabase
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.database.connection import Cursor

with needs("postgres"):
    import psycopg
    from psycopg.adapt import AdaptersMap, Buffer, Dumper

LOCK = 0x747269706F74  # of whoever holds the database; “tripot” in ASCII
LOCK_WAIT = "3s"  # for the session of a server that has just been killed
OLDEST = 150000  # PostgreSQL 15
PARAMETERS: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15000,
    "application_name": "tripot",
    "client_encoding": "UTF8",
}


class TruthAsNumber(Dumper):
    """Truths are stored as 0 and 1, as SQLite has them."""

    oid = psycopg.adapters.types["int8"].oid

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"


ADAPTERS = AdaptersMap(psycopg.adapters)
ADAPTERS.register_dumper(bool, TruthAsNumber)


class Adapted:
    """What gives psycopg the adapters."""

    adapters = ADAPTERS
    connection = None


@lru_cache(maxsize=512)
def translated(sql: str) -> bytes:
    """With parameters as psycopg wants them."""
    return re.sub(r":(\w+)", r"%(\1)s", sql.replace("?", "%s")).encode()


class PostgresConnection:
    def __init__(self, session: "psycopg.Connection[Any]") -> None:
        self.session = session

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> Cursor:
        return self.session.execute(translated(sql), parameters)

    def close(self) -> None:
        self.session.close()


def connect(address: Postgres) -> PostgresConnection:
    return PostgresConnection(psycopg.connect(address.url, autocommit=True, context=Adapted(), **PARAMETERS))


def hold(address: Postgres) -> PostgresConnection:
    """The one connection that may write.  As long as its session lives, every other server is refused."""
    database = connect(address)
    try:
        check_fitness(database)
        database.execute(f"SET lock_timeout = '{LOCK_WAIT}'")
        database.execute(f"SELECT pg_advisory_lock({LOCK})")
        database.execute("RESET lock_timeout")
        database.execute("SET synchronous_commit = on")  # a commit returns when it is on the disk
    except psycopg.errors.LockNotAvailable as error:
        database.close()
        raise DatabaseInUse(database=str(address)) from error
    except BaseException:
        database.close()
        raise
    return database


def check_fitness(database: PostgresConnection) -> None:
    info = database.session.info
    if info.server_version < OLDEST:
        raise UnfitDatabase(found=f"PostgreSQL {info.server_version // 10000}", wanted="PostgreSQL 15")
    encoding = info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise UnfitDatabase(found=encoding, wanted="UTF8")
