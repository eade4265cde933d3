import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser, FakeSocket, game, table, update } from "../../lib/testing/fakes";
import { language } from "../../lib/browser/language.svelte";
import { settings } from "../../lib/browser/settings.svelte";
import { TableStore } from "../../lib/game/table_store.svelte";
import { Decision } from "./decision.svelte";

const bot = { kind: "bot", name: "Bot" };
const person = { kind: "guest", name: "Bo" };
let store: TableStore;
let choosing: Decision;
const socket = () => FakeSocket.last;
const answers = () => socket().sentOf("answer");

function ask(more: object = {}, other: object = bot): void {
  socket().tell(
    table([
      { seat: 0, kind: "guest" },
      { seat: 1, ...other },
    ]),
  );
  socket().tell(game(5, more));
  choosing.turnTo(choosing.question);
}
const view = (waiting: number[], answered: number[] = []) => ({
  view: { game: "x", seat: 0, phase: "p", waiting, answered },
});
const many = { question: { id: 5, prompt: "?", legal: [{ text: "go" }, { text: "stay" }] } };

beforeEach(() => {
  fakeBrowser();
  vi.stubGlobal("sessionStorage", fakeStorage());
  settings.speed.value = "off";
  settings.confirm.value = true;
  settings.forced.value = true;
  store = new TableStore("1");
  choosing = new Decision(store);
  socket().open();
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

function fakeStorage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("a choice that cannot be taken back waits for a yes", () => {
  ask(many);
  choosing.choose({ text: "go" });
  expect(choosing.isProposed).toBe(true);
  expect(answers()).toEqual([]);
  void choosing.send();
  expect(answers()).toMatchObject([{ question: 5, action: "go" }]);
});

test("the same thing once more is a yes", () => {
  ask(many);
  choosing.choose({ text: "go" });
  choosing.choose({ text: "stay" });
  expect(answers()).toEqual([]);
  choosing.choose({ text: "stay" });
  expect(answers()).toMatchObject([{ question: 5, action: "stay" }]);
});

test("a choice that is none any more takes the proposal back", () => {
  ask(many);
  choosing.choose({ text: "go" });
  choosing.choose(null);
  expect(choosing.picked).toBe("");
  expect(choosing.isProposed).toBe(false);
});

test("something else takes the proposal back", () => {
  ask(many);
  choosing.choose({ text: "go" });
  choosing.cancel();
  expect(choosing.picked).toBe("");
  expect(choosing.isProposed).toBe(false);
});

test("while others choose in secret, a choice goes out at once", () => {
  ask({ ...many, ...view([0, 1]) });
  choosing.choose({ text: "go" });
  expect(answers()).toHaveLength(1);
});

test("where bots answer at once it waits for a yes, since nothing could be changed afterwards", () => {
  ask({ ...many, ...view([0, 1]) });
  socket().tell(table(store.table!.places, { settings: { game: "x", seats: 2, pace: 0 } }));
  choosing.choose({ text: "go" });
  expect([choosing.isProposed, answers()]).toEqual([true, []]);
});

test("where a bot covers for whoever is asked besides, it waits for a yes too", () => {
  ask({ ...many, ...view([0, 1]) }, { ...person, covered: true });
  choosing.choose({ text: "go" });
  expect(choosing.isProposed).toBe(true);
});

test("who does not want to be asked is not", () => {
  settings.confirm.value = false;
  ask(many);
  choosing.choose({ text: "go" });
  expect(answers()).toHaveLength(1);
});

test("a second click while the first is on its way does nothing", () => {
  settings.confirm.value = false;
  ask(many);
  choosing.choose({ text: "go" });
  choosing.choose({ text: "stay" });
  expect(answers()).toHaveLength(1);
});

test("an answer that came too late is explained, and nothing stays picked", async () => {
  settings.confirm.value = false;
  ask(many);
  choosing.choose({ text: "go" });
  socket().tell({
    type: "refused",
    id: answers()[0]!.id,
    error: { code: "late-answer", message: "", details: {} },
  });
  await vi.waitFor(() => expect(choosing.problem).toBe(language.t.ask.late));
  expect(choosing.picked).toBe("");
  expect(choosing.isSending).toBe(false);
});

test("another question forgets what was picked", () => {
  ask(many);
  choosing.choose({ text: "go" });
  socket().tell(update(6, "", { events: [], question: { ...many.question, id: 6 } }));
  choosing.turnTo(choosing.question);
  expect(choosing.picked).toBe("");
  expect(choosing.isProposed).toBe(false);
});

test("a secret answer is known again after a reload", () => {
  ask({ ...many, ...view([0, 1]) });
  choosing.choose({ text: "go" });
  const reloaded = new Decision(store);
  socket().tell(game(6, { ...many, ...view([1], [0]) }));
  reloaded.turnTo(reloaded.question);
  expect(reloaded.hasAnswered).toBe(true);
  expect(reloaded.picked).toBe("go");
});

test("the only choice is forced where all others are bots", () => {
  ask();
  expect(choosing.isForced).toBe(true);
});

test("it is not where a person would see how quickly it came", () => {
  ask({}, person);
  expect(choosing.isForced).toBe(false);
});

test("a hint is a proposal with a reason", async () => {
  ask(many);
  const asked = choosing.hint();
  const hint = { action: { text: "stay" }, why: "Better.", chance: 0.4 };
  socket().tell({ type: "done", id: socket().sentOf("hint")[0]!.id, hint });
  await asked;
  expect(choosing.isProposed).toBe(true);
  expect(choosing.action?.text).toBe("stay");
  expect(choosing.advice?.why).toBe("Better.");
});

test("a hint that comes after the next question is dropped", async () => {
  ask(many);
  const asked = choosing.hint();
  socket().tell(update(6, "", { events: [], question: { ...many.question, id: 6 } }));
  choosing.turnTo(choosing.question);
  socket().tell({
    type: "done",
    id: socket().sentOf("hint")[0]!.id,
    hint: { action: { text: "go" }, why: "", chance: null },
  });
  await asked;
  expect(choosing.isProposed).toBe(false);
});

test("a table without hints has none", () => {
  ask(many);
  socket().tell(table([], { settings: { game: "x", seats: 2, hints: false } }));
  expect(choosing.mayAskHint).toBe(false);
});

test("the own last decision is taken back as long as the server allows it", async () => {
  ask(many);
  void choosing.undo();
  expect(socket().sentOf("undo")).toEqual([]);
  socket().tell(update(6, "Gone", { ...view([1]), question: null, undo: true }));
  expect(store.mayUndo).toBe(true);
  void choosing.undo();
  expect(socket().sentOf("undo")).toHaveLength(1);
  socket().tell(update(7, "Back", { ...view([0]), ...many }));
  expect(store.mayUndo).toBe(false);
});

test("against bots alone there is a moment to change one's mind", () => {
  ask({ ...many, ...view([1], [0]) });
  expect(choosing.isGrace).toBe(true);
  ask({ ...many, ...view([1], [0]) }, person);
  expect(choosing.isGrace).toBe(false);
  ask({ ...many, ...view([0, 1]) });
  expect(choosing.isGrace).toBe(false);
});
