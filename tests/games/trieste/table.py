"""What tests of Trieste need: hands in a line, a round laid out in another, and what came of it all."""

import random
import tomllib
from collections import Counter
from copy import deepcopy
from pathlib import Path

import tripot
from tripot import Match
from tripot.core.events import Event
from tripot.core.rng import FastRng, Rng
from tripot.core.state import State

# The rules are tested with cards that never change: those of the first edition, which the second rules had.
RULES = "2"
GAME = tripot.game("trieste").under(RULES)
FOLDER = Path(__file__).parents[3] / "src" / "tripot" / "games" / "trieste"
SHIPPED = tomllib.loads((FOLDER / "data.toml").read_text(encoding="utf-8"))
DOCUMENT = tomllib.loads((FOLDER / "data-2.toml").read_text(encoding="utf-8"))
CARDS = {card["key"]: card for card in DOCUMENT["card"]}
HEROES = {hero["key"]: hero for hero in DOCUMENT["hero"]}
FACTIONS = ("watch", "merchant", "thief")
VALUES = {"copper": 1, "silver": 2, "gold": 3, "diamond": 4}
ALL_TREASURE = {"copper": 39, "silver": 12, "gold": 4, "diamond": 1}
VIEWERS = (0, 1, 2, None)  # Watch, Merchant, Thief and a spectator, as these tables are seated
LISTS = ("hand", "treasures", "deck", "discard", "protections")

Side = str | dict[str, object]


def deck_of(faction: str) -> list[str]:
    """Its 33 cards."""
    return [key for key, card in CARDS.items() if card["faction"] == faction for _ in range(card["copies"])]


def other_data(**cards: dict[str, object]) -> dict:
    """The first edition with other cards: `other_data(fence={"cost": 2})`; - is written _."""
    document = deepcopy(DOCUMENT)
    for part in (*document["card"], *document["hero"]):
        part |= cards.get(part["key"].replace("-", "_"), {})
    return document


# ---- tables ---------------------------------------------------------------------------------------------------------


def table(
    watch: Side = "",
    merchant: Side = "",
    thief: Side = "",
    *,
    treasure: str | None = None,
    prison: str = "",
    spent: str = "",
    seed: int = 0,
    data: object = None,
    **parts: object,
) -> Match:
    """A position; a side is its hand, cards and treasures in any order, or its zones by name.

    Watch, Merchant and Thief sit in this order.  `treasure` is all that is left of its deck: the rest is spent.
    """
    sides = [as_side(side) for side in (watch, merchant, thief)]
    document = {
        "game": "trieste",
        "rules": RULES,
        "seats": 3,
        "factions": list(FACTIONS),
        "sides": sides,
        "prison": prison.split(),
        "spent": spent.split() if treasure is None else all_but(sides, treasure),
        **parts,
    }
    return Match.from_position(document, seed=seed, data=data)


def as_side(side: Side) -> dict[str, object]:
    zones = {"hand": side} if isinstance(side, str) else dict(side)
    words = str(zones.pop("hand", "")).split()
    zones["treasures"] = [word for word in words if word in VALUES]
    zones["hand"] = [word for word in words if word not in VALUES]
    if "known" in zones:
        zones["known"] = {who: cards.split() for who, cards in zones["known"].items()}
    return {key: value.split() if key in LISTS and isinstance(value, str) else value for key, value in zones.items()}


def all_but(sides: list[dict[str, object]], treasure: str) -> list[str]:
    left = Counter(ALL_TREASURE) - Counter(treasure.split())
    for side in sides:
        left -= Counter([*side["treasures"], side.get("laid", "")])
    return list(left.elements())


def lay_out(watch: Side = "none", merchant: Side = "none", thief: Side = "none", **parts: object) -> Match:
    """All three have laid a card down, and the first has turned it up: `lay_out("bloodhound: silver", "none: gold")`.

    Before the colon stands the card that is laid, after it the rest of the hand.
    """
    sides = [laying(side) for side in (watch, merchant, thief)]
    for side in sides[:2]:
        side["laid"] = side.pop("lays")
    card = sides[2].pop("lays")
    if card != "none":
        sides[2]["hand"] = f"{sides[2]['hand']} {card}"
    match = table(*sides, phase="laying", turn="thief", **parts)
    return act(match, f"thief: lay {card}")


def laying(side: Side) -> dict[str, object]:
    zones = {"lays": side} if isinstance(side, str) else dict(side)
    card, _, hand = str(zones["lays"]).partition(":")
    return zones | {"lays": card, "hand": hand}


