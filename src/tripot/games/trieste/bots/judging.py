# tripot: compiled
"""What a decent player of Trieste sees at a glance, and what a strong one would."""

from typing import Final

from mypy_extensions import i64

from tripot.core.judge import Judge
from tripot.core.numbers import ActionCode, Kind, Seat
from tripot.core.packed import vec
from tripot.core.piles import bits
from tripot.core.reason import Reason
from tripot.core.state import State
from tripot.games.trieste.bots.taste import Taste
from tripot.games.trieste.bots.weighing import COIN, Scales, capture_of, progress
from tripot.games.trieste.cards import steps
from tripot.games.trieste.cards.book import AMOUNT, ELSE, WIDTH, CardBook
from tripot.games.trieste.cards.components import CHARACTER, DECK, MERCHANT, THIEF, WATCH, Faction
from tripot.games.trieste.cards.outline import after, then_end
from tripot.games.trieste.cards.steps import OWN_DECK
from tripot.games.trieste.effects.reacting import ABOUT
from tripot.games.trieste.effects.running import actor, here, whom
from tripot.games.trieste.hidden import face_down
from tripot.games.trieste.state import codes, phases
from tripot.games.trieste.state.hands import TREASURE_KINDS
from tripot.games.trieste.state.purses import size, unpacked, worth
from tripot.games.trieste.state.table import NOTHING, Table

HORIZON: Final = 20  # rounds: nearly all games end before
DREAM: Final = 0.1  # of a faction that has nothing yet, beside one that has all it needs


