"""The actions of Trôl in their typed form and their notation, with the way back to both."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from tripot.core.actions import Action, read_end, read_number, read_word
from tripot.core.events import Card
from tripot.core.piles import count
from tripot.games.trol import codes
from tripot.games.trol.cards import CARDS, LONGEST, OPEN_PILES, PORTIONS, TRIBE_DECK, TROLLS
from tripot.games.trol.codes import code, from_pile, number_of, pile_of, verb_of

MOST_PLACES = 5
MOST_AIMED = 3
TROLL_NAMES = CARDS[:TROLLS]


@dataclass(frozen=True)
class Play(Action):
    """A card at a place; `pile` says which pile of an open tribe, where that makes a difference, and is else -1."""

    verb: ClassVar[int]
    card: Card
    place: int
    pile: int = -1

    @property
    def code(self) -> int:
        action = code(self.verb, self.place << 4 | CARDS.index(self.card))
        return int(action if self.pile < 0 else from_pile(action, self.pile))

    def __str__(self) -> str:
        play = f"{type(self).__name__.lower()} {self.card} {self.place}"
        return play if self.pile < 0 else f"{play} pile {self.pile}"


class Assign(Play):
    verb = codes.ASSIGN


class Trigger(Play):
    verb = codes.TRIGGER


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


@dataclass(frozen=True)
class Double(Action):
    """`portion` of the prey, counted from 0."""

    portion: int

    @property
    def code(self) -> int:
        return int(code(codes.DOUBLE, self.portion))

    def __str__(self) -> str:
        return f"double {self.portion}"


@dataclass(frozen=True)
class Serve(Action):
    """The portions as they are: the cook doubles none."""

    @property
    def code(self) -> int:
        return int(code(codes.SERVE, 0))

    def __str__(self) -> str:
        return "serve"


PLAIN: dict[int, type[Action]] = {
    codes.SPARE: Spare,
    codes.PLUS: Plus,
    codes.MINUS: Minus,
    codes.REROLL: Reroll,
    codes.KEEP: Keep,
    codes.HELP: Help,
    codes.REFUSE: Refuse,
    codes.SERVE: Serve,
}


COUNTED: dict[int, Callable[[int], Action]] = {codes.BETRAY: Betray, codes.AIM: Aim, codes.DOUBLE: Double}


def decode(action: int) -> Action:
    verb = int(verb_of(action))
    number = int(number_of(action))
    if verb == codes.ASSIGN:
        return Assign(CARDS[number & 15], number >> 4, int(pile_of(action)))
    if verb == codes.TRIGGER:
        return Trigger(CARDS[number & 15], number >> 4, int(pile_of(action)))
    if verb in COUNTED:
        return COUNTED[verb](number)
    return PLAIN[verb]()


def plain(kind: type[Action]) -> Callable[[list[str]], Action]:
    return lambda words: kind()


def read_place(words: list[str]) -> int:
    return read_number(words, range(MOST_PLACES))


def read_pile(words: list[str]) -> int:
    """`pile 2`, or nothing where the pile makes no difference."""
    if not words:
        return -1
    read_word(words, ["pile"])
    return read_number(words, range(OPEN_PILES))


PARSERS: dict[str, Callable[[list[str]], Action]] = {
    "assign": lambda words: Assign(read_word(words, CARDS), read_place(words), read_pile(words)),
    "trigger": lambda words: Trigger(read_word(words, TROLL_NAMES), read_place(words), read_pile(words)),
    "betray": lambda words: Betray(read_number(words, range(LONGEST))),
    "aim": lambda words: Aim(read_number(words, range(MOST_AIMED + 1))),
    "double": lambda words: Double(read_number(words, range(PORTIONS))),
}
PARSERS |= {kind.__name__.lower(): plain(kind) for kind in PLAIN.values()}


def parse(text: str) -> Action:
    words = text.split()
    action = PARSERS[read_word(words, list(PARSERS))](words)
    read_end(words)
    return action


def all_codes(seats: int) -> list[int]:
    """Every action that can ever be legal, for the dense numbering."""
    places = 4 if seats == 2 else seats
    assigned = [Assign(card, place) for card in CARDS for place in range(places)]
    triggered = [Trigger(card, place) for card in TROLL_NAMES for place in range(places)]
    betrayed = [Betray(position) for position in range(16 * places)]
    aimed = [Aim(red) for red in range(MOST_AIMED + 1)]
    plain = [kind() for kind in PLAIN.values() if kind is not Serve]
    found: list[Action] = [*assigned, *triggered, *betrayed, *aimed, *plain]
    if seats in (2, 4):  # TRL-4.10: two players, or teams
        found += [Serve(), *(Double(portion) for portion in range(PORTIONS))]
    if seats == 2:  # TRL-7.1
        found += [kind(card, place, pile) for kind in (Assign, Trigger) for card, place, pile in choices_of_pile()]
    return [action.code for action in found]


def choices_of_pile() -> list[tuple[Card, int, int]]:
    """Cards that a tribe has several of, at each of four places, from each pile."""
    several = [name for kind, name in enumerate(CARDS) if count(TRIBE_DECK, kind) > 1]
    return [(card, place, pile) for card in several for place in range(4) for pile in range(OPEN_PILES)]
