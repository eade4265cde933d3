"""Every figure that a set of cards is judged by, with its interval, its bounds, and whether it is within them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt

from criteria.bounds import MOST, Bounds, Wanted
from criteria.bringing import dearer_brings
from criteria.effects import Card, answers_the_laid_card, most_common_effect
from criteria.measuring import Measured
from tripot.arena.playing.contest import Result
from tripot.arena.reports.balance import Balance
from tripot.arena.reports.cards import CardReport, CardUse
from tripot.arena.statistics.intervals import Z_95, wilson
from tripot.games.trieste.cards.components import FACTIONS


@dataclass(frozen=True)
class Finding:
    """One figure."""

    criterion: str
    subject: str  # a faction, a card, or what else it is about
    found: float | None  # None where there was nothing to measure
    bounds: Bounds
    interval: Bounds | None = None  # of 95 %; None where nothing is left to chance

    @property
    def holds(self) -> bool:
        """Is the figure within its bounds?"""
        return self.found is not None and self.bounds[0] <= self.found <= self.bounds[1]

    @property
    def is_sure(self) -> bool:
        """Is its whole interval?"""
        low, high = self.interval or (self.found or 0.0, self.found or 0.0)
        return self.holds and self.bounds[0] <= low and high <= self.bounds[1]

    def to_json(self) -> dict[str, object]:
        low, high = self.bounds
        bounds = [None if low == -MOST else low, None if high == MOST else high]
        return asdict(self) | {"bounds": bounds, "holds": self.holds, "is_sure": self.is_sure}


def findings(measured: Mapping[str, Measured], cards: Sequence[Card], wanted: Wanted) -> list[Finding]:
    """All figures of a set, from what was measured of it."""
    with_cards = measured["cards"]
    assert with_cards.report.cards is not None
    return [
        *of_the_set(cards, wanted),
        captures_from_play(with_cards.results, cards, wanted),
        *of_each_card(with_cards.report.cards, cards, wanted),
        *dominated(with_cards.report.cards),
        *dearer(with_cards.results, cards, wanted),
        *shares(measured["experts"].report, "won, experts", wanted.share),
        *shares(measured["greedy"].report, "won, greedy", wanted.greedy_share),
        *shares(measured["heroes"].report, "won, with heroes", wanted.heroes_share),
        rounds(measured["experts"].report, wanted.rounds),
    ]


def of_the_set(cards: Sequence[Card], wanted: Wanted) -> Iterator[Finding]:
    """What needs no game: how many kinds, and how varied."""
    for faction in FACTIONS:
        own = [card for card in cards if card["faction"] == faction]
        effect, share = most_common_effect(own)
        yield Finding("kinds", faction, len(own), (wanted.kinds, MOST))
        yield Finding("same main effect", f"{faction}: {effect}", share, (0.0, wanted.same_effect))


def captures_from_play(results: Sequence[Result], cards: Sequence[Card], wanted: Wanted) -> Finding:
    """The share of captures by cards that answer the laid thief; the interval is over games."""
    answering = {card["key"] for card in cards if answers_the_laid_card(card)}
    pairs = []
    for result in results:
        by_card = result.uses[result.roles.index("watch")].gains.get("captures", Counter())
        pairs.append((sum(by_card.get(key, 0) for key in answering), sum(by_card.values())))
    everything = sum(number for _, number in pairs)
    if not everything:
        return Finding("captures by answering", "watch", None, (wanted.from_play, 1.0))
    share = sum(own for own, _ in pairs) / everything
    half = Z_95 * sqrt(sum((own - share * number) ** 2 for own, number in pairs)) / everything
    return Finding("captures by answering", "watch", share, (wanted.from_play, 1.0), (share - half, share + half))


def of_each_card(report: CardReport, cards: Sequence[Card], wanted: Wanted) -> Iterator[Finding]:
    """No must-have and no dead card; a card that nobody ever held was not measured, and does not hold."""
    uses = {use.card: use for use in report.cards}
    for card in cards:
        faction, key = str(card["faction"]), str(card["key"])
        use = uses.get(key) or CardUse(faction, key)
        yield Finding("opening ratio", f"{faction}: {key}", use.ratio, wanted.ratio, use.ratio_interval)
        share, interval = use.played_share, wilson(use.played, use.held)
        yield Finding("played", f"{faction}: {key}", share, (wanted.played, 1.0), interval)


def dominated(report: CardReport) -> Iterator[Finding]:
    """How many cards are beaten by another, and by which."""
    beaten = [f"{warned.card} by {warned.by}" for warned in report.warnings if warned.kind == "dominated"]
    yield Finding("dominated", ", ".join(beaten) or "no card", len(beaten), (0, 0))


def dearer(results: Sequence[Result], cards: Sequence[Card], wanted: Wanted) -> Iterator[Finding]:
    for faction in FACTIONS:
        found = dearer_brings(results, cards, faction)
        more, interval = found or (None, None)
        yield Finding("dearer brings more", faction, more, (wanted.dearer, MOST), interval)


def shares(report: Balance, criterion: str, bounds: Bounds) -> Iterator[Finding]:
    for faction in FACTIONS:
        role = report.roles[faction]
        yield Finding(criterion, faction, role.win_share, bounds, role.win_interval)


def rounds(report: Balance, bounds: Bounds) -> Finding:
    return Finding("median rounds", "experts", report.counts.lengths.quantile(0.5), bounds)
