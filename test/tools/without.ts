/**
 * What breaks when an extension is deleted: its folder, its tests, and its line in the list.
 * `node test/tools/without.ts` compiles the rest of the product without each in turn; with names, without those.
 * @module
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** Those that name extensions: their lines about one go with it. */
const ROOTS: readonly string[] = [
  "server/extras/mod.ts",
  "server/extras/pages.ts",
  "server/extras/settings_pages.ts",
  "server/client.ts",
  "server/mod.ts",
];

/** Those test and measure the whole product. */
const OF_THE_WHOLE = /^(?:test\/(?:whole|fuzz|web|faults|farm|real)|bench)\//;

/** A root without the lines that import from a folder, and those about what they import. */
function rootWithout(text: string, name: string): string {
  const [whole] = new RegExp(`^.*"\\./(?:extras/)?${name}/.*\\n`, "m").exec(text) ?? [];
  if (whole === undefined) return text;
  const [, given = ""] = /^(?:im|ex)port (?:type )?\{ (.*) \} from/.exec(whole) ?? [];
  const gone = given.split(", ").map((each) => each.replace("type ", "")).filter((each) => each !== "");
  return gone.reduce(
    (rest, each) =>
      rest.replace(new RegExp(` & ${each}\\b`, "g"), "")
        .replace(new RegExp(`^(?!.*(?:\\[|extends)).*\\b${each}\\b.*\\n`, "gm"), "")
        .replace(new RegExp(`, \\b${each}\\b|\\b${each}\\b,? ?`), ""),
    rootWithout(text.replace(whole, ""), name),
  );
}

/** What goes with an extension: its folder, and its tests. */
const foldersOf = (name: string): string[] => [
  `server/extras/${name}/`,
  `test/server/extras/${name}/`,
];

/** An extension, and those that cannot be without it. */
export function goneWith(root: string, name: string): string[] {
  const needs = (other: string) =>
    globSync(`server/extras/${other}/**/*.{ts,tsx}`, { cwd: root })
      .some((file) => readFileSync(join(root, file), "utf8").includes(`../${name}/`));
  const others = globSync("server/extras/*/", { cwd: root }).map((path) => path.split("/")[2]!);
  return [name, ...others.filter((other) => other !== name && needs(other))];
}

/** The files that import what would be gone, in seconds: the types of what is left are those that a compiler checks. */
export function deletionErrors(root: string, name: string): string[] {
  const names = goneWith(root, name);
  const gone = names.flatMap(foldersOf);
  const isGone = (file: string) => gone.some((folder) => file.startsWith(folder));
  const files = globSync(["lib/**/*.ts", "{server,test,bench}/**/*.{ts,tsx}"], { cwd: root })
    .filter((file) => !isGone(file) && !OF_THE_WHOLE.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const kept = ROOTS.includes(file) ? names.reduce(rootWithout, text) : text;
    return [...kept.matchAll(/(?:\bfrom |\bimport\(|new URL\()"(\.[^"]+)"/g)]
      .map(([, target]) => relative(root, join(root, dirname(file), target!)))
      .filter(isGone).map((target) => `${file} -> ${target}`);
  });
}

/** What git knows, or would: also what is not committed yet. */
function filesOf(root: string): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }).split("\0")
    .filter((path) => path !== "" && existsSync(join(root, path)));
}

/** Compiles a copy of the product without an extension. */
function compileWithout(root: string, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-without-"));
  try {
    for (const file of filesOf(root)) cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const names = goneWith(root, name);
    for (const gone of names.flatMap(foldersOf)) rmSync(join(folder, gone), { recursive: true, force: true });
    for (const root of ROOTS.map((file) => join(folder, file))) {
      writeFileSync(root, names.reduce(rootWithout, readFileSync(root, "utf8")));
    }
    return ["tsconfig.json", "server/web/tsconfig.json"].map((config) =>
      spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", config, "--noEmit", "--pretty", "false"], {
        cwd: folder,
        encoding: "utf8",
      }).stdout
    ).join("").split("\n").filter((line) => !OF_THE_WHOLE.test(line)).join("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const all = globSync("server/extras/*/", { cwd: root }).map((path) => path.split("/")[2]!);
  const names = process.argv.length > 2 ? process.argv.slice(2) : all;
  for (const name of names) {
    if (!all.includes(name)) throw new Error(`There is no extension ${name}; they are ${all.join(", ")}`);
    const errors = compileWithout(root, name);
    console.log(`${name}: ${errors === "" ? "the rest compiles" : errors}`);
    if (errors !== "") process.exitCode = 1;
  }
}
