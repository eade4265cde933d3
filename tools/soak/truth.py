"""What the engine says that each viewer of a table is told, by a replay of the final record."""

from bisect import bisect
from dataclasses import dataclass, field
from typing import Any

import msgspec

from soak.ledger import Json
from tripot.server.rooms.restoring import begin
from tripot.server.storage.contents import Contents
from tripot.server.telling.following import FollowedMatch, Viewer


@dataclass
class TrueMoment:
    """What a viewer knows at one of its sequence numbers."""

    decisions: int  # how many had been made when it was told
    events: list[Json]  # that it heard with this number
    view: Json
    question: int | None  # its number
    legal: list[str]
    outcome: Json | None


@dataclass
class Truth:
    """By viewer and sequence number; the first number is 1."""

    moments: dict[Viewer, list[TrueMoment]] = field(default_factory=dict)
    marks: dict[Viewer, list[int]] = field(default_factory=dict)  # how many events had been heard, by sequence number
    heard: dict[Viewer, list[Json]] = field(default_factory=dict)

    def add(self, viewer: Viewer, moment: TrueMoment) -> None:
        self.moments.setdefault(viewer, []).append(moment)
        heard = self.heard.setdefault(viewer, [])
        heard += moment.events
        self.marks.setdefault(viewer, [0]).append(len(heard))

    def at(self, viewer: Viewer, seq: int) -> TrueMoment | None:
        moments = self.moments.get(viewer, [])
        return moments[seq - 1] if 1 <= seq <= len(moments) else None

    def seq_at(self, viewer: Viewer, decisions: int) -> int:
        """The number that the viewer had been told last when so many decisions had been made."""
        return bisect(self.moments[viewer], decisions, key=lambda moment: moment.decisions)

    @property
    def outcome(self) -> Json | None:
        """Of the whole game."""
        return self.moments[None][-1].outcome if self.moments else None


def truth_of(contents: Contents) -> Truth:
    """Nothing, for a game that has not begun."""
    truth = Truth()
    if contents.table.seed is None:
        return truth
    play = FollowedMatch(begin(contents.table))
    for viewer in play.viewers:
        truth.add(viewer, moment(play, viewer, 0, 0))
    for number, decision in enumerate(contents.decisions, 1):
        step = play.submit(decision.seat, decision.action)
        for viewer in step.seen_by:
            truth.add(viewer, moment(play, viewer, number, step.start))
    return truth


def moment(play: FollowedMatch, viewer: Viewer, decisions: int, start: int) -> TrueMoment:
    match = play.match
    is_asked = viewer is not None and play.asks(viewer)
    return TrueMoment(
        decisions=decisions,
        events=[plain(event.to_json()) for event in play.events(viewer, start)],
        view=plain(match.view(viewer)),
        question=play.following[viewer].question if is_asked else None,
        legal=[str(action) for action in match.legal(viewer)] if is_asked and viewer is not None else [],
        outcome=plain(match.outcome.to_json()) if match.outcome else None,
    )


def plain(value: object) -> Any:
    """As it comes back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
