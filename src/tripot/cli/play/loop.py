"""A person plays: the questions of a match, and what may be typed instead of an answer."""

from collections.abc import Callable, Sequence

from rich.text import Text

from tripot.cli.drawing.card_list import shipped_data
from tripot.cli.drawing.result import result_table
from tripot.cli.drawing.table import TablePicture
from tripot.cli.play.help_pages import HelpPages
from tripot.cli.play.log import Log
from tripot.cli.play.saved import latest_or_none
from tripot.cli.play.screen import NumberedAction, Screen
from tripot.cli.play.session import Session
from tripot.cli.reference.rules import simplified
from tripot.cli.shell.prose import Prose
from tripot.cli.shell.terminal import Quit, Terminal
from tripot.core.actions import Action
from tripot.core.errors import IllegalAction

MANY = 40  # choices are better searched than turned over
# may be typed in full
WORDS = {"?": "help", "h": "hint", "c": "cards", "r": "rules", "t": "table", "l": "log", "q": "quit"}


class GameLoop:
    def __init__(self, terminal: Terminal, session: Session) -> None:
        self.terminal = terminal
        self.session = session
        self.match = session.match
        names = session.names(terminal.say("ui-you"))
        self.speaker = terminal.speaker_for(self.match.game, names, session.seat)
        picture = TablePicture(self.speaker, self.match.game, terminal.out)
        self.screen = Screen(terminal, picture)
        self.log = Log(self.match, session.seat, self.speaker)
        data = shipped_data(self.match.game) if session.saved.data is None else session.saved.data
        self.pages = HelpPages(terminal, picture, self.log, data)
        self.told = 0  # lines of the log that the person had read at the last choice

    def run(self) -> None:
        """Until the game is over; Quit when the person leaves before."""
        while not self.session.is_over:
            self.session.let_bots_answer()
            if self.session.seat in self.match.waiting:
                self.answer_or_ask(self.match.legal(self.session.seat))
        self.log.catch_up()

    def answer_or_ask(self, legal: list[Action]) -> None:
        if len(legal) == 1:
            self.log.note(self.terminal.say("ui-play-forced", action=self.speaker.action(legal[0])))
            self.session.answer(self.session.seat, legal[0])
            return
        self.log.catch_up()
        question = Prompt(self, legal)
        question.ask()
        self.told = len(self.log.lines)

    @property
    def news(self) -> list[str]:
        return self.log.lines[self.told :]


