# tripot: compiled
"""What a decent player of Trök sees at a glance: the combinations in a hand, and what an upgrade will bring.

Worths are in Aare.  A hand is worth what its best set and its best different cards bring together; before the trade
is over, pairs count as hopes.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tripot.core.judge import Judge
from tripot.core.numbers import ActionCode, Kind, Pile, Seat
from tripot.core.packed import vec
from tripot.core.piles import bits, card, count, kind_marks, kind_of, larger, size, smaller
from tripot.core.reason import Reason
from tripot.core.state import State
from tripot.games.trok import codes
from tripot.games.trok.box import Box
from tripot.games.trok.cards import (
    DWARVES,
    EQUIPMENT,
    FACILITIES,
    GEAR,
    IDUNN,
    MERE_DWERG,
    PERE_DWERG,
    PICKAXE,
    SKAA,
    STONE,
    UPGRADES,
    VEIN,
)
from tripot.games.trok.combining import MADE_DIFFERENT, MADE_IDENTICAL, PERFECT_SIZE, RUN, SMALLEST, WIDEST, worth_of
from tripot.games.trok.ending import astrid_pays, ylud_pays, zoral_pays
from tripot.games.trok.phases import APPOINTING, COMBINING, GIVING, OFFERING, STORING, TRADING
from tripot.games.trok.table import Player, Table, equipment_keys
from tripot.games.trok.trading import RENEWAL, is_renewed, thrud_pays, worth_of_offer

HORIZON: Final = 2  # rounds
USUAL_INCOME: Final = 7.0  # Aare that a player makes in a round
MOST_ROUNDS: Final = 6.0  # that anything is reckoned with
VICTORY: Final = 100.0  # a perfect combination

# What upgrades bring in a round, in Aare, by kind.
# Mine, vein, cart; Thrud, Grid, Aegur, Dagda, Kraal, Idunn, Skaa; Mère and Père Dwerg for each card that they count;
# Zoral, Astrid, Ylud.
INCOMES: Final = vec[float]([1.5, 1.2, 1.3, 0.8, 1.3, 0.8, 1.5, 1.6, 0.8, 0.6, 1.0, 1.0, 0.7, 2.4, 2.6])
TAKING: Final = 0.5  # an upgrade is worth a little even in the last round: nobody else has it

PAIR: Final = 0.35  # of a set's worth, while the third card may still come
SINGLE: Final = 0.02
TWO_KINDS: Final = 0.4  # of a claim's worth
OFFERED: Final = 0.02  # for each point that an offer is worth: the Trade Master takes first
MARKET_INCOME: Final = 1.0  # what the market will pay at the end of this round
SPREAD: Final = 5.0  # Aare by which a finished game is usually decided
SPREAD_A_ROUND: Final = 2.5


class TrokJudge(Judge):
    table: Table
    seat: Seat = 0
    rounds: float = 0.0  # that are probably left

    def __init__(self) -> None:
        self.claims: vec[float] = vec[float]([0.0] * (WIDEST + 1))  # the best upgrade among the first so many

    def look(self, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        self.table = state
        self.seat = seat
        self.rounds = rounds_left(state)
        player = state.players[seat]
        open_to_all = player.has(SKAA) > 0
        best = 0.0
        slot: i64
        for slot in range(larger(WIDEST, state.row_size)):
            if slot < state.row_size:
                worth = upgrade_worth(player, count(state.row, slot), self.rounds)
                if worth > best:
                    best = worth
            if slot < WIDEST:
                self.claims[slot + 1] = best
        if open_to_all:
            for slot in range(SMALLEST, WIDEST + 1):
                self.claims[slot] = best

    def horizon(self) -> i64:
        return HORIZON

    # ---- actions ----------------------------------------------------------------------------------------------------

    def worth(self, action: ActionCode) -> float:
        phase = self.table.phase
        if phase == OFFERING:
            return self.worth_of_offer(codes.cards_of(action))
        if phase == TRADING:
            return self.worth_of_take(action)
        if phase == COMBINING:
            return self.worth_of_combination(action)
        player = self.table.players[self.seat]
        if phase == GIVING:
            return self.hand_worth(player.hand - codes.card_of(action), player.has(VEIN), 0, False)
        if phase == STORING:
            return self.hand_worth(player.stored + codes.card_of(action), player.has(VEIN), 0, True)
        if phase == APPOINTING:
            return -float(self.table.players[codes.seat_of(action)].aare)
        if codes.verb_of(action) == codes.DONE:
            return 0.0
        return upgrade_worth(player, codes.upgrade_of(action), self.rounds)

    def worth_of_offer(self, offered: Pile) -> float:
        """What is kept; what is offered comes back as other cards."""
        player = self.table.players[self.seat]
        kept = self.hand_worth(player.hand - offered, player.has(VEIN), 0, True)
        return kept + OFFERED * float(worth_of_offer(self.table.box, player, offered))

    def worth_of_take(self, action: ActionCode) -> float:
        table = self.table
        player = table.players[self.seat]
        taken = codes.card_of(action)
        wanted = codes.wanted_of(action)
        if wanted < 0:
            return self.hand_worth(player.hand + taken, player.has(VEIN), 0, True)
        gained = card(wanted)
        market = table.market + taken - gained
        worth = self.hand_worth(player.hand + gained, player.has(VEIN), 0, True)
        if is_renewed(table.box, market, taken):
            return worth + float(RENEWAL + thrud_pays(player))
        return worth + MARKET_INCOME * (market_pay(player, market) - market_pay(player, table.market))

    def worth_of_combination(self, action: ActionCode) -> float:
        verb = codes.verb_of(action)
        if verb == codes.DONE:
            return 0.0
        if verb == codes.PERFECT:
            return VICTORY
        table = self.table
        player = table.players[self.seat]
        pile = codes.cards_of(action)
        rest = player.hand - pile
        veins = table.veins - codes.veins_of(action)
        if verb == codes.IDENTICAL:
            made = table.made | MADE_IDENTICAL
            return float(worth_of(table.box, player, codes.kind_of(action), size(pile))) + self.hand_worth(
                rest, veins, made, False
            )
        made = table.made | MADE_DIFFERENT
        worth = self.claims[size(pile)]
        if player.has(IDUNN) and size(pile) == RUN:
            worth += 0.5 * self.claims[RUN - 1]
        return worth + self.hand_worth(rest, veins, made, False)

    # ---- hands ------------------------------------------------------------------------------------------------------

    def hand_worth(self, hand: Pile, veins: i64, made: i64, hoping: bool) -> float:
        """The best set with the best different cards of the rest; `hoping` counts pairs that may become sets."""
        present = kind_marks(hand & GEAR)
        stones = count(hand, STONE)
        wilds = stones + smaller(veins, larger(0, count(hand, PICKAXE) - 1))
        if not made & MADE_DIFFERENT and bits(present) + wilds >= PERFECT_SIZE:
            return VICTORY
        best = self.different_worth(bits(present) + wilds, made, hoping)
        if made & MADE_IDENTICAL:
            return best
        player = self.table.players[self.seat]
        box = self.table.box
        k: Kind
        for k in range(STONE):
            n = count(hand, k)
            if n == 0:
                continue
            others = bits(present & ~card(k))
            helping = wilds
            if k == PICKAXE:
                helping = stones
            with_wilds = set_worth(box, player, k, n + helping, hoping) + self.different_worth(others, made, hoping)
            if with_wilds > best:
                best = with_wilds
            if n > SMALLEST:
                split = set_worth(box, player, k, n - 1, hoping) + self.different_worth(
                    others + 1 + wilds, made, hoping
                )
            else:
                split = set_worth(box, player, k, n, hoping) + self.different_worth(others + wilds, made, hoping)
            if split > best:
                best = split
        return best

    def different_worth(self, kinds: i64, made: i64, hoping: bool) -> float:
        if made & MADE_DIFFERENT or self.table.row_size == 0:
            return 0.0
        if kinds >= SMALLEST:
            return self.claims[smaller(kinds, WIDEST)]
        return TWO_KINDS * self.claims[SMALLEST] if hoping and kinds == SMALLEST - 1 else 0.0

    # ---- positions --------------------------------------------------------------------------------------------------

    def value(self, state: State, seat: Seat) -> float:
        """Fortunes with what the upgrades will still bring, compared."""
        assert isinstance(state, Table)
        rounds = rounds_left(state)
        spread = SPREAD + SPREAD_A_ROUND * rounds
        own = prospects(state, seat, rounds)
        total = 0.0
        other: i64
        for other in range(state.seats):
            total += exp((prospects(state, other, rounds) - own) / spread)
        return 1.0 / total

    # ---- reasons ----------------------------------------------------------------------------------------------------

    def reason(self, action: ActionCode) -> Reason:
        verb = codes.verb_of(action)
        player = self.table.players[self.seat]
        pile = codes.cards_of(action)
        cards = equipment_keys(pile)
        if verb == codes.OFFER:
            return Reason("offer", cards=equipment_keys(player.hand - pile), points=round(self.worth(action)))
        if verb == codes.TAKE:
            return self.reason_of_take(action)
        if verb == codes.GIVE:
            return Reason("give", card=cards[0])
        if verb == codes.IDENTICAL:
            points = worth_of(self.table.box, player, codes.kind_of(action), size(pile))
            return Reason("identical", points=int(points))
        if verb == codes.DIFFERENT:
            return Reason("different", number=len(cards))
        if verb == codes.CLAIM:
            return Reason("claim", card=UPGRADES[codes.upgrade_of(action)], points=round(self.worth(action)))
        if verb == codes.STORE:
            return Reason("store", card=cards[0])
        if verb == codes.APPOINT:
            return Reason("appoint", seat=int(codes.seat_of(action)))
        return Reason("discard" if verb == codes.DISCARD else "perfect" if verb == codes.PERFECT else "done")

    def reason_of_take(self, action: ActionCode) -> Reason:
        table = self.table
        wanted = codes.wanted_of(action)
        taken = codes.card_of(action)
        kind = wanted if wanted >= 0 else kind_of(taken)
        player = table.players[self.seat]
        if wanted >= 0 and is_renewed(table.box, table.market + taken - card(kind), taken):
            return Reason("renewal", card=EQUIPMENT[kind], points=int(RENEWAL + thrud_pays(player)))
        points = self.worth(action) - self.hand_worth(player.hand, player.has(VEIN), 0, True)
        return Reason("take", card=EQUIPMENT[kind], points=max(round(points), 0))


def set_worth(box: Box, player: Player, kind: Kind, cards: Pile, hoping: bool) -> float:
    if cards >= SMALLEST:
        return float(worth_of(box, player, kind, cards))
    if not hoping:
        return 0.0
    return (PAIR if cards == SMALLEST - 1 else SINGLE) * float(worth_of(box, player, kind, SMALLEST))


def market_pay(player: Player, market: Pile) -> float:
    """What the market will pay to this player at the end of the round."""
    return float(zoral_pays(player, market) + astrid_pays(player, market) + ylud_pays(player, market))


def rounds_left(table: Table) -> float:
    most: i64 = 0
    for player in table.players:
        most = larger(most, player.aare)
    rounds = float(table.box.goal - most) / USUAL_INCOME
    if rounds > MOST_ROUNDS:
        return MOST_ROUNDS
    return rounds if rounds > 0.0 else 0.0


def prospects(table: Table, seat: Seat, rounds: float) -> float:
    player = table.players[seat]
    if table.perfect >> seat & 1:
        return VICTORY + float(player.aare)
    return float(player.aare) + rounds * income(player)


def income(player: Player) -> float:
    """What all upgrades of a player bring in a round."""
    upgrades = player.upgrades
    total = 0.0
    kind: Kind
    while upgrades:
        kind = kind_of(upgrades)
        upgrades -= card(kind)
        total += upgrade_income(player, kind)
    return total


def upgrade_worth(player: Player, kind: Kind, rounds: float) -> float:
    """What taking an upgrade now brings until the end of the game."""
    a_round = upgrade_income(player, kind)
    if player.has(MERE_DWERG) and card(kind) & DWARVES:
        a_round += INCOMES[MERE_DWERG]
    if player.has(PERE_DWERG) and card(kind) & FACILITIES:
        a_round += INCOMES[PERE_DWERG]
    return a_round * rounds + TAKING


def upgrade_income(player: Player, kind: Kind) -> float:
    counted: i64 = 1
    if kind == MERE_DWERG:
        counted = larger(1, size(player.upgrades & DWARVES))
    elif kind == PERE_DWERG:
        counted = larger(1, size(player.upgrades & FACILITIES))
    return INCOMES[kind] * float(counted)
