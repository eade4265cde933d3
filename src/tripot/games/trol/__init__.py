"""Trôl, by Christophe Lauras: hunts by day and night, with sneaks, dice, and a dog that steals the first portion."""

from collections.abc import Mapping

from tripot.core.actions import Action
from tripot.core.chance import Chance
from tripot.core.datafile import hash_of, shipped
from tripot.core.document import Document
from tripot.core.errors import BadOption
from tripot.core.game import Game, Option, Options
from tripot.core.judge import Judge
from tripot.core.printed import PrintedCard
from tripot.core.view import View
from tripot.games.trol.actions import all_codes, decode, parse
from tripot.games.trol.data import Data
from tripot.games.trol.judging import TrolJudge
from tripot.games.trol.observing import TrolObserver
from tripot.games.trol.position import read, write
from tripot.games.trol.printed import printed_cards
from tripot.games.trol.rules import Trol
from tripot.games.trol.view import view

STARTS = ("day", "night")


class TrolGame(Game[Trol]):
    key = "trol"
    title = "Trôl"
    authors = ("Christophe Lauras",)
    publisher = "Sweet November"
    minutes = 30
    rules = "1"
    seats = (2, 3, 4, 5)
    options = (
        Option("start", ("random", *STARTS), "random"),
        Option("first", (), None),
        Option("night_memory", ("hidden", "shown"), "hidden"),
        Option("teams", (False, True), False),
        Option("points", (False, True), False),
    )
    measures = ("failed", "succeeded", "exploded", "hunters", "food", "masks", "trophies", "ties", "ran-out")
    package = __name__

    def __init__(self, document: object = None) -> None:
        self.data = Data(shipped(__name__) if document is None else document)
        self.data_hash = None if document is None else hash_of(document)

    def with_data(self, document: object) -> "TrolGame":
        return TrolGame(document)

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

    def blank(self, seats: int, options: Options) -> Trol:
        state = Trol(seats, self.data.bestiary)
        state.start = STARTS.index(str(options["start"])) if options["start"] in STARTS else -1
        first = options["first"]
        state.first = first if isinstance(first, int) else -1
        state.night_memory = options["night_memory"] == "shown"
        state.teams = bool(options["teams"])
        state.points = bool(options["points"])
        return state

    def decode(self, code: int) -> Action:
        return decode(code)

    def parse(self, text: str) -> Action:
        return parse(text)

    def codes(self, seats: int) -> list[int]:
        return all_codes(4 if seats == 2 else seats)

    def view(self, state: Trol, seat: int | None) -> View:
        return view(state, seat)

    def judge(self) -> Judge:
        return TrolJudge()

    def observer(self, seats: int) -> TrolObserver:
        return TrolObserver(seats)

    def cards(self) -> tuple[PrintedCard, ...]:
        return printed_cards(self.data.bestiary)

    def write(self, state: Trol) -> dict[str, object]:
        return write(state)

    def read(self, document: Document, state: Trol, chance: Chance) -> Trol:
        return read(document, state, chance)


GAME = TrolGame()
