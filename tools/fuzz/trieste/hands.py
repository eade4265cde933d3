"""What the steps about hands and decks do: discard, look, reveal, search, recover."""

from collections import Counter

from fuzz.trieste.model import VALUES, Json, part_of, size
from fuzz.trieste.running import Context, Deciding, EffectModel
from tripot.games.trieste.state import events as told


class Hands(EffectModel):
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