class TriesteJudge(Judge):
    table: Table
    me: Faction = 0

    def __init__(self, book: CardBook, tastes: list[Taste]) -> None:
        self.book: CardBook = book
        self.scales: Scales = Scales(book, tastes)
        self.layable: vec[i64] = vec[i64]([0] * (TREASURE_KINDS + DECK))

    def horizon(self) -> i64:
        return HORIZON

    def widening(self) -> float:
        """Slowly: a draw looks bad while the search tries bad answers below it, and would not be tried again."""
        return 0.2

    def spread(self) -> float:
        """Games are played to the end, and won or lost."""
        return 0.5

    def trust(self) -> float:
        return self.scales.taste.trust

    def random_percent(self) -> i64:
        return 0

    def look(self, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        self.table = state
        self.me = state.faction_of(seat)
        self.scales.look(state, self.me)

    def suppose(self, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        observer = state.faction_of(seat)
        faction: Faction
        for faction in range(i64(3)):
            if faction != observer and state.sides[faction].is_hidden():
                self.lay_again(state, faction, observer)

    def lay_again(self, table: Table, faction: Faction, observer: Faction) -> None:
        """Of all cards that may lie face down, the one that this judge would have laid."""
        face_down.take_up(table, faction)
        self.look(table, table.places[faction])
        n = face_down.list_layable(table, faction, observer, self.layable)
        chosen = self.layable[self.best(self.layable, n)]
        face_down.lay_down_kind(table, faction, observer, codes.card_of(chosen))

    # ---- actions ----------------------------------------------------------------------------------------------------

    def worth(self, action: ActionCode) -> float:
        verb = codes.verb_of(action)
        kind = codes.card_of(action)
        if verb == codes.LAY:
            return self.worth_of_lay(kind)
        if verb == codes.DRAW:
            return self.worth_of_draw(codes.deck_of(action) == OWN_DECK)
        if verb == codes.PAY:
            return -float(size(unpacked(codes.cards_of(action))))  # small change is of more use
        if verb == codes.BUY:
            return self.worth_of_buying(kind)
        if verb == codes.REACT:
            return self.worth_of_reaction()
        if verb == codes.OPTION:
            return self.scales.option(self.table.frames.top(1), codes.option_of(action), actor(self.table))
        if verb == codes.REVEAL or verb == codes.HERO:
            return self.worth_of_hero(kind if verb == codes.HERO else NOTHING)
        if verb == codes.AGREE:
            return self.worth_of_agreement()
        if verb == codes.PICK:
            return self.worth_of_pick(codes.faction_of(action))
        return self.worth_of_choice(kind) if verb == codes.CHOOSE else self.scales.taste.nothing

    def worth_of_draw(self, own: bool) -> float:
        return self.scales.card() if own else COIN * self.scales.coin

    def worth_of_lay(self, kind: Kind) -> float:
        if kind < TREASURE_KINDS:
            return (float(kind) + 1.0) * self.scales.taste.change * self.scales.coin
        cost = float(self.book.cost[kind] + self.table.sides[self.me].cost_change)
        if cost > self.scales.money:
            return -1.0 - cost
        return self.scales.worth_of_kind(kind) - self.scales.taste.lost - self.scales.price(cost)

    def worth_of_buying(self, kind: Kind) -> float:
        cost = float(self.book.cost[kind])
        left = self.scales.money - cost
        found = self.scales.taste.again * self.scales.worth_of_kind(kind) - self.scales.price(cost)
        found -= self.scales.taste.full * float(bits(self.table.sides[self.me].hand))
        return found - self.scales.taste.bought if left >= cost else found - self.scales.taste.broke

    def worth_of_reaction(self) -> float:
        """A special is better spent on a good thief, or late."""
        if self.table.frames.top(1) != steps.ON_CAPTURE:
            return 1.0
        level = float(self.book.level[self.table.frames.top(ABOUT)])
        return level - self.scales.taste.saved + self.scales.taste.hurry * float(bits(self.table.prison))

    def worth_of_hero(self, kind: Kind) -> float:
        if kind == NOTHING:
            kind = self.book.hero[self.me * 3 + self.table.sides[self.me].hero]
        found: float = -0.5
        if self.book.effect[kind] != NOTHING:
            found += self.scales.effect(self.book.effect[kind], self.me)
        if self.book.each_round[kind] != NOTHING:
            found += 3.0 * self.scales.effect(self.book.each_round[kind], self.me)
        return found

    def worth_of_agreement(self) -> float:
        """Paying, or what follows otherwise."""
        at = self.table.frames.top(1)
        me = actor(self.table)
        sign = 1.0 if me == self.me else -1.0
        paid = self.scales.block(at + WIDTH, then_end(self.book, at), me)
        refused = self.scales.block(self.book.read(at, ELSE), after(self.book, at), me)
        return sign * (paid - refused) - float(here(self.table, AMOUNT)) * self.scales.coin

    def worth_of_pick(self, faction: Faction) -> float:
        """The opponent that is farther from winning."""
        return -progress(self.table, faction, self.scales.riches())

    def worth_of_choice(self, kind: Kind) -> float:
        """A treasure or a card: the best where it comes to me or leaves an opponent, the least where I give it up."""
        table = self.table
        found = float(kind + 1) if kind < TREASURE_KINDS else 1.0 + float(self.book.level[kind])
        gives = table.phase == phases.TRIMMING or (table.phase == phases.DISCARDING and whom(table) == self.me)
        return -found if gives else found

    # ---- reasons, and the value of a position -----------------------------------------------------------------------

    def reason(self, action: ActionCode) -> Reason:
        verb = codes.verb_of(action)
        if verb == codes.LAY:
            return self.reason_of_lay(codes.card_of(action))
        if verb == codes.BUY or verb == codes.REACT:
            return Reason("buy" if verb == codes.BUY else "react", card=self.book.names[codes.card_of(action)])
        if verb == codes.DRAW:
            return Reason("draw-card" if codes.deck_of(action) == OWN_DECK else "draw-treasure")
        if verb == codes.LAY_NOTHING or verb == codes.PASS or verb == codes.WAIT or verb == codes.DONE:
            return Reason("wait")
        return Reason("best")

    def reason_of_lay(self, kind: Kind) -> Reason:
        """What a thief brings and risks, how likely a capture is, what the Merchant gains."""
        name = self.book.names[kind]
        if kind < TREASURE_KINDS:
            return Reason("lay-treasure", card=name)
        level = self.book.level[kind]
        if self.me == THIEF and self.book.type[kind] == CHARACTER and level:
            return Reason("lay-thief", card=name, number=percent(self.scales.risk(level)), points=int(level))
        capture = capture_of(self.book, kind)
        chance = 0 if capture == NOTHING else percent(self.scales.chance_to_capture(capture))
        if chance:
            return Reason("lay-capture", card=name, number=chance)
        gain = round(self.scales.worth_of_kind(kind))
        return Reason("lay-gain" if self.me == MERCHANT and gain > 0 else "lay", card=name, points=gain)

    def value(self, state: State, seat: Seat) -> float:
        """By how near each faction is to its goal."""
        assert isinstance(state, Table)
        if state.phase == phases.OVER:
            return 1.0 / 3.0 if state.winner == NOTHING else float(state.standing(seat))
        hopes = hope(state, WATCH) + hope(state, MERCHANT) + hope(state, THIEF)
        return hope(state, state.faction_of(seat)) / hopes


def percent(chance: float) -> int:
    return round(100.0 * chance)


def hope(table: Table, faction: Faction) -> float:
    return DREAM + progress(table, faction, float(worth(table.sides[MERCHANT].held_purse())))
