"""What has gone wrong with the database: told to the log at once, and to whoever asks for the server's health."""

import logging
import time

import msgspec

try:
    import sqlite3
except ImportError:  # in a browser, whose SQLite is not Python's
    sqlite3 = None  # type: ignore[assignment]

DAMAGED = (11, 26)  # SQLITE_CORRUPT, SQLITE_NOTADB
DAMAGED_STATES = ("XX001", "XX002")  # of PostgreSQL: data and indexes
UNDECODABLE: tuple[type[Exception], ...] = (msgspec.DecodeError,)  # without a code of SQLite: rows that do not decode
if sqlite3:
    UNDECODABLE += (sqlite3.OperationalError,)
LOG_INTERVAL = 60.0  # seconds between two lines about the same kind of error
log = logging.getLogger("tripot.storage")


class Condition:
    """Used by the thread that writes, the one that reads, and the event loop."""

    def __init__(self) -> None:
        self.is_damaged = False  # something stored cannot be read; only a restart looks again
        self.is_lost = False  # nobody knows whether the last commit is stored
        self.logged: dict[str, float] = {}  # when a kind of error was logged last
        self.unlogged: dict[str, int] = {}  # how often it has happened since

    def note(self, error: Exception, doing: str) -> None:
        self.is_damaged |= is_damage(error)
        self.tell(doing, name_of(error), text_of(error))

    def note_damage(self, text: str) -> None:
        self.is_damaged = True
        self.tell("being checked", "SQLITE_CORRUPT", text)

    def tell(self, doing: str, name: str, text: str) -> None:
        """A line in the log, unless there was one about the same a moment ago."""
        kind = f"{doing} {name}"
        now = time.monotonic()
        if now - self.logged.get(kind, -LOG_INTERVAL) < LOG_INTERVAL:
            self.unlogged[kind] = self.unlogged.get(kind, 0) + 1
            return
        self.logged[kind] = now
        about = {"error": name, "text": text, "unlogged": self.unlogged.pop(kind, 0)}
        log.error("the database failed while %s", doing, extra=about)


def primary_code(error: BaseException) -> int:
    """SQLite's result code without what extends it; 0 for errors that are not SQLite's own."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_damage(error: Exception) -> bool:
    """Is something that is stored unreadable?"""
    if getattr(error, "sqlstate", None) in DAMAGED_STATES:
        return True
    code = primary_code(error)
    return code in DAMAGED if code else isinstance(error, UNDECODABLE)


def name_of(error: Exception) -> str:
    """SQLite's name, PostgreSQL's state, or Python's name."""
    return str(getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or type(error).__name__)


def text_of(error: Exception) -> str:
    """SQLite's own words; those of a row that does not decode may be somebody's secret."""
    return str(error) if primary_code(error) else ""
