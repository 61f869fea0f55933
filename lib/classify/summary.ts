/**
 * What one pass over a page keeps: a fixed set of counters, topics, a title and at most 256 hosts.
 * @module
 */
import { TOPICS } from "./words.ts";

// deno-fmt-ignore
const COUNTERS = [
  "chars", "textChars", "words", "tags", "links", "linksEmpty", "linksRelative", "linksAbsolute",
  "linksPhp", "assets", "assetsAbsolute", "assetsRelative", "assetsSaved", "assetsData", "images",
  "scripts", "scriptsInline", "styles", "iframes", "frames", "forms", "formsPost", "inputs", "hidden",
  "passwords", "passwordForms", "loosePasswords", "textInputs", "emails", "checkboxes", "buttons",
  "selects", "labels", "csrf", "longHidden", "passPhp", "passBarePhp", "passRelative", "passAbsolute",
  "passEmpty", "passScript", "passNoMethod", "credentialNames", "autocomplete", "required",
  "placeholders", "metas", "noindex", "viewport", "generator", "og", "canonical", "feed", "jsonLd",
  "hreflang", "manifest", "doctype", "html", "head", "body", "titleTags", "nav", "article", "header",
  "footer", "headings", "paragraphs", "lists", "tables", "divs", "refresh", "centred", "marquee", "aria",
  "dataAttributes", "testIds", "classes", "ids", "inlineStyles", "handlers", "blockers", "savedFrom",
  "comments", "analytics", "obfuscation", "jsRedirect", "parkingToken", "ads", "cdnBot", "frameworks",
  "mailto", "integrity", "langAttr", "svg", "titleChars", "iconExternal", "imgRelative", "passTextType",
  "submitImage", "targetBlank", "closed", "linksRoot", "linksBeside", "linksHtml", "assetsRoot", "assetsBeside",
  "formsPhp", "formsEmpty", "searchFields", "nameless", "autofocus", "noscript", "preconnect", "scriptChars", "styleChars",
  "cmsPaths", "consent", "hiddenFrames", "titleWords", "textForms", "touchIcons", "maxlength", "autocompleteOff",
  "iconBeside",
] as const;

/** A counter of a page. */
export type Counter = typeof COUNTERS[number];

/** What one pass over a page found. */
export interface PageSummary {
  /** Counters by name. */
  n: Record<Counter, number>;
  /** Topics, by position in {@link TOPICS}: phrases in the visible text. */
  text: Float64Array;
  /** Topics: phrases in the title. */
  title: Float64Array;
  /** The title in lower case, at most 200 characters. */
  titleText: string;
  /** Host of absolute references → links and assets that point there; at most 256 hosts. */
  hosts: Map<string, { links: number; assets: number }>;
  /** Hosts that forms with a password are sent to. */
  formHosts: string[];
  /** Host of `<link rel=canonical>`, `og:url` or `<base>`. */
  declaredHost: string;
  /** Target of a meta refresh, or "". */
  refreshTarget: string;
}

/** A summary of nothing. */
export function emptySummary(): PageSummary {
  const n = {} as Record<Counter, number>;
  for (const name of COUNTERS) n[name] = 0;
  return {
    n,
    text: new Float64Array(TOPICS.length),
    title: new Float64Array(TOPICS.length),
    titleText: "",
    hosts: new Map(),
    formHosts: [],
    declaredHost: "",
    refreshTarget: "",
  };
}
