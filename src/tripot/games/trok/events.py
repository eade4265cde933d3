"""What can happen in Trök.  Cards and upgrades are named by key, seats by number."""

from dataclasses import dataclass

from tripot.core.events import Card, Cards, Event, Row, Seat, Seats, Sum, Word


@dataclass(frozen=True, slots=True)
class YoungestDrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class MarketRevealed(Event):
    cards: Cards


@dataclass(frozen=True, slots=True)
class RowFilled(Event):
    upgrades: Row  # those that were added


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    seat: Seat
    number: int
    cards: Cards  # empty for those who may not see them


@dataclass(frozen=True, slots=True)
class Unloaded(Event):
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Mined(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    number: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    seat: Seat
    cards: Cards
    worth: int
    adds: Sum = ()  # what each card adds to it, and Grid after them


@dataclass(frozen=True, slots=True)
class MasterMade(Event):
    seat: Seat
    why: Word  # highest, appointed, other, youngest


@dataclass(frozen=True, slots=True)
class Took(Event):
    seat: Seat
    owner: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    seat: Seat
    owner: Seat
    card: Card
    wanted: Card  # the card of the market


@dataclass(frozen=True, slots=True)
class MarketRenewed(Event):
    seat: Seat
    card: Card  # three of these were there
    cards: Cards


@dataclass(frozen=True, slots=True)
class Gained(Event):
    seat: Seat
    aare: int
    why: Word  # renewal, identical, or the upgrade that pays


@dataclass(frozen=True, slots=True)
class TradeEven(Event):
    pass


@dataclass(frozen=True, slots=True)
class Gave(Event):
    seat: Seat
    receiver: Seat
    card: Card  # empty for those who may not see it


@dataclass(frozen=True, slots=True)
class IdenticalMade(Event):
    seat: Seat
    kind: Card
    cards: Cards
    adds: Sum = ()  # Aare for the set, and for each card beyond the third


@dataclass(frozen=True, slots=True)
class DifferentMade(Event):
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class PerfectMade(Event):
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    seat: Seat
    upgrade: Card
    slot: int = 0  # in the row, from 0


@dataclass(frozen=True, slots=True)
class Stored(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: Seats
    reason: Word
