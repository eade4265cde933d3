"""What one viewer is told, in one language.  The only place where the game turns into messages."""

from functools import lru_cache

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
from tripot.text.meanings import meanings

Fields = dict[str, bytes]  # a view by its fields, each as JSON
encode = msgspec.json.Encoder().encode


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

    def told(self, thing: Event | Action) -> Json:
        """An event or an action, with its sentence."""
        told = thing.to_json()
        if self.language:
            told["say"] = self.say(thing)
        return told

    def say(self, thing: Event | Action) -> str:
        """The sentence, made once for all to whom it is the same: making one takes long."""
        named = seats_in(thing)
        viewer = self.viewer if self.viewer in named else None
        return sentence(self.language, self.game, self.names if named else (), viewer, self.marked, thing)

    def why(self, reason: Reason | None) -> str:
        """Why a bot would play so."""
        if reason is None or not self.language:
            return ""
        return self.speaker.why(reason)

    def question(self, play: Play) -> Question | None:
        """What the viewer is asked; only its own seat hears what it may answer."""
        if self.viewer is None or not play.asks(self.viewer):
            return None
        legal = self.legal(play.match, self.viewer)
        return Question(play.following[self.viewer].question, self.prompt(play.match.view(self.viewer)), legal)

    def legal(self, match: Match, seat: int) -> list[Json]:
        """All that a seat may answer, each with what it brings at once."""
        view = match.view(seat)
        actions = match.legal(seat)
        return [self.told(action) | self.chosen(action, view) | brings(match, seat, action) for action in actions]

    def chosen(self, action: Action, view: View) -> Json:
        """Another sentence where the action is only the number of a text: that text."""
        if not self.language or "choice" not in meanings(action).values():
            return {}
        return {"say": self.speaker.choice(action, view)}

    def prompt(self, view: View) -> str:
        return self.speaker.prompt(view) if self.language else ""

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language, self.game, self.names, self.viewer, self.marked)


def brings(match: Match, seat: int, action: Action) -> Json:
    promises = match.game.promises(match.state, seat, action.code)
    return {"brings": dict(promises)} if promises else {}


@lru_cache(20_000)
def sentence(
    language: str, game: Game[State], names: tuple[str, ...], viewer: Viewer, marked: bool, thing: Event | Action
) -> str:
    speaker = Speaker(language, game, names, viewer, marked)
    return speaker.event(thing) if isinstance(thing, Event) else speaker.action(thing)


def seats_in(thing: Event | Action) -> set[int]:
    """The seats that a sentence about it names."""
    seats: set[int] = set()
    for name, meaning in meanings(thing).items():
        value = getattr(thing, name)
        if meaning == "seat" and value is not None:
            seats.add(value)
        elif meaning == "seats":
            seats.update(value)
    return seats


def fields_of(view: View) -> Fields:
    kind: type = type(view)
    return {name: encode(getattr(view, name)) for name in field_names(kind)}


def changed(old: Fields, new: Fields) -> Fields:
    return {name: value for name, value in new.items() if old[name] != value}


def raw(fields: Fields) -> dict[str, Raw]:
    """As a message carries them."""
    return {name: Raw(value) for name, value in fields.items()}
