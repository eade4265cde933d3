"""What one viewer is told, in one language.  The only place where the game turns into messages."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw, Struct

from tripot.core.actions import Action
from tripot.core.events import Event, field_names
from tripot.core.game import Game
from tripot.core.match import Match
from tripot.core.reason import Reason
from tripot.core.state import State
from tripot.core.view import View
from tripot.server.protocol.news import Json, Question
from tripot.server.telling.following import Viewer
from tripot.text import Speaker
from tripot.text.caches import BoundedCache
from tripot.text.meanings import class_meanings, meanings

MOST_TOLD = 20_000  # events and actions of a game that are kept as they were told
MOST_TOLD_AT_TABLE = 1_000  # of a game that a table's data file has made
encode = msgspec.json.Encoder().encode


CACHES: WeakKeyDictionary[Game[State], BoundedCache[Raw]] = WeakKeyDictionary()


def cache_of(game: Game[State]) -> BoundedCache[Raw]:
    """Events and actions of a game as they were told, to be told again; forgotten with the game."""
    if game not in CACHES:
        CACHES[game] = BoundedCache(MOST_TOLD if game.data_hash is None else MOST_TOLD_AT_TABLE)
    return CACHES[game]


class Shown(Struct):
    """A viewer's view, and what it has been shown of it."""

    view: View
    fields: Json  # those that it is to be told
    known: View | None  # the view before; none: nothing


class Heard(Struct):
    """Events that a viewer has heard, and its view at each of them, where that is kept and wanted."""

    events: Sequence[Event]
    moments: Sequence[View | None] = ()


class Moment(Struct):
    """What a viewer is told of a match at one moment: live, on coming back, in a replay, in a tutorial."""

    events: list[Raw]
    view: Json  # all fields, or those that are new
    question: Question | None


