import { checkArgument } from "../argument.ts";

/** The brand's own names, as its people list them. */
export interface ListedNames {
  /** The watched domains: they and all names below them are the brand's own. */
  domains?: readonly string[];
  /** Names, exact (`kestrelbank.net`) or with `*` for any characters (`*.kestrelbank.net`, `kestrel-*.com`). */
  names?: readonly string[];
}

/**
 * Whether a name fits a pattern of {@link ListedNames}. Time grows only with their lengths.
 *
 * @param pattern In any case; `*` stands for any characters.
 * @param text In lower case.
 * @example
 * ```ts
 * import { fitsPattern } from "./mod.ts";
 * console.assert(fitsPattern("*.kestrelbank.net", "www.kestrelbank.net"));
 * ```
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const parts = pattern.toLowerCase().split("*");
  if (parts.length === 1) return parts[0] === text;
  const first = parts[0]!, last = parts.at(-1)!;
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) {
    return false;
  }
  let at = first.length;
  const end = text.length - last.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

/**
 * Why a name is the brand's own by the word of its people; null when they did not list it. It holds from the moment at
 * which they say it, whatever any run saw.
 */
export function listedReason(fqdn: string, { domains = [], names = [] }: ListedNames): string | null {
  checkArgument(fqdn, "text", "the name of listedReason");
  const name = fqdn.toLowerCase();
  const domain = domains.find((each) => name === each || name.endsWith(`.${each}`));
  if (domain !== undefined) return `the brand's own domain: ${domain}`;
  const pattern = names.find((each) => fitsPattern(each, name));
  return pattern === undefined ? null : `listed: ${pattern}`;
}
