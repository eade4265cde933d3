"""`tripot types GAME`: the types of its view, events and actions, for the kit of a package."""

import click

from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.options import GAME
from tripot.cli.shell.terminal import Terminal
from tripot.core.extras import needs
from tripot.core.registry import game as find_game


@cli_command("types", GAME, JSON)
def command(terminal: Terminal, game: str) -> None:
    found = find_game(game)
    with needs("server"):
        from tripot.server.web.description.kits import kit_typescript
    text = kit_typescript(found)
    if terminal.json:
        terminal.print_json({"game": found.key, "typescript": text})
    else:
        click.echo(text, nl=False)
