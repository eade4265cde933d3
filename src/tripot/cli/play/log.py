"""What one seat has heard, in sentences."""

from tripot.core.events import hears
from tripot.core.match import Match
from tripot.text import Speaker


class Log:
    def __init__(self, match: Match, seat: int | None, speaker: Speaker) -> None:
        self.match = match
        self.seat = seat
        self.speaker = speaker
        self.read = 0  # entries of the journal
        self.lines: list[str] = []

    def catch_up(self) -> None:
        entries = self.match.journal.entries
        self.lines += [self.speaker.event(event) for heard, event in entries[self.read :] if hears(heard, self.seat)]
        self.read = len(entries)

    def note(self, sentence: str) -> None:
        """Something that is no event of the game."""
        self.catch_up()
        self.lines.append(sentence)
