/** Where the page is: the path decides the screen, links go there without a reload.
    On a device the path is behind the #, since a plain host of files knows no screens. */
import { isOnDevice } from "../device/place";
import { mapLinks } from "./links";

export interface Route {
  screen: Screen;
  /** a game's key or a table's id */
  id: string;
  hash: string;
  /** opens the replay of a private table: messengers drop what follows the `#`, so it is in the query */
  key: string;
}

export type Screen =
  "home" | "new" | "lab" | "t" | "replay" | "rules" | "learn" | "cards" | "settings" | "about" | "missing";

/** Does the path of a screen name a game or a table? */
const NAMES_ONE = new Map([
  ["new", "always"],
  ["lab", "always"],
  ["t", "always"],
  ["replay", "always"],
  ["rules", "maybe"],
  ["learn", "always"],
  ["cards", "always"],
  ["settings", "never"],
  ["about", "never"],
]);

export function routeOf(path: string, hash: string, search = ""): Route {
  const [screen = "", id = "", ...rest] = decoded(path);
  const naming = NAMES_ONE.get(screen);
  const key = new URLSearchParams(search).get("key") ?? "";
  if (!screen && !id) return { screen: "home", id: "", hash, key };
  const fits = naming && (naming === "maybe" || (naming === "always") === (id !== ""));
  if (!fits || rest.length) return { screen: "missing", id: "", hash, key };
  return { screen: screen as Screen, id, hash, key };
}

function decoded(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path]; // a percent sign that means nothing: there is no such screen
  }
}

/** The path, what follows its own #, and the query. */
function place(): [path: string, hash: string, search: string] {
  const behind = location.hash.slice(1);
  if (!isOnDevice) return [location.pathname, behind, location.search];
  const at = behind.indexOf("#");
  return at < 0 ? [behind, "", ""] : [behind.slice(0, at), behind.slice(at + 1), ""];
}

const here = () => routeOf(...place());
const address = (path: string) => (isOnDevice ? `#${path}` : path);

class Router {
  route = $state.raw<Route>({ screen: "home", id: "", hash: "", key: "" });
  /** has another screen been shown before this one? */
  hasMoved = false;

  start(): void {
    this.route = here();
    addEventListener("popstate", () => this.arrive());
    addEventListener("click", (event) => this.follow(event));
    if (isOnDevice) mapLinks();
  }

  go(path: string): void {
    history.pushState(null, "", address(path));
    this.arrive();
    scrollTo(0, 0);
  }

  /** Take a secret or a moment out of the address, or put one there, without a step of history. */
  setHash(hash: string): void {
    const [path, , search] = place();
    history.replaceState(null, "", address(path) + search + (hash && `#${hash}`));
    this.route = here();
  }

  private arrive(): void {
    const next = here();
    this.hasMoved ||= next.screen !== this.route.screen || next.id !== this.route.id;
    this.route = next;
  }

  /** As the browser does where the # is its own. */
  private scroll(id: string): void {
    this.setHash(id);
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.focus();
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (
      !link ||
      !plain ||
      link.target ||
      link.origin !== location.origin ||
      link.hasAttribute("download") ||
      link.hasAttribute("data-reload")
    )
      return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
    const isHere = link.pathname === location.pathname && link.hash;
    if (isHere && !isOnDevice) return; // the browser scrolls there by itself
    event.preventDefault();
    if (!isHere) this.go(link.pathname + link.search + link.hash);
    else if (link.hash.startsWith("#/")) this.go(link.hash.slice(1));
    else this.scroll(link.hash.slice(1));
  }
}

export const router = new Router();
