"""Why an action is good, for a person."""

from dataclasses import dataclass

from tripot.core.events import Card, Cards, Seat, Word


@dataclass(frozen=True)
class Reason:
    """The message `why-<key>` and what it tells.  The message says which of the rest it needs."""

    key: Word
    card: Card = ""
    cards: Cards = ()
    seat: Seat | None = None
    number: int = 0
    points: int = 0
