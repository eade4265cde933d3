import ts from "typescript";
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>(["./*.ts", "!./*.test.ts", "../games/**/words.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const BREAKABLE = / [?!;:»]|« /u; // French has a space there at which no line may end; English has none

function texts(source: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile("words.ts", source, ts.ScriptTarget.Latest));
  return found;
}

test("no line ends before a question mark, or any other mark that French sets apart", () => {
  const found = Object.values(FILES).flatMap(texts);
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter((text) => BREAKABLE.test(text))).toEqual([]);
});

test("apostrophes are typographic", () => {
  const found = Object.values(FILES).flatMap(texts);
  expect(found.filter((text) => text.includes("'"))).toEqual([]);
});
