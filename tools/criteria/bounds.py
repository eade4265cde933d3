"""What a good set of cards is, in figures; wider ones for a short measurement."""

from dataclasses import dataclass

Bounds = tuple[float, float]
MOST = float("inf")


@dataclass(frozen=True)
class Wanted:
    """The bounds of every figure."""

    kinds: float = 12  # of cards of a faction, at least
    same_effect: float = 0.4  # of a faction's cards, at most
    from_play: float = 0.45  # of all captures, at least
    ratio: Bounds = (0.7, 1.4)  # of wins with a card in the opening hand to wins without it
    played: float = 0.08  # of the games in which a card was held, at least
    dearer: float = 0.0  # how much more a dear card brings than a cheap one, more than
    share: Bounds = (0.3, 0.365)  # of the games that a faction wins, among experts
    greedy_share: Bounds = (0.25, 0.42)
    heroes_share: Bounds = (0.28, 0.38)
    rounds: Bounds = (7, 11)  # of half of the games


FULL = Wanted()
