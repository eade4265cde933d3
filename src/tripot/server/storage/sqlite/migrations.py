"""The tables of the database, as steps from the first schema on.

A step is never changed once it has been released: a later wish is a later step.  `PRAGMA user_version` counts the
steps that a database has taken.
"""

from typing import Protocol

from tripot.server.errors import NewerDatabase
from tripot.server.storage.database.connection import Connection

FIRST = """
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,           -- SHA-256 of the secret that the guest's cookie holds
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    program INTEGER NOT NULL,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    settings TEXT NOT NULL,               -- JSON, as `messages.Settings` has it
    host TEXT NOT NULL REFERENCES guests,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'ended')),
    rules TEXT NOT NULL,                  -- the version that the game is played by
    seed BLOB,                            -- secret until the end
    start TEXT,                           -- the position that it began from, if not from the set-up
    result TEXT,
    next TEXT REFERENCES tables,          -- the rematch
    created REAL NOT NULL,
    started REAL,
    ended REAL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, created);

CREATE TABLE places (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('free', 'guest', 'bot')),
    guest TEXT REFERENCES guests,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,                    -- who plays, or takes over
    generation INTEGER NOT NULL,          -- each makes another link to this seat
    covered INTEGER NOT NULL,             -- a bot plays for the guest, who is away
    bank REAL NOT NULL,                   -- seconds
    voted INTEGER NOT NULL,               -- to end the game
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables,
    guest TEXT NOT NULL REFERENCES guests,
    played INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_guest ON members (guest);

CREATE TABLE decisions (
    table_id TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    guest TEXT,                           -- none: a bot decided
    command TEXT,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    guest TEXT NOT NULL REFERENCES guests,
    name TEXT NOT NULL,
    seat INTEGER,                         -- none: a spectator
    preset TEXT NOT NULL,
    text TEXT NOT NULL,
    command TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE mutes (
    guest TEXT NOT NULL REFERENCES guests,
    muted TEXT NOT NULL REFERENCES guests,
    PRIMARY KEY (guest, muted)
) STRICT, WITHOUT ROWID;

CREATE TABLE deadlines (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('clock', 'away')),
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX deadlines_by_time ON deadlines (at);
"""

HOSTS = """
CREATE TABLE bans (
    table_id TEXT NOT NULL REFERENCES tables,
    guest TEXT NOT NULL REFERENCES guests,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;

CREATE TABLE new_deadlines (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,                -- 0 for the host's, which is the whole table's
    kind TEXT NOT NULL CHECK (kind IN ('clock', 'away', 'host')),
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO new_deadlines SELECT * FROM deadlines;
DROP TABLE deadlines;
ALTER TABLE new_deadlines RENAME TO deadlines;
CREATE INDEX deadlines_by_time ON deadlines (at);
"""

ENDS = """
ALTER TABLE tables ADD COLUMN ended_by TEXT CHECK (ended_by IN ('vote', 'rules', 'length'));  -- why there is no result
UPDATE tables SET ended_by = 'vote' WHERE status = 'ended';
"""

TIMES = """
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 0),
    wall REAL NOT NULL,                   -- the wall clock
    steady REAL NOT NULL                  -- at the same moment, the time in which deadlines are kept
) STRICT;

CREATE TABLE new_deadlines (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,                -- 0 for those of the whole table
    kind TEXT NOT NULL CHECK (kind IN ('clock', 'away', 'host', 'stale')),
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO new_deadlines SELECT * FROM deadlines;
INSERT INTO new_deadlines SELECT id, 0, 'stale', created + 14 * 86400.0 FROM tables WHERE status = 'open';
DROP TABLE deadlines;
ALTER TABLE new_deadlines RENAME TO deadlines;
CREATE INDEX deadlines_by_time ON deadlines (at);
"""

TURNS = """
ALTER TABLE tables ADD COLUMN asked INTEGER;     -- a bit for each seat that owes an answer after the start
ALTER TABLE decisions ADD COLUMN asked INTEGER;  -- and after this decision; none: made by an earlier version
CREATE INDEX chat_by_guest ON chat (guest, at);
"""

