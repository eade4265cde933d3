/** HTTP: one function for each thing to ask; a failure is thrown as `ApiError` with the server's sentence. */
import type {
  Address,
  AnyCommand,
  AnyNews,
  Book,
  BranchWanted,
  Brought,
  BroughtGame,
  Catalogue,
  Chances,
  Checked,
  Export,
  Findings,
  GuestChange,
  HttpFailure,
  LobbyList,
  Me,
  Measured,
  NewGuest,
  Opinion,
  OwnTables,
  Reckoning,
  Replay,
  Seen,
  Settings,
  Tutorial,
  Verification,
} from "./protocol";
import { language } from "../browser/language.svelte";
import { exchange } from "../device/exchange";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

type Via = typeof exchange;

async function request<T>(method: string, path: string, body?: unknown, via?: Via): Promise<T> {
  return (await (await answer(method, path, body, undefined, via)).json()) as T;
}

async function answer(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  via: Via = exchange,
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language.now };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    response = await via(path, { method, headers, body: text, ...(signal && { signal }) });
  } catch {
    throw new ApiError("offline", language.t.net.offline, 0);
  }
  if (response.ok) return response;
  const failure = (await response.json().catch(() => null)) as HttpFailure | null;
  throw new ApiError(
    failure?.error ?? "internal",
    failure?.message || language.t.net.internal,
    response.status,
  );
}

/** An answer that comes line by line, each of them JSON. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const { body: stream } = await answer("POST", path, body, signal);
  const reader = stream!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const found = (rest + part.value).split("\n");
    rest = found.pop() ?? "";
    yield* found.filter(Boolean).map((line) => JSON.parse(line) as T);
  }
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown) => request<T>("POST", path, body);

const query = (values: Record<string, string | number | null>) => {
  const given = Object.entries(values).filter(([, value]) => value !== null) as [string, string | number][];
  return "?" + new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
};
const spoken = () => query({ language: language.now });
/** The key of a replay is only for those who have no other way in. */
const opened = (key: string) => ({ key: key || null });

export const api = {
  address: () => get<Address>("/api/address"),
  catalogue: () => get<Catalogue>("/api/games" + spoken()),
  lobby: () => get<LobbyList>("/api/lobby"),
  me: () => get<Me | null>("/api/me"),
  becomeGuest: (guest: NewGuest) => post<Me>("/api/guests", guest),
  changeMe: (change: GuestChange) => request<Me>("PATCH", "/api/me", change),
  forgetMe: () => request<null>("DELETE", "/api/me"),
  myTables: () => get<OwnTables>("/api/me/tables"),
  removeMine: (id: string) => request<null>("DELETE", `/api/me/tables/${id}`),
  myExport: () => get<Export>("/api/me/export"),
  openTable: (settings: Settings) => post<Seen>("/api/tables", settings),
  table: (id: string, key = "") => get<Seen>(`/api/tables/${id}` + query(opened(key))),
  command: (id: string, command: AnyCommand) => post<AnyNews>(`/api/tables/${id}/commands`, command),
  enter: (id: string, key: string) => post<Seen>(`/api/tables/${id}/enter`, { key }),
  gameBook: (game: string) => get<Book>(`/api/games/${game}/book` + spoken()),
  tableBook: (id: string, key = "") =>
    get<Book>(`/api/tables/${id}/book` + query({ language: language.now, ...opened(key) })),
  /** the cards that a game ships, or that came with former rules */
  shippedData: (game: string, rules?: string) =>
    get<Record<string, unknown>>(`/api/games/${game}/data` + query(rules ? { rules } : {})),
  checkData: (game: string, data: Record<string, unknown>) =>
    post<Checked>(`/api/games/${game}/check` + spoken(), { data }),
  measure: (game: string, wanted: { data: Record<string, unknown>; games: number }, signal: AbortSignal) =>
    lines<Measured>(`/api/games/${game}/measure` + spoken(), wanted, signal),
  tutorial: (game: string) => get<Tutorial>(`/api/games/${game}/tutorial` + spoken()),
  replay: (id: string, seat: number | null, key = "") =>
    get<Replay>(`/api/tables/${id}/replay` + query({ seat, language: language.now, ...opened(key) })),
  chances: (id: string, first: number, last: number, key = "") =>
    get<Chances>(`/api/tables/${id}/chances` + query({ first, last, ...opened(key) })),
  findings: (id: string, key = "") =>
    get<Findings>(`/api/tables/${id}/findings` + query({ language: language.now, ...opened(key) })),
  opinion: (id: string, step: number, key = "") =>
    post<Opinion>(`/api/tables/${id}/opinion` + query({ language: language.now, ...opened(key) }), { step }),
  branch: (id: string, wanted: BranchWanted, key = "") =>
    post<Seen>(`/api/tables/${id}/branch` + query(opened(key)), wanted),
  reckoning: (id: string) => get<Reckoning>(`/api/tables/${id}/reckoning` + spoken()),
  verification: (id: string) => get<Verification>(`/api/tables/${id}/verification` + spoken()),
  record: (id: string) => get<Record<string, unknown>>(`/api/tables/${id}/record`),
  tableData: (id: string) => get<Record<string, unknown>>(`/api/tables/${id}/data`),
};

/** What a page that the device answers asks of the server that it came from. */
export const online = {
  me: () => request<Me | null>("GET", "/api/me", undefined, fetch),
  becomeGuest: (guest: NewGuest) => request<Me>("POST", "/api/guests", guest, fetch),
  bring: (game: BroughtGame) => request<Brought>("POST", "/api/me/games", game, fetch),
};
