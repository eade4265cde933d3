"""What a seat may know of a table of Trôl."""

from tripot.core.events import Card, Cards, Seat
from tripot.core.piles import bits, count, keys_of, size
from tripot.core.view import View, numbers_of, seats_of, view_dataclass
from tripot.games.trol.cards import CARDS, OPEN_PILES, PORTIONS, RASCAL, TRIBES
from tripot.games.trol.ending import masks_of, trophies_of
from tripot.games.trol.hunting import asked_position, asked_tribe
from tripot.games.trol.phases import BETRAYAL, BLOWS, COOKS, PHASES, ROLL
from tripot.games.trol.revealing import counts_as
from tripot.games.trol.table import Table, Tribe


@view_dataclass
class LineCard:
    seat: Seat
    tribe: Card
    card: Card  # empty while it lies face down
    number: int  # in the line, from 1, while it hunts; 0 before
    acts: bool
    is_target: bool  # of a sneak, while the die is thrown


@view_dataclass
class LineView:
    place: int
    prey: Card  # empty for an empty place
    least: int
    most: int
    food: tuple[int, ...]
    trophies: int
    cards: tuple[LineCard, ...]  # nearest to the prey first


@view_dataclass
class PileView:
    pile: int
    card: Card  # the one that lies face up; empty for none
    below: int  # how many lie under it


@view_dataclass
class TribeView:
    tribe: Card
    seat: Seat
    hand_size: int
    hand: Cards  # of the viewer's own tribe and of open ones; empty for others
    deck_size: int
    piles: tuple[PileView, ...]  # of an open tribe; empty for others
    survivors: Cards
    lost: Cards
    food: int
    masks: int
    trophies: Cards
    trophy_symbols: int
    rank: int  # 0 until the game is over


@view_dataclass
class HuntView:
    place: int
    trigger: Card  # empty when nobody triggered it
    trigger_tribe: Card
    total: int
    position: int  # the card of the line that acts, -1 while apprentices are called from the hand
    doubled: tuple[int, ...]  # portions that cooks have doubled, counted from 0
    target: int  # the card that a sneak has named, -1 if none
    red: int  # the dice on the table
    white: int
    result: int
    rerolled: tuple[int, ...]  # cards of the line that have had a roll repeated


@view_dataclass
class TrolView(View):
    night: bool
    turn: int
    active: Card  # the tribe whose turn it is
    asked: Card  # the tribe that has to answer; empty when the game is over
    asked_card: Card  # its card of the line that the question is about; empty for none
    copied: Card  # the card that it acts as, if it is a rascal; else empty
    pile_size: int  # prey and day/night cards
    discarded_size: int  # prey that come back when the pile is empty
    last_hunts: bool
    hunted: Card  # the prey of the hunt under way; empty for none
    at_least: int  # the damage that it takes
    at_most: int
    total: int
    result: int  # the sum of the dice on the table
    victim: Card  # whom a sneak's die is thrown for; empty for a blow
    victim_tribe: Card
    lines: tuple[LineView, ...]
    tribes: tuple[TribeView, ...]
    hunt: HuntView | None


def view(table: Table, seat: int | None) -> TrolView:
    hunt = hunt_view(table) if table.place >= 0 else None
    hunted = line_view(table, hunt.place, seat, hunt) if hunt else None
    victim = hunted.cards[hunt.target] if hunt and hunted and hunt.target >= 0 else None
    asked_card, copied = cards_asked(table)
    return TrolView(
        game="trol",
        seat=seat,
        phase=PHASES[table.phase],
        waiting=seats_of(table.waiting),
        answered=seats_of(table.answered),
        night=bool(table.night),
        turn=int(table.turns) + 1,
        active=TRIBES[table.active()],
        asked=TRIBES[asked_tribe(table)] if table.waiting else "",
        asked_card=asked_card,
        copied=copied,
        pile_size=int(bits(table.prey_deck) + table.day_night),
        discarded_size=int(bits(table.discarded_prey())),
        last_hunts=bool(table.last_hunts),
        hunted=hunted.prey if hunted else "",
        at_least=hunted.least if hunted else 0,
        at_most=hunted.most if hunted else 0,
        total=hunt.total if hunt else 0,
        result=hunt.result if hunt else 0,
        victim=victim.card if victim else "",
        victim_tribe=victim.tribe if victim else "",
        lines=tuple([line_view(table, place, seat, hunt) for place in range(table.tribes)]),
        tribes=tuple([tribe_view(table, tribe, seat) for tribe in range(table.tribes)]),
        hunt=hunt,
    )


