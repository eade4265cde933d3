"""Telling what happens, each part to those who may know it.  Called only when somebody listens."""

from functools import lru_cache

from tripot.core.bounds import MOST_LATER, MOST_STEPS_OF_DECISION
from tripot.core.events import Cards, Event, all_but, only
from tripot.core.view import MOST_KEPT, numbers_of
from tripot.games.trieste.cards.components import FACTIONS, THIEF, TREASURES
from tripot.games.trieste.cards.steps import COST, DRAWS, LIMIT, PROTECT, PROTECTIONS
from tripot.games.trieste.state import events
from tripot.games.trieste.state.phases import AT, CONTEXT, FOR_REACTION, RUN, SOURCE
from tripot.games.trieste.state.purses import coins, size
from tripot.games.trieste.state.table import A_TREASURE, NOTHING, Side, Table


def seat_of(table: Table, faction: int) -> int:
    return int(table.places[faction])


def card_keys(table: Table, faction: int, cards: int) -> Cards:
    """Cards of a faction by key, in the order of the book."""
    book = table.book
    return tuple([book.names[book.kind_of(faction, n)] for n in numbers_of(cards)])


@lru_cache(MOST_KEPT)
def coin_keys(purse: int) -> Cards:
    """Kept, since views show the same ones again and again."""
    return tuple([name for kind, name in enumerate(TREASURES) for _ in range(coins(purse, kind))])


def laid_key(table: Table, faction: int) -> str:
    laid = int(table.sides[faction].laid)
    if laid == NOTHING:
        return ""
    return TREASURES[laid - A_TREASURE] if laid >= A_TREASURE else table.book.names[table.book.kind_of(faction, laid)]


def back_key(side: Side) -> str:
    """What the back of a card that lies face down tells."""
    return "treasure" if side.laid >= A_TREASURE else "faction"


def source(table: Table) -> str:
    """The card whose effect runs, also below a window or a bill."""
    runs = [row for row in table.frames.rows() if row[0] == RUN]
    return table.book.names[runs[-1][CONTEXT] >> SOURCE & 255] if runs else ""


def paid_for(table: Table) -> str:
    """The card that the bill on top is for, or whose effect asks for it."""
    bill, card = int(table.frames.top(1)), int(table.frames.top(3))
    return card_key(table, bill & 15, card) if bill >> 4 & 15 <= FOR_REACTION else source(table)


def tell_apart(table: Table, factions: tuple[int, ...], whole: Event, rest: Event) -> None:
    """`whole` for the seats of these factions, `rest` for everybody else."""
    seats = [seat_of(table, faction) for faction in factions]
    table.tell(whole, only(*seats))
    table.tell(rest, all_but(*seats))


# ---- the round ------------------------------------------------------------------------------------------------------


def began(table: Table) -> None:
    for faction, key in enumerate(FACTIONS):
        table.tell(events.FactionDealt(seat_of(table, faction), key))


def round_began(table: Table) -> None:
    table.tell(events.RoundBegan(int(table.round)))


def hero_chosen(table: Table, faction: int) -> None:
    seat = seat_of(table, faction)
    tell_apart(table, (faction,), events.HeroChosen(seat, hero_key(table, faction)), events.HeroChosen(seat, ""))


def hero_key(table: Table, faction: int) -> str:
    return table.book.names[table.book.hero[faction * 3 + table.sides[faction].hero]]


def unveiled(table: Table, faction: int) -> None:
    table.tell(events.HeroRevealed(seat_of(table, faction), hero_key(table, faction)))


def laid(table: Table, faction: int) -> None:
    seat = seat_of(table, faction)
    card = laid_key(table, faction)
    if card:
        back = back_key(table.sides[faction]) if table.backs else "plain"
        tell_apart(table, (faction,), events.Laid(seat, card, back), events.Laid(seat, "", back))
    else:
        table.tell(events.LaidNothing(seat))


def revealed(table: Table, faction: int, cost: int) -> None:
    table.tell(events.Revealed(seat_of(table, faction), laid_key(table, faction), int(cost)))


