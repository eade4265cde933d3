"""A game with a made-up data file, in which at every decision all that must hold is checked."""

import json
import random
from collections import Counter
from collections.abc import Generator

from fuzz.files import data_file
from fuzz.model import Ask, Wrong
from fuzz.rounds import Game as Model
from fuzz.steps import FACTIONS, Json
from tripot import Match, verify
from tripot.bots import bot as find_bot
from tripot.core.chance import FastChance
from tripot.core.document import Document
from tripot.core.state import State
from tripot.core.view import seats_of
from tripot.games.trieste.events import CutShort
from tripot.text import LANGUAGES, Speaker

PLAYERS = ("Ada", "Bea", "Cy", "Dan", "Eve")
BOTS = ("random",) * 6 + ("greedy",) * 3 + ("expert:20",)
MOST_DECISIONS = 250


class Walk:
    def __init__(self, key: str, seed: int, most: int = MOST_DECISIONS) -> None:
        self.key = key
        self.seed = seed
        self.most = most
        self.rng = random.Random(seed)
        self.luck = FastChance(seed)
        self.data = data_file(key, seed)
        self.counts: Counter[str] = Counter()
        self.match = self.begin()
        self.speakers = [
            Speaker(language, self.match.game, PLAYERS, viewer) for language in LANGUAGES for viewer in (None, 0)
        ]
        self.observer = self.match.game.observer(self.match.seats)
        self.asking: Generator[Ask, str, None] | None = None
        self.model: Model | None = None
        self.question: Ask | None = None

    def begin(self) -> Match:
        seats = {"trieste": 3, "trol": self.rng.choice((2, 3, 4, 5))}[self.key]
        options = {"heroes": self.rng.random() < 0.5} if self.key == "trieste" else {}
        return Match(self.key, seats=seats, seed=self.seed, options=options, data=self.data)

    def run(self) -> Counter[str]:
        self.speak_cards()
        self.begin_model()
        while self.match.waiting and len(self.match.decisions) < self.most:
            self.check()
            self.decide()
        self.check_record()
        self.counts["files"] += 1
        self.counts["decisions"] += len(self.match.decisions)
        self.counts["events"] += len(self.match.journal.entries)
        self.counts["cut short"] += sum(isinstance(event, CutShort) for _, event in self.match.journal.entries)
        return self.counts

    # ---- going on ---------------------------------------------------------------------------------------------------

    def decide(self) -> None:
        seat = self.rng.choice(self.match.waiting)
        heard = len(self.match.journal.entries)
        bot = self.rng.choice(BOTS)
        action = str(self.thought(bot, seat))
        self.counts[bot] += 1
        self.match.submit(seat, action)
        self.follow(action, heard)
        for speaker in self.speakers:
            for event in self.match.events(speaker.viewer, heard):
                self.require(speaker.event(event), "an event without a sentence")

    def thought(self, bot: str, seat: int) -> object:
        """As on the server: the bot gets a position that is redrawn from what its seat may know."""
        state = self.read(self.match.game.write(self.world(seat)))
        return find_bot(bot).choose(self.match.game, state, seat, self.rng.randrange(1 << 30)).action

    def read(self, zones: Json) -> State:
        """The state that a position describes, after a way through JSON."""
        document = Document(json.loads(json.dumps(zones)))
        blank = self.match.game.blank(self.match.seats, self.match.options)
        state = self.match.game.read(document, blank, FastChance(1))
        document.close()
        return state

    def world(self, seat: int) -> State:
        world = self.match.state.copy()
        world.determinise(seat, self.luck)
        self.counts["guesses"] += 1
        return world

    # ---- all that must hold -----------------------------------------------------------------------------------------

    def check(self) -> None:
        match, game = self.match, self.match.game
        match.state.check()
        self.check_kept(match.game.write(match.state))
        for seat in (-1, *range(match.seats)):
            world = self.world(seat)
            world.check()
            self.check_world(world, seat)
            viewer = None if seat < 0 else seat
            self.require(game.view(match.state, viewer), "no view")
        for seat in range(match.seats):
            self.check_observation(seat)

    def check_world(self, world: State, seat: int) -> None:
        """A guess cannot be told from the truth by whoever guesses, and is a position like others."""
        match = self.match
        if match.state.answered & ~world.answered:
            return  # others' answers were taken back
        viewer = None if seat < 0 else seat
        self.require(match.game.view(world, viewer) == match.game.view(match.state, viewer), "a guess shows")
        if seat in match.waiting:
            self.require(world.legal_actions(seat) == match.state.legal_actions(seat), "a guess allows other answers")
        self.check_kept(match.game.write(world))

    def check_kept(self, zones: Json) -> None:
        """Written and read again, a position is the same."""
        again = self.match.game.write(self.read(zones))
        self.require(again == zones, f"not kept: {difference(zones, again)}")
        self.counts["positions"] += 1

    def check_observation(self, seat: int) -> None:
        cells = self.observer.observation(self.match.state, seat)
        for block in self.observer.blocks:
            for cell in cells[block.offset : block.offset + block.size]:
                self.require(block.least <= cell <= block.most, f"{block.name} is {cell}")

    def check_record(self) -> None:
        record = json.loads(json.dumps(self.match.record()))
        verify(record, data=self.data)
        self.counts["records"] += 1

    def speak_cards(self) -> None:
        for speaker in self.speakers:
            for key in self.match.game.names(speaker.language):
                self.require(speaker.card(key), "a card without a name")
                self.require(self.key != "trieste" or speaker.card_text(key), "a card without a text")

    # ---- the model --------------------------------------------------------------------------------------------------

    def begin_model(self) -> None:
        """Begins when all heroes are chosen, with the first draw."""
        if self.key != "trieste" or self.match.view(None).phase == "choosing-hero":
            return
        position = self.match.game.write(self.match.state)
        seats = {faction: position["factions"].index(faction) for faction in FACTIONS}
        self.model = Model(self.data, position, seats, bool(self.match.options["heroes"]))
        self.asking = self.model.play()
        self.question = next(self.asking)
        self.compare()

    def follow(self, answer: str, heard: int) -> None:
        if self.model is None:
            self.begin_model()
            return
        assert self.asking is not None
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
            (seat,) = seats_of(self.match.state.waiting)
            faction = next(f for f, place in self.model.seats.items() if place == seat)
            legal = frozenset(str(action) for action in self.match.legal(seat))
            found = Ask(faction, self.match.view(None).phase, legal)
        self.require(found == self.question, f"asked {found}, not {self.question}")
        self.counts["compared"] += 1

    def require(self, holds: object, what: str) -> None:
        if not holds:
            raise Wrong(what)


def difference(one: Json, other: Json) -> str:
    """The first zone that differs."""
    for key, value in one.items():
        if other.get(key) != value:
            return f"{key}: {value} became {other.get(key)}"[:400]
    return "keys"
