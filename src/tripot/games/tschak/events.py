"""What can happen in Tschak!  Cards, monsters and treasures are named by key, seats by number."""

from dataclasses import dataclass

from tripot.core.events import Card, Cards, Event, Row, Seat, Seats, Sum, Word


@dataclass(frozen=True, slots=True)
class DungeonBegan(Event):
    dungeon: int  # 1 to 4
    monsters: Row  # by floor
    treasures: Row


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    pass


@dataclass(frozen=True, slots=True)
class HandReceived(Event):
    """Told to its holder alone: dealt in the first dungeon, passed on in the others."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class FloorBegan(Event):
    floor: int  # 1 to 3
    monster: Card
    treasure: Card


@dataclass(frozen=True, slots=True)
class Fielded(Event):
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class TeamMeasured(Event):
    seat: Seat
    strength: int
    adds: Sum = ()  # what each character adds to it, and the artefact after them
    copied: int = -1  # what a chameleon is worth; -1 without one
    doubled: Card = ""  # the character that an artefact counts twice


@dataclass(frozen=True, slots=True)
class TreasureTaken(Event):
    seat: Seat
    treasure: Card
    why: Word  # strongest, or tie when the order of TSC-3.10 decided
    by: Card = ""  # the card that decided the tie


@dataclass(frozen=True, slots=True)
class MonsterTaken(Event):
    seat: Seat
    monster: Card
    why: Word  # weakest, or tie
    by: Card = ""  # the card of the better team that decided the tie


@dataclass(frozen=True, slots=True)
class LastShown(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LootTaken(Event):
    seat: Seat
    gold: int


@dataclass(frozen=True, slots=True)
class LootLeft(Event):
    gold: int


@dataclass(frozen=True, slots=True)
class ElixirUsed(Event):
    seat: Seat
    monster: Card


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: Seat
    gold: int
    chests: int  # cursed ones included
    rings: int
    trophy: int
    creatures: int  # negative or zero
    troglodytes: int  # negative or zero
    total: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: Seats
    reason: Word  # points, monsters (a tie decided by fewer monsters), or shared
