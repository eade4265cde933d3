/** For the tests: every text that the page says by itself, as it stands in the sources. */
import ts from "typescript";

const FILES = import.meta.glob<string>(["./*.ts", "!./*test*.ts", "../games/**/words.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function literals(source: string): string[] {
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

export const texts = Object.values(FILES).flatMap(literals);
