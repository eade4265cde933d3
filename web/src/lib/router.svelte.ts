/** Where the page is: the path decides the screen, links go there without loading anew. */

export interface Place {
  screen: Screen;
  /** a game's key or a table's id */
  id: string;
  hash: string;
}

export type Screen =
  "home" | "new" | "t" | "replay" | "rules" | "learn" | "cards" | "settings" | "about" | "missing";

const SCREENS = new Set<string>(["new", "t", "replay", "rules", "learn", "cards", "settings", "about"]);

export function placeOf(path: string, hash: string): Place {
  const [screen = "", id = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!screen) return { screen: "home", id: "", hash };
  if (rest.length || !SCREENS.has(screen)) return { screen: "missing", id: "", hash };
  return { screen: screen as Screen, id, hash };
}

const here = () => placeOf(location.pathname, location.hash.slice(1));

class Router {
  place = $state.raw<Place>({ screen: "home", id: "", hash: "" });

  start(): void {
    this.place = here();
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = here();
    scrollTo(0, 0);
  }

  /** Take a secret or a moment out of the address, or put one there, without a step of history. */
  setHash(hash: string): void {
    history.replaceState(null, "", location.pathname + (hash && `#${hash}`));
    this.place = here();
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download"))
      return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
