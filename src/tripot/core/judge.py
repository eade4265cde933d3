# tripot: compiled
"""A game's judgement: what a decent player sees at a glance.

`look` takes a position in for one seat; `worth` and `reason` then speak of that seat's actions there.  A judge uses
nothing that the seat may not know, since a search also asks it what the others would do.  Worths are in the game's own
points and only compared with each other; `value` is a chance, 0 to 1.
"""

from mypy_extensions import i64, mypyc_attr

from tripot.core.numbers import ActionCode, Seat
from tripot.core.packed import vec
from tripot.core.reason import Reason
from tripot.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    def look(self, state: State, seat: Seat) -> None:
        """Take in what `seat`, which is asked, sees.  Keeps the state only until the next look."""
        raise NotImplementedError

    def worth(self, action: ActionCode) -> float:
        """How good a legal action of that seat is."""
        raise NotImplementedError

    def reason(self, action: ActionCode) -> Reason:
        return Reason("best")

    def value(self, state: State, seat: Seat) -> float:
        """The chance of `seat` to win from here, 0 to 1; a shared victory counts in equal parts."""
        raise NotImplementedError

    def horizon(self) -> i64:
        """How many rounds (`State.length`) a search plays on before it asks for the value."""
        raise NotImplementedError

    def widening(self) -> float:
        """How fast a search tries actions other than the favourites below its root; `SearchSettings` has the root."""
        return 2.0

    def spread(self) -> float:
        """The standard deviation of the values that iterations of a search find."""
        return 0.25

    def trust(self) -> float:
        """By how many standard errors a search must find another action better than the one that is worth most."""
        return 0.0

    def random_percent(self) -> i64:
        """Percent of a rollout's decisions that are random, since people do not all decide like this judge."""
        return 10

    def suppose(self, state: State, seat: Seat) -> None:
        """In a world dealt for `seat`: choices of others that lie face down become what a decent player's would be."""

    def is_showdown(self, state: State) -> bool:
        """Do all choose once more, at once and knowing all cards, before a search asks for the value?"""
        return False

    def best(self, out: vec[i64], n: i64) -> i64:
        """Which of the first n actions of `out` is worth most."""
        found: i64 = 0
        most = self.worth(out[0])
        i: i64
        for i in range(1, n):
            worth = self.worth(out[i])
            if worth > most:
                most = worth
                found = i
        return found
