/**
 * What the pieces of a page say: what of them is seen, its title, its base, where it leads and what it refers to.
 * @module
 */
import type { HtmlToken } from "./parse.ts";

/** Elements whose content is no markup, and that visitors see on the page; "" stands for all others. */
const SEEN: ReadonlySet<string> = new Set(["", "textarea", "xmp", "plaintext"]);

/** Whether visitors see this text on the page, where nothing around it hides it. */
export function isSeen({ kind, name }: HtmlToken): boolean {
  return kind === "text" && SEEN.has(name);
}

/** The text of a page's first `title`, which is the one that browsers show; null where it has none or is empty. */
export function titleToken(tokens: readonly HtmlToken[]): HtmlToken | null {
  const title = tokens.findIndex(({ kind, name, place }) =>
    kind === "open" && name === "title" && place === "page"
  );
  const content = tokens[title + 1];
  return title >= 0 && content?.kind === "text" && content.name === "title" ? content : null;
}

/** Whether a field hides what is typed into it, by its type or its style. */
export function isPassword(attributes: ReadonlyMap<string, string>): boolean {
  return attributes.get("type")?.toLowerCase() === "password" ||
    /text-security/i.test(`${attributes.get("style")} ${attributes.get("class")}`.slice(0, 500));
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
const MAX_REFRESH_SECONDS = 30;

/**
 * Target of a refresh, element or header field: `0;url=https://…` in the spellings that browsers accept (HTML 4.2.5.3).
 */
export function refreshTarget(content: string): string | null {
  const delay = /^\s{0,99}(?=[0-9.])([0-9]{0,9})[0-9.]{0,20}(?:\s{0,99}[;,]|\s{1,99}(?=\S))/.exec(content);
  if (delay === null || Number(delay[1]) > MAX_REFRESH_SECONDS) return null;
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
