"""The register of a game's rules: its clauses by chapter, in both languages, with this project's rulings marked."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tripot.core.errors import BadInput
from tripot.core.game import Game
from tripot.core.state import State
from tripot.text.languages import LANGUAGES


class UnknownClause(BadInput):
    """game, clause, known"""


@dataclass(frozen=True)
class Chapter:
    key: str
    number: int
    title: Mapping[str, str]  # by language


@dataclass(frozen=True)
class Clause:
    id: str
    chapter: str
    phases: tuple[str, ...]  # where in the game a player wants to read it
    text: Mapping[str, str]  # by language
    ruling: bool  # does this project settle a part of it?
    ruling_text: Mapping[str, str]  # that part by language; empty without a ruling
    source: tuple[str, ...]


@dataclass(frozen=True)
class Register:
    game: str
    rules: str  # the version of the rules
    chapters: tuple[Chapter, ...]
    clauses: tuple[Clause, ...]

    def clause(self, wanted: str) -> Clause:
        """The clause of this id, or UnknownClause."""
        for clause in self.clauses:
            if clause.id == wanted:
                return clause
        raise UnknownClause(game=self.game, clause=wanted, known=[clause.id for clause in self.clauses])

    def clauses_at(self, phase: str) -> tuple[Clause, ...]:
        """What the rules say about the choice of a phase."""
        return tuple(clause for clause in self.clauses if phase in clause.phases)

    def clauses_of(self, chapter: str) -> tuple[Clause, ...]:
        return tuple(clause for clause in self.clauses if clause.chapter == chapter)


def register(game: Game[State]) -> Register:
    return read(game.package)


@cache
def read(package: str) -> Register:
    document = tomllib.loads(files(package).joinpath("rules.toml").read_text("utf-8"))
    return Register(
        game=document["game"],
        rules=document["rules"],
        chapters=tuple(chapter(entry) for entry in document["chapter"]),
        clauses=tuple(clause(entry) for entry in document["clause"]),
    )


def chapter(entry: dict[str, Any]) -> Chapter:
    return Chapter(entry["key"], entry["number"], {language: entry[language] for language in LANGUAGES})


def clause(entry: dict[str, Any]) -> Clause:
    return Clause(
        id=entry["id"],
        chapter=entry["chapter"],
        phases=tuple(entry.get("phases", ())),
        text={language: entry[language] for language in LANGUAGES},
        ruling=entry["ruling"],
        ruling_text={language: entry[f"ruling_{language}"] for language in LANGUAGES} if entry["ruling"] else {},
        source=tuple(entry["source"]),
    )
