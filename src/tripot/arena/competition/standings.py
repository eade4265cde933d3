"""The report of a tournament: the results of each entrant."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from tripot.arena.competition.ratings import Rating, rate
from tripot.arena.playing.contest import Result
from tripot.arena.statistics.intervals import paired

__all__ = ["Entrant", "Share", "Standings", "standings"]

Place = tuple[Result, int]  # a game, and the seat there
Json = dict[str, object]


@dataclass(frozen=True)
class Share:
    """How often somebody won, with the 95 % interval over deals."""

    games: int
    wins: float  # a shared victory counts in equal parts
    low: float
    high: float
    seats: int

    @classmethod
    def of(cls, places: Sequence[Place], seats: int) -> "Share":
        """The share over these games, each with a seat."""
        wins: dict[int, float] = {}
        games: dict[int, int] = {}
        for result, seat in places:
            wins[result.deal] = wins.get(result.deal, 0.0) + result.wins[seat]
            games[result.deal] = games.get(result.deal, 0) + 1
        low, high = paired(list(wins.values()), list(games.values()))
        return cls(len(places), sum(wins.values()), low, high, seats)

    @property
    def win_share(self) -> float:
        """Wins as a share of the games."""
        return self.wins / self.games

    @property
    def times_fair(self) -> float:
        """1 for somebody who wins as often as everybody else."""
        return self.win_share * self.seats

    def to_json(self) -> Json:
        """The same as a JSON object."""
        return {
            "win_share": self.win_share,
            "low": self.low,
            "high": self.high,
            "games": self.games,
            "wins": self.wins,
            "times_fair": self.times_fair,
        }


class Entrant:
    """A bot of the tournament, and all its games."""

    def __init__(self, bot: str, places: Sequence[Place], rating: Rating, seats: int) -> None:
        self.bot = bot
        self.places = places
        self.rating = rating
        self.seats = seats

    @cached_property
    def share(self) -> Share:
        """How often it won."""
        return Share.of(self.places, self.seats)

    @cached_property
    def by_role(self) -> dict[str, Share]:
        """Empty where sides are equal."""
        found: dict[str, list[Place]] = {}
        for result, seat in self.places:
            if result.roles:
                found.setdefault(result.roles[seat], []).append((result, seat))
        return {role: Share.of(found[role], self.seats) for role in sorted(found)}

    @property
    def mean_rank(self) -> float:
        """Equals share the better place."""
        return self.mean(lambda result, seat: result.ranks[seat])

    @property
    def mean_score(self) -> float:
        """Its mean score, in the game's own points."""
        return self.mean(lambda result, seat: result.scores[seat])

    @property
    def decisions(self) -> int:
        """How many decisions it made."""
        return sum(result.decisions[seat] for result, seat in self.places)

    @property
    def seconds_per_decision(self) -> float:
        """How long it thought, in the mean."""
        return sum(result.seconds[seat] for result, seat in self.places) / max(1, self.decisions)

    def mean(self, number: Callable[[Result, int], int]) -> float:
        """The mean of a number over its games."""
        return sum(number(result, seat) for result, seat in self.places) / len(self.places)

    def to_json(self) -> Json:
        """All figures, as a JSON object."""
        return {
            "bot": self.bot,
            **self.share.to_json(),
            "mean_rank": self.mean_rank,
            "mean_score": self.mean_score,
            "rating": self.rating.value,
            "rating_deviation": self.rating.deviation,
            "decisions": self.decisions,
            "seconds_per_decision": self.seconds_per_decision,
            "by_role": [{"role": role} | share.to_json() for role, share in self.by_role.items()],
        }


@dataclass(frozen=True)
class Standings:
    """All entrants, in the order in which they were named."""

    header: Mapping[str, object]
    games: int
    deals: int
    entrants: tuple[Entrant, ...]

    @property
    def by_rating(self) -> list[Entrant]:
        """The entrants, the best first."""
        return sorted(self.entrants, key=lambda entrant: -entrant.rating.value)

    def to_json(self) -> Json:
        """The whole report, as a JSON object."""
        table = {key: self.header[key] for key in ("game", "rules", "seats", "options", "data", "seed")}
        bots = [entrant.to_json() for entrant in self.entrants]
        return table | {"games": self.games, "deals": self.deals, "bots": bots}


def standings(header: Mapping[str, object], bots: Sequence[str], results: Sequence[Result]) -> Standings:
    """The standings over games in which every bot has played."""
    places: list[list[Place]] = [[] for _ in bots]
    for result in results:
        for seat, entrant in enumerate(result.seating):
            places[entrant].append((result, seat))
    ratings = rate(results, len(bots))
    seats = len(results[0].seating)
    entrants = [Entrant(*entry, seats) for entry in zip(bots, places, ratings, strict=True)]
    return Standings(header, len(results), len({result.deal for result in results}), tuple(entrants))
