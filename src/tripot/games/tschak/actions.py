"""The one action of Tschak!: field cards.  Its int is the set of the cards itself."""

from dataclasses import dataclass
from itertools import combinations

from tripot.core.actions import Action, read_word, read_words
from tripot.core.errors import BadNotation
from tripot.core.events import Cards
from tripot.games.tschak.cards import ADVENTURERS, TEAM, type_of
from tripot.games.tschak.cardsets import adventurer_keys, unit_of


@dataclass(frozen=True)
class Field(Action):
    cards: Cards

    @property
    def code(self) -> int:
        return sum(int(unit_of(ADVENTURERS.index(key))) for key in self.cards)

    def __str__(self) -> str:
        return " ".join(("field", *self.cards))


def decode(action: int) -> Action:
    return Field(adventurer_keys(action))


def parse(text: str) -> Action:
    """Cards in any order; no card may be named twice, since a team never has two of a type."""
    words = text.split()
    read_word(words, ["field"])
    cards = read_words(words, ADVENTURERS)
    if not 1 <= len(cards) <= TEAM or len(set(cards)) < len(cards):
        raise BadNotation(text=text, allowed=[f"field + 1..{TEAM} cards"])
    return Field(tuple(sorted(cards, key=ADVENTURERS.index)))


def all_codes() -> list[int]:
    """Every set of one to three cards of different types."""
    units = [int(unit_of(kind)) for kind in range(len(ADVENTURERS))]
    sets = [chosen for number in range(1, TEAM + 1) for chosen in combinations(units, number)]
    return [sum(chosen) for chosen in sets if len({int(type_of(unit)) for unit in chosen}) == len(chosen)]
