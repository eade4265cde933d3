"""Tschak!, by Dominique Ehrhard: teams of adventurers for four dungeons, chosen in secret, with hands that pass on."""

from tripot.core.actions import Action
from tripot.core.chance import Chance
from tripot.core.document import Document
from tripot.core.game import Game, Option, Options
from tripot.core.judge import Judge
from tripot.core.printed import PrintedCard
from tripot.core.view import View
from tripot.games.tschak.actions import all_codes, decode, parse
from tripot.games.tschak.judging import TschakJudge
from tripot.games.tschak.observing import TschakObserver
from tripot.games.tschak.position import read, write
from tripot.games.tschak.printed import printed_cards
from tripot.games.tschak.rules import Tschak
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

    def blank(self, seats: int, options: Options) -> Tschak:
        state = Tschak(seats)
        state.memory_shown = options["memory"] == "shown"
        return state

    def decode(self, code: int) -> Action:
        return decode(code)

    def parse(self, text: str) -> Action:
        return parse(text)

    def codes(self, seats: int) -> list[int]:
        return all_codes()

    def view(self, state: Tschak, seat: int | None) -> View:
        return view(state, seat)

    def judge(self) -> Judge:
        return TschakJudge()

    def observer(self, seats: int) -> TschakObserver:
        return TschakObserver(seats)

    def cards(self) -> tuple[PrintedCard, ...]:
        return printed_cards()

    def write(self, state: Tschak) -> dict[str, object]:
        return write(state)

    def read(self, document: Document, state: Tschak, chance: Chance) -> Tschak:
        return read(document, state, chance)


GAME = TschakGame()
