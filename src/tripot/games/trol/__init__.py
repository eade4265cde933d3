"""Trôl, by Christophe Lauras: hunts by day and night, with sneaks, dice, and a dog that steals the first portion."""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from tripot.core.datafile import hash_of, shipped
from tripot.core.document import Document
from tripot.core.errors import BadOption
from tripot.core.game import Game, Option, Options
from tripot.core.judge import Judge
from tripot.core.printed import PrintedCard
from tripot.core.rng import Rng
from tripot.core.view import View
from tripot.games.trol import codes
from tripot.games.trol.actions import VOCABULARY
from tripot.games.trol.data import Data
from tripot.games.trol.judging import TrolJudge, portion_doubled
from tripot.games.trol.observing import TrolObserver
from tripot.games.trol.phases import COOKING
from tripot.games.trol.position import read, write
from tripot.games.trol.printed import printed_cards
from tripot.games.trol.rules import Trol
from tripot.games.trol.using import TrolUsage
from tripot.games.trol.view import TrolView, view

STARTS = ("day", "night")


class TrolGame(Game[Trol]):
    key = "trol"
    title = "Trôl"
    authors = ("Christophe Lauras",)
    publisher = "Sweet November"
    minutes = 30
    rules = "2"
    former_rules = ("1",)
    former_files: ClassVar[Mapping[str, str]] = {"1": "data-1.toml"}
    seats = (2, 3, 4, 5)
    options = (
        Option("start", ("random", *STARTS), "random"),
        Option("first", (), None),
        Option("night_memory", ("hidden", "shown"), "hidden"),
        Option("teams", (False, True), False),
        Option("points", (False, True), False),
    )
    measures = (
        "failed",
        "succeeded",
        "exploded",
        "hunters",
        "food",
        "masks",
        "trophies",
        "ties",
        "reshuffled",
        "ran-out",
    )
    package = __name__
    vocabulary = VOCABULARY

    def __init__(self, document: object, data_hash: str | None) -> None:
        self.data = Data(document)
        self.data_hash = data_hash

    def with_data(self, document: object) -> "TrolGame":
        return TrolGame(document, hash_of(document))

    def under(self, rules: str) -> "TrolGame":
        return self.former if rules == "1" else self

    @cached_property
    def former(self) -> "TrolGame":
        """With the prey of the first rules, of which the small ones were easier."""
        return TrolGame(shipped(__name__, self.file_of("1")), None)

    def names(self, language: str) -> Mapping[str, str]:
        return self.data.names[language]

    def check_options(self, given: Mapping[str, object], seats: int) -> Options:
        """Teams are for four players (TRL-7.4), points for two or for teams (TRL-7.5)."""
        options = super().check_options(given, seats)
        if options["teams"] and seats != 4:
            raise BadOption(option="teams", value=True, allowed=[False])
        if options["points"] and not (options["teams"] or seats == 2):
            raise BadOption(option="points", value=True, allowed=[False])
        return options

    def scores_add_up(self, options: Options) -> bool:
        """Points are for several games: whoever plays again adds them up (TRL-7.5)."""
        return bool(options["points"])

    def blank(self, seats: int, options: Options) -> Trol:
        state = Trol(seats, self.data.bestiary)
        state.start = STARTS.index(str(options["start"])) if options["start"] in STARTS else -1
        first = options["first"]
        state.first = first if isinstance(first, int) else -1
        state.night_memory = options["night_memory"] == "shown"
        state.teams = bool(options["teams"])
        state.points = bool(options["points"])
        return state

    def view(self, state: Trol, seat: int | None) -> View:
        return view(state, seat)

    def judge(self) -> Judge:
        return TrolJudge()

    def observer(self, seats: int) -> TrolObserver:
        return TrolObserver(seats)

    def promises(self, state: Trol, seat: int, action: int) -> Mapping[str, int]:
        """The `food` that a cook's choice brings."""
        return {"food": int(portion_doubled(state, action))} if state.phase == COOKING else {}

    def place_card(self, view: View, action: int) -> str:
        """The prey of a hunt."""
        assert isinstance(view, TrolView)
        return view.lines[codes.place_of(action)].prey if codes.verb_of(action) in (codes.ASSIGN, codes.TRIGGER) else ""

    def usage(self, state: Trol) -> TrolUsage:
        return TrolUsage(state)

    def cards(self) -> tuple[PrintedCard, ...]:
        return printed_cards(self.data.bestiary)

    def write(self, state: Trol) -> dict[str, object]:
        return write(state)

    def read(self, document: Document, state: Trol, rng: Rng) -> Trol:
        return read(document, state, rng)


GAME = TrolGame(shipped(__name__), None)
