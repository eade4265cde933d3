# tripot: compiled
"""The cards of Trieste as the engine reads them: numbers by kind of card, and all effects as one list of instructions.

Kinds 0 to 3 are the treasures; then come the faction cards and the heroes, in the order of the data file.  Each faction
has 33 cards, bit 0 to 32 of its piles; copies of a kind are neighbours.
"""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.numbers import Kind
from tripot.core.packed import vec
from tripot.core.piles import bit, bits
from tripot.core.wording import Phrase
from tripot.games.trieste.cards.components import CHARACTER, DECK, HIGHEST_LEVEL, CardNumber, CardSet, Faction

MOST_KINDS: Final = 4 + 3 * 33 + 9
NONE: Final = -1

# An instruction is eight numbers: what, who, four parameters, where to go if it fails, and a spare one.
WIDTH: Final = 8
WHAT: Final = 0
WHO: Final = 1
AMOUNT: Final = 2
HOW: Final = 3
EXTRA: Final = 4
FILTER: Final = 5
ELSE: Final = 6

# Whom a step is about: a faction, or one of these.
ME: Final = 3
PICKED: Final = 4
UNLESS_ME: Final = 8  # plus a faction: that one, unless it is the card's own

# Which cards: a bit for each type, then the highest and the lowest level, then whether only the named card.
ANY_TYPE: Final = 7
NAMED: Final = 0x1000


Choices = tuple[tuple[Phrase, ...], ...]


@final
class CardBook:
    """Never changed after it is made, so that all copies of a state share it."""

    kinds: i64 = 4

    def __init__(self, names: tuple[str, ...], code: list[int], choices: dict[int, Choices]) -> None:
        self.names: tuple[str, ...] = names
        self.choices: dict[int, Choices] = choices  # what each `choose` offers, in words, by where it is
        self.code: vec[i64] = vec[i64](code)
        self.faction: vec[i64] = vec[i64]([NONE] * MOST_KINDS)
        self.type: vec[i64] = vec[i64]([NONE] * MOST_KINDS)
        self.level: vec[i64] = vec[i64]([0] * MOST_KINDS)
        self.cost: vec[i64] = vec[i64]([0] * MOST_KINDS)
        self.copies: vec[i64] = vec[i64]([0] * MOST_KINDS)  # the bits of a kind
        self.effect: vec[i64] = vec[i64]([NONE] * MOST_KINDS)  # where its instructions begin
        self.on_reveal: vec[i64] = vec[i64]([NONE] * MOST_KINDS)
        self.each_round: vec[i64] = vec[i64]([NONE] * MOST_KINDS)  # heroes
        self.kind: vec[i64] = vec[i64]([NONE] * (3 * DECK))
        self.hero: vec[i64] = vec[i64]([NONE] * 9)
        self.types: vec[i64] = vec[i64]([0] * 9)  # by faction and type: the bits of all such cards
        self.levels: vec[i64] = vec[i64]([0] * 12)  # by faction and level: the bits of all such characters
        self.reactions: vec[i64] = vec[i64]([0] * 9)  # by event and faction

    def read(self, at: i64, field: i64) -> i64:
        """A number of the instruction at `at`."""
        return self.code[at + field]

    def kind_of(self, faction: Faction, card: CardNumber) -> Kind:
        return self.kind[faction * DECK + card]

    def like(self, faction: Faction, card: CardNumber) -> CardSet:
        """The bits of all cards of its kind."""
        return self.copies[self.kind_of(faction, card)]

    def copies_of(self, faction: Faction, kind: Kind) -> CardSet:
        """The bits of a kind among the cards of a faction: none, if it is another faction's."""
        return self.copies[kind] if self.faction[kind] == faction else i64(0)

    def of_type(self, faction: Faction, type_: i64) -> CardSet:
        return self.types[faction * 3 + type_]

    def up_to_level(self, faction: Faction, level: i64) -> CardSet:
        """The bits of all characters of this level or less."""
        found: i64 = 0
        i: i64
        for i in range(level + 1):
            found |= self.levels[faction * 4 + i]
        return found

    def levels_together(self, faction: Faction, cards: CardSet) -> i64:
        """The sum of the levels of all characters among these cards."""
        total: i64 = 0
        level: i64
        for level in range(HIGHEST_LEVEL + 1):
            total += level * bits(cards & self.levels[faction * 4 + level])
        return total

    def matching(self, faction: Faction, filter_: i64, named: i64) -> CardSet:
        """The bits of all cards of a faction that a step is about."""
        found: i64 = 0
        type_: i64
        for type_ in range(3):
            if filter_ & bit(type_):
                found |= self.of_type(faction, type_)
        highest = filter_ >> 4 & 15
        lowest = filter_ >> 8 & 15
        unfit = self.of_type(faction, CHARACTER) & ~self.up_to_level(faction, highest)
        if lowest:
            unfit |= self.up_to_level(faction, lowest - 1)
        if filter_ & NAMED:
            unfit |= ~self.copies_of(faction, named)
        return found & ~unfit

    def is_character(self, kind: Kind) -> bool:
        return self.type[kind] == CHARACTER


def filter_code(types: int, highest: int = HIGHEST_LEVEL, lowest: int = 0, named: bool = False) -> int:
    return types | highest << 4 | lowest << 8 | (NAMED if named else 0)
