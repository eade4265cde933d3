"""Compares what clients were told with what is stored and with what the engine makes of it."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from soak.ledger import Json, Ledger, Sent, Transcript
from soak.truth import Moment, Truth, truth_of
from tripot.core.chance import commitment
from tripot.core.errors import TripotError
from tripot.core.record import verify
from tripot.server.opening import Contents
from tripot.server.replies import MOST
from tripot.server.storage.rows import Remark

PASSING = ("not-stored", "too-many")  # refusals after which the same command may be done
DAY = 86400.0


@dataclass
class Findings:
    """What is wrong, and how much was looked at."""

    wrong: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, table: str, what: str) -> None:
        self.wrong.append(f"table {table[:8]}: {what}")


@dataclass
class Told:
    """How far a connection has got, by what it was told."""

    seq: int | None = None
    decisions: int = 0  # that had been made when this was told
    view: Json = field(default_factory=dict)
    question: int | None = None


class TableCheck:
    """One table: its final record, and everything that anybody was told about it."""

    def __init__(self, contents: Contents, remarks: Sequence[Remark], findings: Findings, slack: float) -> None:
        self.contents = contents
        self.table = contents.table
        self.remarks = remarks
        self.findings = findings
        self.slack = slack  # seconds by which restarts may have lengthened a clock
        self.truth = self.replay()
        self.given = 0.0  # seconds that the host has given

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
        told = Told()
        for heard in transcript.heard:
            message = heard.message
            self.findings.counts["messages"] += 1
            if message["type"] == "game":
                self.check_game(told, message, transcript.since)
            elif message["type"] == "update":
                self.check_update(told, message)
            elif message["type"] == "table":
                self.check_table(message)
            elif message["type"] in ("chat", "said"):
                self.check_remarks(message["said"] if message["type"] == "chat" else [message])
        self.findings.counts["connections"] += 1

    def check_game(self, told: Told, message: Json, since: int) -> None:
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

    def check_update(self, told: Told, message: Json) -> None:
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

    def check_moment(self, told: Told, message: Json, moment: Moment, question: Json | None) -> None:
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
        return float(bank + days + increment * (len(self.contents.decisions) + 1) + self.given + self.slack)

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

    # ---- what was acknowledged --------------------------------------------------------------------------------------

    def check_commands(self, commands: Sequence[Sent]) -> None:
        self.given = sum(sent.command["seconds"] for sent in commands if sent.command["type"] == "give-time")
        self.check_answers([sent for sent in commands if sent.command["type"] == "answer"])
        self.check_order()
        self.check_repeated(commands)
        for sent in commands:
            self.findings.counts["commands"] += 1
            if sent.is_done:
                self.findings.counts["acknowledged"] += 1
                self.check_done(sent)

    def check_answers(self, answers: Sequence[Sent]) -> None:
        """Done: in the record exactly once.  Refused: not at all.  No reply: at most once."""
        rows = Counter((row.guest, row.command) for row in self.contents.decisions if row.command)
        actions = {(row.guest, row.command): row.action for row in self.contents.decisions}
        for sent in answers:
            key = (sent.guest, sent.command["id"])
            found = rows.pop(key, 0)
            first = sent.replies[0].message if sent.replies else None
            if sent.is_done:
                self.findings.counts["answers"] += 1
            if first and first["type"] == "refused" and first["error"]["code"] in PASSING:
                first = None
            wanted = (1,) if first and first["type"] == "done" else (0,) if first else (0, 1)
            if found not in wanted:
                said = first["type"] if first else "not replied to"
                self.wrong(f"answer {key[1]} was {said}, and is {found} times in the record")
            elif found and actions[key] != sent.command["action"]:
                self.wrong(f"answer {key[1]} is in the record as {actions[key]}, not {sent.command['action']}")
        for guest, command in rows:
            self.wrong(f"answer {command} of guest {str(guest)[:8]} is in the record, but was never given")

    def check_order(self) -> None:
        numbers = [row.number for row in self.contents.decisions]
        if numbers != list(range(len(numbers))):
            self.wrong(f"the numbers of the decisions have a gap: {numbers}")

    def check_real_time(self, commands: Sequence[Sent]) -> None:
        """What was acknowledged before another was sent comes before it in the record."""
        by_id = {(sent.guest, sent.command["id"]): sent for sent in commands}
        earliest = float("inf")  # acknowledged, of those that come later in the record
        for row in reversed(self.contents.decisions):
            sent = by_id.get((row.guest or "", row.command or ""))
            if sent is None:
                continue
            if earliest < sent.at:
                self.wrong(f"answer {row.command} comes before one that was acknowledged before it was sent")
            if sent.is_done:
                earliest = min(earliest, sent.done_at)

    def check_repeated(self, commands: Sequence[Sent]) -> None:
        """The same command again gets the same reply, or a refusal if so much has happened since that it is late."""
        times = sorted(reply.at for sent in commands for reply in sent.replies)
        for sent in commands:
            for other in sent.replies[1:]:
                self.findings.counts["repeated"] += 1
                first = sent.replies[0]
                between = bisect(times, other.at) - bisect(times, first.at)
                if not is_same(first.message, other.message, is_late=between > MOST):
                    what = f"{first.message}, and when it was repeated {other.message}"
                    self.wrong(f"command {sent.command} got the reply {what}")

    def check_done(self, sent: Sent) -> None:
        """What a command has left behind."""
        kind, reply = sent.command["type"], sent.replies[0].message
        said = [remark for remark in self.remarks if (remark.guest, remark.command) == (sent.guest, sent.command["id"])]
        if kind == "start" and self.table.status == "open":
            self.wrong("the start was acknowledged, and the game has not begun")
        elif kind == "rematch" and reply["next"] != self.table.next:
            self.wrong(f"a rematch was acknowledged as {reply['next']}, and is {self.table.next}")
        elif kind == "abandon" and any(place.guest == sent.guest for place in self.contents.places):
            self.wrong("a player has left for good, and still has the seat")
        elif kind == "say" and len(said) != 1:
            self.wrong(f"remark {sent.command['id']} was acknowledged, and is {len(said)} times in the chat")

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


def is_same(first: Json, other: Json, is_late: bool) -> bool:
    """Is that the same reply?  A refusal may have another reason by now."""
    if first["type"] == "refused":
        return bool(other["type"] == "refused" or first["error"]["code"] in PASSING)
    return other == first or (is_late and other["type"] == "refused")


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
