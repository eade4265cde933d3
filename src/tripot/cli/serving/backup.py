"""`tripot backup FILE`: a copy of the server's database, also while it runs."""

import sqlite3
from pathlib import Path

import click

from tripot.cli.serving.serve import DATABASE, database_address
from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.errors import NoFileDatabase, UnreadableFile, UnwritableFile
from tripot.cli.shell.files import check_writable
from tripot.cli.shell.terminal import Terminal


@cli_command("backup", click.Argument(["file"], metavar="file"), DATABASE, JSON)
def command(terminal: Terminal, file: str, database: str | None) -> None:
    address = database_address(database)
    if not isinstance(address, Path):
        raise NoFileDatabase(database=str(address))
    copy_database(address, Path(file))
    written = {"database": str(address), "file": file, "bytes": Path(file).stat().st_size}
    terminal.conclude(written, "ui-backup-done", file=file)


def copy_database(database: Path, copy: Path) -> None:
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
