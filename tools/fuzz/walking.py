"""A game with a made-up data file, in which all that must hold is checked at every decision."""

import json
import random
import signal
import time
from collections import Counter
from contextlib import suppress

from fuzz.files import data_file
from fuzz.trieste.following import Follower
from fuzz.trieste.model import Wrong
from fuzz.trieste.starts import middle
from tripot import Match, replay, verify
from tripot.bots import bot as find_bot
from tripot.core.document import Document
from tripot.core.errors import BadOption
from tripot.core.registry import game
from tripot.core.rng import FastRng
from tripot.core.state import State
from tripot.text import LANGUAGES, Speaker

PLAYERS = ("Ada", "Bea", "Cy", "Dan", "Eve")
BOLD = "bold"  # no bot: a random answer, but one that does something, if there is such a one
BOTS = (BOLD,) * 12 + ("random",) * 4 + ("greedy",) * 2 + ("beginner", "easy", "expert:20", "expert:4")
DULL = {"lay none", "lay copper", "lay silver", "pass", "wait", "done", "refuse"}
DECISIONS = 120  # with one file
OF_A_GAME = (20, 20, 30, 60)  # one of these is the most of a game; then another begins
LONGEST_DECISION = 20.0  # seconds of processor time for one decision and all its checks, which take milliseconds
Json = dict[str, object]


