/**
 * Icons and logos of pages: what browsers show beside a title, and pictures that are called a logo.
 * @module
 */
import type { Io } from "../../io.ts";
import type { PagePicture } from "../../match/page/mod.ts";
import { answerWithin } from "../deadline.ts";
import { browserAgent, dataOf, fetchableUrl, headerOf, redirectOf } from "./http.ts";
import { lookOf, pictureHash } from "./look.ts";
import { requestPage } from "./request.ts";
import { Page } from "../../page/page.ts";
import type { VisitedPage } from "./visit.ts";
import { baseOf, resolvedUrl } from "../../page/html.ts";
import type { Observation } from "../../subject.ts";
import { shownVisit } from "./page_fact.ts";
import { visited } from "./visited.ts";

/**
 * MurmurHash3, x86, 32 bits, seed 0, as a signed number.
 *
 * Source: Austin Appleby, MurmurHash3_x86_32 (public domain).
 */
function murmur3(bytes: Uint8Array): number {
  const scramble = (k: number): number => {
    const mixed = Math.imul(k, 0xcc9e2d51);
    return Math.imul(mixed << 15 | mixed >>> 17, 0x1b873593);
  };
  const blocks = bytes.length & ~3;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let h = 0;
  for (let i = 0; i < blocks; i += 4) {
    h ^= scramble(view.getUint32(i, true));
    h = Math.imul(h << 13 | h >>> 19, 5) + 0xe6546b64 | 0;
  }
  let tail = 0;
  for (let i = bytes.length - 1; i >= blocks; i--) tail = tail << 8 | bytes[i]!;
  h ^= scramble(tail) ^ bytes.length;
  h = Math.imul(h ^ h >>> 16, 0x85ebca6b);
  h = Math.imul(h ^ h >>> 13, 0xc2b2ae35);
  return h ^ h >>> 16;
}

/**
 * The hash by which internet search engines index a favicon: MurmurHash3 of its base64 in lines of 76 characters, each
 * with its line feed.
 *
 * Source: Shodan's `http.favicon.hash`; line lengths as RFC 2045 section 6.8.
 *
 * @param icon The file as served.
 * @example
 * ```ts
 * import { faviconHash } from "./icon.ts";
 * console.assert(faviconHash(new Uint8Array(0)) === 0);
 * ```
 */
export function faviconHash(icon: Uint8Array): number {
  const lines: string[] = [];
  // 57 bytes make 76 characters.
  for (let i = 0; i < icon.length; i += 57) {
    lines.push(btoa(String.fromCharCode(...icon.subarray(i, i + 57))) + "\n");
  }
  return murmur3(new TextEncoder().encode(lines.join("")));
}

/** Characters of a link. */
const MAX_LINK = 300_000;
/** Links of each kind that are returned. */
const MAX_ICONS = 4, MAX_LOGOS = 2;

/**
 * Returns where a page's icons and logos are, as absolute URLs, some of them `data:` URLs: the `link`s of a `rel` with
 * `icon` in their order, without any `/favicon.ico`; pictures whose address, class, id or alternative text says that they
 * are a logo.
 *
 * Source: HTML section 4.6.7.9.
 *
 * @param page Where the page is, and its HTML.
 * @example
 * ```ts
 * import { Page } from "../../page/page.ts";
 * import { pictureLinks } from "./icon.ts";
 * const html = new Page('<link rel="shortcut icon" href="/i.png"><img class=logo src=l.png>');
 * const { icons, logos } = pictureLinks({ url: "https://a.com/b", html });
 * console.assert(icons[0] === "https://a.com/i.png" && logos[0] === "https://a.com/l.png");
 * ```
 */
export function pictureLinks(page: Pick<VisitedPage, "url" | "html">): Record<"icons" | "logos", string[]> {
  const icons: string[] = [], touch: string[] = [], logos: string[] = [];
  const { tokens } = page.html, base = baseOf(tokens, page.url);
  for (const { kind, name, attributes } of tokens) {
    if (kind !== "open") continue;
    const href = attributes.get("href"), src = attributes.get("src");
    if (name === "link" && href !== undefined && href.trim() !== "") {
      const tokens = attributes.get("rel")?.toLowerCase().split(/\s+/) ?? [];
      if (tokens.includes("icon")) icons.push(href);
      else if (tokens.includes("apple-touch-icon")) touch.push(href);
    } else if (name === "img" && src !== undefined && src.trim() !== "" && logos.length < MAX_LOGOS) {
      const words = ["class", "id", "alt"].map((key) => attributes.get(key) ?? "").join(" ");
      if (/logo|brand/i.test(src.startsWith("data:") ? words : `${src} ${words}`)) logos.push(src);
    }
  }
  const absolute = (links: readonly string[]): string[] =>
    links.flatMap((link) => resolvedUrl(link.trim().slice(0, MAX_LINK), base)?.href ?? []);
  const found = [...new Set(absolute([...icons, ...touch]))].slice(0, MAX_ICONS);
  // Of a link that is no URL, browsers make none; nor do they without one.
  const isNone = icons.length === 0 || absolute(icons.slice(0, 1)).length === 0;
  return {
    icons: isNone ? [new URL("/favicon.ico", page.url).href, ...found].slice(0, MAX_ICONS) : found,
    logos: absolute(logos),
  };
}

