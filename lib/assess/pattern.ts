/**
 * The names that a brand's people list, without the table of public suffixes, which no page loads for it.
 * @module
 */
import { unpunycode } from "../permute/punycode.ts";

/** The brand's own names, as its people list them. */
export interface ListedNames {
  /** The watched domains: they and all names below them are the brand's own. */
  domains?: readonly string[];
  /** Names, exact (`kestrelbank.net`) or with `*` ({@link fitsPattern}): `*.kestrelbank.net`, `kestrel-*.com`, `kestrelbank.*`. */
  names?: readonly string[];
}

/** A name or pattern in Unicode: people copy A-labels from registrars and mails. */
function inUnicode(text: string): string {
  return text.includes("xn--")
    ? text.replace(/(?<![a-z0-9-])xn--([a-z0-9-]{1,59})/g, (label, coded) => unpunycode(coded) ?? label)
    : text;
}

/** Whether a text fits a pattern in which `*` stands for any characters. Time grows with both lengths alone. */
function fits(pattern: string, text: string): boolean {
  const parts = pattern.split("*");
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
 * Whether a name whose suffix has so many labels fits a pattern of {@link ListedNames}. The pattern has the same suffix, or
 * it does not fit.
 *
 * @param fqdn In lower case, in Unicode or A-labels.
 */
export function fitsUnder(pattern: string, fqdn: string, suffixLabels: number): boolean {
  const text = inUnicode(fqdn);
  const wanted = inUnicode(pattern.toLowerCase().replace(/\.$/, ""));
  if (!wanted.includes("*")) return wanted === text;
  // A star before a label is one before its dot, and for no label too.
  const [, star = "", bare = ""] = /^(\*+(?!\.))?(.*)$/s.exec(wanted)!;
  const name = text.split(".");
  const labels = bare.split(".");
  if (labels.length === 1) labels.push("*");
  const isAnySuffix = labels.length > 1 && labels.at(-1) === "*";
  if (isAnySuffix) {
    labels.pop();
    name.splice(-suffixLabels);
  }
  const own = isAnySuffix ? 1 : suffixLabels + 1;
  const registrable = labels.splice(-own);
  // No letter says whose name it is.
  if (registrable.length < own || /^\**$/.test(registrable[0]!) || name.length < own) return false;
  const compared = name.splice(-own);
  if (!registrable.every((label, i) => fits(label, compared[i]!))) return false;
  const [left, below] = [labels.join("."), name.join(".")];
  if (star !== "" && left === "") return true;
  return left === "" ? below === "" : below !== "" && fits(star + left, below);
}

/** Why a name whose suffix has so many labels is the brand's own by the word of its people; null when they did not list it. */
export function listedUnder(
  fqdn: string,
  { domains = [], names = [] }: ListedNames,
  suffixLabels: number,
): string | null {
  const name = inUnicode(fqdn.toLowerCase());
  const domain = domains.find((each) => inZone(name, inUnicode(each.toLowerCase())));
  if (domain !== undefined) return `the brand's own domain: ${domain}`;
  const pattern = names.find((each) => fitsUnder(each, name, suffixLabels));
  return pattern === undefined ? null : `listed: ${pattern}`;
}

/** Whether a host is in a zone. */
export function inZone(host: string, zone: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return name === zone || name.endsWith(`.${zone}`);
}
