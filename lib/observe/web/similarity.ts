/**
 * How similar a page is to another one, from their HTML alone.
 * @module
 */
import { baseOf, isSeen, resolvedUrl, titleToken } from "../../page/html.ts";
import type { Page } from "../../page/page.ts";
import { pictureDistance } from "./look.ts";
import { readDomain } from "../../domain.ts";

/** A page to compare. */
export interface ComparedPage {
  /** Where it is. */
  url: string;
  html: Page;
  /** Hash of its icon. @default unknown */
  favicon?: number | null;
  /** What a picture of it looks like, as `pictureHash` has it. @default unknown */
  picture?: string | null;
}

/** How similar a page is to the original. Each from 0 to 1; null where the original has nothing to compare. */
export interface Similarity {
  /** The weighted mean of the parts that are known. */
  score: number;
  /** Similarity of the simhashes over runs of four tags; unrelated pages are near 0. */
  dom: number | null;
  /** Share of the original's runs of three words that the page has too. */
  text: number | null;
  /** Share of the words of the original's title, and its registrable label, that the page's title has too. */
  title: number | null;
  /** Share of the hosts which the original loads from, itself included, that the page loads from too. */
  resources: number | null;
  /** Whether the icons are the same; null where one of them is not known. */
  favicon: boolean | null;
  /** Similarity of the pictures; null where one of them is not known or shows next to nothing. */
  picture: number | null;
}

const MAX_TAGS = 4_096;
const MAX_WORDS = 4_096;
const MAX_HOSTS = 200;
const MAX_TITLE = 500;
/** A page with fewer tags, or words, is an error page or empty, and those are all alike. */
const MIN_TAGS = 12;
const MIN_WORDS = 12;
const WEIGHTS = { dom: 0.4, text: 0.35, title: 0.1, resources: 0.15, favicon: 0.15, picture: 0.4 } as const;
/** Of 64 bits; a picture with fewer is nearly empty, and empty pages are all alike. */
const MIN_PICTURE_BITS = 6;
/** Bits that differ between pictures which have nothing in common, about half of them. */
const UNLIKE_BITS = 24;

/** What is compared of a page. */
export type Outline = Readonly<ReturnType<typeof outlineOf>>;

/**
 * Compares a page with the original's page. An icon counts only when it is the same: imitations often do without, and
 * that says nothing. Null when the original has too little content to imitate (fewer than 12 tags and fewer than 12
 * words). Time is linear in the size of the pages.
 *
 * Source of the simhash: Charikar, Similarity Estimation Techniques from Rounding Algorithms, 2002.
 *
 * @param page The page in question.
 * @param original The page that it may imitate.
 * @param theirs The outline of the original, for callers that compare many pages with it.
 * @example
 * ```ts
 * import { Page } from "../../page/page.ts";
 * import { similarityOf } from "./similarity.ts";
 * const html = new Page("<p>sign in to your account <b>now</b></p>".repeat(9));
 * const found = similarityOf({ url: "https://a.com/", html }, { url: "https://b.com/", html });
 * console.assert(found !== null && found.dom === 1 && found.text === 1);
 * ```
 */
export function similarityOf(
  page: ComparedPage,
  original: ComparedPage,
  theirs: Outline = outlineOf(original),
): Similarity | null {
  if (theirs.tags < MIN_TAGS && theirs.words < MIN_WORDS) return null;
  const ours = outlineOf(page);
  const brand = registrableOrHost(linkedHost(original.url, original.url))?.split(".")[0];
  const title = brand === undefined || theirs.title.size === 0
    ? theirs.title
    : new Set([...theirs.title, brand]);
  const parts = {
    dom: theirs.tags < MIN_TAGS ? null : ours.tags === 0 ? 0 : nearness(ours.dom, theirs.dom),
    text: theirs.words < MIN_WORDS ? null : contained(ours.phrases, theirs.phrases),
    title: contained(ours.title, title),
    resources: contained(ours.hosts, theirs.hosts),
  };
  const favicon = page.favicon == null || original.favicon == null ? null : page.favicon === original.favicon;
  const picture = pictureNearness(page.picture ?? null, original.picture ?? null);
  let sum = 0, weights = 0;
  for (const [name, value] of Object.entries({ ...parts, favicon: favicon ? 1 : null, picture })) {
    if (value === null) continue;
    sum += WEIGHTS[name as keyof typeof WEIGHTS] * value;
    weights += WEIGHTS[name as keyof typeof WEIGHTS];
  }
  return { score: Math.min(1, sum / weights), ...parts, favicon, picture };
}

