# tripot: compiled
"""Chapter 3 of the rules: the combinations."""

from typing import Final

from mypy_extensions import i64

from tripot.core.events import Cards
from tripot.core.numbers import ActionCode, Kind, Pile, Seat
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, card, count, kind_marks, larger, lowest, size, smaller
from tripot.games.trok import codes
from tripot.games.trok.box import Box
from tripot.games.trok.cards import (
    AEGUR,
    DAGDA,
    EQUIPMENT,
    GEAR,
    GREEN,
    IDUNN,
    KRAAL,
    PICKAXE,
    RED,
    SKAA,
    STONE,
    UPGRADES,
    VEIN,
)
from tripot.games.trok.events import Claimed, DifferentMade, IdenticalMade, PerfectMade
from tripot.games.trok.phases import CLAIMING, COMBINING, STORING
from tripot.games.trok.table import Player, Table, equipment_keys

MADE_IDENTICAL: Final = 1
MADE_DIFFERENT: Final = 2
BONUS: Final = 3  # for each further card of a set (TRK-5.5)
AEGUR_BONUS: Final = 5  # instead
DAGDA_VALUE: Final = 7  # of green cards (TRK-5.6)
KRAAL_VALUE: Final = 10  # of red cards
SMALLEST: Final = 3  # cards in a combination
WIDEST: Final = 7  # different kinds
RUN: Final = 5
PERFECT_SIZE: Final = 8


# ---- whose turn is it? ----------------------------------------------------------------------------------------------


def next_to_combine(table: Table) -> None:
    """TRK-5.1: from the Trade Master clockwise, everybody whose hand is large enough for a combination."""
    while table.done < table.seats:
        seat = table.in_turn(table.done)
        table.begin_turn_of(seat)
        if may_combine(table, seat):
            table.waiting = bit(seat)
            return
        table.done += 1
    table.done = 0
    table.waiting = 0
    table.phase = STORING


def may_combine(table: Table, seat: Seat) -> bool:
    """By what all can see: is there a combination that this player might still make (TRK-5.2)?"""
    cards = size(table.players[seat].hand)
    if cards < SMALLEST:
        return False
    if not table.made & MADE_IDENTICAL:
        return True
    return not table.made & MADE_DIFFERENT and (table.row_size > 0 or cards >= PERFECT_SIZE)


def combine_again_or_end(table: Table, seat: Seat) -> None:
    """After a combination: the same player again, if there may be another, or the next."""
    table.phase = COMBINING
    if not may_combine(table, seat):
        finish(table)


def finish(table: Table) -> None:
    table.done += 1
    next_to_combine(table)


# ---- what can be made? ----------------------------------------------------------------------------------------------


def legal_combinations(table: Table, seat: Seat, out: vec[i64]) -> i64:
    player = table.players[seat]
    out[0] = codes.done()
    n: i64 = 1
    if not table.made & MADE_IDENTICAL:
        n = legal_identical(player.hand, table.veins, out, n)
    if not table.made & MADE_DIFFERENT:
        if table.row_size > 0:  # TRK-5.7
            n = legal_different(player, table.veins, out, n)
        if size(player.hand) >= PERFECT_SIZE:
            n = legal_perfect(player.hand, table.veins, out, n)
    return n


def legal_identical(hand: Pile, veins: i64, out: vec[i64], n: i64) -> i64:
    """TRK-5.4, TRK-5.15: any mix of one kind, stones and pickaxes under veins."""
    stones = count(hand, STONE)
    k: Kind
    naturals: i64
    s: i64
    v: i64
    for k in range(STONE):
        under_veins: i64 = 0
        if k != PICKAXE:
            under_veins = smaller(veins, count(hand, PICKAXE))
        if count(hand, k) + stones + under_veins < SMALLEST:
            continue
        for naturals in range(count(hand, k) + 1):
            for s in range(stones + 1):
                for v in range(larger(0, SMALLEST - naturals - s), under_veins + 1):
                    pile = naturals * card(k) + s * card(STONE) + v * card(PICKAXE)
                    out[n] = codes.identical(k, v, pile)
                    n += 1
    return n


