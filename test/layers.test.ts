import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { onDeno, PURE_ROOMS } from "./tools/runtimes.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What extensions give the web app stands among its rooms. */
const EXTRA_PAGES = readdirSync(join(root, "server/extras"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory()).map(({ name }) => `server/extras/${name}/pages/`);

/** Rank of a file: it may import its own rank or lower. The longest prefix counts. */
const RANKS: Record<string, number> = {
  "lib/model.ts": 0,
  "lib/errors.ts": 0,
  "lib/argument.ts": 0,
  "lib/problem.ts": 0,
  "lib/": 1,
  "lib/permute/": 1,
  // Data only: what reads lines loads no generator.
  "lib/permute/data/kinds.ts": 0,
  "lib/match/": 1,
  "lib/x509/": 1,
  "lib/subject.ts": 2,
  "lib/observe/registry/tables.ts": 1,
  "lib/observe/": 2,
  "lib/ops/": 0,
  "lib/assess/": 1,
  "lib/classify/": 2,
  "lib/ct/": 2,
  "lib/ct/data/": 1,
  "lib/ct/index/": 1,
  "lib/ct/regex/": 1,
  "lib/lookup/": 3,
  "lib/lines/": 3,
  "lib/export/": 3,
  // The pure part of an extension stands among the rooms of the library.
  "server/extras/watch/lib/": 3,
  "server/extras/takedown/lib/": 3,
  "lib/net/": 1.5,
  "mod.ts": 5,
  // What programs import, of all rooms.
  "server/public/": 7,
  // Above the library; which folder is above which is a test of its own.
  "server/": 6,
  "server/extras/pages.ts": 7,
  "server/extras/settings_pages.ts": 7,
  ...Object.fromEntries(EXTRA_PAGES.map((folder) => [folder, 6.75])),
  // The web app's door, and the rooms below it.
  "server/web/page/": 6.9,
  "server/web/page/results/": 6.8,
  "server/web/page/investigate/": 6.7,
  "server/web/page/lookup/": 6.6,
  "server/web/page/settings/": 6.5,
  "server/web/page/shell/": 6.3,
  "server/web/page/parts/": 6.2,
  "server/web/page/service/": 6.1,
};

/** Rooms whose files, sockets and processes the tests of others use, on both runtimes. */
const IN_TESTS_OF_OTHERS: ReadonlySet<string> = new Set([
  "server/cli/commands/ct", // By those of server/ct.
  "server/extras/watch/channels", // By those of the command.
]);

/** Where a package may be imported; anything else is a mistake. */
const PACKAGES: Record<string, string[]> = {
  "tough-cookie": ["lib/observe/web/request.ts"],
  "dns-packet": ["server/mini/"],
  preact: ["server/web/page/", ...EXTRA_PAGES],
  "@preact/signals": ["server/web/page/", ...EXTRA_PAGES],
  parse5: ["lib/page/parse.ts", "test/fuzz/page_target.ts"],
  "@peculiar/x509": ["server/mini/"],
  "reflect-metadata": ["server/mini/"],
  "mmdb-lib": ["lib/net/geo.ts"],
  picocolors: ["server/cli"],
  "@modelcontextprotocol/server": ["server/extras/mcp/"],
  valibot: [
    "server/extras/",
    "server/io/tables.ts",
    "server/http/schemas",
    "server/http/bodies.ts",
    "server/http/route.ts",
    "server/wire/route.ts",
    "server/http/routes/",
  ],
  "@valibot/to-json-schema": ["server/http/openapi.ts", "server/extras/mcp/"],
  jose: ["server/auth/legacy_jwt.ts"],
  "openid-client": ["server/extras/sign_on/provider.ts"],
  pg: ["server/extras/postgres/"],
  "graphile-worker": ["server/extras/workers/"],
  nodemailer: ["server/mail/", "server/extras/takedown/report/reports.ts"],
  standardwebhooks: ["server/extras/watch/channels/"],
  "puppeteer-core": ["lib/net/camera.ts", "lib/net/browser_page.ts"],
};

/** What the server may import: the doors of the library's rooms, how options are refused, and small parts. */
const DOORS = [
  "./mod.ts",
  ...[
    "classify",
    "ct",
    "ct/index",
    "ct/log",
    "export",
    "lines",
    "lookup",
    "match",
    "net",
    "observe",
  ]
    .map((room) => `./lib/${room}/mod.ts`),
  ...["assess", "permute", "x509"].map((room) => `./lib/${room}/mod.ts`),
  ...[
    "distance",
    "domain",
    "errors",
    "permute/explain",
    "match/page/mod",
    "match/untwist",
    "model",
    "problem",
  ]
    .map((file) => `./lib/${file}.ts`),
  // What the outside gives, as types.
  "./lib/dial.ts",
  "./lib/io.ts",
  "./lib/lookup/reporter.ts",
  "./lib/ip.ts",
  "./lib/options.ts",
  // What letters look like, for names of people too.
  "./lib/match/text.ts",
  "./lib/page/hidden_text.ts",
  "./lib/page/defang.ts",
  "./lib/page/mail_address.ts",
  // By themselves: with all of `lib/lines`, a page without a lookup would load what merges lines.
  "./lib/lines/ndjson.ts",
  // By itself: what searches names loads nothing that compares them with brands.
  "./lib/ct/lookalike.ts",
  // By itself: a plan loads nothing of what makes observations.
  "./lib/lookup/questions.ts",
  "./lib/percent.ts",
  "./lib/plural.ts",
  "./lib/retry_after.ts",
  "./lib/net/address.ts",
  "./lib/semaphore.ts",
];

const PURE = [
  "lib/permute/",
  "lib/match/",
  "lib/assess/",
  "lib/classify/",
  "lib/lines/",
  "server/extras/watch/lib/",
  "lib/export/",
  "server/extras/takedown/lib/report/",
  "lib/distance.ts",
  "lib/model.ts",
  "lib/ops/",
];

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.tsx?$/.test(path) ? [path] : [];
  });
}

