"""What one viewer is told, in one language.  The only place where the game turns into messages."""

from collections.abc import Callable, Hashable
from functools import cache
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw

from tripot.core.actions import Action
from tripot.core.events import Event, field_names
from tripot.core.game import Game
from tripot.core.match import Match
from tripot.core.reason import Reason
from tripot.core.state import State
from tripot.core.view import View
from tripot.server.play import Play, Viewer
from tripot.server.protocol.news import Json, Question
from tripot.text import Speaker
from tripot.text.meanings import class_meanings, meanings

MOST_TOLD = 20_000  # events and actions of a game that are kept as they were told
MOST_TOLD_AT_TABLE = 1_000  # of a game that a table's data file has made
Promises = tuple[tuple[str, int], ...]  # what an action brings at once, by name
encode = msgspec.json.Encoder().encode


class Told:
    """Events and actions of one game as they were told, to be told again.

    Forgotten with the game: a table with a data file has a game of its own.
    """

    def __init__(self, most: int) -> None:
        self.kept: dict[Hashable, Raw] = {}
        self.most = most

    def once(self, key: Hashable, make: Callable[[], Raw]) -> Raw:
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= self.most:
                self.kept.clear()
            found = self.kept[key] = make()
        return found


TOLD: WeakKeyDictionary[Game[State], Told] = WeakKeyDictionary()


def told_of(game: Game[State]) -> Told:
    if game not in TOLD:
        TOLD[game] = Told(MOST_TOLD if game.data_hash is None else MOST_TOLD_AT_TABLE)
    return TOLD[game]


class Teller:
    """Speaks to one viewer.  Without a language it makes no sentences; it may mark the cards that they name."""

    def __init__(
        self, game: Game[State], names: tuple[str, ...], viewer: Viewer, language: str, marked: bool = False
    ) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self.language = language
        self.marked = marked
        self.kept = told_of(game)

    def to(self, viewer: Viewer) -> "Teller":
        """The same for another viewer."""
        return Teller(self.game, self.names, viewer, self.language, self.marked)

    def told(self, thing: Event | Action) -> Raw:
        """An event or an action, with its sentence; made once for all to whom it is the same, since it takes long."""
        if not self.language:
            return self.kept.once(thing, lambda: Raw(encode(thing.to_json())))
        named = seats_in(thing)
        names = self.names if named else ()
        viewer = self.viewer if self.viewer in named else None
        key = (thing, names, viewer, self.language, self.marked)
        return self.kept.once(key, lambda: self.with_sentence(thing, names, viewer))

    def with_sentence(self, thing: Event | Action, names: tuple[str, ...], viewer: Viewer) -> Raw:
        speaker = Speaker(self.language, self.game, names, viewer, self.marked)
        sentence = speaker.event(thing) if isinstance(thing, Event) else speaker.action(thing)
        return Raw(encode(thing.to_json() | {"say": sentence}))

    def legal(self, match: Match, view: View) -> list[Raw]:
        """All that the viewer of this view, who is asked, may answer, each with what it brings at once."""
        assert self.viewer is not None
        chosen = self.chosen if self.language and offers_choices(view) else no_text
        return [
            self.legal_action(code, brings(match, self.viewer, code), chosen(code, view))
            for code in match.state.legal_actions(self.viewer)
        ]

    def legal_action(self, code: int, brings: Promises, chosen: str) -> Raw:
        """By its code, since an action need not even be decoded if it was told before."""
        about = (self.names, self.viewer, self.language, self.marked) if self.language else ()
        return self.kept.once((code, brings, chosen, about), lambda: self.action(code, brings, chosen))

    def action(self, code: int, brings: Promises, chosen: str) -> Raw:
        told = self.told(self.game.decode(code))
        more: Json = ({"brings": dict(brings)} if brings else {}) | ({"say": chosen} if chosen else {})
        return Raw(encode(msgspec.json.decode(told) | more)) if more else told

    def chosen(self, code: int, view: View) -> str:
        """Another sentence where the action is only the number of a text: that text."""
        return self.speaker.choice(self.game.decode(code), view)

    def why(self, reason: Reason | None) -> str:
        """Why a bot would play so."""
        if reason is None or not self.language:
            return ""
        return self.speaker.why(reason)

    def question(self, play: Play, view: View) -> Question | None:
        """What the viewer of this view is asked; only its own seat hears what it may answer."""
        if self.viewer is None or not play.asks(self.viewer):
            return None
        return Question(play.following[self.viewer].question, self.prompt(view), self.legal(play.match, view))

    def prompt(self, view: View) -> str:
        return self.speaker.prompt(view) if self.language else ""

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language, self.game, self.names, self.viewer, self.marked)


def brings(match: Match, seat: int, code: int) -> Promises:
    return tuple(match.game.promises(match.state, seat, code).items())


def offers_choices(view: View) -> bool:
    """Can texts of a card be chosen between?"""
    return any(meaning == "choices" and getattr(view, name) for name, meaning in meanings(view).items())


def no_text(code: int, view: View) -> str:
    return ""


def seats_in(thing: Event | Action) -> set[int]:
    """The seats that a sentence about it names."""
    seats: set[int] = set()
    kind: type = type(thing)
    for name, meaning in seat_fields(kind):
        value = getattr(thing, name)
        if meaning == "seats":
            seats.update(value)
        elif value is not None:
            seats.add(value)
    return seats


@cache
def seat_fields(kind: type) -> list[tuple[str, str]]:
    return [(name, meaning) for name, meaning in class_meanings(kind).items() if meaning in ("seat", "seats")]


def fields_of(view: View) -> Json:
    kind: type = type(view)
    return {name: getattr(view, name) for name in field_names(kind)}


def changed(old: View, new: View) -> Json:
    """The fields of the new view that are not as in the old one."""
    kind: type = type(new)
    return {name: value for name in field_names(kind) if (value := getattr(new, name)) != getattr(old, name)}
