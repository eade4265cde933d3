"""Trök, by Bruno Cathala and Serge Laget: offers, a chain of trades, and combinations of equipment."""

from collections.abc import Mapping

from tripot.core.actions import Action
from tripot.core.chance import Chance
from tripot.core.document import Document
from tripot.core.game import Game, Option, Options
from tripot.core.judge import Judge
from tripot.core.printed import PrintedCard
from tripot.core.view import View
from tripot.games.trok.actions import all_codes, decode, parse
from tripot.games.trok.judging import TrokJudge
from tripot.games.trok.observing import TrokObserver
from tripot.games.trok.position import read, write
from tripot.games.trok.printed import printed_cards
from tripot.games.trok.promising import promises
from tripot.games.trok.rules import Trok
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

    def blank(self, seats: int, options: Options) -> Trok:
        state = Trok(seats)
        state.open_aare = bool(options["open_aare"])
        state.memory_shown = options["memory"] == "shown"
        youngest = options["youngest"]
        state.youngest = youngest if isinstance(youngest, int) else -1
        return state

    def decode(self, code: int) -> Action:
        return decode(code)

    def parse(self, text: str) -> Action:
        return parse(text)

    def codes(self, seats: int) -> list[int]:
        return all_codes(seats)

    def view(self, state: Trok, seat: int | None) -> View:
        return view(state, seat)

    def judge(self) -> Judge:
        return TrokJudge()

    def observer(self, seats: int) -> TrokObserver:
        return TrokObserver(seats)

    def promises(self, state: Trok, seat: int, action: int) -> Mapping[str, int]:
        return promises(state, seat, action)

    def cards(self) -> tuple[PrintedCard, ...]:
        return printed_cards()

    def write(self, state: Trok) -> dict[str, object]:
        return write(state)

    def read(self, document: Document, state: Trok, chance: Chance) -> Trok:
        return read(document, state, chance)


GAME = TrokGame()
