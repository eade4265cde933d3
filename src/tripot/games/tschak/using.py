"""How the cards of Tschak! are used: an adventurer is played when he is fielded."""

from tripot.core.events import Cards, Event
from tripot.core.usage import Usage
from tripot.games.tschak.events import Fielded, LastShown, LootTaken, Scored
from tripot.games.tschak.table import Table

SCORED = ("gold", "chests", "rings", "trophy", "creatures", "troglodytes")


class TschakUsage(Usage):
    def __init__(self, table: Table) -> None:
        super().__init__(int(table.seats))
        self.table = table
        self.last: dict[int, str] = {}  # the last card of each seat in this dungeon

    def holds(self, seat: int) -> Cards:
        return self.table.box.adventurer.keys(self.table.player(seat).hand)

    def hear(self, event: Event, audience: int) -> None:
        if isinstance(event, Fielded):
            self.play(event.seat, *event.cards)
        elif isinstance(event, LastShown):
            self.last[event.seat] = event.card
        elif isinstance(event, LootTaken):
            self.gain(event.seat, "gold", self.last[event.seat], event.gold)
        elif isinstance(event, Scored):
            for source in SCORED:
                self.gain(event.seat, "points", source, getattr(event, source))