function imports(file: string): { target: string; type: boolean }[] {
  const text = readFileSync(join(root, file), "utf8").replace(/^\s*\*.*$/gm, "");
  return [
    ...text.matchAll(
      /^(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm,
    ),
  ].map(
    (m) => ({
      target: m[2] ?? m[3] ?? m[4]!,
      type: m[1] !== undefined,
    }),
  );
}

function longest<T>(table: Record<string, T>, file: string): T | undefined {
  const key =
    Object.keys(table).filter((prefix) => file.startsWith(prefix)).sort((a, b) => b.length - a.length)[0];
  return key === undefined ? undefined : table[key];
}

function circles(all: readonly string[]): string[][] {
  return stronglyConnected(
    new Map(all.map((file) => [
      file,
      imports(file).filter(({ target }) => target.startsWith(".")).map(({ target }) =>
        relative(root, join(root, dirname(file), target))
      ),
    ])),
  );
}

/** Groups of two nodes or more that reach each other, each sorted (Tarjan, 1972). */
function stronglyConnected(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [], stack: string[] = [];
  const index = new Map<string, number>(), low = new Map<string, number>();
  const visit = (node: string): number => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) low.set(node, Math.min(low.get(node)!, visit(next)));
      else if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, index.get(next)!));
    }
    if (low.get(node) === index.get(node)) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) found.push(group.sort());
    }
    return low.get(node)!;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** Generators stand beside the data that they write; they are in no package. */
const GENERATOR = /\/gen_\w+\.ts$/;
const sources = ["mod.ts", ...files("lib"), ...files("server")].filter((file) => !GENERATOR.test(file));

test("no file imports from above its rank, types included", () => {
  const guilty: string[] = [];
  for (const file of sources) {
    for (const { target } of imports(file)) {
      if (!target.startsWith(".")) continue;
      const to = relative(root, join(root, dirname(file), target));
      const rank = longest(RANKS, file), above = longest(RANKS, to);
      if (rank === undefined) guilty.push(`${file}: give its room a rank`);
      if (above! > rank!) guilty.push(`${file} -> ${to}`);
      if (
        /^server\/(?!extras\/\w+\/lib\/)/.test(file) && to.startsWith("lib/") && !DOORS.includes(`./${to}`)
      ) {
        guilty.push(`${file} -> ${to}: through mod.ts or a room's door`);
      }
    }
  }
  expect(guilty).toEqual([]);
});

test("folders of server/ import each other downwards, types included", () => {
  // The client of an extension and its pages are rooms of their own: who names them are the roots.
  const room = (file: string) =>
    /^server\/extras\/\w+\/(?:client\.ts|client\/|lib\/|pages\/)/.test(file)
      ? file.split("/").slice(0, 4).join("/")
      : file.split("/").slice(0, file.startsWith("server/extras/") ? 3 : 2).join("/");
  const graph = new Map<string, string[]>();
  for (const file of sources.filter((path) => path.startsWith("server/"))) {
    const below = imports(file).filter(({ target }) => target.startsWith("."))
      .map(({ target }) => room(relative(root, join(root, dirname(file), target))));
    graph.set(room(file), [...graph.get(room(file)) ?? [], ...below.filter((each) => each !== room(file))]);
  }
  expect(stronglyConnected(graph)).toEqual([]);
});

test("no files import each other in a circle, types included", () => {
  expect(circles(sources)).toEqual([]);
});

test("a circle is found, whatever else its files import", () => {
  const graph = new Map([["a", ["b", "d"]], ["b", ["c"]], ["c", ["a", "d"]], ["d", ["e"]], ["e", []]]);
  expect(stronglyConnected(graph)).toEqual([["a", "b", "c"]]);
});

