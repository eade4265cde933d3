"""`tripot arena`: bots against bots."""

from functools import partial
from pathlib import Path

import click

from tripot.arena.competition.standings import Standings, standings
from tripot.arena.competition.tournament import Tournament
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation import ranking
from tripot.cli.simulation.tournament import Request, play_tournament, show, tournament_command
from tripot.core.registry import game as find_game

GAMES = 400


@tournament_command("arena", GAMES, click.Option(["--bots"], required=True, metavar="bots"))
def command(terminal: Terminal, request: Request) -> None:
    names = request.bots.split(",")
    tournament = Tournament.between(names, request.table(seats_for(request.game, names)), request.seed or 0)
    results = play_tournament(terminal, tournament, tournament.fair(request.games), request)
    found = standings(tournament.header(), tournament.bots, results)
    show(terminal, found, partial(ranking.whole, terminal, found), request.plot, partial(draw, terminal, found))


def seats_for(game: str, bots: list[str]) -> int:
    """A seat for each bot, if the game has so many."""
    found = find_game(game)
    return len(bots) if len(bots) in found.seats else found.usual_seats


def draw(terminal: Terminal, found: Standings, file: Path) -> None:
    from tripot.cli.simulation.pictures.standings import draw_standings  # matplotlib takes a second to load

    draw_standings(terminal, found, file)
