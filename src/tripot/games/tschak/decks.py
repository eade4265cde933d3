"""The adventurers of a box, by key."""

from collections.abc import Sequence
from dataclasses import dataclass

from tripot.core.decks import Deck
from tripot.core.events import Cards
from tripot.games.tschak.cards import ALL_ARTEFACTS, CHAMELEON, FIRST_DWARF, FIRST_WARRIOR
from tripot.games.tschak.cardsets import ARTEFACT_SLOT, CHAMELEON_SLOT, count_of, size, unit_of

TYPES = ("sorcerer", "warrior", "dwarf")
FIRST_SLOTS = (0, FIRST_WARRIOR, FIRST_DWARF)
WEAPONS = {  # of a type, the weakest first (TSC-3.10)
    "sorcerer": ("none", "staff"),
    "warrior": ("none", "axe"),
    "dwarf": ("bare", "weapon", "axe"),
}


@dataclass(frozen=True)
class Character:
    """An adventurer with a value.  There are no two alike, so that no tie stays open."""

    type: str
    value: int
    weapon: str
    copies: int  # 0 or 1

    @property
    def key(self) -> str:
        return "-".join((self.type, str(self.value), *self.arms))

    @property
    def text(self) -> str:
        """The message that names it, whatever its value."""
        return "-".join((self.type, *self.arms))

    @property
    def arms(self) -> tuple[str, ...]:
        """The weapon; whoever has none is the weakest of its type and value."""
        return () if self.weapon == WEAPONS[self.type][0] else (self.weapon,)

    @property
    def strength(self) -> tuple[int, int]:
        """TSC-3.10: compared within a type."""
        return (self.value, WEAPONS[self.type].index(self.weapon))


class Adventurers(Deck):
    """Sets of them have a bit for each character with a value, and two counts: see `cards`."""

    def __init__(self, types: Sequence[Sequence[Character]], chameleons: int) -> None:
        ranked = [sorted(characters, key=lambda character: character.strength) for characters in types]
        self.characters = tuple([character for characters in ranked for character in characters])
        starts = zip(FIRST_SLOTS, ranked, strict=True)
        slots = [first + n for first, characters in starts for n in range(len(characters))]
        self.slots = (*slots, CHAMELEON_SLOT, ARTEFACT_SLOT)
        with_values = [
            int(unit_of(slot)) * character.copies for slot, character in zip(slots, self.characters, strict=True)
        ]
        names = (*(character.key for character in self.characters), "chameleon", "artefact")
        super().__init__(names, sum(with_values) + chameleons * CHAMELEON + ALL_ARTEFACTS)
        self.layout = [  # of each kind: its key, where its count begins, and its mask
            (key, self.one(kind).bit_length() - 1, 1 if kind < len(self.characters) else 15)
            for kind, key in enumerate(names)
        ]

    def one(self, kind: int) -> int:
        return int(unit_of(self.slots[kind]))

    def count(self, pile: int, kind: int) -> int:
        return int(count_of(pile, self.slots[kind]))

    def size(self, pile: int) -> int:
        return int(size(pile))

    def listed(self, pile: int) -> Cards:
        return tuple([key for key, shift, mask in self.layout for _ in range(pile >> shift & mask)])


def chest_key(points: int) -> str:
    return f"chest-{points}" if points >= 0 else f"cursed-chest-{-points}"
