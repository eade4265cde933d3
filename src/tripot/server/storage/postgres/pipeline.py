"""Statements that PostgreSQL gets together: each is prepared once, and all are sent when somebody wants an answer.

psycopg's own pipeline sends every statement by itself, which costs a node several times the processor time.
"""

import re
import select
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tripot.core.extras import needs

with needs("postgres"):
    import psycopg
    from psycopg.adapt import Transformer
    from psycopg.errors import error_from_result
    from psycopg.pq import ConnStatus, ExecStatus
    from psycopg.pq.abc import PGresult

MOST_PREPARED = 512  # statements of a session; others are sent whole each time
TYPES: dict[type, int] = {int: 20, bool: 20, float: 701, bytes: 17}  # PostgreSQL's numbers; it finds others out itself
NAMED = re.compile(r"(?<!:):(\w+)")  # a parameter with a name, and not a type (`::BIGINT`)
Key = tuple[bytes, tuple[int, ...]]  # of what is prepared: the statement, and the types of its parameters


@lru_cache(maxsize=MOST_PREPARED)
def numbered(sql: str) -> tuple[bytes, tuple[str, ...]]:
    """A statement with its parameters as PostgreSQL numbers them, and their names if they have any."""
    if names := tuple(dict.fromkeys(NAMED.findall(sql))):
        return NAMED.sub(lambda found: f"${names.index(found[1]) + 1}", sql).encode(), names
    first, *others = sql.split("?")
    return "".join([first, *(f"${number}{part}" for number, part in enumerate(others, 1))]).encode(), ()


def dumped(value: Any) -> bytes | None:
    if value is None or type(value) is bytes:
        return value
    data = str(int(value) if type(value) is bool else value).encode()
    if b"\0" in data:
        raise psycopg.DataError("a text cannot contain NUL")
    return data


class PendingResult:
    """Of one statement.  Whoever looks at it first has everything sent that is queued."""

    def __init__(self, pipeline: "Pipeline") -> None:
        self.pipeline = pipeline
        self.result: PGresult | None = None

    def __iter__(self) -> Iterator[Any]:
        if self.result is None:
            self.pipeline.settle()
        assert self.result is not None
        return iter(self.pipeline.rows_of(self.result))

    def fetchall(self) -> list[Any]:
        return list(self)

    def fetchone(self) -> Any:
        return next(iter(self), None)


class Pipeline:
    """A `Connection`; entered before its first statement and left after the last."""

    def __init__(self, session: "psycopg.Connection[Any]") -> None:
        self.pgconn = session.pgconn
        self.transformer = Transformer(session)
        self.names: dict[Key, bytes] = {}  # of what is prepared
        self.prepared = 0
        self.queued: list[PendingResult | Key] = []  # a key for what is to be prepared

    def __enter__(self) -> "Pipeline":
        self.pgconn.enter_pipeline_mode()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, *more: object) -> None:
        """What was queued is sent in any case, so that the connection can be used for something else."""
        try:
            self.settle()
        except psycopg.Error:
            if error is None:
                raise
        finally:
            if self.is_alive:
                self.pgconn.exit_pipeline_mode()

    @property
    def is_alive(self) -> bool:
        return self.pgconn.status == ConnStatus.OK

    # ---- queueing ---------------------------------------------------------------------------------------------------

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> PendingResult:
        statement, names = numbered(sql)
        values = [parameters[name] for name in names] if isinstance(parameters, Mapping) else parameters
        data = [dumped(value) for value in values]
        formats = [int(type(value) is bytes) for value in values]
        key = (statement, tuple([TYPES.get(type(value), 0) for value in values]))
        if name := self.names.get(key) or self.prepare(key):
            self.pgconn.send_query_prepared(name, data, formats)
        else:
            self.pgconn.send_query_params(statement, data, key[1], formats)
        result = PendingResult(self)
        self.queued.append(result)
        return result

    def prepare(self, key: Key) -> bytes | None:
        if len(self.names) >= MOST_PREPARED:
            return None
        self.prepared += 1
        name = self.names[key] = b"s%d" % self.prepared
        self.pgconn.send_prepare(name, *key)
        self.queued.append(key)
        return name

    # ---- results ----------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Send what is queued and take all results; then the first error is raised."""
        if not self.queued:
            return
        queued, self.queued = self.queued, []
        self.pgconn.pipeline_sync()
        failed = None
        for entry in queued:
            result = self.next_result()
            if result is None:
                raise psycopg.OperationalError("the connection is lost")
            self.next_result()  # nothing: that was all of this statement
            if result.status == ExecStatus.FATAL_ERROR:
                failed = failed or error_from_result(result)
            if isinstance(entry, PendingResult):
                entry.result = result
            elif result.status != ExecStatus.COMMAND_OK:
                del self.names[entry]
        self.next_result()  # the end of all
        if failed:
            raise failed

    def next_result(self) -> PGresult | None:
        while self.pgconn.is_busy():
            self.wait()
        return self.pgconn.get_result()

    def wait(self) -> None:
        """Until there is something to read, sending what has not been sent."""
        poll = select.poll()
        poll.register(self.pgconn.socket, select.POLLIN | (select.POLLOUT if self.pgconn.flush() else 0))
        poll.poll()
        self.pgconn.consume_input()

    def rows_of(self, result: PGresult) -> list[Any]:
        self.transformer.set_pgresult(result)
        return self.transformer.load_rows(0, result.ntuples, tuple)
