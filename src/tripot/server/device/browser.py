"""In a browser: SQLite and IndexedDB belong to JavaScript, and this speaks with them.  Only Pyodide can import it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from pyodide.ffi import to_js  # type: ignore[import-not-found]  # it is there where this runs

from tripot.server.device.gateway import Gateway, open_gateway


async def start(database: Any, post: Callable[[int, str, str], None]) -> Gateway:
    return await open_gateway(BrowserDatabase(database), post, Path.cwd())


class BrowserDatabase:
    """A `KeptDatabase`; `handle` is the object of `tools/offline/worker.js`."""

    def __init__(self, handle: Any) -> None:
        self.handle = handle

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> "Rows":
        if isinstance(parameters, Mapping):
            parameters = {f":{name}": value for name, value in parameters.items()}
        found = self.handle.run(sql, to_js(parameters, dict_converter=self.handle.object))
        return Rows([tuple(plain(value) for value in row) for row in found.to_py()])

    def executescript(self, sql: str, /) -> None:
        self.handle.script(sql)

    async def keep(self) -> None:
        await self.handle.keep()


def plain(value: Any) -> Any:
    """JavaScript's bytes are a window on its memory."""
    return bytes(value) if isinstance(value, memoryview) else value


class Rows:
    """All at once: a `Cursor`."""

    def __init__(self, found: list[tuple[Any, ...]]) -> None:
        self.left = iter(found)

    def fetchone(self) -> Any:
        return next(self.left, None)

    def fetchall(self) -> list[Any]:
        return list(self.left)

    def __iter__(self) -> Iterator[Any]:
        return self.left
