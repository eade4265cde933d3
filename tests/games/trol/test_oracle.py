"""The engine against the oracle, a second and simpler implementation: many random hunts, step by step.

The oracle resolves a hunt with luck and choices of its own making; the engine gets the same hunt, the same faces of the
dice and the same answers, and must ask the same questions and come to the same end.
"""

import random
from collections import Counter
from dataclasses import dataclass

import pytest

import tripot
from tripot.core.events import Journal
from tripot.core.piles import card as one
from tripot.core.rng import Rng
from tripot.games.trol.cards import CARDS, TRIBES
from tripot.games.trol.events import Damaged, Helped, HuntFailed, HuntSucceeded, PreyExploded, Thrown
from tripot.games.trol.phases import PHASES
from tripot.games.trol.rules import Trol

from . import oracle
from .table import DOCUMENT, PREY, pile

GAME = tripot.game("trol").with_data(DOCUMENT)
HUNTS = 20_000
SEATS = [2, 3, 4, 5]
# Sneaks, shamans and rascals are what is hard about a hunt: let them come often.
WEIGHTS = {"shaman": 6, "sneak": 4, "rascal": 8, "apprentice": 2, "cook": 2, "trap": 2, "rocky": 2}


# ---- a random hunt --------------------------------------------------------------------------------------------------


@dataclass
class Setting:
    """A hunt before it begins."""

    seats: int
    first: int
    prey: str
    line: list[tuple[str, str]]  # tribe, card
    face_down: list[bool]
    trigger: tuple[str, str] | None
    last: bool  # nobody has a card left: the last card of the line is the last that is played
    hands: dict[str, list[str]]
    elsewhere: list[tuple[str, str, bool]]  # in the line of another prey: tribe, card, face down
    apart: dict[str, list[str]]  # of each tribe, the cards that are out of the game
    teams: bool

    @property
    def tribes(self) -> int:
        return 4 if self.seats == 2 else self.seats

    def order(self) -> list[str]:
        """The tribes in the order of play; with two players hand, hand, open, open."""
        seats = [(self.first + n) % self.seats for n in range(self.seats)]
        return [TRIBES[seat] for seat in seats] + ([TRIBES[seat + 2] for seat in seats] if self.seats == 2 else [])


def random_hunt(rng: random.Random) -> Setting:
    seats = rng.choice(SEATS)
    tribes = 4 if seats == 2 else seats
    last = rng.random() < 0.1
    hunting = rng.sample(TRIBES[:tribes], rng.randint(2, tribes))
    pool = [(tribe, name) for tribe in hunting for name, copies in oracle.DECK.items() for _ in range(copies)]
    pool.sort(key=lambda card: rng.random() ** (1 / WEIGHTS.get(card[1], 1)), reverse=True)
    line = pool[: rng.randint(1, 12)]
    rng.shuffle(line)
    left = {tribe: deck_without(line, tribe) for tribe in TRIBES[:tribes]}
    trigger = None if last else random_trigger(line, left, rng)
    hands: dict[str, list[str]] = {tribe: [] for tribe in left}
    elsewhere: list[tuple[str, str, bool]] = []
    if not last:
        for tribe, cards in left.items():
            deal(tribe, cards, hands, elsewhere, rng, most=3 if seats == 2 else 5)
        if all(set(hand) <= {"apprentice"} for hand in hands.values()):  # the game shall go on after the hunt
            spare = next(name for name in left[trigger[0]] if name != "apprentice")
            left[trigger[0]].remove(spare)
            hands[trigger[0]].append(spare)
    return Setting(
        seats=seats,
        first=rng.randrange(seats),
        prey=rng.choice(list(PREY)),
        line=line,
        face_down=[rng.random() < 0.4 for _ in line],
        trigger=trigger,
        last=last,
        hands=hands,
        elsewhere=elsewhere,
        apart=left,
        teams=seats == 4 and rng.random() < 0.5,
    )


def deck_without(line: list[tuple[str, str]], tribe: str) -> list[str]:
    used = Counter(name for owner, name in line if owner == tribe)
    return list((Counter(oracle.DECK) - used).elements())


def random_trigger(line: list[tuple[str, str]], left: dict[str, list[str]], rng: random.Random) -> tuple[str, str]:
    tribe = rng.choice(line)[0]
    name = rng.choice([name for name in left[tribe] if name not in oracle.BEASTS_AND_THINGS])
    left[tribe].remove(name)
    return tribe, name


