/**
 * The files of the web app: built ahead in the npm package; in a checkout, a step of the package build makes them at
 * the first request.
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { compressed, type Encoding } from "../io/compress.ts";
import { BRANDS } from "../mini/pages/mod.ts";

/** One file of the web app. */
export interface Asset {
  /** Media type. */
  type: string;
  /** Uncompressed. */
  body: Uint8Array<ArrayBuffer>;
  /** Returns it compressed, which is done at the first call; uncompressed where that makes it no smaller. */
  packed(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  /** Strong entity tag, with its quotes. */
  etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".txt": "text/plain; charset=utf-8",
};
const BUILT: URL = new URL("../web/assets/", import.meta.url);
/** The step of the package build that makes these files; only a checkout has it, and the bundler that it uses. */
const STEP: URL = new URL("../../test/tools/web_files.ts", import.meta.url);

type Files = Map<string, Uint8Array>;

/**
 * Returns the files of the web app: those that were built, else what the step of the build makes; none where there is
 * neither.
 *
 * @throws {Error} when the step fails, with the file and the reason: a fault of the service, for its log.
 */
export async function bundledFiles(built: URL, step: URL): Promise<Files> {
  if (existsSync(built)) {
    return new Map(readdirSync(built).map((name) => [name, readFileSync(new URL(name, built))]));
  }
  if (!existsSync(step)) return new Map();
  try {
    const { webFiles } = await import(step.href) as { webFiles(): Promise<Files> };
    return await webFiles();
  } catch (cause) {
    // Deno runs the bundler only where it is permitted to: without, a checkout is an installation without pages.
    if ((cause as Error).name === "NotCapable") return new Map();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The pages could not be bundled: ${why}`, { cause });
  }
}

/** The file of a page of the documentation; those of extensions are shown where these are. */
export const docsFile = (page: string, isAdded: boolean): string => `docs.${isAdded ? "+" : ""}${page}.html`;

let loading: Promise<Map<string, Asset>> | undefined;

/**
 * Returns the files of the web app by name; none in an installation without it. The work is done once; after a failure
 * the next call tries again.
 *
 * @throws {Error} when the pages cannot be bundled, with the file and the reason.
 */
export function loadAssets(): Promise<Map<string, Asset>> {
  loading ??= load();
  loading.catch(() => loading = undefined);
  return loading;
}

/** What pages of a demo know of it: the brands that can be looked up. */
const DEMO_MARK = `<meta name="demo" content="${BRANDS.map(({ domain }) => domain).join(" ")}">`;

/** The file of a page; in a demo, that with the mark. */
export const pageName = (name: string, isDemo: boolean): string => `${isDemo ? "demo." : ""}${name}`;

async function load(): Promise<Map<string, Asset>> {
  const files = await bundledFiles(BUILT, STEP);
  if (files.size === 0) return new Map();
  for (const name of ["index.html", "settings.html"]) {
    const html = new TextDecoder().decode(files.get(name)!);
    const marked = html.replace("</title>", `</title>\n    ${DEMO_MARK}`);
    files.set(pageName(name, true), new TextEncoder().encode(marked));
  }
  return new Map([...files].map(([name, bytes]) => [name, assetOf(name, bytes)]));
}

/** Of Brotli for files: a script of 100 kB takes a tenth of a second, once. */
const FILE_QUALITY = 10;

function assetOf(name: string, bytes: Uint8Array): Asset {
  const body = new Uint8Array(bytes);
  const ready = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    type: TYPES[extname(name)] ?? "application/octet-stream",
    body,
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    packed(encoding) {
      const known = ready.get(encoding) ?? compressed(body, encoding, FILE_QUALITY)
        .then((packed) => packed.length < body.length ? packed : body);
      ready.set(encoding, known);
      return known;
    },
  };
}
