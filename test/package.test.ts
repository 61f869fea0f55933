// Node only: it packs and installs with npm, and runs the package on Node and Deno itself.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect } from "vitest";
import { onNodeOnly } from "./requires.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const onNode = !("Deno" in globalThis);
let folder = "";

const nodeTest = onNodeOnly("npm packs and installs, and the package is run on Deno as well");

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], timeout: 240_000 });

const program = `
import { lookup, mergeLines, parseDomain, permute, toCsv, toRecords } from "deadringer";
import { permute as pure } from "deadringer/permute";
const first = [...permute("example.com", { budget: 10 })];
const same = [...pure(parseDomain("example.com"), { budget: 10 })];
if (JSON.stringify(first) !== JSON.stringify(same) || first.length !== 10) throw new Error("permute");
const merged = mergeLines([{ permutation: first[0], op: "Levenshtein", data: 1 }]);
if (typeof lookup !== "function" || typeof toRecords !== "function" || !toCsv([]).startsWith("fqdn")) throw new Error("mod");
console.log(Object.keys(merged).length);
`;

beforeAll(() => {
  if (!onNode) return;
  folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  run("npm", ["pack", "--pack-destination", folder], root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), '{"type":"module","private":true}');
  writeFileSync(join(folder, "use.mjs"), program);
  run("npm", ["install", "--ignore-scripts", "--no-audit", `./deadringer-${version}.tgz`], folder);
}, 300_000);
afterAll(() => folder !== "" && rmSync(folder, { recursive: true, force: true }));

nodeTest("the packed package runs on this Node", () => {
  expect(run(process.execPath, ["use.mjs"], folder)).toBe("1\n");
  const cli = join(folder, "node_modules/.bin/deadringer");
  expect(run(cli, ["permute", "example.com", "--limit", "3"], folder).trim().split("\n")).toHaveLength(3);
});

nodeTest("the packed package runs on Node 22", { timeout: 240_000 }, ({ skip }) => {
  const old = join(folder, "node22");
  run("npm", ["install", "--prefix", old, "--no-audit", "node@22"], folder);
  const node = [join(old, "node_modules/node/bin/node"), join(old, "node_modules/.bin/node")].find(
    existsSync,
  );
  if (node === undefined) return skip("no Node 22 for this machine in the registry");
  expect(run(node, ["--version"], folder)).toMatch(/^v22\./);
  expect(run(node, ["use.mjs"], folder)).toBe("1\n");
});

nodeTest("the packed package runs on Deno", () => {
  expect(run(join(root, "node_modules/.bin/deno"), ["run", "-A", "use.mjs"], folder)).toBe("1\n");
});

nodeTest("its types and entry points are sound", () => {
  run(join(root, "node_modules/.bin/publint"), ["--strict"], root);
  run(join(root, "node_modules/.bin/attw"), ["--pack", ".", "--profile", "esm-only"], root);
});