def could_not_pay(table: Table, faction: int) -> None:
    side = table.sides[faction]
    hand = (*card_keys(table, faction, side.hand), *coin_keys(side.purse))
    table.tell(events.CouldNotPay(seat_of(table, faction), laid_key(table, faction), hand))


def took_effect(table: Table, faction: int) -> None:
    table.tell(events.TookEffect(seat_of(table, faction), laid_key(table, faction)))


def paid(table: Table, faction: int, purse: int) -> None:
    table.tell(events.Paid(seat_of(table, faction), coin_keys(purse), paid_for(table)))


def bought(table: Table, faction: int, card: int) -> None:
    table.tell(events.BoughtBack(seat_of(table, faction), card_key(table, faction, card)))


def ended(table: Table) -> None:
    if table.winner == NOTHING:
        table.tell(events.NobodyWon(int(table.round)))
    else:
        table.tell(events.GameWon(seat_of(table, table.winner), FACTIONS[table.winner]))


def card_key(table: Table, faction: int, card: int) -> str:
    return table.book.names[table.book.kind_of(faction, card)]


# ---- hands ----------------------------------------------------------------------------------------------------------


def drew(table: Table, faction: int, cards: int, purse: int) -> None:
    kind = events.DrewTreasure if purse else events.DrewCards
    keys = coin_keys(purse) or card_keys(table, faction, cards)
    if keys:
        seat = seat_of(table, faction)
        by = source(table)
        tell_apart(table, (faction,), kind(seat, len(keys), keys, by), kind(seat, len(keys), (), by))


def looked(table: Table, faction: int) -> None:
    seat = seat_of(table, faction)
    keys = (*coin_keys(table.looked), *card_keys(table, faction, table.looked_cards))
    tell_apart(table, (faction,), events.Looked(seat, len(keys), keys), events.Looked(seat, len(keys), ()))


def kept(table: Table, faction: int, kind: int) -> None:
    seat = seat_of(table, faction)
    tell_apart(table, (faction,), events.Kept(seat, table.book.names[kind]), events.Kept(seat, ""))


def threw_away(table: Table, faction: int, cards: int, purse: int) -> None:
    keys = (*card_keys(table, faction, cards), *coin_keys(purse))
    if keys:
        table.tell(events.ThrewAway(seat_of(table, faction), keys, source(table)))


def took(table: Table, faction: int, victim: int, purse: int) -> None:
    seats = (seat_of(table, faction), seat_of(table, victim))
    number, by = int(size(purse)), source(table)
    whole = events.Took(*seats, number, coin_keys(purse), by)
    tell_apart(table, (faction, victim), whole, events.Took(*seats, number, (), by))


def gave(table: Table, faction: int, receiver: int, purse: int) -> None:
    seats = (seat_of(table, faction), seat_of(table, receiver))
    number, by = int(size(purse)), source(table)
    whole = events.Gave(*seats, number, coin_keys(purse), by)
    tell_apart(table, (faction, receiver), whole, events.Gave(*seats, number, (), by))


def swapped(table: Table, faction: int, other: int) -> None:
    table.tell(events.Swapped(seat_of(table, faction), seat_of(table, other), source(table)))


def saw(table: Table, faction: int, victim: int, cards: int, purse: int) -> None:
    seats = (seat_of(table, faction), seat_of(table, victim))
    keys = (*card_keys(table, victim, cards), *coin_keys(purse))
    by = source(table)
    whole = events.Saw(*seats, len(keys), keys, by)
    tell_apart(table, (faction, victim), whole, events.Saw(*seats, len(keys), (), by))


def showed(table: Table, faction: int, cards: int, purse: int) -> None:
    keys = (*card_keys(table, faction, cards), *coin_keys(purse))
    table.tell(events.Showed(seat_of(table, faction), keys, source(table)))


def searched(table: Table, faction: int, owner: int) -> None:
    table.tell(events.Searched(seat_of(table, faction), seat_of(table, owner), source(table)))


def found(table: Table, faction: int, card: int) -> None:
    seat = seat_of(table, faction)
    tell_apart(table, (faction,), events.Found(seat, card_key(table, faction, card)), events.Found(seat, ""))


# ---- captures and counters ------------------------------------------------------------------------------------------


