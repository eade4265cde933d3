# tripot: compiled
"""What the steps of a card bring to a faction at a table.

No card is judged by name: a card is worth what its steps are worth, so that any data file can be played.  Worths are in
treasure, as much as it means to the Merchant.
"""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.errors import BrokenState
from tripot.core.numbers import Kind
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, smaller
from tripot.games.trieste.bots.taste import Taste
from tripot.games.trieste.cards import steps
from tripot.games.trieste.cards.book import AMOUNT, ELSE, EXTRA, FILTER, HOW, ME, UNLESS_ME, WHAT, WHO, WIDTH, CardBook
from tripot.games.trieste.cards.components import CAPTURES, CHARACTER, INFAMY, MERCHANT, THIEF, WATCH, Faction
from tripot.games.trieste.cards.outline import after, end_of_effect, option_end, option_start, then_end
from tripot.games.trieste.cards.steps import FROM_DISCARD, FROM_HAND, FROM_PLAY, OWN_DECK
from tripot.games.trieste.round.ending import goal_of_merchant
from tripot.games.trieste.state.purses import size, worth
from tripot.games.trieste.state.table import NOTHING, Table

COIN: Final = 1.46  # what a treasure is worth on average
SURE: Final = 0.95  # that a capture from hand or discard is not answered


