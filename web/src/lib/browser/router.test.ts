import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test.each([
  ["/", "home", ""],
  ["/new/trok", "new", "trok"],
  ["/t/abc-123", "t", "abc-123"],
  ["/rules", "rules", ""],
  ["/rules/", "rules", ""],
  ["/rules/tschak", "rules", "tschak"],
  ["/settings", "settings", ""],
  ["/learn/tr%C3%B6k", "learn", "trök"],
])("%s is the screen %s of %o", (path, screen, id) => {
  expect(routeOf(path, "")).toEqual({ screen, id, hash: "", key: "" });
});

test.each(["/nowhere", "/new", "/t", "/settings/deep", "/rules/trok/more", "/%", "/missing", "/constructor"])(
  "%s is missing",
  (path) => {
    expect(routeOf(path, "").screen).toBe("missing");
  },
);

test("what follows the # is kept", () => {
  expect(routeOf("/replay/x", "step=3&seat=1").hash).toBe("step=3&seat=1");
});

test("the key of a replay is read from the query", () => {
  expect(routeOf("/replay/x", "step=3", "?key=abc&language=fr").key).toBe("abc");
});
