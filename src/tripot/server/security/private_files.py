"""Files that only their owner may read: seeds of games in play and keys are in them."""

import os
import tempfile
from pathlib import Path

from tripot.server.errors import ExposedFile

OWNER_ONLY = 0o600
OTHERS = 0o077


def make_private(path: Path) -> None:
    """Create the file if there is none; let only its owner read and write it.  ExposedFile if that cannot be done."""
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, OWNER_ONLY))
    keep_private(path)


def keep_private(path: Path) -> None:
    """The same for a file that there may be already."""
    if os.name == "posix" and path.exists() and path.stat().st_mode & OTHERS:
        try:
            path.chmod(OWNER_ONLY)
        except PermissionError as error:
            raise ExposedFile(file=str(path)) from error


def write_private(path: Path, text: str) -> None:
    """Write a new file whole or not at all, also when the disk is full or the power fails."""
    descriptor, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)  # with the mode 0600
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink()
        raise
    sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """Create a folder, and those above it that there are not, so that no power cut takes them and all in them away."""
    if not folder.exists():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """A new or renamed file is safe only when its folder is on the disk too."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
