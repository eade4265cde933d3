"""The log of `recorder.c`: what a server did to its files and what it sent to its clients, in order."""

import hashlib
import shutil
import struct
import subprocess
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).with_name("recorder.c")
HEADER = struct.Struct("<cIQI")

CREATED, OPENED, WRITTEN, TRUNCATED, SYNCED = "C", "O", "W", "T", "S"
RENAMED, REMOVED, FOLDER_MADE, FOLDER_SYNCED = "R", "U", "M", "D"
STARTED, ACCEPTED, SENDING, SENT = "P", "A", "N", "K"


class DiskWrite(NamedTuple):
    kind: str
    number: int  # of a file or a socket
    offset: int  # where it was written; the new length; how many bytes were sent
    data: bytes  # what was written or sent; a name


def read(log: Path) -> list[DiskWrite]:
    content = log.read_bytes()
    records, at = [], 0
    while at + HEADER.size <= len(content):
        kind, number, offset, length = HEADER.unpack_from(content, at)
        at += HEADER.size
        records.append(DiskWrite(kind.decode(), number, offset, content[at : at + length]))
        at += length
    return records


def library(folder: Path) -> Path:
    """The compiled recorder, kept in `folder`."""
    kept = folder / f"recorder-{hashlib.sha256(SOURCE.read_bytes()).hexdigest()[:12]}.so"
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(".new")
        flags = ["-O1", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared"]
        subprocess.run([compiler(), *flags, "-o", str(fresh), str(SOURCE), "-ldl", "-lpthread"], check=True)
        fresh.replace(kept)
    return kept


def compiler() -> str:
    found = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if found is None:
        raise SystemExit("The soak needs a C compiler: it records what the server writes.")
    return found
