"""What can be asked for over HTTP."""

import asyncio

import msgspec
from msgspec.structs import replace
from starlette.responses import Response, StreamingResponse

from tripot.bots import NAMES
from tripot.core.datafile import shipped
from tripot.core.errors import OtherRules
from tripot.core.game import Game, Option
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.server.bounds import LARGEST_TABLE, LONGEST_NAME
from tripot.server.errors import BadMessage, Elsewhere, NotFound, NotNow, TakenOver
from tripot.server.house.exporting import exported, me
from tripot.server.house.forgetting import forget
from tripot.server.house.library.books import encoded_book, own_book
from tripot.server.house.library.tutorials import encoded_tutorial
from tripot.server.network.addresses import LOOPBACK, lan_address
from tripot.server.protocol.bodies import (
    Address,
    Catalogue,
    Entry,
    Export,
    GameInfo,
    GuestChange,
    LobbyList,
    Me,
    NewGuest,
    OptionInfo,
    OwnTable,
    OwnTables,
    Seen,
)
from tripot.server.protocol.books import Book, Tutorial
from tripot.server.protocol.commands import PRESETS, AnyCommand
from tripot.server.protocol.news import AnyNews, GameNews, Json, News, RefusedNews
from tripot.server.protocol.tables import Settings
from tripot.server.rooms.announcing import game_seen_by
from tripot.server.rooms.change import Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.commands.dispatch import ask
from tripot.server.security.sanitise import cleaned
from tripot.server.storage.guests import change_guest
from tripot.server.storage.rows import OwnRow
from tripot.server.storage.tables import own_tables, remove_own
from tripot.server.web.bringing_api import BRINGING_ROUTES
from tripot.server.web.laboratory_api import LABORATORY_ROUTES
from tripot.server.web.origins import client_address, cookie, expired_cookie, is_secure
from tripot.server.web.review_api import REVIEW_ROUTES
from tripot.server.web.routes import Call, Route, encoded_response, json_response
from tripot.text import Speaker

# ---- what there is --------------------------------------------------------------------------------------------------


async def list_games(call: Call) -> Catalogue:
    games = [game_info(find_game(key), call.language) for key in catalogue()]
    return Catalogue(games, list(NAMES), list(PRESETS))


def game_info(game: Game[State], language: str) -> GameInfo:
    speaker = Speaker(language, game)
    return GameInfo(
        key=game.key,
        title=game.title,
        tagline=speaker.say("game-tagline") if speaker.has("game-tagline") else "",
        authors=list(game.authors),
        publisher=game.publisher,
        minutes=game.minutes,
        rules=game.rules,
        seats=list(game.seats),
        options=[option_info(option, speaker) for option in game.options],
        takes_data=game.takes_data,
        former_files=list({file: rules for rules, file in game.former_files.items()}.values()),
    )


def option_info(option: Option, speaker: Speaker) -> OptionInfo:
    return OptionInfo(
        key=option.key,
        name=speaker.option(option.key),
        help=speaker.option_help(option.key),
        choices=list(option.choices),
        names=[speaker.option_value(option.key, value) for value in option.choices or (None,)],
        default=option.default,
    )


async def show_book(call: Call) -> Response:
    return encoded_response(await asyncio.to_thread(encoded_book, call.game_key, call.language))


async def show_tutorial(call: Call) -> Response:
    return encoded_response(await asyncio.to_thread(encoded_tutorial, call.game_key, call.language))


async def show_shipped_data(call: Call) -> Response:
    """Laid out for people, who change it and bring it back with a table."""
    try:
        text = await asyncio.to_thread(shipped_data, call.game_key, call.rules)
    except (FileNotFoundError, OtherRules) as error:
        raise NotFound from error
    return encoded_response(text)


def shipped_data(key: str, rules: str | None) -> bytes:
    game = find_game(key)
    return msgspec.json.format(msgspec.json.encode(shipped(game.package, game.file_of(rules))), indent=2)


