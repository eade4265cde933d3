"""The actions of Trieste in their typed form and their notation, with the way back to both.

Cards are keys of the data file, so a notation belongs to a book.
"""

from dataclasses import dataclass, field
from typing import Annotated

from tripot.core.actions import Action, read_end, read_number, read_word, read_words
from tripot.core.bounds import MOST_OPTIONS
from tripot.core.errors import BadNotation
from tripot.core.events import Card, Cards, Word
from tripot.games.trieste import codes
from tripot.games.trieste.book import Book
from tripot.games.trieste.cards import COPIES, DEAREST, FACTIONS, HERO, LAYABLE, SPECIAL, TREASURES
from tripot.games.trieste.codes import code, coins_code, number_of, purse_of, verb_of
from tripot.games.trieste.purses import coin, worth
from tripot.games.trieste.steps import DECKS
from tripot.games.trieste.telling import coin_keys

NONE = "none"


@dataclass(frozen=True)
class Coded(Action):
    """An action that knows its int, since the number of a card depends on the book."""

    number: int = field(repr=False)

    @property
    def code(self) -> int:
        return self.number

    def to_json(self) -> dict[str, object]:
        written = super().to_json()
        del written["number"]
        return written


@dataclass(frozen=True)
class Plain(Coded):
    """An action of one word."""

    def __str__(self) -> str:
        return type(self).__name__.lower()


class Reveal(Plain):
    pass


class Wait(Plain):
    pass


class Pass(Plain):
    pass


class Agree(Plain):
    pass


class Refuse(Plain):
    pass


class Done(Plain):
    pass


@dataclass(frozen=True)
class OfCard(Coded):
    """An action about a card, a treasure or a hero."""

    card: Card

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()} {self.card}"


class Hero(OfCard):
    pass


class Lay(OfCard):
    pass


class React(OfCard):
    pass


class Name(OfCard):
    pass


class Choose(OfCard):
    pass


class Buy(OfCard):
    pass


@dataclass(frozen=True)
class LayNothing(Coded):
    def __str__(self) -> str:
        return f"lay {NONE}"


@dataclass(frozen=True)
class Draw(Coded):
    deck: Word

    def __str__(self) -> str:
        return f"draw {self.deck}"


@dataclass(frozen=True)
class Pay(Coded):
    cards: Cards

    def __str__(self) -> str:
        return " ".join(("pay", *self.cards))


@dataclass(frozen=True)
class Option(Coded):
    option: Annotated[int, "choice"]  # from 1

    def __str__(self) -> str:
        return f"option {self.option}"


@dataclass(frozen=True)
class Pick(Coded):
    faction: Word

    def __str__(self) -> str:
        return f"pick {self.faction}"


PLAIN: dict[int, type[Plain]] = {
    codes.REVEAL: Reveal,
    codes.WAIT: Wait,
    codes.PASS: Pass,
    codes.AGREE: Agree,
    codes.REFUSE: Refuse,
    codes.DONE: Done,
}
OF_CARD: dict[int, type[OfCard]] = {
    codes.CHOOSE_HERO: Hero,
    codes.LAY: Lay,
    codes.REACT: React,
    codes.NAME: Name,
    codes.CHOOSE: Choose,
    codes.BUY: Buy,
}
VERBS = {kind.__name__.lower(): verb for verb, kind in (PLAIN | OF_CARD).items()}


class Notation:
    """The actions that a book makes possible."""

    def __init__(self, book: Book) -> None:
        self.book = book
        kinds = range(len(TREASURES), len(book.names))
        self.faction_kinds = [kind for kind in kinds if book.type[kind] != HERO]
        self.specials = [kind for kind in self.faction_kinds if book.type[kind] == SPECIAL]
        self.kinds: dict[int, list[int]] = {
            codes.CHOOSE_HERO: [kind for kind in kinds if book.type[kind] == HERO],
            codes.LAY: [*range(LAYABLE), *(kind for kind in self.faction_kinds if kind not in self.specials)],
            codes.REACT: self.specials,
            codes.NAME: self.faction_kinds,
            codes.CHOOSE: [*range(len(TREASURES)), *self.faction_kinds],
            codes.BUY: [kind for kind in self.faction_kinds if book.is_character(kind) and book.level[kind]],
        }

    def decode(self, action: int) -> Action:
        verb = int(verb_of(action))
        number = int(number_of(action))
        if verb in OF_CARD:
            return OF_CARD[verb](action, self.book.names[number])
        if verb in PLAIN:
            return PLAIN[verb](action)
        if verb == codes.DRAW:
            return Draw(action, DECKS[number])
        if verb == codes.PAY:
            return Pay(action, coin_keys(int(purse_of(number))))
        if verb == codes.OPTION:
            return Option(action, number + 1)
        if verb == codes.PICK:
            return Pick(action, FACTIONS[number])
        return LayNothing(action)

    def parse(self, text: str) -> Action:
        words = text.split()
        word = read_word(words, [*VERBS, "draw", "pay", "option", "pick"])
        action = self.decode(self.read(word, words))
        read_end(words)
        return action

    def read(self, word: str, words: list[str]) -> int:
        """The int of an action whose first word has been read."""
        if word == "lay" and words == [NONE]:
            words.clear()
            return int(code(codes.LAY_NONE, 0))
        if word == "pay":
            return int(code(codes.PAY, coins_code(read_purse(words))))
        if word == "option":
            return int(code(codes.OPTION, read_number(words, range(1, MOST_OPTIONS + 1)) - 1))
        if word == "draw":
            return int(code(codes.DRAW, DECKS.index(read_word(words, DECKS))))
        if word == "pick":
            return int(code(codes.PICK, FACTIONS.index(read_word(words, FACTIONS))))
        verb = VERBS[word]
        if verb in PLAIN:
            return int(code(verb, 0))
        names = [self.book.names[kind] for kind in self.kinds[verb]]
        return int(code(verb, self.kinds[verb][names.index(read_word(words, names))]))

    def all_codes(self) -> list[int]:
        """Every action that can ever be legal, for the dense numbering."""
        found = [code(verb, kind) for verb, kinds in self.kinds.items() for kind in kinds]
        found += [code(verb, 0) for verb in (*PLAIN, codes.LAY_NONE)]
        found += [code(codes.DRAW, n) for n in range(2)]
        found += [code(codes.OPTION, n) for n in range(MOST_OPTIONS)]
        found += [code(codes.PICK, n) for n in range(3)]
        return [int(one) for one in (*found, *(code(codes.PAY, coins_code(purse)) for purse in all_payments()))]


def read_purse(words: list[str]) -> int:
    purse = 0
    for word in [read_word(words, TREASURES), *read_words(words, TREASURES)]:
        purse += int(coin(TREASURES.index(word)))
    if any(coin_keys(purse).count(name) > copies for name, copies in zip(TREASURES, COPIES, strict=True)):
        raise BadNotation(text=" ".join(coin_keys(purse)), allowed=list(TREASURES))
    return purse


def all_payments() -> list[int]:
    """Every purse that can ever be paid: at most three over the dearest bill."""
    most = DEAREST + 3
    purses = [
        int(coppers + silvers * coin(1) + golds * coin(2) + diamonds * coin(3))
        for diamonds in range(2)
        for golds in range(5)
        for silvers in range(8)
        for coppers in range(most + 1)
    ]
    return [purse for purse in purses if 0 < worth(purse) <= most]
