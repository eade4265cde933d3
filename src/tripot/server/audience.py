"""Those who look at a table, and what each of them is sent."""

from collections.abc import Iterator
from typing import Protocol

from msgspec import UNSET

from tripot.core.match import Match
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
        # Others see of a secret answer that it was given, in every game: these two fields, see decision 5.
        given = {"waiting": encode(match.waiting), "answered": encode(match.answered)} if step.held else {}
        patches: dict[Viewer, Fields] = {}
        for (viewer, language, marked), listeners in groups.items():
            if viewer not in patches:
                is_told_all = not step.held or viewer == step.seat
                patches[viewer] = self.renewed(match, viewer) if is_told_all else self.given(viewer, given)
            teller = Teller(match.game, names, viewer, language, marked)
            message = encode(update(play, step, teller, patches[viewer], clocks))
            for listener in listeners:
                listener.post(message)

    def given(self, viewer: Viewer, fields: Fields) -> Fields:
        if viewer in self.shown:
            self.shown[viewer] |= fields
        return fields

    def renewed(self, match: Match, viewer: Viewer) -> Fields:
        """The fields of the viewer's view that are new."""
        fields = fields_of(match.view(viewer))
        old = self.shown.get(viewer)
        self.shown[viewer] = fields
        return changed(old, fields) if old else fields

    def tell_game(self, listener: Listener, play: Play, teller: Teller, clocks: Faces, since: int) -> None:
        """Tell one listener the whole game, and what was missed since a sequence number."""
        news = whole_game(play, teller, clocks, since)
        self.shown[listener.viewer] = {name: bytes(value) for name, value in news.view.items()}
        listener.post(encode(news))


def whole_game(play: Play, teller: Teller, clocks: Faces, since: int) -> GameNews:
    events, complete = play.missed(teller.viewer, since)
    return GameNews(
        seq=play.following[teller.viewer].seq,
        view=raw(fields_of(play.match.view(teller.viewer))),
        events=[teller.told(event) for event in events],
        complete=complete,
        question=teller.question(play),
        clocks=clocks,
        outcome=outcome_of(play.match),
    )


def update(play: Play, step: Step, teller: Teller, patch: Fields, clocks: Faces) -> Update:
    viewer = teller.viewer
    return Update(
        seq=play.following[viewer].seq,
        events=[teller.told(event) for event in play.events(viewer, step.start)],
        view=raw(patch),
        question=teller.question(play) if viewer in step.asked_anew else UNSET,
        clocks=clocks if clocks is not None else UNSET,
        outcome=outcome_of(play.match) or UNSET,
    )


def outcome_of(match: Match) -> dict[str, object] | None:
    return match.outcome.to_json() if match.outcome else None
