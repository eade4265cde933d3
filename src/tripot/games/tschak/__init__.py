"""Tschak!, by Dominique Ehrhard: teams of adventurers for four dungeons, chosen in secret, with hands that pass on."""

from collections.abc import Mapping

from tripot.core.datafile import hash_of, shipped
from tripot.core.document import Document
from tripot.core.game import Game, Option, Options
from tripot.core.judge import Judge
from tripot.core.printed import PrintedCard
from tripot.core.rng import Rng
from tripot.core.view import View
from tripot.games.tschak.actions import vocabulary
from tripot.games.tschak.data import read_box, row_key
from tripot.games.tschak.judging import TschakJudge
from tripot.games.tschak.observing import TschakObserver
from tripot.games.tschak.position import read, write
from tripot.games.tschak.printed import printed_cards
from tripot.games.tschak.rules import Tschak
from tripot.games.tschak.using import TschakUsage
from tripot.games.tschak.view import view


class TschakGame(Game[Tschak]):
    key = "tschak"
    title = "Tschak!"
    authors = ("Dominique Ehrhard",)
    publisher = "GameWorks"
    minutes = 30
    rules = "1"
    seats = (2, 3, 4)
    options = (Option("memory", ("shown", "hidden"), "shown"),)
    package = __name__

    def __init__(self, document: object = None) -> None:
        self.box = read_box(shipped(__name__) if document is None else document)
        self.vocabulary = vocabulary(self.box)
        self.data_hash = None if document is None else hash_of(document)

    def with_data(self, document: object) -> "TschakGame":
        return TschakGame(document)

    def row_key(self, part: str, row: Mapping[str, object]) -> str:
        return row_key(part, row)

    def blank(self, seats: int, options: Options) -> Tschak:
        state = Tschak(seats, self.box)
        state.memory_shown = options["memory"] == "shown"
        return state

    def view(self, state: Tschak, seat: int | None) -> View:
        return view(state, seat)

    def judge(self) -> Judge:
        return TschakJudge()

    def observer(self, seats: int) -> TschakObserver:
        return TschakObserver(seats, self.box)

    def usage(self, state: Tschak) -> TschakUsage:
        return TschakUsage(state)

    def cards(self) -> tuple[PrintedCard, ...]:
        return printed_cards(self.box)

    def write(self, state: Tschak) -> dict[str, object]:
        return write(state)

    def read(self, document: Document, state: Tschak, rng: Rng) -> Tschak:
        return read(document, state, rng)


GAME = TschakGame()
