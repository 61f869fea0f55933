/**
 * What of a page is counted: its tags, attributes, and what its scripts contain; and the features that are one counter
 * each. None is a mark of when a page was written (`viewport`, `lang`, `integrity`, `preconnect`): the kits that the model
 * learns from are younger than its honest pages.
 * @module
 */
import type { Counter } from "../summary.ts";

/** Tags that are only counted. */
// deno-fmt-ignore
export const COUNTED: ReadonlyMap<string, Counter> = new Map<string, Counter>([
  ["head", "head"], ["body", "body"], ["button", "buttons"], ["select", "selects"], ["label", "labels"],
  ["nav", "nav"], ["article", "article"], ["header", "header"], ["footer", "footer"], ["h1", "headings"],
  ["h2", "headings"], ["h3", "headings"], ["p", "paragraphs"], ["table", "tables"],
  ["div", "divs"], ["svg", "svg"], ["noscript", "noscript"], ["font", "marquee"],
  ["marquee", "marquee"], ["blink", "marquee"],
]);
/** Attributes that are counted by their names. */
// deno-fmt-ignore
export const BY_ATTRIBUTE: ReadonlyMap<string, Counter> = new Map<string, Counter>([
  ["class", "classes"], ["style", "inlineStyles"], ["data-adblockkey", "parkingToken"],
]);
/** Attributes that are counted by how their names begin. */
export const BY_BEGINNING: readonly (readonly [beginning: string, Counter])[] = [
  ["data-", "dataAttributes"], ["aria-", "aria"],
];
/** What scripts contain; each is counted once a page. */
export const SCRIPT_TOKENS: readonly [Counter, RegExp][] = [
  [
    "analytics",
    /google-?analytics|googletagmanager|gtag\(|_gaq|fbq\(|datalayer|hotjar|segment\.|newrelic|nreum|piwik|matomo|omniture|s_code|optimizely/i,
  ],
  ["dated", /"datePublished"|"(?:News)?Article"|"BlogPosting"/],
  ["consent", /onetrust|cookiebot|usercentrics|trustarc|quantcast|didomi|cookie-?consent|cookielaw/i],
  [
    "scriptSends",
    /\bfetch\s*\(|XMLHttpRequest|sendBeacon|\baxios\b|WebSocket|emailjs|api\.telegram|\beval\s*\(|\batob\s*\(|\.ajax\s*\(|\$\.(?:post|get|getJSON)\s*\(/,
  ],
  ["obfuscation", /\beval\(|unescape\(|fromcharcode|atob\(|document\.write\(|\\x[0-9a-f]{2}\\x/i],
  [
    "jsRedirect",
    /(?:window|document|top|self)\.location(?:\.href)?\s*=(?!=)|location\.(?:replace|assign)\(/i,
  ],
  [
    "parkingToken",
    /adsense\/domains|ads\.domains|domainregistrant|adblockkey|caf\.js|parking(?:crew|page|-lander|\.(?:js|php))|sedoparking|bodis|parklogic|window\.park\b|LANDER_SYSTEM|["'`]\/lander\b|skenzo|d38psrni17bvxu/i,
  ],
];
/** Paths of content management systems. */
export const CMS: RegExp =
  /\/wp-(?:content|includes)\/|\/sites\/(?:default|all)\/|\/typo3|\/_next\/|\/media\/jui|\/skin\/frontend\//;

/** Families of features, for ablation. `self` looks at the page's own host. */
export type Family =
  | "bias"
  | "words"
  | "title"
  | "forms"
  | "structure"
  | "links"
  | "markers"
  | "cross"
  | "self"
  | "capture";

/** Counters as sizes, up to a cap. */
// deno-fmt-ignore
export const SIZES: readonly (readonly [Counter, cap: number, Family, name: string])[] = [
  ["images", 40, "structure", "images"], ["scripts", 30, "structure", "scripts"],
  ["scriptsInline", 20, "structure", "inline scripts"], ["styles", 10, "structure", "style sheets"],
  ["headings", 20, "structure", "headings"], ["paragraphs", 40, "structure", "paragraphs"],
  ["tables", 20, "structure", "tables"], ["divs", 200, "structure", "divisions"],
  ["svg", 10, "structure", "SVG drawings"], ["aria", 30, "structure", "ARIA attributes"],
  ["dataAttributes", 60, "structure", "data attributes"], ["inlineStyles", 40, "structure", "inline styles"],
  ["metas", 20, "structure", "meta elements"], ["classes", 200, "structure", "classes"],
  ["hidden", 15, "forms", "hidden fields"], ["textInputs", 15, "forms", "text fields"], ["labels", 8, "forms", "labels"],
  ["textForms", 4, "forms", "text forms without a password"],
  ["links", 200, "links", "links"], ["linksRelative", 60, "structure", "relative links"],
  ["assetsData", 8, "links", "inline assets"], ["imgRelative", 20, "links", "images beside the page"],
  ["targetBlank", 20, "links", "links open new windows"],
];
/** Counters as presence. */
// deno-fmt-ignore
export const PRESENT: readonly (readonly [Counter, Family, name: string])[] = [
  ["nav", "structure", "navigation"], ["article", "structure", "article"], ["header", "structure", "header"],
  ["footer", "structure", "footer"],
  ["marquee", "structure", "font or marquee element"],
  ["body", "structure", "body element"], ["closed", "structure", "body closed"], ["noscript", "structure", "noscript"],
  ["required", "forms", "required field"], ["placeholders", "forms", "placeholder in a field"],
  ["autocomplete", "forms", "autocomplete"], ["autocompleteOff", "forms", "autocomplete off"],
  ["autofocus", "forms", "autofocus"], ["maxlength", "forms", "field of limited length"],
  ["emails", "forms", "e-mail field"], ["submitImage", "forms", "image as button"],
  ["passPhp", "forms", "password form to a PHP file"], ["passBarePhp", "forms", "password form to a bare PHP file"],
  ["passAbsolute", "forms", "password form to an absolute URL"], ["passEmpty", "forms", "password form without action"],
  ["passNoMethod", "forms", "password form by GET"], ["longHidden", "forms", "long hidden values"],
  ["selects", "forms", "selects"],
  ["searchFields", "forms", "search field"], ["formsPhp", "forms", "form without a password to a PHP file"],
  ["formsEmpty", "forms", "form without a password or an action"],
  ["linksRoot", "structure", "links from the root"], ["assetsRoot", "structure", "assets from the root"],
  ["assetsSaved", "links", "saved page's files"], ["iconExternal", "links", "icon from elsewhere"],
  ["mailto", "links", "mail or telephone link"],
  ["generator", "markers", "generator declared"],
  ["og", "markers", "Open Graph"], ["canonical", "markers", "canonical link"], ["feed", "markers", "feed"], ["jsonLd", "markers", "JSON-LD"],
  ["hreflang", "markers", "hreflang"], ["refresh", "markers", "meta refresh"],
  ["analytics", "markers", "analytics"],
  ["obfuscation", "markers", "obfuscated script"], ["jsRedirect", "markers", "redirect by script"],
  ["ads", "markers", "advertisements"],
  ["parkingToken", "markers", "parking script"], ["cmsPaths", "markers", "paths of a CMS"],
  ["consent", "markers", "consent tool"],
  ["touchIcons", "structure", "touch icon"],
  ["iconBeside", "markers", "icon beside the page"], ["dated", "markers", "author or date of an article"],
];