async def show_address(call: Call) -> Address:
    """The public one, or that of the local network, which only this machine is told."""
    config = call.house.config
    if config.public_url:
        return Address(config.public_url)
    is_here = client_address(call.request) in LOOPBACK
    lan = lan_address() if is_here and config.network_port else None
    return Address(f"http://{lan}:{config.network_port}" if lan else None)


async def list_lobby(call: Call) -> LobbyList:
    return LobbyList(call.house.lobby.listed())


# ---- guests ---------------------------------------------------------------------------------------------------------


async def become_guest(call: Call, new: NewGuest) -> Response:
    guest, token = await call.house.welcome(checked_name(new.name), new.language, new.program)
    response = json_response(me(guest, token if new.program else None), 201)
    if not new.program:
        response.headers["set-cookie"] = cookie(token, is_secure(call.request, call.house.config.public_url))
    return response


def checked_name(name: str) -> str:
    clean = cleaned(name, LONGEST_NAME)
    if not clean:
        raise BadMessage(found="name")
    return clean


async def show_me(call: Call) -> Me | None:
    """Nobody yet, for those who have not said who they are."""
    return me(call.guest) if call.visitor else None


async def change_me(call: Call, change: GuestChange) -> Me:
    name = call.guest.name if change.name is None else checked_name(change.name)
    old = call.guest
    colour = old.colour if change.colour is None else change.colour
    guest = replace(old, name=name, language=change.language or old.language, colour=colour)
    await call.house.storage.write(change_guest, guest)
    return me(guest)


async def list_own_tables(call: Call) -> OwnTables:
    rows = await call.house.storage.read(own_tables, call.guest.id)
    return OwnTables([own_table(row, await is_asked(call, row)) for row in rows])


def own_table(row: OwnRow, is_asked: bool) -> OwnTable:
    asked = row.asked or 0 if row.status == "playing" else 0
    return OwnTable(
        row.id,
        row.game,
        row.status,
        row.created,
        is_asked,
        row.is_brought,
        row.seat,
        list(row.names),
        [seat for seat in range(len(row.names)) if asked >> seat & 1],
        msgspec.json.decode(row.result) if row.result else None,
    )


async def remove_own_table(call: Call) -> None:
    """Not while one plays there.  The table itself stays, for the others and for one's export."""
    if not await call.house.storage.write(remove_own, call.table_id, call.guest.id):
        raise NotNow(wanted="own-finished-game")


async def is_asked(call: Call, row: OwnRow) -> bool:
    """Does the table wait for the guest?"""
    if row.status != "playing" or row.seat is None:
        return False
    if row.asked is not None:
        return bool(row.asked >> row.seat & 1)
    try:
        play = (await call.house.room(row.id)).play
    except Elsewhere:
        return False  # that table's next decision tells
    return play is not None and row.seat in play.match.waiting


async def forget_me(call: Call) -> Response:
    await forget(call.house, call.guest)
    response = json_response(None)
    response.headers["set-cookie"] = expired_cookie(is_secure(call.request, call.house.config.public_url))
    return response


async def export(call: Call) -> Response:
    """Everything that is kept about the guest; records of games that go on are still secret."""
    headers = {"cache-control": "no-store"}
    return StreamingResponse(exported(call.house.storage, call.guest), 200, headers, "application/json")


# ---- tables ---------------------------------------------------------------------------------------------------------


async def create_table(call: Call, settings: Settings) -> Seen:
    room = await call.house.create(call.guest, settings)
    return Seen(room.info(), room.you(call.guest))


async def show_table(call: Call) -> Seen:
    room = await call.look()
    return Seen(room.info(), room.you(call.guest))


async def enter_table(call: Call, entry: Entry) -> Seen:
    room = await call.house.enter(call.guest, call.table_id, entry.key)
    return Seen(room.info(), room.you(call.guest))


async def show_game(call: Call) -> News | None:
    room = await call.house.admit(call.guest, call.table_id)
    since = call.number("since") or 0

    async def in_turn() -> Change:
        return Change(reply=game_seen_by(room, call.guest, since))

    return await room.call(in_turn)


