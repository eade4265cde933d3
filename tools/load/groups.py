"""What does it cost to store changes that wait together?  Processor time of the server's own process, and PostgreSQL's.

`PYTHONPATH=tools:tools/load/games .venv/bin/python -m load.groups`
"""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from load.load import SMALL, Folder
from load.process import cpu_seconds
from load.tables import furnish
from postgres_process import PostgresServer
from tripot.server.storage.database.address import Address, Postgres
from tripot.server.storage.postgres.storage import PostgresStorage
from tripot.server.storage.rows import Decision
from tripot.server.storage.store import move, open_storage

SIZES = (1, 8, 16, 30)
GROUPS, WARM = 300, 30
TABLES = 60


class Cost(NamedTuple):
    """Microseconds of processor time for a group."""

    node: float
    postgres: float


async def costs(database: Address, ids: list[str]) -> list[Cost]:
    storage = open_storage(database)
    epochs = {table_id: await storage.own(table_id) for table_id in ids}
    numbers = dict.fromkeys(ids, 0)

    async def store(size: int, groups: int) -> None:
        for first in range(groups):
            chosen = [ids[(first * size + index) % len(ids)] for index in range(size)]
            await asyncio.gather(*(storage.commit(each, [next_decision(each)], epochs[each]) for each in chosen))

    def next_decision(table_id: str) -> Decision:
        numbers[table_id] += 1
        number = numbers[table_id]
        return Decision(number, 0, "choose card-7", "guest-0", f"c{number}", time.time(), 7, bytes(16))

    def spent() -> Cost:
        if not isinstance(storage, PostgresStorage):
            return Cost(time.process_time(), 0.0)
        return Cost(time.process_time(), cpu_seconds(storage.writer.database.session.info.backend_pid))

    found = []
    for size in SIZES:
        await store(size, WARM)
        before = spent()
        await store(size, GROUPS)
        found.append(Cost(*(1e6 * (after - then) / GROUPS for after, then in zip(spent(), before, strict=True))))
    await storage.close()
    return found


def main() -> None:
    with Folder() as folder, tempfile.TemporaryDirectory(prefix="tripot-load-") as place:
        ids = furnish(folder, SMALL, TABLES)
        postgres = PostgresServer(Path(place))
        try:
            address = Postgres(postgres.create())
            move(folder / "tripot.db", address, lambda done, total: None)
            there = asyncio.run(costs(address, ids))
        finally:
            postgres.stop()
        here = asyncio.run(costs(folder / "tripot.db", ids))
    print("| changes together | SQLite | a node | PostgreSQL |\n|--:|--:|--:|--:|")
    for size, file, remote in zip(SIZES, here, there, strict=True):
        print(f"| {size} | {file.node:.0f} µs | {remote.node:.0f} µs | {remote.postgres:.0f} µs |")


if __name__ == "__main__":
    main()
