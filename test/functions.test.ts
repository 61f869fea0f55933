import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
// TypeScript 7 has no stable API yet; this is that of TypeScript 5.
import ts from "typescript5";
import { expect, test } from "vitest";

const cwd = fileURLToPath(new URL("..", import.meta.url));
const sources = globSync(["{lib,server}/**/*.{ts,tsx}", "mod.ts"], { cwd })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\/data\//.test(file)).sort()
  .map((file) =>
    ts.createSourceFile(file, readFileSync(`${cwd}/${file}`, "utf8"), ts.ScriptTarget.Latest, true)
  );

/** Lines of code that a function may have, without blank ones and comments. */
const MAX_LINES = 80;

/** Longer functions, each with the lines that it may have. Rows only go, and numbers only fall. */
const LONGER: Readonly<Record<string, number>> = {};

/** Whether each line of a file has code. */
const codeLines = (text: string): boolean[] =>
  text.split("\n").map((line) => !/^\s*(?:$|\/\/|\/\*|\*)/.test(line));

/** What has a name of its own: a method, a function in a function. It counts for itself, as a method of a class does. */
const isNamed = (node: ts.Node): boolean =>
  ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node) ||
  ts.isArrowFunction(node) && (ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent));

/** The functions of a file that are longer, by file and name, with their lines of code. */
function longFunctions(file: ts.SourceFile): [name: string, lines: number][] {
  const code = codeLines(file.text);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const linesOf = (node: ts.Node) =>
    code.slice(lineOf(node.getStart()), lineOf(node.end) + 1).filter(Boolean).length;
  const found: [string, number][] = [];
  /** Lines within a node that belong to functions with names of their own. */
  const visit = (node: ts.Node): number => {
    let inner = 0;
    ts.forEachChild(node, (child) => void (inner += visit(child)));
    if (!ts.isFunctionLike(node) || !("body" in node) || node.body === undefined) return inner;
    const all = linesOf(node), lines = all - inner;
    const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
    if (lines > MAX_LINES) found.push([`${file.fileName}: ${named?.getText() ?? "a function"}`, lines]);
    return isNamed(node) ? all : inner;
  };
  visit(file);
  return found;
}

test("a function is read at once: 80 lines of code at most", () => {
  expect(sources.length).toBeGreaterThan(700);
  expect(sources.flatMap(longFunctions).filter(([name, lines]) => lines > (LONGER[name] ?? MAX_LINES)))
    .toEqual([]);
});

test("the longest that may be, and what is longer", () => {
  const body = (lines: number) => `// A comment.\nfunction f() {\n${"  g();\n\n".repeat(lines - 2)}}\n`;
  const longer = (text: string) =>
    longFunctions(ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true));
  expect(longer(body(80))).toEqual([]);
  expect(longer(body(81))).toEqual([["x.ts: f", 81]]);
  expect(longer(body(81).replace("function f()", "const h = () =>"))).toEqual([["x.ts: h", 81]]);
  // What is called back is read with the function that it stands in; a method of what it makes is not.
  const inside = (before: string, after: string) =>
    `function made() {\n${before}${"  g();\n".repeat(78)}${after}}\n`;
  expect(longer(inside("  list.map(() => {\n", "  });\n"))).toEqual([["x.ts: made", 82]]);
  expect(longer(inside("  return { now() {\n", "  } };\n"))).toEqual([]);
});
