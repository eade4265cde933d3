"""From sitting down to the result, or to getting up before it."""

from rich.table import Table
from rich.text import Text

from tripot.cli.conversation import Conversation
from tripot.cli.prose import Prose
from tripot.cli.saved import latest_or_none
from tripot.cli.sitting import Sitting
from tripot.cli.terminal import Quit, Terminal
from tripot.core.match import Outcome
from tripot.text import Speaker


def spend_evening(terminal: Terminal, sitting: Sitting) -> None:
    unfinished = latest_or_none()
    conversation = Conversation(terminal, sitting)
    conversation.log.note(terminal.say("ui-play-commitment", commitment=sitting.match.chance.commitment))
    if unfinished and unfinished != sitting.saved.path:
        conversation.log.note(terminal.say("ui-play-unfinished", file=unfinished.name))
    sitting.saved.write()
    try:
        conversation.hold()
    except Quit:
        say_goodbye(terminal, sitting)
    except KeyboardInterrupt:
        say_goodbye(terminal, sitting)
        raise
    else:
        tell_result(conversation)


def say_goodbye(terminal: Terminal, sitting: Sitting) -> None:
    terminal.tell("ui-play-saved", file=str(sitting.saved.path))
    terminal.tell("ui-play-how-to-resume", "bold")


def tell_result(conversation: Conversation) -> None:
    terminal, match = conversation.terminal, conversation.match
    assert match.outcome
    if terminal.interactive:
        terminal.out.clear()
    picture, screen = conversation.screen.picture, conversation.screen
    terminal.print(picture.draw(match.view(conversation.sitting.seat)), screen.log(conversation.news, screen.half))
    terminal.print(Text(), result_table(terminal, conversation.speaker, match.outcome))
    terminal.print(Prose(conversation.speaker.reason(match.outcome.reason)))
    file = str(conversation.sitting.saved.path)
    terminal.tell("ui-play-record", file=file)
    terminal.tell("ui-play-record-keys", "bright_black", file=file)
    if match.game.data_hash:
        terminal.tell("ui-play-record-data", "bright_black")


def result_table(terminal: Terminal, speaker: Speaker, outcome: Outcome) -> Table:
    table = Table(title=terminal.say("ui-result-title"), title_justify="left", title_style="bold")
    for column in ("rank", "player", "score"):
        table.add_column(terminal.say(f"ui-result-{column}"), justify="left" if column == "player" else "right")
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        winner = seat in outcome.winners
        table.add_row(
            Text(str(outcome.ranks[seat])),
            Text(f"{speaker.name(seat)} ★" if winner else speaker.name(seat)),
            Text(terminal.number(outcome.scores[seat])),
            style="bold" if winner else "",
        )
    return table
