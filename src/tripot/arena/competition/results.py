"""The results of a tournament, kept on disk line by line: a header that says what was played, then a game per line."""

import json
from collections.abc import Mapping
from pathlib import Path

from tripot.arena.errors import BadResults, OtherTournament
from tripot.arena.playing.contest import Result

__all__ = ["Results"]


class Results:
    """Those of a tournament so far, in order.  With a file, they begin with what it has and go on there.

    A file of something else is refused by OtherTournament or BadResults.  None is touched before the first new result.
    A last line without its end was torn by whatever ended the program; its game is played again.
    """

    def __init__(self, header: Mapping[str, object], path: Path | None = None) -> None:
        self.header = dict(header)
        self.path = path
        self.sound = 0  # bytes of the file that are whole lines
        self.played: list[Result] = []
        if path and path.exists():
            self.read(path)

    def __len__(self) -> int:
        return len(self.played)

    def first(self, games: int) -> list[Result]:
        """The first `games` results."""
        return self.played[:games]

    def add(self, result: Result) -> None:
        """On disk, then in the list."""
        if self.path:
            if not self.sound:
                self.append(self.path, self.header)
            self.append(self.path, result.to_json())
        self.played.append(result)

    def append(self, path: Path, document: Mapping[str, object]) -> None:
        """Write a line after the whole ones."""
        line = as_line(document)
        with path.open("r+b" if path.exists() else "wb") as file:
            file.seek(self.sound)
            file.truncate()
            file.write(line)
        self.sound += len(line)

    def read(self, path: Path) -> None:
        """Begin with what the file has."""
        header, *lines = path.read_bytes().split(b"\n")
        if not lines:  # not even the header is whole
            if not as_line(self.header).startswith(header):
                raise BadResults(file=str(path), line=1)
            return
        self.check_header(path, header)
        *whole, torn = lines
        self.played = [self.result(path, number, line) for number, line in enumerate(whole)]
        self.sound = path.stat().st_size - len(torn)

    def check_header(self, path: Path, line: bytes) -> None:
        """OtherTournament unless the file is of the same tournament, BadResults if it is of none."""
        try:
            found: object = json.loads(line)
        except ValueError as error:
            raise BadResults(file=str(path), line=1) from error
        if not isinstance(found, dict):
            raise BadResults(file=str(path), line=1)
        for key in self.header | found:
            wanted = self.header.get(key)
            if found.get(key) != wanted:
                raise OtherTournament(file=str(path), path=key, found=found.get(key), wanted=wanted)

    def result(self, path: Path, number: int, line: bytes) -> Result:
        """The result of a line, or BadResults."""
        try:
            result = Result.from_json(json.loads(line))
        except (ValueError, TypeError) as error:
            raise BadResults(file=str(path), line=number + 2) from error
        if result.number != number or len(result.seating) != self.header["seats"]:
            raise BadResults(file=str(path), line=number + 2)
        return result


def as_line(document: Mapping[str, object]) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode() + b"\n"