REPLIES = """
ALTER TABLE decisions ADD COLUMN digest BLOB;  -- of the command

CREATE TABLE replies (
    table_id TEXT NOT NULL REFERENCES tables,
    guest TEXT NOT NULL REFERENCES guests,
    number INTEGER NOT NULL,
    command TEXT NOT NULL,                -- its id
    digest BLOB NOT NULL,
    reply TEXT,                           -- JSON; none: plainly done
    PRIMARY KEY (table_id, guest, number)
) STRICT, WITHOUT ROWID;
"""

LEAVING = """
ALTER TABLE tables ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;  -- each makes another link to this table
INSERT INTO guests VALUES ('', randomblob(32), '', 'en', 0, 0.0);  -- nobody: stands where a guest was who has left
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX places_by_guest ON places (guest);
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE INDEX bans_by_guest ON bans (guest);
CREATE INDEX replies_by_guest ON replies (guest);
"""

SERIES = """
ALTER TABLE places ADD COLUMN wins INTEGER;    -- of the games before this rematch
ALTER TABLE places ADD COLUMN points INTEGER;  -- the same, where scores add up
"""

OWNERS = """
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;  -- each server that opens the table raises it
ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT '';        -- these three are in the settings too
ALTER TABLE tables ADD COLUMN visibility TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN clock TEXT;                           -- its type; none: no clock
UPDATE tables SET game = settings ->> 'game', visibility = coalesce(settings ->> 'visibility', 'link'),
    clock = settings ->> '$.clock.type';
"""

NODES = """
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    address TEXT NOT NULL,                -- where other nodes reach it
    version TEXT NOT NULL,
    fingerprint BLOB NOT NULL,            -- of the secret that all nodes share
    started REAL NOT NULL,                -- this and the lease by the database's clock
    expires REAL NOT NULL,
    rooms INTEGER NOT NULL,
    sockets INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN owner TEXT;  -- the node that has the table in memory; none: nobody
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_in_lobby ON tables (created) WHERE status IN ('open', 'playing') AND visibility = 'public';
"""

BROUGHT = """
ALTER TABLE tables ADD COLUMN brought REAL;  -- when it came from the device on which it was played; none: played here
"""

ARRIVALS = """
ALTER TABLE guests ADD COLUMN colour TEXT NOT NULL DEFAULT '';
ALTER TABLE places ADD COLUMN colour TEXT NOT NULL DEFAULT '';
ALTER TABLE places ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;  -- from the guest's own list
"""

FINDINGS = """
CREATE TABLE findings (
    table_id TEXT NOT NULL REFERENCES tables,
    step INTEGER NOT NULL,                -- after so many decisions
    bot TEXT NOT NULL,                    -- whose opinion on the last of them; empty: the chances
    found TEXT NOT NULL,                  -- JSON
    PRIMARY KEY (table_id, bot, step)
) STRICT, WITHOUT ROWID;
"""

# Whoever adds a decision there has locked its table; to be looked up again costs as much as the rest of the row.
LOOSE = """
-- in PostgreSQL: ALTER TABLE decisions DROP CONSTRAINT decisions_table_id_fkey;
"""

STEPS = (FIRST, HOSTS, ENDS, TIMES, TURNS, REPLIES, LEAVING, SERIES, OWNERS, NODES, BROUGHT, ARRIVALS, FINDINGS, LOOSE)


class Scriptable(Connection, Protocol):
    def executescript(self, sql: str, /) -> object: ...


def migrate(database: Scriptable, steps: tuple[str, ...] = STEPS) -> None:
    """Take the steps that this database has not taken yet, all or none."""
    (taken,) = database.execute("PRAGMA user_version").fetchone()
    if taken > len(steps):
        raise NewerDatabase
    for number in range(taken, len(steps)):
        database.executescript(f"BEGIN IMMEDIATE; {steps[number]} PRAGMA user_version = {number + 1}; COMMIT;")
