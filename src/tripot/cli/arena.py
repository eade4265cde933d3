"""`tripot arena`: bots against bots."""

from pathlib import Path

import click

from tripot.arena.standings import Standings, standings
from tripot.arena.table import Table
from tripot.arena.tournament import Tournament
from tripot.cli import ranking
from tripot.cli.commands import Command, json_option
from tripot.cli.files import read_data
from tripot.cli.tables import data_option, game_argument, options_option, seed_option, settings, usual_seats
from tripot.cli.terminal import Terminal
from tripot.cli.tournaments import check_picture, draw, held, held_options
from tripot.core.registry import game as find_game

GAMES = 400


def command(terminal: Terminal) -> Command:
    params = [
        game_argument(),
        click.Option(["--bots"], required=True, metavar="bots"),
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
        names = bots.split(",")
        table = Table.checked(game, seats or seats_for(game, names), settings(options), read_data(data))
        tournament = Tournament.between(names, table, seed or 0)
        check_picture(plot)
        results = held(terminal, tournament, tournament.fair(games), out, workers, cluster)
        tell(terminal, standings(tournament.header(), tournament.bots, results), plot)

    return Command("arena", terminal, callback, params)


def seats_for(game: str, bots: list[str]) -> int:
    """A seat for each bot, if the game has so many."""
    found = find_game(game)
    return len(bots) if len(bots) in found.seats else usual_seats(found)


def tell(terminal: Terminal, found: Standings, plot: str | None) -> None:
    if terminal.json:
        terminal.print_json(found.to_json())
    else:
        terminal.print(ranking.whole(terminal, found))
    draw(terminal, plot, lambda file: picture(terminal, found, file))


def picture(terminal: Terminal, found: Standings, file: Path) -> None:
    from tripot.cli.arena_plot import draw  # matplotlib takes a second to load

    draw(terminal, found, file)
