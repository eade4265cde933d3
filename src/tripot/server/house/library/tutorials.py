"""Lessons: a game's `tutorial.toml`, played on the real engine.

The file has a position, and for each guided decision what to learn from it, the answer, and some praise.  All else,
from the view to what the others do, is the engine's: whoever is not told what to answer plays as the greedy bot.
"""

from collections import deque
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from tripot.bots import bot as find_bot
from tripot.core.match import Match
from tripot.core.registry import game as find_game
from tripot.server.errors import NoTutorial
from tripot.server.protocol.books import Tutorial, TutorialStep
from tripot.server.telling.teller import Heard, Teller, Views
from tripot.text import LANGUAGES

FILE = "tutorial.toml"
OTHERS = "greedy"
Text = dict[str, str]  # by language


class ScriptStep(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text
    answer: str  # in notation
    praise: Text
    others: list[tuple[int, str]] = []  # seat and notation, in order, until the learner is asked again


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """What a `tutorial.toml` holds."""

    seat: int
    seed: int
    names: list[str]  # by seat; the learner's is empty
    title: Text
    closing: Text
    steps: Annotated[list[ScriptStep], Meta(min_length=5, max_length=10)]
    position: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        texts = [self.title, self.closing, *(text for step in self.steps for text in (step.text, step.praise))]
        if any(sorted(text) != sorted(LANGUAGES) for text in texts):
            raise ValueError(f"a text has to be in each of {', '.join(LANGUAGES)}")


@lru_cache
def encoded_tutorial(key: str, language: str) -> bytes:
    return msgspec.json.encode(tutorial(key, read_script(key), language))


def read_script(key: str) -> Script:
    """The game's script, or NoTutorial."""
    file = files(find_game(key).package) / FILE
    if not file.is_file():
        raise NoTutorial(game=key)
    return msgspec.toml.decode(file.read_bytes(), type=Script)


def tutorial(key: str, script: Script, language: str) -> Tutorial:
    """The lesson in one language; TripotError or ValueError if the script does not fit the rules."""
    position = {"game": key, "seats": len(script.names)} | script.position
    lesson = Lesson(script, Match.from_position(position, script.seed), language)
    lesson.let_others_play(deque())
    return Tutorial(
        game=key,
        title=script.title[language],
        names=script.names,
        seat=script.seat,
        steps=[lesson.take(step) for step in script.steps],
        closing=script.closing[language],
    )


class Lesson:
    def __init__(self, script: Script, match: Match, language: str) -> None:
        self.seat = script.seat
        self.seed = script.seed
        self.match = match
        match.watch()
        self.language = language
        self.teller = Teller(match.game, tuple(script.names), script.seat, language, marked=True)

    def take(self, step: ScriptStep) -> TutorialStep:
        match = self.match
        views = Views()
        before = self.teller.moment(match, views.whole(match, self.seat), Heard(()), question=0)
        assert before.question is not None
        start, number = len(match.journal.entries), len(match.decisions)
        match.submit(self.seat, step.answer)
        self.let_others_play(deque(step.others))
        heard = Heard(match.events(self.seat, start), match.moments(self.seat, start))
        after = self.teller.moment(match, views.renewed(match, self.seat), heard)
        return TutorialStep(
            text=step.text[self.language],
            view=before.view,
            prompt=before.question.prompt,
            legal=before.question.legal,
            answer=match.decisions[number][1],
            praise=step.praise[self.language],
            events=after.events,
            after=after.view,
        )

    def let_others_play(self, told: deque[tuple[int, str]]) -> None:
        """Until the learner is asked, or nobody is any more."""
        match = self.match
        while match.waiting and self.seat not in match.waiting:
            seat = told[0][0] if told and told[0][0] in match.waiting else match.waiting[0]
            if told and told[0][0] == seat:
                match.submit(*told.popleft())
            else:
                choice = find_bot(OTHERS).choose(match.game, match.state, seat, self.seed + len(match.decisions))
                match.submit(seat, choice.action)
        if told:
            raise ValueError(f"seat {told[0][0]} is not asked: {told[0][1]}")
