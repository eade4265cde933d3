"""A kill while an older database is brought up to date, or while a new one is made."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from soak.checking import Findings
from soak.process import SoakServer
from soak.stored import check_integrity
from tripot.server.storage.sqlite.migrations import STEPS, migrate
from tripot.server.storage.sqlite.writer import connect

ROWS = """
INSERT INTO guests (id, token, name, language, program, created) VALUES ('g', x'00', 'Guest', 'en', 1, 1.0);
INSERT INTO tables (id, settings, host, status, rules, seed, created)
    VALUES ('t', '{"game":"trok","seats":2}', 'g', 'playing', '1', x'00', 1.0);
INSERT INTO decisions (table_id, number, seat, action, guest, command, at) VALUES ('t', 0, 0, 'pass', 'g', 'c', 1.0);
INSERT INTO chat (table_id, number, guest, name, seat, preset, text, command, at)
    VALUES ('t', 1, 'g', 'Guest', 0, '', 'hello', 'd', 1.0);
"""
KEPT = ("guests", "tables", "decisions", "chat")


def kill_while_migrating(folder: Path, rng: random.Random, operation: str, findings: Findings) -> None:
    """All steps are taken in the end, and what was there is still there."""
    server = SoakServer(folder)
    taken = rng.randrange(len(STEPS))
    if taken:
        make_old(server.database, taken)
    try:
        server.spawn(operation)
        server.wait_until_ready()
        server.end()
        server.spawn()
        if not server.wait_until_ready():
            findings.wrong.append(f"the server does not start after a kill while migrating: {server.log.read_text()}")
        server.stop()
    finally:
        server.clear_away()
    check_new(server.database, taken, findings)


def make_old(path: Path, taken: int) -> None:
    path.parent.mkdir(parents=True)
    with closing(connect(path)) as database:
        migrate(database, STEPS[:taken])
        database.executescript(ROWS)


def check_new(path: Path, taken: int, findings: Findings) -> None:
    with closing(connect(path, read_only=True)) as database:
        check_integrity(database, findings)
        if database.execute("PRAGMA user_version").fetchone() != (len(STEPS),):
            findings.wrong.append("a database was not brought up to date after a kill")
        if taken and any(count(database, name) < 1 for name in KEPT):  # a step may add rows of its own
            findings.wrong.append("a database lost rows by a kill while it was brought up to date")
    findings.counts["migrations"] += 1


def count(database: sqlite3.Connection, name: str) -> int:
    return int(database.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
