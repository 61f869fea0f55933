import { build } from "esbuild";
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { VERSION } from "../server/config/version.ts";

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
const npm = read("package.json");
const jsr = read("deno.json");

test("both manifests say the same version, licence and subpaths", () => {
  expect(jsr.version).toBe(npm.version);
  expect(VERSION).toBe(npm.version);
  expect(jsr.license).toBe(npm.license);
  const { "./package.json": _, ...subpaths } = npm.exports;
  expect(Object.keys(subpaths)).toEqual(Object.keys(jsr.exports));
  for (const [name, path] of Object.entries<string>(jsr.exports)) {
    const stem = path.replace(/\.ts$/, "");
    expect(subpaths[name]).toEqual({
      require: { types: stem.replace("./", "./dist/") + ".d.cts" },
      types: stem.replace("./", "./dist/") + ".d.ts",
      default: stem.replace("./", "./dist/") + ".js",
    });
  }
});

test("both manifests ask for the same versions of the same packages", () => {
  const { server, ...imports } = jsr.imports; // `deno run -A server`
  expect(server).toBe("./server/cli.ts");
  const { optionalDependencies, devDependencies } = npm;
  // Tables are found by their files; what few modules load is part of npm's bundle.
  const optional = Object.entries(optionalDependencies).filter(([name]) =>
    !name.startsWith("@ip-location-db/")
  );
  const bundled = ["@peculiar/x509", "dns-packet", "parse5", "reflect-metadata", "tough-cookie"].map((
    name,
  ) => [name, devDependencies[name]]);
  const wanted = {
    ...npm.dependencies,
    ...npm.peerDependencies,
    ...Object.fromEntries([...optional, ...bundled]),
  };
  expect(Object.fromEntries(
    Object.entries<string>(imports).map(([name, spec]) => [name, spec.replace(`npm:${name}@`, "")]),
  )).toEqual(wanted);
});

/** Values of the library that are exported for tests and benches alone. */
const MAX_FOR_TESTS = 23;

test("nothing is exported that no file which imports it names, and no type that nothing names", () => {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const files = globSync(["{public,lib,server,test,bench}/**/*.{ts,tsx}", "mod.ts"], { cwd })
    .filter((file) => !/node_modules|fixtures|\/gen_/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(`${cwd}/${file}`, "utf8")]));
  /** Files that name a word. */
  const named = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    for (const word of new Set(text.match(/\w+/g))) {
      named.set(word, (named.get(word) ?? new Set()).add(file));
    }
  }
  /** By file, those that import it; and the files that one imports as a whole, so that any other may name its parts. */
  const importers = new Map<string, Set<string>>();
  const parts = new Set<string>();
  for (const [file, text] of texts) {
    const imports = text.matchAll(/(\* as \w+ from |export \* from |typeof import\()?"(\.{1,2}\/[^"\n]+)"/g);
    for (const [, all, path] of imports) {
      const from = posix.join(posix.dirname(file.replaceAll("\\", "/")), path!);
      importers.set(from, (importers.get(from) ?? new Set()).add(file));
      if (all !== undefined) parts.add(from);
    }
  }
  const isNamed = (file: string, name: string): boolean =>
    [...named.get(name)!].some((other) =>
      other !== file && (parts.has(file) || importers.get(file)?.has(other) === true)
    );
  // What a file exports as a whole, and what users import.
  const whole = new Set(Object.values<string>(jsr.exports).map((path) => path.replace("./", "")));
  const dead = [...texts].filter(([file]) => /^(lib|server)\//.test(file) && !whole.has(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|class|const|let) (\w+)/gm)]
        .map(([, name]) => name!)
        .filter((name) => !isNamed(file, name)).map((name) => `${file}: ${name}`)
    );
  expect(importers.size).toBeGreaterThan(700);
  expect(dead).toEqual([]);
  // Tests go through the face of a room; the number only falls.
  const isUsed = (file: string, name: string): boolean =>
    [...named.get(name)!].some((other) => other !== file && !/^(?:test|bench)\//.test(other));
  const forTests = [...texts].filter(([file]) => /^lib\/(?!.*\/data\/)/.test(file) && !whole.has(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|class|const|let) (\w+)/gm)]
        .map(([, name]) => name!).filter((name) => !isUsed(file, name)).map((name) => `${file}: ${name}`)
    );
  expect(forTests.length, forTests.join("\n")).toBeLessThanOrEqual(MAX_FOR_TESTS);
  // A type that only its own file names is the type of something there.
  const types = [...texts].filter(([file]) => /^(lib|server)\//.test(file) && !whole.has(file))
    .flatMap(([file, text]) => {
      const code = text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, "");
      return [...code.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name!)
        .filter((name) => named.get(name)!.size === 1 && code.split(new RegExp(`\\b${name}\\b`)).length === 2)
        .map((name) => `${file}: ${name}`);
    });
  expect(types).toEqual([]);
});

