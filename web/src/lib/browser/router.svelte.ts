/** Where the page is: the path decides the screen, links go there without a reload. */

export interface Route {
  screen: Screen;
  /** a game's key or a table's id */
  id: string;
  hash: string;
}

export type Screen =
  "home" | "new" | "t" | "replay" | "rules" | "learn" | "cards" | "settings" | "about" | "missing";

/** Does the path of a screen name a game or a table? */
const NAMES_ONE = new Map([
  ["new", "always"],
  ["t", "always"],
  ["replay", "always"],
  ["rules", "maybe"],
  ["learn", "always"],
  ["cards", "always"],
  ["settings", "never"],
  ["about", "never"],
]);

export function routeOf(path: string, hash: string): Route {
  const [screen = "", id = "", ...rest] = decoded(path);
  const naming = NAMES_ONE.get(screen);
  if (!screen && !id) return { screen: "home", id: "", hash };
  const fits = naming && (naming === "maybe" || (naming === "always") === (id !== ""));
  if (!fits || rest.length) return { screen: "missing", id: "", hash };
  return { screen: screen as Screen, id, hash };
}

function decoded(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path]; // a percent sign that means nothing: there is no such screen
  }
}

const here = () => routeOf(location.pathname, location.hash.slice(1));

class Router {
  route = $state.raw<Route>({ screen: "home", id: "", hash: "" });
  /** has another screen been shown before this one? */
  hasMoved = false;

  start(): void {
    this.route = here();
    addEventListener("popstate", () => this.arrive());
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Take a secret or a moment out of the address, or put one there, without a step of history. */
  setHash(hash: string): void {
    history.replaceState(null, "", location.pathname + (hash && `#${hash}`));
    this.route = here();
  }

  private arrive(): void {
    const next = here();
    this.hasMoved ||= next.screen !== this.route.screen || next.id !== this.route.id;
    this.route = next;
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download"))
      return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser scrolls there by itself
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
