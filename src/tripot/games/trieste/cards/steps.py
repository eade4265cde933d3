"""The vocabulary of effects: which steps a card's effect can be made of, and with which parameters.

The table `STEPS` names for each step its form, by which `assembling` checks the steps of a data file and `wording`
turns them into the text of a card, the function that runs it, and how it is weighed.  The latter two are compiled, and
have lists of their own (`carry_out` in `effects`, `Scales.step` in `bots`); a test compares them with this table.
"""

from dataclasses import dataclass
from typing import Final

from tripot.games.trieste.cards.book import AMOUNT, EXTRA, FILTER, HOW, WHO
from tripot.games.trieste.cards.components import FACTIONS, HIGHEST_LEVEL

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
    """A step of an effect.  Its words are the messages that begin with `step-` and its name."""

    number: int
    runs: str  # what does it: a function of a chapter in `effects`
    weighed: str  # what tells its worth: a method of `bots.weighing.Scales`, after `worth_of_`
    parameters: dict[str, Integer | Keyword | Who | CardFilter]
    blocks: tuple[str, ...] = ()  # lists of steps within it: the first is the one that follows on success


ANY = ("any", "character", "action", "special")
THEN = ("then", "else")
AMOUNT_1 = Integer(AMOUNT, 1, 9, 1)
LEVELS = (0, HIGHEST_LEVEL)

STEPS: dict[str, Step] = {
    "draw": Step(
        DRAW, "treasuring.draw", "draw", {"who": Who(PLAYERS, "me"), "deck": Keyword(HOW, DECKS), "amount": AMOUNT_1}
    ),
    "keep": Step(
        KEEP,
        "treasuring.keep",
        "keep",
        {"deck": Keyword(HOW, DECKS), "look": Integer(AMOUNT, 1, 9), "keep": Integer(EXTRA, 1, 9, 1)},
    ),
    "take": Step(
        TAKE,
        "treasuring.take",
        "take",
        {"from": Who(OTHER), "amount": AMOUNT_1, "how": Keyword(HOW, ("random", "chosen"))},
        THEN,
    ),
    "give": Step(
        GIVE,
        "treasuring.give",
        "give",
        {"from": Who(PLAYER), "worth": Integer(AMOUNT, 1, 12), "to": Who(PLAYER, "me", field=EXTRA)},
    ),
    "discard": Step(
        DISCARD,
        "handling.discard",
        "discard",
        {
            "who": Who(PLAYERS),
            "what": Keyword(EXTRA, ("treasure", "faction")),
            "amount": Integer(AMOUNT, 1, 40, 1),
            "how": Keyword(HOW, HOWS, "owner"),
            "cards": CardFilter(ANY),
        },
        THEN,
    ),
    "look": Step(LOOK, "handling.look", "minor", {"who": Who(OTHER), "amount": Integer(AMOUNT, 0, 9, 0)}),
    "reveal": Step(REVEAL, "handling.look", "minor", {"who": Who(PLAYER), "amount": Integer(AMOUNT, 0, 9, 0)}),
    "search": Step(
        SEARCH,
        "handling.search",
        "minor",
        {"deck": Who(PLAYER, "me"), "cards": CardFilter(ANY), "to": Keyword(HOW, ("discard", "hand"))},
    ),
    "capture": Step(
        CAPTURE,
        "capturing.capture",
        "capture",
        {"from": Keyword(HOW, PLACES), "cards": CardFilter(("character",))},
        THEN,
    ),
    "free": Step(
        FREE,
        "capturing.free",
        "free",
        {"cards": CardFilter(("character",)), "to": Keyword(HOW, ("discard", "hand"))},
        THEN,
    ),
    "recover": Step(
        RECOVER,
        "capturing.recover",
        "recover",
        {"cards": CardFilter(ANY), "to": Keyword(HOW, ("deck", "hand"), "hand")},
        THEN,
    ),
    "counter": Step(
        COUNTER,
        "capturing.counter",
        "counter",
        {"who": Who(OTHER), "cards": CardFilter(("any", "character", "action"))},
        THEN,
    ),
    "protect": Step(
        PROTECT, "carrying_out.change", "protect", {"who": Who(PLAYER, "me"), "from": Keyword(HOW, PROTECTIONS)}
    ),
    "infamy": Step(INFAMY, "carrying_out.infamy", "infamy", {"amount": Integer(AMOUNT, -9, 9)}),
    "cost": Step(COST, "carrying_out.change", "cost", {"who": Who(PLAYERS), "amount": Integer(AMOUNT, -9, 9)}),
    "choose": Step(CHOOSE, "deciding.choose", "choose", {"who": Who(PLAYER, "me")}, ("options",)),
    "if": Step(
        IF,
        "deciding.check",
        "perhaps",
        {"what": Keyword(HOW, QUANTITIES), "who": Who(PLAYER, "me"), "least": Integer(AMOUNT, 1, 60, 1)},
        THEN,
    ),
    "unless": Step(
        UNLESS,
        "deciding.check",
        "perhaps",
        {"what": Keyword(HOW, QUANTITIES), "who": Who(PLAYER, "me"), "least": Integer(AMOUNT, 1, 60, 1)},
        THEN,
    ),
    "each": Step(
        EACH, "deciding.begin_loop", "each", {"what": Keyword(HOW, QUANTITIES), "who": Who(PLAYER, "me")}, ("do",)
    ),
    "pick": Step(PICK, "deciding.pick", "minor", {}),
    "name": Step(NAME, "deciding.name", "minor", {"of": Who(FACTIONS)}),
    "swap": Step(SWAP, "treasuring.swap", "minor", {"with": Who(OTHER)}),
    "copy": Step(COPY, "deciding.copy_card", "minor", {"who": Who(OTHER)}),
    "later": Step(LATER, "deciding.later", "later", {"rounds": Integer(AMOUNT, 1, 9, 1)}, ("do",)),
    "draws": Step(DRAWS, "carrying_out.change", "draws", {"who": Who(PLAYERS, "me"), "amount": Integer(AMOUNT, -2, 5)}),
    "limit": Step(LIMIT, "carrying_out.change", "minor", {"who": Who(PLAYERS), "amount": Integer(AMOUNT, 1, 20)}),
    "pay": Step(
        PAY,
        "treasuring.pay",
        "perhaps",
        {"who": Who(PLAYER), "amount": Integer(AMOUNT, 1, 12), "how": Keyword(HOW, ("must", "may"))},
        THEN,
    ),
    "negate": Step(NEGATE, "reacting.negate", "minor", {}),
    "veil": Step(VEIL, "carrying_out.change", "minor", {"who": Who(OTHER)}),
}
