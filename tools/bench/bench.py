"""How fast is the engine?  One table, measured in one run.

examples:
  make bench                                  everything, against the floors
  make bench PEERS=1                          other projects' card games beside it
  -m bench.bench --games trok:4,tschak:4      only these; all of these with PYTHONPATH=tools
  -m bench.bench --markdown                   the table for docs/bench.md
  -m bench.bench --json                       all figures, for programs

Compiled and interpreted engine take turns, so that a busy machine slows both; the best of all rounds counts.
The exit code is 1 if a figure misses its floor, 2 if nothing could be measured.
"""

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.engines import Engine, Measured, NotMeasured, best_of, compiled, interpreted
from bench.processes import run
from bench.report import as_markdown, make_report, missed, print_table

PEERS = "bench.peers"
FLAGSHIP = ("trok", 4)  # what is compared with the peers
WIDTH = 150  # of a table that is not printed to a terminal


# ---- measuring ------------------------------------------------------------------------------------------------------


@dataclass
class BenchRun:
    """All that is measured, in several rounds of which the best figures count."""

    engines: list[Engine]
    names: list[str]  # game:seats
    peers: Path | None
    rounds: int
    found: dict[tuple[str, str], list[Measured]] = field(default_factory=dict)

    def measure(self, progress: Progress) -> None:
        steps = len(self.names) * len(self.engines) + bool(self.peers)
        task = progress.add_task("", total=self.rounds * steps)
        for number in range(self.rounds):
            for what in self.measure_round():
                progress.update(task, advance=1, description=f"round {number + 1} of {self.rounds}: {what}")

    def measure_round(self) -> Iterator[str]:
        """Compiled and interpreted take turns.  Yields what has been measured."""
        for name in self.names:
            for engine in self.engines:
                self.add(engine.name, name, engine.measure("--games", name, *figures(engine))[0])
                yield f"{name} {engine.name}"
        if self.peers:
            for peer in measure_peers(self.peers):
                self.add(str(peer["library"]), str(peer["game"]), peer)
            yield "peers"

    def add(self, whose: str, name: str, measured: Measured) -> None:
        self.found.setdefault((whose, name), []).append(measured)

    def best(self, whose: str, name: str) -> Measured:
        return best_of(self.found[whose, name])

    def our_figures(self) -> list[Measured]:
        return [joined(self.best("compiled", name), self.best("interpreted", name)) for name in self.names]

    def peers_figures(self) -> list[Measured]:
        names = {engine.name for engine in self.engines}
        return [self.best(whose, name) for whose, name in self.found if whose not in names]


def figures(engine: Engine) -> list[str]:
    """Of the interpreted engine only the playouts are of interest."""
    return ["--figures", "playouts"] if engine.name == "interpreted" else []


def joined(fast: Measured, slow: Measured) -> Measured:
    return fast | {"interpreted": slow["playouts"], "ratio": float(fast["playouts"]) / float(slow["playouts"])}


def measure_peers(python: Path) -> list[Measured]:
    try:
        done = run(python, PEERS)
    except OSError as reason:
        raise NotMeasured(reason) from reason
    if done.returncode:
        raise NotMeasured(f"{PEERS} failed with {done.returncode}:\n{done.stderr}")
    return list(json.loads(done.stdout)["peers"])


def compared(peer: Measured, tables: list[Measured]) -> Measured:
    """With how many times faster our flagship is, driven from Python as the peer is."""
    ours = [float(table["driven"]) for table in tables if (table["game"], table["seats"]) == FLAGSHIP]
    return peer | {"versus": ours[0] / float(peer["driven"])} if ours and "driven" in peer else peer


# ---- the command ----------------------------------------------------------------------------------------------------


def processor() -> str:
    """The model of the processor, by the name it gives itself."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def arguments() -> argparse.Namespace:
    summary, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", metavar="GAME:SEATS,...", help="what to measure (everything that is installed)")
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many counts (%(default)s)")
    parser.add_argument("--peers", type=Path, metavar="PYTHON", help="a Python that has the packages of peers.txt")
    parser.add_argument("--compiled", type=Path, default=compiled().tree, metavar="DIR", help="(%(default)s)")
    parser.add_argument("--interpreted", type=Path, default=interpreted().tree, metavar="DIR", help="(%(default)s)")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print all figures as JSON")
    form.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    return parser.parse_args()


def names_of(args: argparse.Namespace, engine: Engine) -> list[str]:
    if args.games:
        return list(args.games.split(","))
    return [f"{table['game']}:{table['seats']}" for table in engine.measure("--figures", "")]


def measure(args: argparse.Namespace) -> tuple[list[Measured], list[Measured]]:
    engines = [compiled(args.compiled), interpreted(args.interpreted)]
    run = BenchRun(engines, names_of(args, engines[0]), args.peers, args.rounds)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        run.measure(progress)
    tables = run.our_figures()
    return tables, [compared(peer, tables) for peer in run.peers_figures()]


def main() -> int:
    args = arguments()
    try:
        tables, peers = measure(args)
    except NotMeasured as reason:
        print(f"bench: {reason}", file=sys.stderr)
        return 2
    machine = {"tripot": version("tripot"), "processor": processor(), "python": platform.python_version()}
    report = make_report("Tripot {tripot} on {processor}, Python {python}, one core".format(**machine), tables, peers)
    if args.json:
        print(json.dumps({**machine, "tables": tables, "peers": peers, "missed": missed(report)}, indent=2))
    elif args.markdown:
        print(as_markdown(report))
    else:
        print_table(report, Console(width=None if sys.stdout.isatty() else WIDTH))
    return 1 if missed(report) else 0


if __name__ == "__main__":
    sys.exit(main())
