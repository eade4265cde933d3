"""`tripot balance`: is a game fair, if all play alike?"""

from pathlib import Path

import click

from tripot.arena.competition.tournament import Tournament
from tripot.arena.playing.contest import check_counted
from tripot.arena.reports.balance import Balance, balance
from tripot.cli.shell.command import TripotCommand
from tripot.cli.shell.options import usual_seats
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation import card_tables, report
from tripot.cli.simulation.tournament import Request, play_tournament, show, tournament_command
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State

GAMES = 1000
BOT = "greedy"


def command(terminal: Terminal) -> TripotCommand:
    bot = click.Option(["--bots"], default=BOT, metavar="bot")
    cards = click.Option(["--cards"], is_flag=True)
    return tournament_command("balance", terminal, bot, GAMES, lambda request: run(terminal, request), cards)


def run(terminal: Terminal, request: Request) -> None:
    table = request.table(usual_seats(find_game(request.game)))
    tournament = Tournament.alone(request.bots, table, request.seed or 0, request.cards)
    if request.cards:
        check_counted(table.rules())
    found = balance(tournament, play_tournament(terminal, tournament, request.games, request))
    show(
        terminal,
        found,
        lambda: card_tables.whole(terminal, found, table.rules()) if found.cards else report.balance(terminal, found),
        request.plot,
        lambda file: (
            card_picture(terminal, found, table.rules(), file) if found.cards else picture(terminal, found, file)
        ),
    )


def picture(terminal: Terminal, found: Balance, file: Path) -> None:
    from tripot.cli.simulation.plot import draw_balance  # matplotlib takes a second to load

    draw_balance(terminal, found, file)


def card_picture(terminal: Terminal, found: Balance, game: Game[State], file: Path) -> None:
    from tripot.cli.simulation.cards_plot import draw_cards

    draw_cards(terminal, found, game, file)
