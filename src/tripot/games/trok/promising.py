"""What a choice brings at once, where the rules alone tell it: for those who choose by sight."""

from tripot.core.piles import card, size
from tripot.games.trok.codes import DIFFERENT, IDENTICAL, OFFER, TAKE, a_of, b_of, pile_of, verb_of
from tripot.games.trok.combining import claims_of, reach_of, worth_of
from tripot.games.trok.table import Player, Table
from tripot.games.trok.trading import RENEWAL, is_renewed, thrud_pays, worth_of_offer


def promises(table: Table, seat: int, action: int) -> dict[str, int]:
    """`worth` of an offer, `aare` that are paid, and of different cards the `reach` into the row and the `claims`."""
    player = table.players[seat]
    verb = verb_of(action)
    if verb == OFFER:
        return {"worth": int(worth_of_offer(player, pile_of(action)))}
    if verb == TAKE and makes_alike(table, action):
        return {"aare": RENEWAL + int(thrud_pays(player))}
    if verb == IDENTICAL:
        return {"aare": int(worth_of(player, a_of(action), size(pile_of(action))))}
    if verb == DIFFERENT:
        return different_brings(table, player, action)
    return {}


def makes_alike(table: Table, action: int) -> bool:
    wanted = b_of(action) - 1
    taken = pile_of(action)
    return wanted >= 0 and is_renewed(table.market + taken - card(wanted), taken)


def different_brings(table: Table, player: Player, action: int) -> dict[str, int]:
    """The row may be shorter than what the cards would open."""
    reach = min(int(reach_of(player, action)), int(table.row_size))
    return {"reach": reach, "claims": int(claims_of(player, action))}
