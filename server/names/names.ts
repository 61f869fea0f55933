/** A name as it is; most are. */
const PLAIN_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

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
  return text.trim()
    .replace(/[[({]\s*(?:\.|dot)\s*[\])}]/gi, ".")
    .replace(/[[({]\s*(?:@|at)\s*[\])}]/gi, "@")
    .replace(/[[({]\s*:\s*[\])}]/g, ":")
    .replace(/^[a-z][a-z+.-]*:\/\//i, "")
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
