"""The picture of a simulation."""

from math import ceil
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from tripot.arena.distribution import Distribution
from tripot.arena.simulate import Simulation
from tripot.cli.errors import UnwritableFile
from tripot.cli.report import measure_name
from tripot.cli.terminal import Terminal
from tripot.core.registry import game as find_game

BLUE = "#2b6cb0"
GREY = "#718096"
BINS = 40
HEIGHT = 4.2  # inches
SMALL = 2.0  # of a row of measures
SIDE_BY_SIDE = 5


def draw(terminal: Terminal, simulation: Simulation, file: Path) -> None:
    with mpl.rc_context({"axes.spines.top": False, "axes.spines.right": False, "font.size": 10}):
        rows = ceil(len(simulation.measures) / SIDE_BY_SIDE)
        figure = Figure(figsize=(12, HEIGHT + SMALL * rows), layout="constrained")
        upper, *lower = figure.subfigures(
            1 + bool(rows), height_ratios=[HEIGHT, SMALL * rows][: 1 + bool(rows)], squeeze=False
        )[:, 0]
        wins, lengths, scores = upper.subplots(1, 3)
        title = find_game(simulation.game).title
        figure.suptitle(
            terminal.say("ui-plot-title", game=title, seats=simulation.seats, games=simulation.games),
            fontsize=13,
            fontweight="bold",
        )
        draw_wins(terminal, wins, simulation)
        draw_lengths(terminal, lengths, simulation.counts.lengths)
        draw_scores(terminal, scores, simulation)
        for part in lower:
            draw_measures(terminal, part, simulation, rows)
        save(figure, file)


def save(figure: Figure, file: Path) -> None:
    try:
        figure.savefig(file, dpi=150)
    except (OSError, ValueError) as error:
        raise UnwritableFile(file=str(file)) from error


def draw_wins(terminal: Terminal, axes: Axes, simulation: Simulation) -> None:
    seats = range(simulation.seats)
    shares = [simulation.win_share(seat) for seat in seats]
    bounds = [simulation.win_interval(seat) for seat in seats]
    below = [share - low for share, (low, _) in zip(shares, bounds, strict=True)]
    above = [high - share for share, (_, high) in zip(shares, bounds, strict=True)]
    axes.bar(seats, shares, color=BLUE, width=0.6)
    axes.errorbar(seats, shares, yerr=[below, above], fmt="none", ecolor="black", capsize=5)
    axes.axhline(1 / simulation.seats, color=GREY, linestyle="--", linewidth=1, label=terminal.say("ui-plot-fair"))
    axes.set_xticks(list(seats))
    axes.set_ylim(0, 1.25 * max(high for _, high in bounds))
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    label(terminal, axes, "wins")
    axes.legend(frameon=False, loc="upper right")


def draw_lengths(terminal: Terminal, axes: Axes, lengths: Distribution) -> None:
    draw_histogram(axes, lengths)
    label(terminal, axes, "lengths")


def draw_histogram(axes: Axes, values: Distribution) -> None:
    bins = values.bins(BINS)
    width = bins[0][1] - bins[0][0] + 1
    shares = [count / values.total for _, _, count in bins]
    axes.bar([first + (width - 1) / 2 for first, _, _ in bins], shares, width=0.9 * width, color=BLUE)
    axes.set_xlim(values.least - width, values.most + width)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))


def draw_measures(terminal: Terminal, figure: SubFigure, simulation: Simulation, rows: int) -> None:
    """Small pictures side by side."""
    figure.suptitle(terminal.say("ui-plot-measures"), fontsize=11)
    places: list[Axes] = list(figure.subplots(rows, SIDE_BY_SIDE, squeeze=False).flat)
    for axes, (key, measured) in zip(places, simulation.measures.items(), strict=False):
        draw_histogram(axes, measured)
        axes.set_title(measure_name(terminal, simulation.game, key), fontsize=9)
        axes.tick_params(labelsize=8)
    for axes in places[len(simulation.measures) :]:
        axes.set_axis_off()


def draw_scores(terminal: Terminal, axes: Axes, simulation: Simulation) -> None:
    boxes = [box(scores) for scores in simulation.counts.scores]
    axes.bxp(
        boxes,
        positions=list(range(simulation.seats)),
        widths=0.5,
        showfliers=False,
        patch_artist=True,
        boxprops={"facecolor": "#bee3f8"},
        medianprops={"color": "black"},
    )
    axes.set_xticks(list(range(simulation.seats)), [str(seat) for seat in range(simulation.seats)])
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    label(terminal, axes, "scores")


def box(scores: Distribution) -> dict[str, float]:
    low, first, middle, third, high = (scores.quantile(share) for share in (0.05, 0.25, 0.5, 0.75, 0.95))
    return {"whislo": low, "q1": first, "med": middle, "q3": third, "whishi": high}


def label(terminal: Terminal, axes: Axes, part: str) -> None:
    axes.set_title(terminal.say(f"ui-plot-{part}"), fontsize=11)
    axes.set_xlabel(terminal.say(f"ui-plot-{part}-x"))
    axes.set_ylabel(terminal.say(f"ui-plot-{part}-y"))