test("what is public is what server/public/README.md gives a reason for: at most 100 names in 12 subpaths", () => {
  const page = readFileSync(new URL("../server/public/README.md", import.meta.url), "utf8");
  const said = page.split("\n## ").slice(1).map((part) => {
    const [subpath, ...rows] = part.split("\n");
    const cells = rows.filter((row) => row.startsWith("| `")).map((row) => row.split("|").slice(1, -1));
    for (const [names, why] of cells) expect(why!.trim(), names).not.toBe("");
    return [
      subpath!,
      cells.flatMap(([names]) => [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!)).sort(),
    ];
  });
  const exported = Object.entries<string>(jsr.exports).map(([subpath, path]) => {
    const text = readFileSync(new URL(`../${path}`, import.meta.url), "utf8").replace(/\/\*[^]*?\*\//g, "");
    expect(text, path).not.toMatch(/^export (?:type )?\*/m);
    const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) =>
      list!.split(",")
    );
    const own = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm)];
    const names = [
      ...lists.map((name) => name.replace(/^\s*type /, "").trim()),
      ...own.map(([, name]) => name!),
    ];
    return [subpath, names.filter((name) => name !== "").sort()] as const;
  });
  expect(exported).toEqual(said);
  expect(exported.length).toBeLessThanOrEqual(12);
  expect(exported.flatMap(([, names]) => names).length).toBeLessThanOrEqual(100);
});

test.each([
  ["./permute", 120],
  ["./match", 150],
  ["./classify", 185],
  ["./domain", 50],
  ["./x509", 10],
])("all of %s weighs at most %i kB in a browser", async (subpath, most) => {
  const { outputFiles: [file] } = await build({
    entryPoints: [fileURLToPath(new URL(`../${jsr.exports[subpath]}`, import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  expect(gzipSync(file!.contents, { level: 9 }).length / 1000).toBeLessThanOrEqual(most);
});

test.each([
  { room: "the library", below: ["lib/**/*.ts", "server/extras/*/lib/**/*.ts"], least: 1_500, most: 26 },
  { room: "the server", below: ["server/**/*.ts"], least: 1_500, most: 20 },
])("few names mean different things in two files of $room", ({ room, below, least, most }) => {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const files = globSync([...below], { cwd }).filter((file) =>
    !/\/data\/|\/gen_|^server.web|^server.extras.\w+.pages/.test(file) &&
    // The pure part of an extension belongs to the library.
    (room === "the library" || !/^server\/extras\/\w+\/lib\//.test(file))
  );
  /** Functions, classes and types of each file, and what it exports; constants of its own may be called alike. */
  const declared = new Map<string, Set<string>>();
  for (const file of files) {
    const code = readFileSync(`${cwd}/${file}`, "utf8").replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
    const names = code.matchAll(
      /^(?:(?:export )?(?:async )?(?:function\*?|class|interface|type)|export const|const(?= \w+ = (?:async )?\()) (\w+)/gm,
    );
    for (const [, name] of names) declared.set(name!, (declared.get(name!) ?? new Set()).add(file));
  }
  const twice = [...declared].filter(([, where]) => where.size > 1).map(([name]) => name);
  expect(declared.size).toBeGreaterThan(least);
  expect(twice.length, twice.join(" ")).toBeLessThan(most);
});
