"""How the cards of one game are used: which were held and played by each seat, and what came from where.

A game says in its own folder what counts: a `Usage` of its own listens to the events and looks at the hands.
"""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tripot.core.events import EVERYBODY, Event, Journal

__all__ = ["SeatUse", "Usage"]


@dataclass
class SeatUse:
    """The cards of one seat in one game, by key."""

    opening: set[str] = field(default_factory=set)  # in the opening hand
    held: set[str] = field(default_factory=set)  # at any time; so too what could have been chosen
    played: Counter[str] = field(default_factory=Counter)  # how many times
    gains: dict[str, Counter[str]] = field(default_factory=dict)  # what, from which card or other source, how much

    def to_json(self) -> dict[str, object]:
        """The same as a JSON object."""
        return {
            "opening": sorted(self.opening),
            "held": sorted(self.held),
            "played": dict(self.played),
            "gains": {what: dict(sources) for what, sources in self.gains.items()},
        }

    @classmethod
    def from_json(cls, document: object) -> "SeatUse":
        """ValueError or TypeError for anything but what `to_json` has written."""
        if not isinstance(document, dict) or list(document) != ["opening", "held", "played", "gains"]:
            raise ValueError("a seat's cards have other fields")
        gains = {what: numbers(sources) for what, sources in dict(document["gains"]).items()}
        return cls(set(document["opening"]), set(document["held"]), numbers(document["played"]), gains)


def numbers(document: dict[str, int]) -> Counter[str]:
    if not all(isinstance(number, int) for number in document.values()):
        raise ValueError("a count is no number")
    return Counter(document)


class Usage(Journal):
    """Listens to a state and counts; each game has its own."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = [SeatUse() for _ in range(seats)]

    @abstractmethod
    def holds(self, seat: int) -> Iterable[str]:
        """The cards that a seat holds now, or could choose."""

    @abstractmethod
    def hear(self, event: Event, audience: int) -> None:
        """Count what an event says.  Where different seats hear it differently, each version comes."""

    def is_dealt(self) -> bool:
        """Are the opening hands dealt?"""
        return True

    def count_dealt(self) -> None:
        """Count what each seat was dealt as gained, once.  Whoever only compares cards leaves it out."""

    def tell(self, event: Event, audience: int = EVERYBODY) -> None:
        """Count an event and keep nothing of it."""
        self.hear(event, audience)

    def look(self) -> None:
        """Look at the hands, between two decisions."""
        for seat, use in enumerate(self.seats):
            cards = set(self.holds(seat))
            if not use.opening and self.is_dealt():
                use.opening = cards
            use.held |= cards

    def play(self, seat: int, *cards: str) -> None:
        """These cards were played, so they were held."""
        self.seats[seat].played.update(cards)
        self.seats[seat].held.update(cards)

    def gain(self, seat: int, what: str, source: str, amount: int = 1) -> None:
        """A seat has gained, or lost, so much by a card or by something else."""
        self.seats[seat].gains.setdefault(what, Counter())[source] += amount
