"""Compares what clients were told with what is stored and with what the engine makes of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from soak.ledger import Json, Ledger, Transcript
from soak.truth import TrueMoment, Truth, truth_of
from tripot.core.errors import TripotError
from tripot.core.record import verify
from tripot.core.rng import commitment
from tripot.server.storage.contents import Contents
from tripot.server.storage.rows import Remark

DAY = 86400.0
OVER = ("over", "ended")


@dataclass
class Findings:
    """What is wrong, and how much was looked at."""

    wrong: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, table: str, what: str) -> None:
        self.wrong.append(f"table {table[:8]}: {what}")


@dataclass
class ConnectionState:
    """How far a connection has got, by what it was told."""

    seq: int | None = None
    decisions: int = 0  # that had been made when this was told
    view: Json = field(default_factory=dict)
    question: int | None = None
    is_over: bool = False


class TableCheck:
    """One table: its final record, and everything that anybody was told about it."""

    def __init__(self, contents: Contents, remarks: Sequence[Remark], findings: Findings, slack: float) -> None:
        self.contents = contents
        self.table = contents.table
        self.remarks = remarks
        self.findings = findings
        self.slack = slack  # seconds by which restarts and the host may have lengthened a clock
        self.truth = self.replay()

    def replay(self) -> Truth:
        try:
            return truth_of(self.contents)
        except TripotError as error:
            self.wrong(f"the record cannot be replayed: {error!r}")
            return Truth()

    def wrong(self, what: str) -> None:
        self.findings.add(self.table.id, what)

    # ---- what was told ----------------------------------------------------------------------------------------------

    def check_transcript(self, transcript: Transcript) -> None:
        told = ConnectionState()
        for heard in transcript.heard:
            message = heard.message
            self.findings.counts["messages"] += 1
            if message["type"] == "game":
                self.check_game(told, message, transcript.since)
            elif message["type"] == "update":
                self.check_update(told, message)
            elif message["type"] == "table":
                told.is_over = message["table"]["status"] in OVER
                self.check_table(message)
            elif message["type"] in ("chat", "said"):
                self.check_remarks(message["said"] if message["type"] == "chat" else [message])
        self.findings.counts["connections"] += 1
        if told.is_over and told.seq is not None:
            self.check_last(told)

    def check_last(self, told: ConnectionState) -> None:
        """Whoever was told that the game is over has been told all of it."""
        last = len(self.truth.moments[told.view["seat"]])
        if told.seq != last:
            self.wrong(f"viewer {told.view['seat']} was told that it is over at number {told.seq}, not {last}")
        self.findings.counts["last views"] += 1

    def check_game(self, told: ConnectionState, message: Json, since: int) -> None:
        viewer = message["view"]["seat"]
        moment = self.truth.at(viewer, message["seq"])
        if moment is None:
            self.wrong(f"viewer {viewer} was told number {message['seq']}, which is not in the record")
            return
        known = self.truth.seq_at(viewer, told.decisions) if told.seq else 0  # also if it looks from elsewhere now
        self.check_missed(viewer, message, {0, since, known})
        told.seq, told.view, told.decisions = message["seq"], message["view"], moment.decisions
        question = message["question"]
        told.question = question["id"] if question else None
        self.check_moment(told, message, moment, question)

    def check_missed(self, viewer: int | None, message: Json, sinces: set[int]) -> None:
        """The events of a whole game are all since a number that the client may have had, or the latest of them."""
        marks, heard = self.truth.marks[viewer], self.truth.heard[viewer]
        end = marks[message["seq"]]
        events = [bare(event) for event in message["events"]]
        starts = {marks[since] for since in sinces if since <= message["seq"]}
        if heard[end - len(events) : end] != events or len(events) > end:
            self.wrong(f"viewer {viewer} was told other events than the engine's up to number {message['seq']}")
        elif message["complete"] and end - len(events) not in starts:
            self.wrong(f"viewer {viewer} was told {len(events)} events as if they were all up to {message['seq']}")
        self.findings.counts["events"] += len(events)

    def check_update(self, told: ConnectionState, message: Json) -> None:
        if told.seq is None or message["seq"] != told.seq + 1:
            self.wrong(f"a gap: number {message['seq']} after {told.seq}")
            return
        viewer = told.view["seat"]
        moment = self.truth.at(viewer, message["seq"])
        if moment is None:
            self.wrong(f"viewer {viewer} was told number {message['seq']}, which is not in the record")
            return
        told.seq, told.view, told.decisions = message["seq"], told.view | message["view"], moment.decisions
        question = message.get("question")
        if "question" in message:
            told.question = question["id"] if question else None
        if [bare(event) for event in message["events"]] != moment.events:
            self.wrong(f"viewer {viewer} was told other events than the engine's at number {message['seq']}")
        self.findings.counts["events"] += len(message["events"])
        self.check_moment(told, message, moment, question)

    def check_moment(self, told: ConnectionState, message: Json, moment: TrueMoment, question: Json | None) -> None:
        """View, question, outcome and clocks."""
        about = f"viewer {told.view['seat']} at number {told.seq}"
        self.findings.counts["views"] += 1
        if told.view != moment.view:
            fields = [name for name in moment.view if told.view.get(name) != moment.view[name]]
            self.wrong(f"{about} was shown another view: {', '.join(fields)}")
        if told.question != moment.question:
            self.wrong(f"{about} was asked question {told.question}, not {moment.question}")
        if question and [action["text"] for action in question["legal"]] != moment.legal:
            self.wrong(f"{about} was offered other actions than the legal ones")
        if message.get("outcome") != moment.outcome:
            self.wrong(f"{about} was told the outcome {message.get('outcome')}, not {moment.outcome}")
        for clock in message.get("clocks") or ():
            self.check_clock(clock, about)

    def check_clock(self, clock: Json, about: str) -> None:
        if not 0 <= clock["left"] <= self.longest:
            self.wrong(f"{about} was told a clock with {clock['left']} s left")
        self.findings.counts["clocks"] += 1

    @property
    def longest(self) -> float:
        """More than that can be on no clock of the table."""
        clock = self.table.settings.clock
        bank, increment = getattr(clock, "bank", 0), getattr(clock, "increment", 0)
        days = getattr(clock, "days", 0) * DAY
        return float(bank + days + increment * (len(self.contents.decisions) + 1) + self.slack)

    def check_table(self, message: Json) -> None:
        table, you = message["table"], message["you"]
        is_open = table["status"] == "open"
        if table["seed"] is not None and table["status"] == "playing":
            self.wrong("the seed was told during the game")
        if not is_open and self.table.seed and table["commitment"] != commitment(self.table.seed):
            self.wrong("the commitment is not that of the seed")
        if not you["host"] and you["keys"]:
            self.wrong(f"guest {you['guest'][:8]} was told keys of seats, but is not the host")
        for place in table["places"]:
            if place["clock"]:
                self.check_clock(place["clock"], f"seat {place['seat']}")

    def check_remarks(self, told: Iterable[Json]) -> None:
        stored = {remark.number: remark for remark in self.remarks}
        for said in told:
            remark = stored.get(said["number"])
            if remark is None or (remark.guest, remark.preset) != (said["guest"], said["preset"]):
                self.wrong(f"remark {said['number']} was told, but is not stored")
            elif not said["preset"] and remark.text != said["text"]:
                self.wrong(f"remark {said['number']} was told in other words than are stored")
            self.findings.counts["remarks"] += 1

    # ---- what is left at the end ------------------------------------------------------------------------------------

    def check_record(self, record: Json) -> None:
        """The record that clients can ask for is what is stored, and it can be verified."""
        if record["decisions"] != [[row.seat, row.action] for row in self.contents.decisions]:
            self.wrong("the record that was told is not what is stored")
        try:
            verify(record, self.table.settings.data)
        except TripotError as error:
            self.wrong(f"the record cannot be verified: {error!r}")
        self.findings.counts["records"] += 1

    def check_end(self) -> None:
        """The game has come to its end, and the result is the engine's."""
        if self.table.status == "playing":
            self.wrong("the game did not come to its end")
        elif self.table.status == "over" and self.truth.outcome is None:
            self.wrong("the game is said to be over, and the engine plays on")


def bare(event: Json) -> Json:
    """An event without its sentence."""
    return {name: value for name, value in event.items() if name != "say"}


def check_secrets(ledger: Ledger, findings: Findings) -> None:
    """Nobody looked from a seat that was not theirs, or not any more."""
    for transcript in ledger.transcripts:
        lost = ledger.moved.get((transcript.table, transcript.guest), float("inf"))
        for heard in transcript.heard:
            if heard.message["type"] != "game":
                continue
            seat = heard.message["view"]["seat"]
            owners = ledger.owners.get((transcript.table, seat), set())
            if seat is not None and (transcript.guest not in owners or transcript.began > lost):
                findings.add(transcript.table, f"guest {transcript.guest[:8]} was shown the table from seat {seat}")
