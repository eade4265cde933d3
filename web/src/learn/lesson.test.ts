import { beforeAll, expect, test, vi } from "vitest";
import type { Tutorial, TutorialStep } from "../lib/server/protocol";
import { Lesson } from "./lesson.svelte";

beforeAll(() => void vi.stubGlobal("document", { hidden: true })); // nothing is paused for

const step = (n: number): TutorialStep => ({
  text: `text ${n}`,
  view: { number: n },
  prompt: "",
  legal: [
    { text: "good", say: "Good" },
    { text: "other", say: "Other" },
  ],
  answer: "good",
  praise: "",
  events: [{ event: "Done", say: `done ${n}` }, { event: "Silent" }],
  after: { number: n + 1 },
});
const tutorial: Tutorial = {
  game: "x",
  title: "",
  names: ["", "Ada"],
  seat: 0,
  steps: [step(0), step(1)],
  closing: "",
};
const begin = () => new Lesson(tutorial);

test("the guided choice is told and then leads to the next step", async () => {
  const lesson = begin();
  lesson.choose({ text: "good" });
  expect([lesson.stage, lesson.legal]).toEqual(["told", []]);
  await vi.waitFor(() => expect(lesson.show.isBusy).toBe(false));
  expect(lesson.told.map(({ say }) => say)).toEqual(["done 0", undefined]);
  expect(lesson.show.view).toMatchObject({ number: 1 });
  lesson.goOn();
  expect([lesson.at, lesson.stage, lesson.step.text]).toEqual([1, "asked", "text 1"]);
});

test("another choice leaves everything as it is and lights the guided one only", () => {
  const lesson = begin();
  expect(lesson.legal).toHaveLength(2);
  lesson.choose({ text: "other", say: "Other" });
  expect([lesson.at, lesson.stage, lesson.tried?.say]).toEqual([0, "asked", "Other"]);
  expect(lesson.legal.map(({ text }) => text)).toEqual(["good"]);
});

test("a choice is proposed first, and the same once more is a yes", () => {
  const lesson = begin();
  lesson.propose({ text: "other" });
  lesson.propose({ text: "good" });
  expect([lesson.stage, lesson.tried, lesson.proposed?.text]).toEqual(["asked", null, "good"]);
  lesson.propose(null);
  expect(lesson.proposed).toBeNull();
  lesson.propose({ text: "good" });
  lesson.propose({ text: "good" });
  expect([lesson.stage, lesson.proposed]).toEqual(["told", null]);
});

test("one cannot go on before one has decided", () => {
  const lesson = begin();
  lesson.goOn();
  expect([lesson.at, lesson.stage]).toEqual([0, "asked"]);
});

test("after the last step its result is shown, and the lesson can begin again", async () => {
  const lesson = begin();
  for (const _ of tutorial.steps) {
    lesson.choose({ text: "good" });
    lesson.goOn();
  }
  expect(lesson.stage).toBe("over");
  await vi.waitFor(() => expect(lesson.show.isBusy).toBe(false));
  expect(lesson.show.view).toMatchObject({ number: 2 });
  lesson.begin();
  expect([lesson.at, lesson.stage, lesson.legal.length]).toEqual([0, "asked", 2]);
});

test("another language changes the words and not the place", () => {
  const lesson = begin();
  lesson.choose({ text: "good" });
  lesson.goOn();
  lesson.retell({ ...tutorial, steps: tutorial.steps.map((one) => ({ ...one, text: "texte" })) });
  expect([lesson.at, lesson.step.text]).toEqual([1, "texte"]);
});