@final
class Scales:
    table: Table
    taste: Taste
    me: Faction = 0
    money: float = 0.0
    coin: float = 1.0  # what a treasure worth 1 is to me
    infamy: float = 0.0  # what a point of infamy is to me
    capture: float = 0.0  # what a captured thief is to me
    theft: float = 0.0  # what the Merchant's treasure worth 1, gone, is to me

    def __init__(self, book: CardBook, tastes: list[Taste]) -> None:
        self.book: CardBook = book
        self.tastes: list[Taste] = tastes
        self.taste = tastes[0]
        self.reach: vec[i64] = vec[i64]([reach_of(book, kind) for kind in range(book.kinds)])  # levels

    def look(self, table: Table, faction: Faction) -> None:
        """Take in what counts for this faction."""
        self.table = table
        self.me = faction
        taste = self.tastes[faction]
        self.taste = taste
        self.money = float(worth(table.sides[faction].purse))
        riches = self.riches()
        near_watch = 1.0 + taste.near * progress(table, WATCH, riches)
        near_thief = progress(table, THIEF, riches)
        near_merchant = 1.0 + taste.near_riches * progress(table, MERCHANT, riches)
        self.coin = 1.0
        if faction != MERCHANT:
            missing = (taste.enough - self.money) / taste.enough
            self.coin = taste.spare * (1.0 + missing) if missing > 0.0 else taste.idle
        if faction == THIEF:
            self.infamy = taste.fame * (1.0 + taste.near * near_thief)
        else:
            self.infamy = -taste.calm - taste.alarm * near_thief
        self.capture = taste.capture * near_watch
        self.theft = -1.0 if faction == MERCHANT else taste.theft * near_merchant

    def riches(self) -> float:
        """The Merchant's treasure, as far as I know it."""
        side = self.table.sides[MERCHANT]
        if self.me == MERCHANT:
            return float(worth(side.purse))
        known = side.known[4 + self.me]
        return float(worth(known)) + COIN * float(size(side.held_purse()) - size(known))

    def card(self) -> float:
        """The worth of one more card in hand: the fewer there are, the higher."""
        cards = float(bits(self.table.sides[self.me].hand))
        return self.taste.card / (1.0 + cards)

    def price(self, cost: float) -> float:
        return cost * self.coin if cost > 0.0 else 0.0

    def worth_of_kind(self, kind: Kind) -> float:
        """What a card's steps bring, and a thief's name, with the risk of being caught."""
        found: float = 0.0
        if self.book.on_reveal[kind] != NOTHING:
            found += self.effect(self.book.on_reveal[kind], self.me)
        if self.book.effect[kind] != NOTHING:
            found += self.effect(self.book.effect[kind], self.me)
        if self.me != THIEF or self.book.type[kind] != CHARACTER:
            return found
        level = self.book.level[kind]
        risk = self.risk(level)
        return (1.0 - risk) * (found + self.infamy * float(level)) + risk * (self.capture - self.taste.lost)

    def risk(self, level: i64) -> float:
        """The chance that the Watch's card catches a thief of this level, by what it may have laid down."""
        watch = self.table.sides[WATCH]
        if watch.laid == NOTHING:
            return 0.0
        unseen = watch.deck | watch.held()
        catchers: i64 = 0
        kind: Kind
        for kind in range(self.book.kinds):
            if self.book.faction[kind] == WATCH and self.reach[kind] & bit(level):
                catchers += bits(self.book.copies[kind] & unseen)
        return self.taste.caught * float(catchers) / float(bits(unseen) + 1)

    # ---- what steps bring -------------------------------------------------------------------------------------------

    def effect(self, at: i64, me: Faction) -> float:
        return self.block(at, end_of_effect(self.book, at), me)

    def option(self, at: i64, number: i64, me: Faction) -> float:
        return self.block(option_start(self.book, at, number), option_end(self.book, at, number), me)

    def block(self, at: i64, end: i64, me: Faction) -> float:
        total: float = 0.0
        while at < end:
            total += self.step(at, me)
            at = after(self.book, at)
        return total

    def step(self, at: i64, me: Faction) -> float:  # noqa: C901 - the list of all steps
        """What a step of a card of `me` is worth to the judge's own faction."""
        what = self.book.read(at, WHAT)
        if what == steps.DRAW:
            return self.worth_of_draw(at, me)
        if what == steps.KEEP:
            return self.worth_of_keep(at, me)
        if what == steps.TAKE:
            return self.worth_of_take(at, me)
        if what == steps.GIVE:
            return self.worth_of_give(at, me)
        if what == steps.CAPTURE:
            return self.worth_of_capture(at, me)
        if what == steps.INFAMY:
            return self.worth_of_infamy(at)
        if what == steps.DISCARD:
            return self.worth_of_discard(at, me)
        if what == steps.FREE:
            return self.worth_of_free(at, me)
        if what == steps.RECOVER:
            return self.worth_of_recover(at, me)
        if what == steps.COUNTER:
            return self.worth_of_counter(at, me)
        if what == steps.COST:
            return self.worth_of_cost(at, me)
        if what == steps.PROTECT:
            return self.worth_of_protect(at, me)
        if what == steps.CHOOSE:
            return self.worth_of_choose(at, me)
        if what == steps.EACH:
            return self.worth_of_each(at, me)
        if what == steps.LATER:
            return self.worth_of_later(at, me)
        if what == steps.IF or what == steps.UNLESS or what == steps.PAY:
            return self.worth_of_perhaps(at, me)
        if what == steps.DRAWS:
            return self.worth_of_draws(at, me)
        if is_minor(what):
            return self.worth_of_minor(at, me)
        raise BrokenState(what=f"nobody weighs step {what}")

    def amount(self, at: i64) -> float:
        return float(self.book.read(at, AMOUNT))

    def whom(self, at: i64, me: Faction) -> Faction:
        return self.player(self.book.read(at, WHO), me)

    def is_own(self, at: i64, me: Faction) -> bool:
        """Is the step about the judge's own faction?"""
        return self.whom(at, me) == self.me

    def then(self, at: i64, me: Faction) -> float:
        """The steps that follow on success, or are repeated."""
        return self.block(at + WIDTH, then_end(self.book, at), me)

    def otherwise(self, at: i64, me: Faction) -> float:
        """The steps that follow if this one fails."""
        return self.block(self.book.read(at, ELSE), after(self.book, at), me)

    def player(self, who: i64, me: Faction) -> Faction:
        if who < ME:
            return who
        if who == ME:
            return me
        if who >= UNLESS_ME:
            return who - UNLESS_ME if who - UNLESS_ME != me else NOTHING
        return NOTHING  # somebody who is picked: an opponent of the card's owner

    def worth_of_draw(self, at: i64, me: Faction) -> float:
        return self.drawn(self.whom(at, me), self.amount(at), at)

    def worth_of_keep(self, at: i64, me: Faction) -> float:
        best = 1.25 if self.book.read(at, AMOUNT) > self.book.read(at, EXTRA) else 1.0
        return self.drawn(me, best * float(self.book.read(at, EXTRA)), at)

    def drawn(self, who: i64, number: float, at: i64) -> float:
        if who != self.me:
            return -self.taste.envy * number
        return self.card() * number if self.book.read(at, HOW) == OWN_DECK else COIN * number * self.coin

    def worth_of_take(self, at: i64, me: Faction) -> float:
        who = self.whom(at, me)
        if who == NOTHING:
            return 0.0
        victim = self.table.sides[who]
        number = float(smaller(self.book.read(at, AMOUNT), size(victim.held_purse())))
        if not number:
            return self.otherwise(at, me)
        each = COIN * (1.2 if self.book.read(at, HOW) == steps.CHOSEN else 1.0)
        gain = self.coin if me == self.me else 0.0
        loss = self.theft if who == MERCHANT else -self.coin if who == self.me else self.taste.malice
        return number * each * (gain + loss) + self.then(at, me)

    def worth_of_give(self, at: i64, me: Faction) -> float:
        who = self.whom(at, me)
        if who == NOTHING:
            return 0.0
        amount = self.amount(at)
        there = COIN * float(size(self.table.sides[who].held_purse()))
        given = amount if amount < there else there
        loss = self.theft if who == MERCHANT else -self.coin if who == self.me else 0.2
        gain = self.coin if self.player(self.book.read(at, EXTRA), me) == self.me else 0.0
        return given * (gain + loss)

    def worth_of_infamy(self, at: i64) -> float:
        amount = self.amount(at)
        return self.infamy * (amount if amount > 0.0 or self.table.infamy > 0 else 0.0)

    def worth_of_discard(self, at: i64, me: Faction) -> float:
        who = self.whom(at, me)
        if who == NOTHING:
            return 0.3
        side = self.table.sides[who]
        treasure = self.book.read(at, EXTRA) == 0
        there = size(side.held_purse()) if treasure else bits(side.held())
        number = float(smaller(self.book.read(at, AMOUNT), there))
        if not number:
            return self.otherwise(at, me)
        if treasure:
            each = -self.coin if who == self.me else self.theft if who == MERCHANT else 0.4
        else:
            each = -self.taste.given_up if who == self.me else self.taste.spoilt
        return number * each + self.then(at, me)

    def worth_of_recover(self, at: i64, me: Faction) -> float:
        if not self.table.sides[me].discard & self.book.matching(me, self.book.read(at, FILTER), 0):
            return self.otherwise(at, me)
        return (self.taste.recovered if self.is_own(at, me) else 0.0) + self.then(at, me)

    def worth_of_counter(self, at: i64, me: Faction) -> float:
        """A card that lies there may be of the sort that can be countered."""
        who = self.whom(at, me)
        lies = who != NOTHING and self.table.sides[who].laid != NOTHING
        chance = self.taste.perhaps * (1.0 if lies else 0.83)
        countered = self.taste.counter / self.taste.perhaps + self.then(at, me)
        return chance * countered + (1.0 - chance) * self.otherwise(at, me)

    def worth_of_cost(self, at: i64, me: Faction) -> float:
        return (-0.5 if self.is_own(at, me) else self.taste.dearer) * self.amount(at)

    def worth_of_protect(self, at: i64, me: Faction) -> float:
        return self.taste.shield if self.is_own(at, me) else -0.8

    def worth_of_draws(self, at: i64, me: Faction) -> float:
        return (self.taste.draws if self.is_own(at, me) else -0.5) * self.amount(at)

    def worth_of_each(self, at: i64, me: Faction) -> float:
        return self.count(at) * self.then(at, me)

    def worth_of_later(self, at: i64, me: Faction) -> float:
        return self.amount(at) * self.taste.later * self.then(at, me)

    def worth_of_perhaps(self, at: i64, me: Faction) -> float:
        return self.taste.perhaps * self.then(at, me) + (1.0 - self.taste.perhaps) * self.otherwise(at, me)

    def worth_of_minor(self, at: i64, me: Faction) -> float:
        return 0.2 if self.is_own(at, me) else 0.1

    def worth_of_capture(self, at: i64, me: Faction) -> float:
        """The chance that there is somebody to capture, times what that and the steps after it bring."""
        chance = self.chance_to_capture(at)
        then = self.then(at, me)
        if self.book.read(at, HOW) == FROM_PLAY:  # what the thief would have done
            then -= self.infamy * self.taste.level
            if self.me == MERCHANT:
                then -= self.theft * self.taste.saving
        return chance * (self.capture + then) + (1.0 - chance) * self.otherwise(at, me)

    def chance_to_capture(self, at: i64) -> float:
        thief = self.table.sides[THIEF]
        wanted = self.book.matching(THIEF, self.book.read(at, FILTER), 0)
        place = self.book.read(at, HOW)
        if place == FROM_DISCARD:
            return SURE if thief.discard & wanted else 0.0
        held = thief.held()
        unseen = thief.deck | held
        share = float(bits(unseen & wanted)) / float(bits(unseen) + 1)
        if place == FROM_PLAY:
            return self.taste.plays * share if held else 0.0
        if place == FROM_HAND:
            known = thief.known[self.me] if self.me != THIEF else i64(0)
            if known & wanted:
                return SURE
            miss: float = 1.0
            i: i64
            for i in range(bits(held) - bits(known)):
                miss *= 1.0 - share
            return SURE * (1.0 - miss)
        cards = float(bits(held))
        return SURE * share * cards / (cards + float(size(thief.held_purse())) + 0.5)

    def worth_of_free(self, at: i64, me: Faction) -> float:
        there = self.table.prison & self.book.matching(THIEF, self.book.read(at, FILTER), 0)
        return self.taste.freedom + self.then(at, me) if there else self.otherwise(at, me)

    def worth_of_choose(self, at: i64, me: Faction) -> float:
        """The best of what I may choose; of what another may, the worst."""
        sign = 1.0 if self.is_own(at, me) else -1.0
        best: float = -99.0
        i: i64
        for i in range(self.book.read(at, AMOUNT)):
            found = sign * self.option(at, i, me)
            if found > best:
                best = found
        return sign * best

    def count(self, at: i64) -> float:
        """How often a loop will run, roughly: two for cards that are still to be shown."""
        what = self.book.read(at, HOW)
        if what == steps.OF_INFAMY:
            return float(self.table.infamy)
        if what == steps.OF_CAPTURED or what == steps.OF_LEVELS:
            return float(bits(self.table.prison))
        return 2.0


