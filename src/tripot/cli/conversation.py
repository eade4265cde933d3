"""A person plays: the questions of a match, and what may be typed instead of an answer."""

from collections.abc import Callable, Sequence

from tripot.cli.log import Log
from tripot.cli.reading import Reading
from tripot.cli.rules import simplified
from tripot.cli.screen import Answer, Screen
from tripot.cli.sheet import shipped_data
from tripot.cli.sitting import Sitting
from tripot.cli.table import TablePicture
from tripot.cli.terminal import Quit, Terminal
from tripot.core.actions import Action
from tripot.core.errors import IllegalAction

MANY = 40  # choices are better searched than turned over
WORDS = {
    "?": "help",
    "h": "hint",
    "c": "cards",
    "r": "rules",
    "t": "table",
    "l": "log",
    "q": "quit",
}  # may be typed in full


class Conversation:
    def __init__(self, terminal: Terminal, sitting: Sitting) -> None:
        self.terminal = terminal
        self.sitting = sitting
        self.match = sitting.match
        names = sitting.names(terminal.say("ui-you"))
        self.speaker = terminal.speaker_for(self.match.game, names, sitting.seat)
        picture = TablePicture(self.speaker, self.match.game, terminal.out)
        self.screen = Screen(terminal, picture)
        self.log = Log(self.match, sitting.seat, self.speaker)
        data = shipped_data(self.match.game) if sitting.saved.data is None else sitting.saved.data
        self.reading = Reading(terminal, picture, self.log, data)
        self.told = 0  # lines of the log that the person had read at the last choice

    def hold(self) -> None:
        """Until the game is over; Quit when the person leaves before."""
        while not self.sitting.is_over:
            self.sitting.let_bots_answer()
            if self.sitting.seat in self.match.waiting:
                self.take_part(self.match.legal(self.sitting.seat))
        self.log.catch_up()

    def take_part(self, legal: list[Action]) -> None:
        if len(legal) == 1:
            self.log.note(self.terminal.say("ui-play-forced", action=self.speaker.action(legal[0])))
            self.sitting.answer(self.sitting.seat, legal[0])
            return
        self.log.catch_up()
        question = Question(self, legal)
        question.ask()
        self.told = len(self.log.lines)

    @property
    def news(self) -> list[str]:
        return self.log.lines[self.told :]


class Question:
    """One choice: asked until it is answered."""

    def __init__(self, conversation: Conversation, legal: Sequence[Action]) -> None:
        self.conversation = conversation
        self.terminal = conversation.terminal
        self.sitting = conversation.sitting
        self.view = self.sitting.match.view(self.sitting.seat)
        self.answers = [Answer(number, self.described(action), str(action)) for number, action in enumerate(legal, 1)]
        self.page = 0
        self.sought = ""  # words that narrow the answers down
        self.remark = self.terminal.say("ui-play-many", number=len(legal)) if len(legal) > MANY else ""
        self.is_open = True
        reading = conversation.reading
        self.commands: dict[str, Callable[[str], None]] = {
            "?": lambda rest: reading.help(self.view.phase),
            "h": self.hint,
            "c": reading.cards,
            "r": reading.read_rules,
            "t": lambda rest: reading.whole_table(self.view),
            "l": lambda rest: reading.whole_log(),
            "+": lambda rest: self.turn_page(1),
            "-": lambda rest: self.turn_page(-1),
            "q": self.leave,
        }
        self.words = {self.terminal.say(f"ui-play-word-{WORDS[key]}"): key for key in WORDS}

    def described(self, action: Action) -> str:
        speaker = self.conversation.speaker
        return speaker.choice(action, self.view) or speaker.action(action)

    def ask(self) -> None:
        while self.is_open:
            self.show()
            self.hear(self.terminal.ask("ui-play-prompt"))

    def show(self) -> None:
        prompt = self.conversation.speaker.prompt(self.view)
        found = [answer for answer in self.answers if self.is_sought(answer, self.sought)]
        self.conversation.screen.show(self.view, self.conversation.news, prompt, found, self.page, self.remark)
        self.remark = ""

    def is_sought(self, answer: Answer, words: str) -> bool:
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
            self.sitting.answer(self.sitting.seat, notation)
        except IllegalAction as error:
            self.remark = self.conversation.speaker.error(error)
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
        choice = self.sitting.hint()
        self.remark = self.terminal.say(
            "ui-play-hint",
            action=self.described(choice.action),
            why=self.conversation.speaker.why(choice.reason),
            percent=round(100 * (choice.chance or 0)),
        )

    def leave(self, rest: str) -> None:
        raise Quit
