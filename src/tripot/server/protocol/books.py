"""What a game is, for people who look it up: its cards, its words, its rules; and a lesson."""

from msgspec import Struct

from tripot.server.protocol.news import Json, Told

Fact = bool | int | str | list[int | str]


class CardInfo(Struct, frozen=True):
    """A card, or whatever else views and events name by key: an upgrade, a prey, a hero."""

    key: str
    name: str
    text: str  # empty for a card that has only a name
    group: str  # the game's own word; empty where it has none
    copies: int | None  # none where there is no fixed number
    facts: dict[str, Fact]  # the printed figures


class PhaseInfo(Struct, frozen=True):
    """A phase in which somebody is asked."""

    key: str
    name: str
    help: str
    clauses: list[str]  # ids of those at hand


class Clause(Struct, frozen=True):
    id: str
    text: str
    ruling: bool  # does this project settle a part of it?
    ruling_text: str  # that part; empty without a ruling
    source: list[str]


class Chapter(Struct, frozen=True):
    title: str
    clauses: list[Clause]


class Book(Struct, frozen=True):
    """Everything about a game that is the same at every table with its data file, in one language."""

    game: str
    language: str
    title: str
    tagline: str
    authors: list[str]
    publisher: str
    minutes: int
    kit: str | None  # the address of the module that shows the game, where its package brings one
    cards: list[CardInfo]
    words: dict[str, str]  # names of factions, steps and the like, by their message id
    phases: list[PhaseInfo]
    chapters: list[Chapter]


class TutorialStep(Struct, frozen=True):
    """One guided decision."""

    text: str  # what to learn here
    view: Json  # all of it, as the learner's seat sees it
    prompt: str
    legal: list[Told]
    answer: str  # the notation of the guided choice
    praise: str  # after it
    events: list[Told]  # what happened then, until the learner is asked again; each with its change of the view
    after: Json  # the fields of the view that have changed by then


class Tutorial(Struct, frozen=True):
    """A prepared position and a few guided decisions, in one language."""

    game: str
    title: str
    names: list[str]
    seat: int  # the learner's
    steps: list[TutorialStep]
    closing: str
