"""`tripot arena`: bots against bots."""

from pathlib import Path

import click

from tripot.arena.competition.standings import Standings, standings
from tripot.arena.competition.tournament import Tournament
from tripot.cli.shell.command import TripotCommand
from tripot.cli.shell.options import usual_seats
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation import ranking
from tripot.cli.simulation.tournament import Request, play_tournament, show, tournament_command
from tripot.core.registry import game as find_game

GAMES = 400


def command(terminal: Terminal) -> TripotCommand:
    bots = click.Option(["--bots"], required=True, metavar="bots")
    return tournament_command("arena", terminal, bots, GAMES, lambda request: run(terminal, request))


def run(terminal: Terminal, request: Request) -> None:
    names = request.bots.split(",")
    tournament = Tournament.between(names, request.table(seats_for(request.game, names)), request.seed or 0)
    results = play_tournament(terminal, tournament, tournament.fair(request.games), request)
    found = standings(tournament.header(), tournament.bots, results)
    show(
        terminal,
        found,
        lambda: ranking.whole(terminal, found),
        request.plot,
        lambda file: picture(terminal, found, file),
    )


def seats_for(game: str, bots: list[str]) -> int:
    """A seat for each bot, if the game has so many."""
    found = find_game(game)
    return len(bots) if len(bots) in found.seats else usual_seats(found)


def picture(terminal: Terminal, found: Standings, file: Path) -> None:
    from tripot.cli.simulation.arena_plot import draw  # matplotlib takes a second to load

    draw(terminal, found, file)
