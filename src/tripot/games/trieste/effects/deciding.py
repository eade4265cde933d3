# tripot: compiled
"""Steps that decide what comes next: choose, pick, name, if, each, copy, later."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind
from tripot.core.packed import vec
from tripot.core.piles import larger, smaller
from tripot.games.trieste.cards.book import AMOUNT, ELSE, HOW, WIDTH
from tripot.games.trieste.cards.components import HERO, Faction
from tripot.games.trieste.effects.running import (
    LOOP,
    MOST_LOOPS,
    NAMED_KIND,
    PICKED_ONE,
    actor,
    go_next,
    go_to_else,
    here,
    is_main,
    is_other,
    part,
    put_part,
    quantity,
    run,
    whom,
)
from tripot.games.trieste.effects.scheduling import schedule
from tripot.games.trieste.state import codes, telling
from tripot.games.trieste.state.phases import AT, NAMING, OPTING, PICKING, RUN, SOURCE
from tripot.games.trieste.state.table import NOTHING, Table

DEEPEST_COPY = 3  # effects under way, with which nothing is copied any more: copies might copy each other for ever

# ---- choose, pick, name ---------------------------------------------------------------------------------------------


def choose(table: Table) -> None:
    table.ask(OPTING, chooser_of(table))


def chooser_of(table: Table) -> Faction:
    chooser = whom(table)
    return chooser if chooser != NOTHING else actor(table)


def legal_options(table: Table, out: vec[i64]) -> i64:
    i: i64
    for i in range(here(table, AMOUNT)):
        out[i] = codes.option(i)
    return here(table, AMOUNT)


def choose_option(table: Table, action: ActionCode) -> None:
    """Each option has an instruction of its own that says where it begins."""
    if table.is_heard():
        telling.opted(table, chooser_of(table), codes.option_of(action))
    way = table.frames.top(AT) + WIDTH * (1 + codes.option_of(action))
    table.frames.put(AT, table.book.read(way, ELSE))


def pick(table: Table) -> None:
    table.ask(PICKING, actor(table))


def legal_picks(table: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    faction: Faction
    for faction in range(i64(3)):
        if faction != actor(table):
            out[n] = codes.pick(faction)
            n += 1
    return n


def pick_player(table: Table, action: ActionCode) -> None:
    put_part(table, PICKED_ONE, 3, codes.faction_of(action))
    if table.is_heard():
        telling.picked(table, actor(table), codes.faction_of(action))
    go_next(table)


def name(table: Table) -> None:
    table.ask(NAMING, actor(table))


def legal_names(table: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    kind: Kind
    for kind in range(table.book.kinds):
        if table.book.faction[kind] == whom(table) and table.book.type[kind] != HERO:
            out[n] = codes.name(kind)
            n += 1
    return n


def name_card(table: Table, action: ActionCode) -> None:
    put_part(table, NAMED_KIND, 255, codes.card_of(action))
    if table.is_heard():
        telling.named(table, actor(table), codes.card_of(action))
    go_next(table)


# ---- if, each, copy, later ------------------------------------------------------------------------------------------


def check(table: Table, wanted: bool) -> None:
    """`if` and `unless`."""
    if (quantity(table, here(table, HOW), whom(table)) >= here(table, AMOUNT)) == wanted:
        go_next(table)
    else:
        go_to_else(table)


def begin_loop(table: Table) -> None:
    number = smaller(quantity(table, here(table, HOW), whom(table)), MOST_LOOPS)
    put_part(table, LOOP, 255, number)
    if number:
        go_next(table)
    else:
        go_to_else(table)


def end_loop(table: Table) -> None:
    number = larger(0, part(table, LOOP, 255) - 1)
    put_part(table, LOOP, 255, number)
    if number:
        go_to_else(table)
    else:
        go_next(table)


def copy_card(table: Table) -> None:
    """Carry out the effect of the card that another player has revealed and paid this round, as one's own."""
    other = whom(table)
    me = actor(table)
    main = is_main(table)
    against = is_other(table, other)
    go_next(table)
    if not against or table.sides[other].played == NOTHING or effects_under_way(table) >= DEEPEST_COPY:
        return
    kind = table.sides[other].played
    if table.book.effect[kind] == NOTHING:
        return
    if table.is_heard():
        telling.copied(table, me, kind)
    run(table, table.book.effect[kind], me, kind, main)


def effects_under_way(table: Table) -> i64:
    """How deep effects lie within each other; the window of a reaction and a bill are none."""
    found: i64 = 0
    depth: i64
    for depth in range(table.frames.depth):
        if table.frames.read(depth, 0) == RUN:
            found += 1
    return found


def later(table: Table) -> None:
    kind = part(table, SOURCE, 255)
    has_room = schedule(table, here(table, AMOUNT))
    if table.is_heard():
        if has_room:
            telling.scheduled(table, actor(table), kind, here(table, AMOUNT))
        else:
            telling.not_scheduled(table, actor(table), kind)
    go_to_else(table)
