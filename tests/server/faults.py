"""A server whose database fails as a test says: `COMMAND` starts it, `plan` says when."""

import json
import os
import sqlite3
from functools import partial
from pathlib import Path

from tripot.__main__ import main as tripot

COMMAND = "from server.faults import main; main()"
VARIABLE = "TRIPOT_FAULT"  # names the file with the plan


class Faulty(sqlite3.Connection):
    def execute(self, statement, *parameters):
        path = Path(os.environ[VARIABLE])
        fault = json.loads(path.read_text()) if path.exists() else None
        if fault is None or not statement.startswith(fault["at"]):
            return super().execute(statement, *parameters)
        if fault["after"]:
            super().execute(statement, *parameters)
        raise failure(fault["name"])


def failure(name):
    """The error that SQLite would raise."""
    code = getattr(sqlite3, name)
    texts = {"SQLITE_FULL": "database or disk is full", "SQLITE_CORRUPT": "database disk image is malformed"}
    kind = sqlite3.DatabaseError if name == "SQLITE_CORRUPT" else sqlite3.OperationalError
    error = kind(texts.get(name, "disk I/O error"))
    error.sqlite_errorcode, error.sqlite_errorname = code, name
    return error


def main():
    sqlite3.connect = partial(sqlite3.connect, factory=Faulty)
    tripot()


class Plan:
    def __init__(self, path):
        self.path = path

    def fail(self, name, at, after=False):
        """From now on, each statement that begins with `at` fails: instead of being done, or after it."""
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps({"name": name, "at": at, "after": after}))
        new.replace(self.path)

    def mend(self):
        self.path.unlink(missing_ok=True)
