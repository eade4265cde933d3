"""How the cards of a game do: held, played, won with, in the opening hand; what comes from them; and warnings.

Cards are told apart by role, since the same card is worth something else to another side.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt

from tripot.arena.playing.contest import Result
from tripot.arena.statistics.intervals import Z_95, wilson
from tripot.core.printed import PrintedCard

__all__ = ["CardReport", "CardUse", "SourceTotal", "Warned", "card_report"]

LOWEST_RATIO = 0.7  # of wins with a card in the opening hand to wins without it
HIGHEST_RATIO = 1.4
LEAST_PLAYED = 0.08  # of the games in which it was held
LEAST_SEEN = 20  # games, or plays, below which nothing is warned of
Interval = tuple[float, float]


@dataclass
class CardUse:
    """A card in the hands of a role, over all seats of that role."""

    role: str  # empty where sides are equal
    card: str
    seats: int = 0  # that could have held it
    wins: float = 0.0
    held: int = 0
    held_wins: float = 0.0
    played: int = 0  # seats that played it at least once
    played_wins: float = 0.0
    plays: int = 0
    opening: int = 0
    opening_wins: float = 0.0
    gains: dict[tuple[str, str], list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list), repr=False)

    @property
    def played_share(self) -> float:
        """The share of the games in which it was held that it was played in."""
        return self.played / self.held if self.held else 0.0

    @property
    def win_share(self) -> float:
        """The share of the games in which it was played that its owner won."""
        return self.played_wins / self.played if self.played else 0.0

    @property
    def ratio(self) -> float | None:
        """How many times as often a seat wins that is dealt the card; None where there is nothing to compare."""
        without, lost = self.seats - self.opening, self.wins - self.opening_wins
        if not self.opening or not without or lost <= 0:
            return None
        return (self.opening_wins / self.opening) / (lost / without)

    @property
    def ratio_interval(self) -> Interval | None:
        """The 95 % interval of the ratio (Katz), with half a win where there is none."""
        if self.ratio is None:
            return None
        without, lost = self.seats - self.opening, self.wins - self.opening_wins
        won = self.opening_wins or 0.5
        spread = sqrt(max(0.0, 1 / won - 1 / self.opening) + max(0.0, 1 / lost - 1 / without))
        middle = won / self.opening / (lost / without)
        low = middle * exp(-Z_95 * spread) if self.opening_wins else 0.0
        return low, middle * exp(Z_95 * spread)

    def per_play(self, whose: str, what: str) -> tuple[float, Interval]:
        """What a role has gained by one play of the card, and its 95 % interval over games."""
        pairs = self.gains[whose, what]
        if not self.plays:
            return 0.0, (0.0, 0.0)
        mean = sum(amount for amount, _ in pairs) / self.plays
        half = Z_95 * sqrt(sum((amount - mean * plays) ** 2 for amount, plays in pairs)) / self.plays
        return mean, (mean - half, mean + half)

    def to_json(self) -> dict[str, object]:
        """All figures, as a JSON object."""
        bounds = self.ratio_interval
        return {
            "role": self.role,
            "card": self.card,
            "seats": self.seats,
            "held": self.held,
            "held_win_share": self.held_wins / self.held if self.held else None,
            "played": self.played,
            "played_share": self.played_share,
            "played_interval": list(wilson(self.played, self.held)),
            "plays": self.plays,
            "win_share": self.win_share,
            "win_interval": list(wilson(self.played_wins, self.played)),
            "opening": self.opening,
            "opening_wins": self.opening_wins,
            "opening_ratio": self.ratio,
            "opening_interval": list(bounds) if bounds else None,
            "per_play": [self.gain_json(*key) for key in sorted(self.gains)] if self.plays else [],
        }

    def gain_json(self, whose: str, what: str) -> dict[str, object]:
        """What one play brings a role, as a JSON object."""
        mean, bounds = self.per_play(whose, what)
        return {"role": whose, "what": what, "mean": mean, "interval": list(bounds)}


@dataclass
class SourceTotal:
    """What comes from a card, or from elsewhere, over all games."""

    games: int
    total: int = 0
    squares: int = 0  # of what each game brought

    def add(self, amount: int) -> None:
        """Count what one more game has brought."""
        self.total += amount
        self.squares += amount * amount

    @property
    def mean(self) -> float:
        """By game."""
        return self.total / self.games

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the mean."""
        half = Z_95 * sqrt(max(0.0, self.squares - self.games * self.mean**2)) / self.games
        return self.mean - half, self.mean + half

    def to_json(self) -> dict[str, object]:
        """The same as a JSON object."""
        return {"total": self.total, "mean": self.mean, "interval": list(self.interval)}


@dataclass(frozen=True)
class Warned:
    """A card that a designer should look at."""

    kind: str  # lock, dead or dominated
    role: str
    card: str
    by: str = ""  # the card that dominates it

    def to_json(self) -> dict[str, object]:
        """The same as a JSON object."""
        found: dict[str, object] = {"warning": self.kind, "role": self.role, "card": self.card}
        return found | ({"by": self.by} if self.by else {})


@dataclass(frozen=True)
class CardReport:
    """The report."""

    games: int
    cards: list[CardUse] = field(repr=False)
    sources: dict[tuple[str, str], dict[str, SourceTotal]] = field(repr=False)  # by role and what is gained: by source
    warnings: list[Warned]

    def to_json(self) -> dict[str, object]:
        """The whole report, as a JSON object."""
        return {
            "cards": [use.to_json() for use in self.cards],
            "sources": [
                {"role": role, "what": what, "by_source": {key: own.to_json() for key, own in sources.items()}}
                for (role, what), sources in self.sources.items()
            ],
            "warnings": [warned.to_json() for warned in self.warnings],
        }


