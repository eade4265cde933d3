"""Compares what the server has acknowledged with what is stored."""

from bisect import bisect
from collections import Counter
from collections.abc import Sequence

from soak.checking import Findings
from soak.ledger import Json, Sent
from tripot.server.bounds import MOST_REPLIES
from tripot.server.storage.contents import Contents
from tripot.server.storage.rows import Remark

PASSING = (
    "not-stored",
    "not-read",
    "taken-over",
    "node-unreachable",
    "too-many",
)  # refusals after which the same command may be done


class CommandCheck:
    """All commands that were sent to one table."""

    def __init__(self, contents: Contents, remarks: Sequence[Remark], findings: Findings) -> None:
        self.contents = contents
        self.table = contents.table
        self.remarks = remarks
        self.findings = findings

    def wrong(self, what: str) -> None:
        self.findings.add(self.table.id, what)

    def check(self, commands: Sequence[Sent]) -> None:
        self.check_answers([sent for sent in commands if sent.command["type"] == "answer"])
        self.check_numbers()
        self.check_order(commands)
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

    def check_numbers(self) -> None:
        numbers = [row.number for row in self.contents.decisions]
        if numbers != list(range(len(numbers))):
            self.wrong(f"the numbers of the decisions have a gap: {numbers}")

    def check_order(self, commands: Sequence[Sent]) -> None:
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
        """The same command again gets the same reply, or a refusal if so much has happened since that it is late.

        A hint is worked out again each time, and not given any more when the game is over.
        """
        times = sorted(reply.at for sent in commands for reply in sent.replies)
        for sent in [sent for sent in commands if sent.command["type"] != "hint"]:
            for other in sent.replies[1:]:
                self.findings.counts["repeated"] += 1
                first = sent.replies[0]
                between = bisect(times, other.at) - bisect(times, first.at)
                if not is_same(first.message, other.message, is_late=between > MOST_REPLIES):
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


def is_same(first: Json, other: Json, is_late: bool) -> bool:
    """Is that the same reply?  A refusal may have another reason by now."""
    if first["type"] == "refused":
        return bool(other["type"] == "refused" or first["error"]["code"] in PASSING)
    return other == first or (is_late and other["type"] == "refused")
