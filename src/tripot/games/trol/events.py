"""What can happen in Trôl.  Tribes, cards and prey are named by key, seats by number."""

from dataclasses import dataclass

from tripot.core.events import Card, Cards, Event, Row, Seat, Seats, Sum, Word


@dataclass(frozen=True, slots=True)
class PreySighted(Event):
    place: int
    prey: Card


@dataclass(frozen=True, slots=True)
class NightFell(Event):
    pass


@dataclass(frozen=True, slots=True)
class DayBroke(Event):
    pass


@dataclass(frozen=True, slots=True)
class DayNightIgnored(Event):
    pass


@dataclass(frozen=True, slots=True)
class Began(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    seat: Seat
    number: int
    cards: Cards  # empty for those who may not see them


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A card upon a pile of an open tribe."""

    seat: Seat
    tribe: Card
    card: Card


@dataclass(frozen=True, slots=True)
class Assigned(Event):
    seat: Seat
    tribe: Card
    place: int
    prey: Card
    card: Card  # empty at night, unless it left an open pile; see `night_memory`


@dataclass(frozen=True, slots=True)
class Triggered(Event):
    seat: Seat
    tribe: Card
    place: int
    prey: Card
    card: Card


@dataclass(frozen=True, slots=True)
class LastHuntBegan(Event):
    place: int
    prey: Card


@dataclass(frozen=True, slots=True)
class LineRevealed(Event):
    cards: Row  # nearest to the prey first
    tribes: Cards


@dataclass(frozen=True, slots=True)
class TrapMisplaced(Event):
    seat: Seat
    tribe: Card


@dataclass(frozen=True, slots=True)
class Betrayed(Event):
    """A sneak names a card; the die has not spoken yet."""

    seat: Seat
    tribe: Card
    target: Seat
    target_tribe: Card
    card: Card
    position: int  # in the line, counted from 0 at the prey


@dataclass(frozen=True, slots=True)
class Spared(Event):
    seat: Seat
    tribe: Card


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """Dice on the table, before any shaman speaks."""

    seat: Seat
    tribe: Card
    card: Card  # who throws
    red: int
    white: int
    total: int
    faces: Sum  # what each die shows, the red ones first


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    seat: Seat
    tribe: Card


@dataclass(frozen=True, slots=True)
class CardStruckDown(Event):
    seat: Seat
    tribe: Card
    card: Card


@dataclass(frozen=True, slots=True)
class BetrayalFailed(Event):
    seat: Seat
    tribe: Card


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    seat: Seat
    tribe: Card
    card: Card
    damage: int  # may be negative
    total: int  # after it
    copied: Card = ""  # the card that a rascal has copied
    why: Word = "own"  # or trolls: one for each in the line


@dataclass(frozen=True, slots=True)
class Helped(Event):
    """An apprentice from the hand."""

    seat: Seat
    tribe: Card
    damage: int
    total: int


@dataclass(frozen=True, slots=True)
class HuntSucceeded(Event):
    prey: Card
    total: int
    at_least: int = 0  # what it took
    at_most: int = 0


@dataclass(frozen=True, slots=True)
class HuntFailed(Event):
    prey: Card
    total: int
    at_least: int = 0  # what it took
    at_most: int = 0


@dataclass(frozen=True, slots=True)
class PreyExploded(Event):
    seat: Seat
    tribe: Card
    prey: Card
    total: int
    at_least: int = 0
    at_most: int = 0


@dataclass(frozen=True, slots=True)
class Fed(Event):
    seat: Seat
    tribe: Card
    card: Card
    food: int
    why: Word  # portion, cook (doubled), rocky, trap
    portion: int  # of the prey, counted from 0; -1 for a trap


@dataclass(frozen=True, slots=True)
class ServedPlain(Event):
    """A cook who doubles nothing."""

    seat: Seat
    tribe: Card


@dataclass(frozen=True, slots=True)
class TrophyTaken(Event):
    seat: Seat
    tribe: Card
    prey: Card


@dataclass(frozen=True, slots=True)
class TrapSprung(Event):
    seat: Seat
    tribe: Card


@dataclass(frozen=True, slots=True)
class PreyReshuffled(Event):
    """The pile was empty: the discarded prey are shuffled and drawn again."""

    number: int


@dataclass(frozen=True, slots=True)
class PlaceEmptied(Event):
    place: int


@dataclass(frozen=True, slots=True)
class CardsPutAway(Event):
    pass


@dataclass(frozen=True, slots=True)
class Counted(Event):
    seat: Seat
    tribe: Card
    food: int
    masks: int
    trophies: int


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    seat: Seat
    tribe: Card
    why: Word  # food, masks; with -tie where the tie-break decided


@dataclass(frozen=True, slots=True)
class EliminationTied(Event):
    """A tie that no tie-break settles: nobody goes, or with five players no second tribe."""

    why: Word  # food, masks, second


@dataclass(frozen=True, slots=True)
class Duelled(Event):
    """The old way to settle a tie: three red dice."""

    seat: Seat
    tribe: Card
    total: int
    rank: int  # the place that it is about


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: Seats
    tribe: Card  # the tribe that won
    reason: Word  # trophies, prey, danger, duel
