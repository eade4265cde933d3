/** The public tables, as they change. */
import type { AnyLobbyNews, LobbyTable } from "../lib/server/protocol";
import { Socket } from "../lib/server/socket";

export function heard(tables: LobbyTable[], news: AnyLobbyNews): LobbyTable[] {
  switch (news.type) {
    case "lobby":
      return news.tables;
    case "changed": {
      const known = tables.some(({ id }) => id === news.table.id);
      return known
        ? tables.map((table) => (table.id === news.table.id ? news.table : table))
        : [news.table, ...tables];
    }
    case "gone":
      return tables.filter(({ id }) => id !== news.id);
  }
}

export class Lobby {
  tables = $state.raw<LobbyTable[]>([]);
  private readonly socket = new Socket<AnyLobbyNews>("/api/lobby/socket", {
    open: () => {},
    news: (news) => (this.tables = heard(this.tables, news)),
    link: () => {},
  });

  close(): void {
    this.socket.close();
  }
}
