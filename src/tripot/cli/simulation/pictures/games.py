"""The picture of a simulation, or of the balance of a game."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from math import ceil
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure, SubFigure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from tripot.arena.reports.balance import Balance
from tripot.arena.reports.simulate import Sample, Simulation
from tripot.arena.statistics.distribution import Distribution
from tripot.cli.shell.errors import UnwritableFile
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation.report import measure_name, role_name
from tripot.core.registry import game as find_game

BLUE = "#2b6cb0"
GREY = "#718096"
BINS = 40
WIDTH = 4.0  # of a picture, in inches
HEIGHT = 4.2
SMALL = 2.0  # of a row of measures
SIDE_BY_SIDE = 5
MARGIN = 0.2  # beside the bars, in bars


Panel = Callable[[Terminal, Axes], None]


def draw_simulation(terminal: Terminal, simulation: Simulation, file: Path) -> None:
    title = find_game(simulation.game).title
    text = terminal.say("ui-plot-title", game=title, seats=simulation.seats, games=simulation.games)
    draw_sample(terminal, simulation, text, [], file)


def draw_balance(terminal: Terminal, found: Balance, file: Path) -> None:
    values = {"game": find_game(found.game).title, "seats": found.seats, "games": found.games, "bot": found.bot}
    roles = [partial(draw_roles, found=found)] if found.roles else []
    draw_sample(terminal, found, terminal.say("ui-plot-balance", **values), roles, file)


def draw_sample(terminal: Terminal, sample: Sample, title: str, more: Sequence[Panel], file: Path) -> None:
    """Who wins, how long and how high; `more` stands beside the winners, the game's own measures below."""
    panels: list[Panel] = [
        partial(draw_wins, sample=sample),
        *more,
        partial(draw_lengths, lengths=sample.counts.lengths),
        partial(draw_scores, sample=sample),
    ]
    rows = ceil(len(sample.measures) / SIDE_BY_SIDE)
    with picture(file, title, WIDTH * len(panels), HEIGHT + SMALL * rows) as figure:
        upper, *lower = figure.subfigures(
            1 + bool(rows), height_ratios=[HEIGHT, SMALL * rows][: 1 + bool(rows)], squeeze=False
        )[:, 0]
        for axes, panel in zip(upper.subplots(1, len(panels)), panels, strict=True):
            panel(terminal, axes)
        for part in lower:
            draw_measures(terminal, part, sample, rows)


@contextmanager
def picture(file: Path, title: str, width: float, height: float, letters: int = 10) -> Iterator[Figure]:
    """What is drawn on it is then written to the file."""
    with mpl.rc_context({"axes.spines.top": False, "axes.spines.right": False, "font.size": letters}):
        figure = Figure(figsize=(width, height), layout="constrained")
        figure.suptitle(title, fontsize=13, fontweight="bold")
        yield figure
        try:
            figure.savefig(file, dpi=150)
        except (OSError, ValueError) as error:
            raise UnwritableFile(file=str(file)) from error


def draw_wins(terminal: Terminal, axes: Axes, sample: Sample) -> None:
    seats = range(sample.seats)
    shares = [(sample.win_share(seat), sample.win_interval(seat)) for seat in seats]
    draw_shares(terminal, axes, [str(seat) for seat in seats], shares, 1 / sample.seats)
    label(terminal, axes, "wins")


def draw_roles(terminal: Terminal, axes: Axes, found: Balance) -> None:
    names = [role_name(terminal, found.game, key) for key in found.roles]
    shares = [(role.win_share, role.win_interval) for role in found.roles.values()]
    draw_shares(terminal, axes, names, shares, 1 / found.seats)
    label(terminal, axes, "roles")


def draw_shares(
    terminal: Terminal,
    axes: Axes,
    names: Sequence[str],
    shares: Sequence[tuple[float, tuple[float, float]]],
    fair: float,
) -> None:
    places = list(range(len(names)))
    below = [share - low for share, (low, _) in shares]
    above = [high - share for share, (_, high) in shares]
    heights = [share for share, _ in shares]
    axes.bar(places, heights, color=BLUE, width=0.6)
    axes.errorbar(places, heights, yerr=[below, above], fmt="none", ecolor="black", capsize=5)
    axes.axhline(fair, color=GREY, linestyle="--", linewidth=1, label=terminal.say("ui-plot-fair"))
    axes.set_xticks(places, names)
    axes.set_ylim(0, 1.25 * max(high for _, (_, high) in shares))
    in_percent(terminal, axes.yaxis)
    axes.legend(frameon=False, loc="upper right")


def draw_lengths(terminal: Terminal, axes: Axes, lengths: Distribution) -> None:
    draw_histogram(terminal, axes, lengths)
    label(terminal, axes, "lengths")


def draw_histogram(terminal: Terminal, axes: Axes, values: Distribution) -> None:
    bins = values.bins(BINS)
    width = bins[0][1] - bins[0][0] + 1
    shares = [count / values.total for _, _, count in bins]
    axes.bar([first + (width - 1) / 2 for first, _, _ in bins], shares, width=0.9 * width, color=BLUE)
    axes.set_xlim(bins[0][0] - 0.5 - MARGIN * width, bins[-1][1] + 0.5 + MARGIN * width)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    in_percent(terminal, axes.yaxis)


def draw_measures(terminal: Terminal, figure: SubFigure, sample: Sample, rows: int) -> None:
    """Small pictures side by side."""
    figure.suptitle(terminal.say("ui-plot-measures"), fontsize=11)
    places: list[Axes] = list(figure.subplots(rows, SIDE_BY_SIDE, squeeze=False).flat)
    for axes, (key, measured) in zip(places, sample.measures.items(), strict=False):
        draw_histogram(terminal, axes, measured)
        axes.set_title(measure_name(terminal, sample.game, key), fontsize=9)
        axes.tick_params(labelsize=8)
    for axes in places[len(sample.measures) :]:
        axes.set_axis_off()


def draw_scores(terminal: Terminal, axes: Axes, sample: Sample) -> None:
    boxes = [box(scores) for scores in sample.counts.scores]
    axes.bxp(
        boxes,
        positions=list(range(sample.seats)),
        widths=0.5,
        showfliers=False,
        patch_artist=True,
        boxprops={"facecolor": "#bee3f8"},
        medianprops={"color": "black"},
    )
    axes.set_xticks(list(range(sample.seats)), [str(seat) for seat in range(sample.seats)])
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    label(terminal, axes, "scores")


def box(scores: Distribution) -> dict[str, float]:
    low, first, middle, third, high = (scores.quantile(share) for share in (0.05, 0.25, 0.5, 0.75, 0.95))
    return {"whislo": low, "q1": first, "med": middle, "q3": third, "whishi": high}


def in_percent(terminal: Terminal, axis: Axis) -> None:
    """In steps of whole percents."""
    axis.set_major_locator(MaxNLocator(steps=[1, 2, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda share, _: terminal.percent(share, 0)))


def label(terminal: Terminal, axes: Axes, part: str) -> None:
    """The title, and what there is to say of each axis."""
    axes.set_title(terminal.say(f"ui-plot-{part}"), fontsize=11)
    for key, write in ((f"ui-plot-{part}-x", axes.set_xlabel), (f"ui-plot-{part}-y", axes.set_ylabel)):
        if terminal.speaker.has(key):
            write(terminal.say(key))
