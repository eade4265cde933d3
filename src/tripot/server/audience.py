"""Those who look at a table, and what each of them is sent."""

from collections.abc import Iterator
from functools import cached_property
from typing import Protocol

from msgspec import UNSET

from tripot.core.match import Match
from tripot.core.view import View
from tripot.server.play import Play, Step, Viewer
from tripot.server.protocol.news import GameNews, News, Update
from tripot.server.protocol.tables import ClockState
from tripot.server.storage.rows import Guest
from tripot.server.telling import Fields, Teller, changed, encode, fields_of, raw

Faces = list[ClockState] | None


class Listener(Protocol):
    """Somebody's socket."""

    guest: Guest
    viewer: Viewer
    language: str
    marked: bool
    muted: set[str]

    def post(self, message: bytes) -> None:
        """Send it when possible; never waits."""

    def close(self) -> None:
        """End the connection; its client will come back."""


class Audience:
    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.shown: dict[Viewer, Fields] = {}  # the view that each viewer was sent last

    def __iter__(self) -> Iterator[Listener]:
        return iter(self.listeners)

    def add(self, listener: Listener) -> None:
        if listener not in self.listeners:
            self.listeners.append(listener)

    def remove(self, listener: Listener) -> None:
        self.listeners.remove(listener)

    def has(self, viewer: Viewer) -> bool:
        return any(listener.viewer == viewer for listener in self.listeners)

    def count(self, viewer: Viewer) -> int:
        return sum(listener.viewer == viewer for listener in self.listeners)

    def send_all(self, news: News) -> None:
        message = encode(news)
        for listener in self.listeners:
            listener.post(message)

    # ---- the game ---------------------------------------------------------------------------------------------------

    def tell_step(self, play: Play, step: Step, names: tuple[str, ...], clocks: Faces) -> None:
        """Tell everybody who saw it what a decision has changed for them."""
        groups: dict[tuple[Viewer, str, bool], list[Listener]] = {}
        for listener in self.listeners:
            if listener.viewer in step.seen_by:
                groups.setdefault((listener.viewer, listener.language, listener.marked), []).append(listener)
        match = play.match
        given = Given(play, clocks)
        renewed: dict[Viewer, tuple[View, Fields]] = {}
        for (viewer, language, marked), listeners in groups.items():
            if step.held and viewer != step.seat:
                message = given.message(viewer)
                if viewer in self.shown:
                    self.shown[viewer] |= given.fields
            else:
                if viewer not in renewed:
                    renewed[viewer] = self.renewed(match, viewer)
                teller = Teller(match.game, names, viewer, language, marked)
                message = encode(update(play, step, teller, *renewed[viewer], clocks))
            for listener in listeners:
                listener.post(message)

    def renewed(self, match: Match, viewer: Viewer) -> tuple[View, Fields]:
        """The viewer's view, and those of its fields that are new."""
        view = match.view(viewer)
        fields = fields_of(view)
        old = self.shown.get(viewer)
        self.shown[viewer] = fields
        return view, changed(old, fields) if old else fields

    def tell_game(self, listener: Listener, play: Play, teller: Teller, clocks: Faces, since: int) -> None:
        """Tell one listener the whole game, and what was missed since a sequence number."""
        news = whole_game(play, teller, clocks, since)
        self.shown[listener.viewer] = {name: bytes(value) for name, value in news.view.items()}
        listener.post(encode(news))


class Given:
    """What others see of a secret answer, in every game: that it was given (decision 5)."""

    def __init__(self, play: Play, clocks: Faces) -> None:
        self.play = play
        self.clocks = clocks if clocks is not None else UNSET
        self.messages: dict[int, bytes] = {}  # by sequence number, which is the only difference

    @cached_property
    def fields(self) -> Fields:
        match = self.play.match
        return {"waiting": encode(match.waiting), "answered": encode(match.answered)}

    def message(self, viewer: Viewer) -> bytes:
        seq = self.play.following[viewer].seq
        if seq not in self.messages:
            self.messages[seq] = encode(Update(seq=seq, events=[], view=raw(self.fields), clocks=self.clocks))
        return self.messages[seq]


def whole_game(play: Play, teller: Teller, clocks: Faces, since: int) -> GameNews:
    events, complete = play.missed(teller.viewer, since)
    view = play.match.view(teller.viewer)
    return GameNews(
        seq=play.following[teller.viewer].seq,
        view=raw(fields_of(view)),
        events=[teller.told(event) for event in events],
        complete=complete,
        question=teller.question(play, view),
        clocks=clocks,
        outcome=outcome_of(play.match),
    )


def update(play: Play, step: Step, teller: Teller, view: View, patch: Fields, clocks: Faces) -> Update:
    viewer = teller.viewer
    return Update(
        seq=play.following[viewer].seq,
        events=[teller.told(event) for event in play.events(viewer, step.start)],
        view=raw(patch),
        question=teller.question(play, view) if viewer in step.asked_anew else UNSET,
        clocks=clocks if clocks is not None else UNSET,
        outcome=outcome_of(play.match) or UNSET,
    )


def outcome_of(match: Match) -> dict[str, object] | None:
    return match.outcome.to_json() if match.outcome else None
