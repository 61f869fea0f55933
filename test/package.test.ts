// Node only: it packs and installs with npm, and runs the package on Node and Deno itself.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, expect } from "vitest";
import { onNodeOnly } from "./requires.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const onNode = !("Deno" in globalThis);
let folder = "";
/** Where nothing optional is; beside the folder, in which packages would be found. */
let slim = "";

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
  slim = mkdtempSync(join(tmpdir(), "deadringer-slim-"));
  run("npm", ["pack", "--pack-destination", folder], root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), '{"type":"module","private":true}');
  writeFileSync(join(folder, "use.mjs"), program);
  run("npm", ["install", "--ignore-scripts", "--no-audit", `./deadringer-${version}.tgz`], folder);
}, 300_000);
afterAll(() => {
  for (const each of [folder, slim]) if (each !== "") rmSync(each, { recursive: true, force: true });
}, 300_000);

nodeTest("the packed package runs on this Node", () => {
  expect(run(process.execPath, ["use.mjs"], folder)).toBe("1\n");
  const cli = join(folder, "node_modules/.bin/deadringer");
  expect(run(cli, ["permute", "example.com", "--limit", "3"], folder).trim().split("\n")).toHaveLength(3);
});

nodeTest("the package names the licences of what is in its bundles: packages, and tables of others", () => {
  const text = readFileSync(join(folder, "node_modules/deadringer/dist/licences.txt"), "utf8");
  for (const part of ["parse5 (MIT)", "tough-cookie (BSD-3-Clause)", "entities (BSD-2-Clause)"]) {
    expect(text).toContain(`${part}\n\n`);
  }
  expect(text).toMatch(
    /lib\/data\/suffixes\.ts\nSource: Public Suffix List[^]*Mozilla Public License, v\. 2\.0/,
  );
  expect(text).toMatch(/lib\/data\/idna\.ts\nSource: UTS 46[^]*UNICODE LICENSE V3/);
});

nodeTest(
  "the packed command line is a few files a command, and finds its threads and pages from there",
  async () => {
    const cli = join(folder, "node_modules/deadringer/dist/server/cli.js");
    const loaded = "process.on('exit', () => console.error(count)); let count = 0; " +
      "require('node:module').registerHooks({ load: (url, context, next) => (count += +url.includes('deadringer/dist'), next(url, context)) })";
    writeFileSync(join(folder, "count.cjs"), loaded);
    const args = ["--require", join(folder, "count.cjs"), cli];
    const plan = spawnSync(process.execPath, [...args, "analyze", "--plan", "example.com"], {
      encoding: "utf8",
    });
    expect(plan.stdout).toContain("example.com");
    expect(Number(plan.stderr)).toBeGreaterThan(1);
    // Commands that load less of the library split it into more parts.
    expect(Number(plan.stderr)).toBeLessThan(80);
    const data = join(folder, "data");
    expect(run(process.execPath, [cli, "key", "create", "--owner", "ann", "--data", data], folder)).toMatch(
      /^ak_/,
    );
    const service = spawn(process.execPath, [cli, "serve", "--demo", "--port", "0", "--data", data]);
    try {
      let said = "";
      for (const stream of [service.stdout, service.stderr]) stream.on("data", (bytes) => said += bytes);
      await expect.poll(() => /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0], { timeout: 60_000 }).toBeDefined();
      const page = await fetch(/http:\/\/127\.0\.0\.1:\d+/.exec(said)![0]);
      expect(await page.text()).toContain("<title>");
    } finally {
      service.kill();
      await once(service, "exit");
    }
  },
);

/** An older Node of that major version from the registry; null where it has none for this machine. */
function olderNode(major: number): string | null {
  const place = join(folder, `node${major}`);
  run("npm", ["install", "--prefix", place, "--no-audit", `node@${major}`], folder);
  const files = ["node_modules/node/bin/node", "node_modules/.bin/node"].map((file) => join(place, file));
  return files.find(existsSync) ?? null;
}

nodeTest("the packed package runs on Node 22", { timeout: 240_000 }, ({ skip }) => {
  const node = olderNode(22);
  if (node === null) return skip("no Node 22 for this machine in the registry");
  expect(run(node, ["--version"], folder)).toMatch(/^v22\./);
  expect(run(node, ["use.mjs"], folder)).toBe("1\n");
});

nodeTest("the packed package runs on Deno", () => {
  expect(run(join(root, "node_modules/.bin/deno"), ["run", "-A", "use.mjs"], folder)).toBe("1\n");
});

nodeTest("its types and entry points are sound", { timeout: 300_000 }, () => {
  run(join(root, "node_modules/.bin/publint"), ["--strict"], root);
  // `require` takes the modules of ESM by CommonJS declarations, on purpose: see declarations.ts.
  const rules = ["--profile", "esm-only", "--ignore-rules", "false-cjs"];
  run(join(root, "node_modules/.bin/attw"), ["--pack", ".", ...rules], root);
});