/** What pictures are fetched with. */
type PictureIo = Pick<Io, "net" | "sleep" | "contact">;

const MAX_BYTES = 262_144;
const MAX_REDIRECTS = 1;
const TOTAL_MS = 8_000;

/** The file at a URL; null without one, when it is not an image, or larger than 256 KiB. */
async function fileAt(io: PictureIo, start: string, signal: AbortSignal): Promise<Uint8Array | null> {
  if (start.startsWith("data:")) return dataOf(start)?.bytes ?? null;
  return await answerWithin(io, TOTAL_MS, signal, async (inner, net) => {
    let next = start;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const url = fetchableUrl(next);
      if (url === null) return null;
      const request = { url, userAgent: browserAgent(io), accept: "image/*,*/*;q=0.5" };
      const { response } = await requestPage(net, request, MAX_BYTES, inner);
      const { status, headers, body, truncated } = response;
      const location = redirectOf(response);
      if (location !== null && URL.canParse(location, url)) {
        next = new URL(location, url).href;
        continue;
      }
      // Servers without an icon often answer with a page.
      const type = headerOf(headers, "content-type") ?? "";
      return status !== 200 || truncated || /html|json/i.test(type) ? null : body;
    }
    return null;
  });
}

/** The pictures at some addresses: those that are there, images, and of at most 256 KiB. */
async function picturesAt(
  io: PictureIo,
  kind: PagePicture["kind"],
  urls: readonly string[],
  signal: AbortSignal,
): Promise<PagePicture[]> {
  const found = await Promise.all(urls.map(async (url) => {
    const file = await fileAt(io, url, signal);
    return file === null || file.length === 0 ? [] : [{ kind, hash: faviconHash(file), look: lookOf(file) }];
  }));
  return found.flat();
}

/** All icons and logos of a page of a brand's own: four of the first, two of the second at most. */
export async function pagePictures(
  io: Pick<Io, "net" | "sleep" | "contact">,
  page: { url: string; text: string },
  signal: AbortSignal,
): Promise<PagePicture[]> {
  const { icons, logos } = pictureLinks({ url: page.url, html: new Page(page.text) });
  return (await Promise.all([picturesAt(io, "icon", icons, signal), picturesAt(io, "logo", logos, signal)]))
    .flat();
}

/** A picture of the name's page. */
export interface Picture {
  /** Where it is stored. */
  url: string;
  /** What it looks like, as `pictureHash` has it; null when it cannot be read. */
  hash: string | null;
}

/**
 * The picture of what a visitor of the name sees, taken and stored once. Null without an answer, a browser or a store.
 */
export const pictured: Observation<Picture | null> = async (subject) => {
  const { camera, screenshots } = subject.io;
  if (camera === null || screenshots === null || subject.passive) return null;
  // A server that does not answer a plain request is not worth a browser.
  const first = (await subject.once(visited))?.first ?? null;
  if (first === null) return null;
  const shot = await camera.takeScreenshot(first.url, subject.signal);
  if (shot === null) return null;
  // A browser may meet the error or the challenge that a plain request did not.
  const hash = shot.status >= 400 ? null : pictureHash(shot.png);
  return { url: await screenshots.put(subject.name, shot.png), hash };
};

/** The icon of the page that visitors of the name see, requested once; null without one. */
export const icon: Observation<PagePicture | null> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page ?? null;
  const first = page === null ? [] : pictureLinks(page).icons.slice(0, 1);
  return (await picturesAt(subject.io, "icon", first, subject.signal))[0] ?? null;
};

/** The logos of that page, at most two, requested once. */
export const logos: Observation<PagePicture[]> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page ?? null;
  return page === null ? [] : await picturesAt(subject.io, "logo", pictureLinks(page).logos, subject.signal);
};
