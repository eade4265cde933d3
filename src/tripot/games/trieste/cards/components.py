"""What the rulebook of Trieste fixes: factions, treasure, and how many cards of everything there are.

Which cards the decks hold is data, since the rulebook names only a few: see `book` and `data.toml`.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

Faction: TypeAlias = i64  # its number in the order of play, from 0
CardSet: TypeAlias = i64  # a bit for each of the 33 cards of a faction
CardNumber: TypeAlias = i64  # which of those bits is the card

# Factions, in the order of play.
WATCH: Final = 0
MERCHANT: Final = 1
THIEF: Final = 2
FACTIONS: Final = ("watch", "merchant", "thief")
PUBLIC: Final = 3  # what everybody knows, spectators too, beside what each faction knows

# Treasure (TRI-1.1).
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
DIAMOND: Final = 3
TREASURES: Final = ("copper", "silver", "gold", "diamond")
TREASURE: Final = 0x01040C27  # a byte per kind, copper lowest: 39, 12, 4 and 1
LAYABLE: Final = 2  # TRI-4.2: the kinds below this one may be played
VALUES: Final = (1, 2, 3, 4)
COPIES: Final = (39, 12, 4, 1)

# Faction decks (TRI-1.2): a bit for each card.
DECK: Final = 33
WHOLE_DECK: Final = 0x1FFFFFFFF
HEROES: Final = 3
CHARACTER: Final = 0
ACTION: Final = 1
SPECIAL: Final = 2
HERO: Final = 3
TYPES: Final = ("character", "action", "special")
HIGHEST_LEVEL: Final = 3

# The game.
DEAREST: Final = 12  # no card or step can cost more
STARTING_CARDS: Final = 2  # TRI-2.3, and as many coppers
DRAWS: Final = 2  # TRI-4.1
MOST_DRAWS: Final = 20  # more, by cards
CAPTURES: Final = 7  # TRI-5.1
RICHES: Final = 11  # TRI-5.2
INFAMY: Final = 9  # TRI-5.3
ROUNDS: Final = 60  # TRI-5.5
