# tripot: compiled
"""A turn: assign a card to a hunt, or trigger one."""

from mypy_extensions import i64

from tripot.core.events import all_but, only
from tripot.core.numbers import ActionCode, Kind, Pile
from tripot.core.packed import vec
from tripot.core.piles import first_of, kind_marks, kind_of_mark
from tripot.core.rng import Rng
from tripot.games.trol import codes, setting_up
from tripot.games.trol.cards import CARDS, TRIBES, TROLLS, TribeNumber
from tripot.games.trol.events import Assigned, Drawn, LastHuntBegan, Triggered
from tripot.games.trol.phases import PLAYING, SECOND_EDITION
from tripot.games.trol.revealing import begin_hunt
from tripot.games.trol.table import Table, Tribe


def legal_plays(table: Table, out: vec[i64]) -> i64:
    """TRL-3.2: any card to any prey; TRL-3.3: a troll triggers where the tribe has a card already."""
    tribe = table.active()
    member = table.members[tribe]
    chooses_pile = table.is_open(tribe) and table.edition >= SECOND_EDITION
    kinds = kinds_in(member.hand)
    n: i64 = 0
    place: i64
    for place in range(table.tribes):
        line = table.lines[place]
        if line.prey < 0:
            continue
        if chooses_pile:
            n = add_plays_from_piles(out, n, place, kinds, line.has_tribe(tribe), member)
        else:
            n = add_plays(out, n, place, kinds, line.has_tribe(tribe))
    return n


def add_plays(out: vec[i64], n: i64, place: i64, kinds: i64, may_trigger: bool) -> i64:
    """A card of each of `kinds` to this place.

    Every card is written as a trigger too, and the next one over it unless it counts: no branch to guess wrong.
    """
    triggers: i64 = 1 if may_trigger else 0
    assigned = codes.assign(0, place, -1)
    triggered = codes.trigger(0, place, -1)
    while kinds:
        kind = (kinds & 15) - 1
        kinds >>= 4
        out[n] = assigned | kind
        out[n + 1] = triggered | kind
        n += 1 + (triggers & kind - TROLLS >> 4)  # all bits of what is below 0 are set
    return n


def add_plays_from_piles(out: vec[i64], n: i64, place: i64, kinds: i64, may_trigger: bool, member: Tribe) -> i64:
    """The same for an open tribe: each once for every pile that the card may be taken from (TRL-7.1)."""
    while kinds:
        kind = (kinds & 15) - 1
        kinds >>= 4
        piles = member.piles_with(kind)
        n = add_from_each(out, n, kind, place, piles, False)
        if may_trigger and kind < TROLLS:
            n = add_from_each(out, n, kind, place, piles, True)
    return n


def add_from_each(out: vec[i64], n: i64, kind: Kind, place: i64, piles: i64, triggers: bool) -> i64:
    """From each of the piles; once, from none that is named, if there are none to choose from."""
    while True:
        pile = (piles & 15) - 1
        out[n] = codes.trigger(kind, place, pile) if triggers else codes.assign(kind, place, pile)
        n += 1
        piles >>= 4
        if piles == 0:
            return n


def kinds_in(hand: Pile) -> i64:
    """The kinds of a hand + 1, one after the other, four bits each."""
    found: i64 = 0
    at: i64 = 0
    left = kind_marks(hand)
    while left:
        found |= kind_of_mark(first_of(left)) + 1 << at
        at += 4
        left &= left - 1
    return found


def play(table: Table, action: ActionCode, rng: Rng) -> None:
    tribe = table.active()
    place = codes.place_of(action)
    kind = codes.card_of(action)
    table.members[tribe].play(kind, codes.pile_of(action))
    table.waiting = 0
    if codes.verb_of(action) == codes.ASSIGN:
        assign(table, tribe, place, kind)
        end_turn(table, rng)
    else:
        tell_trigger(table, tribe, place, kind)
        begin_hunt(table, place, kind | tribe << 4)


def assign(table: Table, tribe: TribeNumber, place: i64, kind: Kind) -> None:
    line = table.lines[place]
    line.append(kind, tribe, table.night)
    if not table.is_heard():
        return
    seat = table.seat_of(tribe)
    shown = Assigned(seat, TRIBES[tribe], place, table.bestiary.names[line.prey], CARDS[kind])
    hidden = Assigned(seat, TRIBES[tribe], place, table.bestiary.names[line.prey], "")
    if not table.night or table.is_open(tribe):  # all have seen which card left an open pile
        table.tell(shown)
    elif table.night_memory:
        table.tell(shown, only(seat))
        table.tell(hidden, all_but(seat))
    else:  # TRL-3.4: the owner's log remembers no more than the owner may look at
        table.tell(hidden)


def tell_trigger(table: Table, tribe: TribeNumber, place: i64, kind: Kind) -> None:
    if table.is_heard():
        prey = table.bestiary.names[table.lines[place].prey]
        table.tell(Triggered(table.seat_of(tribe), TRIBES[tribe], place, prey, CARDS[kind]))


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
        table.turn = table.turn + 1 if table.turn + 1 < table.tribes else 0
        tribe = table.active()
        if table.members[tribe].hand:  # TRL-3.5
            table.ask(PLAYING, tribe)
            return
    begin_last_hunts(table)


def draw(table: Table, tribe: TribeNumber, rng: Rng) -> None:
    kind = table.members[tribe].draw(rng)
    if table.is_heard():
        seat = table.seat_of(tribe)
        table.tell(Drawn(seat, 1, (CARDS[kind],)), only(seat))
        table.tell(Drawn(seat, 1, ()), all_but(seat))


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
            if table.is_heard():
                table.tell(LastHuntBegan(place, table.bestiary.names[line.prey]))
            begin_hunt(table, place, -1)
            return
        place += 1
    table.place = -1
