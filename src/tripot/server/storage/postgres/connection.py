"""Connections to PostgreSQL, and the one that a node writes by."""

import hashlib
import os
import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property, lru_cache
from typing import Any

from tripot.core.extras import needs
from tripot.server.errors import DatabaseInUse, UnfitDatabase
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.database.connection import Cursor
from tripot.server.storage.postgres.pipeline import NAMED, Pipeline

with needs("postgres"):
    import psycopg
    from psycopg.adapt import AdaptersMap, Buffer, Dumper

LOCK = 0x747269706F74  # shared by all nodes; “tripot” in ASCII
LOCK_WAIT = "3s"  # for a lock that another session has
# A node that stands still in the middle of a transaction must not keep others from taking its tables.
STANDSTILL = "2s"
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
    return NAMED.sub(r"%(\1)s", sql.replace("?", "%s")).encode()


class PostgresConnection:
    def __init__(self, session: "psycopg.Connection[Any]") -> None:
        self.session = session

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> Cursor:
        return self.session.execute(translated(sql), parameters)

    @cached_property
    def pipeline(self) -> Pipeline:
        return Pipeline(self.session)

    def close(self) -> None:
        self.session.close()


def connect(address: Postgres) -> PostgresConnection:
    return PostgresConnection(psycopg.connect(address.url, autocommit=True, context=Adapted(), **PARAMETERS))


def hold(
    address: Postgres,
    node: str = "",
    alone: bool = False,
    watching: Callable[["psycopg.Connection[Any]"], AbstractContextManager[object]] = nullcontext,
) -> PostgresConnection:
    """A connection to write by, beside those of other nodes unless it is to be `alone`.

    A node has one at a time: its former session is ended, and the lock of the node tells that it has ended.
    """
    database = connect(address)
    try:
        check_fitness(database)
        with watching(database.session):
            make_ready(database, node, alone)
    except psycopg.errors.LockNotAvailable as error:
        database.close()
        raise DatabaseInUse(database=str(address)) from error
    except BaseException:
        database.close()
        raise
    return database


def make_ready(database: PostgresConnection, node: str, alone: bool) -> None:
    database.execute(f"SET lock_timeout = '{LOCK_WAIT}'")
    database.execute(f"SELECT pg_advisory_lock{'' if alone else '_shared'}({LOCK})")
    if node:
        database.execute(END_FORMER, (name_of(node),))
        database.execute("SELECT pg_advisory_lock(?)", (lock_of(node),))
        database.execute("SELECT set_config('application_name', ?, false)", (name_of(node),))
    database.execute("SET synchronous_commit = on")  # a commit returns when it is on the disk
    database.execute(f"SET idle_in_transaction_session_timeout = '{STANDSTILL}'")


END_FORMER = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?"


def name_of(node: str) -> str:
    """Under which PostgreSQL lists the session that a node writes by."""
    return f"tripot node {node}"


def lock_of(node: str) -> int:
    return int.from_bytes(hashlib.sha256(node.encode()).digest()[:8], "big", signed=True)


def local_host(database: PostgresConnection) -> str:
    """The address of this machine by which it reaches the database, and others of the same network reach it."""
    with socket.socket(fileno=os.dup(database.session.fileno())) as bound:
        return str(bound.getsockname()[0]) if bound.family in (socket.AF_INET, socket.AF_INET6) else "127.0.0.1"


def check_fitness(database: PostgresConnection) -> None:
    info = database.session.info
    if info.server_version < OLDEST:
        raise UnfitDatabase(found=f"PostgreSQL {info.server_version // 10000}", wanted="PostgreSQL 15")
    encoding = info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise UnfitDatabase(found=encoding, wanted="UTF8")
