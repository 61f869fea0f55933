/**
 * What of a long page is read: its substance. Padding that no visitor sees (comments, scripts, styles, attributes, white
 * space, markup without content) does not push it out of what is read.
 * @module
 */
import { type HtmlToken, parseInSteps } from "./parse.ts";

/** Characters of a page that are looked through. */
export const WIRE_LIMIT: number = 2 * 1024 * 1024;
/** Characters of a page that are read. A page that is no longer is read as it is. */
const PAGE_LIMIT: number = 256 * 1024;
/** Pages up to this length are read as they are: less than browsers need for a picture. */
const SHORT = 64 * 1024;
/** Characters of each kind of padding that stay. */
const MAX_COMMENTS = 1_024, MAX_MARKUP = 64 * 1024, MAX_SCRIPTS = 32 * 1024;
/** Tags that stay of a run without text, forms, links or pictures between them. */
const MAX_IN_A_RUN = 32;
/** Characters of one comment, script, style and attribute that stay. */
const COMMENT = 200, SCRIPT = 8 * 1024, STYLE = 256, VALUE = 1_024;
/** Elements that have content by themselves. */
const SUBSTANCE =
  /^(?:html|head|body|title|base|meta|link|form|input|button|select|textarea|label|option|a|area|img|svg|video|object|embed|iframe|frame|frameset|noscript|h[1-6])$/;

/** The substance of a page. */
export interface Substance {
  /** Its source, at most {@link PAGE_LIMIT} characters. */
  text: string;
  /** The same in pieces. */
  tokens: readonly HtmlToken[];
  /** Whether there was more than could be read. */
  isCut: boolean;
}

/**
 * Returns the substance of a page: text, forms, links, titles and references in their order. Read in steps of about a
 * millisecond; time grows with the length of the page only.
 */
export function* condenseInSteps(page: string): Generator<void, Substance, void> {
  const source = page.length > WIRE_LIMIT ? page.slice(0, WIRE_LIMIT) : page;
  if (page.length <= SHORT) {
    const tokens: HtmlToken[] = [];
    const isWhole = yield* parseInSteps(source, (token) => tokens.push(token) > 0);
    return { text: page, tokens, isCut: !isWhole };
  }
  const sieve = new Sieve(source);
  const isWhole = yield* parseInSteps(source, (token, start, end) => sieve.take(token, start, end));
  const { text, tokens } = sieve;
  return { text: text.join(""), tokens, isCut: !isWhole || source.length < page.length };
}

/** Keeps the substance of what passes. */
class Sieve {
  readonly text: string[] = [];
  readonly tokens: HtmlToken[] = [];
  readonly #source: string;
  #room = PAGE_LIMIT;
  #comments = MAX_COMMENTS;
  #markup = MAX_MARKUP;
  #scripts = MAX_SCRIPTS;
  #run = 0;
  /** The element without markup that was dropped: with it go its content and its end. */
  #dropped = "";

  constructor(source: string) {
    this.#source = source;
  }

  /** Returns false when nothing more has room. */
  take(token: HtmlToken, start: number, end: number): boolean {
    const { kind, name } = token;
    if (kind === "text") this.#takeText(token);
    else if (kind === "comment") this.#takeComment(token);
    else if (kind === "close" && name === this.#dropped) this.#dropped = "";
    else this.#takeTag(token, start, end);
    return this.#room > 0;
  }

  #keep(token: HtmlToken, source: string): void {
    this.#room -= source.length;
    this.text.push(this.#room < 0 ? source.slice(0, this.#room) : source);
    this.tokens.push(token);
  }

  #takeText(token: HtmlToken): void {
    const { name } = token;
    if (this.#dropped !== "" && name === this.#dropped) return;
    if (name === "script" || name === "style") {
      const source = token.source.slice(0, name === "style" ? STYLE : SCRIPT);
      this.#scripts -= source.length;
      this.#keep({ ...token, text: source, source }, source);
      return;
    }
    const source = withoutRuns(token.source).slice(0, this.#room);
    if (source.trim() !== "") this.#run = 0;
    if (this.#run >= MAX_IN_A_RUN) return;
    this.#keep(
      source === token.source
        ? token
        : { ...token, text: withoutRuns(token.text).slice(0, this.#room), source },
      source,
    );
  }

  #takeComment(token: HtmlToken): void {
    if (this.#comments <= 0) return;
    const text = token.text.slice(0, COMMENT), source = `<!--${text}-->`;
    this.#comments -= source.length;
    this.#keep({ ...token, text }, source);
  }

  #takeTag(token: HtmlToken, start: number, end: number): void {
    const { kind, name } = token;
    const isLong = end - start > VALUE;
    const attributes = isLong ? withShortValues(token.attributes) : token.attributes;
    const source = isLong && kind === "open" ? sourceOf(name, attributes) : this.#source.slice(start, end);
    const isScript = name === "script" || name === "style";
    if (SUBSTANCE.test(name)) this.#run = 0;
    else if (isScript) {
      if (kind === "open" && this.#scripts <= 0) this.#dropped = name;
      this.#scripts -= source.length;
      if (this.#dropped !== "") return;
    } else if (++this.#run > MAX_IN_A_RUN || this.#markup <= 0) {
      if (kind === "open" && RAW.has(name)) this.#dropped = name;
      return;
    } else this.#markup -= source.length;
    this.#keep(isLong ? { ...token, attributes } : token, source);
  }
}

const RAW: ReadonlySet<string> = new Set(["xmp", "plaintext", "noembed", "noframes"]);

/** Values that are bounded: pictures as data take most of some pages. */
function withShortValues(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(Array.from(attributes, ([key, value]) => [key, value.slice(0, VALUE)]));
}

function sourceOf(name: string, attributes: ReadonlyMap<string, string>): string {
  const values = Array.from(
    attributes,
    ([key, value]) => ` ${key}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
  );
  return `<${name}${values.join("")}>`;
}

/** Text in which no run of white space is longer than a line and its indentation. */
function withoutRuns(text: string): string {
  return text.length < 64 ? text : text.replace(/\s{16,4096}/g, "\n").replace(/\s{16,}/g, "\n");
}
