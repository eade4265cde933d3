# tripot: compiled
"""Cards and treasure on the move, and what each observer learns or forgets by it."""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, first_of, lowest, smaller
from tripot.core.rng import Rng
from tripot.games.trieste.cards.components import PUBLIC, CardNumber, CardSet, Faction
from tripot.games.trieste.cards.steps import OWN_DECK
from tripot.games.trieste.state import codes, telling
from tripot.games.trieste.state.purses import Purse, coin, coins, common, known_after_loss, size, surely_left, worth
from tripot.games.trieste.state.table import NOTHING, Side, Table, random_bit, random_bits

TREASURE_KINDS: Final = 4

# ---- drawing --------------------------------------------------------------------------------------------------------


def draw(table: Table, faction: Faction, deck: CardSet, number: i64, rng: Rng) -> None:
    if deck == OWN_DECK:
        draw_cards(table, faction, number, rng)
    else:
        draw_coins(table, faction, number, rng)


def draw_cards(table: Table, faction: Faction, number: i64, rng: Rng) -> None:
    side = table.sides[faction]
    drawn = random_bits(side.deck, number, rng)
    side.deck &= ~drawn
    side.hand |= drawn
    if table.is_heard():
        telling.drew(table, faction, drawn, 0)


def draw_coins(table: Table, faction: Faction, number: i64, rng: Rng) -> None:
    drawn: i64 = 0
    i: i64
    for i in range(number):
        kind = table.draw_coin(rng)
        if kind != NOTHING:
            drawn += coin(kind)
    table.sides[faction].purse += drawn
    if table.is_heard():
        telling.drew(table, faction, 0, drawn)


# ---- seeing hands ---------------------------------------------------------------------------------------------------


def show(table: Table, faction: Faction, observer: Faction, cards: CardSet, purse: Purse) -> None:
    """An observer sees cards of a hand at once; they may be those that it has known before."""
    side = table.sides[faction]
    side.known[observer] = with_cards(table, faction, side.known[observer], cards)
    side.known[4 + observer] = with_coins(side.known[4 + observer], purse)
    if side.is_hidden():
        side.in_hand[observer] = with_cards(table, faction, side.in_hand[observer], cards)
        side.in_hand[4 + observer] = with_coins(side.in_hand[4 + observer], purse)


def with_cards(table: Table, faction: Faction, known: CardSet, seen: CardSet) -> CardSet:
    """Of each kind as many are known as were known before or are seen now, whichever is more."""
    found = seen
    others = known & ~seen
    while others:
        like = table.book.like(faction, lowest(others))
        if bits(found & like) < bits(known & like):
            found |= first_of(others)
        others &= others - 1
    return found


def with_coins(known: Purse, seen: Purse) -> Purse:
    return known + seen - common(known, seen)


def show_all(table: Table, faction: Faction, cards: CardSet, purse: Purse) -> None:
    observer: Faction
    for observer in range(PUBLIC + 1):
        show(table, faction, observer, cards, purse)


def tell_back(table: Table, faction: Faction, observer: Faction) -> None:
    """Whoever has seen all faction cards of a hand, or all treasure, knows which of them lies face down."""
    side = table.sides[faction]
    if side.is_hidden():
        side.back_known |= bit(observer)


def show_back(side: Side) -> None:
    """All see whether the card that lies face down is a treasure."""
    side.back_known = bit(PUBLIC + 1) - 1


def learn_held(table: Table, faction: Faction, observer: Faction) -> None:
    """An observer has seen the whole deck: it knows the cards that are held, but not which of them lies face down."""
    side = table.sides[faction]
    side.known[observer] = side.held()


# ---- from hand to hand, and away ------------------------------------------------------------------------------------


def move_coins(table: Table, giver: Faction, receiver: Faction, purse: Purse) -> None:
    """Treasure goes from one hand to another; the third player, and a spectator, see only how many."""
    from_side = table.sides[giver]
    to_side = table.sides[receiver]
    from_side.purse -= purse
    to_side.purse += purse
    number = size(purse)
    observer: Faction
    for observer in range(PUBLIC + 1):
        known = from_side.known[4 + observer]
        if observer == giver or observer == receiver:
            from_side.known[4 + observer] = known_after_loss(known, purse)
            receive_coins(to_side, observer, purse)
        elif from_side.held_purse() == 0:  # all has gone, and so has all that was known
            from_side.known[4 + observer] = 0
            receive_coins(to_side, observer, known)
        else:
            from_side.known[4 + observer] = surely_left(known, number)
    if from_side.is_hidden():
        for observer in range(PUBLIC + 1):
            in_hand = from_side.in_hand[4 + observer]
            sees = observer == giver or observer == receiver
            from_side.in_hand[4 + observer] = known_after_loss(in_hand, purse) if sees else surely_left(in_hand, number)


