/**
 * The files of the web app: built ahead in the npm package, bundled once at the first request from source.
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { SIGNALS } from "../../lib/watch/mod.ts";
import { KIND_TITLES } from "../../mod.ts";
import { docsFiles } from "./docs_pages.ts";

/** One file of the web app. */
export interface Asset {
  /** Media type. */
  type: string;
  /** Uncompressed. */
  body: Uint8Array<ArrayBuffer>;
  /** Compressed by gzip. */
  gzip: Uint8Array<ArrayBuffer>;
  /** Strong entity tag, with its quotes. */
  etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};
const BUILT: URL = new URL("./assets/", import.meta.url);
const SOURCE: URL = new URL("./page/", import.meta.url);
/** Files that are served unchanged, by name; the licence of the fonts accompanies them. */
const PLAIN: Readonly<Record<string, string>> = {
  "index.html": "index.html",
  "icon.svg": "icon.svg",
  "inter-4.1.woff2": "font/inter-4.1.woff2",
  "inter-4.1-latin.woff2": "font/inter-4.1-latin.woff2",
  "inter-license.txt": "font/LICENSE.txt",
};

/**
 * Returns the files of the web app by name, as the package build writes them.
 *
 * Requires esbuild and marked, which only a checkout has.
 */
export async function bundle(): Promise<Map<string, Uint8Array>> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: {
      app: fileURLToPath(new URL("main.ts", SOURCE)),
      core: fileURLToPath(new URL("core_worker.ts", SOURCE)),
      settings: fileURLToPath(new URL("settings/main.ts", SOURCE)),
      style: fileURLToPath(new URL("style.css", SOURCE)),
      dark: fileURLToPath(new URL("dark.css", SOURCE)),
    },
    bundle: true,
    splitting: true,
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
    define: {
      KIND_TITLES: JSON.stringify(KIND_TITLES),
      SIGNAL_TITLES: JSON.stringify(Object.fromEntries(SIGNALS.map(({ name, title }) => [name, title]))),
    },
    logLevel: "silent",
  });
  // Not a module: it runs before the first paint.
  const theme = await build({
    entryPoints: { theme: fileURLToPath(new URL("theme.ts", SOURCE)) },
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

/** Pages with their own URL have the same head; its links lead back to the app. */
function settingsPage(index: Uint8Array): Uint8Array {
  const html = new TextDecoder().decode(index).replaceAll(/href="#(?!main")/g, 'href="/#')
    .replace("/assets/app.js", "/assets/settings.js");
  return new TextEncoder().encode(html);
}

function built(): Map<string, Uint8Array> {
  return new Map(readdirSync(BUILT).map((name) => [name, readFileSync(new URL(name, BUILT))]));
}

let loading: Promise<Map<string, Asset>> | undefined;

/** Returns the files of the web app by name. The work is done once; after a failure the next call tries again. */
export function loadAssets(): Promise<Map<string, Asset>> {
  loading ??= load();
  loading.catch(() => loading = undefined);
  return loading;
}

/** Marks a demo for the pages: the one brand that can be looked up there. */
const DEMO = '<meta name="demo" content="kestrelbank.com">';

async function load(): Promise<Map<string, Asset>> {
  const files = existsSync(BUILT) ? built() : await bundle();
  for (const name of ["index.html", "settings.html"]) {
    const html = new TextDecoder().decode(files.get(name)!).replace("</title>", `</title>\n    ${DEMO}`);
    files.set(`demo.${name}`, new TextEncoder().encode(html));
  }
  return new Map(
    [...files].map(([name, bytes]) => {
      const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
      const type = TYPES[extname(name)] ?? "application/octet-stream";
      return [name, { type, body: new Uint8Array(bytes), gzip: new Uint8Array(gzipSync(bytes)), etag }];
    }),
  );
}
