"""Records: a whole game as a readable JSON document; replaying and verifying it."""

from collections.abc import Callable

from tripot.core.document import Document
from tripot.core.errors import BadRecord, IllegalAction, OtherData
from tripot.core.match import FORMAT, Json, Match, installed
from tripot.core.rng import SEED_BYTES, commitment
from tripot.core.view import plain


class Record:
    """A record document that has the right shape and belongs to rules that can be played here."""

    def __init__(self, document: object, data: object = None) -> None:
        read = Document(document, error=BadRecord)
        read.integer("format", None, FORMAT, FORMAT)
        self.data = data
        self.game, self.rules = installed(read.text("game"), data, read.text("rules"))
        self.seats = self.game.check_seats(read.value("seats"))
        self.options = self.game.check_options(Document(read.value("options"), "options", BadRecord).data, self.seats)
        if read.value("data") != self.game.data_hash:
            found = self.game.data_hash
            raise OtherData(game=self.game.key, found=found, wanted=read.value("data"))
        self.commitment = read.text("commitment")
        self.seed = hex_bytes(read)
        self.start = read.value("start")
        self.decisions = [decision(read, i, self.seats) for i in range(len(read.items("decisions")))]
        self.result = read.value("result")
        read.close()

    def begin(self) -> Match:
        """The match before its first decision."""
        if self.start is None:
            options = dict(self.options)
            return Match(
                self.game.key, seats=self.seats, seed=self.seed, options=options, data=self.data, rules=self.rules
            )
        match = Match.from_position(self.start, seed=self.seed, data=self.data, rules=self.rules)
        own = (self.game.key, self.rules, self.seats, self.options)
        if (match.game.key, match.rules, match.seats, match.options) != own:
            raise BadRecord(path="start", found=match.header(), wanted="same-table")
        return match

    def play(self, match: Match, number: int) -> None:
        """Do decision `number` on a match that has done all before it."""
        seat, text = self.decisions[number]
        try:
            match.submit(seat, text)
        except IllegalAction as error:
            wanted = "asked-seat" if "waiting" in error.details else error.details.get("allowed")
            raise BadRecord(path=f"decisions[{number}]", found=text, wanted=wanted) from error


def hex_bytes(read: Document) -> bytes:
    try:
        seed = bytes.fromhex(read.text("seed"))
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise read.refuse("seed", "hex-seed")
    return seed


def decision(read: Document, number: int, seats: int) -> tuple[int, str]:
    value = read.items("decisions")[number]
    if isinstance(value, list) and len(value) == 2:
        seat, text = value
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats and isinstance(text, str):
            return seat, text
    raise BadRecord(path=f"decisions[{number}]", found=value, wanted="decision")


def replay(document: object, data: object = None) -> Match:
    """The match of a record, after its last decision; `data` is the data file that it was played with."""
    record = Record(document, data)
    match = record.begin()
    for number in range(len(record.decisions)):
        record.play(match, number)
    return match


Progress = Callable[[int, int], None]


def verify(document: object, data: object = None, progress: Progress = lambda done, of: None) -> Json:
    """Check seed, commitment, every decision and the result; returns what was checked, or raises BadRecord."""
    record = Record(document, data)
    return {
        "game": record.game.key,
        "commitment": record.commitment,
        "decisions": len(record.decisions),
        "result": result_of(verified(record, progress)),
    }


def verified(record: Record, progress: Progress = lambda done, of: None) -> Match:
    """The match after its last decision; BadRecord if it does not come out as the record says."""
    if commitment(record.seed) != record.commitment:
        raise BadRecord(path="commitment", found=record.commitment, wanted=commitment(record.seed))
    match = record.begin()
    for number in range(len(record.decisions)):
        record.play(match, number)
        progress(number + 1, len(record.decisions))
    match.state.check()
    if record.result != result_of(match):
        raise BadRecord(path="result", found=record.result, wanted=result_of(match))
    return match


def result_of(match: Match) -> object:
    """None while it goes on."""
    return plain(match.outcome.to_json()) if match.outcome else None
