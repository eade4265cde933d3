"""The second implementation beside a match, compared with it after every decision."""

from collections.abc import Generator

from fuzz.trieste.model import FACTIONS, Ask, Json, Wrong
from fuzz.trieste.rounds import ModelGame
from tripot import Match


class Follower:
    def __init__(self, match: Match, data: Json) -> None:
        self.match = match
        self.data = data
        self.compared = 0
        self.model: ModelGame | None = None
        self.asking: Generator[Ask, str, None]
        self.question: Ask | None = None
        self.begin()

    def begin(self) -> None:
        """As soon as all heroes are chosen."""
        position = self.match.game.write(self.match.state)
        if position["phase"] == "choosing-hero":
            return
        seats = {faction: position["factions"].index(faction) for faction in FACTIONS}
        self.model = ModelGame(self.data, position, seats, self.match.options)
        self.asking = self.model.play(str(position["step"]))
        self.question = next(self.asking)
        self.compare()

    def follow(self, answer: str, heard: int) -> None:
        """After a decision; its events are those from `heard` on."""
        if self.model is None:
            self.begin()
            return
        self.model.hear(self.match.journal.entries[heard:])
        try:
            self.question = self.asking.send(answer)
        except StopIteration:
            self.question = None
        self.compare()

    def compare(self) -> None:
        assert self.model is not None
        self.model.compare(self.match.game.write(self.match.state))
        found = None
        if self.match.waiting:
            (seat,) = self.match.waiting
            faction = next(f for f, place in self.model.seats.items() if place == seat)
            legal = frozenset(str(action) for action in self.match.legal(seat))
            found = Ask(faction, self.match.view(None).phase, legal)
        if found != self.question:
            raise Wrong(f"asked {found}, not {self.question}")
        self.compared += 1
