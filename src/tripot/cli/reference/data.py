"""`tripot data GAME`: the shipped data file, to copy and change."""

from pathlib import Path

import click

from tripot.cli.shell.command import TripotCommand, json_option
from tripot.cli.shell.errors import FileExists
from tripot.cli.shell.files import write_text
from tripot.cli.shell.options import game_argument
from tripot.cli.shell.terminal import Terminal
from tripot.core.datafile import shipped, shipped_text
from tripot.core.errors import NoDataFile
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State


def command(terminal: Terminal) -> TripotCommand:
    write = click.Option(["--write"], metavar="file")

    rules = click.Option(["--rules"], metavar="version")

    def callback(game: str, write: str | None, rules: str | None) -> None:
        run(terminal, find_game(game), write, rules)

    return TripotCommand("data", terminal, callback, [game_argument(), write, rules, json_option()])


def run(terminal: Terminal, game: Game[State], file: str | None, rules: str | None) -> None:
    name = game.file_of(rules)
    try:
        text = shipped_text(game.package, name)
    except FileNotFoundError as error:
        raise NoDataFile(game=game.key) from error
    if file is not None:
        write_template(terminal, game, file, text)
    elif terminal.json:
        terminal.print_json(shipped(game.package, name))
    else:
        click.echo(text, nl=False)


def write_template(terminal: Terminal, game: Game[State], file: str, text: str) -> None:
    """Never over a file that is there: somebody may have written their cards down in it."""
    if Path(file).exists():
        raise FileExists(file=file)
    write_text(Path(file), text)
    terminal.tell_file("ui-data-written", file, game=game.key)
