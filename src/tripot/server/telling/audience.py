"""Those who look at a table, and what each of them is sent."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from msgspec import UNSET

from tripot.core.match import Match
from tripot.server.protocol.news import ChatNews, GameNews, Said, Update
from tripot.server.protocol.tables import ClockState
from tripot.server.storage.rows import Guest, Remark, SetMute
from tripot.server.telling.following import DecidedStep, FollowedMatch, Viewer
from tripot.server.telling.teller import Heard, Shown, Teller, Views, encode, who_is_asked
from tripot.text import Speaker

ClockStates = list[ClockState] | None


class Listener(Protocol):
    """Somebody's socket."""

    guest: Guest
    viewer: Viewer
    language: str
    marked: bool
    moments: bool
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


def send(letters: list[Letter]) -> None:
    for listener, message, seq in letters:
        if listener.post(message):
            listener.told = seq


class Audience:
    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.wants_moments = False  # does any listener?
        self.views = Views()
        self.tellers: dict[tuple[Viewer, str, bool], Teller] = {}

    def __iter__(self) -> Iterator[Listener]:
        return iter(self.listeners)

    def add(self, listener: Listener) -> None:
        if listener not in self.listeners:
            self.listeners.append(listener)
        self.note_wishes()

    def remove(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.note_wishes()
        if not self.has(listener.viewer):
            self.views.forget(listener.viewer)

    def has(self, viewer: Viewer) -> bool:
        return any(listener.viewer == viewer for listener in self.listeners)

    def count(self, viewer: Viewer) -> int:
        return sum(listener.viewer == viewer for listener in self.listeners)

    def note_wishes(self) -> None:
        self.wants_moments = any(listener.moments for listener in self.listeners)

    def has_guest(self, guest: str) -> bool:
        return any(listener.guest.id == guest for listener in self.listeners)

    def mute(self, row: SetMute) -> None:
        for listener in self.listeners:
            if listener.guest.id == row.guest:
                listener.muted = listener.muted | {row.muted} if row.on else listener.muted - {row.muted}

    def close(self, guest: str) -> None:
        """End the connections of a guest."""
        for listener in self.listeners:
            if listener.guest.id == guest:
                listener.close()

    # ---- the chat ---------------------------------------------------------------------------------------------------

    def tell_remark(self, remark: Remark) -> None:
        for listener in self.listeners:
            if remark.guest not in listener.muted:
                listener.post(encode(as_said(remark, listener.language)))

    def tell_remarks(self, listener: Listener, remarks: list[Remark], since: int) -> None:
        """What was said after number `since`."""
        heard = [each for each in remarks if each.number > since and each.guest not in listener.muted]
        listener.post(encode(ChatNews(said=[as_said(remark, listener.language) for remark in heard])))

    # ---- the game ---------------------------------------------------------------------------------------------------

    def letters(
        self, play: FollowedMatch, step: DecidedStep, names: tuple[str, ...], clocks: ClockStates
    ) -> list[Letter]:
        """To everybody who saw it, what a decision has changed for them; made once for all to whom it is the same."""
        shown: dict[Viewer, Shown] = {}
        messages: dict[object, bytes] = {}
        letters: list[Letter] = []
        for listener in self.listeners:
            viewer = listener.viewer
            if viewer not in step.seen_by:
                continue
            seq = play.following[viewer].seq
            is_secret = step.held and viewer != step.seat
            same = seq if is_secret else (viewer, listener.language, listener.marked, listener.moments)
            if is_secret:
                self.views.behind.add(viewer)
            elif viewer not in shown:
                shown[viewer] = self.views.renewed(play.match, viewer)
            if same not in messages:
                if is_secret:
                    news = secret_answer(play.match, seq, clocks)
                else:
                    teller = self.teller(listener, play.match, names)
                    news = update(play, step, teller, shown[viewer], listener.moments, clocks)
                messages[same] = encode(news)
            letters.append(Letter(listener, messages[same], seq))
        return letters

    def teller(self, listener: Listener, match: Match, names: tuple[str, ...]) -> Teller:
        """Whoever speaks to a listener; the same as long as the same people play."""
        manner = listener.viewer, listener.language, listener.marked
        teller = self.tellers.get(manner)
        if teller is None or teller.names is not names or teller.game is not match.game:
            teller = self.tellers[manner] = Teller(match.game, names, *manner)
        return teller

    def tell_game(
        self, listener: Listener, play: FollowedMatch, names: tuple[str, ...], clocks: ClockStates, since: int
    ) -> None:
        """Tell one listener the whole game, and what was missed since a sequence number."""
        teller = self.teller(listener, play.match, names)
        news = whole_game(play, teller, self.views, clocks, since, listener.moments)
        send([Letter(listener, encode(news), news.seq)])


def whole_game(
    play: FollowedMatch, teller: Teller, views: Views, clocks: ClockStates, since: int, with_moments: bool = False
) -> GameNews:
    """All of it, and the events after a sequence number; with moments if they are wanted and the client was there."""
    viewer = teller.viewer
    events, complete = play.missed(viewer, since)
    moments = play.moments(viewer, 0)[-len(events) :] if with_moments and since and events else ()
    heard = Heard(events, moments)
    told = teller.moment(play.match, views.whole(play.match, viewer), heard, play.question_of(viewer))
    return GameNews(
        seq=play.following[viewer].seq,
        view=told.view,
        events=told.events,
        complete=complete,
        question=told.question,
        clocks=clocks,
        outcome=outcome_of(play.match),
        undo=play.may_undo(viewer),
    )


def secret_answer(match: Match, seq: int, clocks: ClockStates) -> Update:
    """What others see of a secret answer, in every game: that it was given (decision 5)."""
    return Update(seq=seq, events=[], view=who_is_asked(match), clocks=clocks if clocks is not None else UNSET)


def update(
    play: FollowedMatch, step: DecidedStep, teller: Teller, shown: Shown, with_moments: bool, clocks: ClockStates
) -> Update:
    viewer = teller.viewer
    is_asked = viewer in step.asked_again
    heard = Heard(play.events(viewer, step.start), play.moments(viewer, step.start) if with_moments else ())
    told = teller.moment(play.match, shown, heard, play.question_of(viewer) if is_asked else None)
    return Update(
        seq=play.following[viewer].seq,
        events=told.events,
        view=told.view,
        question=told.question if is_asked else UNSET,
        clocks=clocks if clocks is not None else UNSET,
        outcome=outcome_of(play.match) or UNSET,
        undo=play.may_undo(viewer) or UNSET,
    )


def outcome_of(match: Match) -> dict[str, object] | None:
    outcome = match.outcome
    return outcome.to_json() if outcome else None


def as_said(remark: Remark, language: str) -> Said:
    text = Speaker(language).say(f"chat-{remark.preset}") if remark.preset and language else remark.text
    return Said(remark.number, remark.guest, remark.name, remark.seat, remark.preset, text, remark.at)
