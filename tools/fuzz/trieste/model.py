"""A second implementation of Trieste, plain and slow, written from `docs/games/trieste.md` and not from the engine.

It knows no instructions, frames or bits: cards are keys in counters, effects are generators that follow the steps of
the data file, and a question is a value that they yield.  It decides nothing by chance: what luck brought, it reads in
the events that the engine tells, and checks that this was possible.  Whoever changes a rule of Trieste changes it here
too: `rounds` has the flow of a round, `treasures`, `hands`, `captures` and `changes` have the steps.
"""

from collections import Counter
from dataclasses import dataclass, field

from tripot.core.events import EVERYBODY, Event
from tripot.games.trieste.state import events as told

FACTIONS = ("watch", "merchant", "thief")
VALUES = {"copper": 1, "silver": 2, "gold": 3, "diamond": 4}
Cards = Counter[str]
Json = dict[str, object]


class Wrong(AssertionError):
    """The engine and the model differ."""


class Cut(Exception):
    """The engine has told that effects are cut short."""


@dataclass(frozen=True)
class Ask:
    """A question: who is asked, what, and all they may answer."""

    faction: str
    phase: str
    legal: frozenset[str]


@dataclass
class Side:
    hand: Cards
    deck: Cards
    discard: Cards
    purse: Cards
    laid: str = ""
    lies: str = "face-down"
    played: str = ""
    cost_change: int = 0
    draws_change: int = 0
    limit: int = 0
    protected: set[str] = field(default_factory=set)
    hero: str = ""
    hero_open: bool = False


@dataclass
class Later:
    faction: str
    card: str
    steps: list[Json]
    rounds: int
    picked: str | None
    named: str | None
    new: bool


def worth(purse: Cards) -> int:
    return sum(VALUES[kind] * number for kind, number in purse.items())


def size(cards: Cards) -> int:
    return sum(cards.values())


def part_of(cards: Cards, pile: Cards) -> bool:
    return not cards - pile