def deal(tribe: str, cards: list[str], hands: dict, elsewhere: list, rng: random.Random, most: int) -> None:
    """Move some cards into the hand, the apprentice more often than others, and one at times below another prey."""
    rng.shuffle(cards)
    cards.sort(key=lambda name: name != "apprentice" or rng.random() < 0.3)
    where = rng.choice(["hand", "hand", "face up", "face down", "apart"])
    if where in ("face up", "face down"):
        elsewhere.append((tribe, cards.pop(0), where == "face down"))
    elif where == "apart":
        cards.append(cards.pop(0))
    for _ in range(min(rng.randint(0, most), len(cards) - 1)):
        hands[tribe].append(cards.pop(0))


# ---- told by the oracle ---------------------------------------------------------------------------------------------


@dataclass
class Question:
    phase: str
    tribe: str
    answers: list[str]
    answer: str


class Chooser:
    """Makes choices and throws dice for the oracle, and remembers them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.questions: list[Question] = []
        self.faces: list[int] = []

    def ask(self, phase: str, tribe: str, answers: list[str]) -> str:
        answer = answers[-1] if phase == "helping" and self.rng.random() < 0.6 else self.rng.choice(answers)
        self.questions.append(Question(phase, tribe, answers, answer))
        return answer

    def die(self) -> int:
        self.faces.append(self.rng.randrange(6))
        return self.faces[-1]


def tell(setting: Setting, chooser: Chooser) -> oracle.Hunt:
    order = setting.order()
    if setting.trigger:
        at = order.index(setting.trigger[0])
        order = order[at:] + order[:at]
    least, most, food, _ = PREY[setting.prey]
    face_up = {tribe for tribe, name, face_down in setting.elsewhere if name == "apprentice" and not face_down}
    hunt = oracle.Hunt(
        line=[oracle.Card(*card) for card in setting.line],
        trigger=oracle.Card(*setting.trigger) if setting.trigger else None,
        prey=oracle.Prey(least, most, food),
        order=order,
        hands={tribe: list(cards) for tribe, cards in setting.hands.items()},
        seen=face_up | {tribe for tribe, cards in setting.apart.items() if "apprentice" in cards},
        open_tribes=set(TRIBES[2:4]) if setting.seats == 2 else set(),
        cooks_choose=setting.seats == 2 or setting.teams,
        ask=chooser.ask,
        die=chooser.die,
    )
    hunt.resolve()
    return hunt


# ---- played by the engine -------------------------------------------------------------------------------------------


class Faces(Rng):
    """The faces of the dice; after them (a duel at the end of the game) the first face that there is."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.at = 0

    def below(self, n: int) -> int:
        self.at += 1
        return self.faces[self.at - 1] if self.at <= len(self.faces) else self.at % n


def state_of(setting: Setting) -> Trol:
    """The table before the card that begins the hunt is played: no cards to draw, and a second prey."""
    state = GAME.blank(setting.seats, GAME.check_options({"teams": setting.teams}, setting.seats))
    state.journal = Journal()
    state.first = setting.first
    state.day_night = 0
    names = list(PREY)
    line = state.lines[0]
    line.prey = names.index(setting.prey)
    cards = setting.line[:-1] if setting.last else setting.line
    for (tribe, name), face_down in zip(cards, setting.face_down, strict=False):
        line.append(CARDS.index(name), TRIBES.index(tribe), face_down)
    other = state.lines[1]
    other.prey = (line.prey + 1) % len(names)
    state.prey_deck = 1 << (line.prey + 2) % len(names)  # the only one that may come next
    for tribe, name, face_down in setting.elsewhere:
        other.append(CARDS.index(name), TRIBES.index(tribe), face_down)
    for number, (tribe, hand) in enumerate(setting.hands.items()):
        member = state.members[number]
        member.hand = pile(hand)
        member.lost = pile(setting.apart[tribe])
        member.deck = 0
    actor, name = setting.line[-1] if setting.last else setting.trigger
    state.members[TRIBES.index(actor)].hand += one(CARDS.index(name))
    state.turn = setting.order().index(actor)
    state.waiting = 1 << TRIBES.index(actor) % setting.seats
    if setting.seats == 2:
        lay_open(state)
    state.check()
    return state


def lay_open(state: Trol) -> None:
    """The hands of open tribes lie upon their four piles, with nothing below."""
    for member in state.members[2:]:
        kinds = [kind for kind in range(len(CARDS)) for _ in range(member.hand >> 4 * kind & 15)]
        member.tops = sum(kind + 1 << 4 * at for at, kind in enumerate(kinds))


