# tripot: compiled
"""What a player with perfect recall has: all its earlier decisions, and what it knew at each.

A decision is the number of the action, plus one, then how many cells of the observation had changed since the decision
before, then each of them: the cell, and its new number.  So a player can tell all that it has ever known.
"""

from typing import final

from mypy_extensions import i64

from tripot.core.events import Event, Journal
from tripot.core.numbers import ActionCode, Seat
from tripot.core.observing import Page
from tripot.core.packed import vec
from tripot.core.state import State
from tripot.rl.tree import HistoryReplay, Tree

Entry = tuple[int, Event]  # an event and its audience


@final
class ToldEvents:
    """All that has been told up to a point of the history, where the state was this."""

    def __init__(self, at: i64, state: State, is_dealt: bool, entries: list[Entry]) -> None:
        self.at: i64 = at
        self.state: State = state
        self.is_dealt: bool = is_dealt
        self.entries: list[Entry] = entries

    def after(self, tree: Tree, history: list[int]) -> "ToldEvents":
        """Replay the moves with a journal that listens."""
        replay = HistoryReplay(tree, history, self.at, self.state.copy(), self.is_dealt)
        journal = Journal()
        replay.state.journal = journal
        while replay.at < len(history) or not replay.is_dealt:
            replay.step()
        replay.state.journal = None
        return ToldEvents(replay.at, replay.state, True, self.entries + journal.entries)


@final
class Recall:
    """The decisions of all seats up to a point of the history, and what each knew at its last.  Never changed."""

    def __init__(self, at: i64, state: State, is_dealt: bool, known: list[vec[i64]], cells: list[list[object]]) -> None:
        self.at: i64 = at
        self.state: State = state
        self.is_dealt: bool = is_dealt
        self.known: list[vec[i64]] = known
        self.cells: list[list[object]] = cells

    def after(self, tree: Tree, history: list[int]) -> "Recall":
        replay = HistoryReplay(tree, history, self.at, self.state.copy(), self.is_dealt)
        known = self.known[:]
        cells = self.cells[:]
        seat: Seat
        while replay.at < len(history) or not replay.is_dealt:
            for seat in range(tree.seats):
                action = replay.action_of(seat)
                if action >= 0:
                    tree.observe(replay.state, seat)
                    cells[seat] = cells[seat] + decision(action, tree.page, known[seat])
                    known[seat] = tree.page.words[:]
            replay.step()
        return Recall(replay.at, replay.state, True, known, cells)


def no_recall(tree: Tree) -> Recall:
    seats = range(tree.seats)
    return Recall(0, tree.blank, False, [tree.page.blank for _ in seats], [[] for _ in seats])


def decision(action: ActionCode, page: Page, before: vec[i64]) -> list[object]:
    """An action, and the cells of a page that are not as before."""
    found: list[object] = [float(action + 1), 0.0]
    i: i64
    for i in range(page.length):
        changed = page.words[i] ^ before[i]
        at = 4 * i
        while changed:
            if changed & 0xFFFF:
                found.append(float(at))
                found.append(float(page.cell(at)))
            changed = changed >> 16 & 0xFFFFFFFFFFFF
            at += 1
    found[1] = float(len(found) // 2 - 1)
    return found
