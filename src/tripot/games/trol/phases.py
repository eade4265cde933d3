"""Where a game of Trôl can be.

    Playing ── assign ──────────────────────────────────────────────────────> the next tribe plays
       └───── trigger ──> a hunt: reveal, betrayals, blows, helpers, sharing ──> new prey, the next tribe plays

    Betraying   a sneak may name a card                 (frame BETRAYAL)
    Aiming      the chief or a shaman chooses dice      (frame BLOWS)
    Tipping     an apprentice in the line: one more or less   (frame BLOWS)
    Rerolling   a shaman may have the dice thrown again (frame ROLL, upon BETRAYAL or BLOWS)
    Helping     an apprentice may come from the hand    (frame HELPERS)
    Cooking     after a success a cook may double a portion   (frame COOKS; two players and teams only)

When nobody has a card left, the last hunts follow one another; then the game is over.
"""

from typing import Final

# Editions of the rules, by which `State.edition` is compared.
SECOND_EDITION: Final = 1  # cooks and piles are chosen, helpers asked again, prey reshuffled, fewer duels

PLAYING: Final = 0
BETRAYING: Final = 1
AIMING: Final = 2
TIPPING: Final = 3
REROLLING: Final = 4
HELPING: Final = 5
OVER: Final = 6
COOKING: Final = 7
PHASES: Final = ("playing", "betraying", "aiming", "tipping", "rerolling", "helping", "over", "cooking")

# Kinds of frames, with their three numbers.
BETRAYAL: Final = 1  # the card that acts, its target (-1 none named yet)
BLOWS: Final = 2  # the card that acts
ROLL: Final = 3  # dice (red << 8 | white), their sum, the next card that may be a shaman
HELPERS: Final = 4  # the tribe to ask, counted from the trigger's; a bit for each that has declined since the last help
COOKS: Final = 5  # the card that acts, a bit for each portion that has been doubled
FRAMES: Final = ("", "betrayal", "blows", "roll", "helpers", "cooks")
