"""Makes `terminal.svg`, the picture of `tripot play` in the README:

python docs/images/make_terminal.py
"""

import re
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from tripot.bots import choose
from tripot.cli.play.loop import GameLoop, Prompt
from tripot.cli.play.saved import SavedGame, SavedSeats
from tripot.cli.play.session import Session
from tripot.cli.shell.terminal import Terminal
from tripot.core.match import Match

PICTURE = Path(__file__).with_name("terminal.svg")
GAME, SEATS, SEED, DECISIONS = "trok", 4, 5, 110
WIDTH, HEIGHT = 100, 30
FONT_FROM_AFAR = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # the picture loads nothing from the network


def main() -> None:
    terminal = Terminal("en")
    screen = {"width": WIDTH, "height": HEIGHT, "force_terminal": True, "color_system": "truecolor"}
    terminal.out = Console(record=True, file=StringIO(), markup=False, highlight=False, **screen)
    match = Match(GAME, seats=SEATS, seed=SEED)
    with TemporaryDirectory() as folder:
        seating = SavedSeats(0, ("random",) * (SEATS - 1), SEED, "en")
        loop = GameLoop(terminal, Session(SavedGame(Path(folder) / "game.json", seating, match)))
        play_to_a_choice(loop)
    Prompt(loop, match.legal(0)).show()
    picture = terminal.out.export_svg(title=f"tripot play {GAME}")
    PICTURE.write_text(FONT_FROM_AFAR.sub("", picture), encoding="utf-8")


def play_to_a_choice(loop: GameLoop) -> None:
    """Some random decisions, and on to the person's next real choice."""
    match, session = loop.match, loop.session
    session.let_bots_answer()
    while len(match.decisions) < DECISIONS or len(match.legal(0)) == 1:
        loop.log.catch_up()
        loop.told = len(loop.log.lines)
        session.answer(0, choose(match, 0, "random", seed=len(match.decisions)).action)
        session.let_bots_answer()
    loop.log.catch_up()


if __name__ == "__main__":
    main()
