"""What a decent player of Trieste sees at a glance: what a card's steps will bring, and to whom.

No card is judged by name: a card is worth what its steps are worth at this table, so that any data file can be played.
Worths are in treasure, as much as it means to the Merchant.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.judge import Judge
from tripot.core.packed import vec
from tripot.core.piles import bits, less
from tripot.core.reason import Reason
from tripot.core.state import State
from tripot.games.trieste import guessing, phases, steps
from tripot.games.trieste.book import AMOUNT, ELSE, EXTRA, FILTER, HOW, ME, UNLESS_ME, WHAT, WHO, WIDTH, Book
from tripot.games.trieste.cards import CAPTURES, CHARACTER, DECK, INFAMY, MERCHANT, THIEF, WATCH
from tripot.games.trieste.codes import (
    AGREE,
    BUY,
    CHOOSE,
    CHOOSE_HERO,
    DONE,
    DRAW,
    LAY,
    LAY_NONE,
    OPTION,
    PASS,
    PAY,
    PICK,
    REACT,
    REVEAL,
    WAIT,
    number_of,
    purse_of,
    verb_of,
)
from tripot.games.trieste.ending import goal_of_merchant
from tripot.games.trieste.hands import TREASURE_KINDS
from tripot.games.trieste.outline import after, end_of_effect, option_end, option_start, then_end
from tripot.games.trieste.prospects import Prospects
from tripot.games.trieste.purses import size, worth
from tripot.games.trieste.reacting import ABOUT
from tripot.games.trieste.running import actor, here, whom
from tripot.games.trieste.steps import FROM_DISCARD, FROM_HAND, FROM_PLAY, OWN_DECK
from tripot.games.trieste.table import NOTHING, Table

HORIZON: Final = 2  # rounds
TRUST: Final = 1.0  # in what I would do, against a search that finds another answer a little better

COIN: Final = 1.46  # what a treasure is worth on average
SPARE: Final = 0.75  # of a treasure's value to Watch and Thief while they need money
WATCH_MONEY: Final = 2.0  # that it wants to have
THIEF_MONEY: Final = 3.0
IDLE: Final = 0.25  # of a treasure's value to them beyond that
WATCH_CARD: Final = 4.8  # a card for an empty hand
MERCHANT_CARD: Final = 2.1
THIEF_CARD: Final = 2.6
CARD: Final = 1.3  # a card, roughly
CAPTURE: Final = 4.0
FAME: Final = 2.4  # a point of infamy, to the Thief
SHAME: Final = 1.8  # a point less, to the others
THEFT: Final = 0.5  # what the Merchant loses, to the others, while he is far from his goal
FREEDOM: Final = 2.0
NEAR: Final = 0.8  # how much more all this counts when its owner is about to win
LEVEL: Final = 1.6  # of a thief that is played, on average
SURE: Final = 0.95  # that a capture from hand or discard is not answered
PLAYS: Final = 0.55  # how often somebody who may do something does it
CAUGHT: Final = 0.8  # by a card that can catch
LOST: Final = 0.3  # a card that leaves the hand
AGAIN: Final = 0.7  # of a card's worth, when it is bought back for later


class TriesteJudge(Judge):
    table: Table
    me: i64 = 0
    money: float = 0.0
    coin: float = 1.0  # what a treasure worth 1 is to me
    infamy: float = 0.0  # what a point of infamy is to me
    capture: float = 0.0  # what a captured thief is to me
    theft: float = 0.0  # what the Merchant's treasure worth 1, gone, is to me

    def __init__(self, book: Book) -> None:
        self.book: Book = book
        self.prospects: Prospects = Prospects(book)
        self.layable: vec[i64] = vec[i64]([0] * (TREASURE_KINDS + DECK))
        self.reach: vec[i64] = vec[i64]([reach_of(book, kind) for kind in range(book.kinds)])

    def horizon(self) -> i64:
        return HORIZON

    def trust(self) -> float:
        return TRUST

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, Table)
        self.table = state
        self.me = state.faction_of(seat)
        side = state.sides[self.me]
        self.money = float(worth(side.purse))
        near_watch = 1.0 + NEAR * nearness(float(bits(state.prison)), float(CAPTURES))
        near_thief = 1.0 + NEAR * nearness(float(state.infamy), float(INFAMY))
        near_merchant = 1.0 + 3.0 * NEAR * nearness(self.riches(), float(goal_of_merchant(state)))
        self.coin = 1.0
        if self.me != MERCHANT:
            enough = WATCH_MONEY if self.me == WATCH else THIEF_MONEY
            missing = (enough - self.money) / enough
            self.coin = SPARE * (1.0 + missing) if missing > 0.0 else IDLE
        self.infamy = (
            FAME * near_thief
            if self.me == THIEF
            else -SHAME * (0.4 + 2.0 * nearness(float(state.infamy), float(INFAMY)))
        )
        self.capture = CAPTURE * near_watch if self.me == WATCH else -0.5 * CAPTURE * near_watch
        self.theft = -1.0 if self.me == MERCHANT else THEFT * near_merchant

    def riches(self) -> float:
        """The Merchant's treasure, as far as I know it."""
        side = self.table.sides[MERCHANT]
        if self.me == MERCHANT:
            return float(worth(side.purse))
        known = side.known[4 + self.me]
        return float(worth(known)) + COIN * float(size(side.held_purse()) - size(known))

    def suppose(self, state: State, seat: i64) -> None:
        assert isinstance(state, Table)
        observer = state.faction_of(seat)
        faction: i64
        for faction in range(i64(3)):
            if faction != observer and state.sides[faction].is_hidden():
                self.lay_again(state, faction, observer)

    def lay_again(self, table: Table, faction: i64, observer: i64) -> None:
        """Of all that may lie face down, what I would have laid."""
        guessing.take_up(table, faction)
        self.look(table, table.places[faction])
        n = guessing.list_layable(table, faction, observer, self.layable)
        chosen = self.layable[self.best(self.layable, n)]
        guessing.lay_down_kind(table, faction, observer, number_of(chosen))

    # ---- actions ----------------------------------------------------------------------------------------------------

    def worth(self, action: i64) -> float:
        verb = verb_of(action)
        number = number_of(action)
        if verb == LAY:
            return self.worth_of_lay(number)
        if verb == DRAW:
            return self.worth_of_draw(number == OWN_DECK)
        if verb == PAY:
            return -float(size(purse_of(number)))  # small change is of more use
        if verb == BUY:
            return self.worth_of_buying(number)
        if verb == REACT:
            return self.worth_of_reaction()
        if verb == OPTION:
            return self.option(self.table.frames.top(1), number, actor(self.table))
        if verb == REVEAL or verb == CHOOSE_HERO:
            return self.worth_of_hero(number if verb == CHOOSE_HERO else NOTHING)
        if verb == AGREE:
            return self.worth_of_agreement()
        if verb == PICK:
            return self.worth_of_pick(number)
        return self.worth_of_choice(number) if verb == CHOOSE else 0.0

    def worth_of_draw(self, own: bool) -> float:
        return self.worth_of_card() if own else COIN * self.coin

    def worth_of_card(self) -> float:
        """One more card for my hand: the fewer I have, the more."""
        cards = float(bits(self.table.sides[self.me].hand))
        first = WATCH_CARD if self.me == WATCH else MERCHANT_CARD if self.me == MERCHANT else THIEF_CARD
        return first / (1.0 + cards)

    def worth_of_lay(self, kind: i64) -> float:
        if kind < TREASURE_KINDS:
            return (float(kind) + 1.0) * (COIN - 1.0) * self.coin
        cost = float(self.book.cost[kind] + self.table.sides[self.me].cost_change)
        if cost > self.money:
            return -1.0 - cost
        return self.worth_of_kind(kind) - LOST - self.price(cost)

    def price(self, cost: float) -> float:
        return cost * self.coin if cost > 0.0 else 0.0

    def worth_of_kind(self, kind: i64) -> float:
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
        return (1.0 - risk) * (found + self.infamy * float(level)) + risk * (self.capture - LOST)

    def risk(self, level: i64) -> float:
        """That the Watch's card catches a thief of this level, by what it may have laid down."""
        watch = self.table.sides[WATCH]
        if watch.laid == NOTHING:
            return 0.0
        unseen = watch.deck | watch.held()
        catchers: i64 = 0
        kind: i64
        for kind in range(self.book.kinds):
            if self.book.faction[kind] == WATCH and self.reach[kind] >= level:
                catchers += bits(self.book.copies[kind] & unseen)
        return CAUGHT * float(catchers) / float(bits(unseen) + 1)

    def worth_of_buying(self, kind: i64) -> float:
        cost = float(self.book.cost[kind])
        left = self.money - cost
        found = AGAIN * self.worth_of_kind(kind) - self.price(cost)
        found -= 0.2 * float(bits(self.table.sides[self.me].hand))
        return found - LOST if left >= cost else found - 1.0

    def worth_of_reaction(self) -> float:
        """A special is better spent on a good thief, or late."""
        if self.table.frames.top(1) != steps.ON_CAPTURE:
            return 1.0
        level = float(self.book.level[self.book.kind_of(THIEF, self.table.frames.top(ABOUT))])
        return level - 1.5 + 0.4 * float(bits(self.table.prison))

    def worth_of_hero(self, kind: i64) -> float:
        if kind == NOTHING:
            kind = self.book.hero[self.me * 3 + self.table.sides[self.me].hero]
        found: float = -0.5
        if self.book.effect[kind] != NOTHING:
            found += self.effect(self.book.effect[kind], self.me)
        if self.book.each_round[kind] != NOTHING:
            found += 3.0 * self.effect(self.book.each_round[kind], self.me)
        return found

    def worth_of_agreement(self) -> float:
        """To pay, or to bear what follows otherwise."""
        at = self.table.frames.top(1)
        me = actor(self.table)
        sign = 1.0 if me == self.me else -1.0
        paid = self.block(at + WIDTH, then_end(self.book, at), me)
        refused = self.block(self.book.read(at, ELSE), after(self.book, at), me)
        return sign * (paid - refused) - float(here(self.table, AMOUNT)) * self.coin

    def worth_of_pick(self, faction: i64) -> float:
        """The one who is farther from winning."""
        if faction == MERCHANT:
            return -nearness(self.riches(), float(goal_of_merchant(self.table)))
        if faction == WATCH:
            return -nearness(float(bits(self.table.prison)), float(CAPTURES))
        return -nearness(float(self.table.infamy), float(INFAMY))

    def worth_of_choice(self, kind: i64) -> float:
        """A treasure or a card: the best where it comes to me or leaves an opponent, the least where I give it up."""
        table = self.table
        found = float(kind + 1) if kind < TREASURE_KINDS else 1.0 + float(self.book.level[kind])
        gives = table.phase == phases.TRIMMING or (table.phase == phases.DISCARDING and whom(table) == self.me)
        return -found if gives else found

    # ---- what steps bring -------------------------------------------------------------------------------------------

    def effect(self, at: i64, me: i64) -> float:
        return self.block(at, end_of_effect(self.book, at), me)

    def option(self, at: i64, number: i64, me: i64) -> float:
        return self.block(option_start(self.book, at, number), option_end(self.book, at, number), me)

    def block(self, at: i64, end: i64, me: i64) -> float:
        total: float = 0.0
        while at < end:
            total += self.step(at, me)
            at = after(self.book, at)
        return total

    def step(self, at: i64, me: i64) -> float:  # noqa: C901 - the list of all steps
        """What a step of a card of `me` is worth to the judge's own faction."""
        book = self.book
        what = book.read(at, WHAT)
        amount = float(book.read(at, AMOUNT))
        who = self.player(book.read(at, WHO), me)
        own = who == self.me
        if what == steps.DRAW:
            return self.draws(who, amount, book.read(at, HOW) == OWN_DECK)
        if what == steps.KEEP:
            best = 1.25 if book.read(at, AMOUNT) > book.read(at, EXTRA) else 1.0
            return self.draws(me, best * float(book.read(at, EXTRA)), book.read(at, HOW) == OWN_DECK)
        if what == steps.TAKE:
            return self.takes(who, me, at)
        if what == steps.GIVE:
            return self.gives(who, self.player(book.read(at, EXTRA), me), amount)
        if what == steps.CAPTURE:
            return self.captures(at, me)
        if what == steps.INFAMY:
            change = amount if amount > 0.0 or self.table.infamy > 0 else 0.0
            return self.infamy * change
        if what == steps.DISCARD:
            return self.discards(who, at)
        if what == steps.FREE:
            return self.frees(at, me)
        if what == steps.RECOVER:
            return (0.8 * CARD if own else 0.0) if self.table.sides[me].discard else 0.0
        if what == steps.COUNTER:
            return 0.6 * PLAYS if who != NOTHING and self.table.sides[who].laid != NOTHING else 0.5 * PLAYS
        if what == steps.COST:
            return -0.5 * amount if own else 0.35 * amount
        if what == steps.PROTECT:
            return 0.8 if own else -0.8
        if what == steps.CHOOSE:
            return self.chooses(at, me)
        if what == steps.EACH:
            number = self.count(at, me)
            return number * self.block(at + WIDTH, then_end(self.book, at), me)
        if what == steps.LATER:
            return amount * 0.7 * self.block(at + WIDTH, then_end(self.book, at), me)
        if what == steps.IF or what == steps.UNLESS or what == steps.PAY:
            return 0.5 * self.block(at + WIDTH, then_end(self.book, at), me)
        if what == steps.DRAWS:
            return amount if own else -0.5 * amount
        return 0.2 if own else 0.1

    def player(self, who: i64, me: i64) -> i64:
        if who < ME:
            return who
        if who == ME:
            return me
        if who >= UNLESS_ME:
            return who - UNLESS_ME if who - UNLESS_ME != me else NOTHING
        return NOTHING  # somebody who is picked: an opponent of the card's owner

    def draws(self, who: i64, amount: float, own_deck: bool) -> float:
        if who != self.me:
            return -0.3 * amount
        return self.worth_of_card() * amount if own_deck else COIN * amount * self.coin

    def takes(self, who: i64, me: i64, at: i64) -> float:
        if who == NOTHING:
            return 0.0
        victim = self.table.sides[who]
        number = float(less(self.book.read(at, AMOUNT), size(victim.held_purse())))
        each = COIN * (1.2 if self.book.read(at, HOW) == steps.CHOSEN else 1.0)
        gain = self.coin if me == self.me else 0.0
        loss = self.theft if who == MERCHANT else -self.coin if who == self.me else 0.2
        return number * each * (gain + loss)

    def gives(self, who: i64, to: i64, amount: float) -> float:
        if who == NOTHING:
            return 0.0
        there = COIN * float(size(self.table.sides[who].held_purse()))
        given = amount if amount < there else there
        loss = self.theft if who == MERCHANT else -self.coin if who == self.me else 0.2
        return given * ((self.coin if to == self.me else 0.0) + loss)

    def discards(self, who: i64, at: i64) -> float:
        if who == NOTHING:
            return 0.3
        side = self.table.sides[who]
        if self.book.read(at, EXTRA) == 0:
            number = float(less(self.book.read(at, AMOUNT), size(side.held_purse())))
            return number * (-self.coin if who == self.me else self.theft if who == MERCHANT else 0.4)
        number = float(less(self.book.read(at, AMOUNT), bits(side.held())))
        return number * (-CARD * 0.6 if who == self.me else 0.7)

    def captures(self, at: i64, me: i64) -> float:
        """The chance that there is somebody to capture, times what that and the steps after it bring."""
        chance = self.chance_to_capture(at)
        then = self.block(at + WIDTH, then_end(self.book, at), me)
        if self.book.read(at, HOW) == FROM_PLAY:  # what the thief would have done
            then -= self.infamy * LEVEL - 2.0 * COIN * self.theft if self.me == MERCHANT else self.infamy * LEVEL
        otherwise = self.block(self.book.read(at, ELSE), after(self.book, at), me)
        return chance * (self.capture + then) + (1.0 - chance) * otherwise

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
            return PLAYS * 1.15 * share if held else 0.0
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

    def frees(self, at: i64, me: i64) -> float:
        there = self.table.prison & self.book.matching(THIEF, self.book.read(at, FILTER), 0)
        if there == 0:
            return 0.0
        return FREEDOM if self.me != WATCH else -CAPTURE

    def chooses(self, at: i64, me: i64) -> float:
        best: float = -99.0
        i: i64
        for i in range(self.book.read(at, AMOUNT)):
            found = self.option(at, i, me)
            if found > best:
                best = found
        return best

    def count(self, at: i64, me: i64) -> float:
        """How often a loop will go round, roughly: of cards that are still to be shown, two."""
        what = self.book.read(at, HOW)
        if what == steps.OF_INFAMY:
            return float(self.table.infamy)
        if what == steps.OF_CAPTURED or what == steps.OF_LEVELS:
            return float(bits(self.table.prison))
        return 2.0

    # ---- reasons, and the value of a position -----------------------------------------------------------------------

    def reason(self, action: i64) -> Reason:
        verb = verb_of(action)
        if verb == LAY or verb == BUY or verb == REACT:
            key = "lay" if verb == LAY else "buy" if verb == BUY else "react"
            return Reason(key, card=self.book.names[number_of(action)])
        if verb == DRAW:
            return Reason("draw-card" if number_of(action) == OWN_DECK else "draw-treasure")
        if verb == LAY_NONE or verb == PASS or verb == WAIT or verb == DONE:
            return Reason("wait")
        return Reason("best")

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Table)
        if state.phase == phases.OVER:
            return 1.0 / 3.0 if state.winner == NOTHING else float(state.standing(seat))
        return self.prospects.chance(state, state.faction_of(seat))


def nearness(done: float, goal: float) -> float:
    """0 far from the goal, 1 at it; most of it in the last third."""
    share = done / goal if done < goal else 1.0
    return share * share


def reach_of(book: Book, kind: int) -> int:
    """The highest level that a card captures from play, -1 if it does not."""
    at = int(book.effect[kind])
    while at >= 0 and book.read(at, WHAT) != steps.STOP:
        if book.read(at, WHAT) == steps.CAPTURE and book.read(at, HOW) == FROM_PLAY:
            return int(book.read(at, FILTER)) >> 4 & 15
        at += WIDTH
    return -1
