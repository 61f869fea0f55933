import { scanPage } from "../../classify/scan.ts";
import type { Page } from "../../page/page.ts";

/** Characters of visible text; a page with more says itself what it is. */
const OWN_TEXT = 400;
/** Characters of visible text; with less there is nothing to see before scripts run. */
const NOTHING = 40;
/** Writing, decoding, leading on and setting cookies. Every quantifier is bounded, so that no text makes it slow. */
const BUILDS =
  /document\s{0,9}\.\s{0,9}(?:write(?:ln)?\s{0,9}\(|cookie\s{0,9}=(?!=))|\b(?:atob|unescape|eval)\s{0,9}\(|fromCharCode|innerHTML\s{0,9}=(?!=)|insertAdjacentHTML|\.\s{0,9}(?:click|submit)\s{0,9}\(\s{0,9}\)|location\s{0,9}(?:=(?!=)|\.\s{0,9}(?:href\s{0,9}=(?!=)|(?:replace|assign|reload)\s{0,9}\(|hash\s{0,9}=(?!=))|\[)/;

/** What no honest script needs: names of members in pieces, what is decoded led to or written, a frame laid over the page. */
const HIDES =
  /\[\s{0,9}["'`][a-z]{1,12}["'`]\s{0,9}\+\s{0,9}["'`][a-z]{1,12}["'`]\s{0,9}\]|(?:location|innerHTML|insertAdjacentHTML)[^;\n]{0,80}(?:\batob|unescape|fromCharCode)\b|createElement\(\s{0,9}["'`]i?frame[\s\S]{0,400}(?:position\s{0,9}[:=]\s{0,9}["']?fixed|100v[wh])/i;

/**
 * Whether scripts decide what a visitor sees: a page with hardly any text of its own and no field for a password, whose
 * inline scripts write, decode, set cookies or lead on, or a page with nothing to see but what its scripts show. What is
 * in `noscript` is not seen where they run.
 *
 * @param page The page before any script ran.
 * @example
 * ```ts
 * import { Page } from "../../page/page.ts";
 * import { isScriptBuilt } from "./script_built.ts";
 * console.assert(isScriptBuilt(new Page("<script>document.write(atob('PGZvcm0+'))</script>")));
 * console.assert(!isScriptBuilt(new Page("<a href=/all>Shoes</a><script src=/shop.js></script>")));
 * ```
 */
export function isScriptBuilt(page: Page): boolean {
  const { n, shown } = scanPage(page), shownChars = shown.text.length;
  if (shown.scripts === 0 || n.passwords > 0) return false;
  if (HIDES.test(shown.script)) return true;
  if (shownChars >= OWN_TEXT) return false;
  return shownChars < NOTHING && shown.links.size + shown.frames.length === 0 || BUILDS.test(page.text);
}
