/** Whole games of all four: at every event the board holds what the engine would show at that moment. */
import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { huntOf } from "../../games/trol/hunting";
import { highlight } from "../../games/tschak/highlights";
import { chainOf } from "../../games/trok/chain";
import { Lesson } from "../../learn/lesson.svelte";
import { Reel } from "../../replay/reel.svelte";
import { settings } from "../browser/settings.svelte";
import { fakeBrowser, FakeSocket } from "../testing/fakes";
import type { TrokView, TrolView, TschakEvent, TschakView } from "../server/games";
import type { Replay, Tutorial, Update } from "../server/protocol";
import type { AnyView, Told } from "../server/told";
import type { Show } from "./show.svelte";
import { TableStore } from "./table_store.svelte";

interface News {
  message: Update & Record<string, unknown> & { type: string };
  /** the engine's view at each event */
  moments: (AnyView | null)[];
  /** and after them */
  view: AnyView;
}

interface Play {
  pages: { viewer: number | null; news: News[] }[];
  lesson: Tutorial;
}

const ROOT = new URL("../../../..", import.meta.url).pathname;

function played(game: string): Play {
  const text = execFileSync(`${ROOT}/.venv/bin/python`, ["-m", "web.whole_games", game], {
    env: { PYTHONPATH: `${ROOT}/tests` },
    maxBuffer: 64 << 20,
    encoding: "utf8",
  });
  return JSON.parse(text) as Play;
}

/** What a board makes of the view and the story beside it must agree with the engine, too. */
const MODELS: Record<string, (view: never, told: readonly Told[], log: readonly Told[]) => void> = {
  tschak: (view: TschakView, told) => {
    for (const { seat, treasures, monsters } of view.places) {
      const { prize, burden } = highlight(told as unknown as TschakEvent[], seat);
      if (prize) expect(treasures).toContain(prize);
      if (burden) expect(monsters).toContain(burden);
    }
  },
  trok: (view: TrokView, _, log) => {
    if (view.phase !== "trading") return;
    const begin = log.findLastIndex(({ event }) => event === "RoundBegan");
    const offered = log
      .slice(begin)
      .flatMap(({ event, cards }) => (event === "Offered" ? (cards as string[]) : []));
    const left = view.players.flatMap(({ offer }) => offer);
    expect(chainOf(log)).toHaveLength(offered.length - left.length);
  },
  trol: (view: TrolView, told, log) => {
    const hunt = huntOf(view, log);
    if (told.at(-1)?.event !== "Damaged") return;
    expect(hunt?.damage).toHaveLength(view.hunt!.position + 1);
    expect(hunt?.damage.reduce((sum, damage) => sum + damage, 0)).toBe(view.hunt!.total);
  },
};

beforeEach(() => {
  fakeBrowser();
  settings.speed.value = "off";
});
afterEach(() => vi.unstubAllGlobals());

/** Without pauses a show is a matter of microtasks. */
async function settled(show: Show): Promise<void> {
  for (let turn = 0; show.isBusy && turn < 1000; turn++) await Promise.resolve();
  expect(show.isBusy).toBe(false);
}

/** Events told so far, each compared with the engine's view at its moment. */
class Watch {
  compared = 0;
  private readonly views = new Map<string, AnyView>();
  log: () => readonly Told[] = () => [];
  told: () => readonly Told[] = () => [];
  view: () => AnyView | null = () => null;

  constructor(
    readonly game: string,
    news: News[],
  ) {
    news.forEach(({ message, moments }, n) =>
      moments.forEach((view, at) => view && this.views.set(key(n, at, message.events[at] as Told), view)),
    );
  }

  /** To be called whenever an event is told, with the number of the message that brought it. */
  look(message: number): void {
    const told = this.told();
    const expected = this.views.get(key(message, told.length - 1, told.at(-1)!));
    expect(this.view()).toEqual(expected);
    MODELS[this.game]?.(this.view() as never, told, this.log());
    this.compared++;
  }
}

const key = (message: number, at: number, { event, say }: Told) => `${message} ${at} ${event} ${say}`;

describe.each(["tschak", "trok", "trieste", "trol"])("a whole game of %s", (game) => {
  const { pages, lesson } = played(game);

  test.each(pages)("in play and again, by $viewer", async ({ news }) => {
    const watch = new Watch(game, news);
    let at = 0;
    const pace = () => {
      watch.look(at);
      return 1;
    };
    const store = new TableStore("1", pace);
    watch.view = () => store.view;
    watch.told = () => store.show.told;
    watch.log = () => store.log;
    FakeSocket.last.open();
    for (const { message, view } of news) {
      FakeSocket.last.tell(message);
      await settled(store.show);
      expect(store.view).toEqual(view);
      at++;
    }
    const told = news.slice(1).flatMap(({ moments }) => moments);
    expect(watch.compared).toBe(told.length);

    const last = news.findLastIndex(({ moments }) => moments.length);
    at = last;
    store.show.again(() => true);
    await settled(store.show);
    expect(watch.compared).toBe(told.length + news[last]!.moments.length);
    expect(store.view).toEqual(news.at(-1)!.view);
    store.close();
  });

  test.each(pages)("in a replay, through the eyes of $viewer", async ({ viewer, news }) => {
    const watch = new Watch(game, news);
    const steps = news.map(({ message: { events, view } }, number) => ({
      number,
      seat: number ? 0 : null,
      action: null,
      events,
      view,
    }));
    const replay = { game, names: [], seats: 0, seat: viewer, steps, outcome: null } as unknown as Replay;
    const reel = new Reel(replay, 0, () => {
      watch.look(reel.at);
      return 0;
    });
    watch.view = () => reel.view;
    watch.told = () => reel.show.told;
    watch.log = () => reel.log;
    for (const { view } of news.slice(1)) {
      await reel.next();
      expect(reel.view).toEqual(view);
    }
    expect(watch.compared).toBe(news.slice(1).flatMap(({ moments }) => moments).length);
  });

  test("in its lesson, each step ends where the next begins", async () => {
    const course = new Lesson(lesson);
    for (const [n, step] of lesson.steps.entries()) {
      course.choose(course.answer!);
      await settled(course.show);
      expect(course.show.view).toEqual({ ...step.view, ...step.after });
      course.goOn();
      if (n + 1 < lesson.steps.length) expect(course.show.view).toEqual(lesson.steps[n + 1]!.view);
    }
    expect(course.stage).toBe("over");
  });
});
