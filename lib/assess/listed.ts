import { splitName } from "../domain.ts";
import { toAscii } from "../permute/punycode.ts";
import { fitsUnder, type ListedNames, listedUnder } from "./ownership.ts";

/** How many labels the suffix of a name has. */
const suffixLabels = (name: string): number => splitName(toAscii(name)).suffix.split(".").length;

/**
 * Whether a name fits a pattern of {@link ListedNames}. A `*` never crosses from one registrable name into another, which
 * anybody could register: `*.kestrelbank.net` is every name below that one, `*kestrelbank.net` that one too, `kestrel-*.com`
 * what stands in one label, `kestrelbank.*` the name under every public suffix, as does `kestrelbank*` for a label. `*.com` fits nothing.
 *
 * @param pattern In any case, in Unicode or A-labels.
 * @param fqdn In lower case, in Unicode or A-labels.
 * @example
 * ```ts
 * import { fitsPattern } from "./mod.ts";
 * console.assert(fitsPattern("*.kestrelbank.net", "www.kestrelbank.net"));
 * console.assert(!fitsPattern("kestrelbank.*", "kestrelbank.com.example.top"));
 * ```
 */
export function fitsPattern(pattern: string, fqdn: string): boolean {
  return fitsUnder(pattern, fqdn, pattern.includes("*") ? suffixLabels(fqdn) : 1);
}

/**
 * Why a name is the brand's own by the word of its people; null when they did not list it. It holds from the moment at
 * which they say it, whatever any run saw.
 */
export function listedReason(fqdn: string, listed: ListedNames): string | null {
  const hasPatterns = listed.names?.some((each) => each.includes("*")) === true;
  return listedUnder(fqdn, listed, hasPatterns ? suffixLabels(fqdn) : 1);
}
