/**
 * The files of the web app, for the package build and for a service that runs from a checkout.
 * @module
 */
import { build, type Metafile, type Plugin } from "esbuild";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SIGNALS } from "../../lib/watch/mod.ts";
import { KIND_TITLES } from "../../lib/permute/mod.ts";
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

/** The largest part of the first bundle; it does nothing by itself. */
const FIRST: string = fileURLToPath(new URL("lookup/lookup_page.tsx", SOURCE));

/**
 * Makes what loads later import what is loaded first. esbuild makes a file for each set of entries that share a module:
 * without this, the first paint takes some thirty files, whose headers alone are a fifth of its bytes.
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
      contents: `import ${JSON.stringify(FIRST)}; export * from ${JSON.stringify(path)};`,
      resolveDir: dirname(path),
      loader: "ts",
    }));
  },
};

/** Returns the files of the web app by name: scripts, styles, fonts and the documentation. */
export async function webFiles(): Promise<Map<string, Uint8Array>> {
  const { outputFiles, metafile } = await build({
    entryPoints: {
      app: fileURLToPath(new URL("main.tsx", SOURCE)),
      core: fileURLToPath(new URL("parts/core_worker.ts", SOURCE)),
      settings: fileURLToPath(new URL("settings/main.tsx", SOURCE)),
      style: fileURLToPath(new URL("style.css", SOURCE)),
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
      SIGNAL_TITLES: JSON.stringify(Object.fromEntries(SIGNALS.map(({ name, title }) => [name, title]))),
    },
    logLevel: "silent",
  });
  requireFirst(metafile);
  // Not a module: it runs before the first paint.
  const theme = await build({
    entryPoints: { theme: fileURLToPath(new URL("shell/theme.ts", SOURCE)) },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    outdir: "/",
    write: false,
    logLevel: "silent",
  });
  const files = new Map<string, Uint8Array>();
  for (const { path, contents } of [...outputFiles, ...theme.outputFiles]) {
    files.set(path.replace(/^.*[/\\]/, ""), contents);
  }
  for (const [name, path] of Object.entries(PLAIN)) files.set(name, readFileSync(new URL(path, SOURCE)));
  files.set("settings.html", settingsPage(files.get("index.html")!));
  for (const [name, bytes] of await docsFiles()) files.set(name, bytes);
  return files;
}

/** @throws when the first bundle does not have the part that what loads later imports: the first paint would grow unseen. */
function requireFirst({ outputs }: Metafile): void {
  const first = Object.values(outputs).find(({ entryPoint }) => entryPoint?.endsWith("page/main.tsx"));
  const files = [
    first,
    ...first?.imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => outputs[path]) ??
      [],
  ];
  if (files.some((file) => Object.keys(file?.inputs ?? {}).some((path) => FIRST.endsWith(path)))) return;
  throw new Error(`${FIRST} is no part of the first bundle: name its largest part in FIRST`);
}

/** Pages with their own URL have the same head; its links lead back to the app. */
function settingsPage(index: Uint8Array): Uint8Array {
  const html = new TextDecoder().decode(index).replaceAll(/href="#(?!main")/g, 'href="/#')
    .replace("/assets/app.js", "/assets/settings.js");
  return new TextEncoder().encode(html);
}
