"""The actions of Trôl in their typed form and their notation, with the way back to both."""

from collections.abc import Callable
from dataclasses import dataclass

from tripot.core.actions import Action, read_end, read_number, read_word
from tripot.core.events import Card
from tripot.games.trol import codes
from tripot.games.trol.cards import CARDS, LONGEST, TROLLS
from tripot.games.trol.codes import code, number_of, verb_of

MOST_PLACES = 5
MOST_AIMED = 3
TROLL_NAMES = CARDS[:TROLLS]


@dataclass(frozen=True)
class Assign(Action):
    card: Card
    place: int

    @property
    def code(self) -> int:
        return int(code(codes.ASSIGN, self.place << 4 | CARDS.index(self.card)))

    def __str__(self) -> str:
        return f"assign {self.card} {self.place}"


@dataclass(frozen=True)
class Trigger(Action):
    card: Card
    place: int

    @property
    def code(self) -> int:
        return int(code(codes.TRIGGER, self.place << 4 | CARDS.index(self.card)))

    def __str__(self) -> str:
        return f"trigger {self.card} {self.place}"


@dataclass(frozen=True)
class Betray(Action):
    """`position` in the line, counted from 0 at the prey."""

    position: int

    @property
    def code(self) -> int:
        return int(code(codes.BETRAY, self.position))

    def __str__(self) -> str:
        return f"betray {self.position}"


@dataclass(frozen=True)
class Aim(Action):
    """How many of the dice are red; the others are white."""

    red: int

    @property
    def code(self) -> int:
        return int(code(codes.AIM, self.red))

    def __str__(self) -> str:
        return f"aim {self.red}"


@dataclass(frozen=True)
class Spare(Action):
    @property
    def code(self) -> int:
        return int(code(codes.SPARE, 0))

    def __str__(self) -> str:
        return "spare"


@dataclass(frozen=True)
class Plus(Action):
    @property
    def code(self) -> int:
        return int(code(codes.PLUS, 0))

    def __str__(self) -> str:
        return "plus"


@dataclass(frozen=True)
class Minus(Action):
    @property
    def code(self) -> int:
        return int(code(codes.MINUS, 0))

    def __str__(self) -> str:
        return "minus"


@dataclass(frozen=True)
class Reroll(Action):
    @property
    def code(self) -> int:
        return int(code(codes.REROLL, 0))

    def __str__(self) -> str:
        return "reroll"


@dataclass(frozen=True)
class Keep(Action):
    @property
    def code(self) -> int:
        return int(code(codes.KEEP, 0))

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True)
class Help(Action):
    @property
    def code(self) -> int:
        return int(code(codes.HELP, 0))

    def __str__(self) -> str:
        return "help"


@dataclass(frozen=True)
class Refuse(Action):
    @property
    def code(self) -> int:
        return int(code(codes.REFUSE, 0))

    def __str__(self) -> str:
        return "refuse"


PLAIN: dict[int, type[Action]] = {
    codes.SPARE: Spare,
    codes.PLUS: Plus,
    codes.MINUS: Minus,
    codes.REROLL: Reroll,
    codes.KEEP: Keep,
    codes.HELP: Help,
    codes.REFUSE: Refuse,
}


def decode(action: int) -> Action:
    verb = int(verb_of(action))
    number = int(number_of(action))
    if verb == codes.ASSIGN:
        return Assign(CARDS[number & 15], number >> 4)
    if verb == codes.TRIGGER:
        return Trigger(CARDS[number & 15], number >> 4)
    if verb == codes.BETRAY:
        return Betray(number)
    return Aim(number) if verb == codes.AIM else PLAIN[verb]()


def plain(kind: type[Action]) -> Callable[[list[str]], Action]:
    return lambda words: kind()


PARSERS: dict[str, Callable[[list[str]], Action]] = {
    "assign": lambda words: Assign(read_word(words, CARDS), read_number(words, range(MOST_PLACES))),
    "trigger": lambda words: Trigger(read_word(words, TROLL_NAMES), read_number(words, range(MOST_PLACES))),
    "betray": lambda words: Betray(read_number(words, range(LONGEST))),
    "aim": lambda words: Aim(read_number(words, range(MOST_AIMED + 1))),
}
PARSERS |= {kind.__name__.lower(): plain(kind) for kind in PLAIN.values()}


def parse(text: str) -> Action:
    words = text.split()
    action = PARSERS[read_word(words, list(PARSERS))](words)
    read_end(words)
    return action


def all_codes(places: int) -> list[int]:
    """Every action that can ever be legal, for the dense numbering."""
    assigned = [Assign(card, place) for card in CARDS for place in range(places)]
    triggered = [Trigger(card, place) for card in TROLL_NAMES for place in range(places)]
    betrayed = [Betray(position) for position in range(16 * places)]
    aimed = [Aim(red) for red in range(MOST_AIMED + 1)]
    plain = [kind() for kind in PLAIN.values()]
    return [action.code for action in (*assigned, *triggered, *betrayed, *aimed, *plain)]
