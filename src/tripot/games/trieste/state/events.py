"""What can happen in Trieste.  Seats are numbers; factions, cards, treasures and heroes are keys."""

from dataclasses import asdict, dataclass

from tripot.core.events import Card, Cards, Event, Phrases, Seat, Word


@dataclass(frozen=True, slots=True)
class FactionDealt(Event):
    seat: Seat
    faction: Word


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class DrewTreasure(Event):
    seat: Seat
    number: int
    cards: Cards  # for the one who draws
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class DrewCards(Event):
    seat: Seat
    number: int
    cards: Cards
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: Seat
    card: Card  # for the one who lays it
    back: Word = "plain"  # treasure or faction, where backs are seen


@dataclass(frozen=True, slots=True)
class LaidNothing(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    seat: Seat
    card: Card
    cost: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    seat: Seat
    cards: Cards
    card: Card = ""  # what it pays for


@dataclass(frozen=True, slots=True)
class CouldNotPay(Event):
    seat: Seat
    card: Card
    hand: Cards


@dataclass(frozen=True, slots=True)
class TookEffect(Event):
    """A card begins to do what it says."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Countered(Event):
    seat: Seat
    card: Card
    by: Card = ""  # the card that counters it; empty for a protection


@dataclass(frozen=True, slots=True)
class CaptureTried(Event):
    seat: Seat
    card: Card
    by: Card = ""  # the card whose effect it is; empty for none
    place: Word = "play"  # where the thief is: play, hand or discard


@dataclass(frozen=True, slots=True)
class Captured(Event):
    card: Card
    number: int  # thieves in prison now


@dataclass(frozen=True, slots=True)
class CaptureMissed(Event):
    """A reaction has moved the thief: there is nobody to capture any more."""

    card: Card


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class InfamyChanged(Event):
    seat: Seat
    change: int
    total: int
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class Took(Event):
    seat: Seat
    victim: Seat
    number: int
    cards: Cards  # for the two
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class Gave(Event):
    seat: Seat
    receiver: Seat
    number: int
    cards: Cards  # for the two
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    seat: Seat
    other: Seat
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class ThrewAway(Event):
    seat: Seat
    cards: Cards
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """At the next cards of a deck."""

    seat: Seat
    number: int
    cards: Cards  # for the one who looks


@dataclass(frozen=True, slots=True)
class Kept(Event):
    seat: Seat
    card: Card  # for the one who keeps it


@dataclass(frozen=True, slots=True)
class Saw(Event):
    """Cards of another's hand."""

    seat: Seat
    victim: Seat
    number: int
    cards: Cards  # for the two
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class Showed(Event):
    seat: Seat
    cards: Cards
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class Searched(Event):
    seat: Seat
    owner: Seat
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class Found(Event):
    seat: Seat
    card: Card  # for the one who finds it


@dataclass(frozen=True, slots=True)
class Freed(Event):
    seat: Seat
    card: Card
    to: Word  # hand or discard


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """A card of the own discard."""

    seat: Seat
    card: Card
    to: Word  # hand or deck


@dataclass(frozen=True, slots=True)
class BoughtBack(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CostChanged(Event):
    seat: Seat
    change: int
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class DrawsChanged(Event):
    seat: Seat
    change: int
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class HandLimited(Event):
    seat: Seat
    number: int
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class Protected(Event):
    seat: Seat
    against: Word  # take, capture or counter
    by: Card = ""  # the card whose effect it is; empty for none


@dataclass(frozen=True, slots=True)
class ProtectionHeld(Event):
    """What would have happened to a card or to treasure does not, since its owner is protected."""

    seat: Seat
    card: Card  # it, or the one that was after treasure
    against: Word  # take, capture or counter
    by: Card = ""  # the card that tried to capture or counter it


@dataclass(frozen=True, slots=True)
class Opted(Event):
    seat: Seat
    number: int  # from 1
    option: Phrases  # what it says

    def to_json(self) -> dict[str, object]:
        return Event.to_json(self) | {"option": [asdict(phrase) for phrase in self.option]}


@dataclass(frozen=True, slots=True)
class Picked(Event):
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class Named(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Copied(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Scheduled(Event):
    seat: Seat
    card: Card
    rounds: int


@dataclass(frozen=True, slots=True)
class NotScheduled(Event):
    """So many effects wait for later rounds already that no other can be put off."""

    seat: Seat
    card: Card
    number: int


@dataclass(frozen=True, slots=True)
class CutShort(Event):
    """An effect ends here, since so many steps have followed one decision."""

    seat: Seat
    card: Card
    number: int


@dataclass(frozen=True, slots=True)
class CameDue(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HeroChosen(Event):
    seat: Seat
    hero: Card  # for the one who chooses


@dataclass(frozen=True, slots=True)
class HeroRevealed(Event):
    seat: Seat
    hero: Card


@dataclass(frozen=True, slots=True)
class HeroTurnedDown(Event):
    seat: Seat
    hero: Card


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    seat: Seat
    faction: Word


@dataclass(frozen=True, slots=True)
class NobodyWon(Event):
    rounds: int
