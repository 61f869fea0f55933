/**
 * The one reading of a page's HTML, from which everything that is said of a page derives: a row of tags, texts and
 * comments, as browsers split it (HTML section 13.2.5). No tree is built, so depth costs nothing.
 * @module
 */
import { decodeHTML, decodeHTMLAttribute } from "entities";
import { Tokenizer } from "htmlparser2";
import { PAGE_LIMIT } from "./condense.ts";

/** One piece of a page. */
export interface HtmlToken {
  /** What it is. */
  readonly kind: "open" | "close" | "text" | "comment" | "doctype";
  /**
   * The element's name in lower case; of a text that of the element whose content is no markup, such as `script` or
   * `title`, and "" for any other.
   */
  readonly name: string;
  /** Text or comment, with character references decoded where browsers decode them; "" for tags. */
  readonly text: string;
  /** A text as the page writes it, with its references. */
  readonly source: string;
  /** Values by name in lower case, decoded; of several of one name the first, as in browsers. */
  readonly attributes: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();
/** Elements whose content is no markup, and those of them whose content has character references. */
const RAW: ReadonlySet<string> = new Set(
  ["script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp", "plaintext"],
);
const DECODED: ReadonlySet<string> = new Set(["", "title", "textarea"]);
/** Elements of {@link RAW} whose content visitors see on the page. */
const SEEN: ReadonlySet<string> = new Set(["", "textarea", "xmp", "plaintext"]);

/** Characters that are read in one step. */
const STEP_CHARS = 16_384;

/**
 * Reads a page in steps of about a millisecond: one of many tags takes 25. Time and memory grow with its length only, of
 * which at most {@link PAGE_LIMIT} characters are read.
 *
 * @param page The substance of a page, as `condense` has it.
 */
export function* readHtmlInSteps(page: string): Generator<void, readonly HtmlToken[], void> {
  return yield* tokensOf(page.slice(0, PAGE_LIMIT));
}

/** Whether visitors see this text on the page, where nothing around it hides it. */
export function isSeen({ kind, name }: HtmlToken): boolean {
  return kind === "text" && SEEN.has(name);
}

function* tokensOf(source: string): Generator<void, HtmlToken[], void> {
  const tokens: HtmlToken[] = [];
  let raw = ""; // The open element of RAW.
  let textStart = 0, textEnd = 0;
  let name = "", key = "", valueStart = -1, valueEnd = -1;
  let attributes: Map<string, string> | null = null;
  const lower = (start: number, end: number) => source.slice(start, end).toLowerCase();
  // The tokenizer splits a text at every "<" that starts no tag.
  const endText = (): void => {
    if (textEnd === textStart) return;
    const text = source.slice(textStart, textEnd);
    const decoded = DECODED.has(raw) && text.includes("&") ? decodeHTML(text) : text;
    tokens.push({ kind: "text", name: raw, text: decoded, source: text, attributes: NONE });
    textStart = textEnd;
  };
  const endOpenTag = (): void => {
    tokens.push({ kind: "open", name, text: "", source: "", attributes: attributes ?? NONE });
    raw = RAW.has(name) ? name : "";
  };
  const other = (kind: HtmlToken["kind"], tag: string, text: string): void => {
    endText();
    tokens.push({ kind, name: tag, text, source: text, attributes: NONE });
  };
  // References are decoded text by text: the tokenizer finds the next "<" faster where it need not look for them.
  const tokenizer = new Tokenizer({ decodeEntities: false }, {
    ontext(start, end) {
      if (start !== textEnd) {
        endText();
        textStart = start;
      }
      textEnd = end;
    },
    onopentagname(start, end) {
      endText();
      name = lower(start, end);
      attributes = null;
    },
    onattribname(start, end) {
      key = lower(start, end);
      valueStart = valueEnd = -1;
    },
    onattribdata(start, end) {
      if (valueStart < 0) valueStart = start;
      valueEnd = end;
    },
    onattribend() {
      attributes ??= new Map();
      if (attributes.has(key)) return;
      const value = source.slice(valueStart, valueEnd);
      attributes.set(key, value.includes("&") ? decodeHTMLAttribute(value) : value);
    },
    onopentagend: endOpenTag,
    onselfclosingtag: endOpenTag,
    onclosetag(start, end) {
      other("close", lower(start, end), "");
      raw = "";
    },
    oncomment(start, end, dashes) {
      // What else starts with "<!" or "<?" says nothing to any reader.
      if (source.startsWith("<!--", start - 4)) other("comment", "", source.slice(start, end - dashes));
    },
    ondeclaration: () => other("doctype", "", ""),
    onattribentity() {},
    ontextentity() {},
    oncdata() {},
    onprocessinginstruction() {},
    onend: endText,
  });
  for (let at = 0; at < source.length; at += STEP_CHARS) {
    if (at > 0) yield;
    tokenizer.write(source.slice(at, at + STEP_CHARS));
  }
  tokenizer.end();
  return tokens;
}

/** The text of a page's first `title`, which is the one that browsers show; null where it has none or is empty. */
export function titleToken(tokens: readonly HtmlToken[]): HtmlToken | null {
  const content = tokens[tokens.findIndex(({ kind, name }) => kind === "open" && name === "title") + 1];
  return content?.kind === "text" && content.name === "title" ? content : null;
}

/** Whether a field hides what is typed into it: keywords of attributes are compared without case, and not trimmed. */
export function isPassword(attributes: ReadonlyMap<string, string>): boolean {
  return attributes.get("type")?.toLowerCase() === "password";
}

/**
 * What the references of a page are relative to: the first `base` with a target, wherever it is (HTML section 4.2.3).
 *
 * @param url Where the page is.
 */
export function baseOf(tokens: readonly HtmlToken[], url: string): string {
  const base = tokens.find(({ name, attributes }) => name === "base" && attributes.has("href"));
  return base === undefined ? url : resolvedUrl(base.attributes.get("href")!, url)?.href ?? url;
}

/** A reference of a page as an absolute URL, as browsers read it; null where it is none. */
export function resolvedUrl(reference: string, base: string): URL | null {
  // Deno takes a third slash for the beginning of a path.
  return URL.parse(reference.replace(/^[\0-\x20]*[\\/][\t\n\r\\/]*[\\/]/, "//"), base);
}

/** Seconds of a refresh that leads on; news sites reload themselves after minutes. */
const MOST_REFRESH_SECONDS = 30;

/**
 * Target of a refresh, element or header field: `0;url=https://…` in the spellings that browsers accept (HTML 4.2.5.3).
 */
export function refreshTarget(content: string): string | null {
  const delay = /^\s{0,99}([0-9]{0,9})[0-9.]{0,20}(?:\s{0,99}[;,]|\s{1,99}(?=\S))/.exec(content);
  if (delay === null || Number(delay[1]) > MOST_REFRESH_SECONDS) return null;
  const rest = content.slice(delay[0].length, delay[0].length + 2200).trim();
  const text = rest.replace(/^url\s{0,99}=\s{0,99}/i, "").slice(0, 2048);
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text === "" ? null : text;
  const end = text.indexOf(quote, 1);
  return text.slice(1, end < 0 ? undefined : end).trim() || null;
}

/** Target of a `meta` that refreshes the page; null for any other. */
export function metaRefresh(attributes: ReadonlyMap<string, string>): string | null {
  if (attributes.get("http-equiv")?.toLowerCase() !== "refresh") return null;
  return refreshTarget(attributes.get("content") ?? "");
}

/** Addresses that need no parser: with a name that ends in letters, in ASCII, without user and port. */
const PLAIN_ADDRESS = /^(?:https?:)?\/\/((?:[a-z0-9-]+\.)+[a-z]+)(?:[/?#]|$)/i;
/** Paths are what most references are: they have no scheme, nothing that browsers drop, and no slash after a slash. */
const MAYBE_ADDRESS = /[\\\t\n\r]|\/\/|^\s*https?:/i;
const ANYWHERE = "page.invalid";

/** The host of an absolute or scheme-relative reference in lower case, as browsers read it; "" for a path. */
export function linkHost(url: string): string {
  const start = url.slice(0, 2_048);
  if (!MAYBE_ADDRESS.test(start)) return "";
  const plain = PLAIN_ADDRESS.exec(start);
  if (plain !== null) return plain[1]!.toLowerCase();
  const { protocol = "", hostname = "" } = resolvedUrl(start, `https://${ANYWHERE}/`) ?? {};
  return /^https?:$/.test(protocol) && hostname !== ANYWHERE ? hostname.replace(/\.$/, "") : "";
}
