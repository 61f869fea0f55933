/** A name as it is; most are. */
const PLAIN_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
/** What is read as browsers read a URL: after `\` as after `/` stands no host (WHATWG URL, section 4.4). */
const URL_LIKE = /^[a-z][a-z\d+.-]*:[/\\]|@/i;

/**
 * Returns the host in a URL, e-mail address or defanged name, as people and feeds write suspect names: without
 * brackets around dots, `hxxp`, user, path, port, and the star of a certificate's name. What remains may still not be a
 * domain name.
 *
 * @example
 * ```ts
 * import { refang } from "./names.ts";
 * console.assert(refang("hxxps://paypa1[.]com/login") === "paypa1.com");
 * console.assert(refang("billing@paypa1.com") === "paypa1.com");
 * ```
 */
export function refang(text: string): string {
  if (PLAIN_NAME.test(text)) return text;
  const open = text.trim()
    // Browsers read these dots as one (UTS 46); between letters of their own scripts they end sentences.
    .replace(/(?<=[a-z\d-])[。．｡](?=[a-z\d-])/gi, ".")
    .replace(/[[({]\s*(?:\.|dot)\s*[\])}]/gi, ".")
    .replace(/[[({]\s*(?:@|at)\s*[\])}]/gi, "@")
    .replace(/[[({]\s*:\s*[\])}]/g, ":");
  return (URL_LIKE.test(open) ? open.replaceAll("\\", "/") : open)
    .replace(/^(?:[a-z][a-z\d+.-]*:\/+|\/{2,})/i, "")
    .replace(/^mailto:/i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/^.*@/s, "")
    .replace(/:\d*$/, "")
    .replace(/\.$/, "")
    .replace(/^\*\./, "");
}

/** Whether a word is more likely a domain, URL or e-mail address than a misspelt command. */
export function looksLikeDomain(word: string): boolean {
  return !word.startsWith("-") && /^[^\s.]+(?:\.[^\s.]+)+$/.test(refang(word));
}

/** The URL of a channel as people write it: a mail address is one too. */
export function channelAddress(text: string): string {
  return /^[^\s:/@]+@[^\s/]+$/.test(text) ? `mailto:${text}` : text;
}

/** Two labels or more, without white space, quotes and signs of other languages. */
const HOST_LIKE = /^[^\s.,;:"'`<>|=()[\]{}\\/^$!~]+(?:\.[^\s.,;:"'`<>|=()[\]{}\\/^$!~]+)+$/;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){1,3})$/;

/** Whether a text is written as a host name is: it may still not be one. Addresses and numbers are not. */
export const isHostLike = (text: string): boolean =>
  text.length <= 1_024 && HOST_LIKE.test(text) && !ADDRESS.test(text);

/** A dot, or the brackets around one of a defanged name. */
const MAY_HAVE_DOT = /[.\])}]|[a-z\d-][。．｡]/i;
/** Separators of names in one text. */
const BETWEEN = /[\s,;|]+/;

/** The host names in a text that holds nothing else, or a few: `a.com b.com`, `DNS:a.com, DNS:b.com`, a URL. */
export function hostsIn(text: string): string[] {
  const whole = refang(text);
  if (isHostLike(whole)) return [whole];
  return text.split(BETWEEN).flatMap((part) => {
    if (!MAY_HAVE_DOT.test(part)) return [];
    const name = refang(part.replace(/^DNS:/i, ""));
    return isHostLike(name) ? [name] : [];
  });
}

/** What is written like a host name and is none, `a..com`, in a text of names alone; words beside a name are no fault. */
export function malformedIn(text: string): string[] {
  const parts = text.split(BETWEEN).filter((part) => part !== "");
  if (!parts.every((part) => MAY_HAVE_DOT.test(part))) return [];
  return parts.filter((part) => {
    const name = refang(part.replace(/^DNS:|^\./i, ""));
    return /[\p{L}\p{N}]/u.test(name) && !isHostLike(name) && !ADDRESS.test(name);
  });
}

/** Characters of a pattern that are read. */
const MAX_PATTERN = 10_000;
/** Comparisons of names and URLs with texts: STIX 2.1 section 9. */
const STIX_COMPARISON = /\b(?:domain-name|url):value\s*(?:=|IN)\s*\(?((?:'(?:[^'\\]|\\.)*'\s*,?\s*)+)/g;
const STIX_TEXT = /'((?:[^'\\]|\\.)*)'/g;

/** The names and URLs that a pattern of STIX compares with. */
export function namesOfPattern(pattern: string): string[] {
  return [...pattern.slice(0, MAX_PATTERN).matchAll(STIX_COMPARISON)].flatMap(([, texts]) =>
    [...texts!.matchAll(STIX_TEXT)].map(([, text]) => refang(text!.replace(/\\(.)/g, "$1")))
  );
}
