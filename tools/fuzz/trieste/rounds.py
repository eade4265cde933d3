"""The flow of a round of Trieste, for the model."""

from collections import Counter

from fuzz.trieste.captures import Captures
from fuzz.trieste.changes import Changes
from fuzz.trieste.hands import Hands
from fuzz.trieste.model import FACTIONS, VALUES, Cut, size, worth
from fuzz.trieste.running import Asking, Context
from fuzz.trieste.treasures import Treasures
from tripot.games.trieste.state import events as told

ROUNDS = 60


class ModelGame(Treasures, Hands, Captures, Changes):
    """A game from the Draw or Play step of a round on."""

    def play(self, first: str) -> Asking:
        steps = (self.draws, self.lays, self.pays, self.takes_effect, self.checks_goal)
        to_do = steps if first == "draw" else steps[1:]
        while True:
            for step in to_do:
                for faction in FACTIONS:
                    yield from self.offer_hero(faction)
                    yield from step(faction)
                    if self.is_over:
                        return
            for faction in FACTIONS:
                yield from self.buys_and_trims(faction)
            if self.ends_for_good():
                return
            yield from self.begin()
            to_do = steps

    def ends_for_good(self) -> bool:
        for side in self.sides.values():
            side.played = ""
            side.cost_change = side.limit = 0
            side.protected = set()
        if self.round == ROUNDS:
            self.heard(told.NobodyWon)
            self.is_over = True
            return True
        self.round += 1
        self.heard(told.RoundBegan, round=self.round)
        return False

    def whole(self, steps: list, context: Context) -> Asking:
        """An effect that nothing lies below: it may be cut short."""
        try:
            yield from self.run(steps, context)
            if self.next_is(told.CutShort):
                raise Cut
        except Cut:
            self.heard_cut(context)

    def heard_cut(self, context: Context) -> None:
        self.require(self.next_is(told.CutShort), "effects ended early, and nobody was told")
        event = self.stream.pop(0)
        self.require((event.seat, event.card) == (self.seat(context.actor), context.card), event)
        self.under_way = 0
        self.in_reaction = False

    def begin(self) -> Asking:
        self.in_begin = True
        for faction in FACTIONS:
            for item in [item for item in self.agenda if item.faction == faction and not item.new]:
                item.rounds -= 1
                self.heard(told.CameDue, seat=self.seat(faction), card=item.card)
                context = Context(faction, item.card, False, item.picked, item.named)
                yield from self.whole(item.steps, context)
            hero = self.sides[faction].hero
            if self.sides[faction].hero_open and "each_round" in self.cards[hero]:
                yield from self.whole(self.cards[hero]["each_round"], Context(faction, hero))
        self.in_begin = False
        self.agenda = [item for item in self.agenda if item.rounds]
        for item in self.agenda:
            item.new = False

    def offer_hero(self, faction: str) -> Asking:
        side = self.sides[faction]
        if not self.heroes or side.hero_open:
            return
        answer = yield self.ask(faction, "unveiling", {"wait", "reveal"})
        if answer == "reveal":
            side.hero_open = True
            self.heard(told.HeroRevealed, seat=self.seat(faction), hero=side.hero)
            if "effect" in self.cards[side.hero]:
                yield from self.whole(self.cards[side.hero]["effect"], Context(faction, side.hero))

    def draws(self, faction: str) -> Asking:
        side = self.sides[faction]
        made = 0
        while made < 2 + min(20, side.draws_change) and (side.deck or self.treasure or self.spent):
            decks = {"draw treasure"} if self.treasure or self.spent else set()
            answer = yield self.ask(faction, "drawing", decks | ({"draw own"} if side.deck else set()))
            self.draw(faction, answer.removeprefix("draw "), 1)
            made += 1
        side.draws_change = 0

    def lays(self, faction: str) -> Asking:
        side = self.sides[faction]
        cards = {key for key in side.hand if not self.of_type(key, "special")}
        coins = {kind for kind in ("copper", "silver") if side.purse[kind]}
        answer = yield self.ask(faction, "laying", {f"lay {key}" for key in cards | coins | {"none"}})
        key = answer.removeprefix("lay ")
        if key == "none":
            self.heard(told.LaidNothing, seat=self.seat(faction))
            return
        self.heard(told.Laid, seat=self.seat(faction), card=key)
        pile = side.purse if key in VALUES else side.hand
        pile[key] -= 1
        side.hand, side.purse = +side.hand, +side.purse
        side.laid, side.lies = key, "face-down"

    def pays(self, faction: str) -> Asking:
        side = self.sides[faction]
        key = side.laid
        if not key:
            return
        price = 0 if key in VALUES else max(0, min(12, self.cost(key) + side.cost_change))
        self.heard(told.Revealed, seat=self.seat(faction), card=key, cost=price)
        side.lies = "open"
        if key in VALUES:
            return
        if price > worth(side.purse):
            event = self.heard(told.CouldNotPay, seat=self.seat(faction), card=key)
            self.same("hand shown", side.hand + side.purse, Counter(event.hand))
            side.lies = "countered"
            return
        if price:
            yield from self.bill(faction, price)
        side.played = key
        if "on_reveal" in self.cards[key]:
            yield from self.whole(self.cards[key]["on_reveal"], Context(faction, key))

    def takes_effect(self, faction: str) -> Asking:
        side = self.sides[faction]
        key = side.laid
        if key in VALUES:
            self.spent[key] += 1
            side.laid = ""
            self.draw(faction, "treasure", VALUES[key])
            return
        if key and side.lies == "open" and "effect" in self.cards[key]:
            self.heard(told.TookEffect, seat=self.seat(faction), card=key)
            yield from self.whole(self.cards[key]["effect"], Context(faction, key, True))
        if not side.laid:
            return
        if faction == "thief" and side.lies == "open" and self.of_type(key, "character"):
            self.change_infamy(self.level(key))
        side.discard[key] += 1
        side.laid = ""

    def checks_goal(self, faction: str) -> Asking:
        if self.has_won(faction):
            self.heard(told.GameWon, seat=self.seat(faction), faction=faction)
            self.winner = faction
            self.is_over = True
        return
        yield

    def buys_and_trims(self, faction: str) -> Asking:
        yield from self.buys(faction)
        side = self.sides[faction]
        while side.limit and self.hand_size(faction) > side.limit:
            answer = yield self.ask(faction, "trimming", self.choices(side.hand + side.purse))
            self.throw_one(faction, answer.removeprefix("choose "))

    def has_won(self, faction: str) -> bool:
        levels = sum(self.level(key) * number for key, number in self.prison.items())
        if faction == "watch":
            return size(self.prison) >= 7
        return worth(self.sides[faction].purse) >= 11 + levels if faction == "merchant" else self.infamy >= 9

    def buys(self, faction: str) -> Asking:
        side = self.sides[faction]
        while True:
            cards = {k for k in +side.discard if self.of_type(k, "character") and self.level(k)}
            if not cards or not (side.purse or any(self.cost(key) == 0 for key in cards)):
                return
            money = worth(side.purse)
            legal = {f"buy {key}" for key in cards if self.cost(key) <= money} | {"done"}
            answer = yield self.ask(faction, "buying", legal)
            if answer == "done":
                return
            key = answer.removeprefix("buy ")
            if self.cost(key):
                yield from self.bill(faction, self.cost(key))
            self.heard(told.BoughtBack, seat=self.seat(faction), card=key)
            side.discard = side.discard - Counter([key])
            side.hand[key] += 1
