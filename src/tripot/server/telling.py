"""What one viewer is told, in one language.  The only place where the game turns into messages."""

from dataclasses import fields
from functools import cache, lru_cache

import msgspec
from msgspec import Raw

from tripot.core.actions import Action
from tripot.core.events import Event
from tripot.core.game import Game
from tripot.core.state import State
from tripot.core.view import View
from tripot.server.play import Play, Viewer
from tripot.server.protocol.news import Json, Question
from tripot.text import Speaker
from tripot.text.meanings import meanings

Fields = dict[str, bytes]  # a view by its fields, each as JSON
encode = msgspec.json.Encoder().encode
SEATS = {"seat", "seats"}


class Teller:
    """Speaks to one viewer.  Without a language it makes no sentences."""

    def __init__(self, game: Game[State], names: tuple[str, ...], viewer: Viewer, language: str) -> None:
        self.game = game
        self.viewer = viewer
        self.speaker = Speaker(language, game, names, viewer) if language else None

    def event(self, event: Event) -> Json:
        told = event.to_json()
        if self.speaker:
            told["say"] = self.speaker.event(event)
        return told

    def action(self, action: Action) -> Json:
        told = action.to_json()
        if self.speaker:
            told["say"] = self.say_action(self.speaker, action)
        return told

    def say_action(self, speaker: Speaker, action: Action) -> str:
        if SEATS.isdisjoint(meanings(action).values()):
            return same_for_all(speaker.language, self.game, action)
        return speaker.action(action)

    def question(self, play: Play) -> Question | None:
        """What the viewer is asked; only its own seat hears what it may answer."""
        if self.viewer is None or not play.asks(self.viewer):
            return None
        prompt = self.speaker.prompt(play.match.view(self.viewer)) if self.speaker else ""
        legal = [self.action(action) for action in play.match.legal(self.viewer)]
        return Question(play.following[self.viewer].question, prompt, legal)


@lru_cache(20_000)
def same_for_all(language: str, game: Game[State], action: Action) -> str:
    """The sentence for an action that names nobody; menus ask for it again and again, and making it takes long."""
    return Speaker(language, game).action(action)


def fields_of(view: View) -> Fields:
    kind: type = type(view)
    return {name: encode(getattr(view, name)) for name in field_names(kind)}


@cache
def field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def changed(old: Fields, new: Fields) -> Fields:
    return {name: value for name, value in new.items() if old[name] != value}


def raw(fields: Fields) -> dict[str, Raw]:
    """As a message carries them."""
    return {name: Raw(value) for name, value in fields.items()}
