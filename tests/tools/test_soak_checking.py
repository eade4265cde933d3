"""The soak's check finds nothing in a sound game, and every fault that is planted in one."""

import copy
import json
import random
from dataclasses import dataclass

import pytest

from soak.checking import Findings, TableCheck, check_secrets
from soak.commands import CommandCheck
from soak.ledger import HeardMessage, Ledger, Sent, Transcript
from soak.truth import truth_of
from tripot import game
from tripot.core.rng import commitment
from tripot.server.protocol.tables import LiveClock, Settings
from tripot.server.rooms.restoring import begin, record_of
from tripot.server.storage.contents import Contents
from tripot.server.storage.rows import Decision, Remark, Table
from tripot.server.telling.following import FollowedMatch

SEATS = 3
GUESTS = [f"guest-{seat}" for seat in range(SEATS)]
MIDDLE = 20  # a message in the middle of a transcript


@dataclass
class Played:
    """A game, what everybody did, and what they were told."""

    contents: Contents
    remarks: list[Remark]
    ledger: Ledger
    record: dict

    @property
    def transcript(self):
        """That of seat 0."""
        return self.ledger.transcripts[0]

    def message(self, kind="update", number=MIDDLE):
        return [heard.message for heard in self.transcript.heard if heard.message["type"] == kind][number]

    def check(self):
        findings = Findings()
        CommandCheck(self.contents, self.remarks, findings).check(list(self.ledger.commands.values()))
        check = TableCheck(self.contents, self.remarks, findings, slack=0.0)
        check.check_record(self.record)
        check.check_end()
        for transcript in self.ledger.transcripts:
            check.check_transcript(transcript)
        check_secrets(self.ledger, findings)
        return findings


def random_game():
    """Every second after the other somebody sends an answer, which is acknowledged half a second later."""
    settings = Settings(game="trok", seats=SEATS, clock=LiveClock(60, 5))
    table = Table("table", settings, GUESTS[0], "over", game("trok").rules, seed=bytes(32))
    play, luck, ledger, decisions = FollowedMatch(begin(table)), random.Random(1), Ledger(), []
    while play.match.waiting:
        seat = luck.choice(play.match.waiting)
        sent = ledger.new_command("table", GUESTS[seat], "answer", action=str(luck.choice(play.match.legal(seat))))
        at = len(decisions)
        sent.at = float(at)
        sent.replies.append(HeardMessage(at + 0.5, {"type": "done", "id": sent.command["id"]}))
        decisions.append(Decision(at, seat, sent.command["action"], GUESTS[seat], sent.command["id"], 0.0))
        play.submit(seat, sent.command["action"])
    table.result = json.dumps(play.match.outcome.to_json())
    return Contents(table, [], decisions, [], [], set()), ledger


def told_to(truth, viewer):
    """A game and then updates, as the server would tell them."""
    messages = []
    for seq, moment in enumerate(truth.moments[viewer], 1):
        question = {"id": moment.question, "legal": [{"text": text} for text in moment.legal]}
        messages.append(
            {
                "type": "game" if seq == 1 else "update",
                "seq": seq,
                "events": moment.events,
                "complete": True,
                "view": moment.view,
                "question": None if moment.question is None else question,
                "clocks": [{"left": 65.0}] * SEATS,
                "outcome": moment.outcome,
            }
        )
    return messages


@pytest.fixture(scope="module")
def sound():
    contents, ledger = random_game()
    truth = truth_of(contents)
    say = ledger.new_command("table", GUESTS[0], "say", text="hello")
    say.replies.append(HeardMessage(1.0, {"type": "done", "id": say.command["id"]}))
    remarks = [Remark(1, GUESTS[0], "Guest", 0, "", "hello", say.command["id"], 0.0)]
    said = {"type": "said", "number": 1, "guest": GUESTS[0], "preset": "", "text": "hello"}
    for viewer, guest in [*enumerate(GUESTS), (None, "spectator")]:
        transcript = Transcript("table", guest, 0, 0.0)
        transcript.heard = [HeardMessage(0.0, message) for message in [*told_to(truth, viewer), said]]
        ledger.transcripts.append(transcript)
        if viewer is not None:
            ledger.own("table", viewer, guest)
    return Played(contents, remarks, ledger, record_of(contents))


def test_a_sound_game_passes(sound):
    findings = sound.check()
    assert findings.wrong == []
    assert findings.counts["answers"] == len(sound.contents.decisions)
    assert findings.counts["events"] > 4 * MIDDLE
    assert findings.counts["views"] > 4 * MIDDLE


# ---- one fault each -------------------------------------------------------------------------------------------------


def answer_lost(played):
    """The last decision is not in the record, though it was acknowledged and told."""
    played.contents.decisions.pop()


def answer_twice(played):
    *_, before, last = played.contents.decisions
    played.contents.decisions[-2] = before._replace(guest=last.guest, command=last.command)


def illegal_decision(played):
    played.contents.decisions[MIDDLE] = played.contents.decisions[MIDDLE]._replace(action="no such thing")


