/**
 * How alike two pages are, in numbers for classification.
 * @module
 */
import { Parser } from "htmlparser2";

/** What is kept of a page to compare it with others. A few kilobytes. */
export interface PageShape {
  /** Simhash over runs of four tags, 64 bits as 16 hex digits; all zeros for a page with fewer tags. */
  dom: string;
  /** Hashes of runs of three words of the visible text. */
  text: ReadonlySet<number>;
  /** Words of the title, lower case. */
  title: ReadonlySet<string>;
  /** Hosts that resources are loaded from or that links lead to, the page's own left out. */
  hosts: ReadonlySet<string>;
  /** Hosts that forms send to, the page's own left out. */
  formHosts: ReadonlySet<string>;
  /** Whether a form asks for a password. */
  password: boolean;
}

/** How a candidate resembles an original; each number from 0 to 1. */
export interface Similarity {
  /** Agreement of the DOM simhashes: 1 equal, 0 unrelated (32 or more of 64 bits differ) or too small to tell. */
  dom: number;
  /** Share of the original's text that the candidate has. */
  text: number;
  /** Share of the original's title words that the candidate's title has. */
  title: number;
  /** Share of the original's resource hosts, and its own host, that the candidate uses. */
  hosts: number;
  /** Whether the candidate loads from, or links to, the original's own host. */
  uses_original: boolean;
  /** Whether a form of the candidate sends to another site. */
  form_off_domain: boolean;
  /** Whether the candidate asks for a password. */
  password: boolean;
}

const MAX_HTML = 262_144;
const MAX_DEPTH = 512;
const MAX_SHINGLES = 4096;
const MAX_HOSTS = 256;
/** Attributes that load or lead somewhere. */
const LINKS = ["src", "href", "action", "data-src", "poster"] as const;

/** FNV-1a, 32 bits. */
function hash32(text: string, seed = 0x811c9dc5): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  // The final mix of MurmurHash3: FNV's high bits are weak, and simhash votes by bit.
  h = Math.imul(h ^ h >>> 16, 0x85ebca6b);
  h = Math.imul(h ^ h >>> 13, 0xc2b2ae35);
  return (h ^ h >>> 16) >>> 0;
}

/** Charikar's simhash of 64 bits over features. */
function simhash(features: Iterable<string>): string {
  const votes = new Int32Array(64);
  let count = 0;
  for (const feature of features) {
    count++;
    const low = hash32(feature);
    const high = hash32(feature, 0x9e3779b9);
    for (let bit = 0; bit < 32; bit++) {
      votes[bit] = (votes[bit] as number) + (low >>> bit & 1 ? 1 : -1);
      votes[bit + 32] = (votes[bit + 32] as number) + (high >>> bit & 1 ? 1 : -1);
    }
  }
  if (count === 0) return "0".repeat(16);
  let text = "";
  for (let nibble = 15; nibble >= 0; nibble--) {
    let value = 0;
    for (let bit = 3; bit >= 0; bit--) value = value * 2 + ((votes[nibble * 4 + bit] as number) > 0 ? 1 : 0);
    text += value.toString(16);
  }
  return text;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Runs of `n` neighbours, each once. */
function shingles(list: readonly string[], n: number): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i + n <= list.length && found.size < MAX_SHINGLES; i++) {
    found.add(list.slice(i, i + n).join(" "));
  }
  return found;
}

/**
 * What is kept of a page for comparison. Text of scripts and styles does not count.
 *
 * @param html The page; what goes beyond 256 KiB is not read.
 * @param url Where it is; relative addresses are its own.
 * @example
 * ```ts
 * import { pageShape } from "./similarity.ts";
 * const shape = pageShape("<title>Kestrel Bank</title><input type=password>", "https://a.test/");
 * console.assert(shape.password && shape.title.has("kestrel"));
 * ```
 */
export function pageShape(html: string, url: string): PageShape {
  const own = URL.canParse(url) ? new URL(url).hostname : "";
  const tags: string[] = [];
  const hosts = new Set<string>();
  const formHosts = new Set<string>();
  let text = "";
  let title = "";
  let silent = "";
  let password = false;
  let depth = 0;
  const host = (value: string | undefined): string | null => {
    if (value === undefined || value === "" || value.length > 2048 || !URL.canParse(value, url)) return null;
    const found = new URL(value, url);
    return /^https?:$/.test(found.protocol) && found.hostname !== own ? found.hostname : null;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > MAX_DEPTH) parser.pause(); // Deeper, the parser becomes quadratic.
      if (tags.length < MAX_SHINGLES * 2) tags.push(name);
      for (const link of LINKS) {
        const found = host(attributes[link]);
        if (found !== null && hosts.size < MAX_HOSTS) hosts.add(found);
      }
      const action = name === "form" ? host(attributes["action"]) : null;
      if (action !== null && formHosts.size < MAX_HOSTS) formHosts.add(action);
      if (name === "input" && attributes["type"]?.toLowerCase() === "password") password = true;
      if (name === "script" || name === "style" || name === "title") silent ||= name;
    },
    ontext(data) {
      if (silent === "title") title += data;
      else if (silent === "") text += data + " ";
    },
    onclosetag(name) {
      depth--;
      if (name === silent) silent = "";
    },
  });
  parser.write(html.slice(0, MAX_HTML));
  parser.end();
  return {
    dom: simhash(shingles(tags, 4)),
    text: new Set(Array.from(shingles(words(text), 3), (s) => hash32(s))),
    title: new Set(words(title.slice(0, 1000))),
    hosts,
    formHosts,
    password,
  };
}

/** Share of `whole` that is in `part`; 0 when there is nothing to share. */
function containment<T>(whole: ReadonlySet<T>, part: ReadonlySet<T>): number {
  let shared = 0;
  for (const item of whole) if (part.has(item)) shared++;
  return whole.size === 0 ? 0 : shared / whole.size;
}

function agreement(a: string, b: string): number {
  const none = "0".repeat(16);
  if (a === none || b === none) return 0;
  let bits = 0;
  for (let i = 0; i < 16; i++) {
    for (let x = parseInt(a[i] as string, 16) ^ parseInt(b[i] as string, 16); x > 0; x &= x - 1) bits++;
  }
  // Unrelated hashes differ in half of their bits.
  return Math.max(0, 1 - bits / 32);
}

/**
 * How a candidate's page resembles an original's.
 *
 * @param original The page that may have been copied.
 * @param originalHost Its host name, without `www.` or with.
 * @param candidate The page that may be a copy.
 * @example
 * ```ts
 * import { pageShape, similarity } from "./similarity.ts";
 * const page = pageShape("<title>Kestrel Bank</title>", "https://kestrelbank.com/");
 * console.assert(similarity(page, "kestrelbank.com", page).title === 1);
 * ```
 */
export function similarity(original: PageShape, originalHost: string, candidate: PageShape): Similarity {
  const site = originalHost.replace(/^www\./, "");
  const ofSite = (host: string): boolean => host === site || host.endsWith("." + site);
  const hosts = new Set([...original.hosts].filter((h) => !ofSite(h)));
  const uses_original = [...candidate.hosts].some(ofSite);
  const wanted = hosts.size + 1;
  const shared = [...hosts].filter((h) => candidate.hosts.has(h)).length + (uses_original ? 1 : 0);
  return {
    dom: agreement(original.dom, candidate.dom),
    text: containment(original.text, candidate.text),
    title: containment(original.title, candidate.title),
    hosts: shared / wanted,
    uses_original,
    form_off_domain: candidate.formHosts.size > 0,
    password: candidate.password,
  };
}
