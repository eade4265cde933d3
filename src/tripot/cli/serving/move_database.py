"""`tripot move-database FROM TO`: everything that a server keeps, from SQLite to PostgreSQL or back."""

import sqlite3
from pathlib import Path

import click

from tripot.cli.shell.command import TripotCommand, json_option
from tripot.cli.shell.errors import UnreadableFile, UnwritableDatabase
from tripot.cli.shell.progress import progress_bar
from tripot.cli.shell.terminal import Terminal
from tripot.core.extras import needs
from tripot.server.storage.database.address import Address, parse_address


def command(terminal: Terminal) -> TripotCommand:
    def callback(source: str, target: str) -> None:
        run(terminal, parse_address(source), parse_address(target))

    params = [
        click.Argument(["source"], metavar="database"),
        click.Argument(["target"], metavar="database"),
        json_option(),
    ]
    return TripotCommand("move-database", terminal, callback, params)


def run(terminal: Terminal, source: Address, target: Address) -> None:
    with needs("server"):
        from tripot.server.storage.store import move
    if isinstance(source, Path) and not source.is_file():
        raise UnreadableFile(file=str(source))
    with progress_bar(terminal.out) as bar:
        task = bar.add_task(terminal.say("ui-move-database-progress"))
        try:
            counts = move(source, target, lambda done, total: bar.update(task, completed=done, total=total))
        except (OSError, sqlite3.Error) as error:
            raise UnwritableDatabase(file=f"{source}, {target}") from error
    if terminal.json:
        terminal.print_json({"from": str(source), "to": str(target), "rows": counts})
    else:
        terminal.tell("ui-move-database-done", tables=counts["tables"], guests=counts["guests"], target=str(target))
