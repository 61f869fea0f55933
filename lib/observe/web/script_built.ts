import { scanPage } from "../../classify/scan.ts";
import type { Page } from "../../page/page.ts";

/** Characters of visible text; a page with more says itself what it is. */
const OWN_TEXT = 400;
/** Characters of visible text; with less there is nothing to see before scripts run. */
const NOTHING = 40;
/** Writing, decoding, leading on and setting cookies. Every quantifier is bounded, so that no text makes it slow. */
const BUILDS =
  /document\s{0,9}\.\s{0,9}(?:write(?:ln)?\s{0,9}\(|cookie\s{0,9}=(?!=))|\b(?:atob|unescape|eval)\s{0,9}\(|fromCharCode|innerHTML\s{0,9}=(?!=)|location\s{0,9}(?:=(?!=)|\.\s{0,9}(?:href\s{0,9}=(?!=)|(?:replace|assign|reload)\s{0,9}\(|hash\s{0,9}=(?!=))|\[)/;

/**
 * Whether scripts decide what a visitor sees: a page with hardly any text of its own and no field for a password, whose
 * inline scripts write, decode, set cookies or lead on, or a page with nothing to see but what its scripts show.
 *
 * @param page The page before any script ran.
 * @example
 * ```ts
 * import { Page } from "../../page/page.ts";
 * import { isScriptBuilt } from "./script_built.ts";
 * console.assert(isScriptBuilt(new Page("<script>document.write(atob('PGZvcm0+'))</script>")));
 * console.assert(!isScriptBuilt(new Page("<h1>Shoes</h1><script src=/shop.js></script>")));
 * ```
 */
export function isScriptBuilt(page: Page): boolean {
  const { n } = scanPage(page);
  if (n.scriptsInline === 0 || n.passwords > 0 || n.textChars >= OWN_TEXT) return false;
  return n.textChars < NOTHING && n.links === 0 && n.frames + n.iframes === 0 || BUILDS.test(page.text);
}