def captures(table: Table, faction: int, card: int) -> None:
    thief = table.sides[THIEF]
    place = "hand" if thief.hand >> card & 1 else "discard" if thief.discard >> card & 1 else "play"
    table.tell(events.CaptureTried(seat_of(table, faction), card_key(table, THIEF, card), source(table), place))


def captured(table: Table, card: int) -> None:
    table.tell(events.Captured(card_key(table, THIEF, card), int(table.prison).bit_count()))


def missed(table: Table, kind: int) -> None:
    table.tell(events.CaptureMissed(table.book.names[kind]))


def reacted(table: Table, faction: int, kind: int) -> None:
    table.tell(events.Reacted(seat_of(table, faction), table.book.names[kind]))


def countered(table: Table, faction: int, card: int, by_card: bool) -> None:
    """By the card whose effect runs, or by a protection."""
    by = source(table) if by_card else ""
    table.tell(events.Countered(seat_of(table, faction), card_key(table, faction, card), by))


def protection_held(table: Table, faction: int, card: int, against: int) -> None:
    key = card_key(table, faction, card)
    table.tell(events.ProtectionHeld(seat_of(table, faction), key, PROTECTIONS[against], source(table)))


def theft_stopped(table: Table, victim: int, against: int) -> None:
    table.tell(events.ProtectionHeld(seat_of(table, victim), source(table), PROTECTIONS[against]))


def freed(table: Table, faction: int, card: int, to_hand: bool) -> None:
    where = "hand" if to_hand else "discard"
    table.tell(events.Freed(seat_of(table, faction), card_key(table, THIEF, card), where))


def recovered(table: Table, faction: int, card: int, to_hand: bool) -> None:
    where = "hand" if to_hand else "deck"
    table.tell(events.Recovered(seat_of(table, faction), card_key(table, faction, card), where))


def infamy(table: Table, change: int) -> None:
    """By the card whose effect runs, or for the thief who has done their work."""
    by = source(table) or laid_key(table, THIEF)
    table.tell(events.InfamyChanged(seat_of(table, THIEF), int(change), int(table.infamy), by))


# ---- what effects decide and change ---------------------------------------------------------------------------------


def changed(table: Table, what: int, faction: int, amount: int) -> None:
    seat, by = seat_of(table, faction), source(table)
    if what == COST:
        table.tell(events.CostChanged(seat, int(amount), by))
    elif what == DRAWS:
        table.tell(events.DrawsChanged(seat, int(amount), by))
    elif what == LIMIT:
        table.tell(events.HandLimited(seat, int(amount), by))
    elif what == PROTECT:
        table.tell(events.Protected(seat, PROTECTIONS[amount], by))
    else:
        table.tell(events.HeroTurnedDown(seat, hero_key(table, faction)))


def opted(table: Table, faction: int, number: int) -> None:
    options = table.book.choices[int(table.frames.top(AT))]
    table.tell(events.Opted(seat_of(table, faction), int(number) + 1, options[int(number)]))


def picked(table: Table, faction: int, other: int) -> None:
    table.tell(events.Picked(seat_of(table, faction), seat_of(table, other)))


def named(table: Table, faction: int, kind: int) -> None:
    table.tell(events.Named(seat_of(table, faction), table.book.names[kind]))


def copied(table: Table, faction: int, kind: int) -> None:
    table.tell(events.Copied(seat_of(table, faction), table.book.names[kind]))


def scheduled(table: Table, faction: int, kind: int, rounds: int) -> None:
    table.tell(events.Scheduled(seat_of(table, faction), table.book.names[kind], int(rounds)))


def not_scheduled(table: Table, faction: int, kind: int) -> None:
    table.tell(events.NotScheduled(seat_of(table, faction), table.book.names[kind], MOST_LATER))


def cut_short(table: Table, faction: int, kind: int) -> None:
    table.tell(events.CutShort(seat_of(table, faction), table.book.names[kind], MOST_STEPS_OF_DECISION))


def came_due(table: Table, faction: int, kind: int) -> None:
    table.tell(events.CameDue(seat_of(table, faction), table.book.names[kind]))
