"""`tripot backup FILE`: a copy of the server's database, also while it runs."""

import sqlite3
from pathlib import Path

import click

from tripot.cli.serving.serve import database_address, database_option
from tripot.cli.shell.command import TripotCommand, json_option
from tripot.cli.shell.errors import NoFileDatabase, UnreadableFile, UnwritableFile
from tripot.cli.shell.files import check_writable
from tripot.cli.shell.terminal import Terminal


def command(terminal: Terminal) -> TripotCommand:
    def callback(file: str, database: str | None) -> None:
        address = database_address(database)
        if not isinstance(address, Path):
            raise NoFileDatabase(database=str(address))
        run(terminal, Path(file), address)

    params = [click.Argument(["file"], metavar="file"), database_option(), json_option()]
    return TripotCommand("backup", terminal, callback, params)


def run(terminal: Terminal, copy: Path, database: Path) -> None:
    from tripot.server.storage.sqlite.storage import back_up

    if not database.is_file():
        raise UnreadableFile(file=str(database))
    check_writable(copy)
    if copy.exists():
        raise UnwritableFile(file=str(copy))  # an older backup is worth keeping
    try:
        back_up(database, copy)
    except sqlite3.Error as error:
        copy.unlink(missing_ok=True)
        raise UnwritableFile(file=str(copy)) from error
    if terminal.json:
        terminal.print_json({"database": str(database), "file": str(copy), "bytes": copy.stat().st_size})
    else:
        terminal.tell("ui-backup-done", file=str(copy))
