"""What is said of a game, in one language.

Bots play whole games of every sort, and everybody at the table listens.  Of each message one example is kept for each
way in which it can be said.  What no game said is said with made-up values and marked with `~`.
"""

import random
import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import product
from typing import Any

from sentences.general import every_way
from sentences.made_up import mistakes, texts_of_steps
from text.files import Found
from text.samples import NAMES, actions, cards, events, spoken
from tripot.core.errors import BadOption, kebab
from tripot.core.events import Event
from tripot.core.game import Game
from tripot.core.match import Match
from tripot.core.state import State
from tripot.text import LANGUAGES, Speaker
from tripot.text.rules import register
from tripot.text.speaker import Thing
from tripot.text.vocabulary import message_ids, named, words

SEEDS = range(3)
MOST_ACTIONS = 40  # that are said of one decision
SAID = ("action-", "event-", "prompt-", "why-")  # messages that are said at a table
PEOPLE = ("Odette", "Zélia", "Bo", "Ada", "Yann")
TABLES: dict[str, tuple[dict[str, object], ...]] = {
    "trieste": ({}, {"heroes": True}, {"backs": "seen"}),
    "trok": ({}, {"open_aare": True}, {"memory": "hidden"}),
    "trol": ({"start": "day"}, {"start": "night"}, {"points": True}, {"teams": True, "points": True}),
    "tschak": ({}, {"memory": "hidden"}),
}


class Listener(Speaker):
    """Keeps an example of each way in which a message is said."""

    kept: dict[tuple[str, ...], str]

    def sentence(self, key: str, thing: Thing, actor: int | None = None, there: str = "") -> str:
        text = super().sentence(key, thing, actor, there)
        values = self.told(thing, actor, self.messages.variables(key)) | self.card_values("there", there or None)
        self.kept.setdefault((key, *ways(self.messages.entries[key], values)), text)
        return text


def ways(message: Any, values: Mapping[str, object]) -> list[str]:
    """The words by which the message chooses what to say."""
    return [f"{name}={value_of(values, name, keys)}" for name, keys in sorted(Found(message).choices.items())]


def value_of(values: Mapping[str, object], name: str, keys: list[str]) -> str:
    value = str(values.get(name, "")).lower()
    return value if value in keys or value in ("0", "1", "-1") else "other"


def listen(game: Game[State], language: str) -> dict[tuple[str, ...], str]:
    """What is said at many tables, to everybody."""
    kept: dict[tuple[str, ...], str] = {}
    for options, seats, seed in product(TABLES[game.key], game.seats, SEEDS):
        if is_same_key(game, options, seats):
            play(game, language, Match(game.key, seats=seats, seed=seed, options=options), kept)
    return kept


def is_same_key(game: Game[State], options: Mapping[str, object], seats: int) -> bool:
    """Some options are not for every number of seats."""
    try:
        game.check_options(options, seats)
    except BadOption:
        return False
    return True


def play(game: Game[State], language: str, match: Match, kept: dict[tuple[str, ...], str]) -> None:
    luck = random.Random(len(match.decisions))
    listeners = {seat: Listener(language, game, PEOPLE, seat) for seat in (None, *range(match.seats))}
    for listener in listeners.values():
        listener.kept = kept
    judge = game.judge()
    while match.waiting:
        seat = luck.choice(match.waiting)
        speaker = listeners[seat]
        view = match.view(seat)
        speaker.prompt(view)
        legal = match.legal(seat)
        luck.shuffle(legal)
        for action in legal[:MOST_ACTIONS]:
            speaker.action(action, game.place_card(view, action.code))
        best = legal[0]
        if judge is not None:
            judge.look(match.state, seat)
            for action in legal[:MOST_ACTIONS]:
                speaker.why(judge.reason(action.code))
            if luck.random() < 0.8:
                best = max(legal, key=lambda action: judge.worth(action.code))
        match.submit(seat, best)
    for seat, listener in listeners.items():
        for event in match.events(seat):
            listener.event(event)


