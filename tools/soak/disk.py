"""A disk as a power cut may leave it.

What was synced is there.  Of what was written since, each write is there, lost, or torn: some of its sectors are new
and the others as they were.  The names of files are on the disk when their folder has been synced; until then each
new, changed or removed name may be lost.  Nothing is assumed about the order in which a disk writes.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from soak import recording
from soak.recording import DiskWrite


@dataclass
class DiskFile:
    synced: bytearray = field(default_factory=bytearray)
    pending: list[DiskWrite] = field(default_factory=list)  # writes and truncations since the last sync

    def sync(self) -> None:
        for change in self.pending:
            apply(self.synced, change)
        self.pending.clear()


class NameChange(NamedTuple):
    """A name that was added, removed, or both."""

    removed: str
    added: str
    file: DiskFile | None  # none: a folder


Names = dict[str, DiskFile | None]
Loss = Callable[[bytearray, DiskWrite], None]  # what becomes of a change that was not synced


class Disk:
    """Follows a recording."""

    def __init__(self) -> None:
        self.names: Names = {}  # as the running processes see them
        self.synced_names: Names = {}
        self.pending_names: list[NameChange] = []
        self.files: dict[int, DiskFile] = {}  # by their number in the recording
        self.folders: dict[int, str] = {}

    def follow(self, record: DiskWrite) -> None:
        step = STEPS.get(record.kind)
        if step:
            step(self, record)

    def start(self, record: DiskWrite) -> None:
        """Another process has numbers of its own."""
        self.files.clear()
        self.folders.clear()

    def open(self, record: DiskWrite) -> None:
        file = self.names.get(record.data.decode())
        if file is None:
            self.folders[record.number] = record.data.decode()
        else:
            self.files[record.number] = file

    def write(self, record: DiskWrite) -> None:
        self.files[record.number].pending.append(record)

    def sync(self, record: DiskWrite) -> None:
        self.files[record.number].sync()

    def create(self, record: DiskWrite) -> None:
        file = self.files[record.number] = DiskFile()
        self.change_names(NameChange("", record.data.decode(), file))

    def make_folder(self, record: DiskWrite) -> None:
        self.change_names(NameChange("", record.data.decode(), None))

    def remove(self, record: DiskWrite) -> None:
        self.change_names(NameChange(record.data.decode(), "", None))

    def rename(self, record: DiskWrite) -> None:
        old, _, new = record.data.decode().partition("\0")
        self.change_names(NameChange(old, new, self.names[old]))

    def change_names(self, change: NameChange) -> None:
        self.pending_names.append(change)
        apply_names(self.names, change)

    def sync_folder(self, record: DiskWrite) -> None:
        folder = self.folders[record.number]
        pending, self.pending_names = self.pending_names, []
        for change in pending:
            if folder_of(change) == folder:
                apply_names(self.synced_names, change)
            else:
                self.pending_names.append(change)

    # ---- what is left -----------------------------------------------------------------------------------------------

    def whole(self) -> dict[str, bytes]:
        """All files without any power cut."""
        return contents(self.names, apply)

    def after_cut(self, rng: random.Random) -> dict[str, bytes]:
        """All files as a power cut may leave them at this moment."""
        names = dict(self.synced_names)
        keeps = kept_names(rng)
        for change in self.pending_names:
            if keeps():
                apply_names(names, change)
        return contents(names, loss(rng))


def folder_of(change: NameChange) -> str:
    return (change.added or change.removed).rpartition("/")[0]


def apply_names(names: Names, change: NameChange) -> None:
    names.pop(change.removed, None)
    if change.added:
        names[change.added] = change.file


def contents(names: Names, change: Loss) -> dict[str, bytes]:
    """What the files contain whose folders are there."""
    found = {}
    for name, file in names.items():
        folders = [str(parent) for parent in PurePosixPath(name).parents][:-1]
        if file is not None and all(folder in names for folder in folders):
            content = bytearray(file.synced)
            for pending in file.pending:
                change(content, pending)
            found[name] = bytes(content)
    return found


def apply(content: bytearray, change: DiskWrite) -> None:
    if change.kind == recording.TRUNCATED:
        resize(content, change.offset)
    else:
        put(content, change.offset, change.data)


def resize(content: bytearray, length: int) -> None:
    del content[length:]
    content.extend(bytes(length - len(content)))


def put(content: bytearray, offset: int, data: bytes) -> None:
    if len(content) < offset:
        resize(content, offset)
    content[offset : offset + len(data)] = data


# ---- ways to lose it ------------------------------------------------------------------------------------------------


def kept_names(rng: random.Random) -> Callable[[], bool]:
    share = rng.choice([0.0, 0.5, 1.0])
    return lambda: rng.random() < share


def loss(rng: random.Random) -> Loss:
    """One of the ways in which a disk can lose what it was not told to keep."""
    share = rng.choice([0.0, 0.1, 0.5, 0.9, 1.0])
    sector = rng.choice([512, 4096])
    tears = rng.random() < 0.6

    def lose(content: bytearray, change: DiskWrite) -> None:
        if tears and change.kind == recording.WRITTEN:
            tear(content, change, sector, lambda: rng.random() < share)
        elif rng.random() < share:
            apply(content, change)
        elif rng.random() < 0.25:  # the new length is there, the content is not
            resize(content, max(len(content), change.offset + len(change.data)))

    return lose


def tear(content: bytearray, change: DiskWrite, sector: int, is_kept: Callable[[], bool]) -> None:
    """Each sector that the write touches is new or as it was."""
    end = change.offset + len(change.data)
    start = change.offset
    while start < end:
        stop = min(end, start // sector * sector + sector)
        if is_kept():
            put(content, start, change.data[start - change.offset : stop - change.offset])
        start = stop


def write_files(files: dict[str, bytes], folder: Path) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


STEPS: dict[str, Callable[[Disk, DiskWrite], None]] = {
    recording.STARTED: Disk.start,
    recording.CREATED: Disk.create,
    recording.OPENED: Disk.open,
    recording.WRITTEN: Disk.write,
    recording.TRUNCATED: Disk.write,
    recording.SYNCED: Disk.sync,
    recording.RENAMED: Disk.rename,
    recording.REMOVED: Disk.remove,
    recording.FOLDER_MADE: Disk.make_folder,
    recording.FOLDER_SYNCED: Disk.sync_folder,
}