class Model:
    def __init__(self, data: Json, position: Json, seats: dict[str, int], options: Json) -> None:
        self.cards = {str(part["key"]): part for part in (*data["card"], *data["hero"])}
        self.order = [str(part["key"]) for part in data["card"]]
        self.seats = seats
        self.heroes = bool(options["heroes"])
        self.backs = options.get("backs") == "seen"
        self.sides = {f: read_side(part) for f, part in zip(FACTIONS, position["sides"], strict=True)}
        self.treasure = Counter(position["treasure"])
        self.spent = Counter(position["spent"])
        self.prison = Counter(position["prison"])
        self.looked: Cards = Counter()
        self.infamy = int(position["infamy"])
        self.round = int(position["round"])
        self.agenda: list[Later] = []
        self.winner = ""
        self.is_over = False
        self.in_begin = False
        self.under_way = 0  # effects within each other
        self.in_reaction = False
        self.stream: list[Event] = []
        self.steps = 0  # since the last decision

    # ---- what the engine tells --------------------------------------------------------------------------------------

    def hear(self, entries: list[tuple[int, Event]]) -> None:
        """The events of one decision; of each that others hear in part, the whole."""
        self.stream = [event for audience, event in entries if audience == EVERYBODY or audience > 0]
        self.steps = 0

    def next_is(self, kind: type[Event]) -> bool:
        return bool(self.stream) and isinstance(self.stream[0], kind)

    def heard(self, kind: type[Event], **values: object) -> Event:
        """The next event is of this kind, with these values."""
        if self.next_is(told.CutShort):
            raise Cut
        if not self.next_is(kind):
            raise Wrong(f"expected {kind.__name__} {values}, heard {self.stream[:2]}")
        event = self.stream.pop(0)
        for key, value in values.items():
            if getattr(event, key) != value:
                raise Wrong(f"expected {key}={value!r} in {event}")
        return event

    def held_off(self, faction: str, key: str, against: str) -> None:
        self.heard(told.ProtectionHeld, seat=self.seat(faction), card=key, against=against)

    def require(self, holds: object, what: object) -> None:
        if not holds:
            raise Wrong(str(what))

    # ---- cards ------------------------------------------------------------------------------------------------------

    def seat(self, faction: str) -> int:
        return self.seats[faction]

    def of_type(self, key: str, kind: str) -> bool:
        return self.cards[key].get("type") == kind

    def level(self, key: str) -> int:
        return int(self.cards[key].get("level", 0))

    def cost(self, key: str) -> int:
        return int(self.cards[key]["cost"])

    def open_card(self, faction: str) -> str:
        """The faction card that lies open before it and is not countered."""
        side = self.sides[faction]
        return side.laid if side.laid and side.lies == "open" and side.laid not in VALUES else ""

    def hand_size(self, faction: str) -> int:
        return size(self.sides[faction].hand) + size(self.sides[faction].purse)

    # ---- luck -------------------------------------------------------------------------------------------------------

    def draw(self, faction: str, deck: str, number: int) -> None:
        side = self.sides[faction]
        if deck == "own":
            expected = min(number, size(side.deck))
            if expected:
                cards = self.drawn(told.DrewCards, faction, expected)
                self.require(part_of(cards, side.deck), cards)
                side.deck -= cards
                side.hand += cards
            return
        expected = min(number, size(self.treasure) + size(self.spent))
        if expected:
            cards = self.drawn(told.DrewTreasure, faction, expected)
            self.take_treasure(cards)
            side.purse += cards

    def drawn(self, kind: type[Event], faction: str, number: int) -> Cards:
        event = self.heard(kind, seat=self.seat(faction), number=number)
        cards = Counter(event.cards)
        self.require(size(cards) == number, event)
        return cards

    def take_treasure(self, cards: Cards) -> None:
        """Off the treasure deck; the discard makes a new deck when it is needed."""
        if size(cards) > size(self.treasure):
            self.require(part_of(self.treasure, cards), cards)
            rest = cards - self.treasure
            self.treasure, self.spent = self.spent, Counter()
        else:
            rest = cards
        self.require(part_of(rest, self.treasure), cards)
        self.treasure -= rest

    def throw(self, faction: str, cards: Cards) -> None:
        """Out of a hand, before all eyes; treasure to the common discard."""
        side = self.sides[faction]
        self.require(part_of(cards, side.hand + side.purse), cards)
        for key, number in cards.items():
            pile, discard = (side.purse, self.spent) if key in VALUES else (side.hand, side.discard)
            pile[key] -= number
            discard[key] += number
        side.hand, side.purse = +side.hand, +side.purse

    # ---- comparing --------------------------------------------------------------------------------------------------

    def compare(self, position: Json) -> None:
        self.require(not self.stream, f"more was told than was done: {self.stream[:3]}")
        for key in ("treasure", "spent", "prison", "looked"):
            self.same(key, getattr(self, key), Counter(position[key]))
        self.same("infamy", self.infamy, position["infamy"])
        self.same("round", self.round, position["round"])
        self.same("winner", self.winner or "none", position["winner"])
        agenda = [(item["card"], item["faction"], item["rounds"]) for item in position["agenda"]]
        self.same("agenda", [(item.card, item.faction, item.rounds) for item in self.agenda], agenda)
        for faction, part in zip(FACTIONS, position["sides"], strict=True):
            self.compare_side(faction, part)

    def compare_side(self, faction: str, part: Json) -> None:
        side = self.sides[faction]
        for key, pile in (
            ("hand", side.hand),
            ("treasures", side.purse),
            ("deck", side.deck),
            ("discard", side.discard),
        ):
            self.same(f"{faction}.{key}", +pile, Counter(part[key]))
        found = {
            "laid": side.laid or "none",
            "played": side.played or "none",
            "cost_change": side.cost_change,
            "draws_change": side.draws_change,
            "hand_limit": side.limit,
            "hero_revealed": int(side.hero_open),
        } | ({"lies": side.lies} if side.laid else {})
        for key, value in found.items():
            self.same(f"{faction}.{key}", value, part[key])
        self.same(f"{faction}.protections", side.protected, set(part["protections"]))

    def same(self, what: str, own: object, other: object) -> None:
        self.require(own == other, f"{what}: {own} in the model, {other} in the engine")


def read_side(part: Json) -> Side:
    return Side(
        hand=Counter(part["hand"]),
        deck=Counter(part["deck"]),
        discard=Counter(part["discard"]),
        purse=Counter(part["treasures"]),
        cost_change=int(part["cost_change"]),
        draws_change=int(part["draws_change"]),
        limit=int(part["hand_limit"]),
        protected=set(part["protections"]),
        hero="" if part["hero"] == "none" else str(part["hero"]),
        hero_open=bool(part["hero_revealed"]),
    )
