"""`tripot verify RECORD`: was this game played by the rules, with the luck that was promised?"""

from pathlib import Path

import click
from rich.text import Text

from tripot.cli.play.saved import record_in, stepping
from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.options import DATA
from tripot.cli.shell.progress import progress_bar
from tripot.cli.shell.prose import hanging
from tripot.cli.shell.terminal import Terminal
from tripot.core.match import Json
from tripot.core.record import verify

RECORD = click.Argument(["record"], metavar="record")


@cli_command("verify", RECORD, DATA, JSON)
def command(terminal: Terminal, record: str, data: str | None) -> None:
    document, content = record_in(Path(record), data)
    with progress_bar(terminal.err) as progress, stepping(document):
        task = progress.add_task(terminal.say("ui-verify-progress"), total=None)
        found = verify(document, content, progress=lambda done, of: progress.update(task, completed=done, total=of))
    if terminal.json:
        terminal.print_json({"verified": True} | found)
    else:
        statement(terminal, found)


def statement(terminal: Terminal, found: Json) -> None:
    """What was checked, line by line."""
    terminal.tell("ui-verify-good", "bold green", game=found["game"])
    lines = [
        terminal.say("ui-verify-commitment", commitment=found["commitment"]),
        terminal.say("ui-verify-decisions", number=found["decisions"]),
        terminal.say("ui-verify-cards"),
        terminal.say("ui-verify-result" if found["result"] else "ui-verify-unfinished"),
    ]
    for line in lines:
        terminal.print(hanging(Text("✓ ", "green"), line))
