/** HTTP: one function for each thing to ask; a failure is thrown as `ApiError` with the server's sentence. */
import type {
  Address,
  AnyCommand,
  AnyNews,
  Book,
  Catalogue,
  Chances,
  Export,
  HttpFailure,
  LobbyList,
  Me,
  NewGuest,
  Opinion,
  OwnTables,
  Replay,
  Seen,
  Settings,
  Tutorial,
  Verification,
} from "./protocol";
import { language } from "../browser/language.svelte";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.now };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError("offline", language.t.net.offline, 0);
  }
  if (response.ok) return (await response.json()) as T;
  const failure = (await response.json().catch(() => null)) as HttpFailure | null;
  throw new ApiError(
    failure?.error ?? "internal",
    failure?.message || language.t.net.internal,
    response.status,
  );
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown) => request<T>("POST", path, body);

const query = (values: Record<string, string | number | null>) => {
  const given = Object.entries(values).filter(([, value]) => value !== null) as [string, string | number][];
  return "?" + new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
};
const spoken = () => query({ language: language.now });

export const api = {
  address: () => get<Address>("/api/address"),
  catalogue: () => get<Catalogue>("/api/games" + spoken()),
  lobby: () => get<LobbyList>("/api/lobby"),
  me: () => get<Me | null>("/api/me"),
  becomeGuest: (guest: NewGuest) => post<Me>("/api/guests", guest),
  changeMe: (change: { name?: string; language?: "en" | "fr" }) => request<Me>("PATCH", "/api/me", change),
  forgetMe: () => request<null>("DELETE", "/api/me"),
  myTables: () => get<OwnTables>("/api/me/tables"),
  myExport: () => get<Export>("/api/me/export"),
  openTable: (settings: Settings) => post<Seen>("/api/tables", settings),
  table: (id: string) => get<Seen>(`/api/tables/${id}`),
  command: (id: string, command: AnyCommand) => post<AnyNews>(`/api/tables/${id}/commands`, command),
  enter: (id: string, key: string) => post<Seen>(`/api/tables/${id}/enter`, { key }),
  gameBook: (game: string) => get<Book>(`/api/games/${game}/book` + spoken()),
  tableBook: (id: string) => get<Book>(`/api/tables/${id}/book` + spoken()),
  tutorial: (game: string) => get<Tutorial>(`/api/games/${game}/tutorial` + spoken()),
  replay: (id: string, seat: number | null) =>
    get<Replay>(`/api/tables/${id}/replay` + query({ seat, language: language.now })),
  chances: (id: string, first: number, last: number) =>
    get<Chances>(`/api/tables/${id}/chances` + query({ first, last })),
  opinion: (id: string, step: number) => post<Opinion>(`/api/tables/${id}/opinion` + spoken(), { step }),
  verification: (id: string) => get<Verification>(`/api/tables/${id}/verification` + spoken()),
  record: (id: string) => get<Record<string, unknown>>(`/api/tables/${id}/record`),
};
