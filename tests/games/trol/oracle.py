"""One hunt of Trôl a second time: slow, plain, from the rulebook and the clauses alone.

It shares nothing with the engine.  Luck and choices come from outside: `die` says which face lies up (0 to 5), `ask`
names the phase, the tribe that is asked and its possible answers in notation, and returns one of them.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

DECK = {
    "chief": 1,
    "daughter": 1,
    "shaman": 1,
    "brute": 1,
    "cook": 1,
    "tracker": 2,
    "beater": 3,
    "sneak": 2,
    "rascal": 1,
    "apprentice": 1,
    "rocky": 1,
    "trap": 1,
}
BEASTS_AND_THINGS = ("rocky", "trap")
WHITE = (0, 1, 1, 1, 2, 2)
RED = (0, 0, 2, 3, 3, 4)


@dataclass(eq=False)
class Card:
    tribe: str
    name: str
    spent: bool = False  # has had a roll repeated

    def is_troll(self) -> bool:
        return self.name not in BEASTS_AND_THINGS


@dataclass(frozen=True)
class Prey:
    least: int
    most: int
    food: tuple[int, int, int]


@dataclass
class Hunt:
    line: list[Card]  # the nearest to the prey first
    trigger: Card | None  # None for a last hunt
    prey: Prey
    order: list[str]  # the tribes clockwise, the trigger's first
    hands: dict[str, list[str]]
    seen: set[str]  # tribes whose apprentice lies open somewhere else
    open_tribes: set[str]
    cooks_choose: bool  # two players, or teams
    ask: Callable[[str, str, list[str]], str]
    die: Callable[[], int]

    total: int = 0
    carried_over: Card | None = None
    outcome: str = ""
    trophy: str | None = None  # the tribe that takes the prey
    food: Counter = field(default_factory=Counter)
    survivors: list[Card] = field(default_factory=list)
    lost: list[Card] = field(default_factory=list)
    throws: list[tuple[str, str, int, int, int]] = field(default_factory=list)  # tribe, card, red, white, result
    damage: list[tuple[str, str, int, int]] = field(default_factory=list)  # tribe, card, damage, total after it

    def resolve(self) -> None:
        self.discard_misplaced_traps()
        self.betrayals()
        self.blows()
        self.apprentices_from_the_hand()
        self.share_out()

    # ---- 4.2 --------------------------------------------------------------------------------------------------------

    def discard_misplaced_traps(self) -> None:
        misplaced = [card for card in self.line[:2] if card.name == "trap"]
        for card in misplaced:
            self.discard(card)

    def discard(self, card: Card) -> None:
        self.line.remove(card)
        self.lost.append(card)

    # ---- 4.14: what is a rascal? ------------------------------------------------------------------------------------

    def acts_as(self, card: Card) -> str:
        if card.name != "rascal":
            return card.name
        trolls_before = [other for other in self.before(card) if other.is_troll()]
        return self.acts_as(trolls_before[-1]) if trolls_before else "nobody"

    def before(self, card: Card) -> list[Card]:
        return self.line[: self.line.index(card)]

    # ---- 4.3, 4.4 ---------------------------------------------------------------------------------------------------

    def betrayals(self) -> None:
        for card in list(self.line):
            if card in self.line and self.acts_as(card) == "sneak":
                self.betrayal(card)

    def betrayal(self, sneak: Card) -> None:
        targets = {f"betray {number}": card for number, card in enumerate(self.line)}
        answer = self.ask("betraying", sneak.tribe, ["spare", *targets])
        if answer != "spare" and self.roll(sneak, red=1, white=0) >= 1:
            self.discard(targets[answer])

    # ---- 4.5 to 4.16 ------------------------------------------------------------------------------------------------

    def blows(self) -> None:
        for card in self.line:
            self.strike(card, self.blow(card, self.acts_as(card)))

    def blow(self, card: Card, role: str) -> int:
        if role in ("chief", "shaman"):
            dice = 3 if role == "chief" else 1
            red = int(self.ask("aiming", card.tribe, [f"aim {n}" for n in range(dice + 1)]).split()[1])
            return self.roll(card, red, dice - red)
        if role == "apprentice":
            return 1 if self.ask("tipping", card.tribe, ["plus", "minus"]) == "plus" else -1
        if role == "daughter":
            return len([other for other in self.line if other.is_troll()])
        if role == "brute":
            return self.roll(card, red=max(1, 4 - len(self.before(card))), white=0)
        if role == "tracker":
            return self.roll(card, red=2, white=0)
        if role == "sneak":
            return self.roll(card, red=1, white=0)
        if role == "beater":
            return self.roll(card, red=0, white=len([c for c in self.line if self.acts_as(c) == "beater"]))
        return 2 if role == "rocky" else 0

    def strike(self, card: Card, damage: int) -> None:
        if self.total <= self.prey.most < self.total + damage:
            self.carried_over = card
        self.total += damage
        self.damage.append((card.tribe, card.name, damage, self.total))

    # ---- 4.8: dice, and shamans who speak after them ----------------------------------------------------------------

    def roll(self, card: Card, red: int, white: int) -> int:
        result = sum(RED[self.die()] for _ in range(red)) + sum(WHITE[self.die()] for _ in range(white))
        self.throws.append((card.tribe, card.name, red, white, result))
        return self.roll(card, red, white) if self.must_be_rolled_again() else result

    def must_be_rolled_again(self) -> bool:
        for card in self.line:
            may_speak = self.acts_as(card) == "shaman" and not card.spent
            if may_speak and self.ask("rerolling", card.tribe, ["keep", "reroll"]) == "reroll":
                card.spent = True
                return True
        return False

    # ---- 4.17 -------------------------------------------------------------------------------------------------------

    def apprentices_from_the_hand(self) -> None:
        may_come = [tribe for tribe in self.order if self.may_come(tribe)]
        declined = 0  # one after the other
        while 0 < self.missing() <= len(may_come) and declined < len(may_come):
            tribe = may_come.pop(0)
            held = "apprentice" in self.hands[tribe]
            if self.ask("helping", tribe, ["refuse", "help"] if held else ["refuse"]) == "refuse":
                may_come.append(tribe)
                declined += 1
                continue
            declined = 0
            self.hands[tribe].remove("apprentice")
            self.lost.append(Card(tribe, "apprentice"))
            step = 1 if self.total < self.prey.least else -1
            self.total += step
            self.damage.append((tribe, "", step, self.total))

    def may_come(self, tribe: str) -> bool:
        """As far as all can see."""
        if self.trigger is None:  # nobody has a card in hand any more
            return False
        if tribe != self.trigger.tribe and not any(card.tribe == tribe for card in self.line):
            return False
        if tribe in self.open_tribes:
            return "apprentice" in self.hands[tribe]
        shown = [*self.line, *self.lost, *([self.trigger] if self.trigger else [])]
        accounted_for = tribe in self.seen or any(c.tribe == tribe and c.name == "apprentice" for c in shown)
        return len(self.hands[tribe]) > 0 and not accounted_for

    def missing(self) -> int:
        return max(self.prey.least - self.total, self.total - self.prey.most, 0)

    # ---- 5: sharing out ---------------------------------------------------------------------------------------------

    def share_out(self) -> None:
        if self.total < self.prey.least:
            self.outcome = "failed"
            self.fail()
        elif self.total <= self.prey.most:
            self.outcome = "succeeded"
            self.eat()
            self.go_home(self.trigger.tribe if self.trigger else None)
        else:
            self.outcome = "exploded"
            self.go_home(self.carried_over.tribe)
        if self.trigger is None:
            self.trophy = None

    def go_home(self, hunter: str | None) -> None:
        self.trophy = hunter
        for card in [*self.line, self.trigger]:
            if card is not None:
                (self.lost if card.name == "trap" else self.survivors).append(card)

    def eat(self) -> None:
        portions = list(self.prey.food)
        rockys = [card for card in self.line if card.name == "rocky"]
        if rockys:
            first = portions.pop(0)
            for rocky in rockys:
                self.food[rocky.tribe] += first // len(rockys)
        won: dict[str, dict[str, int]] = {}  # by tribe: what may be doubled, and what that brings
        for troll, portion in zip([card for card in self.line if card.is_troll()], portions, strict=False):
            self.food[troll.tribe] += portion
            won.setdefault(troll.tribe, {})[f"double {self.number_of(troll, portions)}"] = portion
        for cook in [card for card in self.line if self.acts_as(card) == "cook" and won.get(card.tribe)]:
            self.double(cook.tribe, won[cook.tribe])

    def number_of(self, troll: Card, portions: list[int]) -> int:
        """Of the portion that a troll takes, when so many are left by the dogs."""
        return 3 - len(portions) + [card for card in self.line if card.is_troll()].index(troll)

    def double(self, tribe: str, portions: dict[str, int]) -> None:
        if not portions:
            return
        best = max(portions, key=lambda name: portions[name])
        answer = self.ask("cooking", tribe, ["serve", *portions]) if self.cooks_choose else best
        self.food[tribe] += portions.pop(answer, 0)

    def fail(self) -> None:
        traps = [card for card in self.line if card.name == "trap"]
        if not traps:
            self.lost += self.line + ([self.trigger] if self.trigger else [])
            return
        trap = traps[0]
        self.food[trap.tribe] += 5
        self.lost += [*self.before(trap), trap]
        self.survivors += self.line[self.line.index(trap) + 1 :]
        if self.trigger is not None:
            if self.trigger.tribe == trap.tribe:
                self.trophy = trap.tribe
                self.survivors.append(self.trigger)
            else:
                self.lost.append(self.trigger)