class Prompt:
    """One choice: asked until it is answered."""

    def __init__(self, loop: GameLoop, legal: Sequence[Action]) -> None:
        self.loop = loop
        self.terminal = loop.terminal
        self.session = loop.session
        self.view = self.session.match.view(self.session.seat)
        self.answers = [
            NumberedAction(number, self.described(action), str(action)) for number, action in enumerate(legal, 1)
        ]
        self.page = 0
        self.sought = ""  # words that narrow the answers down
        self.remark = self.terminal.say("ui-play-many", number=len(legal)) if len(legal) > MANY else ""
        self.is_open = True
        pages = loop.pages
        self.commands: dict[str, Callable[[str], None]] = {
            "?": lambda rest: pages.help(self.view.phase),
            "h": self.hint,
            "c": pages.cards,
            "r": pages.read_rules,
            "t": lambda rest: pages.whole_table(self.view),
            "l": lambda rest: pages.whole_log(),
            "+": lambda rest: self.turn_page(1),
            "-": lambda rest: self.turn_page(-1),
            "q": self.leave,
        }
        self.words = {self.terminal.say(f"ui-play-word-{WORDS[key]}"): key for key in WORDS}

    def described(self, action: Action) -> str:
        speaker = self.loop.speaker
        return speaker.choice(action, self.view) or speaker.action(action)

    def ask(self) -> None:
        while self.is_open:
            self.show()
            self.hear(self.terminal.ask("ui-play-prompt"))

    def show(self) -> None:
        prompt = self.loop.speaker.prompt(self.view)
        found = [answer for answer in self.answers if self.is_sought(answer, self.sought)]
        self.loop.screen.show(self.view, self.loop.news, prompt, found, self.page, self.remark)
        self.remark = ""

    def is_sought(self, answer: NumberedAction, words: str) -> bool:
        text = simplified(f"{answer.sentence} {answer.notation}")
        return all(word in text for word in simplified(words).split())

    # ---- what is typed ----------------------------------------------------------------------------------------------

    def hear(self, typed: str | None) -> None:
        if typed is None:
            raise Quit
        first, _, rest = typed.lower().partition(" ")
        key = self.words.get(first, first)
        if typed.isdecimal():
            self.choose(int(typed))
        elif key in self.commands:
            self.commands[key](rest.strip())
        elif not typed:
            self.narrow_down("")
        elif any(self.is_sought(answer, typed) for answer in self.answers) and not self.is_notation(typed):
            self.narrow_down(typed)
        else:
            self.answer(typed)

    def choose(self, number: int) -> None:
        if 1 <= number <= len(self.answers):
            self.answer(self.answers[number - 1].notation)
        else:
            self.remark = self.terminal.say("ui-play-no-number", number=str(number), most=len(self.answers))

    def is_notation(self, typed: str) -> bool:
        return any(answer.notation == typed for answer in self.answers)

    def answer(self, notation: str) -> None:
        try:
            self.session.answer(self.session.seat, notation)
        except IllegalAction as error:
            self.remark = self.loop.speaker.error(error)
        else:
            self.is_open = False

    def narrow_down(self, words: str) -> None:
        self.sought = words
        self.page = 0
        if words:
            self.remark = self.terminal.say("ui-play-narrowed", words=words)

    def turn_page(self, pages: int) -> None:
        self.page += pages

    def hint(self, rest: str) -> None:
        """What a strong player would do here, and why."""
        choice = self.session.hint()
        self.remark = self.terminal.say(
            "ui-play-hint",
            action=self.described(choice.action),
            why=self.loop.speaker.why(choice.reason),
            percent=round(100 * (choice.chance or 0)),
        )

    def leave(self, rest: str) -> None:
        raise Quit


# ---- the whole game --------------------------------------------------------------------------------------------------


def play_session(terminal: Terminal, session: Session) -> None:
    unfinished = latest_or_none()
    loop = GameLoop(terminal, session)
    loop.log.note(terminal.say("ui-play-commitment", commitment=session.match.rng.commitment))
    if unfinished and unfinished != session.saved.path:
        loop.log.note(terminal.say("ui-play-unfinished", file=unfinished.name))
    session.saved.write()
    try:
        loop.run()
    except Quit:
        say_goodbye(terminal, session)
    except KeyboardInterrupt:
        say_goodbye(terminal, session)
        raise
    else:
        tell_result(loop)


def say_goodbye(terminal: Terminal, session: Session) -> None:
    terminal.tell("ui-play-saved", file=str(session.saved.path))
    terminal.tell("ui-play-how-to-resume", "bold")


def tell_result(loop: GameLoop) -> None:
    terminal, match = loop.terminal, loop.match
    assert match.outcome
    if terminal.interactive:
        terminal.out.clear()
    picture, screen = loop.screen.picture, loop.screen
    terminal.print(picture.draw(match.view(loop.session.seat)), screen.log(loop.news, screen.half))
    terminal.print(Text(), result_table(terminal, loop.speaker, match.outcome))
    terminal.print(Prose(loop.speaker.reason(match.outcome.reason)))
    file = str(loop.session.saved.path)
    terminal.tell("ui-play-record", file=file)
    terminal.tell("ui-play-record-keys", "bright_black", file=file)
    if match.game.data_hash:
        terminal.tell("ui-play-record-data", "bright_black")
