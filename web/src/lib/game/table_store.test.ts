import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser, FakeSocket, game, table, update } from "../testing/fakes";
import { settings } from "../browser/settings.svelte";
import { Refused, TableStore } from "./table_store.svelte";

let browser: ReturnType<typeof fakeBrowser>;
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  settings.speed.value = "off";
  store = new TableStore("1");
  FakeSocket.last.open();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sentences = () => store.log.map((event) => event.say);

test("it says hello with what it knows", () => {
  expect(FakeSocket.last.sent).toMatchObject([
    { type: "hello", since: 0, chat: 0, marked: true, moments: true },
  ]);
});

test("updates go onto the view and into the log", async () => {
  FakeSocket.last.tell(game(3));
  FakeSocket.last.tell(update(4, "Bo lays a card.", { view: { waiting: [1] }, question: null }));
  await vi.runAllTimersAsync();
  expect(store.view?.waiting).toEqual([1]);
  expect(store.question).toBeNull();
  expect(sentences()).toEqual(["Bo lays a card."]);
});

test("an update that it has is not told twice", async () => {
  FakeSocket.last.tell(game(3));
  FakeSocket.last.tell(update(4, "once"));
  FakeSocket.last.tell(update(4, "once"));
  await vi.runAllTimersAsync();
  expect(sentences()).toEqual(["once"]);
});

test("a gap is filled by one more hello, however many updates follow", async () => {
  FakeSocket.last.tell(game(3));
  FakeSocket.last.tell(update(5, "lost"));
  FakeSocket.last.tell(update(6, "lost too"));
  expect(FakeSocket.last.sentOf("hello")).toHaveLength(2);
  expect(FakeSocket.last.sentOf("hello")[1]).toMatchObject({ since: 3 });
  FakeSocket.last.tell(game(6, { events: [{ event: "Gone", say: "all of it" }] }));
  FakeSocket.last.tell(update(7, "and on"));
  await vi.runAllTimersAsync();
  expect(sentences()).toEqual(["all of it", "and on"]);
});

test("after a lost connection it comes back, catches up and asks again what was not answered", async () => {
  FakeSocket.last.tell(game(3));
  FakeSocket.last.close();
  expect(store.link).toBe("lost");
  const answer = store.answer("go");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  expect(store.link).toBe("open");
  expect(FakeSocket.last.sent).toMatchObject([
    { type: "hello", since: 3 },
    { type: "answer", question: 3, action: "go" },
  ]);
  FakeSocket.last.tell({ type: "done", id: FakeSocket.last.sent[1]!.id });
  await expect(answer).resolves.toMatchObject({ type: "done" });
});

test("the same command is sent again under the same id, and one reply settles it", async () => {
  FakeSocket.last.tell(game(3));
  const answer = store.answer("go");
  const [first] = FakeSocket.last.sentOf("answer");
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.sentOf("answer")).toEqual([first]);
  FakeSocket.last.tell({ type: "done", id: first!.id });
  FakeSocket.last.tell({ type: "done", id: first!.id });
  await expect(answer).resolves.toMatchObject({ id: first!.id });
});

test("a network that goes away is noticed at once, and one that returns is used at once", () => {
  browser.happen("offline");
  expect(store.link).toBe("lost");
  browser.happen("online");
  FakeSocket.last.open();
  expect(store.link).toBe("open");
});

test("whoever has a new name comes in again, and is seated by it", () => {
  store.comeAgain();
  void store.ask({ type: "sit", seat: 1 });
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toMatchObject([{ type: "hello" }, { type: "sit", seat: 1 }]);
});

test("each failure makes the wait longer", async () => {
  FakeSocket.last.close();
  for (let failures = 1; failures < 4; failures++) {
    await vi.advanceTimersByTimeAsync(300 * 2 ** (failures - 1));
    expect(FakeSocket.all).toHaveLength(failures + 1);
    FakeSocket.last.close();
  }
});

test("a refusal is thrown with its code", async () => {
  FakeSocket.last.tell(game(3));
  const answer = store.answer("go");
  const [{ id }] = FakeSocket.last.sentOf("answer") as [{ id: string; type: string }];
  FakeSocket.last.tell({
    type: "refused",
    id,
    error: { code: "late-answer", message: "Late.", details: {} },
  });
  await expect(answer).rejects.toEqual(new Refused("late-answer", "Late."));
});

test("another language is told everything again", async () => {
  FakeSocket.last.tell(game(3, { events: [{ event: "Gone", say: "in English" }] }));
  store.speak();
  FakeSocket.last.tell(update(4, "between the languages"));
  FakeSocket.last.tell(game(4, { events: [{ event: "Gone", say: "en français" }] }));
  await vi.runAllTimersAsync();
  expect(FakeSocket.last.sentOf("hello").at(-1)).toMatchObject({ since: 0 });
  expect(sentences()).toEqual(["en français"]);
});

test("what was said is heard once", () => {
  const said = (number: number) => ({ type: "said", number, guest: "b", name: "Bo", text: String(number) });
  FakeSocket.last.tell({ type: "chat", said: [said(1), said(2)] });
  FakeSocket.last.tell(said(2));
  FakeSocket.last.tell(said(3));
  expect(store.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("seats have names", () => {
  FakeSocket.last.tell(table([{ seat: 0, name: "Vera", bot: "" }]));
  expect(store.names).toEqual(["Vera"]);
});

test("whoever has left for good is called by the seat", () => {
  FakeSocket.last.tell(
    table([
      { seat: 0, kind: "guest", name: "", bot: "", guest: null },
      { seat: 1, kind: "bot", name: "", bot: "easy", guest: null },
    ]),
  );
  expect(store.names[0]).toBe("Seat 1");
  expect(store.names[1]).toContain("Bot");
});

test("while the house is busy, bots that are waited for are late", () => {
  const places = [
    { seat: 0, kind: "guest" },
    { seat: 1, kind: "bot" },
    { seat: 2, kind: "guest", covered: true },
    { seat: 3, kind: "bot" },
  ];
  FakeSocket.last.tell(
    game(3, { view: { game: "x", seat: 0, phase: "p", waiting: [0, 1, 2], answered: [3] } }),
  );
  FakeSocket.last.tell(table(places, { busy: true }));
  expect(store.late).toEqual([1, 2]);
  FakeSocket.last.tell(table(places, { busy: false }));
  expect(store.late).toEqual([]);
  FakeSocket.last.tell(table(places, { busy: true, status: "ended" }));
  expect(store.late).toEqual([]);
});

test("what was missed is told upon the view at its moment", async () => {
  settings.speed.value = "normal";
  FakeSocket.last.tell(game(3));
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  const events = [
    { event: "Old", say: "its moment is forgotten" },
    { event: "First", say: "one", view: { phase: "first", seat: 0, waiting: [], answered: [] } },
    { event: "Second", say: "two", view: { phase: "second" } },
  ];
  FakeSocket.last.tell(game(6, { events, view: { phase: "end", waiting: [0], answered: [] } }));
  expect([store.view?.phase, store.question]).toEqual(["first", null]);
  expect(sentences()).toEqual(["its moment is forgotten", "one"]);
  await vi.runAllTimersAsync();
  expect(store.view?.phase).toBe("end");
  expect(store.question?.id).toBe(6);
});

test("who comes for the first time sees the table as it is", () => {
  settings.speed.value = "normal";
  FakeSocket.last.tell(game(3, { events: [{ event: "Gone", say: "long ago", view: { phase: "old" } }] }));
  expect([store.view?.phase, store.show.isBusy]).toEqual(["p", false]);
});
