/**
 * Bundles the package: one file for each subpath and for the command line, with what they share in `dist/chunks`.
 * @module
 */
import { build, type Plugin } from "esbuild";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

const CHUNKS = "dist/chunks";
/** What runs besides the subpaths: the command line, and threads, which are files. */
const PROGRAMS = ["server/cli.ts", "server/stores/sqlite_thread.ts"];
/** Loaded before the rest of a subpath: the rest fails on an old runtime with a message that says nothing. */
const GATE = "dist/supported.js";

interface Manifest {
  exports: Record<string, string | { default: string }>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Modules find threads and files where they would stand if each were a file of its own. */
const ownUrl: Plugin = {
  name: "own-url",
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:lib|server)\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes("import.meta.url") || path.endsWith("/server/cli.ts")) return undefined;
      const own = join("dist", relative(".", path)).replace(/\.ts$/, ".js");
      // Bundlers take `new URL(file, import.meta.url)` for a file that they have to find.
      const url = `[import.meta.url].map((chunk) => new URL(${
        JSON.stringify(relative(CHUNKS, own))
      }, chunk).href)[0]`;
      return { contents: text.replaceAll("import.meta.url", url), loader: "ts" };
    });
  },
};

/**
 * Optional packages, in modules that load them by a name which bundlers do not follow: a program that does not use them
 * is bundled without them.
 */
const optionalPackages = (names: readonly string[]): Plugin => ({
  name: "optional-packages",
  setup({ onResolve, onLoad }) {
    const namespace = "optional";
    onResolve(
      { filter: /^[@a-z]/ },
      ({ path }) =>
        names.some((name) => path === name || path.startsWith(`${name}/`)) ? { path, namespace } : undefined,
    );
    onLoad({ filter: /./, namespace }, async ({ path }) => {
      const all = await import(path) as Record<string, unknown>;
      const named = Object.keys(all).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "default");
      const specifier = `[${JSON.stringify(path)}].join("")`;
      return {
        contents:
          `const all = await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ ${specifier});
export default all.default;
export const { ${named.filter((name) => name !== "module.exports").join(", ")} } = all;`,
      };
    });
  },
});

/**
 * Modules of Node that are loaded when they run: a package of CommonJS that is bundled has no `require`, and importing one
 * that an old Node lacks would fail before the gate.
 */
const builtins: Plugin = {
  name: "builtins",
  setup({ onResolve, onLoad }) {
    const namespace = "builtin";
    onResolve(
      { filter: /./ },
      ({ kind, path }) =>
        kind === "require-call" && isBuiltin(path) || path === "node:sqlite"
          ? { path, namespace }
          : undefined,
    );
    onLoad({ filter: /./, namespace }, ({ path }) => {
      const module = `process.getBuiltinModule(${JSON.stringify(path)})`;
      return {
        contents: path === "node:sqlite"
          ? `export const { DatabaseSync } = ${module};`
          : `module.exports = ${module};`,
      };
    });
  },
};

/** The licences of the packages that are part of a bundle. */
function licences(inputs: readonly string[]): string {
  const folders = new Set(
    inputs.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []),
  );
  return [...folders].sort().map((folder) => {
    const { name, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    return `${name} (${license})\n\n${file === undefined ? "" : readFileSync(join(folder, file), "utf8")}`;
  }).join("\n---\n\n");
}

/** What must be said with data of others, by the licence that a table names. */
const DATA_NOTICES: Readonly<Record<string, string>> = {
  "MPL-2.0":
    "This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not " +
    "distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.\n" +
    "Its source is https://publicsuffix.org/list/public_suffix_list.dat.\n",
  "Unicode-3.0": readFileSync("lib/data/LICENSE-Unicode-3.0.txt", "utf8"),
};

/** The sources and licences of tables that are part of a bundle, as their first lines have them: bundles have no comments. */
function dataLicences(inputs: readonly string[]): string {
  const named = inputs.flatMap((file) => {
    if (!/^lib\/(?:.*\/)?data\//.test(file)) return [];
    const head = /^(?:\/\/.*\n)+/.exec(readFileSync(file, "utf8"))?.[0] ?? "";
    const licence = /Licence: ([\w.-]*\w)/.exec(head)?.[1];
    if (licence === undefined) return [];
    const notice = DATA_NOTICES[licence];
    if (notice === undefined) throw new Error(`${file} is under ${licence}, whose notice is missing`);
    return [{ file, licence, notice, source: head.replace(/^\/\/ (?:Written by .*\n)?/gm, "") }];
  });
  return [...Map.groupBy(named, ({ licence }) => licence).values()].map((files) =>
    `\n---\n\n${files.map(({ file, source }) => `${file}\n${source}`).join("\n")}\n${files[0]!.notice}`
  ).join("");
}

/** Writes the scripts of `dist/`. Packages stay apart, except those of development: what few modules load of many files. */
export async function bundlePackage(): Promise<void> {
  const { exports, dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Manifest;
  const subpaths = Object.values(exports).flatMap((each) =>
    typeof each === "string" ? [] : [each.default.replace(/^\.\//, "")]
  );
  const entries = subpaths.map((file) => file.replace(/^dist\//, "").replace(/\.js$/, ".ts"));
  const common = {
    bundle: true,
    format: "esm",
    platform: "node",
    target: "es2024",
    logLevel: "warning",
  } as const;
  const { metafile } = await build({
    ...common,
    metafile: true,
    entryPoints: [...entries, ...PROGRAMS],
    outbase: ".",
    outdir: "dist",
    chunkNames: "chunks/[name]-[hash]",
    splitting: true,
    external: Object.keys(dependencies),
    plugins: [
      ownUrl,
      builtins,
      optionalPackages(Object.keys({ ...optionalDependencies, ...peerDependencies })),
    ],
  });
  const inputs = Object.keys(metafile.inputs);
  writeFileSync("dist/licences.txt", licences(inputs) + dataLicences(inputs));
  const contents = `import { unsupported } from "./server/cli/supported.ts";
const refusal = unsupported();
if (refusal !== null) throw new Error(refusal);`;
  await build({ ...common, stdin: { contents, resolveDir: resolve(".") }, outfile: GATE });
  for (const file of subpaths) {
    const own = relative(dirname(file), GATE);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, `import ${JSON.stringify(own.startsWith(".") ? own : `./${own}`)};\n${text}`);
  }
}
