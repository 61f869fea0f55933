/**
 * The files of the web app: built ahead in the npm package; in a checkout, a step of the package build makes them at
 * the first request.
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";

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
/** The step of the package build that makes these files; only a checkout has it, and the bundler that it uses. */
const STEP: URL = new URL("../../test/tools/web_files.ts", import.meta.url);

function built(): Map<string, Uint8Array> {
  return new Map(readdirSync(BUILT).map((name) => [name, readFileSync(new URL(name, BUILT))]));
}

async function build(): Promise<Map<string, Uint8Array>> {
  const step = await import(STEP.href) as { webFiles(): Promise<Map<string, Uint8Array>> };
  return step.webFiles();
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
  const files = existsSync(BUILT) ? built() : await build();
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