def made_up(game: Game[State], language: str, kept: dict[tuple[str, ...], str]) -> dict[tuple[str, ...], str]:
    """The ways of saying things that no game has met."""
    found: dict[tuple[str, ...], str] = {}
    for kind in (*events(game.key), *actions(game.key)):
        for speaker, sample, text in spoken(game.key, kind):
            if speaker.language != language:
                continue
            key = f"{'event' if issubclass(kind, Event) else 'action'}-{kebab(kind.__name__)}"
            values = speaker.told(sample, getattr(sample, "seat", None), speaker.messages.variables(key))
            way = (key, *ways(speaker.messages.entries[key], values))
            if way not in kept:
                found[way] = text
    return found


def unmet(heard: set[tuple[str, ...]], speaker: Speaker) -> Iterator[str]:
    """Messages that nobody has said, and all ways of asking and of giving reasons that no game has met."""
    assert speaker.game is not None
    for key in message_ids(speaker.game.package, speaker.language):
        if key.startswith(("prompt-", "why-")) or (key.startswith(SAID) and key not in {way[0] for way in heard}):
            for chosen, text in every_way(speaker, key):
                if (key, *ways(speaker.messages.entries[key], chosen)) not in heard:
                    yield f"~ {key}: {text}"


def said_by(game: Game[State], language: str) -> Iterator[str]:
    speaker = Speaker(language, game, NAMES)
    yield f"## {game.title}"
    yield speaker.say("game-tagline")
    kept = listen(game, language)
    for key, text in sorted(kept.items()):
        yield f"{key[0]}: {text}"
    unheard = made_up(game, language, kept)
    for key, text in sorted(unheard.items()):
        yield f"~ {key[0]}: {text}"
    yield from unmet({*kept, *unheard}, speaker)
    for key in cards(game.key):
        forms = [speaker.card_as(form, key, "", n) for form, n in (("", 1), ("the", 1), ("a", 1), ("many", 2))]
        yield f"card {key}: {' | '.join(forms)}: {speaker.card_text(key)}"
    for option in game.options:
        values = ", ".join(speaker.option_value(option.key, value) for value in option.allowed(2))
        yield f"option {option.key}: {speaker.option(option.key)}. {speaker.option_help(option.key)} {values}."
    for phase in named(game.package, language, "help-"):
        yield f"help {phase}: {speaker.help(phase)}"
    for key, text in words(game, language).items():
        if text:
            yield f"{key}: {text}"
    yield from texts_of_steps(game, language)
    yield from template(game, language)
    yield from mistakes(game, language)
    yield from clauses(game, language)
    yield from lesson(game, language)


def clauses(game: Game[State], language: str) -> Iterator[str]:
    for clause in register(game).clauses:
        yield f"{clause.id}: {clause.text[language]}"
        if clause.ruling:
            yield f"{clause.id} ruling: {clause.ruling_text[language]}"


def template(game: Game[State], language: str) -> Iterator[str]:
    """The comments of the data file, each of them in both languages."""
    text = (files(game.package) / "data.toml").read_text("utf-8")
    for comment in re.findall(r"^(?:#.*\n)+", text, re.MULTILINE):
        told = comment.split("\n#\n")[LANGUAGES.index(language)]
        yield "data file: " + " ".join(line.removeprefix("#").strip() for line in told.splitlines())


def lesson(game: Game[State], language: str) -> Iterator[str]:
    script = tomllib.loads((files(game.package) / "tutorial.toml").read_text("utf-8"))
    for key, text in (("title", script["title"]), ("closing", script["closing"])):
        yield f"lesson {key}: {text[language]}"
    for number, step in enumerate(script["steps"], 1):
        yield f"lesson {number}: {step['text'][language]}"
        yield f"lesson {number} praise: {step['praise'][language]}"