def reveal(
    watch: Side = "none", merchant: Side = "none", thief: Side = "none", *answers: str, **parts: object
) -> Match:
    """A round laid out and paid; then these answers.

    The price of each card is there in coppers, beside the hand; not so of an "unpaid pickpocket".
    """
    match = lay_out(*[with_price(side) for side in (watch, merchant, thief)], **parts)
    while match.view(None).purpose == "card":
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    return act(match, *answers)


def with_price(side: Side) -> dict[str, object]:
    zones = laying(side)
    card = zones["lays"].removeprefix("unpaid ")
    free = card not in CARDS or card != zones["lays"]
    cost = 0 if free else max(0, CARDS[card]["cost"] + zones.get("cost_change", 0))
    return zones | {"lays": f"{card}: {zones['hand']} {'copper ' * cost}"}


def amount_of(card: str) -> int:
    """How much its only step takes, draws or hands over; such numbers are reconstructed, and may be tuned."""
    (step,) = CARDS[card]["effect"]
    return step.get("amount", step.get("worth", 1))


# ---- going on -------------------------------------------------------------------------------------------------------


def seat_of(match: Match, faction: str) -> int:
    return int(match.state.places[FACTIONS.index(faction)])


def act(match: Match, *answers: str) -> Match:
    """Give answers one after the other, each with its faction: `act(match, "thief: lay fence")`."""
    for answer in answers:
        faction, text = answer.split(": ")
        match.submit(seat_of(match, faction), text)
    return match


def legal(match: Match, faction: str) -> list[str]:
    return [str(action) for action in match.legal(seat_of(match, faction))]


def asked(match: Match) -> tuple[str, str]:
    """The phase, and the faction that is waited for."""
    view = match.view(None)
    return view.phase, view.sides[state_faction(match)].faction if match.waiting else ""


def state_faction(match: Match) -> int:
    return int(match.state.faction_of(match.waiting[0]))


def until(match: Match, phase: str, faction: str) -> Match:
    """Go on as cheaply as can be, to this question."""
    while asked(match) != (phase, faction):
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    return match


def until_round(match: Match, number: int) -> Match:
    """Nobody does anything more before this round."""
    while match.waiting and match.view(None).round < number:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    return match


def answer(match: Match, rng: random.Random) -> None:
    seat = rng.choice(match.waiting)
    match.submit(seat, rng.choice(match.legal(seat)))


def play_on(match: Match, seed: int = 0) -> Match:
    """Random answers to the end of the game."""
    rng = random.Random(seed)
    while match.waiting:
        answer(match, rng)
    return match


class Patience(Rng):
    """Luck that runs out: whoever deals again and again until it fits gives up at last."""

    def __init__(self, seed: int) -> None:
        self.luck = FastRng(seed)
        self.left = 100_000

    def below(self, n: int) -> int:
        self.left -= 1
        assert self.left, "no possible world is found"
        return int(self.luck.below(n))


def guess(match: Match, viewer: int | None, seed: int = 0) -> State:
    """A world that the viewer thinks possible; its cards add up."""
    world = match.state.copy()
    world.determinise(-1 if viewer is None else viewer, Patience(seed))
    world.check()
    return world


# ---- what came of it ------------------------------------------------------------------------------------------------


def zone(match: Match, faction: str, name: str) -> str:
    """The cards of a zone of a faction: hand, treasures, deck, discard."""
    return " ".join(match.position()["sides"][FACTIONS.index(faction)][name])


def hand(match: Match, faction: str) -> str:
    return zone(match, faction, "hand")


def purse(match: Match, faction: str) -> str:
    return zone(match, faction, "treasures")


def discard(match: Match, faction: str) -> str:
    return zone(match, faction, "discard")


def size(text: str) -> int:
    return len(text.split())


def prison(match: Match) -> str:
    return " ".join(match.view(None).prison)


def infamy(match: Match) -> int:
    return match.view(None).infamy


def spent(match: Match) -> str:
    return " ".join(match.view(None).treasure_discard)


def known(match: Match, faction: str, viewer: int | None) -> str:
    """What a viewer knows of the hand of a faction."""
    return " ".join(match.view(viewer).sides[FACTIONS.index(faction)].known)


def heard(match: Match, kind: type[Event], seat: int | None = None) -> list[Event]:
    return [event for event in match.events(seat) if isinstance(event, kind)]


def winner(match: Match) -> str:
    assert match.outcome is not None
    return match.outcome.reason
