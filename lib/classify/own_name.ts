/**
 * Whether a page that signs somebody in says whose it is: the name of its own site, or the software that runs it.
 * @module
 */
import { levenshtein } from "../distance.ts";
import { NAMELESS, SOFTWARE } from "../page/data/software.ts";
import { siteOf } from "./hosts.ts";
import type { PageSummary } from "./summary.ts";
import { TOPICS } from "./words.ts";

const BRAND = TOPICS.indexOf("brand");
/** Characters of a word that is a name, of one that begins a name, and by how many a look-alike differs. */
const LEAST_NAME = 4, LEAST_START = 5, LIKE = 2;

/**
 * Whether the title says so, and names no brand.
 *
 * @param host Where the page is.
 * @param original Where the brand that it may imitate is; "" where that is not known.
 */
export function isNamedAsItself(
  { n, title, titleText }: PageSummary,
  host: string,
  original: string,
): boolean {
  if (title[BRAND]! > 0) return false;
  const own = siteOf(host), label = siteLabelOf(own), brand = siteLabelOf(siteOf(original));
  const isBrand = (name: string): boolean =>
    brand !== "" && own !== siteOf(original) &&
    (brand.includes(name) || name.includes(brand) || levenshtein(name, brand) <= LIKE);
  const flat = titleText.replace(/[^\p{L}\p{N}]/gu, ""), joined = label.replaceAll("-", "");
  if (brand !== "" && flat.includes(brand.replaceAll("-", ""))) return false;
  if (SOFTWARE.test(titleText)) return true;
  if (n.passwords === 0) return false;
  const parts = label.split("-").filter((part) => !NAMELESS.test(part));
  if (parts.length > 0 && joined.length >= LEAST_START && flat.includes(joined)) return !isBrand(joined);
  return titleText.split(/[^\p{L}\p{N}]+/u).some((word) =>
    word.length >= LEAST_NAME && !NAMELESS.test(word) && !isBrand(word) &&
    parts.some((part) => part === word || word.length >= LEAST_START && part.startsWith(word))
  );
}

function siteLabelOf(site: string): string {
  return site.slice(0, Math.max(0, site.indexOf(".")));
}