test("packages are imported where they belong, and pure folders import none", () => {
  const guilty: string[] = [];
  for (const file of sources) {
    for (const { target } of imports(file)) {
      if (target.startsWith(".")) continue;
      if (PURE.some((prefix) => file.startsWith(prefix))) guilty.push(`${file} -> ${target}`);
      if (target.startsWith("node:")) continue;
      const name = target.split("/").slice(0, target.startsWith("@") ? 2 : 1).join("/");
      if (!PACKAGES[name]?.some((prefix) => file.startsWith(prefix))) guilty.push(`${file} -> ${target}`);
    }
  }
  expect(guilty).toEqual([]);
});

test("lib has no clock, environment, file or console of its own outside lib/net", () => {
  const guilty: string[] = [];
  for (
    const file of sources.filter((path) => /^lib\/(?!net\/)|^server\/extras\/\w+\/lib\//.test(path))
  ) {
    const code = readFileSync(join(root, file), "utf8").replace(/\/\*[^]*?\*\/|\/\/.*$/gm, "");
    const power =
      /\b(console\.|Date\.now|new Date\(\)|performance\.now|Math\.random|process\.|Deno\.|setTimeout|setInterval|node:fs)/
        .exec(code);
    if (power !== null) guilty.push(`${file}: ${power[0]}`);
  }
  expect(guilty).toEqual([]);
});

/** Subpaths that need Node or Deno: sockets, hashes, keys, signatures. */
const NEEDS_NODE = new Set([".", "./server", "./testing"]);

/** Whatever files load, with who loads it. */
function reach(roots: readonly string[], reached = new Map<string, string>()): Map<string, string> {
  for (const file of roots) {
    if (!file.endsWith(".ts")) continue;
    for (const { target, type } of imports(file)) {
      const to = target.startsWith(".") ? relative(root, join(root, dirname(file), target)) : target;
      if (type || reached.has(to)) continue;
      reached.set(to, file);
      reach([to], reached);
    }
  }
  return reached;
}

test("what a bundler takes into a browser asks for nothing of node", () => {
  const all: Record<string, string> = JSON.parse(readFileSync(join(root, "deno.json"), "utf8")).exports;
  const browser = Object.entries(all).filter(([subpath]) => !NEEDS_NODE.has(subpath));
  for (const [subpath, file] of browser) {
    const guilty = [...reach([file.replace("./", "")])].filter(([target]) => target.startsWith("node:"));
    expect([subpath, guilty]).toEqual([subpath, []]);
  }
});

test("whoever reads the guard has little else to read, types included", () => {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { target } of imports(file)) {
      if (target.startsWith(".")) visit(relative(root, join(root, dirname(file), target)));
    }
  };
  visit("server/auth/guard.ts");
  expect(found.size).toBeGreaterThan(20);
  expect(found.size).toBeLessThan(100);
});

test("rooms whose tests do not run on Deno reach nothing of a runtime", () => {
  for (const room of PURE_ROOMS) {
    const own = sources.filter((file) => file.startsWith(`lib/${room}/`));
    expect([room, own.length > 0]).toEqual([room, true]);
    const guilty = [...reach(own)].filter(([target]) => /^node:|^lib\/net\//.test(target));
    expect([room, guilty]).toEqual([room, []]);
  }
});

test("rooms that name sockets, files, databases or processes have tests that run on Deno too", () => {
  const tested = onDeno(".test.ts").flatMap((pattern) => globSync(pattern, { cwd: root }));
  const NAMED = /^node:(?:child_process|dgram|dns|fs|http|http2|https|net|sqlite|tls|worker_threads)\b/;
  const rooms = sources.filter((file) =>
    imports(file).some(({ target, type }) => !type && NAMED.test(target))
  )
    .map((file) => dirname(file));
  expect(rooms.length).toBeGreaterThan(20);
  const untested = rooms.filter((room) => !tested.some((file) => file.startsWith(`test/${room}/`)));
  expect([...new Set(untested)].filter((room) => !IN_TESTS_OF_OTHERS.has(room))).toEqual([]);
});

test("no file is over 400 lines", () => {
  const long = [...sources, ...files("bench")]
    .filter((file) => !file.includes("/data/"))
    .map((file) => [file, readFileSync(join(root, file), "utf8").split("\n").length - 1] as const)
    .filter(([, lines]) => lines > 400);
  expect(long).toEqual([]);
});

test("the web app's files stand in its rooms", () => {
  const loose = sources.filter((file) => /^server\/web\/page\/[^/]+$/.test(file));
  expect(loose).toEqual(["server/web/page/main.tsx"]);
});

test("at most ten files of server/ stand outside of its rooms", () => {
  const loose = sources.filter((file) => /^server\/[^/]+$/.test(file));
  expect(loose.length, loose.join(" ")).toBeLessThanOrEqual(10);
});
