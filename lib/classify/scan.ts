/**
 * One pass over the first 64 KiB of a page. No tree is built: depth costs nothing, every character is looked
 * at a bounded number of times, and what is kept is a fixed set of counters, a title and at most 256 hosts.
 * @module
 */
import { closeOf, hostOf, lowerUnit, PAGE_LIMIT, readAttributes } from "./markup.ts";
import { HASH_SEED, hashStep, joinHash, topicOf, TOPICS } from "./words.ts";

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
  "submitImage", "targetBlank",
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

// Tags that are only counted.
// deno-fmt-ignore
const COUNTED: ReadonlyMap<string, Counter> = new Map<string, Counter>([
  ["head", "head"], ["body", "body"], ["button", "buttons"], ["select", "selects"], ["label", "labels"],
  ["nav", "nav"], ["article", "article"], ["header", "header"], ["footer", "footer"], ["h3", "headings"],
  ["p", "paragraphs"], ["li", "lists"], ["table", "tables"], ["div", "divs"], ["svg", "svg"], ["center",
  "centred"], ["font", "marquee"], ["h1", "headings"], ["h2", "headings"], ["marquee", "marquee"],
  ["blink", "marquee"],
]);
const MAX_HOSTS = 256;
const SCRIPT_TOKENS: [Counter, RegExp][] = [
  [
    "analytics",
    /google-?analytics|googletagmanager|gtag\(|_gaq|fbq\(|datalayer|hotjar|segment\.|newrelic|nreum|piwik|matomo|omniture|s_code|optimizely/i,
  ],
  ["obfuscation", /\beval\(|unescape\(|fromcharcode|atob\(|document\.write\(|\\x[0-9a-f]{2}\\x/i],
  [
    "jsRedirect",
    /(?:window|document|top|self)\.location(?:\.href)?\s*=(?!=)|location\.(?:replace|assign)\(/i,
  ],
  ["blockers", /event\.button\s*==\s*2|oncontextmenu|keycode\s*==?=?\s*123|disable.?right/i],
  [
    "parkingToken",
    /adsense\/domains|caf\.js|adblockkey|parkingcrew|sedoparking|bodis|parking-lander|window\.park\b|parklogic|skenzo/i,
  ],
];
const VOID = -1;

/**
 * What one pass over a page found. Never throws; time grows with the length of the page only.
 *
 * @param page Text of the page; what lies beyond 64 Ki code units is not read.
 * @example
 * ```ts
 * import { scanPage } from "./scan.ts";
 * console.assert(scanPage("<form><input type=password></form>").n.passwordForms === 1);
 * ```
 */
export function scanPage(page: string): PageSummary {
  const s = page.length > PAGE_LIMIT ? page.slice(0, PAGE_LIMIT) : page;
  const n = {} as Record<Counter, number>;
  for (const name of COUNTERS) n[name] = 0;
  const text = new Float64Array(TOPICS.length);
  const title = new Float64Array(TOPICS.length);
  const hosts: PageSummary["hosts"] = new Map();
  const summary: PageSummary = {
    n,
    text,
    title,
    titleText: "",
    hosts,
    formHosts: [],
    declaredHost: "",
    refreshTarget: "",
  };
  const end = s.length;
  n.chars = end;
  let form = null as { action: string; post: boolean; passwords: number } | null;
  const attributes: Map<string, string> = new Map();
  let at = 0;

  const readText = (from: number, to: number, into: Float64Array): void => {
    let previous = VOID, pair = VOID, triple = VOID, i = from;
    while (i < to) {
      let unit = s.charCodeAt(i);
      if (unit <= 32) {
        i++;
        continue;
      }
      if (unit === 38) { // An entity parts words; "&nbsp;" must not count as the word "nbsp".
        let k = i + 1;
        while (k < to && k - i < 10 && s.charCodeAt(k) > 34 && s.charCodeAt(k) !== 59) k++;
        i = s.charCodeAt(k) === 59 ? k + 1 : i + 1;
        continue;
      }
      let hash = HASH_SEED;
      const start = i;
      if (unit >= 0x3040 && unit <= 0x9fff) {
        hash = hashStep(hash, unit);
        i++;
        // Katakana and Hangul come in words, ideographs one by one.
        if (unit < 0x3400) {
          while (i < to && (unit = s.charCodeAt(i)) >= 0x3040 && unit < 0x3400) {
            hash = hashStep(hash, unit);
            i++;
          }
        }
      } else {
        while (i < to) {
          unit = s.charCodeAt(i);
          const lower = unit | 32;
          if ((lower >= 97 && lower <= 122 && unit < 128) || (unit >= 48 && unit <= 57)) {
            hash = hashStep(hash, unit > 57 ? lower : unit);
          } else if (unit >= 0xc0 && (unit < 0x2000 || unit > 0xabff)) {
            hash = hashStep(
              hash,
              unit < 0x370
                ? unit | (unit < 0xdf ? 32 : 0)
                : unit >= 0x410 && unit <= 0x42f
                ? unit + 32
                : unit,
            );
          } else break;
          i++;
        }
        if (i === start) {
          i++;
          continue;
        }
      }
      n.textChars += i - start;
      n.words++;
      let topic = topicOf(hash);
      if (topic >= 0) into[topic]!++;
      if (previous !== VOID) {
        const two = joinHash(previous, hash);
        if ((topic = topicOf(two)) >= 0) into[topic]! += 2;
        if (pair !== VOID) {
          const three = joinHash(pair, hash);
          if ((topic = topicOf(three)) >= 0) into[topic]! += 3;
          if (triple !== VOID && (topic = topicOf(joinHash(triple, hash))) >= 0) into[topic]! += 4;
          triple = three;
        }
        pair = two;
      }
      previous = hash;
    }
  };

  const reference = (url: string, link: boolean): string => {
    const host = hostOf(url);
    if (host === "") return "";
    const seen = hosts.get(host);
    if (seen !== undefined) link ? seen.links++ : seen.assets++;
    else if (hosts.size < MAX_HOSTS) hosts.set(host, { links: link ? 1 : 0, assets: link ? 0 : 1 });
    return host;
  };

  // Once seen is enough, so a page full of scripts pays for each pattern's misses only.
  const scriptTokens = (body: string): void => {
    for (const [counter, pattern] of SCRIPT_TOKENS) if (n[counter] === 0 && pattern.test(body)) n[counter]++;
  };

  const asset = (url: string | undefined): void => {
    if (url === undefined) return;
    n.assets++;
    if (/^\s*data:/i.test(url.slice(0, 20))) n.assetsData++;
    else if (reference(url, false) !== "") n.assetsAbsolute++;
    else {
      n.assetsRelative++;
      if (/_files\/|\.download$|index_files/.test(url.slice(0, 400))) n.assetsSaved++;
    }
  };

  const closeForm = (): void => {
    if (form === null) return;
    if (form.passwords > 0) {
      n.passwordForms++;
      const action = form.action.trim().slice(0, 512);
      const host = hostOf(action);
      if (action === "" || action === "#") n.passEmpty++;
      else if (/^javascript:/i.test(action)) n.passScript++;
      else if (host !== "") {
        n.passAbsolute++;
        if (summary.formHosts.length < 8) summary.formHosts.push(host);
      } else n.passRelative++;
      if (host === "" && /\.php\b/i.test(action)) n.passPhp++;
      if (/^[\w-]+\.php$/i.test(action)) n.passBarePhp++;
      if (!form.post) n.passNoMethod++;
    }
    form = null;
  };

  const tag = (name: string): void => {
    const a = attributes;
    n.tags++;
    if (a.size > 0) {
      if (a.has("class")) n.classes++;
      if (a.has("id")) n.ids++;
      if (a.has("style")) n.inlineStyles++;
      for (const key of a.keys()) {
        const c = key.charCodeAt(0);
        if (c === 111 && key.charCodeAt(1) === 110) {
          n.handlers++;
          if (key === "oncontextmenu" || key === "ondragstart" || key === "onselectstart") n.blockers++;
        } else if (c === 100 && key.startsWith("data-")) {
          n.dataAttributes++;
          if (key === "data-testid" || key === "data-reactid" || key === "data-reactroot") n.frameworks++;
          if (key === "data-adblockkey") n.parkingToken++;
        } else if (c === 97 && (key.startsWith("aria-"))) n.aria++;
        else if (c === 95 || key.startsWith("ng-") || key.startsWith("v-")) n.frameworks++;
      }
    }
    const counted = COUNTED.get(name);
    if (counted !== undefined) {
      n[counted]++;
      return;
    }
    switch (name) {
      case "a": {
        const href = a.get("href");
        n.links++;
        if (a.get("target") === "_blank") n.targetBlank++;
        if (href === undefined) n.linksEmpty++;
        else {
          const url = href.trim();
          if (url === "" || url.charCodeAt(0) === 35 || /^javascript:/i.test(url)) n.linksEmpty++;
          else if (/^(?:mailto|tel):/i.test(url)) n.mailto++;
          else if (reference(url, true) !== "") n.linksAbsolute++;
          else {
            n.linksRelative++;
            if (/\.php\b/i.test(url.slice(0, 300))) n.linksPhp++;
          }
        }
        break;
      }
      case "img": {
        n.images++;
        const src = a.get("src");
        asset(src);
        if (src !== undefined && /^[\w.-]/.test(src) && !/^(?:https?|data):/i.test(src)) n.imgRelative++;
        break;
      }
      case "script": {
        const src = a.get("src");
        n.scripts++;
        if (a.has("integrity")) n.integrity++;
        if (/ld\+json/.test(a.get("type") ?? "")) n.jsonLd++;
        if (src === undefined) n.scriptsInline++;
        else {
          asset(src);
          scriptTokens(src.slice(0, 300));
          if (/doubleclick|googlesyndication|adsbygoogle|taboola|outbrain|criteo/i.test(src)) n.ads++;
        }
        break;
      }
      case "link": {
        const rel = (a.get("rel") ?? "").toLowerCase(), href = a.get("href") ?? "";
        if (rel === "canonical") {
          n.canonical++;
          summary.declaredHost ||= hostOf(href);
        } else if (rel === "alternate") {
          if (a.has("hreflang")) n.hreflang++;
          else n.feed++;
        } else if (rel === "manifest") n.manifest++;
        else {
          if (rel === "stylesheet") n.styles++;
          if (rel.includes("icon") && hostOf(href) !== "") n.iconExternal++;
          asset(href);
        }
        break;
      }
      case "meta": {
        n.metas++;
        const key = (a.get("name") ?? a.get("property") ?? "").toLowerCase(),
          content = a.get("content") ?? "";
        if (key === "robots" && /noindex/i.test(content)) n.noindex++;
        else if (key === "viewport") n.viewport++;
        else if (key === "generator") n.generator++;
        else if (key.startsWith("og:") || key.startsWith("twitter:")) {
          n.og++;
          if (key === "og:url") summary.declaredHost ||= hostOf(content);
        } else if (/^csrf/.test(key)) n.csrf++;
        if (/^refresh$/i.test(a.get("http-equiv") ?? "")) {
          n.refresh++;
          summary.refreshTarget ||= /url\s*=\s*["']?([^"'\s]{1,500})/i.exec(content.slice(0, 600))?.[1] ?? "";
        }
        break;
      }
      case "base":
        summary.declaredHost ||= hostOf(a.get("href") ?? "");
        break;
      case "form":
        closeForm();
        n.forms++;
        form = {
          action: a.get("action") ?? "",
          post: /post/i.test(a.get("method") ?? ""),
          passwords: 0,
        };
        if (form.post) n.formsPost++;
        break;
      case "input": {
        const type = (a.get("type") ?? "text").toLowerCase(), field = (a.get("name") ?? "").toLowerCase();
        n.inputs++;
        if (a.has("required")) n.required++;
        if (a.has("placeholder")) n.placeholders++;
        if (a.has("autocomplete")) n.autocomplete++;
        if (type === "password") {
          n.passwords++;
          if (form === null) n.loosePasswords++;
          else form.passwords++;
        } else if (type === "hidden") {
          n.hidden++;
          if (/csrf|xsrf|authenticity|token|nonce|viewstate|__event|antiforgery/i.test(field)) n.csrf++;
          else if ((a.get("value") ?? "").length > 40) n.longHidden++;
        } else if (type === "checkbox" || type === "radio") n.checkboxes++;
        else if (type === "submit" || type === "button") n.buttons++;
        else if (type === "image") n.submitImage++;
        else {
          n.textInputs++;
          if (type === "email") n.emails++;
          if (/pass|pwd/.test(field)) n.passTextType++;
        }
        if (
          /^(?:email|pass|password|passwd|pwd|user|username|login|usr|mail|userid|cvv|ssn|pin|otp|card\w*)$/
            .test(field)
        ) {
          n.credentialNames++;
        }
        break;
      }
      case "iframe":
        n.iframes++;
        asset(a.get("src"));
        break;
      case "frame":
        n.frames++;
        asset(a.get("src"));
        break;
      case "html":
        n.html++;
        if (a.has("lang") || a.has("xml:lang")) n.langAttr++;
        break;
      case "h1":
      case "h2":
      case "marquee":
      case "blink":
    }
  };

  while (at < end) {
    let open = s.indexOf("<", at);
    if (open < 0) open = end;
    if (open > at) readText(at, open, text);
    at = open + 1;
    if (at >= end) break;
    const c = lowerUnit(s.charCodeAt(at));
    if (c === 33 || c === 63) { // "<!" and "<?"
      if (s.startsWith("!--", at)) {
        const close = s.indexOf("-->", at + 3);
        n.comments++;
        if (/saved from url|httrack|mirrored from|singlefile/i.test(s.slice(at, Math.min(at + 200, end)))) {
          n.savedFrom++;
        }
        at = close < 0 ? end : close + 3;
      } else {
        if (c === 33) n.doctype++;
        const close = s.indexOf(">", at);
        at = close < 0 ? end : close + 1;
      }
      continue;
    }
    const closing = c === 47;
    if (closing) at++;
    const nameStart = at;
    while (at < end && at - nameStart < 24) {
      const u = lowerUnit(s.charCodeAt(at));
      if ((u >= 97 && u <= 122) || (u >= 48 && u <= 57 && at > nameStart)) at++;
      else break;
    }
    if (at === nameStart) continue; // A lone "<" is text.
    const name = s.slice(nameStart, at).toLowerCase();
    if (closing) {
      if (name === "form") closeForm();
      const close = s.indexOf(">", at);
      at = close < 0 ? end : close + 1;
      continue;
    }
    if (attributes.size > 0) attributes.clear();
    at = readAttributes(s, at, attributes);
    tag(name);
    if (name === "script" || name === "style" || name === "title") {
      const close = closeOf(s, name, at);
      if (name === "title") {
        n.titleTags++;
        if (n.titleTags === 1) {
          const to = Math.min(close, at + 300);
          readText(at, to, title);
          summary.titleText = s.slice(at, Math.min(close, at + 200)).trim().toLowerCase();
          n.titleChars = summary.titleText.length;
        }
      } else if (name === "script" && close > at) {
        scriptTokens(s.slice(at, Math.min(close, at + 4096)));
      }
      at = close;
    }
  }
  closeForm();
  return summary;
}
