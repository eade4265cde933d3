"""Every bound on data files and on what their cards can cause.  `docs/operating.md` lists them, and a test compares."""

from typing import Final

# ---- reading a data file --------------------------------------------------------------------------------------------

LARGEST_DATA_FILE: Final = 262_144  # bytes of a file on disk
MOST_DOTS: Final = 50  # in a line of TOML: the standard parser takes quadratic time and memory over dotted keys
LONGEST_KEY: Final = 40  # characters of a card's key
LONGEST_CARD_NAME: Final = 60  # characters of a card's name in one language
LONGEST_FOUND: Final = 100  # characters of a wrong value that an error repeats

# ---- the steps of Trieste's cards -----------------------------------------------------------------------------------

MOST_CARDS: Final = 99  # different cards: three decks of 33
DEEPEST_STEPS: Final = 4  # steps within steps
MOST_OPTIONS: Final = 4  # of a `choose`
MOST_STEPS_OF_CARD: Final = 30  # on one card, with those within other steps
MOST_COPY_STEPS: Final = 3  # `copy` on one card
MOST_STEPS_OF_FILE: Final = 600  # on all cards

# ---- the cards of Trök: a pile has four bits for each kind, and combinations must fit into MAX_ACTIONS --------------

MOST_EQUIPMENT_COPIES: Final = 15  # of a kind of equipment
MOST_STONES: Final = 3
MOST_UPGRADE_COPIES: Final = 6  # of an upgrade
HIGHEST_VALUE: Final = 15  # of a kind of equipment
MOST_MARKET: Final = 8  # cards in the market
MOST_ROW: Final = 12  # upgrades in the row
HIGHEST_GOAL: Final = 500  # Aare

# ---- the cards of Tschak!: a digit of four bits for each figure, twelve bits for the characters of a type ------------

HIGHEST_STRENGTH: Final = 15  # the value of a character
MOST_CHARACTERS: Final = 12  # rows of a type, beside that of the chameleons
HIGHEST_SKULLS: Final = 15  # of a creature
HIGHEST_CHEST: Final = 15  # points of a chest, or what a cursed one costs
MOST_CHEST_KINDS: Final = 11  # chests that score differently

# ---- playing with Trieste's steps ------------------------------------------------------------------------------------

MOST_STEPS_OF_DECISION: Final = 1_000  # steps that follow one decision; then effects are cut short
MOST_LATER: Final = 100  # effects put off to later rounds; no more are put off then
MOST_CHANGE: Final = 1_000_000_000  # by which costs or draws are changed in sum
MOST_DEALS: Final = 100  # random deals of what a seat cannot know, before one is made to fit
