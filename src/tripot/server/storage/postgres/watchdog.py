"""Ends connections that have said nothing for too long, whatever waits for them.

The system notices a machine that is gone.  It does not notice something between that keeps a connection open and
carries nothing.
"""

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from tripot.core.extras import needs

with needs("postgres"):
    import psycopg

STUCK = 8.0  # seconds that one transaction may take
UNANSWERED = 1.0  # seconds that it may take to say that a connection lives
LOOK = 0.5  # seconds between two looks


class Watchdog:
    def __init__(self) -> None:
        self.busy: dict[object, tuple[psycopg.Connection[Any], float]] = {}  # and when each has taken too long
        self.is_over = threading.Event()
        threading.Thread(target=self.run, name="watchdog", daemon=True).start()

    @contextmanager
    def watching(self, session: "psycopg.Connection[Any]", seconds: float | None = None) -> Iterator[None]:
        mark = object()
        self.busy[mark] = (session, time.monotonic() + (seconds or STUCK))
        try:
            yield
        finally:
            self.busy.pop(mark, None)

    def run(self) -> None:
        while not self.is_over.wait(LOOK):
            for mark, (session, end) in list(self.busy.items()):
                if time.monotonic() > end:
                    self.busy.pop(mark, None)
                    hang_up(session)

    def close(self) -> None:
        self.is_over.set()


def hang_up(session: "psycopg.Connection[Any]") -> None:
    """Whoever waits for it hears that it is lost."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(session.fileno())) as connection:
        connection.shutdown(socket.SHUT_RDWR)
