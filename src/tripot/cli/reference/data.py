"""`tripot data GAME`: the shipped data file, to copy and change."""

from pathlib import Path

import click

from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.errors import FileExists
from tripot.cli.shell.files import write_text
from tripot.cli.shell.options import GAME
from tripot.cli.shell.terminal import Terminal
from tripot.core.datafile import shipped, shipped_text
from tripot.core.errors import NoDataFile
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State


@cli_command(
    "data", GAME, click.Option(["--write"], metavar="file"), click.Option(["--rules"], metavar="version"), JSON
)
def command(terminal: Terminal, game: str, write: str | None, rules: str | None) -> None:
    found = find_game(game)
    name = found.file_of(rules)
    try:
        text = shipped_text(found.package, name)
    except FileNotFoundError as error:
        raise NoDataFile(game=found.key) from error
    if write is not None:
        write_template(terminal, found, write, text)
    elif terminal.json:
        terminal.print_json(shipped(found.package, name))
    else:
        click.echo(text, nl=False)


def write_template(terminal: Terminal, game: Game[State], file: str, text: str) -> None:
    """Never over a file that is there: somebody may have written their cards down in it."""
    if Path(file).exists():
        raise FileExists(file=file)
    write_text(Path(file), text)
    terminal.tell_file("ui-data-written", file, game=game.key)