def receive_coins(side: Side, observer: Faction, purse: Purse) -> None:
    """An observer knows what treasure has come to a hand."""
    side.known[4 + observer] += purse
    if side.is_hidden():
        side.in_hand[4 + observer] += purse


def spend(table: Table, faction: Faction, purse: Purse) -> None:
    """Treasure of the hand goes to the common discard, before all eyes."""
    side = table.sides[faction]
    side.purse -= purse
    side.forget_coins(purse)
    table.spent += purse


def discard_card(table: Table, faction: Faction, card: CardNumber) -> None:
    """A card of the hand goes to its owner's discard, before all eyes."""
    side = table.sides[faction]
    side.hand &= ~bit(card)
    side.forget_card(card, table.book.like(faction, card))
    side.discard |= bit(card)


def pick_up(table: Table, faction: Faction, card: CardNumber) -> None:
    """A card that lay open comes to the hand of its faction: all know that it is there."""
    side = table.sides[faction]
    side.hand |= bit(card)
    observer: Faction
    for observer in range(PUBLIC + 1):
        side.known[observer] |= bit(card)
        if side.is_hidden():
            side.in_hand[observer] |= bit(card)


def swap_purses(table: Table, a: Faction, b: Faction) -> None:
    """Each of the two knows what the other has received, and so what lies face down before them."""
    one = table.sides[a]
    other = table.sides[b]
    one.purse, other.purse = other.purse, one.purse
    observer: Faction
    for observer in range(PUBLIC + 1):
        known = surely_in_hand(one, observer)
        know_purse(one, observer, surely_in_hand(other, observer))
        know_purse(other, observer, known)
    know_purse(one, b, one.purse)
    know_purse(other, a, other.purse)
    tell_back(table, a, b)
    tell_back(table, b, a)


def surely_in_hand(side: Side, observer: Faction) -> Purse:
    """Known treasure that does not lie face down."""
    known = side.known[4 + observer]
    return with_coins(side.in_hand[4 + observer], surely_left(known, 1)) if side.is_hidden() else known


def know_purse(side: Side, observer: Faction, purse: Purse) -> None:
    """An observer knows this treasure to be in a hand, and no more."""
    side.known[4 + observer] = purse
    if side.is_hidden():
        side.in_hand[4 + observer] = purse


def random_cards(table: Table, faction: Faction, number: i64, rng: Rng) -> i64:
    """`number` random cards of a whole hand: its faction cards as bits, and above them how many treasures."""
    side = table.sides[faction]
    cards = side.hand
    treasures = size(side.purse)
    found: i64 = 0
    coins_found: i64 = 0
    i: i64
    for i in range(smaller(number, bits(cards) + treasures)):
        if rng.below(bits(cards & ~found) + treasures - coins_found) < treasures - coins_found:
            coins_found += 1
        else:
            found |= bit(random_bit(cards & ~found, rng))
    return found | coins_found << 40


# ---- choices by kind: `first` is the action with kind 0 -------------------------------------------------------------


def list_cards(table: Table, faction: Faction, cards: CardSet, first: ActionCode, out: vec[i64], n: i64) -> i64:
    """One action for each kind among cards of a faction, from the n-th place on; returns how many there are then."""
    while cards:
        kind = table.book.kind_of(faction, lowest(cards))
        out[n] = first | kind
        n += 1
        cards &= ~table.book.copies[kind]
    return n


def list_affordable(table: Table, faction: Faction, cards: CardSet, first: ActionCode, out: vec[i64]) -> i64:
    """After a first action that costs nothing: the kinds among cards of a faction that it can pay for."""
    money = worth(table.sides[faction].purse)
    listed = list_cards(table, faction, cards, first, out, 1)
    n: i64 = 1
    i: i64
    for i in range(i64(1), listed):
        if table.book.cost[codes.card_of(out[i])] <= money:
            out[n] = out[i]
            n += 1
    return n


def list_coins(purse: Purse, kinds: i64, first: ActionCode, out: vec[i64], n: i64) -> i64:
    """One action for each of the first `kinds` kinds of treasure in a purse."""
    kind: Kind
    for kind in range(kinds):
        if coins(purse, kind):
            out[n] = first | kind
            n += 1
    return n


def legal_coins(purse: Purse, out: vec[i64]) -> i64:
    """A treasure of a purse; nothing where there is none, which only a guess at a hand can bring about."""
    if purse == 0:
        out[0] = codes.pass_()
        return 1
    return list_coins(purse, TREASURE_KINDS, codes.choose(0), out, 0)


def card_of(table: Table, kind: Kind, cards: CardSet) -> CardNumber:
    """A card of this kind among these."""
    return lowest(first_of(cards & table.book.copies[kind]))
