"""Trök, by Bruno Cathala and Serge Laget: offers, a chain of trades, and combinations of equipment."""

from collections.abc import Mapping

from tripot.core.datafile import hash_of, shipped
from tripot.core.document import Document
from tripot.core.game import Game, Option, Options
from tripot.core.judge import Judge
from tripot.core.printed import PrintedCard
from tripot.core.rng import Rng
from tripot.core.view import View
from tripot.games.trok.actions import TrokVocabulary
from tripot.games.trok.data import read_box
from tripot.games.trok.judging import TrokJudge
from tripot.games.trok.observing import TrokObserver
from tripot.games.trok.position import read, write
from tripot.games.trok.printed import figures, printed_cards
from tripot.games.trok.promising import promises
from tripot.games.trok.rules import Trok
from tripot.games.trok.using import TrokUsage
from tripot.games.trok.view import view


class TrokGame(Game[Trok]):
    key = "trok"
    title = "Trök"
    authors = ("Bruno Cathala", "Serge Laget")
    publisher = "GRRRE Games"
    minutes = 30
    rules = "1"
    seats = (2, 3, 4, 5)
    options = (
        Option("open_aare", (False, True), False),
        Option("youngest", (), None),
        Option("memory", ("shown", "hidden"), "shown"),
    )
    package = __name__

    def __init__(self, document: object = None) -> None:
        self.box = read_box(shipped(__name__) if document is None else document)
        self.vocabulary = TrokVocabulary(self.box)
        self.data_hash = None if document is None else hash_of(document)

    def with_data(self, document: object) -> "TrokGame":
        return TrokGame(document)

    def figures(self) -> Mapping[str, int | str]:
        return figures(self.box)

    def blank(self, seats: int, options: Options) -> Trok:
        state = Trok(seats, self.box)
        state.open_aare = bool(options["open_aare"])
        state.memory_shown = options["memory"] == "shown"
        youngest = options["youngest"]
        state.youngest = youngest if isinstance(youngest, int) else -1
        return state

    def view(self, state: Trok, seat: int | None) -> View:
        return view(state, seat)

    def judge(self) -> Judge:
        return TrokJudge()

    def observer(self, seats: int) -> TrokObserver:
        return TrokObserver(seats, self.box)

    def promises(self, state: Trok, seat: int, action: int) -> Mapping[str, int]:
        return promises(state, seat, action)

    def usage(self, state: Trok) -> TrokUsage:
        return TrokUsage(state)

    def cards(self) -> tuple[PrintedCard, ...]:
        return printed_cards(self.box)

    def write(self, state: Trok) -> dict[str, object]:
        return write(state)

    def read(self, document: Document, state: Trok, rng: Rng) -> Trok:
        return read(document, state, rng)


GAME = TrokGame()
