"""What the steps about treasure do: draw, keep, take, give, swap, pay."""

from collections import Counter

from fuzz.trieste.model import VALUES, Cards, Json, part_of, size, worth
from fuzz.trieste.running import Context, Deciding, EffectModel, Ended
from tripot.games.trieste.state import events as told


class Treasures(EffectModel):
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
            self.heard(told.ProtectionHeld, seat=self.seat(victim), against="take")
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
