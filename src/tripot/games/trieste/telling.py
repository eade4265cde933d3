"""Telling what happens, each part to those who may know it.  Called only when somebody listens."""

from tripot.core.bounds import MOST_LATER, MOST_STEPS_OF_DECISION
from tripot.core.events import Cards, Event, Journal, all_but, only
from tripot.games.trieste import events
from tripot.games.trieste.cards import FACTIONS, THIEF, TREASURES
from tripot.games.trieste.purses import coins, size
from tripot.games.trieste.running import AT
from tripot.games.trieste.steps import COST, DRAWS, LIMIT, PROTECT, PROTECTIONS
from tripot.games.trieste.table import A_TREASURE, NOTHING, Side, Table


def journal(table: Table) -> Journal:
    assert table.journal is not None
    return table.journal


def seat_of(table: Table, faction: int) -> int:
    return int(table.places[faction])


def card_keys(table: Table, faction: int, cards: int) -> Cards:
    """Cards of a faction by key, in the order of the book."""
    return tuple(table.book.names[table.book.kind_of(faction, n)] for n in range(33) if int(cards) >> n & 1)


def coin_keys(purse: int) -> Cards:
    return tuple(name for kind, name in enumerate(TREASURES) for _ in range(coins(purse, kind)))


def laid_key(table: Table, faction: int) -> str:
    laid = int(table.sides[faction].laid)
    if laid == NOTHING:
        return ""
    return TREASURES[laid - A_TREASURE] if laid >= A_TREASURE else table.book.names[table.book.kind_of(faction, laid)]


def back_key(side: Side) -> str:
    """What the back of a card that lies face down tells."""
    return "treasure" if side.laid >= A_TREASURE else "faction"


def tell(table: Table, event: Event) -> None:
    journal(table).tell(event)


def tell_apart(table: Table, factions: tuple[int, ...], whole: Event, rest: Event) -> None:
    """`whole` for the seats of these factions, `rest` for everybody else."""
    seats = [seat_of(table, faction) for faction in factions]
    journal(table).tell(whole, only(*seats))
    journal(table).tell(rest, all_but(*seats))


# ---- the round ------------------------------------------------------------------------------------------------------


def began(table: Table) -> None:
    for faction, key in enumerate(FACTIONS):
        tell(table, events.FactionDealt(seat_of(table, faction), key))


def round_began(table: Table) -> None:
    tell(table, events.RoundBegan(int(table.round)))


def hero_chosen(table: Table, faction: int) -> None:
    seat = seat_of(table, faction)
    tell_apart(table, (faction,), events.HeroChosen(seat, hero_key(table, faction)), events.HeroChosen(seat, ""))


def hero_key(table: Table, faction: int) -> str:
    return table.book.names[table.book.hero[faction * 3 + table.sides[faction].hero]]


def unveiled(table: Table, faction: int) -> None:
    tell(table, events.HeroRevealed(seat_of(table, faction), hero_key(table, faction)))


def laid(table: Table, faction: int) -> None:
    seat = seat_of(table, faction)
    card = laid_key(table, faction)
    if card:
        back = back_key(table.sides[faction]) if table.backs else "plain"
        tell_apart(table, (faction,), events.Laid(seat, card, back), events.Laid(seat, "", back))
    else:
        tell(table, events.LaidNothing(seat))


def revealed(table: Table, faction: int, cost: int) -> None:
    tell(table, events.Revealed(seat_of(table, faction), laid_key(table, faction), int(cost)))


def could_not_pay(table: Table, faction: int) -> None:
    side = table.sides[faction]
    hand = (*card_keys(table, faction, side.hand), *coin_keys(side.purse))
    tell(table, events.CouldNotPay(seat_of(table, faction), laid_key(table, faction), hand))


def took_effect(table: Table, faction: int) -> None:
    tell(table, events.TookEffect(seat_of(table, faction), laid_key(table, faction)))


def paid(table: Table, faction: int, purse: int) -> None:
    tell(table, events.Paid(seat_of(table, faction), coin_keys(purse)))


def bought(table: Table, faction: int, card: int) -> None:
    tell(table, events.BoughtBack(seat_of(table, faction), card_key(table, faction, card)))


def ended(table: Table) -> None:
    if table.winner == NOTHING:
        tell(table, events.NobodyWon(int(table.round)))
    else:
        tell(table, events.GameWon(seat_of(table, table.winner), FACTIONS[table.winner]))


def card_key(table: Table, faction: int, card: int) -> str:
    return table.book.names[table.book.kind_of(faction, card)]


# ---- hands ----------------------------------------------------------------------------------------------------------


def drew(table: Table, faction: int, cards: int, purse: int) -> None:
    kind = events.DrewTreasure if purse else events.DrewCards
    keys = coin_keys(purse) or card_keys(table, faction, cards)
    if keys:
        seat = seat_of(table, faction)
        tell_apart(table, (faction,), kind(seat, len(keys), keys), kind(seat, len(keys), ()))


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
        tell(table, events.ThrewAway(seat_of(table, faction), keys))


