/**
 * The files of the web app, for the package build and for a service that runs from a checkout.
 * @module
 */
import { build, type Metafile, type Plugin } from "esbuild";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { KIND_TITLES } from "../../lib/permute/mod.ts";
import { PARTS } from "../whole/whole.ts";
import { docsFiles } from "./docs_pages.ts";

const SOURCE: URL = new URL("../../server/web/page/", import.meta.url);
/** Files that are served unchanged, by name; the licence of the fonts accompanies them. */
const PLAIN: Readonly<Record<string, string>> = {
  "index.html": "index.html",
  "icon.svg": "icon.svg",
  "inter-4.1.woff2": "parts/font/inter-4.1.woff2",
  "inter-4.1-latin.woff2": "parts/font/inter-4.1-latin.woff2",
  "inter-license.txt": "parts/font/LICENSE.txt",
};

const source = (path: string): string => fileURLToPath(new URL(path, SOURCE));

/** The largest page of each group of pages that have most of their parts in common; it does nothing by itself. */
const LARGEST: readonly (readonly [group: RegExp, page: string])[] = [
  [
    /\/extras\/(?:watch|sources)\/pages\/|\/shared_page/,
    source("../../extras/watch/pages/inbox/inbox_page.tsx"),
  ],
  [/./, source("lookup/lookup_page.tsx")],
];

/**
 * Makes what is loaded later import the largest page of its group. esbuild makes a file for each set of entries that share
 * a module: without this, a page takes some thirty files, whose headers alone are a fifth of its bytes.
 */
const fewFiles: Plugin = {
  name: "few-files",
  setup({ onResolve, onLoad }) {
    onResolve(
      { filter: /^\./ },
      ({ kind, path, resolveDir }) =>
        kind === "dynamic-import" ? { path: join(resolveDir, path), namespace: "later" } : undefined,
    );
    onLoad({ filter: /./, namespace: "later" }, ({ path }) => ({
      contents: `import ${JSON.stringify(LARGEST.find(([group]) => group.test(path))![1])};
export * from ${JSON.stringify(path)};`,
      resolveDir: dirname(path),
      loader: "ts",
    }));
  },
};

/** The names of a script of its own and of all that it imports before it runs. */
function scriptsOf({ outputs }: Metafile, path: string, found = new Set<string>()): string[] {
  const name = path.replace(/^.*[/\\]/, "");
  if (found.has(name)) return [...found];
  found.add(name);
  for (const { kind, path: imported } of outputs[path]!.imports) {
    if (kind === "import-statement") scriptsOf({ outputs } as Metafile, imported, found);
  }
  return [...found];
}

/** The path of the script that is made of an entry. */
const pathOf = ({ outputs }: Metafile, script: string): string =>
  Object.keys(outputs).find((path) => path.replace(/^.*[/\\]/, "") === script)!;

/** What a page of the app needs beside the first script, by its name in the address: `inbox` for `inbox_page.tsx`. */
function filesOfPages(metafile: Metafile): Record<string, string[]> {
  const app = scriptsOf(metafile, pathOf(metafile, "app.js"));
  return Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint = "" }]) => {
      const [, page] = /\/(\w+)_page\.tsx$/.exec(entryPoint) ?? [];
      if (page === undefined) return [];
      return [[page.replaceAll("_", "-"), scriptsOf(metafile, path).filter((each) => !app.includes(each))]];
    }),
  );
}

/** A page that has what its script imports fetched beside it. */
function preloading(html: string, metafile: Metafile, script: string): Uint8Array {
  const links = scriptsOf(metafile, pathOf(metafile, script)).filter((each) => each !== script)
    .map((each) => `<link rel="modulepreload" href="/assets/${each}">\n  `);
  return new TextEncoder().encode(html.replace("</head>", `  ${links.join("  ")}</head>`));
}

/** Returns the files of the web app by name: scripts, styles, fonts and the documentation. */
export async function webFiles(): Promise<Map<string, Uint8Array>> {
  const { outputFiles, metafile } = await build({
    entryPoints: {
      app: source("../../extras/pages.ts"),
      core: source("parts/core_worker.ts"),
      settings: source("../../extras/settings_pages.ts"),
      style: source("../../extras/pages.css"),
    },
    bundle: true,
    splitting: true,
    plugins: [fewFiles],
    minify: true,
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    target: "es2022",
    charset: "utf8",
    external: ["/assets/*"],
    legalComments: "none",
    chunkNames: "[name]-[hash]",
    outdir: "/",
    write: false,
    metafile: true,
    define: {
      KIND_TITLES: JSON.stringify(KIND_TITLES),
    },
    logLevel: "silent",
  });
  // Not a module: it runs before the first paint.
  const first = await build({
    entryPoints: { first: source("shell/first.ts") },
    define: { PAGE_FILES: JSON.stringify(filesOfPages(metafile)) },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    outdir: "/",
    write: false,
    logLevel: "silent",
  });
  const files = new Map<string, Uint8Array>();
  for (const { path, contents } of [...outputFiles, ...first.outputFiles]) {
    files.set(path.replace(/^.*[/\\]/, ""), contents);
  }
  for (const [name, path] of Object.entries(PLAIN)) files.set(name, readFileSync(new URL(path, SOURCE)));
  const index = withMenu(new TextDecoder().decode(files.get("index.html")));
  files.set("index.html", preloading(index, metafile, "app.js"));
  files.set("settings.html", preloading(settingsPage(index), metafile, "settings.js"));
  for (const [name, bytes] of await docsFiles()) files.set(name, bytes);
  return files;
}

/** The menu with the links of extensions, by which a page takes away those that its service lacks. */
function withMenu(index: string): string {
  const added = PARTS.flatMap(({ name }) => {
    const file = source(`../../extras/${name}/pages/menu.html`);
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    return [text.replaceAll(/<a\s/g, `<a data-extension="${name}" `).split("<!-- settings -->")];
  });
  return ["pages", "settings"].reduce(
    (html, place, nth) =>
      html.replace(`<!-- ${place} of extensions -->`, () => added.map((links) => links[nth] ?? "").join("")),
    index,
  );
}

/** Pages with their own URL have the same head; its links lead back to the app. */
function settingsPage(index: string): string {
  return index.replaceAll(/href="#(?!main")/g, 'href="/#').replace("/assets/app.js", "/assets/settings.js");
}
