"""One game as PettingZoo and Gymnasium play it: its state, its luck, and what has happened in words."""

import secrets
from collections.abc import Mapping

import numpy as np
from gymnasium import spaces

from tripot.core.events import Journal
from tripot.core.rng import FastRng
from tripot.core.state import State
from tripot.core.view import seats_of
from tripot.rl.table import Cells, Mask, SeatedGame
from tripot.text.speaker import Speaker

RENDER_MODES = ["ansi", "human"]
Observation = dict[str, Cells | Mask]


class Episode:
    """A table with a game on it.  `extra` actions follow those of the game, for the interface's own use."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None,
        reward: str,
        render_mode: str | None,
        extra: int = 0,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"unknown render mode {render_mode!r}: one of {', '.join(RENDER_MODES)}")
        self.table = SeatedGame(game, seats, options, reward)
        self.actions = len(self.table.numbering) + extra
        self.idle_mask: Mask = (np.arange(self.actions) >= len(self.table.numbering)).astype(np.int8)
        self.idle_mask.flags.writeable = False
        self.render_mode = render_mode
        self.rng = FastRng(secrets.randbits(60))
        self.state: State = self.table.blank
        self.told = 0  # events that have been rendered

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed its luck goes on from the one before."""
        if seed is not None:
            self.rng.reseed(seed)
        self.state = self.table.blank.copy()
        self.state.journal = Journal() if self.render_mode else None
        self.told = 0
        self.state.set_up(self.rng)

    def do(self, seat: int, number: int) -> None:
        self.state.apply(seat, self.table.numbering.code(number), self.rng)

    def observation_space(self) -> spaces.Dict:
        least, most = self.table.bounds()
        return spaces.Dict(
            observation=spaces.Box(least, most, dtype=np.int16),
            action_mask=spaces.Box(0, 1, (self.actions,), dtype=np.int8),
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def observation(self, seat: int, is_asked: bool) -> Observation:
        return {"observation": self.table.observe(self.state, seat), "action_mask": self.mask(seat, is_asked)}

    def mask(self, seat: int, is_asked: bool) -> Mask:
        """Whoever is not asked has only what the interface has added."""
        return self.table.mask(self.state, seat, self.actions) if is_asked else self.idle_mask

    # ---- in words ---------------------------------------------------------------------------------------------------

    def render(self, viewer: int | None) -> str | None:
        """What has happened since the last time, and what is asked: returned as a text, or printed for people."""
        text = self.text(viewer)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def text(self, viewer: int | None) -> str:
        """As `viewer` hears it; None hears what all hear."""
        journal = self.state.journal
        if journal is None:
            return ""
        speaker = Speaker("en", self.table.game, viewer=viewer)
        lines = [speaker.event(event) for event in journal.heard_by(viewer, self.told)]
        self.told = len(journal.entries)
        view = self.table.game.view(self.state, viewer)
        asked = ", ".join(str(seat) for seat in seats_of(self.state.waiting))
        lines.append(f"seats asked: {asked}" if asked else speaker.reason(self.state.reason()))
        if viewer is not None and self.state.waiting >> viewer & 1:
            lines.append(speaker.prompt(view))
        return "\n".join(lines)
