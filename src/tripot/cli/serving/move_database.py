"""`tripot move-database FROM TO`: everything that a server keeps, from SQLite to PostgreSQL or back."""

import sqlite3
from pathlib import Path

import click

from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.errors import UnreadableFile, UnwritableDatabase
from tripot.cli.shell.progress import progress_bar
from tripot.cli.shell.terminal import Terminal
from tripot.core.extras import needs
from tripot.server.storage.database.address import parse_address


@cli_command(
    "move-database",
    click.Argument(["source"], metavar="database"),
    click.Argument(["target"], metavar="database"),
    JSON,
)
def command(terminal: Terminal, source: str, target: str) -> None:
    with needs("server"):
        from tripot.server.storage.store import move
    old, new = parse_address(source), parse_address(target)
    if isinstance(old, Path) and not old.is_file():
        raise UnreadableFile(file=str(old))
    with progress_bar(terminal.out) as bar:
        task = bar.add_task(terminal.say("ui-move-database-progress"))
        try:
            counts = move(old, new, lambda done, total: bar.update(task, completed=done, total=total))
        except (OSError, sqlite3.Error) as error:
            raise UnwritableDatabase(file=f"{old}, {new}") from error
    values = {"tables": counts["tables"], "guests": counts["guests"], "target": str(new)}
    terminal.conclude({"from": str(old), "to": str(new), "rows": counts}, "ui-move-database-done", **values)
