"""`make bench AGAINST=REV`: how fast is the engine here, and at another commit?

Both take turns in short runs, each measured by its own `bench.measure`; the best of all rounds counts.  It counts the
processor's time, which other work on the machine disturbs least.  --compile also compiles both once more, by turns.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
from pathlib import Path

from bench.engines import COSTS, Measured, best_of
from checkouts import ROOT, built, compile_engine, tools_of

GAMES = ("trieste:3", "trok:2", "trok:4", "trol:3", "trol:5", "tschak:2", "tschak:4")
FIGURES = ("playouts", "driven", "assign", "determinise")
ROUNDS = 5
FLOOR = 0.97
SECTION = "## Against another commit"
TEXT = """{section}

Made by `make bench AGAINST={revision}`: the engines of this checkout and of that commit take turns, {rounds} times
each, and the best run of each counts. A ratio above 1 is a figure that has become better.

| | playouts | step loop from Python | assign | and determinise |
|---|---|---|---|---|
{rows}

Compiled, the engine has {size_now:.1f} MB, and had {size_before:.1f} MB.{compiling}
"""
COMPILING = " Compiling it takes {now:.0f} s of processor time, and took {before:.0f} s."


def measure(folder: Path, game: str) -> Measured:
    path = [str(folder / "src"), str(tools_of(folder, "bench"))]
    command = [sys.executable, "-m", "bench.measure", "--games", game, "--figures", ",".join(FIGURES)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert (found["engine"], Path(found["tree"])) == ("compiled", (folder / "src").resolve()), found["tree"]
    measured: Measured = found["tables"][0]
    return measured


def compare(old: Path, new: Path, game: str) -> dict[str, float]:
    """By figure: above 1 where the new one is better."""
    runs: dict[Path, list[Measured]] = {old: [], new: []}
    for number in range(ROUNDS):
        for folder in (old, new) if number % 2 else (new, old):
            runs[folder].append(measure(folder, game))
    before, after = best_of(runs[old]), best_of(runs[new])
    return {name: ratio(name, float(before[name]), float(after[name])) for name in FIGURES}


def ratio(name: str, before: float, after: float) -> float:
    return before / after if name in COSTS else after / before


def row(game: str, ratios: dict[str, float]) -> str:
    shown = [f"{value:.2f}" if value >= FLOOR else f"**{value:.2f}**" for value in ratios.values()]
    return f"| {game.replace(':', ', seats: ')} | {' | '.join(shown)} |"


def megabytes(folder: Path) -> float:
    return sum(path.stat().st_size for path in (folder / "src").rglob("*.so")) / 1e6


def seconds_to_compile(folder: Path) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    compile_engine(folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def with_section(report: str, text: str) -> str:
    """The report with this section in place of the one that it had."""
    before, found, rest = report.partition(f"{SECTION}\n")
    following = rest.partition("\n## ")
    kept = f"\n## {following[2]}" if found and following[1] else ""
    return f"{before.rstrip()}\n\n{text}{kept}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("--compile", action="store_true", help="how long does that take?")
    parser.add_argument("--report", type=Path, required=True, help="the file whose section is written")
    given = parser.parse_args()
    old = built(given.revision)
    rows = []
    for game in GAMES:
        rows.append(row(game, compare(old, ROOT, game)))
        print(rows[-1], flush=True)
    compiling = COMPILING.format(before=seconds_to_compile(old), now=seconds_to_compile(ROOT)) if given.compile else ""
    text = TEXT.format(
        section=SECTION,
        revision=given.revision,
        rounds=ROUNDS,
        rows="\n".join(rows),
        size_now=megabytes(ROOT),
        size_before=megabytes(old),
        compiling=compiling,
    )
    print(text)
    given.report.write_text(with_section(given.report.read_text("utf-8"), text), "utf-8")


if __name__ == "__main__":
    main()
