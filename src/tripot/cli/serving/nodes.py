"""`tripot nodes`: the servers that share a PostgreSQL database, and which of them has which tables."""

from typing import TYPE_CHECKING

import click
from rich.table import Table
from rich.text import Text

from tripot.cli.serving.serve import DATABASE, database_address
from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.errors import NotPostgres
from tripot.cli.shell.tables import titled_table
from tripot.cli.shell.terminal import Terminal
from tripot.core.extras import needs
from tripot.server.storage.database.address import Postgres

if TYPE_CHECKING:
    from tripot.server.nodes.leasing import ServerNode
    from tripot.server.nodes.register import OwnedTable

SHORT = 8  # characters of an id, as in logs


@cli_command("nodes", DATABASE, click.Option(["--tables"], is_flag=True), JSON)
def command(terminal: Terminal, database: str | None, tables: bool) -> None:
    address = database_address(database)
    if not isinstance(address, Postgres):
        raise NotPostgres(database=str(address))
    with needs("server"):
        from tripot.server.nodes.register import nodes_of, owned_tables
        from tripot.server.storage.store import reading
    with reading(address) as connection:
        nodes, owned = nodes_of(connection), owned_tables(connection)
    if terminal.json:
        terminal.print_json([described(node, owned if tables else None) for node in nodes])
        return
    terminal.print(nodes_table(terminal, nodes, owned))
    if tables:
        names = {node.id: node.name for node in nodes}
        terminal.print(tables_table(terminal, [(names.get(table.owner, "?"), *table[1:]) for table in owned]))


def described(node: "ServerNode", owned: "list[OwnedTable] | None") -> dict[str, object]:
    found = node._asdict() | {"lives": node.lives}
    if owned is not None:
        found["tables"] = [table._asdict() for table in owned if table.owner == node.id]
    return found


def nodes_table(terminal: Terminal, nodes: "list[ServerNode]", owned: "list[OwnedTable]") -> Table:
    columns = ("name", "address", "version", "lease", "tables", "sockets")
    shown = titled_table(terminal, terminal.say("ui-nodes-title"), "ui-nodes-column", columns)
    for node in nodes:
        lease = f"{node.left:.1f} s" if node.lives else terminal.say("ui-nodes-gone")
        count = sum(table.owner == node.id for table in owned)
        cells = (node.name, node.address, node.version, lease, str(count), str(node.sockets))
        shown.add_row(*(Text(cell, "" if node.lives else "dim") for cell in cells))
    return shown


def tables_table(terminal: Terminal, rows: list[tuple[str, str, str, str, int]]) -> Table:
    columns = ("name", "table", "game", "status", "epoch")
    shown = titled_table(terminal, terminal.say("ui-nodes-tables"), "ui-nodes-column", columns)
    for name, table, game, status, epoch in rows:
        shown.add_row(*map(Text, (name, table[:SHORT], game, status, str(epoch))))
    return shown
