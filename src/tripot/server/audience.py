"""Those who look at a table, and what each of them is sent."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from msgspec import UNSET

from tripot.core.match import Match
from tripot.core.view import View
from tripot.server.play import Play, Step, Viewer
from tripot.server.protocol.news import GameNews, Json, News, Update
from tripot.server.protocol.tables import ClockState
from tripot.server.storage.rows import Guest
from tripot.server.telling import Teller, changed, encode, fields_of

Faces = list[ClockState] | None


class Listener(Protocol):
    """Somebody's socket."""

    guest: Guest
    viewer: Viewer
    language: str
    marked: bool
    muted: set[str]
    told: int  # the sequence number up to which it has been told the game; 0: nothing of it

    def post(self, message: bytes) -> bool:
        """Send it if possible; never waits.  Is it on its way?"""

    def close(self) -> None:
        """End the connection; its client will come back."""


class Letter(NamedTuple):
    """An update for one listener."""

    listener: Listener
    message: bytes
    seq: int

    def send(self) -> None:
        if self.listener.post(self.message):
            self.listener.told = self.seq


class Audience:
    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.shown: dict[Viewer, View] = {}  # the view that each viewer was sent last

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

    def letters(self, play: Play, step: Step, names: tuple[str, ...], clocks: Faces) -> list[Letter]:
        """To everybody who saw it, what a decision has changed for them."""
        groups: dict[tuple[Viewer, str, bool], list[Listener]] = {}
        for listener in self.listeners:
            if listener.viewer in step.seen_by:
                groups.setdefault((listener.viewer, listener.language, listener.marked), []).append(listener)
        match = play.match
        given = Given(play, clocks)
        renewed: dict[Viewer, tuple[View, Json]] = {}
        letters: list[Letter] = []
        for (viewer, language, marked), listeners in groups.items():
            if step.held and viewer != step.seat:
                message = given.message(viewer)
            else:
                if viewer not in renewed:
                    renewed[viewer] = self.renewed(match, viewer)
                teller = Teller(match.game, names, viewer, language, marked)
                message = encode(update(play, step, teller, *renewed[viewer], clocks))
            letters += [Letter(listener, message, play.following[viewer].seq) for listener in listeners]
        return letters

    def renewed(self, match: Match, viewer: Viewer) -> tuple[View, Json]:
        """The viewer's view, and those of its fields that are new, also to who has only heard of a given answer."""
        view = match.view(viewer)
        old = self.shown.get(viewer)
        self.shown[viewer] = view
        return view, changed(old, view) | who_is_asked(match) if old else fields_of(view)

    def tell_game(self, listener: Listener, play: Play, teller: Teller, clocks: Faces, since: int) -> None:
        """Tell one listener the whole game, and what was missed since a sequence number."""
        view = play.match.view(listener.viewer)
        self.shown[listener.viewer] = view
        news = whole_game(play, teller, view, clocks, since)
        Letter(listener, encode(news), news.seq).send()


class Given:
    """What others see of a secret answer, in every game: that it was given (decision 5)."""

    def __init__(self, play: Play, clocks: Faces) -> None:
        self.play = play
        self.clocks = clocks if clocks is not None else UNSET
        self.messages: dict[int, bytes] = {}  # by sequence number, which is the only difference

    def message(self, viewer: Viewer) -> bytes:
        seq = self.play.following[viewer].seq
        if seq not in self.messages:
            asked = who_is_asked(self.play.match)
            self.messages[seq] = encode(Update(seq=seq, events=[], view=asked, clocks=self.clocks))
        return self.messages[seq]


def who_is_asked(match: Match) -> Json:
    """The fields of every view that change with a secret answer."""
    return {"waiting": match.waiting, "answered": match.answered}


def whole_game(play: Play, teller: Teller, view: View, clocks: Faces, since: int) -> GameNews:
    events, complete = play.missed(teller.viewer, since)
    return GameNews(
        seq=play.following[teller.viewer].seq,
        view=fields_of(view),
        events=[teller.told(event) for event in events],
        complete=complete,
        question=teller.question(play, view),
        clocks=clocks,
        outcome=outcome_of(play.match),
    )


def update(play: Play, step: Step, teller: Teller, view: View, patch: Json, clocks: Faces) -> Update:
    viewer = teller.viewer
    return Update(
        seq=play.following[viewer].seq,
        events=[teller.told(event) for event in play.events(viewer, step.start)],
        view=patch,
        question=teller.question(play, view) if viewer in step.asked_anew else UNSET,
        clocks=clocks if clocks is not None else UNSET,
        outcome=outcome_of(play.match) or UNSET,
    )


def outcome_of(match: Match) -> dict[str, object] | None:
    return match.outcome.to_json() if match.outcome else None