async def command(call: Call, command: AnyCommand) -> Response:
    """The same commands as over a socket; a refusal is a 409."""
    room = await call.house.admit(call.guest, call.table_id)
    replied: asyncio.Future[News] = asyncio.get_running_loop().create_future()

    def hear(news: News) -> None:
        if not replied.done():  # the request was given up meanwhile
            replied.set_result(news)

    def give_up(error: BaseException) -> None:
        if not replied.done():
            replied.set_exception(error)

    ask(Caller(room, call.guest, None, hear, give_up), command)
    reply = await replied
    if isinstance(reply, RefusedNews) and reply.error.code == TakenOver.code:
        raise TakenOver  # whoever has the table now may still do it
    return json_response(reply, 409 if isinstance(reply, RefusedNews) else 200)


async def show_data(call: Call) -> Response:
    """Without it nobody can check the record."""
    data = (await call.look()).seating.settings.data
    if data is None:
        raise NotFound
    return json_response(data)


async def show_table_book(call: Call) -> Response:
    """With the cards of the table; those of today where they are not known any more."""
    room = await call.look()
    settings = room.seating.settings
    rules = room.play.match.rules if room.play else None
    if settings.data is None or not room.replayable:
        return encoded_response(await asyncio.to_thread(encoded_book, settings.game, call.language, rules))
    if call.language not in room.books:
        given = (settings.game, call.language, settings.data, rules)
        room.books[call.language] = await asyncio.to_thread(own_book, *given)
    return encoded_response(room.books[call.language])


GAME, TABLE = "/api/games/{game}", "/api/tables/{table}"
ROUTES = [
    Route("GET", "/api/address", show_address, "Where others find this server", needs_guest=False),
    Route("GET", "/api/games", list_games, "The games, the bots and the presets", needs_guest=False),
    Route(
        "GET",
        f"{GAME}/book",
        show_book,
        "A game's cards, words and rules",
        Book,
        needs_guest=False,
        query=("language",),
    ),
    Route(
        "GET",
        f"{GAME}/tutorial",
        show_tutorial,
        "A prepared position and guided decisions",
        Tutorial,
        needs_guest=False,
        query=("language",),
    ),
    Route(
        "GET",
        f"{GAME}/data",
        show_shipped_data,
        "The data file that a game ships, or did under former rules, if it has one: a template for one's own",
        Json,
        needs_guest=False,
        query=("rules",),
    ),
    Route("GET", "/api/lobby", list_lobby, "The public tables", needs_guest=False),
    Route("POST", "/api/guests", become_guest, "Become a guest", Me, 201, needs_guest=False, limit="guest"),
    Route("GET", "/api/me", show_me, "Who am I?  `null` for nobody yet", needs_guest=False),
    Route("DELETE", "/api/me", forget_me, "Be forgotten for good", limit="guest"),
    Route("PATCH", "/api/me", change_me, "Change name, language or colour"),
    Route("GET", "/api/me/tables", list_own_tables, "Tables at which one plays or has played"),
    Route(
        "DELETE",
        "/api/me/tables/{table}",
        remove_own_table,
        "Take a table at which one does not play any more from that list",
    ),
    Route("GET", "/api/me/export", export, "Everything that is kept about oneself", Export, limit="review"),
    Route("POST", "/api/tables", create_table, "Open a table", status=201, largest=LARGEST_TABLE, limit="table"),
    Route("GET", TABLE, show_table, "A table", query=("key",)),
    Route("POST", f"{TABLE}/enter", enter_table, "Enter by a link", limit="table"),
    Route("GET", f"{TABLE}/game", show_game, "The game as one's seat sees it", GameNews, query=("since",)),
    Route(
        "GET", f"{TABLE}/book", show_table_book, "The same with the table's data file", Book, query=("language", "key")
    ),
    Route("GET", f"{TABLE}/data", show_data, "The table's data file, if it has one", Json, query=("key",)),
    Route("POST", f"{TABLE}/commands", command, "Ask something of a table", AnyNews, is_counted=False),
    *REVIEW_ROUTES,
    *BRINGING_ROUTES,
    *LABORATORY_ROUTES,
]