class Views:
    """The view that each viewer was shown last, and what is new in the next one."""

    def __init__(self) -> None:
        self.shown: dict[Viewer, View] = {}
        self.behind: set[Viewer] = set()  # they have heard of a secret answer since, and of nothing else

    def whole(self, match: Match, viewer: Viewer) -> Shown:
        view = self.shown[viewer] = match.game.view(match.state, viewer)
        self.behind.discard(viewer)
        return Shown(view, fields_of(view), None)

    def renewed(self, match: Match, viewer: Viewer) -> Shown:
        """The viewer's view, and those of its fields that are new."""
        known = self.shown.get(viewer)
        if known is None:
            return self.whole(match, viewer)
        view = self.shown[viewer] = match.game.view(match.state, viewer)
        fields = changed(known, view)
        if viewer in self.behind:
            self.behind.discard(viewer)
            fields |= who_is_asked(match)
        return Shown(view, fields, known)

    def forget(self, viewer: Viewer) -> None:
        self.shown.pop(viewer, None)


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
        self.kept = cache_of(game)
        self.has_promises = type(game).promises is not Game.promises
        self.names_places = bool(language) and type(game).place_card is not Game.place_card

    def to(self, viewer: Viewer) -> "Teller":
        """The same for another viewer."""
        return Teller(self.game, self.names, viewer, self.language, self.marked)

    def told(self, thing: Event | Action) -> Raw:
        """An event or an action, with its sentence; made once for all to whom it is the same, since it takes long."""
        if not self.language:
            return self.kept.get(thing) or self.kept.keep(thing, Raw(encode(thing.to_json())))
        named = seats_in(thing)
        names = self.names if named else ()
        viewer = self.viewer if self.viewer in named else None
        key = (thing, names, viewer, self.language, self.marked)
        return self.kept.get(key) or self.kept.keep(key, self.with_sentence(thing, viewer))

    def with_sentence(self, thing: Event | Action, viewer: Viewer) -> Raw:
        speaker = self.neutral_speaker if viewer is None else self.speaker
        sentence = speaker.event(thing) if isinstance(thing, Event) else speaker.action(thing)
        return Raw(encode(thing.to_json() | {"say": sentence}))

    def legal(self, match: Match, view: View) -> list[Raw]:
        """All that the viewer of this view may answer, each with what it brings at once; only its own seat hears it.

        By their codes, since an action need not even be decoded if it was told before.
        """
        assert self.viewer is not None
        state, kept, voice = match.state, self.kept, self.voice
        codes = state.legal_actions(self.viewer)
        has_choices = bool(self.language) and offers_choices(view)
        if not (self.has_promises or has_choices or self.names_places):
            return [kept.get((code, voice)) or kept.keep((code, voice), self.action(code, {}, "")) for code in codes]
        told = []
        for code in codes:
            brings = self.game.promises(state, self.viewer, code)
            chosen = self.chosen(code, view) if has_choices else ""
            there = self.game.place_card(view, code) if self.names_places else ""
            key = (code, tuple(brings.items()), chosen, there, voice) if brings or chosen or there else (code, voice)
            told.append(kept.get(key) or kept.keep(key, self.action(code, brings, chosen, there)))
        return told

    @cached_property
    def voice(self) -> str:
        """Tells apart to whom an action is told in another way."""
        return repr((self.names, self.viewer, self.language, self.marked)) if self.language else ""

    def action(self, code: int, brings: Mapping[str, int], chosen: str, there: str = "") -> Raw:
        action = self.game.decode(code)
        told = self.told(action)
        said = self.speaker.action(action, there) if there else chosen
        more: Json = ({"brings": brings} if brings else {}) | ({"say": said} if said else {})
        return Raw(encode(msgspec.json.decode(told) | more)) if more else told

    def chosen(self, code: int, view: View) -> str:
        """Another sentence where the action is only the number of a text: that text."""
        return self.speaker.choice(self.game.decode(code), view)

    def offered(self, action: Action, view: View | None) -> Raw:
        """An action as the question of this view offers it, if it is known."""
        if not view or not self.language:
            return self.told(action)
        chosen = self.speaker.choice(action, view) if offers_choices(view) else ""
        there = self.game.place_card(view, action.code) if self.names_places else ""
        return self.action(action.code, {}, chosen, there) if chosen or there else self.told(action)

    def why(self, reason: Reason | None) -> str:
        """Why a bot would play so."""
        if reason is None or not self.language:
            return ""
        return self.speaker.why(reason)

    def moment(self, match: Match, shown: Shown, heard: Heard, question: int | None = None) -> Moment:
        """The view with those of its fields that are told, what was heard, and the question of that number, if any."""
        view = shown.view
        asked = None if question is None else Question(question, self.prompt(view), self.legal(match, view))
        return Moment(self.events(heard, shown.known), shown.fields, asked)

    def events(self, heard: Heard, known: View | None) -> list[Raw]:
        """Each with the change of the view at its moment, if that is wanted."""
        told = [self.told(event) for event in heard.events]
        for number, view in enumerate(heard.moments):
            if view is not None:
                told[number] = with_view(told[number], view, known)
                known = view
        return told

    def prompt(self, view: View) -> str:
        return self.speaker.prompt(view) if self.language else ""

    @cached_property
    def speaker(self) -> Speaker:
        return Speaker(self.language, self.game, self.names, self.viewer, self.marked)

    @cached_property
    def neutral_speaker(self) -> Speaker:
        """Speaks to somebody whom the sentence does not name."""
        return Speaker(self.language, self.game, self.names, None, self.marked)


def with_view(told: Raw, view: View, known: View | None) -> Raw:
    """The event, with what is new in the view.  Who is asked is always told: a secret answer changes only that."""
    asked = {"waiting": view.waiting, "answered": view.answered}
    patch = fields_of(view) if known is None else changed(known, view) | asked
    return Raw(bytes(told)[:-1] + b',"view":' + encode(patch) + b"}")


def offers_choices(view: View) -> bool:
    """Can texts of a card be chosen between?"""
    return any(meaning == "choices" and getattr(view, name) for name, meaning in meanings(view).items())


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


def who_is_asked(match: Match) -> Json:
    """The fields of every view that change with a secret answer."""
    return {"waiting": match.waiting, "answered": match.answered}


def fields_of(view: View) -> Json:
    kind: type = type(view)
    values = vars(view)
    return {name: values[name] for name in field_names(kind)}


def changed(old: View, new: View) -> Json:
    """The fields of the new view that are not as in the old one."""
    kind: type = type(new)
    before, values = vars(old), vars(new)
    return {name: values[name] for name in field_names(kind) if values[name] != before[name]}
