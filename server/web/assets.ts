/**
 * The files of the web app: built ahead in the npm package; in a checkout, a step of the package build makes them at
 * the first request.
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { SquatError } from "../../mod.ts";
import { BRANDS } from "../mini/pages/brand.ts";

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
  const step = await import(STEP.href).catch((cause) => {
    throw new SquatError("not_found", "The web app is not part of this installation: it was not built", {
      cause,
    });
  }) as { webFiles(): Promise<Map<string, Uint8Array>> };
  return await step.webFiles();
}

let loading: Promise<Map<string, Asset>> | undefined;

/**
 * Returns the files of the web app by name. The work is done once; after a failure the next call tries again.
 *
 * @throws {SquatError} `not_found` where there is nothing to make them of.
 */
export function loadAssets(): Promise<Map<string, Asset>> {
  loading ??= load();
  loading.catch(() => loading = undefined);
  return loading;
}

/** What pages know of the service: the brands that can be looked up in a demo, and whether brands are watched. */
const MARKS = {
  demo: `<meta name="demo" content="${BRANDS.map(({ domain }) => domain).join(" ")}">`,
  watch: '<meta name="watch" content="brands">',
} as const;

/** What a page says about its service: each is a file of its own. */
export function pageName(name: string, marks: { demo: boolean; watch: boolean }): string {
  return `${marks.demo ? "demo." : ""}${marks.watch ? "watch." : ""}${name}`;
}

async function load(): Promise<Map<string, Asset>> {
  const files = existsSync(BUILT) ? built() : await build();
  for (const name of ["index.html", "settings.html"]) {
    const html = new TextDecoder().decode(files.get(name)!);
    for (const marks of [[true, false], [false, true], [true, true]] as const) {
      const [demo, watch] = marks;
      const shown = ["</title>", ...demo ? [MARKS.demo] : [], ...watch ? [MARKS.watch] : []].join("\n    ");
      files.set(pageName(name, { demo, watch }), new TextEncoder().encode(html.replace("</title>", shown)));
    }
  }
  return new Map(
    [...files].map(([name, bytes]) => {
      const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
      const type = TYPES[extname(name)] ?? "application/octet-stream";
      return [name, { type, body: new Uint8Array(bytes), gzip: new Uint8Array(gzipSync(bytes)), etag }];
    }),
  );
}