def took(table: Table, faction: int, victim: int, purse: int) -> None:
    seats = (seat_of(table, faction), seat_of(table, victim))
    number = int(size(purse))
    tell_apart(table, (faction, victim), events.Took(*seats, number, coin_keys(purse)), events.Took(*seats, number, ()))


def gave(table: Table, faction: int, receiver: int, purse: int) -> None:
    seats = (seat_of(table, faction), seat_of(table, receiver))
    number = int(size(purse))
    tell_apart(
        table, (faction, receiver), events.Gave(*seats, number, coin_keys(purse)), events.Gave(*seats, number, ())
    )


def swapped(table: Table, faction: int, other: int) -> None:
    tell(table, events.Swapped(seat_of(table, faction), seat_of(table, other)))


def saw(table: Table, faction: int, victim: int, cards: int, purse: int) -> None:
    seats = (seat_of(table, faction), seat_of(table, victim))
    keys = (*card_keys(table, victim, cards), *coin_keys(purse))
    tell_apart(table, (faction, victim), events.Saw(*seats, len(keys), keys), events.Saw(*seats, len(keys), ()))


def showed(table: Table, faction: int, cards: int, purse: int) -> None:
    tell(table, events.Showed(seat_of(table, faction), (*card_keys(table, faction, cards), *coin_keys(purse))))


def searched(table: Table, faction: int, owner: int) -> None:
    tell(table, events.Searched(seat_of(table, faction), seat_of(table, owner)))


def found(table: Table, faction: int, card: int) -> None:
    seat = seat_of(table, faction)
    tell_apart(table, (faction,), events.Found(seat, card_key(table, faction, card)), events.Found(seat, ""))


# ---- captures and counters ------------------------------------------------------------------------------------------


def captures(table: Table, faction: int, card: int) -> None:
    tell(table, events.CaptureTried(seat_of(table, faction), card_key(table, THIEF, card)))


def captured(table: Table, card: int) -> None:
    tell(table, events.Captured(card_key(table, THIEF, card), int(table.prison).bit_count()))


def missed(table: Table, kind: int) -> None:
    tell(table, events.CaptureMissed(table.book.names[kind]))


def reacted(table: Table, faction: int, kind: int) -> None:
    tell(table, events.Reacted(seat_of(table, faction), table.book.names[kind]))


def countered(table: Table, faction: int, card: int) -> None:
    tell(table, events.Countered(seat_of(table, faction), card_key(table, faction, card)))


def freed(table: Table, faction: int, card: int, to_hand: bool) -> None:
    where = "hand" if to_hand else "discard"
    tell(table, events.Freed(seat_of(table, faction), card_key(table, THIEF, card), where))


def recovered(table: Table, faction: int, card: int, to_hand: bool) -> None:
    where = "hand" if to_hand else "deck"
    tell(table, events.Recovered(seat_of(table, faction), card_key(table, faction, card), where))


def infamy(table: Table, change: int) -> None:
    tell(table, events.InfamyChanged(seat_of(table, THIEF), int(change), int(table.infamy)))


# ---- what effects decide and change ---------------------------------------------------------------------------------


def changed(table: Table, what: int, faction: int, amount: int) -> None:
    seat = seat_of(table, faction)
    if what == COST:
        tell(table, events.CostChanged(seat, int(amount)))
    elif what == DRAWS:
        tell(table, events.DrawsChanged(seat, int(amount)))
    elif what == LIMIT:
        tell(table, events.HandLimited(seat, int(amount)))
    elif what == PROTECT:
        tell(table, events.Protected(seat, PROTECTIONS[amount]))
    else:
        tell(table, events.HeroTurnedDown(seat, hero_key(table, faction)))


def opted(table: Table, faction: int, number: int) -> None:
    options = table.book.choices[int(table.frames.top(AT))]
    tell(table, events.Opted(seat_of(table, faction), int(number) + 1, options[int(number)]))


def picked(table: Table, faction: int, other: int) -> None:
    tell(table, events.Picked(seat_of(table, faction), seat_of(table, other)))


def named(table: Table, faction: int, kind: int) -> None:
    tell(table, events.Named(seat_of(table, faction), table.book.names[kind]))


def copied(table: Table, faction: int, kind: int) -> None:
    tell(table, events.Copied(seat_of(table, faction), table.book.names[kind]))


def scheduled(table: Table, faction: int, kind: int, rounds: int) -> None:
    tell(table, events.Scheduled(seat_of(table, faction), table.book.names[kind], int(rounds)))


def not_scheduled(table: Table, faction: int, kind: int) -> None:
    tell(table, events.NotScheduled(seat_of(table, faction), table.book.names[kind], MOST_LATER))


def cut_short(table: Table, faction: int, kind: int) -> None:
    tell(table, events.CutShort(seat_of(table, faction), table.book.names[kind], MOST_STEPS_OF_DECISION))


def came_due(table: Table, faction: int, kind: int) -> None:
    tell(table, events.CameDue(seat_of(table, faction), table.book.names[kind]))
