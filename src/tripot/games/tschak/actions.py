"""The one action of Tschak!: field cards.  Its int is the set of the cards itself."""

from itertools import combinations

from tripot.core.actions import Coded, Names, Vocabulary, Words, read_words
from tripot.core.errors import BadNotation
from tripot.core.events import Cards
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import TEAM, type_of

ADVENTURERS = "adventurers"  # the words for all that lie in the box, each with the set of one of them


class Field(Coded):
    shift = 44  # above all cards
    cards: Cards

    def __str__(self) -> str:
        return " ".join([self.word(), *self.cards])

    @classmethod
    def read(cls, words: list[str], names: Names) -> "Field":
        """In any order; no card may be named twice, since a team never has two of a type."""
        text = " ".join([cls.word(), *words])
        units = names[ADVENTURERS].numbers
        cards = read_words(words, list(units))
        if not 1 <= len(cards) <= TEAM or len(set(cards)) < len(cards):
            raise BadNotation(text=text, allowed=[f"field + 1..{TEAM} cards"])
        return cls.decode(sum([units[key] for key in cards]), names)

    @classmethod
    def decode(cls, code: int, names: Names) -> "Field":
        return cls(code, tuple([key for key, unit in names[ADVENTURERS].numbers.items() if code & unit]))

    @classmethod
    def codes(cls, seats: int, names: Names) -> list[int]:
        """Every set of one to three cards of different types."""
        units = names[ADVENTURERS].words
        sets = [chosen for number in range(1, TEAM + 1) for chosen in combinations(units, number)]
        return [sum(chosen) for chosen in sets if len({int(type_of(unit)) for unit in chosen}) == len(chosen)]


def vocabulary(box: Box) -> Vocabulary:
    deck = box.adventurer
    there = [kind for kind in range(len(deck.names)) if deck.count(deck.whole, kind)]
    return Vocabulary(Field, names={ADVENTURERS: Words({deck.names[kind]: deck.one(kind) for kind in there})})