const tarball = () => readdirSync(folder).find((file) => file.endsWith(".tgz"))!;
const SUBPATHS = Object.keys(JSON.parse(readFileSync(join(root, "deno.json"), "utf8")).exports);
/** What a browser or worker may load; the rest needs Node or Deno. */
const BROWSER = SUBPATHS
  .filter((subpath) => ![".", "./server", "./testing"].includes(subpath));
const page =
  BROWSER.map((subpath, i) => `import * as m${i} from "deadringer${subpath.slice(1)}";`).join("\n") + `
import { permute } from "deadringer/permute";
globalThis.loaded = [${BROWSER.map((_, i) => `m${i}`).join(", ")}].map((each) => Object.keys(each).length);
globalThis.names = [...permute("example.com", { budget: 10 })].length;
`;

/** Runs a bundle where there is nothing of Node. */
function browse(bundle: string): { loaded: number[]; names: number } {
  const world = createContext({
    TextEncoder,
    TextDecoder,
    URL,
    ReadableStream,
    TransformStream,
    WebAssembly,
  });
  runInContext(bundle, world);
  return world as never;
}

nodeTest("esbuild bundles the browser's subpaths without a plugin", async () => {
  const { build } = await import("esbuild");
  const { outputFiles: [file] } = await build({
    stdin: { contents: page, resolveDir: folder },
    bundle: true,
    platform: "browser",
    format: "iife",
    write: false,
  });
  const { loaded, names } = browse(file!.text);
  expect([names, loaded.every((count) => count > 0)]).toEqual([10, true]);
});

nodeTest("Vite, by Rolldown, bundles them without a plugin", async () => {
  writeFileSync(join(folder, "page.js"), page);
  const { build } = await import("vite");
  const result = await build({
    root: folder,
    logLevel: "silent",
    configFile: false,
    build: { write: false, lib: { entry: "page.js", formats: ["iife"], name: "page" } },
  });
  const [{ output: [chunk] }] = result as unknown as [{ output: [{ code: string }] }];
  expect(browse(chunk.code).names).toBe(10);
});

nodeTest("examples of what it exports import the package, not files beside them", () => {
  const dist = join(folder, "node_modules/deadringer/dist");
  const [exported, imported] = [new Set<string>(), new Map<string, string>()];
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (!/\.d\.c?ts$/.test(name)) continue;
    const text = readFileSync(join(dist, name), "utf8");
    for (const [, each] of text.matchAll(/^export declare const (\w+): typeof import/gm)) exported.add(each!);
    for (
      const [, doc, each] of text.matchAll(
        /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport declare (?:async )?(?:function\*?|class|const) (\w+)/g,
      )
    ) {
      for (const [, from] of doc!.matchAll(/^ *\* import .* from "([^"]+)";/gm)) {
        imported.set(`${each} ${from}`, from!);
      }
    }
  }
  const ofExported = [...imported].filter(([key]) => exported.has(key.split(" ")[0]!));
  expect(ofExported.length).toBeGreaterThan(20);
  expect(ofExported.filter(([, from]) => !/^(?:deadringer(?:\/|$)|node:)/.test(from))).toEqual([]);
});

nodeTest("CommonJS under node16 gets types that compile, and runs", () => {
  writeFileSync(
    join(folder, "use.cts"),
    `import { lookup, parseDomain, permute, SquatError, type StreamMessage } from "deadringer";
import { type BrandIndex, brands } from "deadringer/match";
import { createService } from "deadringer/server";
const error: SquatError = new SquatError("internal", "x");
const index: BrandIndex = brands(["example.com"]);
const [first] = permute(parseDomain("example.com"), { budget: 1 });
const lines: AsyncGenerator<StreamMessage> = lookup("example.com");
const made: ReturnType<typeof createService> | null = null;
console.log(first!.kind.length > 0, error.code, index.size, typeof lines.next, made);
`,
  );
  const tsc = [join(root, "node_modules/typescript/bin/tsc"), "--module", "node16", "--target", "es2024"];
  const types = [
    "--typeRoots",
    join(root, "node_modules/@types"),
    "--types",
    "node",
    "--strict",
    "--skipLibCheck",
  ];
  run(process.execPath, [...tsc, ...types, "use.cts"], folder);
  expect(run(process.execPath, ["use.cjs"], folder)).toBe("true internal 1 function null\n");
});