class Walk:
    """Plays games with one file until there are enough decisions."""

    def __init__(self, key: str, seed: int, most: int = DECISIONS) -> None:
        self.key = key
        self.seed = seed
        self.most = most
        self.rng = random.Random(seed)
        self.luck = FastRng(seed)
        self.data = data_file(key, seed)
        self.counts: Counter[str] = Counter()
        self.longest = 0.0  # seconds of processor time for one decision

    def run(self) -> Counter[str]:
        try:
            while self.counts["decisions"] < self.most:
                self.play(min(self.rng.choice(OF_A_GAME), self.most - self.counts["decisions"]))
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        self.counts["files"] += 1
        return self.counts

    def play(self, most: int) -> None:
        """One game, with as many decisions at most."""
        self.match = self.begin()
        self.speakers = [
            Speaker(language, self.match.game, PLAYERS, viewer) for language in LANGUAGES for viewer in (None, 0)
        ]
        self.observer = self.match.game.observer(self.match.seats)
        self.follower = Follower(self.match, self.data) if self.key == "trieste" else None
        if not self.counts["games"]:
            self.speak_cards()
        while self.match.waiting and len(self.match.decisions) < most:
            self.check_and_decide()
        self.check_record()
        events = self.match.journal.entries
        self.counts["games"] += 1
        self.counts["decisions"] += len(self.match.decisions)
        self.counts["events"] += len(events)
        self.counts["compared"] += self.follower.compared if self.follower else 0
        self.counts["cut short"] += sum(type(event).__name__ == "CutShort" for _, event in events)

    def begin(self) -> Match:
        """With the set-up; in Trieste often in the middle."""
        seats, seed = self.rng.choice(game(self.key).seats), self.rng.randrange(1 << 30)
        options = self.some_options(seats)
        if self.key == "trieste" and self.rng.random() < 0.8:
            self.counts["from the middle"] += 1
            return Match.from_position(middle(self.rng, self.data, options), seed=seed, data=self.data)
        return Match(self.key, seats=seats, seed=seed, options=options, data=self.data)

    def some_options(self, seats: int) -> Json:
        """Some of the options, as far as they are possible together."""
        played = game(self.key)
        found: Json = {}
        for option in played.options:
            more = found | {option.key: self.rng.choice(option.allowed(seats))}
            with suppress(BadOption):
                played.check_options(more, seats)
                found = more
        return found

    def check_and_decide(self) -> None:
        """If it takes too long the system ends the process: compiled code that hangs would hear nothing."""
        began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, LONGEST_DECISION)
        self.check()
        self.decide()
        self.longest = max(self.longest, time.process_time() - began)

    # ---- going on ---------------------------------------------------------------------------------------------------

    def decide(self) -> None:
        seat = self.rng.choice(self.match.waiting)
        heard = len(self.match.journal.entries)
        bot = self.rng.choice(BOTS)
        action = self.bold(seat) if bot == BOLD else str(self.thought(bot, seat))
        self.counts[f"bot {bot}"] += 1
        self.match.submit(seat, action)
        if self.follower:
            self.follower.follow(action, heard)
        for speaker in self.speakers:
            for event in self.match.events(speaker.viewer, heard):
                self.require(speaker.event(event), "an event without a sentence")

    def bold(self, seat: int) -> str:
        legal = [str(action) for action in self.match.legal(seat)]
        return self.rng.choice([action for action in legal if action not in DULL] or legal)

    def thought(self, bot: str, seat: int) -> object:
        """As on the server: the bot gets a position that is redrawn from what its seat may know."""
        state = self.read(self.match.game.write(self.world(seat)))
        return find_bot(bot).choose(self.match.game, state, seat, self.rng.randrange(1 << 30)).action

    def read(self, zones: Json) -> State:
        """The state that a position describes, after a way through JSON."""
        document = Document(json.loads(json.dumps(zones)))
        blank = self.match.game.blank(self.match.seats, self.match.options)
        state = self.match.game.read(document, blank, FastRng(1))
        document.close()
        return state

    def world(self, seat: int) -> State:
        world = self.match.state.copy()
        world.determinise(seat, self.luck)
        self.counts["guesses"] += 1
        return world

    # ---- all that must hold -----------------------------------------------------------------------------------------

    def check(self) -> None:
        """What can be wrong for one seat only is checked for one of them each time, and now and then for all."""
        match = self.match
        match.state.check()
        viewers = (-1, *range(match.seats))
        asked = match.waiting[0]
        thorough = self.rng.random() < 0.1
        for seat in viewers if thorough else {asked, self.rng.choice(viewers)}:
            self.check_viewer(seat, thorough)
        self.check_kept(match.game.write(match.state))
        if self.rng.random() < 0.02:
            self.check_replay()

    def check_viewer(self, seat: int, thorough: bool) -> None:
        """A guess cannot be told from the truth by whoever guesses, and is a position like others."""
        match = self.match
        viewer = None if seat < 0 else seat
        world = self.world(seat)
        world.check()
        view = match.game.view(match.state, viewer)
        self.require(view, "no view")
        if not match.state.answered & ~world.answered:  # else others' answers were taken back
            self.require(match.game.view(world, viewer) == view, "a guess shows")
            if seat in match.waiting:
                same = world.legal_actions(seat) == match.state.legal_actions(seat)
                self.require(same, "a guess allows other answers")
            if thorough:
                self.check_kept(match.game.write(world))
        if viewer is not None:
            self.check_observation(viewer)

    def check_kept(self, zones: Json) -> None:
        """Written and read again, a position is the same."""
        again = self.match.game.write(self.read(zones))
        self.require(again == zones, f"not kept: {difference(zones, again)}")
        self.counts["positions"] += 1

    def check_observation(self, seat: int) -> None:
        cells = self.observer.observation(self.match.state, seat)
        for block in self.observer.blocks:
            part = cells[block.offset : block.offset + block.size]
            held = block.least <= min(part) and max(part) <= block.most
            self.require(held, f"{block.name} is not {block.least} to {block.most}")

    def check_replay(self) -> None:
        """The record so far leads to the same position."""
        record = json.loads(json.dumps(self.match.record()))
        again = replay(record, data=self.data)
        self.require(again.position() == self.match.position(), "a replay differs")
        self.counts["records"] += 1

    def check_record(self) -> None:
        self.check_replay()
        verify(json.loads(json.dumps(self.match.record())), data=self.data)

    def speak_cards(self) -> None:
        for speaker in self.speakers:
            for key in self.match.game.names(speaker.language):
                self.require(speaker.card(key), "a card without a name")
                self.require(self.key != "trieste" or speaker.card_text(key), "a card without a text")

    def require(self, holds: object, what: str) -> None:
        if not holds:
            raise Wrong(what)


def difference(one: Json, other: Json) -> str:
    """The first zone that differs."""
    for key, value in one.items():
        if other.get(key) != value:
            return f"{key}: {value} became {other.get(key)}"[:400]
    return "keys"