function pictureNearness(ours: string | null, theirs: string | null): number | null {
  const empty = "0000000000000000";
  if (ours === null || theirs === null) return null;
  if ([ours, theirs].some((hash) => pictureDistance(hash, empty) < MIN_PICTURE_BITS)) return null;
  return Math.max(0, 1 - pictureDistance(ours, theirs) / UNLIKE_BITS);
}

/** Returns the parts of a page that are compared, in time linear in its size. */
export function outlineOf(page: Pick<ComparedPage, "url" | "html">) {
  const tags: string[] = [];
  const words: string[] = [];
  const hosts = new Set<string>();
  const { tokens } = page.html, base = baseOf(tokens, page.url);
  let silent = ""; // The open element of SILENT.
  const hostAt = (link: string | undefined): string =>
    link === undefined ? "" : linkedHost(link.slice(0, 2_048).trim(), base);
  for (const token of tokens) {
    const { kind, name, attributes, text } = token;
    if (kind === "text") {
      if (isSeen(token) && silent === "") addWords(words, text);
    } else if (kind === "close") {
      if (name === silent) silent = "";
    } else if (kind === "open") {
      if (tags.length < MAX_TAGS) tags.push(name.slice(0, 20));
      const href = attributes.get("href");
      if (LOADS.has(name) && hosts.size < MAX_HOSTS) {
        const host = hostAt(attributes.get("src") ?? (name === "link" ? href : undefined));
        if (host !== "") hosts.add(host);
      }
      if (SILENT.has(name)) silent ||= name;
    }
  }
  const titleWords: string[] = [];
  addWords(titleWords, titleToken(tokens)?.text.slice(0, MAX_TITLE) ?? "");
  return {
    /** Number of tags that were read. */
    tags: tags.length,
    /** Simhash of the runs of four tags. */
    dom: simhash(runs(tags, 4)),
    /** Number of words that were read. */
    words: words.length,
    /** Runs of three words. */
    phrases: new Set(runs(words, 3)),
    /** Words of the title. */
    title: new Set(titleWords),
    /** Hosts that it loads from. */
    hosts,
  };
}

const LOADS: ReadonlySet<string> = new Set(["script", "img", "link", "iframe", "source", "video"]);
const SILENT: ReadonlySet<string> = new Set(["noscript", "template"]);

/** Adds the words of a text, up to {@link MAX_WORDS}. */
function addWords(words: string[], text: string): void {
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]{1,40}/gu)) {
    if (words.length >= MAX_WORDS) return;
    words.push(word);
  }
}

function linkedHost(link: string, base: string): string {
  const url = resolvedUrl(link, base);
  return url?.protocol === "http:" || url?.protocol === "https:" ? url.hostname : "";
}

/** The registrable domain of a host, or the host itself where it has none; null for an empty host. */
export function registrableOrHost(host: string): string | null {
  return host === "" ? null : readDomain(host)?.registrable ?? host;
}

function runs(list: readonly string[], length: number): string[] {
  if (list.length === 0) return [];
  return Array.from(
    { length: Math.max(1, list.length - length + 1) },
    (_, i) => list.slice(i, i + length).join(" "),
  );
}

/** Share of the expected items that are present; null when none are expected. */
function contained(present: ReadonlySet<string>, expected: ReadonlySet<string>): number | null {
  if (expected.size === 0) return null;
  let both = 0;
  for (const item of expected) if (present.has(item)) both++;
  return both / expected.size;
}

/** Simhashes of unrelated pages differ in about half of their 64 bits: that is 0. */
function nearness(one: string, other: string): number {
  return Math.max(0, 1 - pictureDistance(one, other) / 32);
}

/** A simhash of 64 bits, as 16 hex digits. */
function simhash(items: Iterable<string>): string {
  const votes = new Int32Array(64);
  // Each run counts once: a thousand equal rows must not outweigh the rest of the page.
  for (const item of new Set(items)) {
    const high = fnv(item, 0x811c9dc5), low = fnv(item, high ^ 0x9e3779b9);
    for (let bit = 0; bit < 64; bit++) votes[bit]! += (bit < 32 ? high : low) >>> bit % 32 & 1 ? 1 : -1;
  }
  const word = (from: number): number =>
    votes.subarray(from, from + 32).reduce((bits, vote, bit) => vote > 0 ? bits | 1 << bit : bits, 0) >>> 0;
  return [word(0), word(32)].map((bits) => bits.toString(16).padStart(8, "0")).join("");
}

/** FNV-1a, 32 bits, with the finalizer of MurmurHash3, so that every bit depends on every character. */
function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
