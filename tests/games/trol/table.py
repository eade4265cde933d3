"""What tests of Trôl need: the cards, hunts in a line or two, dice that fall as one asks, and what came of it all."""

import random
import tomllib
from collections import Counter
from copy import deepcopy
from pathlib import Path

import tripot
from rulebook import as_list, play
from tripot import Match
from tripot.core.events import Event
from tripot.core.piles import card as one
from tripot.core.rng import FastRng, Rng
from tripot.games.trol.cards import CARDS
from tripot.games.trol.events import (
    Damaged,
    Eliminated,
    Helped,
    HuntFailed,
    HuntSucceeded,
    PreyExploded,
    Thrown,
    TrophyTaken,
)

from .oracle import BEASTS_AND_THINGS, DECK, RED, WHITE

GAME = tripot.game("trol")
FOLDER = Path(__file__).parents[3] / "src" / "tripot" / "games" / "trol"
SHIPPED = tomllib.loads((FOLDER / "data.toml").read_text(encoding="utf-8"))
# The rules are tested with prey that never change: those of the first rules.
DOCUMENT = tomllib.loads((FOLDER / "data-1.toml").read_text(encoding="utf-8"))
# By key: least and most damage, the three portions, trophies.
PREY = {prey["key"]: (*prey["danger"], tuple(prey["food"]), prey["trophies"]) for prey in DOCUMENT["prey"]}
TRIBES = ("moss", "flint", "bramble", "soot", "mud")
TROLLS = [name for name in DECK if name not in BEASTS_AND_THINGS]
SEATS = [2, 3, 4, 5]
OUTCOMES = {HuntFailed: "failed", HuntSucceeded: "succeeded", PreyExploded: "exploded"}


def pile(names: list[str]) -> int:
    """A pile of tribe cards as the engine keeps it."""
    return sum(int(one(CARDS.index(name))) for name in names)


def other_data(masks: dict[str, int] | None = None, **prey: dict[str, object]) -> dict:
    """A data file with other values: `other_data(castortue={"danger": [0, 60]})`."""
    document = deepcopy(DOCUMENT)
    document["masks"]["values"] |= masks or {}
    for part in document["prey"]:
        part |= prey.get(part["key"], {})
    return document


EASY = other_data(castortue={"danger": [0, 60]})  # whoever hunts a Castortue succeeds


# ---- luck -----------------------------------------------------------------------------------------------------------


class Dice(Rng):
    """Dice that fall as one asks, `r3 w1 r0`; whatever else is drawn once they are used up does not matter.

    `=2` is a number as it is, for luck that is no die.
    """

    def __init__(self, match: Match, dice: str) -> None:
        self.state = match.state
        self.dice = dice.split()
        self.rest = FastRng(1)

    def below(self, n: int) -> int:
        if not self.dice:
            assert self.state.frames.depth == 0, "more dice are thrown than the test says"
            return int(self.rest.below(n))
        die = self.dice.pop(0)
        if die[0] == "=":
            return int(die[1:])
        assert n == 6, f"the test says {die}, but luck has {n} sides"
        return (RED if die[0] == "r" else WHITE).index(int(die[1:]))


class Begins(Rng):
    """Luck that says these numbers and then goes on by itself."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.rest = FastRng(1)

    def below(self, n: int) -> int:
        return self.numbers.pop(0) if self.numbers else int(self.rest.below(n))


# ---- tables ---------------------------------------------------------------------------------------------------------


def table(seats: int = 4, *tribes: dict, lines: tuple = (), data: object = None, seed: int = 0, **parts) -> Match:
    """A table with these tribes and lines, in order; zones of cards may be written as one text.

    A line is a text, "koalapin: moss chief, flint trap marked", or "" for one that is filled in from the seed.
    """
    number = 4 if seats == 2 else seats
    written = [{key: as_list(value) for key, value in tribe.items()} for tribe in tribes]
    document = {
        "game": "trol",
        "seats": seats,
        "lines": [read_line(line) for line in lines] + [{}] * (number - len(lines)),
        "tribes": written + [{}] * (number - len(tribes)),
        **parts,
    }
    return Match.from_position(document, seed=seed, data=data or DOCUMENT)


def read_line(text: str) -> dict[str, object]:
    prey, _, cards = text.partition(":")
    if not prey:
        return {}
    return {"prey": prey, "cards": [card.strip() for card in cards.split(",") if card.strip()]}


def rest(*zones: str) -> str:
    """What these zones leave of a tribe's sixteen cards."""
    left = Counter(DECK) - Counter(name for zone in zones for name in zone.split())
    return " ".join(left.elements())


def before_hunt(
    line: str,
    *,
    trigger: str = "moss beater",
    prey: str = "castortue",
    dice: str = "",
    seats: int = 4,
    hands: dict[str, str] | None = None,
    lost: dict[str, str] | None = None,
    elsewhere: str = "",
    **parts,
) -> Match:
    """It is the trigger's turn, and the line lies in place 0.

    `hands` are hands by tribe; a tribe that is not named there has no card in hand (but the trigger), and its
    apprentice is discarded, so that nobody is asked for it.  `elsewhere` is the line in place 1.
    """
    hands, lost = hands or {}, lost or {}
    actor, card = trigger.split()
    number = 4 if seats == 2 else seats
    tribes = []
    for tribe in TRIBES[:number]:
        gone = lost.get(tribe, "").split()
        on_table = f"{line}, {elsewhere}, {trigger}"
        if tribe not in hands and f"{tribe} apprentice" not in on_table and "apprentice" not in gone:
            gone.append("apprentice")
        hand = hands.get(tribe, "").split() + ([card] if tribe == actor else [])
        tribes.append({"hand": hand, "lost": gone})
    lines = (f"{prey}: {line}", elsewhere)
    match = table(seats, *tribes, lines=lines, **{"turn": TRIBES.index(actor), "first": 0} | parts)
    match.rng = Dice(match, dice)
    return match


