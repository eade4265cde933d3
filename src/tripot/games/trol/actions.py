"""The actions of Trôl in their typed form and their notation, with the way back to both."""

from collections.abc import Iterable, Sequence
from typing import Annotated

from tripot.core.actions import Action, Bits, FieldCodec, Names, Vocabulary, read_number, read_word
from tripot.core.events import Card
from tripot.core.notation import Number, OneOf
from tripot.core.piles import count
from tripot.games.trol import codes
from tripot.games.trol.cards import CARDS, LONGEST, OPEN_PILES, PORTIONS, TRIBE_DECK, TROLLS

MOST_PLACES = 5
MOST_AIMED = 3
IN_LINE = 16  # cards of a tribe, all of which can lie in one line


class OfTribes(Number):
    """So many numbers for each tribe at the table; two players have four."""

    def codes(self, seats: int, names: Names) -> Iterable[int]:
        return super().codes(4 if seats == 2 else seats, names)


class OpenPile(FieldCodec):
    """`pile 2`, or nothing where the pile makes no difference."""

    at = 12

    def read(self, words: list[str], names: Names) -> object:
        if not words:
            return -1
        read_word(words, ["pile"])
        return read_number(words, range(OPEN_PILES))

    def words(self, value: object) -> Sequence[str]:
        return () if value == -1 else ("pile", str(value))

    def pack(self, value: object, names: Names) -> int:
        assert isinstance(value, int)
        return value + 1 << self.at

    def unpack(self, code: int, names: Names) -> object:
        return int(codes.pile_of(code))

    def codes(self, seats: int, names: Names) -> Iterable[int]:
        """TRL-7.1: two players have open tribes."""
        return [pile << self.at for pile in range(OPEN_PILES + 1 if seats == 2 else 1)]

    def layout(self, name: str) -> Sequence[Bits]:
        return [Bits(name, self.at, 4, first=-1)]


class Move(Action):
    shift = 8


class Play(Move):
    """A card at a place; `pile` says which pile of an open tribe, where that makes a difference, and is else -1."""

    card: Annotated[Card, OneOf(CARDS)]
    place: Annotated[int, OfTribes(MOST_PLACES, at=4, each=1)]
    pile: Annotated[int, OpenPile()] = -1

    @classmethod
    def codes(cls, seats: int, names: Names) -> list[int]:
        """Only a card of which a tribe has several can lie upon several piles."""
        found = super().codes(seats, names)
        return [action for action in found if codes.pile_of(action) < 0 or count(TRIBE_DECK, codes.card_of(action)) > 1]


class Assign(Play, verb=1):
    """A card that joins a line and triggers no hunt."""


class Trigger(Play, verb=2):
    card: Annotated[Card, OneOf(CARDS[:TROLLS])]


class Betray(Move, verb=3):
    """`position` in the line, counted from 0 at the prey."""

    position: Annotated[int, OfTribes(LONGEST, bits=8, each=IN_LINE)]


class Aim(Move, verb=5):
    """How many of the dice are red; the others are white."""

    red: Annotated[int, Number(MOST_AIMED + 1)]


class Spare(Move, verb=4):
    """A sneak strikes nobody."""

    is_open = True


class Plus(Move, verb=6):
    """An apprentice makes the total larger."""

    is_open = True


class Minus(Move, verb=7):
    """An apprentice makes the total smaller."""

    is_open = True


class Reroll(Move, verb=8):
    """A shaman has the dice thrown again."""


class Keep(Move, verb=9):
    """A shaman leaves the dice as they lie."""


class Help(Move, verb=10):
    """The apprentice in the hand joins the hunt."""


class Refuse(Move, verb=11):
    """The apprentice stays in the hand."""


class OfCook(Move):
    @classmethod
    def codes(cls, seats: int, names: Names) -> list[int]:
        """TRL-4.10: two players, or teams."""
        return super().codes(seats, names) if seats in (2, 4) else []


class Double(OfCook, verb=12):
    """`portion` of the prey, counted from 0."""

    is_open = True
    portion: Annotated[int, Number(PORTIONS)]


class Serve(OfCook, verb=13):
    """The portions as they are: the cook doubles none."""

    is_open = True


class TrolVocabulary(Vocabulary):
    def decode(self, code: int) -> Action:
        """The pile stands above the verb."""
        return self.verbs[int(codes.verb_of(code))].decode(code, self.names)


VOCABULARY = TrolVocabulary(
    *(Assign, Trigger, Betray, Aim, Double, Spare, Plus, Minus, Reroll, Keep, Help, Refuse, Serve)
)
