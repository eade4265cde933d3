"""`tripot serve`: tables for people and programs, in the browser and over the network."""

import io
import os
import sqlite3
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click
from rich.text import Text

from tripot.cli.shell.command import JSON, Whole, WordType, cli_command, name_of
from tripot.cli.shell.errors import (
    AddressTaken,
    BadValue,
    DiskFailed,
    OneProcessDatabase,
    UnreadableFile,
    UnwritableDatabase,
    UnwritableFile,
)
from tripot.cli.shell.files import data_folder
from tripot.cli.shell.terminal import Terminal
from tripot.core import is_compiled
from tripot.core.extras import needs
from tripot.server.network.addresses import LOOPBACK, Networks, lan_address
from tripot.server.storage.database.address import Address, parse_address

if TYPE_CHECKING:
    from tripot.server.house.config import Config


EVERYWHERE = ("0.0.0.0", "::", "")
LEVELS = ("debug", "info", "warning", "error")


class Links(NamedTuple):
    here: str  # on this machine
    others: str | None


class NetworkList(click.ParamType[Networks]):
    """Addresses and networks, with commas between them."""

    name = "networks"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Networks:
        try:
            return value if isinstance(value, Networks) else Networks.parse(str(value))
        except ValueError as error:
            raise BadValue(argument=name_of(param), value=value, wanted="192.0.2.1, 10.0.0.0/8, …") from error


def option(flag: str, metavar: str | None = None, name: str | None = None, **more: Any) -> click.Option:
    """Whatever is not given is taken from the environment: `TRIPOT_PORT` for `--port`."""
    variable = f"TRIPOT_{flag.strip('-').replace('-', '_').upper()}"
    return click.Option([flag, name] if name else [flag], metavar=metavar, envvar=variable, **more)


DATABASE = option("--database", "file")


@cli_command(
    "serve",
    option("--host", "host", default="0.0.0.0"),
    option("--port", "number", type=Whole(0, 65535), default=8000),
    DATABASE,
    option("--public-url", "url", default=""),
    option("--trusted-proxies", "networks", type=NetworkList(), default=LOOPBACK),
    option("--metrics-from", "networks", type=NetworkList(), default=LOOPBACK),
    option("--secret-file", "file"),
    option("--node-name", "word", default=""),
    option("--node-address", "address", default=""),
    option("--processes", "number", type=Whole(1, 64), default=1),
    option("--bot-workers", "number", type=Whole(1, 64)),
    option("--log-level", "word", type=WordType(LEVELS), default="warning"),
    option("--no-limits", is_flag=True),
    option("--open", name="open_page", is_flag=True),
    JSON,
)
def command(
    terminal: Terminal,
    host: str,
    port: int,
    database: str | None,
    public_url: str,
    trusted_proxies: Networks,
    metrics_from: Networks,
    secret_file: str | None,
    node_name: str,
    node_address: str,
    processes: int,
    bot_workers: int | None,
    log_level: str,
    no_limits: bool,
    open_page: bool,
) -> None:
    with needs("server"):
        from tripot.server.house.config import Config  # here, so that no other command waits for the server's libraries
    address = database_address(database)
    beside = address if isinstance(address, Path) else data_folder() / "tripot"
    config = Config(
        database=address,
        secret_file=Path(secret_file) if secret_file else beside.with_suffix(".secret"),
        public_url=public_url.rstrip("/"),
        trusted_proxies=trusted_proxies,
        metrics_from=metrics_from,
        node_name=node_name,
        node_address=checked_address(node_address),
        bot_workers=bot_workers or max(1, (os.cpu_count() or 1) - 1),
        limits=not no_limits,
    )
    check_processes(address, processes, node_address)
    start(terminal, config, host, port, log_level, open_page, processes)


def checked_address(given: str) -> str:
    """Where other nodes reach this one: a host, which may be an IPv6 address in brackets, and a port."""
    host, _, port = given.rpartition(":")
    if given and not (host and port.isascii() and port.isdigit() and int(port) < 65536):
        raise BadValue(argument="--node-address", value=given, wanted="10.0.0.5:7000, [fd00::5]:7000, …")
    return given


