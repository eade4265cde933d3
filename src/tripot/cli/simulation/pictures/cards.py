"""A picture of how the cards of a game do: how often played, and how much the opening hand decides."""

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter

from tripot.arena.reports.balance import Balance
from tripot.arena.reports.cards import HIGHEST_RATIO, LEAST_PLAYED, LOWEST_RATIO, CardUse
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation.card_tables import name_of, of_role
from tripot.cli.simulation.pictures.games import BLUE, GREY, in_percent, picture
from tripot.core.game import Game
from tripot.core.state import State

WIDTH = 12.0  # in inches
ROW = 0.24
HEAD = 1.6
WIDEST = 4.0  # ratios beyond are cut off


def draw_cards(terminal: Terminal, found: Balance, game: Game[State], file: Path) -> None:
    assert found.cards is not None
    uses = found.cards.cards[::-1]
    names = [of_role(terminal, game, name_of(terminal, game, use.card), use.role) for use in uses]
    values = {"game": game.title, "seats": found.seats, "games": found.games, "bot": found.bot}
    title = terminal.say("ui-plot-balance", **values)
    with picture(file, title, WIDTH, HEAD + ROW * len(uses), letters=9) as figure:
        left, right = figure.subplots(1, 2, sharey=True)
        draw_played(terminal, left, uses, names)
        draw_ratios(terminal, right, uses)


def draw_played(terminal: Terminal, axes: Axes, uses: list[CardUse], names: list[str]) -> None:
    axes.barh(range(len(uses)), [use.played_share for use in uses], color=BLUE)
    axes.axvline(LEAST_PLAYED, color=GREY, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(uses)), names)
    axes.set_ylim(-0.6, len(uses) - 0.4)
    in_percent(terminal, axes.xaxis)
    axes.set_title(terminal.say("ui-plot-cards-played"), fontsize=11)


def draw_ratios(terminal: Terminal, axes: Axes, uses: list[CardUse]) -> None:
    for place, use in enumerate(uses):
        if use.ratio is not None and use.ratio_interval is not None:
            axes.plot(use.ratio_interval, (place, place), color="black", linewidth=1)
            axes.plot([use.ratio], [place], "o", color=BLUE, markersize=5)
    for limit in (LOWEST_RATIO, HIGHEST_RATIO):
        axes.axvline(limit, color=GREY, linestyle="--", linewidth=1)
    axes.set_xlim(0, WIDEST)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda ratio, _: terminal.number(ratio, 1)))
    axes.set_title(terminal.say("ui-plot-cards-ratio"), fontsize=11)
