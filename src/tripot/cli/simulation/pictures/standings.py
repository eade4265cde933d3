"""The picture of a tournament: who wins how often, who is rated how high, who thinks how long."""

from collections.abc import Sequence
from math import floor, log10
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.ticker import NullFormatter, StrMethodFormatter

from tripot.arena.competition.standings import Entrant, Standings
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation.pictures.games import BLUE, GREY, HEIGHT, in_percent, label, picture
from tripot.core.registry import game as find_game

MILLI = 1000
ROW = 0.35  # inches
SHORTEST = 0.001  # milliseconds
USUAL = 25.0  # where everybody's rating begins


def draw_standings(terminal: Terminal, standings: Standings, file: Path) -> None:
    entrants = standings.by_rating[::-1]  # from the bottom to the top
    header = standings.header
    title = find_game(str(header["game"])).title
    text = terminal.say("ui-plot-arena", game=title, seats=header["seats"], games=standings.games)
    with picture(file, text, 12, max(HEIGHT, 2 + ROW * len(entrants))) as figure:
        shares, ratings, times = figure.subplots(1, 3, sharey=True)
        shares.set_yticks(range(len(entrants)), [entrant.bot for entrant in entrants])
        draw_shares(terminal, shares, entrants)
        draw_ratings(terminal, ratings, entrants)
        draw_times(terminal, times, entrants)


def draw_shares(terminal: Terminal, axes: Axes, entrants: Sequence[Entrant]) -> None:
    shares = [entrant.share for entrant in entrants]
    found = [share.win_share for share in shares]
    below = [share.win_share - share.low for share in shares]
    above = [share.high - share.win_share for share in shares]
    axes.barh(range(len(found)), found, color=BLUE, height=0.6)
    axes.errorbar(found, range(len(found)), xerr=[below, above], fmt="none", ecolor="black", capsize=4)
    axes.axvline(1 / shares[0].seats, color=GREY, linestyle="--", linewidth=1, label=terminal.say("ui-plot-fair"))
    in_percent(terminal, axes.xaxis)
    axes.set_ylim(-0.75, len(found) + 0.25)  # room for the legend
    axes.legend(frameon=False, loc="upper right")
    label(terminal, axes, "arena-wins")


def draw_ratings(terminal: Terminal, axes: Axes, entrants: Sequence[Entrant]) -> None:
    values = [entrant.rating.value for entrant in entrants]
    deviations = [entrant.rating.deviation for entrant in entrants]
    axes.errorbar(values, range(len(values)), xerr=deviations, fmt="o", color=BLUE, ecolor="black", capsize=4)
    axes.axvline(USUAL, color=GREY, linestyle="--", linewidth=1)
    label(terminal, axes, "arena-ratings")


def draw_times(terminal: Terminal, axes: Axes, entrants: Sequence[Entrant]) -> None:
    """From milliseconds to seconds there is room only on a scale of powers of ten."""
    times = [max(MILLI * entrant.seconds_per_decision, SHORTEST) for entrant in entrants]
    axes.plot(times, range(len(times)), "o", color=BLUE)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(StrMethodFormatter("{x:g}"))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_xlim(10 ** floor(log10(min(times))), 10 ** (floor(log10(max(times))) + 1))
    label(terminal, axes, "arena-times")
