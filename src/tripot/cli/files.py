"""JSON files: read with coded errors, written whole or not at all."""

import json
import os
from contextlib import suppress
from pathlib import Path

from tripot.cli.errors import NotJson, UnreadableFile, UnwritableFile


def read_json(path: Path) -> object:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise UnreadableFile(file=str(path)) from error
    except UnicodeDecodeError as error:
        raise NotJson(file=str(path), line=1) from error
    try:
        document: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise NotJson(file=str(path), line=error.lineno) from error
    except RecursionError as error:
        raise NotJson(file=str(path), line=1) from error
    return document


def as_text(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def write_json(path: Path, document: object) -> None:
    """The file has its old content until it has all of the new one."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(as_text(document), encoding="utf-8")
        new.replace(path)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        raise UnwritableFile(file=str(path)) from error


def check_writable(path: Path) -> None:
    """Say before long work, not after it, that its result cannot be written."""
    folder = path.absolute().parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise UnwritableFile(file=str(path))
