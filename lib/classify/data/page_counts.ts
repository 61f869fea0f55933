/**
 * Features that are one counter of a page each. None is a mark of when a page was written (`viewport`, `lang`,
 * `integrity`, `preconnect`): the kits that the model learns from are younger than its honest pages.
 * @module
 */
import type { Family } from "../feature.ts";
import type { Counter } from "../summary.ts";

/** Counters as sizes, up to a cap. */
// deno-fmt-ignore
export const SIZES: readonly (readonly [Counter, cap: number, name: string])[] = [
  ["images", 40, "images"], ["scripts", 30, "scripts"], ["scriptsInline", 20, "inline scripts"],
  ["styles", 10, "style sheets"], ["iframes", 4, "iframes"], ["headings", 20, "headings"],
  ["paragraphs", 40, "paragraphs"], ["lists", 80, "list items"], ["tables", 20, "tables"],
  ["divs", 200, "divisions"], ["svg", 10, "SVG drawings"], ["aria", 30, "ARIA attributes"],
  ["dataAttributes", 60, "data attributes"], ["inlineStyles", 40, "inline styles"],
  ["handlers", 20, "event handlers"], ["metas", 20, "meta elements"], ["comments", 20, "comments"],
  ["classes", 200, "classes"],
];
/** Counters as presence. */
// deno-fmt-ignore
export const PRESENT: readonly (readonly [Counter, Family, name: string])[] = [
  ["nav", "structure", "navigation"], ["article", "structure", "article"], ["header", "structure", "header"],
  ["footer", "structure", "footer"], ["centred", "structure", "center element"],
  ["marquee", "structure", "font or marquee element"], ["frames", "structure", "frame set"],
  ["body", "structure", "body element"], ["closed", "structure", "body closed"], ["noscript", "structure", "noscript"],
  ["required", "forms", "required field"], ["placeholders", "forms", "placeholder in a field"],
  ["autocomplete", "forms", "autocomplete"], ["autocompleteOff", "forms", "autocomplete off"],
  ["autofocus", "forms", "autofocus"], ["maxlength", "forms", "field of limited length"],
  ["emails", "forms", "e-mail field"], ["submitImage", "forms", "image as button"],
  ["searchFields", "forms", "search field"], ["formsPhp", "forms", "form without a password to a PHP file"],
  ["formsEmpty", "forms", "form without a password or an action"],
  ["noindex", "markers", "noindex"], ["generator", "markers", "generator declared"],
  ["og", "markers", "Open Graph"], ["canonical", "markers", "canonical link"], ["feed", "markers", "feed"], ["jsonLd", "markers", "JSON-LD"],
  ["hreflang", "markers", "hreflang"], ["manifest", "markers", "manifest"], ["refresh", "markers", "meta refresh"],
  ["savedFrom", "markers", "saved from another site"], ["analytics", "markers", "analytics"],
  ["obfuscation", "markers", "obfuscated script"], ["jsRedirect", "markers", "redirect by script"],
  ["blockers", "markers", "blocks the context menu"], ["ads", "markers", "advertisements"],
  ["frameworks", "markers", "framework attributes"],
  ["parkingToken", "markers", "parking script"], ["cmsPaths", "markers", "paths of a CMS"],
  ["consent", "markers", "consent tool"], ["hiddenFrames", "markers", "hidden iframe"],
  ["touchIcons", "markers", "touch icon"],
  ["iconBeside", "markers", "icon beside the page"], ["dated", "markers", "author or date of an article"],
];
