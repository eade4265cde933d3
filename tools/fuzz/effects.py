"""What each step of a card does, for the model: `docs/games/trieste.md` in code."""

from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product

from fuzz.model import VALUES, Ask, Cards, Cut, Later, Model, Wrong, part_of, size, worth
from fuzz.steps import FACTIONS, Json
from tripot.core.bounds import MOST_LATER, MOST_STEPS_OF_DECISION
from tripot.games.trieste import events as told

Asking = Generator[Ask, str, None]
Deciding = Generator[Ask, str, bool]  # whether a step has succeeded
MOST_REPEATS = 63


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


class Ended(Exception):
    """The effect does nothing more."""


class Effects(Model):
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

    # ---- treasure ---------------------------------------------------------------------------------------------------

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

    def do_draw(self, step: Json, context: Context) -> Deciding:
        for faction in self.players(step.get("who", "me"), context):
            self.check_running(context)
            self.draw(faction, str(step["deck"]), int(step.get("amount", 1)))
        return True
        yield

    def do_keep(self, step: Json, context: Context) -> Deciding:
        me = context.actor
        side = self.sides[me]
        event = self.heard(told.Looked, seat=self.seat(me))
        cards = Counter(event.cards)
        if step["deck"] == "own":
            self.same("looked at", min(int(step["look"]), size(side.deck)), size(cards))
            self.require(part_of(cards, side.deck), event)
            side.deck -= cards
        else:
            self.same("looked at", min(int(step["look"]), size(self.treasure) + size(self.spent)), size(cards))
            self.take_treasure(cards)
        self.looked = cards
        left = int(step.get("keep", 1))
        if size(cards) > left:
            for _ in range(left):
                answer = yield self.ask(me, "keeping", self.choices(self.looked))
                key = answer.removeprefix("choose ")
                self.heard(told.Kept, seat=self.seat(me), card=key)
                self.looked = self.looked - Counter([key])
                self.receive(me, Counter([key]))
            rest = self.looked
            event = self.heard(told.ThrewAway, seat=self.seat(me))
            self.same("not kept", rest, Counter(event.cards))
            self.spent += Counter({key: n for key, n in rest.items() if key in VALUES})
            side.discard += Counter({key: n for key, n in rest.items() if key not in VALUES})
        else:
            self.receive(me, cards)
        self.looked = Counter()
        return True

    def receive(self, faction: str, cards: Cards) -> None:
        side = self.sides[faction]
        side.purse += Counter({key: n for key, n in cards.items() if key in VALUES})
        side.hand += Counter({key: n for key, n in cards.items() if key not in VALUES})

    def do_take(self, step: Json, context: Context) -> Deciding:
        victim = self.other(step["from"], context)
        if not victim or not self.sides[victim].purse:
            return False
        if "take" in self.sides[victim].protected:
            if context.main:
                self.counter(context.actor)
            raise Ended
        happens = yield from self.window("take", victim, context)
        purse = self.sides[victim].purse
        if not happens or not purse:
            return False
        number = min(int(step.get("amount", 1)), size(purse))
        if step["how"] == "chosen":
            self.saw(context.actor, victim, purse)
            if number < size(purse):
                for _ in range(number):
                    answer = yield self.ask(context.actor, "taking", self.choices(self.sides[victim].purse))
                    self.move(victim, context.actor, Counter([answer.removeprefix("choose ")]))
                return True
            self.move(victim, context.actor, purse)
            return True
        event = self.stream[0] if self.next_is(told.Took) else self.heard(told.Took)
        self.same("taken", number, size(Counter(event.cards)))
        self.move(victim, context.actor, Counter(event.cards))
        return True

    def move(self, giver: str, taker: str, cards: Cards) -> None:
        event = self.heard(told.Took, seat=self.seat(taker), victim=self.seat(giver), number=size(cards))
        self.same("taken", cards, Counter(event.cards))
        self.require(part_of(cards, self.sides[giver].purse), event)
        self.sides[giver].purse = self.sides[giver].purse - cards
        self.sides[taker].purse = self.sides[taker].purse + cards

    def saw(self, observer: str, victim: str, cards: Cards) -> None:
        event = self.heard(told.Saw, seat=self.seat(observer), victim=self.seat(victim), number=size(cards))
        self.same("seen", +cards, Counter(event.cards))

    def do_give(self, step: Json, context: Context) -> Deciding:
        giver, receiver = self.player(step["from"], context), self.player(step.get("to", "me"), context)
        if giver and receiver and giver != receiver and self.sides[giver].purse:
            paid = yield from self.bill(giver, int(step["worth"]), gift=True)
            event = self.heard(told.Gave, seat=self.seat(giver), receiver=self.seat(receiver), number=size(paid))
            self.same("given", paid, Counter(event.cards))
            self.sides[receiver].purse = self.sides[receiver].purse + paid
        return True

    def do_swap(self, step: Json, context: Context) -> Deciding:
        other = self.other(step["with"], context)
        if other:
            self.heard(told.Swapped, seat=self.seat(context.actor), other=self.seat(other))
            one, two = self.sides[context.actor], self.sides[other]
            one.purse, two.purse = two.purse, one.purse
        return True
        yield

    def do_pay(self, step: Json, context: Context) -> Deciding:
        payer = self.player(step["who"], context)
        if not payer or not self.sides[payer].purse:
            return False
        can = worth(self.sides[payer].purse) >= int(step["amount"])
        if step["how"] == "may":
            answer = yield self.ask(payer, "agreeing", {"refuse", "agree"} if can else {"refuse"})
            can = answer == "agree"
        if can:
            yield from self.bill(payer, int(step["amount"]))
        return can

    # ---- hands and decks --------------------------------------------------------------------------------------------

    def do_discard(self, step: Json, context: Context) -> Deciding:
        done = False
        for victim in self.players(step["who"], context):
            self.check_running(context)
            found = yield from self.discard_of(victim, step, context)
            done = done or found
        return done

    def discard_of(self, victim: str, step: Json, context: Context) -> Deciding:
        side = self.sides[victim]
        is_treasure = step["what"] == "treasure"
        amount, how = int(step.get("amount", 1)), step.get("how", "owner")
        if not (side.purse if is_treasure else side.hand):
            return False
        if how == "random":
            return self.discard_at_random(victim, step, context, amount)
        if how == "chosen":
            self.saw(context.actor, victim, side.purse if is_treasure else side.hand)
        chooser = victim if how == "owner" else context.actor
        done = 0
        while done < amount and (side.purse if is_treasure else side.hand):
            cards = side.purse if is_treasure else self.matching(side.hand, step, context)
            answer = yield self.ask(chooser, "discarding", self.choices(cards) or {"pass"})
            if answer == "pass":
                break
            self.throw_one(victim, answer.removeprefix("choose "))
            done += 1
        return done > 0

    def discard_at_random(self, victim: str, step: Json, context: Context, amount: int) -> bool:
        side = self.sides[victim]
        if step["what"] == "treasure":
            event = self.heard(told.ThrewAway, seat=self.seat(victim))
            cards = Counter(event.cards)
            self.same("thrown away", min(amount, size(side.purse)), size(cards))
            self.require(part_of(cards, side.purse), event)
            self.throw(victim, cards)
            return True
        fitting = self.matching(side.hand, step, context)
        number = min(amount, size(fitting))
        for _ in range(number):
            event = self.heard(told.ThrewAway, seat=self.seat(victim))
            (key,) = event.cards
            self.require(fitting[key], event)
            fitting[key] -= 1
            self.throw(victim, Counter([key]))
        return number > 0

    def throw_one(self, faction: str, key: str) -> None:
        self.heard(told.ThrewAway, seat=self.seat(faction), cards=(key,))
        self.throw(faction, Counter([key]))

    def do_look(self, step: Json, context: Context) -> Deciding:
        victim = self.other(step["who"], context)
        if victim:
            self.see(told.Saw, victim, int(step.get("amount", 0)), context)
        return True
        yield

    def do_reveal(self, step: Json, context: Context) -> Deciding:
        victim = self.player(step["who"], context)
        if victim:
            self.see(told.Showed, victim, int(step.get("amount", 0)), context)
        return True
        yield

    def see(self, kind: type, victim: str, amount: int, context: Context) -> None:
        side = self.sides[victim]
        event = self.heard(kind)
        cards = Counter(event.cards)
        self.same("shown of", self.seat(victim), event.victim if kind is told.Saw else event.seat)
        self.same("shown", min(amount or 99, self.hand_size(victim)), size(cards))
        self.require(part_of(cards, side.hand + side.purse), event)
        context.shown = Counter({key: n for key, n in cards.items() if key not in VALUES})
        context.shown_treasures = size(cards) - size(context.shown)
        context.shown_of = victim

    def do_search(self, step: Json, context: Context) -> Deciding:
        owner = self.player(step.get("deck", "me"), context)
        if not owner or not self.sides[owner].deck:
            return True
        side = self.sides[owner]
        self.heard(told.Searched, seat=self.seat(context.actor), owner=self.seat(owner))
        found = self.matching(side.deck, step, context)
        answer = yield self.ask(context.actor, "searching", self.choices(found) or {"pass"})
        if answer == "pass":
            return True
        key = answer.removeprefix("choose ")
        side.deck = side.deck - Counter([key])
        if step["to"] == "hand":
            self.heard(told.Found, seat=self.seat(owner), card=key)
            side.hand[key] += 1
        else:
            self.heard(told.ThrewAway, seat=self.seat(owner), cards=(key,))
            side.discard[key] += 1
        return True

    def do_recover(self, step: Json, context: Context) -> Deciding:
        side = self.sides[context.actor]
        found = self.matching(side.discard, step, context)
        if not found:
            return False
        answer = yield self.ask(context.actor, "recovering", self.choices(found))
        key, to = answer.removeprefix("choose "), str(step.get("to", "hand"))
        self.heard(told.Recovered, seat=self.seat(context.actor), card=key, to=to)
        side.discard = side.discard - Counter([key])
        pile = side.hand if to == "hand" else side.deck
        pile[key] += 1
        return True

    # ---- captures and counters --------------------------------------------------------------------------------------

    def do_capture(self, step: Json, context: Context) -> Deciding:
        place = str(step["from"])
        key = ""
        if place == "play":
            key = self.open_card("thief")
        elif place == "shown":
            key = self.next_shown(context)
        else:
            found = self.captives(place)
            fitting = self.matching(found, step, context, "character")
            if not (fitting if place == "discard" else found):
                return False
            if place == "hand" and self.next_is(told.Saw):
                self.saw(context.actor, "thief", found)
            is_safe = "capture" in self.sides["thief"].protected
            legal = set() if is_safe else self.choices(fitting)
            answer = yield self.ask(context.actor, "capturing", legal or {"pass"})
            if answer == "pass":
                return False
            key = answer.removeprefix("choose ")
        fits = bool(key) and bool(self.matching(Counter([key]), step, context, "character"))
        if not fits or "capture" in self.sides["thief"].protected:
            return False
        self.heard(told.CaptureTried, seat=self.seat(context.actor), card=key)
        happens = yield from self.window("capture", "thief", context)
        return happens and self.imprison(key, place)

    def captives(self, place: str) -> Cards:
        side = self.sides["thief"]
        if place == "play":
            return Counter([self.open_card("thief")]) if self.open_card("thief") else Counter()
        return side.discard if place == "discard" else side.hand

    def imprison(self, key: str, place: str) -> bool:
        side = self.sides["thief"]
        if not self.captives(place)[key]:
            self.heard(told.CaptureMissed, card=key)
            return False
        if place == "play":
            side.laid = ""
        elif place == "discard":
            side.discard = side.discard - Counter([key])
        else:
            side.hand = side.hand - Counter([key])
        self.prison[key] += 1
        self.heard(told.Captured, card=key, number=size(self.prison))
        return True

    def next_shown(self, context: Context) -> str:
        """The next of the cards that were shown, in the order of the data file; treasures come last."""
        cards = self.still_shown(context)
        for key in self.order:
            if cards[key]:
                context.shown = context.shown - Counter([key])
                return key if context.shown_of == "thief" else ""
        context.shown_treasures = max(0, context.shown_treasures - 1)
        return ""

    def do_free(self, step: Json, context: Context) -> Deciding:
        found = self.matching(self.prison, step, context, "character")
        if not found:
            return False
        answer = yield self.ask(context.actor, "freeing", self.choices(found))
        key, to = answer.removeprefix("choose "), str(step["to"])
        self.heard(told.Freed, seat=self.seat(context.actor), card=key, to=to)
        self.prison = self.prison - Counter([key])
        side = self.sides["thief"]
        pile = side.hand if to == "hand" else side.discard
        pile[key] += 1
        return True

    def do_counter(self, step: Json, context: Context) -> Deciding:
        victim = self.other(step["who"], context)
        key = self.open_card(victim) if victim else ""
        if not key or not self.matching(Counter([key]), step, context) or "counter" in self.sides[victim].protected:
            return False
        happens = yield from self.window("counter", victim, context)
        if happens:
            self.counter(victim)
        return happens

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
        self.require(side.hand or (side.laid and side.hand), f"{victim} has an empty hand and is asked for a special")
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

    def do_negate(self, step: Json, context: Context) -> Deciding:
        context.negates = True
        return True
        yield

    # ---- what holds, and what comes next ----------------------------------------------------------------------------

    def change_infamy(self, change: int) -> None:
        total = max(0, min(9, self.infamy + change))
        if total != self.infamy:
            self.heard(told.InfamyChanged, seat=self.seat("thief"), change=total - self.infamy, total=total)
            self.infamy = total

    def do_infamy(self, step: Json, context: Context) -> Deciding:
        self.change_infamy(int(step["amount"]))
        return True
        yield

    def each_player(self, step: Json, context: Context) -> list[str]:
        return self.players(step.get("who", "me"), context)

    def do_protect(self, step: Json, context: Context) -> Deciding:
        for faction in self.each_player(step, context):
            self.heard(told.Protected, seat=self.seat(faction), against=step["from"])
            self.sides[faction].protected.add(str(step["from"]))
        return True
        yield

    def do_cost(self, step: Json, context: Context) -> Deciding:
        for faction in self.each_player(step, context):
            self.check_running(context)
            self.heard(told.CostChanged, seat=self.seat(faction), change=step["amount"])
            self.sides[faction].cost_change += int(step["amount"])
        return True
        yield

    def do_draws(self, step: Json, context: Context) -> Deciding:
        for faction in self.each_player(step, context):
            self.check_running(context)
            self.heard(told.DrawsChanged, seat=self.seat(faction), change=step["amount"])
            self.sides[faction].draws_change += int(step["amount"])
        return True
        yield

    def do_limit(self, step: Json, context: Context) -> Deciding:
        for faction in self.each_player(step, context):
            self.check_running(context)
            self.heard(told.HandLimited, seat=self.seat(faction), number=step["amount"])
            side = self.sides[faction]
            side.limit = min(side.limit or 99, int(step["amount"]))
        return True
        yield

    def do_veil(self, step: Json, context: Context) -> Deciding:
        victim = self.other(step["who"], context)
        if victim and self.sides[victim].hero_open:
            self.heard(told.HeroTurnedDown, seat=self.seat(victim), hero=self.sides[victim].hero)
            self.sides[victim].hero_open = False
        return True
        yield

    def do_choose(self, step: Json, context: Context) -> Deciding:
        chooser = self.player(step.get("who", "me"), context) or context.actor
        options = step["options"]
        answer = yield self.ask(chooser, "opting", {f"option {n + 1}" for n in range(len(options))})
        number = int(answer.removeprefix("option "))
        self.heard(told.Opted, seat=self.seat(chooser), number=number)
        yield from self.block(options[number - 1], context)
        return True

    def do_if(self, step: Json, context: Context) -> Deciding:
        return self.count(step, context) >= int(step.get("least", 1))
        yield

    def do_unless(self, step: Json, context: Context) -> Deciding:
        return self.count(step, context) < int(step.get("least", 1))
        yield

    def do_each(self, step: Json, context: Context) -> Deciding:
        for _ in range(min(MOST_REPEATS, self.count(step, context))):
            yield from self.block(step["do"], context)
        return True

    def do_pick(self, step: Json, context: Context) -> Deciding:
        me = context.actor
        answer = yield self.ask(me, "picking", {f"pick {faction}" for faction in FACTIONS if faction != me})
        context.picked = answer.removeprefix("pick ")
        self.heard(told.Picked, seat=self.seat(me), other=self.seat(context.picked))
        return True

    def do_name(self, step: Json, context: Context) -> Deciding:
        cards = [key for key in self.order if self.cards[key]["faction"] == step["of"]]
        answer = yield self.ask(context.actor, "naming", {f"name {key}" for key in cards})
        context.named = answer.removeprefix("name ")
        self.heard(told.Named, seat=self.seat(context.actor), card=context.named)
        return True

    def do_copy(self, step: Json, context: Context) -> Deciding:
        other = self.other(step["who"], context)
        key = self.sides[other].played if other else ""
        if key and "effect" in self.cards[key] and self.under_way < 3:
            self.heard(told.Copied, seat=self.seat(context.actor), card=key)
            yield from self.run(self.cards[key]["effect"], Context(context.actor, key, context.main))
        return True

    def do_later(self, step: Json, context: Context) -> Deciding:
        me, rounds = context.actor, int(step.get("rounds", 1))
        if len(self.agenda) == MOST_LATER:
            self.heard(told.NotScheduled, seat=self.seat(me), card=context.card, number=MOST_LATER)
        else:
            self.heard(told.Scheduled, seat=self.seat(me), card=context.card, rounds=rounds)
            item = Later(me, context.card, step["do"], rounds, context.picked, context.named, self.in_begin)
            self.agenda.append(item)
        return True
        yield


@dataclass
class Reaction(Context):
    negates: bool = False


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
