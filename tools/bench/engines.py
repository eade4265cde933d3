"""Measures the two engines, the compiled one and the same Python interpreted, each in a process of its own."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.processes import run

ROOT = Path(__file__).parents[2]
MEASURE = "bench.measure"
COSTS = ("copy", "assign", "determinise")  # less is better; of all other figures more is

Measured = dict[str, str | int | float]  # a game, its seats and the figures


class NotMeasured(Exception):
    """There is nothing to measure, or measuring failed."""


@dataclass(frozen=True)
class Engine:
    name: str
    tree: Path

    def measure(self, *options: str) -> list[Measured]:
        """What `measure` finds for each game and number of seats."""
        done = run(sys.executable, MEASURE, *options, engine=self.tree)
        if done.returncode:
            raise NotMeasured(f"{MEASURE} failed with {done.returncode}:\n{done.stderr}")
        found = json.loads(done.stdout)
        if (found["engine"], Path(found["tree"])) != (self.name, self.tree.resolve()):
            raise NotMeasured(f"{self.tree} does not hold the {self.name} engine: run `make build`")
        return list(found["tables"])


def compiled(tree: Path = ROOT / "src") -> Engine:
    return Engine("compiled", tree)


def interpreted(tree: Path = ROOT / "build" / "interpreted") -> Engine:
    return Engine("interpreted", tree)


def best_of(rounds: list[Measured]) -> Measured:
    """The best of each figure: a disturbed processor only ever makes them worse."""
    best: Measured = {}
    for measured in rounds:
        for figure, value in measured.items():
            better = min if figure in COSTS else max
            best[figure] = better(best.get(figure, value), value)
    return best
