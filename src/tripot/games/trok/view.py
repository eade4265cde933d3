"""What a seat may know of a table of Trök."""

from dataclasses import dataclass

from tripot.core.events import Cards, Seat, Seats, Words
from tripot.core.piles import size
from tripot.core.view import View, seats_of
from tripot.games.trok.combining import first_lone
from tripot.games.trok.phases import OVER, PHASES
from tripot.games.trok.table import Table, equipment_keys, row_keys, upgrade_keys


@dataclass(frozen=True)
class PlayerView:
    seat: Seat
    hand_size: int
    known: Cards  # what the viewer knows the hand to hold at least; the whole hand for its owner; see `memory`
    offer: Cards
    stored: Cards
    upgrades: Cards
    aare: int | None  # None where it lies face down (TRK-1.5)
    perfect: bool  # revealed a perfect combination in this round


@dataclass(frozen=True)
class TrokView(View):
    round: int
    master: Seat | None
    youngest: Seat
    market: Cards
    row: Cards
    deck_size: int
    discard: Cards
    upgrade_deck_size: int
    players: tuple[PlayerView, ...]
    tied: Seats  # Appointing: who may be named
    short: Seat | None  # who is or was owed a card in this round
    made: Words  # Combining: what the player has already made
    veins: int  # Combining: pickaxes that may still count as stones
    limit: int  # Claiming: how many of the first upgrades are open to choice
    claims: int  # Claiming: how many upgrades may be taken
    lone: int  # Claiming: the number in the row from which on one upgrade ends a choice of two; 0 if there is none
    answer: Cards | None  # the viewer's own offer, while it lies face down


def view(table: Table, seat: int | None) -> TrokView:
    limit, claims = min(int(table.limit), int(table.row_size)), min(int(table.claims), int(table.row_size))
    return TrokView(
        game="trok",
        seat=seat,
        phase=PHASES[table.phase],
        waiting=seats_of(table.waiting),
        answered=seats_of(table.answered),
        round=int(table.round),
        master=int(table.master) if table.master >= 0 else None,
        youngest=int(table.youngest),
        market=equipment_keys(table.market),
        row=row_keys(table.row, 0, table.row_size),
        deck_size=int(size(table.deck)),
        discard=equipment_keys(table.discard),
        upgrade_deck_size=int(size(table.upgrade_deck)),
        players=tuple(player_view(table, owner, seat) for owner in range(table.seats)),
        tied=seats_of(table.tied),
        short=int(table.short) if table.short >= 0 else None,
        made=tuple(name for bit, name in ((1, "identical"), (2, "different")) if table.made & bit),
        veins=int(table.veins),
        limit=limit,
        claims=claims,
        lone=first_lone(limit, claims),
        answer=own_answer(table, seat),
    )


def player_view(table: Table, owner: int, seat: int | None) -> PlayerView:
    player = table.players[owner]
    shown = owner == seat or table.open_aare or table.phase == OVER
    remembered = owner == seat or table.memory_shown or table.phase == OVER  # TRK-4.8
    return PlayerView(
        seat=owner,
        hand_size=int(size(player.hand)),
        known=equipment_keys(table.known_of(owner, -1 if seat is None else seat)) if remembered else (),
        offer=equipment_keys(player.offer),
        stored=equipment_keys(player.stored),
        upgrades=upgrade_keys(player.upgrades),
        aare=int(player.aare) if shown else None,
        perfect=bool(table.perfect >> owner & 1),
    )


def own_answer(table: Table, seat: int | None) -> Cards | None:
    if seat is None or not table.answered >> seat & 1:
        return None
    return equipment_keys(table.players[seat].answer)
