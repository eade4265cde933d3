"""What a seat may know of a table of Trök."""

from tripot.core.events import Cards, Seat, Seats, Words
from tripot.core.showing import own_answer, show, show_part
from tripot.core.view import View, view_dataclass
from tripot.games.trok.combining import first_lone
from tripot.games.trok.declaration import PLAYER, TABLE
from tripot.games.trok.phases import OVER
from tripot.games.trok.table import Table, equipment_keys, row_keys


@view_dataclass
class PlayerView:
    seat: Seat
    hand_size: int
    known: Cards  # what the viewer knows the hand to hold at least; the whole hand for its owner; see `memory`
    offer: Cards
    stored: Cards
    upgrades: Cards
    aare: int | None  # None where it lies face down (TRK-1.5)
    perfect: bool  # revealed a perfect combination in this round


@view_dataclass
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
    return show(
        TrokView,
        table,
        TABLE,
        game="trok",
        seat=seat,
        row=row_keys(table.row, 0, table.row_size),
        players=tuple([player_view(table, owner, seat) for owner in range(table.seats)]),
        made=tuple([name for bit, name in ((1, "identical"), (2, "different")) if table.made & bit]),
        limit=limit,
        claims=claims,
        lone=first_lone(limit, claims),
        answer=own_answer(table, seat, table.players[seat or 0], PLAYER),
    )


def player_view(table: Table, owner: int, seat: int | None) -> PlayerView:
    shown = owner == seat or table.open_aare or table.phase == OVER
    remembered = owner == seat or table.memory_shown or table.phase == OVER  # TRK-4.8
    return show_part(
        PlayerView,
        table.players[owner],
        PLAYER,
        shown,
        seat=owner,
        known=equipment_keys(table.known_of(owner, -1 if seat is None else seat)) if remembered else (),
        perfect=bool(table.perfect >> owner & 1),
    )
