"""An effect of a card that runs: its steps, what they are about, and the questions that any of them may ask."""

from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product

from fuzz.trieste.model import FACTIONS, VALUES, Ask, Cards, Cut, Json, Model, Wrong, size, worth
from tripot.core.bounds import MOST_STEPS_OF_DECISION
from tripot.games.trieste.state import events as told

Asking = Generator[Ask, str, None]
Deciding = Generator[Ask, str, bool]  # whether a step has succeeded


@dataclass
class Context:
    """An effect that runs."""

    actor: str
    card: str
    main: bool = False
    picked: str | None = None
    named: str | None = None
    shown: Cards = field(default_factory=Counter)
    shown_treasures: int = 0
    shown_of: str = ""


@dataclass
class Reaction(Context):
    negates: bool = False


class Ended(Exception):
    """The effect does nothing more."""


class EffectModel(Model):
    def ask(self, faction: str, phase: str, legal: Iterable[str]) -> Ask:
        if self.next_is(told.CutShort):
            raise Cut
        self.steps = 0
        return Ask(faction, phase, frozenset(legal))

    def choices(self, cards: Cards) -> set[str]:
        return {f"choose {key}" for key, number in cards.items() if number}

    def run(self, steps: list[Json], context: Context) -> Asking:
        self.under_way += 1
        with suppress(Ended):
            yield from self.block(steps, context)
        self.under_way -= 1

    def block(self, steps: list[Json], context: Context) -> Asking:
        for step in steps:
            self.check_running(context)
            name = str(step["step"])
            succeeds = yield from getattr(self, f"do_{name}")(step, context)
            branch = "then" if succeeds else "else"
            if name not in ("each", "later", "choose") and branch in step:
                yield from self.block(step[branch], context)
        self.check_running(context)

    def check_running(self, context: Context) -> None:
        """A card that is countered or captured meanwhile does nothing more; nor may steps go on for ever."""
        self.steps += 1
        if self.steps > 3 * MOST_STEPS_OF_DECISION:
            if self.next_is(told.CutShort):
                raise Cut
            raise Wrong("more steps than may follow one decision, and nobody was told")
        if context.main and not self.open_card(context.actor):
            raise Ended

    # ---- who, which, how many ---------------------------------------------------------------------------------------

    def player(self, who: object, context: Context) -> str | None:
        if who == "me":
            return context.actor
        return context.picked if who == "picked" else str(who)

    def players(self, who: object, context: Context) -> list[str]:
        if who == "everybody":
            return list(FACTIONS)
        if who == "opponents":
            return [faction for faction in FACTIONS if faction != context.actor]
        found = self.player(who, context)
        return [found] if found else []

    def other(self, who: object, context: Context) -> str | None:
        """Another player than the one whose effect it is."""
        found = self.player(who, context)
        return found if found != context.actor else None

    def matching(self, cards: Cards, step: Json, context: Context, only: str = "") -> Cards:
        return Counter({key: n for key, n in cards.items() if n and self.matches(key, step, context, only)})

    def matches(self, key: str, step: Json, context: Context, only: str) -> bool:
        kind = step.get("type", only or "any")
        if kind != "any" and not self.of_type(key, str(kind)):
            return False
        if step.get("named") == "yes" and key != context.named:
            return False
        if not self.of_type(key, "character"):
            return True
        return int(step.get("from_level", 0)) <= self.level(key) <= int(step.get("level", 3))

    def count(self, step: Json, context: Context) -> int:
        what = step["what"]
        if what == "infamy":
            return self.infamy
        if what == "captured":
            return size(self.prison)
        if what == "levels":
            return sum(self.level(key) * number for key, number in self.prison.items())
        if what == "shown":
            return size(self.still_shown(context)) + context.shown_treasures
        who = self.player(step.get("who", "me"), context)
        return self.count_of(self.sides[who], str(what), context) if who else 0

    def count_of(self, side: object, what: str, context: Context) -> int:
        if what in ("characters", "actions"):
            return int(bool(side.played) and self.of_type(side.played, what.removesuffix("s")))
        if what == "named":
            return side.hand[context.named] if context.named else 0
        return size({"treasures": side.purse, "cards": side.hand, "discards": side.discard}[what])

    def still_shown(self, context: Context) -> Cards:
        return context.shown & self.sides[context.shown_of].hand if context.shown_of else Counter()

    # ---- questions --------------------------------------------------------------------------------------------------

    def bill(self, faction: str, amount: int, gift: bool = False) -> Generator[Ask, str, Cards]:
        """Pay by the rules: the smallest possible total that reaches the amount, or all there is."""
        purse = self.sides[faction].purse
        ways = payments(purse, amount)
        answer = yield self.ask(faction, "paying", {" ".join(("pay", *sorted(way, key=VALUES.get))) for way in ways})
        paid = Counter(answer.split()[1:])
        self.sides[faction].purse = purse - paid
        if not gift:
            self.spent += paid
            event = self.heard(told.Paid, seat=self.seat(faction))
            self.same("paid", paid, Counter(event.cards))
        return paid

    def saw(self, observer: str, victim: str, cards: Cards) -> None:
        event = self.heard(told.Saw, seat=self.seat(observer), victim=self.seat(victim), number=size(cards))
        self.same("seen", +cards, Counter(event.cards))

    def counter(self, faction: str) -> None:
        self.heard(told.Countered, seat=self.seat(faction), card=self.sides[faction].laid)
        self.sides[faction].lies = "countered"

    def window(self, event: str, victim: str, context: Context) -> Deciding:
        """Something is about to happen to a player, who may answer it; true if it happens."""
        side = self.sides[victim]
        specials = {key for key in +side.hand if self.cards[key].get("reaction") == event}
        is_asked = not self.stream  # whatever happens otherwise is told at once
        if self.in_reaction:
            self.require(not is_asked, "a reaction is answered")
        elif not is_asked:
            self.require(not specials, f"{victim} holds {specials} and is not asked")
        if not is_asked or self.next_is(told.CutShort):
            self.check_running(context)
            return True
        may_hold = side.hand or (side.laid and side.lies == "face-down" and side.purse and not self.backs)
        self.require(may_hold, f"all see that {victim} holds no special, and {victim} is asked for one")
        money = worth(side.purse)
        legal = {f"react {key}" for key in specials if self.cost(key) <= money} | {"pass"}
        answer = yield self.ask(victim, "reacting", legal)
        happens = True
        if answer != "pass":
            happens = yield from self.react(answer.removeprefix("react "), victim, context)
        self.check_running(context)
        return happens

    def react(self, key: str, victim: str, context: Context) -> Deciding:
        if self.cost(key):
            yield from self.bill(victim, self.cost(key))
        self.heard(told.Reacted, seat=self.seat(victim), card=key)
        side = self.sides[victim]
        side.hand = side.hand - Counter([key])
        side.discard[key] += 1
        reaction = Reaction(victim, key, picked=context.actor)
        self.in_reaction = True
        yield from self.run(self.cards[key]["effect"], reaction)
        self.in_reaction = False
        return not reaction.negates


def payments(purse: Cards, amount: int) -> list[tuple[str, ...]]:
    """All ways to reach the amount with the smallest possible total; all there is where that is not enough."""
    if worth(purse) <= amount:
        return [tuple(purse.elements())]
    kinds = [kind for kind in VALUES if purse[kind]]
    ways = [
        Counter(dict(zip(kinds, numbers, strict=True)))
        for numbers in product(*(range(min(purse[kind], amount) + 1) for kind in kinds))
    ]
    least = min(worth(way) for way in ways if worth(way) >= amount)
    return [tuple(way.elements()) for way in ways if worth(way) == least]
