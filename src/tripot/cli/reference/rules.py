"""`tripot rules GAME [CLAUSE]`: the rules, clause by clause."""

import unicodedata
from collections.abc import Iterable, Sequence

import click
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.options import GAME
from tripot.cli.shell.prose import Prose
from tripot.cli.shell.terminal import Terminal
from tripot.core.registry import game as find_game
from tripot.text.rules import Chapter, Clause, Register, register

TYPED = str.maketrans({"’": "'", "œ": "oe", "æ": "ae", "\u00a0": " ", "\u202f": " "})


@cli_command(
    "rules",
    GAME,
    click.Argument(["clause"], required=False, metavar="clause"),
    click.Option(["--search"], metavar="word"),
    JSON,
)
def command(terminal: Terminal, game: str, clause: str | None, search: str | None) -> None:
    rules = register(find_game(game))
    found: Sequence[Clause] = [rules.clause(clause.upper())] if clause else rules.clauses
    if search:
        found = matching(found, search, terminal.language)
    if terminal.json:
        terminal.print_json(as_json(rules, found, terminal.language))
    elif found:
        terminal.print(in_chapters(terminal, rules, found))
    else:
        terminal.tell("ui-rules-none", word=search)


def matching(clauses: Iterable[Clause], words: str, language: str) -> list[Clause]:
    """The clauses that have all the words, in any case and with or without accents."""
    wanted = simplified(words).split()
    return [clause for clause in clauses if all(word in simplified(whole_text(clause, language)) for word in wanted)]


def whole_text(clause: Clause, language: str) -> str:
    return f"{clause.id} {clause.text[language]} {clause.ruling_text.get(language, '')}"


def simplified(text: str) -> str:
    """As one types it in a search: without accents, capitals and typographic signs."""
    letters = unicodedata.normalize("NFD", text.lower()).translate(TYPED)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def as_json(rules: Register, clauses: Sequence[Clause], language: str) -> dict[str, object]:
    return {
        "game": rules.game,
        "rules": rules.rules,
        "language": language,
        "chapters": [
            {"key": chapter.key, "number": chapter.number, "title": chapter.title[language]}
            for chapter in rules.chapters
        ],
        "clauses": [
            {
                "id": clause.id,
                "chapter": clause.chapter,
                "text": clause.text[language],
                "ruling": clause.ruling_text[language] if clause.ruling else None,
                "source": list(clause.source),
            }
            for clause in clauses
        ],
    }


# ---- for people -----------------------------------------------------------------------------------------------------


def in_chapters(terminal: Terminal, rules: Register, clauses: Sequence[Clause]) -> RenderableType:
    parts: list[RenderableType] = []
    for chapter in rules.chapters:
        own = [clause for clause in clauses if clause.chapter == chapter.key]
        if own:
            parts += [chapter_title(chapter, terminal.language), *(clause_text(terminal, clause) for clause in own)]
    return Group(*parts)


def chapter_title(chapter: Chapter, language: str) -> Text:
    return Text(f"\n{chapter.number}  {chapter.title[language]}\n", "bold")


def clause_text(terminal: Terminal, clause: Clause) -> RenderableType:
    text = Text.assemble((f"{clause.id}  ", "bold cyan"), clause.text[terminal.language])
    if clause.ruling:
        label = terminal.say("ui-rules-ruling")
        text = Text.assemble(text, (f"\n⚖ {label} ", "bold yellow"), clause.ruling_text[terminal.language])
    return Padding(Prose(text), (0, 0, 1, 2))
