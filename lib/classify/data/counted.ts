/**
 * What of a page is counted: its tags, attributes, and what its scripts contain.
 * @module
 */
import type { Counter } from "../summary.ts";

/** Tags that are only counted. */
// deno-fmt-ignore
export const COUNTED: ReadonlyMap<string, Counter> = new Map<string, Counter>([
  ["head", "head"], ["body", "body"], ["button", "buttons"], ["select", "selects"], ["label", "labels"],
  ["nav", "nav"], ["article", "article"], ["header", "header"], ["footer", "footer"], ["h1", "headings"],
  ["h2", "headings"], ["h3", "headings"], ["p", "paragraphs"], ["li", "lists"], ["table", "tables"],
  ["div", "divs"], ["svg", "svg"], ["noscript", "noscript"], ["center", "centred"], ["font", "marquee"],
  ["marquee", "marquee"], ["blink", "marquee"],
]);
/** Attributes that are counted by their names. */
// deno-fmt-ignore
export const BY_ATTRIBUTE: ReadonlyMap<string, Counter> = new Map<string, Counter>([
  ["class", "classes"], ["style", "inlineStyles"], ["data-adblockkey", "parkingToken"],
  ["oncontextmenu", "blockers"], ["ondragstart", "blockers"], ["onselectstart", "blockers"],
  ["data-testid", "frameworks"], ["data-reactid", "frameworks"], ["data-reactroot", "frameworks"],
]);
/** Attributes that are counted by how their names begin. */
export const BY_BEGINNING: readonly (readonly [beginning: string, Counter])[] = [
  ["on", "handlers"], ["data-", "dataAttributes"], ["aria-", "aria"],
  ["_", "frameworks"], ["ng-", "frameworks"], ["v-", "frameworks"],
];
/** What scripts contain; each is counted once a page. */
export const SCRIPT_TOKENS: readonly [Counter, RegExp][] = [
  [
    "analytics",
    /google-?analytics|googletagmanager|gtag\(|_gaq|fbq\(|datalayer|hotjar|segment\.|newrelic|nreum|piwik|matomo|omniture|s_code|optimizely/i,
  ],
  ["dated", /"datePublished"|"(?:News)?Article"|"BlogPosting"/],
  ["consent", /onetrust|cookiebot|usercentrics|trustarc|quantcast|didomi|cookie-?consent|cookielaw/i],
  ["obfuscation", /\beval\(|unescape\(|fromcharcode|atob\(|document\.write\(|\\x[0-9a-f]{2}\\x/i],
  [
    "jsRedirect",
    /(?:window|document|top|self)\.location(?:\.href)?\s*=(?!=)|location\.(?:replace|assign)\(/i,
  ],
  ["blockers", /event\.button\s*==\s*2|oncontextmenu|keycode\s*==?=?\s*123|disable.?right/i],
  [
    "parkingToken",
    /adsense\/domains|ads\.domains|domainregistrant|adblockkey|caf\.js|parking(?:crew|page|-lander|\.(?:js|php))|sedoparking|bodis|parklogic|window\.park\b|LANDER_SYSTEM|["'`]\/lander\b|skenzo|d38psrni17bvxu/i,
  ],
];
/** Names of fields for credentials. */
export const CREDENTIAL: RegExp =
  /^(?:email|pass|password|passwd|pwd|user|username|login|usr|mail|userid|cvv|ssn|pin|otp|card\w*)$/;
/** Paths of content management systems. */
export const CMS: RegExp =
  /\/wp-(?:content|includes)\/|\/sites\/(?:default|all)\/|\/typo3|\/_next\/|\/media\/jui|\/skin\/frontend\//;
