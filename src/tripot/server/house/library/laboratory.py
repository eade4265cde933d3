"""What a designer wants to know of a data file: what the game reads in it, and how bots do with it.

Workers do it: a file may be long, and games are.
"""

from time import process_time
from typing import NamedTuple

from tripot.arena.competition.tournament import Tournament
from tripot.arena.playing.contest import Result, play
from tripot.arena.playing.table import TableSetup
from tripot.arena.reports.balance import balance
from tripot.core.document import AskedField, noting
from tripot.core.errors import BadData
from tripot.core.registry import game as find_game
from tripot.server.bounds import SLICE_TIME
from tripot.server.house.library.books import cards
from tripot.server.protocol.laboratory import Checked, FieldInfo, FileProblem
from tripot.server.protocol.news import Json
from tripot.server.workers.tasks import telling_errors
from tripot.text import LANGUAGES, Speaker

BOT = "greedy"  # the only one that plays hundreds of games in seconds


class CheckRequest(NamedTuple):
    game: str
    data: Json
    language: str  # of what is wrong


class MeasureRequest(NamedTuple):
    """Some games of a measurement, counted from `first`."""

    table: TableSetup
    first: int
    games: int  # of the whole measurement


def check_file(given: CheckRequest) -> Checked:
    """The whole answer, whatever is wrong with the file."""
    fields: list[AskedField] = []
    try:
        game = find_game(given.game).with_data(noting(given.data, fields))
    except BadData as error:
        path = str(error.details.get("path", ""))
        return Checked(described(fields), FileProblem(path, Speaker(given.language).error(error)), {})
    return Checked(described(fields), None, {language: cards(game, Speaker(language, game)) for language in LANGUAGES})


def described(fields: list[AskedField]) -> list[FieldInfo]:
    """Each path once: what a reader has asked last."""
    found = {field.path: field for field in fields}
    return [
        FieldInfo(field.path, field.kind, field.low, field.high, list(field.words), field.default)
        for field in found.values()
    ]


class TableRequest(NamedTuple):
    game: str
    seats: int | None
    data: Json | None


@telling_errors
def check_table(given: TableRequest) -> TableSetup:
    """The table to measure at."""
    return TableSetup.checked(given.game, given.seats or find_game(given.game).usual_seats, {}, given.data)


def play_some(given: MeasureRequest) -> list[Result]:
    """The next games, for as long as a slice may take; at least one."""
    tournament = tournament_at(given.table)
    end = process_time() + SLICE_TIME
    results: list[Result] = []
    for number in range(given.first, given.games):
        results.append(play(tournament.contest(number)))
        if process_time() > end:
            break
    return results


def tournament_at(table: TableSetup) -> Tournament:
    return Tournament.alone(BOT, table, 0, cards=True)


class ReportRequest(NamedTuple):
    table: TableSetup
    results: list[Result]


class Report(NamedTuple):
    """What `tripot balance --cards --json` says of these games, and by language what it calls what is no card."""

    figures: Json
    names: dict[str, dict[str, str]]


def report_of(given: ReportRequest) -> Report:
    found = balance(tournament_at(given.table), given.results)
    assert found.cards is not None
    rules = given.table.rules()
    sources = {source for amounts in found.cards.sources.values() for source in amounts}
    keys = [f"gain-{what}" for _, what in found.cards.sources]
    keys += [f"source-{source}" for source in sources if source not in rules.printed]
    speakers = {language: Speaker(language, rules) for language in LANGUAGES}
    return Report(
        found.to_json(), {language: {key: own.say(key) for key in keys} for language, own in speakers.items()}
    )
