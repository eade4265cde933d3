"""Trieste, by Matthew Ma: the Watch hunts, the Merchant hoards, the Thief makes a name."""

from collections.abc import Mapping
from functools import cached_property
from itertools import permutations
from typing import ClassVar

from tripot.core.datafile import hash_of, shipped
from tripot.core.document import Document
from tripot.core.game import Game, Option, Options
from tripot.core.judge import Judge
from tripot.core.printed import PrintedCard
from tripot.core.rng import Rng
from tripot.core.view import View
from tripot.core.wording import Phrase
from tripot.games.trieste.bots.judging import TriesteJudge
from tripot.games.trieste.bots.taste import decent, sharp
from tripot.games.trieste.cards.components import FACTIONS
from tripot.games.trieste.cards.data import Data
from tripot.games.trieste.cards.printed import printed_cards
from tripot.games.trieste.documents.actions import vocabulary_of
from tripot.games.trieste.documents.observing import TriesteObserver
from tripot.games.trieste.documents.position import read, write
from tripot.games.trieste.documents.using import TriesteUsage
from tripot.games.trieste.documents.view import view
from tripot.games.trieste.rules import Trieste

RANDOM = "random"
PLAIN = "plain"
SEEN = "seen"
SEATINGS = tuple("-".join(order) for order in permutations(FACTIONS))


class TriesteGame(Game[Trieste]):
    key = "trieste"
    title = "Trieste"
    authors = ("Matthew Ma",)
    publisher = "Victory Point Games"
    minutes = 30
    rules = "3"
    former_rules = ("1", "2")
    former_files: ClassVar[Mapping[str, str]] = {"1": "data-2.toml", "2": "data-2.toml"}
    seats = (3,)
    options = (
        Option("factions", (RANDOM, *SEATINGS), RANDOM),
        Option("heroes", (False, True), False),
        Option("backs", (PLAIN, SEEN), PLAIN),
    )
    measures = ("watch-won", "merchant-won", "thief-won", "captures", "escapes", "unpaid", "taken")
    package = __name__

    def __init__(self, document: object, own: bool = False) -> None:
        """With cards that the game ships, or `own` ones that somebody brings."""
        self.data = Data(document)
        self.data_hash = hash_of(document) if own else None
        self.vocabulary = vocabulary_of(self.data.book)

    def with_data(self, document: object) -> "TriesteGame":
        return TriesteGame(document, own=True)

    def under(self, rules: str) -> "TriesteGame":
        return self.former if rules in self.former_rules else self

    @cached_property
    def former(self) -> "TriesteGame":
        """With the first edition of the cards, which the first rules and the second had."""
        return TriesteGame(shipped(__name__, self.file_of("2")))

    def names(self, language: str) -> Mapping[str, str]:
        return self.data.names[language]

    def wording(self, key: str) -> tuple[Phrase, ...]:
        return self.data.texts.get(key, ())

    def roles(self, state: Trieste) -> tuple[str, ...]:
        return tuple(FACTIONS[state.faction_of(seat)] for seat in range(3))

    def blank(self, seats: int, options: Options) -> Trieste:
        state = Trieste(self.data.book)
        order = str(options["factions"]).split("-")
        if options["factions"] != RANDOM:
            state.seating = sum(FACTIONS.index(faction) << 2 * seat for seat, faction in enumerate(order))
        state.heroes = bool(options["heroes"])
        state.backs = options["backs"] == SEEN
        return state

    def judge(self) -> Judge:
        return TriesteJudge(self.data.book, decent())

    def sharp_judge(self) -> Judge:
        return TriesteJudge(self.data.book, sharp())

    def observer(self, seats: int) -> TriesteObserver:
        return TriesteObserver(self.data.book)

    def view(self, state: Trieste, seat: int | None) -> View:
        return view(state, seat)

    def usage(self, state: Trieste) -> TriesteUsage:
        return TriesteUsage(state)

    def cards(self) -> tuple[PrintedCard, ...]:
        return printed_cards(self.data.book)

    def write(self, state: Trieste) -> dict[str, object]:
        return write(state)

    def read(self, document: Document, state: Trieste, rng: Rng) -> Trieste:
        return read(document, state, rng)


GAME = TriesteGame(shipped(__name__))
