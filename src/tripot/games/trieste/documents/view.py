"""What a seat may know of a table of Trieste."""

from typing import Annotated

from tripot.core.events import Card, Cards, Seat, Word, Words
from tripot.core.piles import bits
from tripot.core.view import View, seats_of, view_dataclass
from tripot.games.trieste.cards.book import AMOUNT, Choices
from tripot.games.trieste.cards.components import CAPTURES, FACTIONS, INFAMY, PUBLIC, THIEF
from tripot.games.trieste.cards.steps import EVENTS, ON_TAKE, PROTECTIONS
from tripot.games.trieste.effects.running import here
from tripot.games.trieste.effects.scheduling import faction_of, kind_of, rounds_of
from tripot.games.trieste.hidden.guessing import looker
from tripot.games.trieste.round.ending import goal_of_merchant
from tripot.games.trieste.state.phases import (
    AGREEING,
    BILL,
    FOR_GIFT,
    FOR_REACTION,
    OPTING,
    PHASES,
    PURPOSES,
    STEPS_OF_ROUND,
    WINDOW,
)
from tripot.games.trieste.state.purses import size, worth
from tripot.games.trieste.state.table import FACE_DOWN, NOTHING, PLAYED, Table
from tripot.games.trieste.state.telling import (
    back_key,
    card_key,
    card_keys,
    coin_keys,
    hero_key,
    laid_key,
    seat_of,
    source,
)


@view_dataclass
class AgendaView:
    """What a card has left for later rounds."""

    card: Card
    rounds: int


@view_dataclass
class SideView:
    faction: Word
    seat: Seat
    hand_size: int
    hand: Cards  # of the viewer; empty for others
    treasures: Cards  # of the viewer; empty for others
    wealth: int  # what the viewer's own treasure is worth; -1 for others
    card_count: int  # faction cards in hand, or face down
    treasure_count: int  # treasures in hand, or face down
    known: Cards  # what the viewer has seen of the hand
    deck_size: int
    discard: Cards
    played: Word  # nothing, face-down, open or countered
    card: Card  # the card played, once it is open; the viewer's own also before
    back: Word  # of a card face down, where the viewer knows it: treasure or faction; else plain
    hero: Card  # once he has been revealed; the viewer's own also before
    hero_revealed: bool
    cost_change: int
    draws_change: int
    hand_limit: int  # 0 for none
    protections: Words
    agenda: tuple[AgendaView, ...]


@view_dataclass
class TriesteView(View):
    round: int
    step: Word
    faction: Word  # whose step it is
    treasure_deck: int
    treasure_discard: Cards
    prison: Cards
    captured: int
    captures_needed: int
    prison_levels: int
    riches_needed: int
    infamy: int
    infamy_needed: int
    source: Card  # the card whose effect asks; empty for none
    options: Annotated[Choices, "choices"]  # what can be chosen between, in words
    event: Word  # what a reaction would answer; empty for none
    about: Card  # the card that it is about, or that is paid for; empty for none
    amount: int  # to pay
    purpose: Word  # of a payment; empty for none
    receiver: Seat | None  # of a gift
    seen: Cards  # treasure or cards of a deck that the viewer looks at
    sides: tuple[SideView, ...]


def view(table: Table, seat: int | None) -> TriesteView:
    observer = int(table.faction_of(seat)) if seat is not None else PUBLIC
    kind, first, amount, card = asking_frame(table)
    purpose = first >> 4 & 15 if kind == BILL else NOTHING
    return TriesteView(
        game="trieste",
        seat=seat,
        phase=PHASES[table.phase],
        waiting=seats_of(table.waiting),
        answered=seats_of(table.answered),
        round=int(table.round),
        step=STEPS_OF_ROUND[table.step],
        faction=FACTIONS[table.turn],
        treasure_deck=int(size(table.treasure)),
        treasure_discard=coin_keys(table.spent),
        prison=card_keys(table, THIEF, table.prison),
        captured=int(bits(table.prison)),
        captures_needed=CAPTURES,
        prison_levels=int(table.prison_levels()),
        riches_needed=int(goal_of_merchant(table)),
        infamy=int(table.infamy),
        infamy_needed=INFAMY,
        source=source(table),
        options=table.book.choices.get(first, ()) if table.phase == OPTING else (),
        event=EVENTS[first] if kind == WINDOW else "",
        about=about(table, kind, first, card),
        amount=int(here(table, AMOUNT)) if table.phase == AGREEING else amount if kind == BILL else 0,
        purpose=PURPOSES[purpose] if kind == BILL else "",
        receiver=seat_of(table, first >> 8) if purpose == FOR_GIFT else None,
        seen=seen(table) if looker(table) == observer else (),
        sides=tuple(side_view(table, faction, observer) for faction in range(3)),
    )


# ---- what is asked --------------------------------------------------------------------------------------------------


def asking_frame(table: Table) -> list[int]:
    """The uppermost frame: its kind and three numbers."""
    return table.frames.rows()[-1] if table.waiting and table.frames.depth else [0, 0, 0, 0]


def about(table: Table, kind: int, first: int, card: int) -> Card:
    if kind == WINDOW and first != ON_TAKE:
        return table.book.names[card]
    if kind == BILL and first >> 4 & 15 <= FOR_REACTION:
        return card_key(table, first & 15, card)
    return ""


def seen(table: Table) -> Cards:
    faction = int(looker(table))
    return (*coin_keys(table.looked), *card_keys(table, faction, table.looked_cards)) if faction != NOTHING else ()


# ---- a side ---------------------------------------------------------------------------------------------------------


def side_view(table: Table, faction: int, observer: int) -> SideView:
    side = table.sides[faction]
    own = faction == observer
    shows_card = own or side.lies != FACE_DOWN
    shows_hero = side.hero != NOTHING and (own or side.hero_seen)
    return SideView(
        faction=FACTIONS[faction],
        seat=seat_of(table, faction),
        hand_size=int(table.hand_size(faction)),
        hand=card_keys(table, faction, side.hand) if own else (),
        treasures=coin_keys(side.purse) if own else (),
        wealth=int(worth(side.purse)) if own else -1,
        card_count=int(bits(side.held())),
        treasure_count=int(size(side.held_purse())),
        known=() if own else (*card_keys(table, faction, side.known[observer]), *coin_keys(side.known[4 + observer])),
        deck_size=int(bits(side.deck)),
        discard=card_keys(table, faction, side.discard),
        played="nothing" if side.laid == NOTHING else PLAYED[side.lies],
        card=laid_key(table, faction) if shows_card else "",
        back=back_key(side) if int(side.back_known) >> observer & 1 else "plain",
        hero=hero_key(table, faction) if shows_hero else "",
        hero_revealed=bool(side.hero_open),
        cost_change=int(side.cost_change),
        draws_change=int(side.draws_change),
        hand_limit=int(side.limit),
        protections=tuple(word for n, word in enumerate(PROTECTIONS) if int(side.protected) >> n & 1),
        agenda=tuple(
            AgendaView(table.book.names[kind_of(item)], int(rounds_of(item)))
            for item in [int(table.agenda[n]) for n in range(table.agenda_size)]
            if faction_of(item) == faction
        ),
    )
