"""`make load AGAINST=REV`: what does a move cost here, and at another commit?

The servers of both checkouts take turns in short runs, on the same machine and under the same client.  What is compared
is the processor time of the server, which other work on the machine disturbs least.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import uvloop

from checkouts import ROOT, built, tools_of
from load.load import FULL, MOVES_A_GAME, SMALL, TABLES, Folder, connect_all
from load.process import cpu_seconds
from load.report import NAMES, SECTION, with_section
from load.tables import LoadRun
from server_process import Server

CASES = ((SMALL, ""), (FULL, ""), (FULL, "en"))  # as the first three names of the report
ROUNDS = 7
WARM = 0.7  # seconds before the measured ones
SECONDS = 2.0
MOST_MOVES_A_SECOND = 5000
COMMAND = """
try:
    from tripot.__main__ import main
except ImportError:  # as it was before
    from tripot.cli.main import main
main()
"""
FURNISH = """
import sys
from pathlib import Path
from load.tables import furnish
furnish(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
"""
TEXT = """
Made by `make load AGAINST={revision}`, with a load average of {load:.1f}: the servers of this checkout and of that
commit take turns, {rounds} times each. Figures are microseconds of the server's processor time for each move, the
median; the ratio is the median of the pairs, and above 1 where a move has become cheaper.

| | {revision} | now | ratio |
|---|---|---|---|
{rows}
"""


class Checkout:
    """A copy of the project that is built, and its own load and games."""

    def __init__(self, folder: Path) -> None:
        tools = tools_of(folder, "load")
        self.path = [str(folder / "src"), str(tools), str(tools / "load" / "games")]

    def furnish(self, folder: Path, game: str, tables: int) -> list[str]:
        """By its own code: the database is of its own version."""
        command = [sys.executable, "-c", FURNISH, str(folder), game, str(tables)]
        subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": os.pathsep.join(self.path)})
        return [f"table-{number}" for number in range(tables)]

    async def cost(self, game: str, language: str) -> float:
        """Microseconds of processor time for each move."""
        games = 0 if game == SMALL else int(MOST_MOVES_A_SECOND * (WARM + SECONDS) / MOVES_A_GAME)
        with Folder() as folder:
            run = LoadRun(self.furnish(folder, game, TABLES + games))
            server = Server(folder, command=COMMAND, path=self.path)
            try:
                await connect_all(run.tables, server, language)
                run.begin(TABLES)
                await asyncio.sleep(WARM)
                moves, seconds = run.moves, cpu_seconds(server.process.pid)
                await asyncio.sleep(SECONDS)
                return 1e6 * (cpu_seconds(server.process.pid) - seconds) / (run.moves - moves)
            finally:
                await asyncio.to_thread(server.kill)


async def compare(old: Checkout, new: Checkout) -> dict[tuple[str, str], list[tuple[float, float]]]:
    pairs: dict[tuple[str, str], list[tuple[float, float]]] = {case: [] for case in CASES}
    for number in range(ROUNDS):
        for case, name in zip(CASES, NAMES, strict=False):
            if number % 2:
                after, before = await new.cost(*case), await old.cost(*case)
            else:
                before, after = await old.cost(*case), await new.cost(*case)
            pairs[case].append((before, after))
            print(f"  {before:6.0f} {after:6.0f} µs  {before / after:5.2f}  {name}")
    return pairs


def row(name: str, pairs: Iterable[tuple[float, float]]) -> str:
    before, after = (statistics.median(side) for side in zip(*pairs, strict=True))
    ratio = statistics.median(old / new for old, new in pairs)
    return f"| {name} | {before:.0f} | {after:.0f} | **{ratio:.2f}** |"


async def main(revision: str, report: Path) -> None:
    pairs = await compare(Checkout(built(revision)), Checkout(ROOT))
    rows = "\n".join(row(name, pairs[case]) for case, name in zip(CASES, NAMES, strict=False))
    text = TEXT.format(revision=revision, load=os.getloadavg()[1], rounds=ROUNDS, rows=rows)
    print(text)
    report.write_text(with_section(report.read_text("utf-8"), f"{SECTION}\n{text}"), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision")
    parser.add_argument("--report", type=Path, required=True)
    given = parser.parse_args()
    uvloop.run(main(given.revision, given.report))