def answer_changed(played):
    played.ledger.commands["c5"].command["action"] = "something else"


def answer_never_given(played):
    del played.ledger.commands["c5"]


def answer_refused_and_done(played):
    refusal = {"type": "refused", "id": "c5", "error": {"code": "late-answer"}}
    played.ledger.commands["c5"].replies[0] = HeardMessage(5.5, refusal)


def answers_swapped_in_time(played):
    """The sixth answer was acknowledged before the fifth was sent."""
    played.ledger.commands["c5"].replies[0] = HeardMessage(1.0, {"type": "done", "id": "c5"})


def numbers_with_a_gap(played):
    played.contents.decisions[-1] = played.contents.decisions[-1]._replace(number=10_000)


def another_reply(played):
    sent = played.ledger.commands["c5"]
    sent.replies.append(HeardMessage(9.0, {"type": "refused", "id": "c5", "error": {"code": "late-answer"}}))


def update_missing(played):
    played.transcript.heard.remove(HeardMessage(0.0, played.message()))


def event_of_somebody_else(played):
    played.message()["events"].append({"event": "Drew", "seat": 1, "card": "hammer"})


def event_missing(played):
    told = [heard.message for heard in played.transcript.heard if heard.message.get("events")]
    told[-1]["events"].pop()


def view_with_a_secret(played):
    played.message()["view"]["players"][1]["hand"] = ["hammer"]


def other_actions_offered(played):
    asked = [heard.message for heard in played.transcript.heard if heard.message.get("question")]
    asked[-1]["question"]["legal"].append({"text": "take everything"})


def question_of_somebody_else(played):
    silent = [heard.message for heard in played.transcript.heard if heard.message.get("question", 0) is None]
    silent[0]["question"] = {"id": 1, "legal": []}


def outcome_too_early(played):
    played.message()["outcome"] = {"winners": [0]}


def clock_below_zero(played):
    played.message()["clocks"][0] = {"left": -0.1}


def clock_absurd(played):
    played.message()["clocks"][0] = {"left": 86400.0}


def seed_told(played):
    table = {"seed": "00", "status": "playing", "commitment": None, "places": []}
    you = {"guest": GUESTS[0], "host": False, "keys": {}}
    played.transcript.heard.append(HeardMessage(0.0, {"type": "table", "table": table, "you": you}))


def events_left_out_silently(played):
    whole = played.message("game", 0)
    whole["events"] = whole["events"][1:]


def told_what_was_undone(played):
    """Somebody has heard more than the record has."""
    last = copy.deepcopy(played.message(number=-1))
    played.transcript.heard.append(HeardMessage(0.0, last | {"seq": last["seq"] + 1}))


def another_seats_view(played):
    played.transcript.guest = GUESTS[1]


def old_device_still_shown(played):
    played.ledger.moved["table", GUESTS[0]] = -1.0


def over_too_early(played):
    """It is told that the game is over, and its last number never."""
    del played.transcript.heard[-2]
    seed_told(played)
    played.transcript.heard[-1].message["table"] |= {"status": "over", "commitment": commitment(bytes(32))}


def another_record(played):
    played.record["decisions"].pop()


def remark_lost(played):
    played.remarks.clear()


def not_at_its_end(played):
    played.contents.table.status = "playing"


FAULTS = {
    answer_lost: "is 0 times in the record",
    answer_twice: "is 2 times in the record",
    illegal_decision: "cannot be replayed",
    answer_changed: "is in the record as",
    answer_never_given: "was never given",
    answer_refused_and_done: "was refused, and is 1 times",
    answers_swapped_in_time: "acknowledged before it was sent",
    numbers_with_a_gap: "have a gap",
    another_reply: "when it was repeated",
    update_missing: "a gap: number",
    event_of_somebody_else: "other events than the engine's",
    event_missing: "other events than the engine's",
    view_with_a_secret: "another view: players",
    other_actions_offered: "other actions than the legal ones",
    question_of_somebody_else: "was asked question",
    outcome_too_early: "was told the outcome",
    clock_below_zero: "-0.1 s left",
    clock_absurd: "86400.0 s left",
    seed_told: "the seed was told",
    events_left_out_silently: "as if they were all",
    told_what_was_undone: "which is not in the record",
    another_seats_view: "was shown the table from seat",
    old_device_still_shown: "was shown the table from seat",
    over_too_early: "was told that it is over at number",
    another_record: "is not what is stored",
    remark_lost: "0 times in the chat",
    not_at_its_end: "did not come to its end",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found(sound, fault):
    played = copy.deepcopy(sound)
    fault(played)
    assert any(FAULTS[fault] in wrong for wrong in played.check().wrong), played.check().wrong


def test_a_command_without_a_reply_may_be_done_or_not(sound):
    played = copy.deepcopy(sound)
    played.ledger.commands["c5"].replies.clear()
    played.ledger.commands["x"] = Sent("table", GUESTS[0], {"type": "answer", "id": "x", "action": "pass"})
    assert played.check().wrong == []
