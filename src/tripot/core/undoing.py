"""May a decision be taken back?  Only if nobody has learned anything by it but the decision itself.

Its kind of action says that it names and moves only what lies open to all (`Action.is_open`).  What followed must
agree: no luck was drawn, and nothing was told but the decision, to everybody.  A test compares it with other worlds.
"""

from collections.abc import Sequence

from tripot.core.actions import Action
from tripot.core.events import EVERYBODY, Event
from tripot.core.rng import FairRng

UNDO = "undo"  # stands among stored decisions for the one before it, taken back; no game has an action of this name
Luck = tuple[bytes, int, int]


def luck_of(rng: FairRng) -> Luck:
    """How far a generator has been used."""
    return rng.block, rng.blocks, rng.at


def taught_nothing(action: Action, told: Sequence[tuple[int, Event]], before: Luck, after: Luck) -> bool:
    """Has nobody learned anything but the decision?  `told` are the journal's entries since."""
    is_plain = len(told) <= 1 and all(audience == EVERYBODY for audience, _ in told)
    return action.is_open and is_plain and before == after
