"""What a field of an action can be: one word of a list, a number, or cards."""

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement

from tripot.core.actions import Bits, FieldCodec, Names, Words, read_word, read_words
from tripot.core.decks import Deck
from tripot.core.errors import BadNotation
from tripot.core.piles import card, kind_of

WIDEST_PILE = 32  # bits of a code


class OneOf(FieldCodec):
    """A word of a list.  The list is given, or named where it depends on a data file."""

    def __init__(self, which: Sequence[str] | str, at: int = 0, bits: int = 4) -> None:
        self.which = which if isinstance(which, str) else ""
        self.fixed = Words({} if isinstance(which, str) else {word: number for number, word in enumerate(which)})
        self.at = at
        self.width = bits
        self.mask = (1 << bits) - 1

    def among(self, names: Names) -> Words:
        return names[self.which] if self.which else self.fixed

    def read(self, words: list[str], names: Names) -> object:
        return read_word(words, list(self.among(names).numbers))

    def pack(self, value: object, names: Names) -> int:
        return self.among(names).numbers[str(value)] << self.at

    def unpack(self, code: int, names: Names) -> object:
        return self.among(names).words[code >> self.at & self.mask]

    def codes(self, seats: int, names: Names) -> Iterable[int]:
        return [number << self.at for number in self.among(names).words]

    def layout(self, name: str) -> Sequence[Bits]:
        return [Bits(name, self.at, self.width)]


class OneCard(OneOf):
    """A card, which fills the lowest bits of the code as a pile of one."""

    def pack(self, value: object, names: Names) -> int:
        return int(card(super().pack(value, names)))

    def unpack(self, code: int, names: Names) -> object:
        return self.among(names).words[int(kind_of(code))]

    def codes(self, seats: int, names: Names) -> Iterable[int]:
        return [int(card(kind)) for kind in self.among(names).words]

    def layout(self, name: str) -> Sequence[Bits]:
        return [Bits(name, 0, WIDEST_PILE, hint="Pile")]


class Number(FieldCodec):
    """One of `most` numbers from `first` on; with `each`, at fewer seats only so many for each of them.

    `most` may name a list of words, where it depends on a data file.
    """

    def __init__(self, most: int | str, at: int = 0, bits: int = 4, first: int = 0, each: int = 0) -> None:
        self.most = most
        self.at = at
        self.width = bits
        self.mask = (1 << bits) - 1
        self.first = first
        self.each = each

    def among(self, names: Names) -> range:
        return range(len(names[self.most].words) if isinstance(self.most, str) else self.most)

    def read(self, words: list[str], names: Names) -> object:
        return int(read_word(words, [str(self.first + n) for n in self.among(names)]))

    def pack(self, value: object, names: Names) -> int:
        assert isinstance(value, int)
        return value - self.first << self.at

    def unpack(self, code: int, names: Names) -> object:
        return self.first + (code >> self.at & self.mask)

    def codes(self, seats: int, names: Names) -> Iterable[int]:
        numbers = range(self.each * seats) if self.each else self.among(names)
        return [number << self.at for number in numbers]

    def layout(self, name: str) -> Sequence[Bits]:
        return [Bits(name, self.at, self.width)]


class CardsOf(FieldCodec):
    """Cards in any order, put into the order of their deck; they fill the lowest bits of the code."""

    def __init__(self, deck: Deck, most: int) -> None:
        self.deck = deck
        self.most = most

    def read(self, words: list[str], names: Names) -> object:
        cards = read_words(words, self.deck.names)
        if len(cards) > self.most:
            raise BadNotation(text=" ".join(cards), allowed=[f"1..{self.most}"])
        return tuple(sorted(cards, key=self.deck.names.index))

    def words(self, value: object) -> Sequence[str]:
        assert isinstance(value, tuple)
        return value

    def pack(self, value: object, names: Names) -> int:
        assert isinstance(value, tuple)
        return self.deck.pile(value)

    def unpack(self, code: int, names: Names) -> object:
        return self.deck.keys(code & self.deck.mask)

    def codes(self, seats: int, names: Names) -> Iterable[int]:
        kinds = range(len(self.deck.names))
        piles = [cards for number in range(self.most + 1) for cards in combinations_with_replacement(kinds, number)]
        return [sum(map(self.deck.one, cards)) for cards in piles if self.deck.has(cards)]
