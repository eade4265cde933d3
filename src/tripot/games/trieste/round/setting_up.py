# tripot: compiled
"""Setting up (TRI-2.1 to TRI-2.4)."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Seat
from tripot.core.packed import vec
from tripot.core.rng import Rng
from tripot.games.trieste.cards.components import COPPER, HEROES, STARTING_CARDS, THIEF, Faction
from tripot.games.trieste.state import codes, telling
from tripot.games.trieste.state.hands import draw_cards, show_all
from tripot.games.trieste.state.phases import CHOOSING_HERO, SECOND_EDITION
from tripot.games.trieste.state.purses import coin
from tripot.games.trieste.state.table import NOTHING, Table


def set_table(table: Table, rng: Rng) -> None:
    deal_factions(table, rng)
    if table.is_heard():
        telling.began(table)
    if table.heroes:
        table.phase = CHOOSING_HERO
        table.waiting = 7
    if not table.heroes or table.edition < SECOND_EDITION:
        deal_hands(table, rng)
    if not table.heroes and table.is_heard():
        telling.round_began(table)


def deal_hands(table: Table, rng: Rng) -> None:
    """TRI-2.3: two cards of the own deck and two coppers."""
    faction: Faction
    for faction in range(i64(3)):
        table.treasure -= STARTING_CARDS * coin(COPPER)
        table.sides[faction].purse = STARTING_CARDS * coin(COPPER)
        show_all(table, faction, 0, STARTING_CARDS * coin(COPPER))
        draw_cards(table, faction, STARTING_CARDS, rng)


def deal_factions(table: Table, rng: Rng) -> None:
    """TRI-2.2: at random, or as the table has chosen."""
    seat: Seat
    if table.seating != NOTHING:
        for seat in range(i64(3)):
            table.places[table.seating >> 2 * seat & 3] = seat
        return
    for seat in range(i64(3)):
        table.places[seat] = seat
    last: i64 = THIEF
    while last:
        other = rng.below(last + 1)
        seat = table.places[last]
        table.places[last] = table.places[other]
        table.places[other] = seat
        last -= 1


def legal_heroes(table: Table, seat: Seat, out: vec[i64]) -> i64:
    i: i64
    for i in range(i64(HEROES)):
        out[i] = codes.hero(table.book.hero[table.faction_of(seat) * HEROES + i])
    return HEROES


def choose_hero(table: Table, seat: Seat, action: ActionCode, rng: Rng) -> None:
    """TRI-2.4: in secret, all at once, and before anybody sees a card."""
    faction = table.faction_of(seat)
    hero: i64 = 0
    while table.book.hero[faction * HEROES + hero] != codes.card_of(action):
        hero += 1
    table.sides[faction].hero = hero
    if table.is_heard():
        telling.hero_chosen(table, faction)
    if table.hold(seat):
        table.answered = 0
        if table.edition >= SECOND_EDITION:
            deal_hands(table, rng)
        if table.is_heard():
            telling.round_began(table)
