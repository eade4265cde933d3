"""What a choice brings at once, where the rules alone tell it: for those who choose by sight."""

from tripot.core.piles import card, size
from tripot.games.trok import codes
from tripot.games.trok.combining import claims_of, first_lone, reach_of, worth_of
from tripot.games.trok.table import Player, Table
from tripot.games.trok.trading import RENEWAL, is_renewed, thrud_pays, worth_of_offer


def promises(table: Table, seat: int, action: int) -> dict[str, int]:
    """`worth` of an offer, `aare` that are paid; of different cards the `reach` into the row, the `claims` and `lone`.

    `lone` is the number in the row from which on an upgrade can only be taken alone; of such a claim it is 1.
    """
    player = table.players[seat]
    verb = codes.verb_of(action)
    if verb == codes.OFFER:
        return {"worth": int(worth_of_offer(table.box, player, codes.cards_of(action)))}
    if verb == codes.TAKE and makes_alike(table, action):
        return {"aare": RENEWAL + int(thrud_pays(player))}
    if verb == codes.IDENTICAL:
        return {"aare": int(worth_of(table.box, player, codes.kind_of(action), size(codes.cards_of(action))))}
    if verb == codes.DIFFERENT:
        return different_brings(table, player, action)
    if verb == codes.CLAIM and is_lone(table, int(codes.slot_of(action))):
        return {"lone": 1}
    return {}


def makes_alike(table: Table, action: int) -> bool:
    wanted = codes.wanted_of(action)
    taken = codes.card_of(action)
    return wanted >= 0 and is_renewed(table.box, table.market + taken - card(wanted), taken)


def different_brings(table: Table, player: Player, action: int) -> dict[str, int]:
    """The row may be shorter than what the cards would open."""
    row = int(table.row_size)
    reach = min(int(reach_of(table.box, player, action)), row)
    claims = min(int(claims_of(player, action)), row)
    lone = first_lone(reach, claims)
    return {"reach": reach, "claims": claims} | ({"lone": lone} if lone else {})


def is_lone(table: Table, slot: int) -> bool:
    """Does taking this upgrade end a choice of two?"""
    lone = first_lone(int(table.limit), int(table.claims))
    return lone > 0 and slot + 1 >= lone
