import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** What makes elements of the pages: the app, and the pages of the documentation. */
const MAKERS = ["server/web/page", "server/extras", "test/tools", "server/docs"];

const filesOf = (folder: string, form: RegExp): [path: string, text: string][] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).filter((name) => form.test(name))
    .map((name) => [join(folder, name), readFileSync(join(ROOT, folder, name), "utf8")]);

const styles = ["server/web/page", "server/extras"].flatMap((folder) => filesOf(folder, /\.css$/));

test("every class of a stylesheet is one that some page gives", () => {
  const text = MAKERS.flatMap((folder) => filesOf(folder, /\.(?:tsx?|html|md)$/)).map(([, text]) => text)
    .join("\n");
  // A class stands in a string, not in prose.
  const words = new Set(
    (text.match(/"[^"\n]*"|`[^`]*`/g) ?? []).flatMap((each) => each.match(/[\w-]+/g) ?? []),
  );
  // Made of a part that is fixed and the name of a column, a state or a kind.
  const starts = new Set([...text.matchAll(/([\w-]+-)\$\{/g)].map((match) => match[1]!));
  const unused = styles.flatMap(([path, css]) =>
    [...css.replaceAll(/\/\*.*?\*\/|\{[^{}]*\}|"[^"]*"/gs, " ").matchAll(/\.([a-z][\w-]*)/g)]
      .map((match) => match[1]!)
      .filter((name) => !words.has(name) && ![...starts].some((start) => name.startsWith(start)))
      .map((name) => `${path}: .${name}`)
  );
  expect([...new Set(unused)]).toEqual([]);
  expect(words.size).toBeGreaterThan(1_000);
});

test("a stylesheet is part of the page, and each room has its own", () => {
  const entry = styles.find(([path]) => path.endsWith("page/style.css"))![1];
  const imported = [...entry.matchAll(/@import "\.\/([^"]+)"/g)].map((match) => match[1]!);
  const all = styles.map(([path]) => relative("server/web/page", path)).filter((path) =>
    path !== "style.css"
  );
  const present = all.filter((path) => !path.startsWith(".."));
  expect(imported.toSorted()).toEqual(present.toSorted());
  expect(present.filter((path) => dirname(path) === ".")).toEqual([]);
});
