"""`tripot balance`: is a game fair, if all play alike?"""

from pathlib import Path

import click

from tripot.arena.balance import Balance, balance
from tripot.arena.table import Table
from tripot.arena.tournament import Tournament
from tripot.cli import report
from tripot.cli.commands import Command, json_option
from tripot.cli.files import read_data
from tripot.cli.tables import data_option, game_argument, options_option, seed_option, settings, usual_seats
from tripot.cli.terminal import Terminal
from tripot.cli.tournaments import check_picture, draw, held, held_options
from tripot.core.registry import game as find_game

GAMES = 1000
BOT = "greedy"


def command(terminal: Terminal) -> Command:
    params = [
        game_argument(),
        click.Option(["--bots"], default=BOT, metavar="bot"),
        *held_options(GAMES),
        seed_option(),
        options_option(),
        data_option(),
        json_option(),
    ]

    def callback(
        game: str,
        bots: str,
        seats: int | None,
        games: int,
        workers: int | None,
        cluster: str | None,
        out: str | None,
        plot: str | None,
        seed: int | None,
        options: tuple[str, ...],
        data: str | None,
    ) -> None:
        table = Table.checked(game, seats or usual_seats(find_game(game)), settings(options), read_data(data))
        tournament = Tournament.alone(bots, table, seed or 0)
        check_picture(plot)
        tell(terminal, balance(tournament, held(terminal, tournament, games, out, workers, cluster)), plot)

    return Command("balance", terminal, callback, params)


def tell(terminal: Terminal, found: Balance, plot: str | None) -> None:
    if terminal.json:
        terminal.print_json(found.to_json())
    else:
        terminal.print(report.balance(terminal, found))
    draw(terminal, plot, lambda file: picture(terminal, found, file))


def picture(terminal: Terminal, found: Balance, file: Path) -> None:
    from tripot.cli.plot import draw_balance  # matplotlib takes a second to load

    draw_balance(terminal, found, file)
