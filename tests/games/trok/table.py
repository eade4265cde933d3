"""What tests of Trök look at: cards and Aare on the table, and luck that draws the cards one asks for."""

from rulebook import position, texts
from tripot import Match
from tripot.core.events import Event
from tripot.core.piles import count, size
from tripot.core.rng import Rng
from tripot.games.trok import GAME
from tripot.games.trok.cards import EQUIPMENT, UPGRADES
from tripot.games.trok.rules import Trok

ALL_EQUIPMENT = [key for kind, key in enumerate(EQUIPMENT) for _ in range(count(GAME.box.equipment, kind))]
ALL_UPGRADES = [key for kind, key in enumerate(UPGRADES) for _ in range(count(GAME.box.upgrades, kind))]


def zone(match: Match, name: str) -> str:
    """The cards of a zone of the table: market, discard, deck, row, upgrade_deck."""
    return " ".join(match.position()[name])


def hand(match: Match, seat: int) -> str:
    return " ".join(match.position()["players"][seat]["hand"])


def part(match: Match, seat: int, name: str) -> str:
    """The cards of a zone of a player: hand, offer, stored, upgrades."""
    return " ".join(match.position()["players"][seat][name])


def aare(match: Match) -> list[int]:
    return [player["aare"] for player in match.position()["players"]]


def known(match: Match, owner: int, viewer: int | None) -> str:
    """What the viewer knows the owner's hand to hold at least."""
    return " ".join(match.view(viewer).players[owner].known)


def heard(match: Match, seat: int | None, kind: type[Event]) -> list[Event]:
    return [event for event in match.events(seat) if isinstance(event, kind)]


def rest(*zones: str) -> str:
    """All equipment but these cards."""
    left = list(ALL_EQUIPMENT)
    for cards in zones:
        for key in cards.split():
            left.remove(key)
    return " ".join(left)


class Draws(Rng):
    """Luck that draws these cards and upgrades, one after the other, and then no more."""

    def __init__(self, state: Trok, cards: str) -> None:
        self.state = state
        self.cards = cards.split()

    def below(self, n: int) -> int:
        key = self.cards.pop(0)
        equipment = key in EQUIPMENT
        names, deck = (EQUIPMENT, self.state.deck) if equipment else (UPGRADES, self.state.upgrade_deck)
        kind = names.index(key)
        assert n == size(deck), f"drawing {key} from {n} cards, but the deck has {size(deck)}"
        assert count(deck, kind), f"no {key} is left to be drawn"
        return sum(count(deck, k) for k in range(kind))


# ---- the Combination ------------------------------------------------------------------------------------------------

SEVEN = ["pickaxe", "ration", "gloves", "lantern", "armour", "helmet", "hammer"]
ROW = "thrud grid zoral mine cart astrid ylud"
MARKET = "pickaxe pickaxe helmet"  # pays nobody whose dwarves are not asked about


def combining(cards: str, upgrades: str = "", row: str = ROW, **parts: object) -> Match:
    """The Trade Master, seat 0, has these cards and upgrades; seat 1 has none."""
    players = [{"hand": cards, "upgrades": upgrades}, {"hand": ""}]
    return position("trok", seats=2, phase="combining", row=row, players=players, **{"market": MARKET} | parts)


def made(match: Match, verb: str) -> list[str]:
    """The combinations of this sort that seat 0 may make."""
    return [text for text in texts(match, 0) if text.startswith(verb)]
