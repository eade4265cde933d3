"""The steps of the schema are SQLite's, in PostgreSQL's words: both have the same numbers."""

import re

from tripot.server.errors import NewerDatabase
from tripot.server.storage.postgres.connection import PostgresConnection
from tripot.server.storage.sqlite.migrations import STEPS

WORDS = {
    r"-- in PostgreSQL: ": "",
    r"\) STRICT, WITHOUT ROWID;": ");",
    r"\) STRICT;": ");",
    r"\bBLOB\b": "BYTEA",
    r"\bREAL\b": "DOUBLE PRECISION",
    r"\bINTEGER\b": "BIGINT",
    r"randomblob\(32\)": "uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())",
    r"settings ->> '\$\.clock\.type'": "settings::json -> 'clock' ->> 'type'",
    r"settings ->> ": "settings::json ->> ",
}
MIGRATING = 0x747269706F75  # the lock of whoever takes steps
# The number of steps that are taken; of each node's last group of writes (after a lost connection it tells what is
# stored); and the only clock by which leases are compared.
OWN = (
    "CREATE TABLE IF NOT EXISTS state (steps BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS writers (node TEXT PRIMARY KEY, number BIGINT NOT NULL)",
    "CREATE OR REPLACE FUNCTION database_time() RETURNS DOUBLE PRECISION LANGUAGE SQL VOLATILE "
    "AS 'SELECT CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)'",
)


def in_words_of_postgres(step: str) -> str:
    for found, word in WORDS.items():
        step = re.sub(found, word, step)
    return step


def migrate(database: PostgresConnection, steps: tuple[str, ...] = STEPS) -> None:
    """Take the steps that this database has not taken yet, all or none, however many nodes start at once."""
    with database.session.transaction():
        database.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        for statement in OWN:
            database.execute(statement)
        row = database.execute("SELECT steps FROM state").fetchone()
        if row is None:
            database.execute("INSERT INTO state VALUES (0)")
        taken = row[0] if row else 0
        if taken > len(steps):
            raise NewerDatabase
        for step in steps[taken:]:
            database.session.execute(in_words_of_postgres(step).encode())
        database.execute("UPDATE state SET steps = ?", (len(steps),))