def legal_different(player: Player, veins: i64, out: vec[i64], n: i64) -> i64:
    """TRK-5.7, TRK-5.15: any set of kinds, with stones and pickaxes under veins for kinds that are not there."""
    hand = player.hand
    present = kind_marks(hand & GEAR)
    stones = count(hand, STONE)
    idunn = player.has(IDUNN) and veins and count(hand, PICKAXE)
    s: i64
    v: i64
    chosen: i64 = 0  # a pile with at most one card of each kind
    while True:
        naturals = bits(chosen)
        under_veins: i64 = 0
        if chosen & card(PICKAXE):
            under_veins = smaller(veins, count(hand, PICKAXE) - 1)
        for s in range(stones + 1):
            for v in range(larger(0, SMALLEST - naturals - s), smaller(under_veins, WIDEST - naturals - s) + 1):
                out[n] = codes.different(v, chosen + s * card(STONE) + v * card(PICKAXE))
                n += 1
        if idunn and not chosen & card(PICKAXE):
            n = runs_under_veins(hand, veins, chosen, out, n)
        chosen = (chosen - present) & present  # the next larger set
        if chosen == 0:
            return n


def runs_under_veins(hand: Pile, veins: i64, chosen: Pile, out: vec[i64], n: i64) -> i64:
    """Runs that no pickaxe helps as itself: all of them count as other kinds (TRK-5.12, TRK-5.15)."""
    if not fits_run(chosen) or fits_run(chosen | card(PICKAXE)):
        return n
    s: i64
    for s in range(count(hand, STONE) + 1):
        v = RUN - bits(chosen) - s
        if 0 < v <= smaller(veins, count(hand, PICKAXE)):
            out[n] = codes.different(v, chosen + s * card(STONE) + v * card(PICKAXE))
            n += 1
    return n


def fits_run(chosen: Pile) -> bool:
    """Do these kinds, one of each, fit into a run of five?"""
    return chosen == 0 or chosen >> lowest(chosen) < card(RUN)


def legal_perfect(hand: Pile, veins: i64, out: vec[i64], n: i64) -> i64:
    """TRK-5.14: the seven kinds and a stone, with wild cards for what is missing."""
    present = kind_marks(hand & GEAR)
    s: i64
    chosen = present
    while chosen:
        under_veins: i64 = 0
        if chosen & card(PICKAXE):
            under_veins = smaller(veins, count(hand, PICKAXE) - 1)
        for s in range(count(hand, STONE) + 1):
            v = PERFECT_SIZE - bits(chosen) - s
            if 0 <= v <= under_veins:
                out[n] = codes.perfect(v, chosen + s * card(STONE) + v * card(PICKAXE))
                n += 1
        chosen = (chosen - 1) & present  # the next smaller set
    return n


# ---- what comes of it? ----------------------------------------------------------------------------------------------


def combine(table: Table, seat: Seat, action: ActionCode) -> None:
    verb = codes.verb_of(action)
    if verb == codes.DONE:
        finish(table)
    elif verb == codes.IDENTICAL:
        combine_identical(table, seat, action)
    elif verb == codes.DIFFERENT:
        combine_different(table, seat, action)
    elif verb == codes.PERFECT:
        combine_perfect(table, seat, action)


def spend(table: Table, seat: Seat, action: ActionCode) -> None:
    """TRK-5.10, TRK-5.11: the cards go to the discard pile, the veins are used up for this round."""
    table.players[seat].lose(codes.cards_of(action))
    table.discard += codes.cards_of(action)
    table.veins -= codes.veins_of(action)


def combine_identical(table: Table, seat: Seat, action: ActionCode) -> None:
    spend(table, seat, action)
    table.made |= MADE_IDENTICAL
    kind = codes.kind_of(action)
    cards = size(codes.cards_of(action))
    base, bonus = base_of(table.box, table.players[seat], kind), bonus_of(table.players[seat])
    if table.is_heard():
        adds = (int(base), *[int(bonus)] * int(cards - SMALLEST))
        table.tell(IdenticalMade(seat, EQUIPMENT[kind], combination_keys(action), adds))
    table.pay(seat, base + (cards - SMALLEST) * bonus, "identical")
    combine_again_or_end(table, seat)


def worth_of(box: Box, player: Player, kind: Kind, cards: Pile) -> i64:
    """What a set of identical cards pays."""
    return base_of(box, player, kind) + (cards - SMALLEST) * bonus_of(player)


