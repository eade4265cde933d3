"""Files: JSON and TOML read with coded errors, files written whole or not at all."""

import json
import os
import re
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tripot.cli.shell.errors import NotData, NotJson, NotToml, UnreadableFile, UnwritableFile
from tripot.core.bounds import LARGEST_DATA_FILE, MOST_DOTS
from tripot.core.errors import BadData, BadInput
from tripot.core.extras import needs


def data_folder() -> Path:
    """Where this person's games are kept."""
    if home := os.environ.get("TRIPOT_HOME"):
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "tripot"


def read_json(path: Path) -> object:
    return parsed(path, read_text(path, NotJson), json.loads, NotJson)


def read_toml(path: Path) -> object:
    text = read_text(path, NotToml)
    check_dots(path, text)
    return parsed(path, text, tomllib.loads, NotToml)


def parsed(path: Path, text: str, parse: Callable[[str], object], refusal: type[BadInput]) -> object:
    try:
        return parse(text)
    except (RecursionError, ValueError) as error:  # a plain ValueError for a number of too many digits
        raise refusal(file=str(path), line=line_of(error, text)) from error


def check_dots(path: Path, text: str) -> None:
    """Dotted keys cost the parser the square of their length, in time and memory."""
    for number, line in enumerate(text.split("\n"), 1):
        if (dots := line.count(".")) > MOST_DOTS:
            raise BadData(path=f"{path}:{number}", found=dots, wanted="fewer-dots")


def line_of(error: Exception, text: str) -> int:
    """Of TOML's errors only the message says where it is; at the end of the file, not even that."""
    if isinstance(error, json.JSONDecodeError):
        return error.lineno
    if not isinstance(error, tomllib.TOMLDecodeError):
        return 1
    found = re.search(r"at line (\d+)", str(error))
    return int(found[1]) if found else text.count("\n") + 1


def read_data(file: str | None) -> object:
    """A data file, in the format that its name promises, or in either; none for no file."""
    if file is None:
        return None
    path = Path(file)
    check_size(path)
    if path.suffix.lower() == ".json":
        return read_json(path)
    if path.suffix.lower() == ".toml":
        return read_toml(path)
    for read in (read_json, read_toml):
        with suppress(NotToml, NotJson):
            return read(path)
    raise NotData(file=file)


def check_size(path: Path) -> None:
    with suppress(OSError, ValueError):  # `read_text` says what is wrong then
        if (size := path.stat().st_size) > LARGEST_DATA_FILE:
            raise BadData(path=str(path), found=size, wanted="data-size")


def read_text(path: Path, refusal: type[BadInput]) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise refusal(file=str(path), line=1) from error
    except (OSError, ValueError) as error:  # a ValueError for a name that no file can have
        raise UnreadableFile(file=str(path)) from error


def as_text(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def write_json(path: Path, document: object) -> None:
    write_text(path, as_text(document))


def write_text(path: Path, text: str) -> None:
    """The file has its old content until it has all of the new one."""
    try:
        new = path.with_name(f".{path.name}.{os.getpid()}.new")
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_by(path, new, text)
    except (OSError, ValueError) as error:  # a ValueError for a name that no file can have
        raise UnwritableFile(file=str(path)) from error


def replace_by(path: Path, new: Path, text: str) -> None:
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise


def check_writable(path: Path) -> None:
    """Fail before long work, not after it, if its result cannot be written."""
    folder = path.absolute().parent
    place = path if path.exists() else folder
    if path.is_dir() or not folder.is_dir() or not os.access(place, os.W_OK):
        raise UnwritableFile(file=str(path))


def check_picture(path: Path) -> None:
    """The same for a picture, which needs a plotting library."""
    with needs("plot"):
        import matplotlib as mpl  # noqa: F401
    check_writable(path)