def is_minor(what: i64) -> bool:
    """Steps that prepare others, or whose worth depends too much on the table to be foreseen."""
    return (
        what == steps.LOOK
        or what == steps.REVEAL
        or what == steps.SEARCH
        or what == steps.PICK
        or what == steps.NAME
        or what == steps.SWAP
        or what == steps.COPY
        or what == steps.LIMIT
        or what == steps.NEGATE
        or what == steps.VEIL
    )


def progress(table: Table, faction: Faction, riches: float) -> float:
    """How near a faction is to its goal, if the Merchant has such riches."""
    if faction == WATCH:
        return nearness(float(bits(table.prison)), float(CAPTURES))
    if faction == MERCHANT:
        return nearness(riches, float(goal_of_merchant(table)))
    return nearness(float(table.infamy), float(INFAMY))


def nearness(done: float, goal: float) -> float:
    """0 far from the goal, 1 at it; most of it in the last third."""
    share = done / goal if done < goal else 1.0
    return share * share


def reach_of(book: CardBook, kind: int) -> int:
    """The levels that a card captures from play, a bit for each."""
    at = capture_of(book, kind, FROM_PLAY)
    if at == NOTHING:
        return 0
    filter_ = int(book.read(at, FILTER))
    highest, lowest = filter_ >> 4 & 15, filter_ >> 8 & 15
    return (2 << highest) - (1 << lowest)


def capture_of(book: CardBook, kind: int, place: int = NOTHING) -> int:
    """Where a card's effect has its first capture, from this place if one is given; -1 if it has none."""
    at = int(book.effect[kind])
    while at >= 0 and book.read(at, WHAT) != steps.STOP:
        if book.read(at, WHAT) == steps.CAPTURE and place in (NOTHING, book.read(at, HOW)):
            return at
        at += WIDTH
    return NOTHING
