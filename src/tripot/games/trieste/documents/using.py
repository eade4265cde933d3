"""How the cards of Trieste are used: a card is played when it is laid or when it answers.

Treasure is a means, not a card to judge: it is neither held nor played, but fortune may come from it.
What comes from a card is what happens while its effect runs, what it costs, and the infamy of its level.
"""

from tripot.core.events import Cards, Event
from tripot.core.usage import Usage
from tripot.games.trieste.cards.components import TREASURES, VALUES, WATCH
from tripot.games.trieste.state import events
from tripot.games.trieste.state.phases import CHOOSING_HERO, STEPS_OF_ROUND
from tripot.games.trieste.state.purses import worth
from tripot.games.trieste.state.table import NOTHING, Table
from tripot.games.trieste.state.telling import card_keys, hero_key, seat_of, source

WORTH = dict(zip(TREASURES, VALUES, strict=True))
OWN_STEPS = ("effect", "pay")  # in which a seat's laid card is the source of all that no effect causes


class TriesteUsage(Usage):
    def __init__(self, table: Table) -> None:
        super().__init__(3)
        self.table = table
        self.laid: dict[int, str] = {}  # the last card that each seat has laid

    def is_dealt(self) -> bool:
        return bool(self.table.phase != CHOOSING_HERO)

    def count_dealt(self) -> None:
        for faction, side in enumerate(self.table.sides):
            self.gain(seat_of(self.table, faction), "fortune", "start", int(worth(side.purse)))

    def holds(self, seat: int) -> Cards:
        table = self.table
        faction = int(table.faction_of(seat))
        side = table.sides[faction]
        hero = () if side.hero == NOTHING else (hero_key(table, faction),)
        return (*card_keys(table, faction, side.hand), *hero)

    def hear(self, event: Event, audience: int) -> None:
        if isinstance(event, events.Laid):
            if event.card:
                self.lay(event.seat, event.card)
        elif isinstance(event, events.Reacted):
            self.play(event.seat, event.card)
        elif isinstance(event, events.HeroRevealed):
            self.play(event.seat, event.hero)
        elif isinstance(event, events.Captured):
            watch = seat_of(self.table, WATCH)
            self.gain(watch, "captures", self.source(watch))
        elif isinstance(event, events.InfamyChanged):
            self.gain(event.seat, "infamy", self.source(event.seat), event.change)
        else:
            self.hear_treasure(event)

    def hear_treasure(self, event: Event) -> None:
        """Nobody but those who see them is told which treasures move, so each movement counts once."""
        if isinstance(event, events.DrewTreasure):
            self.move(event.seat, event.cards)
        elif isinstance(event, events.Kept):
            self.move(event.seat, (event.card,))
        elif isinstance(event, events.Paid | events.ThrewAway):
            if not self.table.looked and not self.table.looked_cards:  # what was only looked at was nobody's
                self.move(event.seat, event.cards, -1)
        elif isinstance(event, events.Took):
            self.move(event.seat, event.cards)
            self.move(event.victim, event.cards, -1)
        elif isinstance(event, events.Gave):
            self.move(event.seat, event.cards, -1)
            self.move(event.receiver, event.cards)

    def lay(self, seat: int, card: str) -> None:
        self.laid[seat] = card
        if card in WORTH:
            self.gain(seat, "fortune", card, -WORTH[card])
        else:
            self.play(seat, card)

    def move(self, seat: int, cards: Cards, sign: int = 1) -> None:
        """Treasure that comes to a seat, or leaves it."""
        worth = sum(WORTH.get(card, 0) for card in cards)
        if worth:
            self.gain(seat, "fortune", self.source(seat), sign * worth)

    def source(self, seat: int) -> str:
        """The card whose effect runs, else the one that the seat has laid, else the step of the round."""
        step = STEPS_OF_ROUND[self.table.step]
        return source(self.table) or (self.laid.get(seat, step) if step in OWN_STEPS else step)
