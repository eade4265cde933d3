"""`make load`: how many moves a second, how fast, and how much memory, with boardgame.io beside it.

Bounded: it takes about four minutes and stops by itself.
"""

import argparse
import asyncio
import os
import platform
import shutil
import statistics
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter

import uvloop

from load.peer import FOLDER, PeerRun, PeerServer
from load.process import cpu_seconds, memory
from load.report import NAMES, LoadFigures, Throughput, write
from load.tables import LoadRun, LoadTable, furnish
from server_process import Server

SMALL = "secret"  # the game that boardgame.io plays too
FULL = "tschak"  # a game whose decisions are all secret choices
TABLES = 50  # that are played at the same time
SECONDS = 6.0
ROUNDS = 3
MOST_MOVES_A_SECOND = 10_000
MOVES_A_GAME = 90
STEADY = 200  # moves a second
HELD = 1000  # tables
DOZEN = 12  # moves
STORED = 10_000  # tables


async def measured(pid: int, moves: Callable[[], float]) -> Throughput:
    """Moves a second for a while, by the clock and by the server's processor time."""
    before, cpu, began = moves(), cpu_seconds(pid), perf_counter()
    await asyncio.sleep(SECONDS)
    made, seconds = moves() - before, perf_counter() - began
    return Throughput(made / seconds, made / max(0.01, cpu_seconds(pid) - cpu))


async def connect_all(tables: list[LoadTable], server: Server, language: str = "") -> None:
    for start in range(0, len(tables), 50):
        await asyncio.gather(*(table.connect(server, language) for table in tables[start : start + 50]))
    while any(table.views < len(table.seats) for table in tables):
        await asyncio.sleep(0.02)


async def ours(game: str = SMALL, language: str = "") -> Throughput:
    """The small game has no end; of the other, the next begins where one is over."""
    tables = TABLES if game == SMALL else TABLES + int(MOST_MOVES_A_SECOND * SECONDS / MOVES_A_GAME)
    with Folder() as folder:
        run = LoadRun(furnish(folder, game, tables))
        server = Server(folder)
        await connect_all(run.tables, server, language)
        run.begin(TABLES)
        result = await measured(server.process.pid, lambda: run.moves)
        assert run.waiting or game == SMALL, "too few tables were prepared"
        await asyncio.to_thread(server.kill)
        return result


async def peers(on_disk: bool = False) -> Throughput:
    with Folder() as folder:
        peer = PeerServer(str(folder / "games") if on_disk else "")
        run = PeerRun(TABLES)
        await run.connect(peer.port)
        run.start()
        result = await measured(peer.process.pid, lambda: run.moves)
        peer.stop()
        return result


async def latencies() -> list[float]:
    """Seconds from sending a move until all four have it, at a steady rate."""
    with Folder() as folder:
        run = LoadRun(furnish(folder, FULL, TABLES))
        server = Server(folder)
        await connect_all(run.tables, server)
        began, made = perf_counter(), 0
        while perf_counter() - began < SECONDS and made < STEADY * SECONDS:
            table = run.tables[made % TABLES]
            made += table.move()
            await asyncio.sleep(max(0.0, began + made / STEADY - perf_counter()))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(server.kill)
        return run.latencies


async def held() -> tuple[float, float]:
    """Kilobytes of memory for each table with four sockets, when they have just come and after some moves."""
    with Folder() as folder:
        run = LoadRun(furnish(folder, FULL, HELD))
        server = Server(folder)
        before = memory(server.process.pid)
        await connect_all(run.tables, server)
        fresh = memory(server.process.pid) - before
        while min(table.moves for table in run.tables) < DOZEN:
            for table in run.tables:
                if table.moves < DOZEN:
                    table.move()
            await asyncio.sleep(0.1)
        played = memory(server.process.pid) - before
        await asyncio.to_thread(server.kill)
        return fresh / HELD / 1000, played / HELD / 1000


def stored() -> float:
    """Bytes of memory for each game that is only stored."""
    sizes = []
    for tables in (0, STORED):
        with Folder() as folder:
            furnish(folder, FULL, tables)
            server = Server(folder)
            sizes.append(memory(server.process.pid))
            server.kill()
    return (sizes[1] - sizes[0]) / STORED


class Folder:
    def __enter__(self) -> Path:
        self.path = Path(tempfile.mkdtemp(prefix="tripot-load-"))
        return self.path

    def __exit__(self, *error: object) -> None:
        shutil.rmtree(self.path, ignore_errors=True)


async def alternately(works: list[Callable[[], Awaitable[Throughput]]], rounds: int) -> list[Throughput]:
    """The median of each, taken in turns, so that what else the machine does disturbs all alike."""
    results: list[list[Throughput]] = [[] for _ in works]
    for _ in range(rounds):
        for work, found in zip(works, results, strict=True):
            found.append(await work())
            print(f"  {found[-1].per_second:8,.0f} moves/s  {found[-1].per_cpu_second:8,.0f} by processor time")
    return [
        Throughput(
            statistics.median(one.per_second for one in found), statistics.median(one.per_cpu_second for one in found)
        )
        for found in results
    ]


async def main(report: Path | None) -> None:
    with_peer = (FOLDER / "node_modules").is_dir()
    works: list[Callable[[], Awaitable[Throughput]]] = [ours, lambda: ours(FULL), lambda: ours(FULL, "en")]
    if with_peer:
        works += [peers, lambda: peers(on_disk=True)]
    print("Moves a second:", *NAMES[: len(works)], sep="\n  ")
    throughput = await alternately(works, ROUNDS)
    print("Latency …")
    times = sorted(await latencies())
    print("Memory …")
    fresh, played = await held()
    figures = LoadFigures(
        machine=f"{os.cpu_count()} cores, Python {platform.python_version()}",
        load=os.getloadavg()[1],
        throughput=throughput,
        p50=times[len(times) // 2] * 1000,
        p99=times[int(len(times) * 0.99)] * 1000,
        samples=len(times),
        fresh=fresh,
        played=played,
        stored=await asyncio.to_thread(stored),
    )
    print(write(figures, report))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--report", type=Path)
    uvloop.run(main(parser.parse_args().report))
