"""`make load-nodes`: two nodes on PostgreSQL beside one process on SQLite, and boardgame.io; forwarding; take-over.

Bounded: it takes about four minutes and stops by itself.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import psycopg
import uvloop

from load.load import SMALL, TABLES, Folder, connect_all
from load.peer import FOLDER, PeerRun, PeerServer
from load.process import cpu_seconds, memory
from load.tables import LoadRun, LoadTable, furnish
from postgres_process import PostgresServer
from server_process import Server
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.store import move

SECONDS = 4.0
ROUNDS = 3
STORED = 10_000  # tables that nobody looks at
SOCKETS = 2_000  # of a node
ROOMS = 500  # of a node that is killed
BEGIN, END = "<!-- nodes: begin -->", "<!-- nodes: end -->"


class Figures(NamedTuple):
    per_second: float
    per_cpu: float  # moves for each second of processor time of all that serve, PostgreSQL included
    p99: float = 0.0  # seconds from a move until all four have it, at a steady rate
    memory: float = 0.0  # megabytes of all that serve, after the moves
    share: float = 0.0  # of the processor time that is PostgreSQL's


class Pair:
    """Two nodes and their PostgreSQL."""

    def __init__(self, folder: Path, tables: int, number: int = 2, game: str = SMALL) -> None:
        self.place = tempfile.TemporaryDirectory(prefix="tripot-load-")
        self.postgres = PostgresServer(Path(self.place.name), 60)
        self.url = self.postgres.create()
        self.ids = furnish(folder, game, tables)
        move(folder / "tripot.db", Postgres(self.url), lambda done, total: None)
        self.nodes = []
        for name in [f"n{index}" for index in range(number)]:
            (folder / name).mkdir()
            flags = ("--database", self.url, "--secret-file", str(folder / "secret"), "--node-name", name)
            self.nodes.append(Server(folder / name, *flags))

    @property
    def pids(self) -> list[int]:
        return [node.process.pid for node in self.nodes if node.process]

    def postgres_pids(self) -> list[int]:
        leader = int((self.postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
        found = subprocess.run(["pgrep", "-P", str(leader)], capture_output=True, text=True, check=False).stdout
        return [leader, *map(int, found.split())]

    def owners(self) -> dict[str, int]:
        """How many tables each node has, by name."""
        statement = "SELECT name, count(*) FROM tables JOIN nodes ON nodes.id = owner WHERE expires > database_time()"
        with psycopg.connect(self.url) as session:
            return dict(session.execute(f"{statement} GROUP BY name".encode()).fetchall())

    def close(self) -> None:
        for node in self.nodes:
            if node.process and node.process.poll() is None:
                node.kill()
        self.postgres.stop()
        self.place.cleanup()


def cpu(pids: list[int]) -> float:
    return sum(cpu_seconds(pid) for pid in pids if Path(f"/proc/{pid}").exists())


async def measured(run: LoadRun | PeerRun, pids: list[int], postgres: list[int]) -> Figures:
    await asyncio.sleep(0.5)
    run.latencies.clear()
    moves, before, before_there, began = run.moves, cpu(pids), cpu(postgres), time.perf_counter()
    await asyncio.sleep(SECONDS)
    made, seconds = run.moves - moves, time.perf_counter() - began
    there = cpu(postgres) - before_there
    used = max(0.01, cpu(pids) - before + there)
    size = sum(memory(pid) for pid in [*pids, *postgres] if Path(f"/proc/{pid}").exists()) / 1e6
    return Figures(made / seconds, made / used, memory=size, share=there / used)


async def steady(run: LoadRun | PeerRun, rate: float = 200.0) -> float:
    """The 99th percentile of the seconds until all four have a move, at a steady rate."""
    began, made = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        made += run.tables[made % len(run.tables)].move()
        await asyncio.sleep(max(0.0, began + made / rate - time.perf_counter()))
    times = sorted(run.latencies)
    return times[int(len(times) * 0.99)] if times else 0.0


async def one_on_sqlite() -> Figures:
    with Folder() as folder:
        run = LoadRun(furnish(folder, SMALL, TABLES))
        server = Server(folder)
        await connect_all(run.tables, server)
        late = await steady(run)
        run.begin(TABLES)
        found = await measured(run, [server.process.pid], [])
        await asyncio.to_thread(server.kill)
        return found._replace(p99=late)


async def connect_spread(tables: list[LoadTable], servers: list[Server]) -> None:
    """Table by table to the next server."""
    for index, table in enumerate(tables):
        await table.connect(servers[index % len(servers)])
    while any(table.views < len(table.seats) for table in tables):
        await asyncio.sleep(0.02)


async def on_nodes(number: int, spread: str) -> Figures:
    """`spread`: by table, as a balancer that hashes does; or all at a node that does not have the table."""
    with Folder() as folder:
        pair = await asyncio.to_thread(Pair, folder, TABLES, number)
        try:
            run = LoadRun(pair.ids)
            if spread == "forwarded":
                for table_id in pair.ids:
                    await asyncio.to_thread(pair.nodes[0].get, f"/api/tables/{table_id}", "token-guest-0")
                await connect_spread(run.tables, pair.nodes[1:])
            else:
                await connect_spread(run.tables, pair.nodes)
            late = await steady(run)
            run.begin(TABLES)
            found = await measured(run, pair.pids, pair.postgres_pids())
            return found._replace(p99=late)
        finally:
            await asyncio.to_thread(pair.close)


async def boardgame() -> Figures:
    peer, run = await asyncio.to_thread(PeerServer), PeerRun(TABLES)
    try:
        await run.connect(peer.port)
        late = await steady(run)
        run.start()
        return (await measured(run, [peer.process.pid], []))._replace(p99=late)
    finally:
        peer.stop()


class Crowd(NamedTuple):
    """Megabytes of a node, and what becomes of its rooms when it is killed."""

    empty: float  # with stored tables only
    full: float  # with rooms and their sockets
    edge: float  # what as many sockets at the other node take there
    owner: float  # and what they take where the rooms are
    seconds: float  # until all rooms are the other node's


async def take_over() -> Crowd:
    with Folder() as folder:
        pair = await asyncio.to_thread(Pair, folder, STORED)
        try:
            here, there = pair.pids
            empty = memory(here)
            await connect_spread(LoadRun(pair.ids[:ROOMS]).tables, pair.nodes[:1])
            full, edge = memory(here), memory(there)
            await connect_spread(LoadRun(pair.ids[:ROOMS]).tables, pair.nodes[1:])
            sizes = [empty, full, memory(there) - edge, memory(here) - full]
            began = time.monotonic()
            await asyncio.to_thread(pair.nodes[0].kill)
            while (await asyncio.to_thread(pair.owners)).get("n1", 0) < ROOMS:
                await asyncio.sleep(0.05)
            return Crowd(*(size / 1e6 for size in sizes), seconds=time.monotonic() - began)
        finally:
            await asyncio.to_thread(pair.close)


ONE, TWO = "one process on SQLite", "two nodes on PostgreSQL, each table's clients at one of them"
FORWARDED = "two nodes, all clients at the one that does not have the tables"
CASES: dict[str, Callable[[], Awaitable[Figures]]] = {
    ONE: one_on_sqlite,
    "one node on PostgreSQL": lambda: on_nodes(1, "table"),
    TWO: lambda: on_nodes(2, "table"),
    FORWARDED: lambda: on_nodes(2, "forwarded"),
}


async def main(report: Path | None) -> None:
    cases = CASES | ({"boardgame.io 0.50.2 in memory": boardgame} if (FOLDER / "node_modules").is_dir() else {})
    results: dict[str, list[Figures]] = {name: [] for name in cases}
    for _ in range(ROUNDS):
        for name, work in cases.items():
            found = await work()
            results[name].append(found)
            print(f"  {found.per_second:8,.0f} moves/s {found.per_cpu:8,.0f} by processor time  {name}", flush=True)
    text = written(results, await take_over())
    print(text)
    if report:
        before, rest = report.read_text("utf-8").split(BEGIN)
        report.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", "utf-8")


def written(results: dict[str, list[Figures]], crowd: Crowd) -> str:
    middle = {name: Figures(*map(statistics.median, zip(*found, strict=True))) for name, found in results.items()}
    rows = []
    for name, found in middle.items():
        late = f"{found.p99 * 1000:.1f} ms" if found.p99 else ""
        size = f"{found.memory:.0f} MB" if found.memory else ""
        share = f"{found.share:.0%}" if found.share else ""
        rows.append(f"| {name} | {found.per_second:,.0f} | {found.per_cpu:,.0f} | {share} | {late} | {size} |")
    hop = 1e6 / middle[FORWARDED].per_cpu - 1e6 / middle[TWO].per_cpu
    faster, cheaper = middle[TWO].per_second / middle[ONE].per_second, middle[TWO].per_cpu / middle[ONE].per_cpu
    return "\n".join(
        [
            f"Made by `make load-nodes`, with a load average of {os.getloadavg()[1]:.1f} on {os.cpu_count()} cores, "
            f"which the clients share; the median of {ROUNDS}.",
            "",
            "| server | moves/s | moves per second of processor time | PostgreSQL's part of it | p99 at 200 moves/s "
            "| memory |",
            "|---|--:|--:|--:|--:|--:|",
            *rows,
            "",
            "Processor time and memory are those of all that serve, PostgreSQL included. Two nodes make "
            f"**{faster:.2f}** times the moves a second of one process on SQLite, and **{cheaper:.2f}** times its "
            "moves per second of processor time.",
            "",
            f"A move whose four sockets are at the other node costs {hop:.0f} µs of processor time more.",
            "",
            f"With {STORED:,} stored tables a node has {crowd.empty:.0f} MB, and {crowd.full:.0f} MB with {SOCKETS:,} "
            f"sockets at {ROOMS} of them. As many sockets at the other node, for the same rooms, take "
            f"{crowd.edge:.0f} MB there and {crowd.owner:.0f} MB here. {crowd.seconds:.1f} s after the node was killed "
            f"the other one had all {ROOMS} rooms.",
        ]
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--report", type=Path)
    uvloop.run(main(parser.parse_args().report))
