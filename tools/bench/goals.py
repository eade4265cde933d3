"""What speed is asked for: floors that must be kept, aims beyond them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """At least `floor`, and better `aim`; or, of a cost, less than `limit`."""

    floor: float | None = None
    aim: float | None = None
    limit: float | None = None

    def verdict(self, figure: float) -> str:
        """One word: `good` reaches the aim, `ok` keeps the floor or limit, `below` and `above` do not."""
        if self.limit is not None and figure >= self.limit:
            return "above"
        if self.floor is not None and figure < self.floor:
            return "below"
        return "good" if self.aim is not None and figure >= self.aim else "ok"


MISSED = ("below", "above")

# Decisions a second, microseconds, bytes; `ratio` is compiled over interpreted.
ANY_GAME = {"ratio": Goal(floor=25, aim=50), "driven": Goal(floor=0.6e6, aim=1.2e6)}
SMALL_STATE = ANY_GAME | {
    "copy": Goal(limit=0.6),
    "assign": Goal(limit=0.2),
    "determinise": Goal(limit=1.2),
    "size": Goal(limit=1500),
}
GOALS = {
    "trok": SMALL_STATE | {"playouts": Goal(floor=2e6, aim=4e6)},
    "tschak": SMALL_STATE | {"playouts": Goal(floor=3e6)},
    "trol": ANY_GAME | {"playouts": Goal(floor=1.5e6), "determinise": Goal(limit=2)},
    "trieste": ANY_GAME | {"ratio": Goal(floor=20), "playouts": Goal(floor=1e6), "determinise": Goal(limit=2.5)},
}


def goal_of(figure: str, game: str) -> Goal | None:
    return GOALS.get(game, ANY_GAME).get(figure)