nodeTest("TypeScript needs @types/node for those subpaths that the README names, and no others", {
  timeout: 120_000,
}, () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, said] = /^TypeScript needs `@types\/node` for (.+)\.$/m.exec(readme)!;
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const lib = "es2024,esnext,dom,dom.iterable,dom.asynciterable";
  const wanted = Object.keys(exports).filter((subpath) => exports[subpath].types !== undefined)
    .filter((subpath) => {
      writeFileSync(join(folder, "types.mts"), `export * from "deadringer${subpath.slice(1)}";\n`);
      const settings = ["--noEmit", "--strict", "--module", "nodenext", "--lib", lib, "--types", ""];
      try {
        run(process.execPath, [tsc, ...settings, "types.mts"], folder);
        return false;
      } catch (error) {
        const { stdout } = error as { stdout: string };
        if (!/type definitions for node|NodeJS/.test(stdout)) throw new Error(`${subpath}: ${stdout}`);
        return true;
      }
    });
  expect([...said!.matchAll(/`([^`]+)`/g)].map(([, subpath]) => subpath)).toEqual(wanted);
});

nodeTest(
  "the install command for several machines brings what PostgreSQL needs",
  { timeout: 120_000 },
  () => {
    const page = readFileSync(join(root, "server/extras/postgres/docs/machines.md"), "utf8");
    const [, packages] = /^ *npm install \.\/deadringer-\*\.tgz (.+)$/m.exec(page)!;
    const machine = join(folder, "machine");
    mkdirSync(machine);
    writeFileSync(join(machine, "package.json"), "{}");
    const quiet = ["--ignore-scripts", "--no-audit", "--omit=optional"];
    run("npm", ["install", ...quiet, `../${tarball()}`, ...packages!.split(" ")], machine);
    const work = spawnSync(join(machine, "node_modules/.bin/deadringer"), ["work"], {
      env: { ...process.env, DEADRINGER_STORE: "postgres://dr:x@127.0.0.1:1/dr", DEADRINGER_DATA: machine },
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(work.status).not.toBe(0);
    expect(work.stderr).toContain("nothing listens there");
    expect(work.stderr).not.toContain("more packages");
  },
);

nodeTest("the pages of the documentation and the reference are in the package", () => {
  const assets = readdirSync(join(folder, "node_modules/deadringer/dist/server/web/assets"));
  expect(assets).toEqual(
    expect.arrayContaining(["docs.html", "docs.js", "docs.quick-start.html", "docs.reference.html"]),
  );
});

nodeTest("it is small: a file a subpath, no source maps, few packages", () => {
  const installed = join(folder, "node_modules/deadringer");
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(join(installed, file)).size, 0);
  expect(bytes / 1e6).toBeLessThan(8);
  expect(files.length).toBeLessThan(900);
  writeFileSync(join(slim, "package.json"), "{}");
  run("npm", ["install", "--ignore-scripts", "--no-audit", "--omit=optional", join(folder, tarball())], slim);
  const packages = Object.keys(
    JSON.parse(readFileSync(join(slim, "node_modules/.package-lock.json"), "utf8")).packages,
  );
  expect(packages.length, packages.join(" ")).toBeLessThanOrEqual(25);
  const all = readdirSync(join(slim, "node_modules"), { recursive: true, encoding: "utf8" });
  const megabytes = all.reduce((sum, file) => sum + statSync(join(slim, "node_modules", file)).size, 0) / 1e6;
  expect(megabytes).toBeLessThan(30);
});

nodeTest("what an extension needs and npm left out is said", () => {
  const cli = join(slim, "node_modules/.bin/deadringer");
  const { stderr, status } = spawnSync(process.execPath, [cli, "mcp", "--demo"], {
    encoding: "utf8",
    input: "",
  });
  expect(stderr).toBe(
    "deadringer: The package @modelcontextprotocol/server is not installed: npm install @modelcontextprotocol/server\n",
  );
  expect(status).toBe(1);
});

nodeTest("each subpath says on an old Node what the command line says", { timeout: 240_000 }, ({ skip }) => {
  const node = olderNode(20);
  if (node === null) return skip("no Node 20 for this machine in the registry");
  const says = /Cannot run on Node v20\.\d+\.\d+: use Node 22\.16 or newer, or Deno/;
  for (const subpath of SUBPATHS) {
    const program = `await import("deadringer${subpath.slice(1)}")`;
    const args = ["--input-type=module", "-e", program];
    const { stderr, status } = spawnSync(node, args, { cwd: folder, encoding: "utf8" });
    expect([subpath, status, says.exec(stderr)?.[0] ?? stderr]).toEqual([
      subpath,
      1,
      expect.stringMatching(says),
    ]);
  }
  expect(
    spawnSync(node, [join(folder, "node_modules/.bin/deadringer"), "--version"], { encoding: "utf8" }).stderr,
  )
    .toMatch(/^deadringer: Cannot run on Node v20\.\d+\.\d+: use Node 22\.16 or newer, or Deno\n$/);
});