def card_report(results: Sequence[Result], printed: Mapping[str, PrintedCard]) -> CardReport:
    """The report of games in which cards were counted."""
    order = {key: number for number, key in enumerate(printed)}
    found = counted(results)
    uses = sorted(found.values(), key=lambda use: (use.role, order.get(use.card, len(order)), use.card))
    return CardReport(len(results), uses, by_source(results), list(warnings(uses, printed)))


def counted(results: Sequence[Result]) -> dict[tuple[str, str], CardUse]:
    found: dict[tuple[str, str], CardUse] = {}
    for result in results:
        for seat, use in enumerate(result.uses):
            role = role_of(result, seat)
            for card in use.held:
                add(found.setdefault((role, card), CardUse(role, card)), result, seat)
    for result in results:
        for seat, won in enumerate(result.wins):
            for counts in [counts for counts in found.values() if counts.role == role_of(result, seat)]:
                counts.seats += 1
                counts.wins += won
    return found


def role_of(result: Result, seat: int) -> str:
    return result.roles[seat] if result.roles else ""


def add(use: CardUse, result: Result, seat: int) -> None:
    """Count a card that a seat held."""
    own, won = result.uses[seat], result.wins[seat]
    plays = own.played[use.card]
    use.held += 1
    use.held_wins += won
    use.plays += plays
    if use.card in own.opening:
        use.opening += 1
        use.opening_wins += won
    if plays:
        use.played += 1
        use.played_wins += won
        add_gains(use, result, seat, plays)


def add_gains(use: CardUse, result: Result, seat: int, plays: int) -> None:
    """What the card brought; to others only where roles tell whose card it was."""
    for other, theirs in enumerate(result.uses):
        if other == seat or result.roles:
            for what, sources in theirs.gains.items():
                if use.card in sources:
                    use.gains[role_of(result, other), what].append((sources[use.card], plays))


def by_source(results: Sequence[Result]) -> dict[tuple[str, str], dict[str, SourceTotal]]:
    found: dict[tuple[str, str], dict[str, SourceTotal]] = {}
    for result in results:
        for (role, what), amounts in gains_of(result).items():
            sources = found.setdefault((role, what), {})
            for source, amount in amounts.items():
                sources.setdefault(source, SourceTotal(len(results))).add(amount)
    return {key: dict(sorted(found[key].items(), key=lambda pair: (-pair[1].total, pair[0]))) for key in sorted(found)}


def gains_of(result: Result) -> dict[tuple[str, str], Counter[str]]:
    """What each role has gained in a game, by source."""
    found: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for seat, use in enumerate(result.uses):
        for what, sources in use.gains.items():
            found[role_of(result, seat), what].update(sources)
    return found


# ---- warnings -------------------------------------------------------------------------------------------------------


def warnings(uses: Sequence[CardUse], printed: Mapping[str, PrintedCard]) -> Iterator[Warned]:
    for use in uses:
        if is_lock(use):
            yield Warned("lock", use.role, use.card)
        if use.held >= LEAST_SEEN and use.played_share < LEAST_PLAYED:
            yield Warned("dead", use.role, use.card)
        better = next((other for other in uses if dominates(other, use, printed)), None)
        if better:
            yield Warned("dominated", use.role, use.card, better.card)


def is_lock(use: CardUse) -> bool:
    """Does the opening hand decide too much, and surely something?"""
    ratio, bounds = use.ratio, use.ratio_interval
    if ratio is None or bounds is None or min(use.opening, use.seats - use.opening) < LEAST_SEEN:
        return False
    return not LOWEST_RATIO <= ratio <= HIGHEST_RATIO and not bounds[0] <= 1 <= bounds[1]


def dominates(better: CardUse, use: CardUse, printed: Mapping[str, PrintedCard]) -> bool:
    """Is one card beaten in cost, level and effect by another at once?  Only cards with a cost are compared.

    Its effect is beaten if by play it brings nobody more of what its owner wants, and surely less of something.
    """
    if better is use or better.role != use.role or min(better.plays, use.plays) < LEAST_SEEN or not use.gains:
        return False
    if not is_as_cheap(printed.get(better.card), printed.get(use.card)) or better.win_share < use.win_share:
        return False
    surely = False
    for whose, what in {*better.gains, *use.gains}:
        sign = 1 if whose == use.role else -1
        (more, bounds), (fewer, others) = better.per_play(whose, what), use.per_play(whose, what)
        if sign * more < sign * fewer:
            return False
        surely = surely or (bounds[0] > others[1] if sign > 0 else bounds[1] < others[0])
    return surely


def is_as_cheap(better: PrintedCard | None, card: PrintedCard | None) -> bool:
    """Cards of the same sort, of which the first costs no more and has at least the level."""
    if better is None or card is None or better.group != card.group:
        return False
    mine, other = dict(better.facts), dict(card.facts)
    prices, levels = (mine.pop("cost", None), other.pop("cost", None)), (mine.pop("level", 0), other.pop("level", 0))
    if not isinstance(prices[0], int) or not isinstance(prices[1], int) or mine != other:
        return False
    return prices[0] <= prices[1] and int(str(levels[0])) >= int(str(levels[1]))
