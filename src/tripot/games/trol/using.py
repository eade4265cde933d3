"""How the cards of Trôl are used: a hunter is played in a line, as a trigger or as an apprentice from the hand."""

from tripot.core.events import Cards, Event
from tripot.core.piles import keys_of
from tripot.core.usage import Usage
from tripot.games.trol.cards import APPRENTICE, CARDS
from tripot.games.trol.events import Assigned, Damaged, Fed, Helped, Triggered, TrophyTaken
from tripot.games.trol.table import Table


class TrolUsage(Usage):
    def __init__(self, table: Table) -> None:
        super().__init__(int(table.seats))
        self.table = table

    def holds(self, seat: int) -> Cards:
        """The hands of all tribes that the seat leads."""
        table = self.table
        tribes = [tribe for tribe in range(table.tribes) if table.seat_of(tribe) == seat]
        return tuple(key for tribe in tribes for key in keys_of(int(table.members[tribe].hand), CARDS))

    def hear(self, event: Event, audience: int) -> None:
        if isinstance(event, Assigned):
            if audience < 0:  # the owner's own version is the same card
                line = self.table.lines[event.place]
                self.play(event.seat, CARDS[line.kind(line.length - 1)])
        elif isinstance(event, Triggered):
            self.play(event.seat, event.card)
        elif isinstance(event, Helped):
            self.play(event.seat, CARDS[APPRENTICE])
        elif isinstance(event, Fed):
            self.gain(event.seat, "food", event.card, event.food)
        elif isinstance(event, Damaged):
            self.gain(event.seat, "damage", event.card, event.damage)
        elif isinstance(event, TrophyTaken):
            self.gain(event.seat, "trophies", event.prey)
