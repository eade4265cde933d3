"""Setting up (TRI-2.1 to TRI-2.4)."""

from mypy_extensions import i64

from tripot.core.chance import Chance
from tripot.core.packed import vec
from tripot.games.trieste import telling
from tripot.games.trieste.cards import COPPER, HEROES, STARTING_CARDS, THIEF
from tripot.games.trieste.codes import CHOOSE_HERO, code, number_of
from tripot.games.trieste.hands import draw_cards, show_all
from tripot.games.trieste.phases import CHOOSING_HERO
from tripot.games.trieste.purses import coin
from tripot.games.trieste.table import NOTHING, Table


def set_table(table: Table, chance: Chance) -> None:
    deal_factions(table, chance)
    if table.journal is not None:
        telling.began(table)
    faction: i64
    for faction in range(i64(3)):
        table.treasure -= STARTING_CARDS * coin(COPPER)
        table.sides[faction].purse = STARTING_CARDS * coin(COPPER)
        show_all(table, faction, 0, STARTING_CARDS * coin(COPPER))
        draw_cards(table, faction, STARTING_CARDS, chance)
    if table.heroes:
        table.phase = CHOOSING_HERO
        table.waiting = 7
    elif table.journal is not None:
        telling.round_began(table)


def deal_factions(table: Table, chance: Chance) -> None:
    """TRI-2.2: at random, or as the table has chosen."""
    seat: i64
    if table.seating != NOTHING:
        for seat in range(i64(3)):
            table.places[table.seating >> 2 * seat & 3] = seat
        return
    for seat in range(i64(3)):
        table.places[seat] = seat
    last: i64 = THIEF
    while last:
        other = chance.below(last + 1)
        seat = table.places[last]
        table.places[last] = table.places[other]
        table.places[other] = seat
        last -= 1


def legal_heroes(table: Table, seat: i64, out: vec[i64]) -> i64:
    i: i64
    for i in range(i64(HEROES)):
        out[i] = code(CHOOSE_HERO, table.book.hero[table.faction_of(seat) * HEROES + i])
    return HEROES


def choose_hero(table: Table, seat: i64, action: i64) -> None:
    """TRI-2.4: in secret, all at once."""
    faction = table.faction_of(seat)
    hero: i64 = 0
    while table.book.hero[faction * HEROES + hero] != number_of(action):
        hero += 1
    table.sides[faction].hero = hero
    if table.journal is not None:
        telling.hero_chosen(table, faction)
    if table.hold(seat):
        table.answered = 0
        if table.journal is not None:
            telling.round_began(table)
