"""Games kept on disk.

An unfinished game is its record with the seats and, if there is one, its data file; a finished one is the plain record,
which anybody with that data file can replay.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tripot.bots import bot as find_bot
from tripot.cli.shell.errors import AlreadyOver, FormerRecord, NoSavedGame
from tripot.cli.shell.files import data_folder, read_data, read_json, write_json
from tripot.core.document import Document
from tripot.core.errors import BadInput, BadRecord, BadSeat, OtherRules, UnknownBot
from tripot.core.match import Match
from tripot.core.record import replay
from tripot.text import LANGUAGES

KIND = "saved game"
SEEDS = 2**62


@dataclass(frozen=True)
class SavedSeats:
    """Who sits where: a person, and bots on the other seats."""

    seat: int
    bots: tuple[str, ...]  # of the other seats in order
    bot_seed: int  # where the bots' own luck begins
    language: str

    def bot(self, seat: int) -> str:
        return self.bots[seat - (seat > self.seat)]

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "bots": list(self.bots), "luck": self.bot_seed, "language": self.language}


@dataclass(frozen=True)
class SavedGame:
    path: Path
    seating: SavedSeats
    match: Match
    data: object = None  # the content of its data file

    def write(self) -> None:
        record = self.match.record()
        if self.match.outcome:
            write_json(self.path, record)
        else:
            data = {} if self.data is None else {"data": self.data}
            write_json(self.path, {"tripot": KIND, **self.seating.to_json(), **data, "record": record})


def folder() -> Path:
    return data_folder() / "games"


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


def record_in(path: Path, data_file: str | None) -> tuple[object, object]:
    """The record in a file, of an unfinished game too, and the data that it was played with."""
    document = read_json(path)
    data = read_data(data_file)
    if not isinstance(document, dict) or not is_saved_game(document):
        return document, data
    return document.get("record"), document.get("data") if data is None else data


@contextmanager
def stepping(record: object) -> Iterator[None]:
    """For a record of rules that are no longer known, show at least its header."""
    try:
        yield
    except OtherRules as error:
        read = Document(record, error=BadRecord)
        decisions = len(read.items("decisions"))
        result = read.value("result")
        ending = result if isinstance(result, dict) else {}
        winners, scores = ending.get("winners", []), ending.get("scores", [])
        raise FormerRecord(why=error, decisions=decisions, winners=winners, scores=scores) from error


def read_saved(path: Path) -> SavedGame:
    document = read_json(path)
    if isinstance(document, dict) and not is_saved_game(document) and document.get("result"):
        raise AlreadyOver(file=str(path))
    read = Document(document, error=BadRecord)
    read.word("tripot", [KIND])
    data, record = read.value("data"), read.value("record")
    with stepping(record):
        match = replay(record, data)
    seating = SavedSeats(
        seat=read.integer("seat", None, 0, match.seats - 1),
        bots=read_bots(read, match.seats - 1),
        bot_seed=read.integer("luck", None, 0, SEEDS),
        language=read.word("language", LANGUAGES),
    )
    read.close()
    return SavedGame(path, seating, match, data)


def read_bots(read: Document, number: int) -> tuple[str, ...]:
    try:
        bots = tuple(find_bot(str(name)).name for name in read.items("bots"))
    except UnknownBot as error:
        raise read.refuse("bots", error.details["known"]) from error
    if len(bots) != number:
        raise read.refuse("bots", number)
    return bots


def check_seat(seat: int, seats: int, typed: str = "") -> int:
    if not 0 <= seat < seats:
        raise BadSeat(found=typed or str(seat), allowed=f"0..{seats - 1}")
    return seat
