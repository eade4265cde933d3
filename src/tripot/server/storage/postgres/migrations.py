"""The steps of the schema are SQLite's, in PostgreSQL's words: both have the same numbers."""

import re

from tripot.server.errors import NewerDatabase
from tripot.server.storage.postgres.connection import PostgresConnection
from tripot.server.storage.sqlite.migrations import STEPS

WORDS = {
    r"\) STRICT, WITHOUT ROWID;": ");",
    r"\) STRICT;": ");",
    r"\bBLOB\b": "BYTEA",
    r"\bREAL\b": "DOUBLE PRECISION",
    r"\bINTEGER\b": "BIGINT",
    r"randomblob\(32\)": "uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())",
    r"settings ->> '\$\.clock\.type'": "settings::json -> 'clock' ->> 'type'",
    r"settings ->> ": "settings::json ->> ",
}
# The number of steps that are taken, and of the last group of writes: after a lost connection it tells what is stored.
STATE = "CREATE TABLE IF NOT EXISTS state (steps BIGINT NOT NULL, writes BIGINT NOT NULL)"


def in_words_of_postgres(step: str) -> str:
    for found, word in WORDS.items():
        step = re.sub(found, word, step)
    return step


def migrate(database: PostgresConnection, steps: tuple[str, ...] = STEPS) -> None:
    """Take the steps that this database has not taken yet, all or none; by whoever holds it."""
    with database.session.transaction():
        database.execute(STATE)
        row = database.execute("SELECT steps FROM state").fetchone()
        if row is None:
            database.execute("INSERT INTO state VALUES (0, 0)")
        taken = row[0] if row else 0
        if taken > len(steps):
            raise NewerDatabase
        for step in steps[taken:]:
            database.session.execute(in_words_of_postgres(step).encode())
        database.execute("UPDATE state SET steps = ?", (len(steps),))
