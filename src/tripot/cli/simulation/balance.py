"""`tripot balance`: is a game fair, if all play alike?"""

from functools import partial
from pathlib import Path

import click

from tripot.arena.competition.tournament import Tournament
from tripot.arena.playing.contest import check_counted
from tripot.arena.reports.balance import Balance, balance
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation import card_tables, report
from tripot.cli.simulation.tournament import Request, play_tournament, show, tournament_command
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State

GAMES = 1000
BOT = "greedy"


@tournament_command(
    "balance",
    GAMES,
    click.Option(["--bots"], default=BOT, metavar="bot"),
    click.Option(["--cards"], is_flag=True),
)
def command(terminal: Terminal, request: Request) -> None:
    table = request.table(find_game(request.game).usual_seats)
    tournament = Tournament.alone(request.bots, table, request.seed or 0, request.cards)
    game = table.rules()
    if request.cards:
        check_counted(game)
    found = balance(tournament, play_tournament(terminal, tournament, request.games, request))
    told = partial(card_tables.whole, game=game) if found.cards else report.balance
    show(terminal, found, partial(told, terminal, found), request.plot, partial(draw, terminal, found, game))


def draw(terminal: Terminal, found: Balance, game: Game[State], file: Path) -> None:
    from tripot.cli.simulation.pictures import cards, games  # matplotlib takes a second to load

    if found.cards:
        cards.draw_cards(terminal, found, game, file)
    else:
        games.draw_balance(terminal, found, file)
