# tripot: compiled
"""Reactions: before a capture, a theft or a countering takes place, its victim may answer it with a special.

Who is asked depends on what all can see: every victim that might hold such a special, whether it does or not.
"""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.piles import bit, bits
from tripot.games.trieste.cards.components import COPPER, PUBLIC, SILVER, SPECIAL, CardNumber, Faction
from tripot.games.trieste.effects.running import PICKED_ONE, go_next, put_part, run
from tripot.games.trieste.state import codes, telling
from tripot.games.trieste.state.hands import card_of, discard_card, list_affordable, show_all
from tripot.games.trieste.state.paying import ask_payment
from tripot.games.trieste.state.phases import CONTEXT, FOR_REACTION, REACTING, SECOND_EDITION, WINDOW
from tripot.games.trieste.state.purses import coins, size
from tripot.games.trieste.state.table import A_TREASURE, Table

EVENT = 1  # numbers of the frame
VICTIM = 2
ABOUT = 3
NEGATED = 16  # added to the victim


def open_window(table: Table, event: i64, victim: Faction, about: i64) -> None:
    """Something is about to happen to `victim`; it happens when the frame below comes to it again."""
    answers = not in_reaction(table) and may_react(table, event, victim)
    table.frames.push(WINDOW, event, victim, about)
    if answers:
        table.ask(REACTING, victim)


def in_reaction(table: Table) -> bool:
    """What a reaction does is answered by nobody."""
    depth: i64
    for depth in range(table.frames.depth):
        if table.frames.read(depth, 0) == WINDOW:
            return True
    return False


def may_react(table: Table, event: i64, victim: Faction) -> bool:
    """By what all can see: may the victim hold a special for this?"""
    side = table.sides[victim]
    specials = table.book.reactions[event * 3 + victim]
    known = side.known[PUBLIC]
    if known & specials:
        return True
    unknown = bits(side.held()) - bits(known)
    if unknown == 1 and table.edition >= SECOND_EDITION and side.is_hidden() and lies_unknown(table, victim):
        return False
    return unknown > 0 and (side.held() | side.deck) & ~known & specials != 0


def lies_unknown(table: Table, faction: Faction) -> bool:
    """By what all can see: must the face-down card be a faction card that nobody knows?  Specials are never laid."""
    side = table.sides[faction]
    if side.back_known & bit(PUBLIC) and side.laid >= A_TREASURE:
        return False
    if side.known[PUBLIC] & ~side.in_hand[PUBLIC] & ~table.book.of_type(faction, SPECIAL):
        return False
    if side.back_known & bit(PUBLIC):
        return True
    known = side.known[4 + PUBLIC]
    may_lie = known - side.in_hand[4 + PUBLIC]
    return size(side.held_purse()) == size(known) and coins(may_lie, COPPER) + coins(may_lie, SILVER) == 0


def legal_reactions(table: Table, out: vec[i64]) -> i64:
    victim = table.frames.top(VICTIM) & 3
    side = table.sides[victim]
    out[0] = codes.pass_()
    cards = side.hand & table.book.reactions[table.frames.top(EVENT) * 3 + victim]
    return list_affordable(table, victim, cards, codes.react(0), out)


def react(table: Table, action: ActionCode) -> None:
    if codes.verb_of(action) == codes.PASS:
        return
    victim = table.frames.top(VICTIM) & 3
    kind = codes.card_of(action)
    card = card_of(table, kind, table.sides[victim].hand)
    if table.book.cost[kind]:
        show_all(table, victim, bit(card), 0)
        ask_payment(table, victim, FOR_REACTION, 0, table.book.cost[kind], card)
    else:
        play_reaction(table, victim, card)


def play_reaction(table: Table, victim: Faction, card: CardNumber) -> None:
    """In a reaction, the one it answers counts as picked."""
    kind = table.book.kind_of(victim, card)
    discard_card(table, victim, card)
    if table.is_heard():
        telling.reacted(table, victim, kind)
    culprit = table.frames.below(CONTEXT) & 3
    run(table, table.book.effect[kind], victim, kind, False)
    put_part(table, PICKED_ONE, 3, culprit)


def negate(table: Table) -> None:
    """The reaction that runs upon a window stops what the window is about."""
    at = table.frames.top(1)
    context = table.frames.top(2)
    shown = table.frames.top(3)
    kind = table.frames.top(0)
    table.frames.pop()
    if table.frames.depth and table.frames.top(0) == WINDOW:
        table.frames.put(VICTIM, table.frames.top(VICTIM) | NEGATED)
    table.frames.push(kind, at, context, shown)
    go_next(table)


def close_window(table: Table) -> bool:
    """Take the frame away; true if nothing has stopped the event."""
    negated = table.frames.top(VICTIM) & NEGATED != 0
    table.frames.pop()
    return not negated


def is_protected(table: Table, faction: Faction, against: i64) -> bool:
    return table.sides[faction].protected & bit(against) != 0