def check_processes(address: Address, processes: int, node_address: str) -> None:
    """Several processes share a database that allows it, and each finds a port of its own for the others."""
    if processes > 1 and isinstance(address, Path):
        raise OneProcessDatabase(database=str(address))
    if processes > 1 and node_address and not node_address.endswith(":0"):
        raise BadValue(argument="--node-address", value=node_address, wanted="10.0.0.5:0")


def database_address(given: str | None) -> Address:
    return parse_address(given) if given else data_folder() / "tripot.db"


def start(
    terminal: Terminal, config: "Config", host: str, port: int, log_level: str, open_page: bool, processes: int
) -> None:
    with needs("server"):
        from tripot.server.errors import OutcomeUnknown
        from tripot.server.monitoring.logs import set_up_logs
        from tripot.server.running.processes import serve_by_processes
        from tripot.server.running.serve import DISK_FAILED, listen, serve
    games = check_files(config)
    try:
        bound = listen(host, port)
    except OSError as error:
        raise AddressTaken(host=host, port=port) from error
    set_up_logs(log_level)
    lan = lan_address() if host in EVERYWHERE else None
    port = bound.getsockname()[1]
    config = replace(config, network_port=port if host in EVERYWHERE else None)
    links = Links(
        here=f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{port}/",
        others=f"{config.public_url}/" if config.public_url else f"http://{lan}:{port}/" if lan else None,
    )
    announce(terminal, links, games)
    note_what_is_missing(terminal, config.page)
    if open_page and has_display():
        threading.Thread(target=webbrowser.open, args=(links.here,), daemon=True).start()
    if processes > 1:
        serve_by_processes(config, bound, processes, log_level)
        return
    try:
        serve(config, bound)
    except OutcomeUnknown:
        terminal.fail(DiskFailed())
        sys.stdout.flush()
        os._exit(DISK_FAILED)  # to close the database would be to decide what is stored


def has_display() -> bool:
    """Is there a screen for a browser?  Without one, Python would open a browser in the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def check_files(config: "Config") -> int:
    """Check what would fail at the start, and report it as a sentence; returns how many games are under way."""
    from msgspec import DecodeError

    from tripot.server.security.keys import read_secret
    from tripot.server.storage.database.condition import is_damage
    from tripot.server.storage.store import prepare

    file = str(config.database)
    try:
        games = prepare(config.database)
    except (OSError, sqlite3.Error, DecodeError) as error:
        raise UnreadableFile(file=file) if is_damage(error) else UnwritableDatabase(file=file) from error
    try:
        read_secret(config.secret_file)
    except OSError as error:
        kind = UnreadableFile if config.secret_file.exists() else UnwritableFile
        raise kind(file=str(config.secret_file)) from error
    return games


def announce(terminal: Terminal, links: Links, games: int) -> None:
    """Where the tables are: on this machine, on the local network, and as a picture for telephones."""
    if terminal.json:
        terminal.out.print_json(data={"here": links.here, "others": links.others, "games": games})
    else:
        terminal.tell("ui-serve-here", url=links.here)
        if links.others:
            terminal.tell("ui-serve-others", url=links.others)
            if terminal.out.is_terminal:
                terminal.print(Text(picture(links.others)))
        if games:
            terminal.tell("ui-serve-resume", number=games, url=f"{links.here}#games")
        terminal.tell("ui-serve-stop")
    terminal.out.file.flush()


def note_what_is_missing(terminal: Terminal, page: Path) -> None:
    """Warn if the compiled engine or the page is missing: the server runs without them."""
    from tripot.server.web.pages.page_files import is_built

    if not is_compiled():
        terminal.note("ui-plain-engine")
    if not is_built(page):
        terminal.note("page-not-built")


def picture(url: str) -> str:
    """A QR code of characters."""
    with needs("server"):
        import segno
    drawn = io.StringIO()
    segno.make(url, error="m").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
