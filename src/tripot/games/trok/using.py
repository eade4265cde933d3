"""How the cards of Trök are used: equipment is played in offers and combinations, an upgrade when it is claimed."""

from tripot.core.events import Cards, Event
from tripot.core.usage import Usage
from tripot.games.trok.events import Claimed, DifferentMade, Gained, IdenticalMade, Offered, PerfectMade
from tripot.games.trok.phases import CLAIMING
from tripot.games.trok.table import Table, equipment_keys, row_keys


class TrokUsage(Usage):
    def __init__(self, table: Table) -> None:
        super().__init__(int(table.seats))
        self.table = table

    def holds(self, seat: int) -> Cards:
        """The hand, and the upgrades that may be claimed now."""
        table = self.table
        hand = equipment_keys(table.players[seat].hand)
        if table.phase != CLAIMING or not int(table.waiting) >> seat & 1:
            return hand
        return (*hand, *row_keys(table.row, 0, table.row_size))

    def hear(self, event: Event, audience: int) -> None:
        if isinstance(event, Offered | IdenticalMade | DifferentMade | PerfectMade):
            self.play(event.seat, *event.cards)
        elif isinstance(event, Claimed):
            self.play(event.seat, event.upgrade)
        elif isinstance(event, Gained):
            self.gain(event.seat, "aare", event.why, event.aare)
