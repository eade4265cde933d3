"""The actions of Trieste.  Cards are keys of the data file, so a vocabulary belongs to a book."""

from collections.abc import Iterable, Sequence
from typing import Annotated

from tripot.core.actions import Bits, Coded, FieldCodec, Names, Vocabulary, Words, read_word, read_words
from tripot.core.bounds import MOST_OPTIONS
from tripot.core.errors import BadNotation
from tripot.core.events import Card, Cards, Word
from tripot.core.notation import Number, OneOf
from tripot.games.trieste.cards.book import CardBook
from tripot.games.trieste.cards.components import COPIES, DEAREST, FACTIONS, HERO, LAYABLE, SPECIAL, TREASURES
from tripot.games.trieste.cards.steps import DECKS
from tripot.games.trieste.state.purses import coin, packed, unpacked, worth
from tripot.games.trieste.state.telling import coin_keys


class Coins(FieldCodec):
    """Treasures in any order."""

    def read(self, words: list[str], names: Names) -> object:
        purse = 0
        for word in [read_word(words, TREASURES), *read_words(words, TREASURES)]:
            purse += int(coin(TREASURES.index(word)))
        keys = coin_keys(purse)
        if any(keys.count(name) > copies for name, copies in zip(TREASURES, COPIES, strict=True)):
            raise BadNotation(text=" ".join(keys), allowed=list(TREASURES))
        return keys

    def words(self, value: object) -> Sequence[str]:
        assert isinstance(value, tuple)
        return value

    def pack(self, value: object, names: Names) -> int:
        return int(packed(sum([int(coin(TREASURES.index(key))) for key in self.words(value)])))

    def unpack(self, code: int, names: Names) -> object:
        return coin_keys(int(unpacked(code & 0xFFFF)))

    def codes(self, seats: int, names: Names) -> Iterable[int]:
        """Every purse that can ever be paid: at most three over the dearest bill."""
        most = DEAREST + 3
        purses = [
            int(coppers + silvers * coin(1) + golds * coin(2) + diamonds * coin(3))
            for diamonds in range(2)
            for golds in range(5)
            for silvers in range(8)
            for coppers in range(most + 1)
        ]
        return [int(packed(purse)) for purse in purses if 0 < worth(purse) <= most]

    def layout(self, name: str) -> Sequence[Bits]:
        return [Bits(name, 0, 16)]


class Move(Coded):
    shift = 16


class Reveal(Move, verb=2):
    """Show the own hero now."""


class Wait(Move, verb=3):
    """Show the own hero later."""


class Pass(Move, verb=9):
    """Do not react, or take no more of what may be taken."""


class Agree(Move, verb=14):
    """Pay what a card asks."""


class Refuse(Move, verb=15):
    """Do not pay."""


class Done(Move, verb=17):
    """Buy nothing, or no more."""


class Hero(Move, verb=1):
    card: Annotated[Card, OneOf("heroes", bits=16)]


class Lay(Move, verb=5):
    card: Annotated[Card, OneOf("to-lay", bits=16)]


class React(Move, verb=8):
    card: Annotated[Card, OneOf("specials", bits=16)]


class Name(Move, verb=12):
    card: Annotated[Card, OneOf("cards", bits=16)]


class Choose(Move, verb=13):
    card: Annotated[Card, OneOf("cards-and-treasures", bits=16)]


class Buy(Move, verb=16):
    card: Annotated[Card, OneOf("characters", bits=16)]


class LayNothing(Move, verb=6):
    @classmethod
    def word(cls) -> str:
        return "lay none"


class Draw(Move, verb=4):
    deck: Annotated[Word, OneOf(DECKS)]


class Pay(Move, verb=7):
    cards: Annotated[Cards, Coins()]


class Option(Move, verb=10):
    is_open = True
    option: Annotated[int, "choice", Number(MOST_OPTIONS, bits=16, first=1)]  # from 1


class Pick(Move, verb=11):
    is_open = True
    faction: Annotated[Word, OneOf(FACTIONS)]


def vocabulary_of(book: CardBook) -> Vocabulary:
    """The actions that a book makes possible."""
    kinds = range(len(TREASURES), len(book.names))
    cards = [kind for kind in kinds if book.type[kind] != HERO]
    specials = [kind for kind in cards if book.type[kind] == SPECIAL]
    lists = {
        "heroes": [kind for kind in kinds if book.type[kind] == HERO],
        "to-lay": [*range(LAYABLE), *(kind for kind in cards if kind not in specials)],
        "specials": specials,
        "cards": cards,
        "cards-and-treasures": [*range(len(TREASURES)), *cards],
        "characters": [kind for kind in cards if book.is_character(kind) and book.level[kind]],
    }
    names = {key: Words({book.names[kind]: kind for kind in found}) for key, found in lists.items()}
    plain = (Reveal, Wait, Pass, Agree, Refuse, Done)
    return Vocabulary(*plain, Hero, Lay, LayNothing, React, Name, Choose, Buy, Draw, Pay, Option, Pick, names=names)
