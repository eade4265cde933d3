"""What a table or a player has, declared once: from that a position is written and read, and a view is filled.

    PLAYER = Fields(hand=Zone(EQUIPMENT, OWN), aare=Count(0, 10_000))

    PLAYER.write(player)                      {"hand": ["ration"], "aare": 3}
    PLAYER.read(document, player, stocks)     the other way round; what is left out is empty, or the lowest number
    show(PlayerView, player, PLAYER, False)   a view for others: see `tripot.core.showing`

A field is an attribute of a state's class.  A bound or a usual value that depends on something else is a function of
the table or player; what needs more thought, the game reads by hand.  Games that are not compiled go further: see
`tripot.core.declared`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from tripot.core import events
from tripot.core.decks import Deck
from tripot.core.document import MOST_IN_ZONE, Document, Stock
from tripot.core.state import State
from tripot.core.view import seats_of

Stocks = Mapping[Deck, Stock]
Convert = Callable[..., object]
Bound: TypeAlias = int | Callable[..., int]  # a number, or a function of the table or player

# Who may see a field.
ALL = "all"
OWN = "own"  # the player it belongs to
NOBODY = "nobody"
ANSWER = "answer"  # that player, while it lies face down; at other times there is nothing to see


class PositionField(ABC):
    """How a number is written as JSON and read again."""

    start: int = 0  # what it is before the set-up
    hint: ClassVar[object] = int  # the type of what a view has
    hidden: ClassVar[object] = None  # what a view has where it may not be seen

    def __init__(self, seen: str = ALL) -> None:
        self.seen = seen

    @abstractmethod
    def write(self, value: int) -> object: ...

    @abstractmethod
    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int: ...

    def show(self, value: int) -> object:
        """What a view has where it may be seen."""
        return self.write(value)

    def conversion(self) -> Convert | None:
        """The quickest way to do what `show` does; None if there is nothing to do."""
        return self.show


class Count(PositionField):
    def __init__(self, low: Bound, high: Bound, seen: str = ALL, usual: Bound | None = None) -> None:
        super().__init__(seen)
        self.low = low
        self.high = high
        self.usual = low if usual is None else usual
        self.start = low if isinstance(low, int) else 0

    def write(self, value: int) -> object:
        return int(value)

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        usual, low, high = [bound if isinstance(bound, int) else bound(holder) for bound in self.bounds()]
        return document.integer(key, usual, low, high)

    def bounds(self) -> tuple[Bound, Bound, Bound]:
        return self.usual, self.low, self.high

    def conversion(self) -> Convert | None:
        return None


class Flag(Count):
    """0 or 1, for an attribute that is true or false."""

    hint = bool

    def __init__(self, seen: str = ALL) -> None:
        super().__init__(0, 1, seen)

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        return bool(super().read(document, key, holder, stocks))

    def conversion(self) -> Convert | None:
        return bool


class Somebody(Count):
    """A seat of a table, or -1 for nobody."""

    hint = events.Seat | None

    def __init__(self, seen: str = ALL, usual: Bound = -1) -> None:
        super().__init__(-1, lambda table: int(table.seats) - 1, seen, usual)

    def show(self, value: int) -> object:
        return None if value < 0 else value

    def conversion(self) -> Convert | None:
        return self.show


class Word(PositionField):
    """A number by its word.  A position has one of those that are `allowed`, and means the first where it has none."""

    hint = events.Word

    def __init__(self, words: Sequence[str], seen: str = ALL, allowed: Sequence[str] = ()) -> None:
        super().__init__(seen)
        self.words = words
        self.allowed = allowed or words

    def write(self, value: int) -> object:
        return self.words[value]

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        return self.words.index(document.word(key, self.allowed, self.allowed[0]))

    def conversion(self) -> Convert | None:
        return self.words.__getitem__


class Seats(PositionField):
    """A bit for each seat, of a table."""

    hint = events.Seats

    def show(self, value: int) -> object:
        return seats_of(value)

    def conversion(self) -> Convert | None:
        return seats_of

    def write(self, value: int) -> object:
        return list(seats_of(value))

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        assert isinstance(holder, State)
        return document.seats(key, holder.seats)


class Zone(PositionField):
    """A pile of cards."""

    hint = events.Cards
    hidden = ()

    def __init__(self, deck: Deck, seen: str = ALL, most: int = MOST_IN_ZONE) -> None:
        super().__init__(seen)
        self.deck = deck
        self.most = most

    def write(self, value: int) -> object:
        return list(self.deck.keys(value))

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        return stocks[self.deck].take(document, key, self.most)

    def show(self, value: int) -> object:
        return self.deck.keys(value)

    def conversion(self) -> Convert | None:
        return self.deck.keys


class Rest(Zone):
    """A draw pile: the cards that lie nowhere else."""

    def __init__(self, deck: Deck, seen: str = NOBODY) -> None:
        super().__init__(deck, seen)
        self.start = deck.whole

    def read(self, document: Document, key: str, holder: object, stocks: Stocks) -> int:
        return stocks[self.deck].rest(document, key)


class Fields:
    """Fields in the order in which they are written.  A function writes what the game reads by hand.

    At most one is the `answer` that lies face down.
    """

    def __init__(self, **fields: PositionField | Convert) -> None:
        self.fields = {name: field for name, field in fields.items() if isinstance(field, PositionField)}
        self.answer = "".join([name for name, field in self.fields.items() if field.seen == ANSWER])
        self.fillers: dict[type, Convert] = {}  # for each type of view: see `showing`
        self.writers: list[tuple[str, Convert, bool]] = [
            (name, field.write, True) if isinstance(field, PositionField) else (name, field, False)
            for name, field in fields.items()
        ]

    def write(self, holder: object, has_answered: bool = False) -> dict[str, object]:
        """As JSON; an answer only while it lies face down."""
        return {
            name: write(getattr(holder, name) if is_field else holder)
            for name, write, is_field in self.writers
            if has_answered or name != self.answer
        }

    def read(self, document: Document, holder: object, stocks: Stocks, *names: str) -> None:
        """All fields but an answer, or those that are named.  Draw piles come last: they have what is nowhere else."""
        fields = [(name, self.fields[name]) for name in names or self.fields if names or name != self.answer]
        for name, field in sorted(fields, key=lambda item: isinstance(item[1], Rest)):
            setattr(holder, name, field.read(document, name, holder, stocks))


def stocks_of(*decks: Deck) -> dict[Deck, Stock]:
    return {deck: Stock(deck) for deck in decks}
