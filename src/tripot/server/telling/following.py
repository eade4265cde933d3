"""A match, and how far each viewer has followed it.

A viewer is a seat, or None for the spectators.  Each has a sequence number of its own that counts only what it could
see, so the numbers tell nothing about what it could not: a changed mind about a secret answer, for instance, is
nothing to the others.  All of it follows from the record, and is the same after a restart.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence

from msgspec import Struct

from tripot.core.events import Event, TakenBack, hears
from tripot.core.match import Match
from tripot.core.state import State
from tripot.core.undoing import UNDO, Luck, luck_of, taught_nothing
from tripot.core.view import View

Viewer = int | None
NOBODY: Mapping[int, int] = {}
REMEMBERED = 128  # events and sequence numbers that are kept for those who come back
SHOWN = 32  # of those events, the latest whose state is kept too


class Following:
    """How far one viewer has got."""

    def __init__(self, mark: int) -> None:
        self.seq = 1  # the deal
        self.question = 1  # the sequence number with which the present question came
        self.marks = [mark]  # where the journal ended, for the latest sequence numbers

    def go_on(self, mark: int) -> None:
        self.seq += 1
        self.marks.append(mark)
        if len(self.marks) > 2 * REMEMBERED:
            del self.marks[:REMEMBERED]

    def go_back(self) -> None:
        self.seq -= 1
        self.marks.pop()

    def mark_after(self, seq: int) -> int | None:
        """Where the journal ended when the viewer was told `seq`; none if that is long ago or never was."""
        back = self.seq - seq
        return self.marks[-1 - back] if seq > 0 and 0 <= back < len(self.marks) else None

    def seq_at(self, mark: int) -> int:
        """The latest sequence number that the viewer had been told when the journal ended at `mark`, or 0."""
        since = len(self.marks) - bisect_right(self.marks, mark)
        return self.seq - since if since < len(self.marks) else 0


class Before(Struct, frozen=True):
    """What a decision has changed, as it was."""

    state: State
    luck: Luck


class DecidedStep(Struct, frozen=True):
    """What a decision was to the table."""

    seat: int
    notation: str
    held: bool  # it lies face down
    seen_by: frozenset[Viewer]
    asked_again: Mapping[int, int]  # the seats to which another question is put, and the number of the one before
    start: int  # where the journal ended before it
    before: Before
    undone: str = ""  # the decision that it takes back


class FollowedMatch:
    def __init__(self, match: Match, allows_undo: bool = True) -> None:
        self.match = match
        self.allows_undo = allows_undo
        self.forgotten = 0  # events at the beginning of the journal
        self.viewers: tuple[Viewer, ...] = (None, *range(match.seats))
        self.everybody = frozenset(self.viewers)
        self.every_seat = tuple(range(match.seats))
        self.following = {viewer: Following(self.end) for viewer in self.viewers}
        self.changes = [0] * match.seats  # how often each seat has changed a secret answer, or taken a decision back
        self.steps = 0  # decisions, and those that were taken back counted twice
        self.last: DecidedStep | None = None  # a decision that may be taken back, if it is of that kind

    @property
    def end(self) -> int:
        """Where the journal ends, counted from the beginning of the game."""
        return self.forgotten + len(self.match.journal.entries)

    def asks(self, seat: int) -> bool:
        return bool((self.match.state.waiting | self.match.state.answered) >> seat & 1)

    def question_of(self, viewer: Viewer) -> int | None:
        """The number of the question that the viewer is asked; none: it is not asked."""
        return self.following[viewer].question if viewer is not None and self.asks(viewer) else None

    def submit(self, seat: int, action: str) -> DecidedStep:
        """Answer for `seat`.  IllegalAction changes nothing."""
        match, rng, following = self.match, self.match.rng, self.following
        before = Before(match.state.copy(), luck_of(rng))
        start = self.end
        try:
            match.submit(seat, action)
        except BaseException:
            self.restore(before, start)
            raise
        held = bool(match.state.answered >> seat & 1)
        seen_by = self.who_saw(seat, before.state, held, start)
        end = self.end
        for viewer in seen_by:
            following[viewer].go_on(end)
        self.changes[seat] += int(before.state.answered >> seat & 1)
        settled = before.state.waiting == 1 << seat and not held
        asked = self.every_seat if settled else () if held else (seat,)
        asked_again = {other: following[other].question for other in asked} if asked else NOBODY
        for other in asked:
            following[other].question = following[other].seq
        self.steps += 1
        self.last = DecidedStep(seat, match.decisions[-1][1], held, seen_by, asked_again, start, before)
        return self.last

    def may_undo(self, seat: Viewer) -> bool:
        """Was the last decision one of this seat by which nobody has learned anything but the decision itself?"""
        step, match = self.last, self.match
        if not self.allows_undo or step is None or step.seat != seat or step.held or not match.state.waiting:
            return False
        told = match.journal.entries[step.start - self.forgotten :]
        if len(told) > 1:  # as after most decisions; to make the action takes longer
            return False
        code, _ = match.game.meaning(step.notation)
        return taught_nothing(match.game.decode(code), told, step.before.luck, luck_of(match.rng))

    def undo(self) -> DecidedStep:
        """Take the last decision back, which `may_undo` allows; those who have heard of it hear of this too."""
        undone, match = self.last, self.match
        assert undone is not None
        before, start = Before(match.state.copy(), luck_of(match.rng)), self.end
        self.restore(undone.before, start)
        match.decisions.pop()
        match.journal.tell(TakenBack(undone.seat))
        asked_again = {seat: self.following[seat].question for seat in self.every_seat}
        for following in self.following.values():
            following.go_on(self.end)
        for seat in self.every_seat:
            self.following[seat].question = self.following[seat].seq
        self.changes[undone.seat] += 1
        self.steps += 1
        self.last = None
        return DecidedStep(undone.seat, UNDO, False, self.everybody, asked_again, start, before, undone.notation)

    def take_back(self, step: DecidedStep) -> None:
        """The last decision, or undo, has not happened, since it could not be stored."""
        self.restore(step.before, step.start)
        if step.undone:
            self.match.decisions.append((step.seat, step.undone))
            self.changes[step.seat] -= 1
        else:
            self.match.decisions.pop()
        self.steps -= 1
        self.last = None
        for viewer in step.seen_by:
            self.following[viewer].go_back()
        self.changes[step.seat] -= int(step.before.state.answered >> step.seat & 1)
        for seat, question in step.asked_again.items():
            self.following[seat].question = question

    def restore(self, before: Before, start: int) -> None:
        match, rng = self.match, self.match.rng
        match.journal.cut(start - self.forgotten)
        watched = match.journal.watched is not None
        match.state = before.state
        match.state.journal = match.journal
        match.watch(watched)
        rng.block, rng.blocks, rng.at = before.luck

    def who_saw(self, seat: int, before: State, held: bool, start: int) -> frozenset[Viewer]:
        """To whom the decision of `seat` was anything at all."""
        match = self.match
        if (before.waiting, before.answered) != (match.state.waiting, match.state.answered):
            return self.everybody
        audiences = [audience for audience, _ in match.journal.entries[start - self.forgotten :]]

        def saw(viewer: Viewer) -> bool:
            if viewer == seat or any(hears(audience, viewer) for audience in audiences):
                return True
            if held:  # a secret answer that was changed
                return False
            return match.game.view(before, viewer) != match.view(viewer)

        return frozenset(viewer for viewer in self.viewers if saw(viewer))

    def trim(self) -> None:
        """Keep memory small: of the journal, those who come back need the end."""
        surplus = len(self.match.journal.entries) - REMEMBERED
        if surplus > REMEMBERED:
            self.match.journal.forget(surplus)
            self.forgotten += surplus
        self.match.journal.forget_states(SHOWN)

    def events(self, viewer: Viewer, start: int) -> Sequence[Event]:
        """What the viewer has heard since the journal ended at `start`."""
        return self.match.journal.heard_by(viewer, max(0, start - self.forgotten))

    def moments(self, viewer: Viewer, start: int) -> Sequence[View | None]:
        """What the viewer could see at each of those events; none where that is not kept."""
        return self.match.moments(viewer, max(0, start - self.forgotten))

    def missed(self, viewer: Viewer, seq: int) -> tuple[Sequence[Event], bool]:
        """What the viewer has heard since `seq` (0: from the beginning), or the latest of it and false."""
        mark = self.following[viewer].mark_after(seq) if seq else 0
        if mark is not None and mark >= self.forgotten:
            return self.events(viewer, mark), True
        return self.match.events(viewer)[-REMEMBERED:], False

    def same_moment(self, viewer: Viewer, seq: int, other: Viewer) -> int:
        """The sequence number of another viewer when this one was told `seq`; 0 if that is long ago."""
        mark = self.following[viewer].mark_after(seq)
        return self.following[other].seq_at(mark) if mark is not None else 0
