"""Strength over budget as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator, NullLocator

from strength.matches import EXPERT, SEATS
from strength.verdict import Json


def draw(verdicts: Sequence[Json], file: Path) -> None:
    """Matches of one bot with different budgets: all its games, and those in each role."""
    found = sorted(verdicts, key=seconds)
    plain: Any = {"axes.spines.top": False, "axes.spines.right": False}
    with mpl.rc_context(plain | {"svg.fonttype": "none", "svg.hashsalt": "strength"}):
        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.subplots()
        draw_whole(axes, found)
        draw_roles(axes, found)
        axes.set_xscale("log")
        axes.xaxis.set_major_locator(FixedLocator([seconds(own) for own in found]))
        axes.xaxis.set_minor_locator(NullLocator())
        axes.set_xticklabels([f"{seconds(own):g} s\n{own['games']}" for own in found])
        axes.set_xlabel("a decision, and games played")
        axes.set_ylabel("times the fair share")
        axes.set_ylim(bottom=0)
        axes.legend(frameon=False, loc="lower right", ncols=2)
        figure.savefig(file, metadata={"Date": None})


def draw_whole(axes: Axes, found: Sequence[Json]) -> None:
    """With the 95 % interval."""
    seats = SEATS[found[0]["game"]]
    shares = [own["times_fair"] for own in found]
    below = [own["times_fair"] - seats * own["low"] for own in found]
    above = [seats * own["high"] - own["times_fair"] for own in found]
    axes.errorbar(
        [seconds(own) for own in found], shares, yerr=[below, above], color="black", marker="o", capsize=4, label="all"
    )
    axes.axhline(1, color="grey", linestyle=":", linewidth=1, label="an equal share")
    axes.axhline(EXPERT, color="grey", linestyle="--", linewidth=1, label="wanted at 0.25 s")


def draw_roles(axes: Axes, found: Sequence[Json]) -> None:
    for n, role in enumerate(own["role"] for own in found[0]["by_role"]):
        shares = [own["by_role"][n]["times_fair"] for own in found]
        axes.plot([seconds(own) for own in found], shares, marker=".", linewidth=1, alpha=0.7, label=role)


def seconds(verdict: Json) -> float:
    """Of a bot such as `expert:0.25s`."""
    return float(verdict["bot"].partition(":")[2].removesuffix("s"))
