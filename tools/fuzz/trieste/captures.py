"""What the steps against a card do: capture, free, counter, negate."""

from collections import Counter

from fuzz.trieste.model import VALUES, Cards, Json, size
from fuzz.trieste.running import Context, Deciding, EffectModel
from tripot.games.trieste.state import events as told


class Captures(EffectModel):
    def do_capture(self, step: Json, context: Context) -> Deciding:
        place = str(step["from"])
        key = ""
        if place == "play":
            key = self.revealed_thief()
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
        if not key or not self.matching(Counter([key]), step, context, "character"):
            return False
        if "capture" in self.sides["thief"].protected:
            if place == "play":
                self.held_off("thief", key, "capture")
            return False
        self.heard(told.CaptureTried, seat=self.seat(context.actor), card=key)
        happens = yield from self.window("capture", "thief", context)
        return happens and self.imprison(key, place)

    def captives(self, place: str) -> Cards:
        side = self.sides["thief"]
        if place == "play":
            return Counter([self.revealed_thief()]) if self.revealed_thief() else Counter()
        return side.discard if place == "discard" else side.hand

    def revealed_thief(self) -> str:
        """The faction card that lies open before the Thief, countered or not."""
        side = self.sides["thief"]
        return side.laid if side.lies != "face-down" and side.laid not in VALUES else ""

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
        if not key or not self.matching(Counter([key]), step, context):
            return False
        if "counter" in self.sides[victim].protected:
            self.held_off(victim, key, "counter")
            return False
        happens = yield from self.window("counter", victim, context)
        if happens:
            self.counter(victim)
        return happens

    def do_negate(self, step: Json, context: Context) -> Deciding:
        context.negates = True
        return True
        yield
