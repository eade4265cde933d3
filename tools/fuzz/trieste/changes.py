"""What the other steps do: those that change what holds, and those that decide which steps come next."""

from fuzz.trieste.model import FACTIONS, Json, Later
from fuzz.trieste.running import Context, Deciding, EffectModel
from tripot.core.bounds import MOST_CHANGE, MOST_LATER
from tripot.games.trieste.state import events as told

MOST_REPEATS = 63


class Changes(EffectModel):
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
            side = self.sides[faction]
            side.cost_change = within(side.cost_change + int(step["amount"]))
        return True
        yield

    def do_draws(self, step: Json, context: Context) -> Deciding:
        for faction in self.each_player(step, context):
            self.check_running(context)
            self.heard(told.DrawsChanged, seat=self.seat(faction), change=step["amount"])
            side = self.sides[faction]
            side.draws_change = within(side.draws_change + int(step["amount"]))
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
        event = self.heard(told.Opted, seat=self.seat(chooser), number=number)
        self.same("phrases", len(options[number - 1]), len(event.option))
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


def within(change: int) -> int:
    return max(-MOST_CHANGE, min(MOST_CHANGE, change))