def begin(state: Trol, setting: Setting, luck: Faces) -> None:
    verb, (_, name) = ("assign", setting.line[-1]) if setting.last else ("trigger", setting.trigger)
    action = GAME.parse(f"{verb} {name} 0").code
    seat = state.waiting.bit_length() - 1
    assert action in state.legal_actions(seat)
    state.apply(seat, action, luck)


# ---- the comparison -------------------------------------------------------------------------------------------------


def compare(setting: Setting, chooser: Chooser) -> oracle.Hunt:
    told = tell(setting, chooser)
    state = state_of(setting)
    food = [member.food for member in state.members]
    luck = Faces(chooser.faces)
    begin(state, setting, luck)
    for question in chooser.questions:
        seat = TRIBES.index(question.tribe) % setting.seats
        assert (PHASES[state.phase], state.waiting) == (question.phase, 1 << seat)
        legal = {str(GAME.decode(code)): code for code in state.legal_actions(seat)}
        assert sorted(legal) == sorted(question.answers)
        state.apply(seat, legal[question.answer], luck)
    assert PHASES[state.phase] == ("over" if setting.last else "playing")
    assert setting.last or luck.at == len(chooser.faces) + 1  # and the next prey
    state.check()
    compare_course(state, told)
    compare_end(state, told, setting, food)
    return told


def compare_course(state: Trol, told: oracle.Hunt) -> None:
    """Every throw, every blow and the total after it, and what came of it."""
    events = [event for _, event in state.journal.entries]
    thrown = [event for event in events if isinstance(event, Thrown)]
    assert [(e.tribe, e.card, e.red, e.white, e.total) for e in thrown] == told.throws
    assert all(sum(e.faces) == e.total for e in thrown)
    assert all(set(e.faces[: e.red]) <= {0, 2, 3, 4} and set(e.faces[e.red :]) <= {0, 1, 2} for e in thrown)
    assert all(len(e.faces) == e.red + e.white for e in thrown)
    blows = [
        (event.tribe, event.card if isinstance(event, Damaged) else "", event.damage, event.total)
        for event in events
        if isinstance(event, Damaged | Helped)
    ]
    assert blows == told.damage
    names = {HuntFailed: "failed", HuntSucceeded: "succeeded", PreyExploded: "exploded"}
    assert [(names[type(e)], e.total) for e in events if type(e) in names] == [(told.outcome, told.total)]


def compare_end(state: Trol, told: oracle.Hunt, setting: Setting, food: list[int]) -> None:
    assert (state.lines[0].prey < 0, state.lines[0].length) == (setting.last, 0)
    for number, tribe in enumerate(setting.hands):
        member = state.members[number]
        assert member.food - food[number] == told.food[tribe]
        assert member.trophies == (1 << list(PREY).index(setting.prey) if told.trophy == tribe else 0)
        assert member.survivors == pile([card.name for card in told.survivors if card.tribe == tribe])
        lost = [card.name for card in told.lost if card.tribe == tribe]
        assert member.lost == pile([*setting.apart[tribe], *lost])
        assert member.hand == pile(told.hands[tribe])


@pytest.mark.long
@pytest.mark.rule("TRL-4.5", "TRL-4.8", "TRL-4.10", "TRL-4.14", "TRL-4.17", "TRL-5.7")
def test_random_hunts_agree_with_the_oracle():
    rng = random.Random("hunts of Trôl")
    asked, outcomes, sprung, forced = Counter(), Counter(), 0, 0
    for number in range(HUNTS):
        setting = random_hunt(rng)
        chooser = Chooser(rng)
        try:
            told = compare(setting, chooser)
        except Exception as error:
            error.add_note(f"hunt {number}: {setting}\nfaces {chooser.faces}\nquestions {chooser.questions}")
            raise
        asked.update(question.phase for question in chooser.questions)
        forced += sum(question.answers == ["refuse"] for question in chooser.questions)
        outcomes[told.outcome] += 1
        sprung += told.outcome == "failed" and bool(told.survivors)
    # The hunts are not all of one sort.
    assert min(outcomes[outcome] for outcome in ("failed", "succeeded", "exploded")) > HUNTS / 10
    assert min(asked[phase] for phase in ("betraying", "rerolling", "aiming", "tipping")) > HUNTS / 10
    assert asked["helping"] > HUNTS / 20
    assert asked["cooking"] > HUNTS / 50
    assert min(sprung, forced) > HUNTS / 100