def base_of(box: Box, player: Player, kind: Kind) -> i64:
    """What the smallest set pays."""
    base = box.value(kind)  # TRK-5.4
    if card(kind) & GREEN and player.has(DAGDA):  # TRK-5.6; TRK-1.6: a higher value stays
        base = larger(base, DAGDA_VALUE)
    elif card(kind) & RED and player.has(KRAAL):
        base = larger(base, KRAAL_VALUE)
    return base


def bonus_of(player: Player) -> i64:
    """For each card beyond the smallest set (TRK-5.5)."""
    if player.has(AEGUR):
        return AEGUR_BONUS
    return BONUS


def combine_different(table: Table, seat: Seat, action: ActionCode) -> None:
    spend(table, seat, action)
    table.made |= MADE_DIFFERENT
    if table.is_heard():
        table.tell(DifferentMade(seat, combination_keys(action)))
    table.limit = reach_of(table.box, table.players[seat], action)
    table.claims = claims_of(table.players[seat], action)
    table.phase = CLAIMING


def reach_of(box: Box, player: Player, action: ActionCode) -> i64:
    """How many of the first upgrades different cards open to choice."""
    if player.has(SKAA):  # TRK-5.13
        return box.row
    return size(codes.cards_of(action))


def claims_of(player: Player, action: ActionCode) -> i64:
    """How many upgrades they bring (TRK-5.12)."""
    if player.has(IDUNN) and size(codes.cards_of(action)) == RUN and fits_run(natural_kinds(action)):
        return 2
    return 1


def first_lone(reach: int, claims: int) -> int:
    """The number in the row from which on one upgrade ends a choice of two (TRK-5.13); 0 if there is none."""
    return RUN + 1 if claims > 1 and reach > RUN else 0


def natural_kinds(action: ActionCode) -> Pile:
    """The kinds of a combination of different cards that stand for themselves."""
    return kind_marks((codes.cards_of(action) - codes.veins_of(action) * card(PICKAXE)) & GEAR)


def combine_perfect(table: Table, seat: Seat, action: ActionCode) -> None:
    spend(table, seat, action)
    table.made |= MADE_DIFFERENT
    table.perfect |= bit(seat)
    if table.is_heard():
        table.tell(PerfectMade(seat, combination_keys(action)))
    combine_again_or_end(table, seat)


def combination_keys(action: ActionCode) -> Cards:
    """The cards by key, a pickaxe under a vein as `vein`."""
    veins = codes.veins_of(action)
    return equipment_keys(codes.cards_of(action) - veins * card(PICKAXE)) + ("vein",) * veins


# ---- the upgrades ---------------------------------------------------------------------------------------------------


def legal_claims(table: Table, out: vec[i64]) -> i64:
    """TRK-5.7, TRK-5.9: one of the first upgrades; of like neighbours only the first."""
    n: i64 = 0
    if table.may_stop:
        out[0] = codes.done()
        n = 1
    slot: i64
    for slot in range(smaller(table.limit, table.row_size)):
        upgrade = count(table.row, slot)
        if slot == 0 or upgrade != count(table.row, slot - 1):
            out[n] = codes.claim(slot, upgrade)
            n += 1
    return n


def claim(table: Table, seat: Seat, action: ActionCode) -> None:
    """TRK-5.8: it works from now on."""
    if codes.verb_of(action) == codes.DONE:
        stop_claiming(table, seat)
        return
    slot = codes.slot_of(action)
    upgrade = count(table.row, slot)
    table.players[seat].upgrades += card(upgrade)
    before = card(slot) - 1
    table.row = (table.row & before) | (table.row >> 4 & ~before)
    table.row_size -= 1
    if upgrade == VEIN:
        table.veins += 1
    if table.is_heard():
        table.tell(Claimed(seat, UPGRADES[upgrade], int(slot)))
    table.claims -= 1
    if slot >= RUN:
        table.claims = 0
    table.may_stop = table.limit > RUN  # with Skaa a run may also take one of the whole row (TRK-5.13)
    table.limit = smaller(table.limit, RUN) - 1
    if table.claims == 0 or smaller(table.limit, table.row_size) <= 0:
        stop_claiming(table, seat)


def stop_claiming(table: Table, seat: Seat) -> None:
    table.claims = 0
    table.limit = 0
    table.may_stop = False
    combine_again_or_end(table, seat)
