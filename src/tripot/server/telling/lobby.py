"""The lobby: public tables that wait for players or are being played, told live."""

from collections.abc import Container
from typing import Protocol

import msgspec

from tripot.server.protocol.news import LobbyChange, LobbyGone, LobbyNews, News
from tripot.server.protocol.tables import ENDED, LobbyTable, TableInfo


class Visitor(Protocol):
    """Somebody's socket to the lobby."""

    def post(self, message: bytes) -> bool: ...


class Lobby:
    def __init__(self, tables: list[LobbyTable]) -> None:
        self.tables = {table.id: table for table in reversed(tables)}  # the newest last
        self.visitors: list[Visitor] = []

    def listed(self) -> list[LobbyTable]:
        """The newest first."""
        return list(reversed(self.tables.values()))

    def enter(self, visitor: Visitor) -> None:
        self.visitors.append(visitor)
        visitor.post(msgspec.json.encode(LobbyNews(tables=self.listed())))

    def leave(self, visitor: Visitor) -> None:
        if visitor in self.visitors:
            self.visitors.remove(visitor)

    def note(self, info: TableInfo, created: float, host: str) -> None:
        """A table is new or has changed."""
        known = self.tables.get(info.id)
        if info.settings.visibility != "public" or info.status in ENDED:
            self.forget(info.id)
            return
        free = sum(place.kind == "free" for place in info.places)
        settings = info.settings
        table = LobbyTable(info.id, settings.game, info.status, host, settings.seats, free, settings.clock, created)
        if table != known:
            self.tables[info.id] = table
            self.send(LobbyChange(table=table))

    def follow(self, tables: list[LobbyTable], known: Container[str]) -> None:
        """Become what is stored, but for those that are `known` better here."""
        stored = {table.id: table for table in reversed(tables)}
        for table_id in [table_id for table_id in self.tables if table_id not in stored and table_id not in known]:
            self.forget(table_id)
        for table_id, table in stored.items():
            if table_id not in known and table != self.tables.get(table_id):
                self.tables[table_id] = table
                self.send(LobbyChange(table=table))

    def forget(self, table_id: str) -> None:
        if self.tables.pop(table_id, None):
            self.send(LobbyGone(id=table_id))

    def send(self, news: News) -> None:
        message = msgspec.json.encode(news)
        for visitor in self.visitors:
            visitor.post(message)
