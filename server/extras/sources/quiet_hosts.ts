import { fitsPattern } from "../../../lib/watch/mod.ts";

/** Hosts that show copies of anybody's pages, or send visitors to them: archives, caches, translators, searches. */
const SERVICES =
  /(?:^|\.)(?:archive\.(?:org|today|ph|is|li|md|fo|vn)|webcache\.googleusercontent\.com|cc\.bingj\.com|translatoruser\.net|microsofttranslator\.com|translate\.google\.com|google\.(?:com?\.)?[a-z]{2,3}|bing\.com|duckduckgo\.com|ecosia\.org|search\.brave\.com|qwant\.com|startpage\.com|search\.yahoo\.com|baidu\.com|yandex\.(?:com|ru)|urlscan\.io|browserling\.com)$/;

/** `a.example-one.com` as Google's translator writes it: `a-example--one-com.translate.goog`. */
const translated = (host: string): string =>
  `${host.replaceAll("-", "--").replaceAll(".", "-")}.translate.goog`;

/**
 * Returns whether a host is known to send visitors or to show copies without harm: the brand's own, and services that show
 * anybody's pages.
 *
 * @param own Domains of the brands, with all names below them, and patterns of names.
 */
export function quietHosts(own: readonly string[]): (host: string) => boolean {
  const domains = new Set(own.map((each) => each.replace(/^\*\./, "")).filter((each) => !each.includes("*")));
  const patterns = own.filter((each) => each.replace(/^\*\./, "").includes("*"));
  const copies = new Set([...domains].flatMap((each) => [translated(each), translated(`www.${each}`)]));
  return (host) => {
    if (copies.has(host) || SERVICES.test(host)) return true;
    for (let at = 0; at >= 0; at = host.indexOf(".", at) + 1 || -1) {
      if (domains.has(host.slice(at))) return true;
    }
    return patterns.some((pattern) => fitsPattern(pattern, host));
  };
}