def cards_asked(table: Table) -> tuple[Card, Card]:
    """The card of the line that a question is about, and whom it copies if it is a rascal."""
    at = asked_position(table) if table.waiting else -1
    if at < 0:
        return "", ""
    line = table.lines[table.place]
    copied = CARDS[counts_as(line, at)] if line.kind(at) == RASCAL else ""
    return CARDS[line.kind(at)], copied


def line_view(table: Table, place: int, seat: int | None, hunt: HuntView | None) -> LineView:
    line = table.lines[place]
    prey = int(line.prey)
    beasts = table.bestiary
    return LineView(
        place=place,
        prey=beasts.names[prey] if prey >= 0 else "",
        least=int(beasts.least[prey]) if prey >= 0 else 0,
        most=int(beasts.most[prey]) if prey >= 0 else 0,
        food=tuple(int(beasts.portion(prey, n)) for n in range(3)) if prey >= 0 else (),
        trophies=int(beasts.trophies[prey]) if prey >= 0 else 0,
        cards=tuple(
            line_card(table, place, at, seat, hunt if hunt and hunt.place == place else None)
            for at in range(line.length)
        ),
    )


def line_card(table: Table, place: int, at: int, seat: int | None, hunt: HuntView | None) -> LineCard:
    line = table.lines[place]
    tribe = int(line.tribe(at))
    owner = int(table.seat_of(tribe))
    face_up = place == table.place or not line.marked(at)
    remembered = table.night_memory and owner == seat  # TRL-3.4
    return LineCard(
        seat=owner,
        tribe=TRIBES[tribe],
        card=CARDS[line.kind(at)] if face_up or remembered else "",
        number=at + 1 if hunt else 0,
        acts=hunt is not None and hunt.position == at,
        is_target=hunt is not None and hunt.target == at,
    )


def tribe_view(table: Table, tribe: int, seat: int | None) -> TribeView:
    member = table.members[tribe]
    shown = table.is_open(tribe) or tribe == seat
    return TribeView(
        tribe=TRIBES[tribe],
        seat=int(table.seat_of(tribe)),
        hand_size=int(size(member.hand)),
        hand=keys_of(int(member.hand), CARDS) if shown else (),
        deck_size=int(size(member.deck)),
        piles=tuple(pile_view(member, n) for n in range(OPEN_PILES)) if table.is_open(tribe) else (),
        survivors=keys_of(int(member.survivors), CARDS),
        lost=keys_of(int(member.lost), CARDS),
        food=int(member.food),
        masks=int(masks_of(table, tribe)),
        trophies=prey_keys(table, member.trophies),
        trophy_symbols=int(trophies_of(table, tribe)),
        rank=int(member.rank),
    )


def pile_view(member: Tribe, pile: int) -> PileView:
    kind = int(count(member.tops, pile))
    return PileView(pile, CARDS[kind - 1] if kind else "", int(count(member.depths, pile)))


def hunt_view(table: Table) -> HuntView:
    rows = table.frames.rows()
    dice = next((row for row in rows if row[0] == ROLL), [ROLL, 0, 0, 0])
    acts = rows[0] if rows else [0, -1, -1, 0]
    line = table.lines[table.place]
    trigger = int(table.trigger)
    return HuntView(
        place=int(table.place),
        trigger=CARDS[trigger & 15] if trigger >= 0 else "",
        trigger_tribe=TRIBES[trigger >> 4] if trigger >= 0 else "",
        total=int(table.total),
        position=acts[1] if acts[0] in (BETRAYAL, BLOWS, COOKS) else -1,
        target=acts[2] if acts[0] == BETRAYAL else -1,
        doubled=tuple(n for n in range(PORTIONS) if acts[0] == COOKS and acts[2] >> n & 1),
        red=dice[1] >> 8,
        white=dice[1] & 255,
        result=dice[2],
        rerolled=tuple(at for at in range(line.length) if line.marked(at)),
    )


def prey_keys(table: Table, trophies: int) -> Cards:
    names = table.bestiary.names
    return tuple([names[prey] for prey in numbers_of(trophies)])
