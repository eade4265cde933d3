"""Is a game fair?  One bot at every seat, and the results by seat and by role."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tripot.arena.competition.tournament import Tournament
from tripot.arena.playing.contest import Result
from tripot.arena.reports.cards import CardReport, card_report
from tripot.arena.reports.simulate import Counts, Sample, nothing
from tripot.arena.statistics.distribution import Distribution
from tripot.arena.statistics.intervals import wilson

__all__ = ["Balance", "Role", "balance"]


@dataclass
class Role:
    """The results of all who played a role."""

    seats: int  # at the table
    games: int = 0  # that had the role
    places: int = 0  # seats that played it, over all games
    wins: float = 0.0
    scores: Distribution = field(default_factory=Distribution)

    @property
    def win_share(self) -> float:
        """The share of the games with this role that it won."""
        return self.wins / self.games

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 95 % interval of the win share."""
        return wilson(self.wins, self.games)

    @property
    def fair_share(self) -> float:
        """The share that it would win if all seats were equal."""
        return self.places / self.games / self.seats

    def to_json(self) -> dict[str, object]:
        """All figures, as a JSON object."""
        return {
            "games": self.games,
            "wins": self.wins,
            "win_share": self.win_share,
            "win_interval": list(self.win_interval),
            "fair_share": self.fair_share,
            "score": self.scores.to_json(),
        }


@dataclass(frozen=True)
class Balance(Sample):
    """The report."""

    bot: str
    roles: dict[str, Role] = field(repr=False)  # empty where sides are equal
    cards: CardReport | None = field(default=None, repr=False)  # None where cards were not counted

    def to_json(self) -> dict[str, object]:
        """The whole report, as a JSON object."""
        by_role = [{"role": key} | role.to_json() for key, role in self.roles.items()]
        cards = self.cards.to_json() if self.cards else {}
        return self.table_json() | {"bot": self.bot} | self.counts_json() | {"by_role": by_role} | cards


def balance(tournament: Tournament, results: Sequence[Result]) -> Balance:
    """The balance of a tournament with one bot, whose games are independent: every deal is played once."""
    table, rules = tournament.table, tournament.table.rules()
    return Balance(
        game=table.game,
        seats=table.seats,
        options=table.options,
        data=rules.data_hash,
        seed=tournament.seed,
        counts=counted(results, table.seats, len(rules.measures)),
        bot=tournament.bots[0],
        roles=by_role(results, table.seats),
        cards=card_report(results, rules.printed) if tournament.cards else None,
    )


def counted(results: Sequence[Result], seats: int, measures: int) -> Counts:
    total = nothing(seats, measures)
    for result in results:
        scores = [Distribution([score]) for score in result.scores]
        measured = [Distribution([value]) for value in result.measures]
        wins, length = list(result.wins), Distribution([result.rounds])
        total.merge(Counts(1, sum(result.decisions), wins, length, scores, measured))
    return total


def by_role(results: Sequence[Result], seats: int) -> dict[str, Role]:
    found: dict[str, Role] = {}
    for result in results:
        for key in sorted(set(result.roles)):
            found.setdefault(key, Role(seats)).games += 1
        for seat, key in enumerate(result.roles):
            found[key].places += 1
            found[key].wins += result.wins[seat]
            found[key].scores.merge(Distribution([result.scores[seat]]))
    return {key: found[key] for key in sorted(found)}
