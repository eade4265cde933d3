"""`tripot types GAME`: the types of its view, events and actions, for the kit of a package."""

import click

from tripot.cli.shell.command import TripotCommand, json_option
from tripot.cli.shell.options import game_argument
from tripot.cli.shell.terminal import Terminal
from tripot.core.extras import needs
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State


def command(terminal: Terminal) -> TripotCommand:
    def callback(game: str) -> None:
        run(terminal, find_game(game))

    return TripotCommand("types", terminal, callback, [game_argument(), json_option()])


def run(terminal: Terminal, game: Game[State]) -> None:
    with needs("server"):
        from tripot.server.web.description.kits import kit_typescript
    text = kit_typescript(game)
    if terminal.json:
        terminal.print_json({"game": game.key, "typescript": text})
    else:
        click.echo(text, nl=False)
