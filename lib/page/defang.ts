/**
 * Names and URLs that no program turns into a link.
 * @module
 */
import { oneLine } from "./mail_address.ts";

/** A host name that cannot be clicked: `evil[.]com`. */
export function defanged(name: string): string {
  return oneLine(name, 2_000).replaceAll(".", "[.]");
}

/**
 * A URL that cannot be clicked: `hxxps://evil[.]com/login.php`. Dots of the path stay.
 *
 * @example
 * ```ts
 * import { defangedUrl } from "./defang.ts";
 * console.assert(defangedUrl("https://evil.com/a.php") === "hxxps://evil[.]com/a.php");
 * ```
 */
export function defangedUrl(url: string): string {
  const text = oneLine(url, 500);
  const [, scheme = "", authority = "", rest = ""] = /^(https?:\/\/)?([^/?#]*)(.*)$/i.exec(text) ?? [];
  return scheme.replace(/^http/i, "hxxp") + authority.replaceAll(".", "[.]").replaceAll("@", "[@]") + rest;
}

/** An untrusted text in which no host name can be clicked; the dot of "Inc." stays. */
export function defangedText(text: string): string {
  return oneLine(text, 500).replace(/(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}])/gu, "[.]");
}
