"""What a table or a player has, declared once: from that a position is written and read, and a view is filled.

    PLAYER = Fields(hand=Zone(EQUIPMENT, OWN), aare=Count(0, 10_000))

    PLAYER.write(player)                      {"hand": ["ration"], "aare": 3}
    PLAYER.read(document, player, stocks)     the other way round; what is left out is empty, or the lowest number

A field is an attribute of a state's class.  Where its default or its bounds depend on something else, the game reads
it by hand.  Games that are not compiled go further: see `tripot.core.declared`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from tripot.core.decks import Deck
from tripot.core.document import MOST_IN_ZONE, Document, Stock
from tripot.core.state import State
from tripot.core.view import seats_of

Stocks = Mapping[Deck, Stock]

# Who may see a field.
ALL = "all"
OWN = "own"  # the player it belongs to
NOBODY = "nobody"
ANSWER = "answer"  # that player, while it lies face down; at other times there is nothing to see


class Field(ABC):
    """How a number is written as JSON and read again."""

    start: int = 0  # what it is before the set-up

    def __init__(self, seen: str = ALL) -> None:
        self.seen = seen

    @abstractmethod
    def write(self, value: int) -> object: ...

    @abstractmethod
    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int: ...

    def show(self, value: int, is_seen: bool) -> object:
        """What a view has: nothing but None where it may not be seen."""
        return self.write(value) if is_seen else None


class Count(Field):
    def __init__(self, low: int, high: int, seen: str = ALL) -> None:
        super().__init__(seen)
        self.low = self.start = low
        self.high = high

    def write(self, value: int) -> object:
        return value

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        return document.integer(key, self.low, self.low, self.high)


class Flag(Count):
    """0 or 1, for an attribute that is true or false."""

    def __init__(self, seen: str = ALL) -> None:
        super().__init__(0, 1, seen)

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        return bool(super().read(document, key, holder, stocks))


class Word(Field):
    """A number by its word, the first one where a position leaves it out."""

    def __init__(self, words: Sequence[str], seen: str = ALL) -> None:
        super().__init__(seen)
        self.words = words

    def write(self, value: int) -> object:
        return self.words[value]

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        return self.words.index(document.word(key, self.words, self.words[0]))


class Seats(Field):
    """A bit for each seat, of a table."""

    def write(self, value: int) -> object:
        return list(seats_of(value))

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        assert isinstance(holder, State)
        return document.seats(key, holder.seats)


class Zone(Field):
    """A pile of cards."""

    def __init__(self, deck: Deck, seen: str = ALL, most: int = MOST_IN_ZONE) -> None:
        super().__init__(seen)
        self.deck = deck
        self.most = most

    def write(self, value: int) -> object:
        return list(self.deck.keys(value))

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        return stocks[self.deck].take(document, key, self.most)

    def show(self, value: int, is_seen: bool) -> object:
        return self.deck.keys(value) if is_seen else ()


class Rest(Zone):
    """A draw pile: the cards that lie nowhere else."""

    def __init__(self, deck: Deck, seen: str = NOBODY) -> None:
        super().__init__(deck, seen)
        self.start = deck.whole

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        return stocks[self.deck].rest(document, key)


class Fields:
    def __init__(self, **fields: Field) -> None:
        self.fields = fields

    def write(self, holder: object) -> dict[str, object]:
        return {name: field.write(int(getattr(holder, name))) for name, field in self.fields.items()}

    def read(self, document: Document, holder: object, stocks: Stocks) -> None:
        """Draw piles come last: they have what lies nowhere else."""
        for name, field in sorted(self.fields.items(), key=lambda item: isinstance(item[1], Rest)):
            setattr(holder, name, field.read(document, name, holder, stocks))


def stocks_of(*decks: Deck) -> dict[Deck, Stock]:
    return {deck: Stock(deck) for deck in decks}
