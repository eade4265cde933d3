"""`tripot new-game NAME`: a package with a small game that can be played at once, to make one's own of it."""

import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.errors import BadValue, FileExists
from tripot.cli.shell.files import write_text
from tripot.cli.shell.terminal import Terminal
from tripot.core.registry import catalogue

SKELETON = "skeleton"
SAMPLE = "sample"  # what the game is called there; its modules end in .txt, so that nobody takes them for ours
NAME = re.compile(r"[a-z][a-z0-9]{2,19}")
WANTED = "a-z, 0-9; 3..20"


@cli_command("new-game", click.Argument(["name"], metavar="name"), click.Option(["--folder"], metavar="folder"), JSON)
def command(terminal: Terminal, name: str, folder: str | None) -> None:
    check_name(name)
    path = Path(folder or name)
    if path.exists():
        raise FileExists(file=str(path))
    made = skeleton(name)
    for part, text in made.items():
        write_text(path / part, text)
    written = {"game": name, "folder": str(path), "files": list(made)}
    terminal.conclude(written, "ui-new-game-written", file=str(path), game=name)


def check_name(name: str) -> None:
    """It becomes a package, a game's key and a part of addresses."""
    taken = {*catalogue(), *sys.stdlib_module_names, SAMPLE, "tripot"}
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or name in taken:
        raise BadValue(argument="NAME", value=name, wanted=WANTED)


def skeleton(name: str) -> dict[str, str]:
    """The text of each file by its path."""
    found = dict(walk(files(__package__) / SKELETON, ""))
    return {renamed(path.removesuffix(".txt"), name): renamed(text, name) for path, text in sorted(found.items())}


def walk(folder: Traversable, path: str) -> list[tuple[str, str]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += walk(entry, f"{path}{entry.name}/")
        else:
            found.append((f"{path}{entry.name}", entry.read_text(encoding="utf-8")))
    return found


def renamed(text: str, name: str) -> str:
    """Also the class of its table, and the ids of its rules."""
    words = {SAMPLE: name, SAMPLE.title(): name.title(), "SAM-": f"{name[:3].upper()}-"}
    return re.sub("sample|Sample|SAM-", lambda found: words[found[0]], text)