def hunt(line: str, *answers: str, trigger: str = "moss beater", **parts) -> Match:
    """A hunt that has been triggered: `hunt("moss chief, flint sneak", "1: spare", "0: aim 3", dice="r0 r2 r4")`."""
    match = before_hunt(line, trigger=trigger, **parts)
    actor, card = trigger.split()
    return play(match, f"{seat_of(match, actor)}: trigger {card} 0", *answers)


def last_card(
    line: str, *answers: str, tribes: tuple = (), dice: str = "", seats: int = 4, lines: tuple = (), **parts
) -> Match:
    """The last card of the game is the last one of `line`, in place 0: it is played, and the last hunts follow.

    Of the tribes only food, survivors and trophies are given; all that lies nowhere is discarded.
    """
    cards = [card.strip() for card in line.split(",")]
    prey, _, first = cards[0].rpartition(": ")
    cards[0] = first
    actor, card = cards.pop().split()
    number = 4 if seats == 2 else seats
    lying = [*cards, *[card.strip() for text in lines for card in text.partition(":")[2].split(",")]]
    given = []
    for at, tribe in enumerate(TRIBES[:number]):
        zones = dict(tribes[at]) if at < len(tribes) else {}
        hand = card if tribe == actor else ""
        laid = " ".join(text.split()[1] for text in lying if text.startswith(tribe))
        given.append(zones | {"hand": hand, "lost": rest(hand, laid, zones.get("survivors", "")), "deck": ""})
    turn = TRIBES.index(actor)
    match = table(seats, *given, lines=(f"{prey}: {', '.join(cards)}", *lines), turn=turn, first=0, **parts)
    match.rng = Dice(match, dice)
    return play(match, f"{seat_of(match, actor)}: assign {card} 0", *answers)


def count_up(seats: int, *tribes: dict, dice: str = "", **parts) -> Match:
    """A game that ends with these tribes' food, survivors and trophies: the last card is a trap that does nothing."""
    taken = {prey for tribe in tribes for prey in tribe.get("trophies", "").split()}
    free = next(prey for prey in PREY if prey not in taken)
    return last_card(f"{free}: moss trap", tribes=tribes, seats=seats, dice=dice, **parts)


def play_on(match: Match, seed: int = 0) -> Match:
    """Random answers to the end of the game."""
    rng = random.Random(seed)
    while match.waiting:
        answer(match, rng)
    return match


def answer(match: Match, rng: random.Random) -> None:
    seat = rng.choice(match.waiting)
    match.submit(seat, rng.choice(match.legal(seat)))


# ---- what came of it ------------------------------------------------------------------------------------------------


def seat_of(match: Match, tribe: str) -> int:
    return TRIBES.index(tribe) % match.seats


def heard(match: Match, kind: type[Event], seat: int | None = None) -> list[Event]:
    return [event for event in match.events(seat) if isinstance(event, kind)]


def asked(match: Match) -> tuple[str, int | None]:
    """The phase, and the seat that is waited for."""
    return match.view(None).phase, match.waiting[0] if match.waiting else None


def outcome(match: Match) -> tuple[str, int]:
    """What came of the last hunt, and its total; all dice of the test were thrown."""
    assert match.rng.dice == []
    event = [event for event in match.events(None) if type(event) in OUTCOMES][-1]
    return OUTCOMES[type(event)], event.total


def damage(match: Match) -> list[int]:
    """Card by card, and then apprentice by apprentice."""
    return [event.damage for event in match.events(None) if isinstance(event, Damaged | Helped)]


def throws(match: Match) -> list[tuple[str, int, int, int]]:
    """Who threw, how many red and white dice, and their sum."""
    return [(event.card, event.red, event.white, event.total) for event in heard(match, Thrown)]


def food(match: Match) -> dict[str, int]:
    return {tribe.tribe: tribe.food for tribe in match.view(None).tribes if tribe.food}


def zone(match: Match, tribe: str, name: str) -> str:
    """The cards of a zone of a tribe: hand, deck, survivors, lost, trophies."""
    return " ".join(match.position()["tribes"][TRIBES.index(tribe)][name])


def survivors(match: Match) -> dict[str, str]:
    found = {tribe.tribe: " ".join(tribe.survivors) for tribe in match.view(None).tribes}
    return {tribe: cards for tribe, cards in found.items() if cards}


def lost(match: Match) -> dict[str, str]:
    """Discarded cards, without apprentices."""
    found = {tribe.tribe: [card for card in tribe.lost if card != "apprentice"] for tribe in match.view(None).tribes}
    return {tribe: " ".join(cards) for tribe, cards in found.items() if cards}


def trophy(match: Match) -> list[tuple[str, str]]:
    """Who took which prey."""
    return [(event.tribe, event.prey) for event in heard(match, TrophyTaken)]


def line(match: Match, place: int = 0) -> str:
    """The cards of a line as they lie, whoever may see them."""
    return ", ".join(match.position()["lines"][place]["cards"])


def eliminated(match: Match) -> list[tuple[str, str]]:
    return [(event.tribe, event.why) for event in heard(match, Eliminated)]


def ranks(match: Match) -> list[int]:
    """The places of the tribes."""
    return [tribe.rank for tribe in match.view(None).tribes]
