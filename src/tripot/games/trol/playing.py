# tripot: compiled
"""A turn: assign a card to a hunt, or trigger one."""

from mypy_extensions import i64

from tripot.core.events import all_but, only
from tripot.core.packed import vec
from tripot.core.piles import count
from tripot.core.rng import Rng
from tripot.games.trol import setting_up
from tripot.games.trol.cards import CARDS, KINDS, TRIBES, TROLLS
from tripot.games.trol.codes import ASSIGN, TRIGGER, code, from_pile, number_of, pile_of, verb_of
from tripot.games.trol.events import Assigned, Drawn, LastHuntBegan, Triggered
from tripot.games.trol.phases import PLAYING, SECOND_EDITION
from tripot.games.trol.revealing import begin_hunt
from tripot.games.trol.table import Table


def legal_plays(table: Table, out: vec[i64]) -> i64:
    """TRL-3.2: any card to any prey; TRL-3.3: a troll triggers where the tribe has a card already."""
    tribe = table.active()
    member = table.members[tribe]
    chooses_pile = table.is_open(tribe) and table.edition >= SECOND_EDITION
    held = kinds_in(member.hand)
    n: i64 = 0
    place: i64
    for place in range(table.tribes):
        line = table.lines[place]
        if line.prey < 0:
            continue
        may_trigger = line.has_tribe(tribe)
        kinds = held
        while kinds:
            kind = (kinds & 15) - 1
            kinds >>= 4
            piles: i64 = 0
            if chooses_pile:
                piles = member.piles_with(kind)
            n = add_plays(out, n, code(ASSIGN, place << 4 | kind), piles)
            if may_trigger and kind < TROLLS:
                n = add_plays(out, n, code(TRIGGER, place << 4 | kind), piles)
    return n


def add_plays(out: vec[i64], n: i64, action: i64, piles: i64) -> i64:
    """A play, once for each pile that the card may be taken from (TRL-7.1)."""
    if piles == 0:
        out[n] = action
        return n + 1
    while piles:
        out[n] = from_pile(action, (piles & 15) - 1)
        n += 1
        piles >>= 4
    return n


def kinds_in(hand: i64) -> i64:
    """The kinds of a hand + 1, one after the other, four bits each."""
    found: i64 = 0
    kind: i64
    for kind in range(KINDS - 1, -1, -1):
        if count(hand, kind):
            found = found << 4 | kind + 1
    return found


def play(table: Table, action: i64, rng: Rng) -> None:
    tribe = table.active()
    place = number_of(action) >> 4
    kind = number_of(action) & 15
    table.members[tribe].play(kind, pile_of(action))
    table.waiting = 0
    if verb_of(action) == ASSIGN:
        assign(table, tribe, place, kind)
        end_turn(table, rng)
    else:
        tell_trigger(table, tribe, place, kind)
        begin_hunt(table, place, kind | tribe << 4)


def assign(table: Table, tribe: i64, place: i64, kind: i64) -> None:
    line = table.lines[place]
    line.append(kind, tribe, table.night)
    if table.journal is None:
        return
    seat = table.seat_of(tribe)
    shown = Assigned(seat, TRIBES[tribe], place, table.bestiary.names[line.prey], CARDS[kind])
    hidden = Assigned(seat, TRIBES[tribe], place, table.bestiary.names[line.prey], "")
    if not table.night or table.is_open(tribe):  # all have seen which card left an open pile
        table.journal.tell(shown)
    elif table.night_memory:
        table.journal.tell(shown, only(seat))
        table.journal.tell(hidden, all_but(seat))
    else:  # TRL-3.4: the owner's log remembers no more than the owner may look at
        table.journal.tell(hidden)


def tell_trigger(table: Table, tribe: i64, place: i64, kind: i64) -> None:
    if table.journal is not None:
        prey = table.bestiary.names[table.lines[place].prey]
        table.journal.tell(Triggered(table.seat_of(tribe), TRIBES[tribe], place, prey, CARDS[kind]))


def end_turn(table: Table, rng: Rng) -> None:
    """TRL-3.1: draw a card; then the next tribe that has one, or the last hunts."""
    tribe = table.active()
    if table.is_open(tribe):
        setting_up.turn_up(table, tribe, rng)
    elif table.members[tribe].deck:
        draw(table, tribe, rng)
    table.turns += 1
    i: i64
    for i in range(table.tribes):
        table.turn = (table.turn + 1) % table.tribes
        if table.members[table.active()].hand:  # TRL-3.5
            table.ask(PLAYING, table.active())
            return
    begin_last_hunts(table)


def draw(table: Table, tribe: i64, rng: Rng) -> None:
    kind = table.members[tribe].draw(rng)
    if table.journal is not None:
        seat = table.seat_of(tribe)
        table.journal.tell(Drawn(seat, 1, (CARDS[kind],)), only(seat))
        table.journal.tell(Drawn(seat, 1, ()), all_but(seat))


def begin_last_hunts(table: Table) -> None:
    """TRL-6.1"""
    table.last_hunts = True
    table.place = -1
    next_last_hunt(table)


def next_last_hunt(table: Table) -> None:
    """From left to right; a line with no card is skipped.  With none left nobody hunts any more."""
    place = table.place + 1
    while place < table.tribes:
        line = table.lines[place]
        if line.prey >= 0 and line.length:
            if table.journal is not None:
                table.journal.tell(LastHuntBegan(place, table.bestiary.names[line.prey]))
            begin_hunt(table, place, -1)
            return
        place += 1
    table.place = -1
