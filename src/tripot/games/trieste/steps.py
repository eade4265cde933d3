"""The vocabulary of effects: which steps a card's effect can be made of, and with which parameters.

This table is all there is to say about a step's form: `assembling` checks the steps of a data file by it and turns them
into instructions, and `wording` turns them into the card's text.  What a step does is in `effects` and its chapters.
"""

from dataclasses import dataclass
from typing import Final

from tripot.games.trieste.book import AMOUNT, EXTRA, FILTER, HOW, WHO
from tripot.games.trieste.cards import FACTIONS, HIGHEST_LEVEL

STOP: Final = 0
JUMP: Final = 1
NEXT: Final = 2  # the end of an `each`
BRANCH: Final = 3  # one of the options of a `choose`
DRAW: Final = 4
KEEP: Final = 5
TAKE: Final = 6
GIVE: Final = 7
DISCARD: Final = 8
LOOK: Final = 9
SEARCH: Final = 10
CAPTURE: Final = 11
FREE: Final = 12
RECOVER: Final = 13
COUNTER: Final = 14
PROTECT: Final = 15
INFAMY: Final = 16
COST: Final = 17
CHOOSE: Final = 18
IF: Final = 19
UNLESS: Final = 20
EACH: Final = 21
PICK: Final = 22
NAME: Final = 23
SWAP: Final = 24
COPY: Final = 25
LATER: Final = 26
DRAWS: Final = 27
LIMIT: Final = 28
PAY: Final = 29
NEGATE: Final = 30
VEIL: Final = 31
REVEAL: Final = 32

# What can be answered by a reaction.
ON_CAPTURE: Final = 0
ON_TAKE: Final = 1
ON_COUNTER: Final = 2
EVENTS: Final = ("capture", "take", "counter")

# What can be counted.
OF_INFAMY: Final = 0
OF_CAPTURED: Final = 1
OF_LEVELS: Final = 2
OF_TREASURES: Final = 3
OF_CARDS: Final = 4
OF_DISCARDS: Final = 5
OF_CHARACTERS: Final = 6
OF_ACTIONS: Final = 7
OF_SHOWN: Final = 9
QUANTITIES: Final = (
    *("infamy", "captured", "levels", "treasures", "cards", "discards", "characters", "actions", "named", "shown"),
)
OWN_DECK: Final = 1
DECKS: Final = ("treasure", "own")
RANDOM: Final = 0
CHOSEN: Final = 1
BY_OWNER: Final = 2
HOWS: Final = ("random", "chosen", "owner")
FROM_PLAY: Final = 0
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
PLACES: Final = ("play", "hand", "discard", "shown")
TO_HAND: Final = 1
PROTECTIONS: Final = EVENTS

PLAYER: Final = ("me", "picked", *FACTIONS)
PLAYERS: Final = (*PLAYER, "opponents", "everybody")
OTHER: Final = ("picked", *FACTIONS)


@dataclass(frozen=True)
class Integer:
    """A whole number."""

    field: int
    low: int
    high: int
    default: int | None = None


@dataclass(frozen=True)
class Keyword:
    """One of several words; its number is its place among them."""

    field: int
    words: tuple[str, ...]
    default: str | None = None


@dataclass(frozen=True)
class Who:
    """A player, or several where `words` has `opponents` and `everybody`."""

    words: tuple[str, ...]
    default: str | None = None
    field: int = WHO


@dataclass(frozen=True)
class CardFilter:
    """Which faction cards: `type`, `level` (at most), `from_level` and `named`."""

    types: tuple[str, ...]
    field: int = FILTER


@dataclass(frozen=True)
class Step:
    number: int
    parameters: dict[str, Integer | Keyword | Who | CardFilter]
    blocks: tuple[str, ...] = ()  # lists of steps within it: the first is the one that follows on success


ANY = ("any", "character", "action", "special")
THEN = ("then", "else")
AMOUNT_1 = Integer(AMOUNT, 1, 9, 1)
LEVELS = (0, HIGHEST_LEVEL)

