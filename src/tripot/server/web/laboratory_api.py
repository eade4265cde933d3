"""What designers of cards ask over HTTP: is this data file right, and how do bots do with it?"""

from collections.abc import AsyncIterator

import msgspec
from starlette.responses import Response, StreamingResponse

from tripot.arena.playing.contest import Result
from tripot.arena.playing.table import TableSetup
from tripot.core.errors import NoDataFile, TripotError
from tripot.core.registry import game as find_game
from tripot.server.bounds import LARGEST_TABLE, LOSS_RATE, SLICE_TIME
from tripot.server.house.library.laboratory import (
    CheckRequest,
    MeasureRequest,
    ReportRequest,
    TableRequest,
    check_file,
    check_table,
    play_some,
    report_of,
)
from tripot.server.protocol.laboratory import Checked, DataFile, Measured, MeasureWanted
from tripot.server.security.rate_limits import Bucket
from tripot.server.web.routes import Call, Route
from tripot.server.workers.queue import Flow
from tripot.server.workers.thinking import WorkClaim
from tripot.text import Speaker

SECONDS = 0.2  # that a check takes, about


def claim_of(call: Call) -> WorkClaim:
    """Work that takes too long ends a measurement; the next one is limited by the address."""
    return WorkClaim(Flow("review", call.guest.id), Bucket(*LOSS_RATE))


def game_with_data(call: Call) -> str:
    """The game that the address names; NoDataFile if its cards cannot be replaced."""
    game = find_game(call.game_key)
    if not game.takes_data:
        raise NoDataFile(game=game.title)
    return game.key


async def check_data(call: Call, file: DataFile) -> Checked:
    given = CheckRequest(game_with_data(call), file.data, call.language)
    return await call.house.thinker.work_out(check_file, given, SECONDS, claim_of(call))


async def measure(call: Call, wanted: MeasureWanted) -> Response:
    """Lines of JSON: how far it is, and then the report."""
    claim = claim_of(call)
    given = TableRequest(game_with_data(call), wanted.seats, wanted.data)
    table = await call.house.thinker.work_out(check_table, given, SECONDS, claim)
    lines = measured(call, table, wanted.games, claim)
    return StreamingResponse(lines, 200, {"cache-control": "no-store"}, "application/x-ndjson")


async def measured(call: Call, table: TableSetup, games: int, claim: WorkClaim) -> AsyncIterator[bytes]:
    """Slice by slice, so that the tables that are being played come in between; it ends when nobody reads any more."""
    thinker = call.house.thinker
    results: list[Result] = []
    try:
        while len(results) < games:
            yield line(Measured(len(results), games))
            given = MeasureRequest(table, len(results), games)
            results += await thinker.work_out(play_some, given, SLICE_TIME, claim)
        report = await thinker.work_out(report_of, ReportRequest(table, results), SLICE_TIME, claim)
        yield line(Measured(games, games, report.figures, report.names))
    except TripotError as error:  # too late for a status
        yield line(Measured(len(results), games, failed=Speaker(call.language).error(error)))


def line(message: Measured) -> bytes:
    return msgspec.json.encode(message) + b"\n"


LABORATORY_ROUTES = [
    Route(
        "POST",
        "/api/games/{game}/check",
        check_data,
        "What the game reads in a data file: fields, what is wrong, and the cards in both languages",
        largest=LARGEST_TABLE,
        limit="check",
        query=("language",),
    ),
    Route(
        "POST",
        "/api/games/{game}/measure",
        measure,
        "Let bots play with a data file: lines of JSON with the progress, and in the last one the report",
        Measured,
        largest=LARGEST_TABLE,
        limit="measure",
        query=("language",),
    ),
]
