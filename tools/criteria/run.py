"""Measures a set of Trieste's cards and prints every figure with its interval: `make trieste-criteria`.

It takes an hour.  Games are kept in build/criteria, so that it can be interrupted and goes on where it stopped.  It
fails if a figure is outside its bounds.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from criteria.bounds import FULL as WANTED
from criteria.bounds import MOST
from criteria.judging import Finding, findings
from criteria.measuring import FULL, GAME, Measured, Measurement, measure
from tripot.arena.executors.workers import processors, workers
from tripot.cli.shell.files import read_data
from tripot.cli.shell.progress import progress_bar
from tripot.core.datafile import shipped
from tripot.core.errors import TripotError
from tripot.core.registry import game

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "criteria"
INTERRUPTED = 130
OUTSIDE = 1
BAD_INPUT = 2
SHARES = ("same main effect", "captures by answering", "played", "won, experts", "won, greedy", "won, with heroes")


def main(arguments: Sequence[str]) -> int:
    args = parser().parse_args(arguments)
    try:
        data = document(args.data)
    except TripotError as error:
        print(f"{args.data}: {error}", file=sys.stderr)
        return BAD_INPUT
    measurements = [shortened(own, args.games) for own in FULL]
    measured = {own.measurement.name: own for own in measure_all(measurements, data, args)}
    found = findings(measured, data["card"], WANTED)
    commands = [own.command(args.data, args.seed) for own in measurements]
    if args.json:
        print(json.dumps({"commands": commands, "findings": [own.to_json() for own in found]}, indent=2))
    else:
        print_text(found, commands)
    return OUTSIDE if any(not own.holds for own in found) else 0


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(
        prog="make trieste-criteria",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Examples: make trieste-criteria; make trieste-criteria CRITERIA='--data my-trieste.toml --games 300'",
    )
    found.add_argument("--data", metavar="FILE", help="a data file; the shipped cards if left out")
    found.add_argument("--games", type=whole, help="at most so many games of each measurement, for a first impression")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--workers", type=whole, default=processors(), help="processes; as many as there are processors")
    found.add_argument("--json", action="store_true")
    return found


def whole(text: str) -> int:
    """A number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number}: at least 1 is wanted")
    return number


def shortened(measurement: Measurement, games: int | None) -> Measurement:
    return replace(measurement, games=min(games or measurement.games, measurement.games))


def document(file: str | None) -> dict[str, Any]:
    """A sound data file; the shipped one is measured by its content too, so that a change of it is another set."""
    rules = game(GAME)
    data = shipped(rules.package) if file is None else read_data(file)
    rules.with_data(data)
    assert isinstance(data, dict)  # or the game would have refused it
    return data


def measure_all(measurements: Sequence[Measurement], data: object, args: argparse.Namespace) -> list[Measured]:
    with progress_bar(Console(stderr=True)) as progress:
        bars = {own.name: progress.add_task(f"{own.name}, {own.bot}", total=own.games) for own in measurements}
        return [
            measure(
                own,
                data,
                args.seed,
                KEPT,
                workers(args.workers),
                lambda name, done, games: progress.update(bars[name], completed=done),
            )
            for own in measurements
        ]


def print_text(found: Sequence[Finding], commands: Sequence[str]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("criterion", "of", "found", "95 % interval", "wanted", ""):
        table.add_column(column, no_wrap=True)
    for own in found:
        table.add_row(*cells(own), style="" if own.holds else "red")
    outside = sum(not own.holds for own in found)
    Console(width=140).print("Measured by", *commands, "", table, "", sep="\n")
    print(f"{len(found) - outside} of {len(found)} figures are within their bounds, {outside} are not.")


def cells(found: Finding) -> tuple[str, ...]:
    show = percent if found.criterion in SHARES else number
    low, high = found.bounds
    bounds = f"at least {show(low)}" if high == MOST else f"{show(low)} to {show(high)}"
    interval = f"{show(found.interval[0])} to {show(found.interval[1])}" if found.interval else ""
    measured = "not measured" if found.found is None else show(found.found)
    return found.criterion, found.subject, measured, interval, bounds, "" if found.holds else "outside"


def percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


def number(value: float) -> str:
    return f"{value:.2f}".removesuffix(".00")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