STEPS: dict[str, Step] = {
    "draw": Step(DRAW, {"who": Who(PLAYERS, "me"), "deck": Keyword(HOW, DECKS), "amount": AMOUNT_1}),
    "keep": Step(KEEP, {"deck": Keyword(HOW, DECKS), "look": Integer(AMOUNT, 1, 9), "keep": Integer(EXTRA, 1, 9, 1)}),
    "take": Step(TAKE, {"from": Who(OTHER), "amount": AMOUNT_1, "how": Keyword(HOW, ("random", "chosen"))}, THEN),
    "give": Step(GIVE, {"from": Who(PLAYER), "worth": Integer(AMOUNT, 1, 12), "to": Who(PLAYER, "me", field=EXTRA)}),
    "discard": Step(
        DISCARD,
        {
            "who": Who(PLAYERS),
            "what": Keyword(EXTRA, ("treasure", "faction")),
            "amount": Integer(AMOUNT, 1, 40, 1),
            "how": Keyword(HOW, HOWS, "owner"),
            "cards": CardFilter(ANY),
        },
        THEN,
    ),
    "look": Step(LOOK, {"who": Who(OTHER), "amount": Integer(AMOUNT, 0, 9, 0)}),
    "reveal": Step(REVEAL, {"who": Who(PLAYER), "amount": Integer(AMOUNT, 0, 9, 0)}),
    "search": Step(
        SEARCH, {"deck": Who(PLAYER, "me"), "cards": CardFilter(ANY), "to": Keyword(HOW, ("discard", "hand"))}
    ),
    "capture": Step(CAPTURE, {"from": Keyword(HOW, PLACES), "cards": CardFilter(("character",))}, THEN),
    "free": Step(FREE, {"cards": CardFilter(("character",)), "to": Keyword(HOW, ("discard", "hand"))}, THEN),
    "recover": Step(RECOVER, {"cards": CardFilter(ANY), "to": Keyword(HOW, ("deck", "hand"), "hand")}, THEN),
    "counter": Step(COUNTER, {"who": Who(OTHER), "cards": CardFilter(("any", "character", "action"))}, THEN),
    "protect": Step(PROTECT, {"who": Who(PLAYER, "me"), "from": Keyword(HOW, PROTECTIONS)}),
    "infamy": Step(INFAMY, {"amount": Integer(AMOUNT, -9, 9)}),
    "cost": Step(COST, {"who": Who(PLAYERS), "amount": Integer(AMOUNT, -9, 9)}),
    "choose": Step(CHOOSE, {"who": Who(PLAYER, "me")}, ("options",)),
    "if": Step(
        IF, {"what": Keyword(HOW, QUANTITIES), "who": Who(PLAYER, "me"), "least": Integer(AMOUNT, 1, 60, 1)}, THEN
    ),
    "unless": Step(
        UNLESS, {"what": Keyword(HOW, QUANTITIES), "who": Who(PLAYER, "me"), "least": Integer(AMOUNT, 1, 60, 1)}, THEN
    ),
    "each": Step(EACH, {"what": Keyword(HOW, QUANTITIES), "who": Who(PLAYER, "me")}, ("do",)),
    "pick": Step(PICK, {}),
    "name": Step(NAME, {"of": Who(FACTIONS)}),
    "swap": Step(SWAP, {"with": Who(OTHER)}),
    "copy": Step(COPY, {"who": Who(OTHER)}),
    "later": Step(LATER, {"rounds": Integer(AMOUNT, 1, 9, 1)}, ("do",)),
    "draws": Step(DRAWS, {"who": Who(PLAYERS, "me"), "amount": Integer(AMOUNT, -2, 5)}),
    "limit": Step(LIMIT, {"who": Who(PLAYERS), "amount": Integer(AMOUNT, 1, 20)}),
    "pay": Step(
        PAY, {"who": Who(PLAYER), "amount": Integer(AMOUNT, 1, 12), "how": Keyword(HOW, ("must", "may"))}, THEN
    ),
    "negate": Step(NEGATE, {}),
    "veil": Step(VEIL, {"who": Who(OTHER)}),
}
