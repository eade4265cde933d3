"""Games kept on disk.

An unfinished game is its record with who sits where; a finished one is the plain record, which anybody can replay.
"""

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tripot.bots import BOTS
from tripot.cli.errors import AlreadyOver, BadSeat, NoSavedGame
from tripot.cli.files import read_json, write_json
from tripot.core.document import Document
from tripot.core.errors import BadInput, BadRecord
from tripot.core.match import Match
from tripot.core.record import replay
from tripot.text import LANGUAGES

KIND = "saved game"
MOST_LUCK = 2**62


@dataclass(frozen=True)
class Seating:
    """Who sits where: a person, and bots on the other seats."""

    seat: int
    bots: tuple[str, ...]  # of the other seats in order
    luck: int  # where the bots' own luck begins
    language: str

    def bot(self, seat: int) -> str:
        return self.bots[seat - (seat > self.seat)]

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "bots": list(self.bots), "luck": self.luck, "language": self.language}


@dataclass(frozen=True)
class SavedGame:
    path: Path
    seating: Seating
    match: Match

    def write(self) -> None:
        record = self.match.record()
        if self.match.outcome:
            write_json(self.path, record)
        else:
            write_json(self.path, {"tripot": KIND, **self.seating.to_json(), "record": record})


def folder() -> Path:
    if home := os.environ.get("TRIPOT_HOME"):
        return Path(home) / "games"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "tripot" / "games"


def new_path(game: str) -> Path:
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}"
    names = [stem, *(f"{stem}-{n}" for n in range(2, 100))]
    return next(path for name in names if not (path := folder() / f"{name}.json").exists())


def latest() -> Path:
    """The unfinished game that was played last."""
    path = latest_or_none()
    if path is None:
        raise NoSavedGame(folder=str(folder()))
    return path


def latest_or_none() -> Path | None:
    paths = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return next((path for path in paths if is_unfinished(path)), None)


def is_unfinished(path: Path) -> bool:
    try:
        return is_saved_game(read_json(path))
    except BadInput:
        return False


def is_saved_game(document: object) -> bool:
    return isinstance(document, dict) and document.get("tripot") == KIND


def record_in(path: Path) -> object:
    """The record in a file, of an unfinished game too."""
    document = read_json(path)
    return document.get("record") if isinstance(document, dict) and is_saved_game(document) else document


def read_saved(path: Path) -> SavedGame:
    document = read_json(path)
    if not is_saved_game(document) and replay(document).outcome:
        raise AlreadyOver(file=str(path))
    read = Document(document, error=BadRecord)
    read.word("tripot", [KIND])
    match = replay(read.value("record"))
    seating = Seating(
        seat=read.integer("seat", None, 0, match.seats - 1),
        bots=read_bots(read, match.seats - 1),
        luck=read.integer("luck", None, 0, MOST_LUCK),
        language=read.word("language", LANGUAGES),
    )
    read.close()
    return SavedGame(path, seating, match)


def read_bots(read: Document, number: int) -> tuple[str, ...]:
    bots = tuple(bot for bot in read.items("bots") if isinstance(bot, str) and bot in BOTS)
    if len(bots) != number or len(read.items("bots")) != number:
        raise read.refuse("bots", f"{number} × {sorted(BOTS)}")
    return bots


def check_seat(seat: int, seats: int, typed: str = "") -> int:
    if not 0 <= seat < seats:
        raise BadSeat(found=typed or str(seat), allowed=f"0..{seats - 1}")
    return seat
