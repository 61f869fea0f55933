/**
 * What one pass over a page collects: a fixed set of counters, topics, a title and at most 256 hosts.
 * @module
 */
import { Shown } from "./shown.ts";
import { TOPICS } from "./topics.ts";

// Written out, because engines are slow to look up members of an object filled with computed names. deno-fmt-ignore
const ZERO = {
  chars: 0, textChars: 0, words: 0, links: 0, linksEmpty: 0, linksRelative: 0, linksAbsolute: 0,
  assets: 0, assetsAbsolute: 0, assetsRelative: 0, assetsSaved: 0, assetsData: 0, images: 0,
  scripts: 0, scriptsInline: 0, styles: 0, iframes: 0, frames: 0, forms: 0, inputs: 0,
  hidden: 0, passwords: 0, textInputs: 0, emails: 0,
  buttons: 0, selects: 0, labels: 0, longHidden: 0, passPhp: 0, passBarePhp: 0, passRelative: 0,
  passAbsolute: 0, passEmpty: 0, passNoMethod: 0, autocomplete: 0,
  required: 0, placeholders: 0, metas: 0, generator: 0, og: 0, canonical: 0,
  feed: 0, jsonLd: 0, hreflang: 0, doctype: 0, html: 0, head: 0, body: 0, titleTags: 0,
  nav: 0, article: 0, header: 0, footer: 0, headings: 0, paragraphs: 0, tables: 0, divs: 0,
  refresh: 0, marquee: 0, aria: 0, dataAttributes: 0, classes: 0,
  inlineStyles: 0, analytics: 0, obfuscation: 0,
  jsRedirect: 0, parkingToken: 0, ads: 0, mailto: 0,
  svg: 0, titleChars: 0, iconExternal: 0, imgRelative: 0, submitImage: 0, targetBlank: 0,
  closed: 0, linksRoot: 0, linksBeside: 0, assetsRoot: 0, assetsBeside: 0, formsPhp: 0,
  formsEmpty: 0, searchFields: 0, nameless: 0, disguised: 0, autofocus: 0, noscript: 0, scriptChars: 0,
  styleChars: 0, cmsPaths: 0, consent: 0, titleWords: 0, textForms: 0, touchIcons: 0,
  maxlength: 0, dated: 0, autocompleteOff: 0, iconBeside: 0, passUnsent: 0, scriptSends: 0,
};

/** A counter of a page. */
export type Counter = keyof typeof ZERO;

/** What one pass over a page found. */
export class PageSummary {
  /** Counters by name. */
  n: Record<Counter, number> = { ...ZERO };
  /** The page itself, in its original case. */
  source = "";
  /** Topics, by position in {@link TOPICS}: phrases in the visible text. */
  text = new Float64Array(TOPICS.length);
  /** Topics: phrases in the title. */
  title = new Float64Array(TOPICS.length);
  /** The title in lower case, at most 200 characters. */
  titleText = "";
  /** Host of absolute references → links and assets that point there; at most 256 hosts. */
  hosts = new Map<string, { links: number; assets: number }>();
  /** Host of `<link rel=canonical>`, `og:url` or `<base>`. */
  declaredHost = "";
  /** Target of a meta refresh, or "". */
  refreshTarget = "";
  /** What it shows by itself. */
  shown = new Shown();
}
