/**
 * Reads a page's tags: forms and their fields, links, loaded resources, and what the page declares about itself.
 * @module
 */
import { isPassword, linkHost, metaRefresh } from "../page/html.ts";
import { BY_ATTRIBUTE, BY_BEGINNING, CMS, COUNTED, SCRIPT_TOKENS } from "./data/counted.ts";
import type { PageSummary } from "./summary.ts";

const MAX_HOSTS = 256;
/** Hidden fields that frameworks put into every form. */
const TOKEN = /csrf|xsrf|authenticity|token|nonce|viewstate|__event|antiforgery/i;
/** Paths of files that read nothing of what is sent to them. */
const STATIC = /^[^?#]*\.html?(?:[?#]|$)/i;

type Attributes = ReadonlyMap<string, string>;

interface Form {
  action: string;
  post: boolean;
  passwords: number;
  /** Whether a password has a name: forms send no others. */
  named: boolean;
  texts: number;
  search: boolean;
}

/** Reads tags one after the other into a summary. */
export class TagReader {
  readonly #page: PageSummary;
  #form: Form | null = null;

  constructor(page: PageSummary) {
    this.#page = page;
  }

  /** An opening tag with its attributes. */
  open(name: string, a: Attributes): void {
    const n = this.#page.n;
    if (a.size > 0) this.#attributes(a);
    const counted = COUNTED.get(name);
    if (counted !== undefined) n[counted]++;
    else if (name === "a") this.#link(a);
    else if (name === "img") this.#picture(a);
    else if (name === "script") this.#loadScript(a);
    else if (name === "link") this.#relation(a);
    else if (name === "meta") this.#meta(a);
    else if (name === "base") this.#page.declaredHost ||= linkHost(a.get("href") ?? "");
    else if (name === "form") this.#openForm(a);
    else if (name === "input") this.#input(a);
    else if (name === "html") n.html++;
    else if (name === "iframe" || name === "frame") {
      n[`${name}s`]++;
      this.#asset(a.get("src"));
    }
  }

  /** A closing tag. */
  close(name: string): void {
    if (name === "form") this.closeForm();
    else if (name === "html" || name === "body") this.#page.n.closed++;
  }

  /** A form in a form is none. */
  #openForm(a: Attributes): void {
    if (this.#form !== null) return;
    this.#page.n.forms++;
    const action = a.get("action") ?? "", search = /search/i.test((a.get("role") ?? action).slice(0, 300));
    this.#form = {
      action,
      post: /post/i.test(a.get("method") ?? ""),
      passwords: 0,
      named: false,
      texts: 0,
      search,
    };
  }

  /** Called where a form ends, or the page. */
  closeForm(): void {
    const form = this.#form, n = this.#page.n;
    if (form === null) return;
    this.#form = null;
    const action = form.action.trim().slice(0, 512), host = linkHost(action);
    const nowhere = action === "" || action === "#";
    if (form.passwords > 0) {
      if (!form.named || host === "" && STATIC.test(action)) n.passUnsent += form.passwords;
      if (nowhere) n.passEmpty++;
      else if (host !== "") n.passAbsolute++;
      else if (!/^javascript:/i.test(action)) n.passRelative++;
      if (host === "" && /\.php\b/i.test(action)) n.passPhp++;
      if (/^[\w-]+\.php$/i.test(action)) n.passBarePhp++;
      if (!form.post) n.passNoMethod++;
    } else if (form.texts > 0 && !form.search) {
      n.textForms++;
      if (nowhere) n.formsEmpty++;
      if (host === "" && /^[\w-]+\.php\b/i.test(action)) n.formsPhp++;
    }
  }

  /** The beginning of a script, or its address. A sign is searched until it is found once. */
  script(body: string): void {
    const n = this.#page.n;
    for (const [counter, pattern] of SCRIPT_TOKENS) {
      if (n[counter] === 0 && pattern.test(body)) n[counter]++;
    }
  }

  #attributes(a: Attributes): void {
    const n = this.#page.n;
    for (const key of a.keys()) {
      const counted = BY_ATTRIBUTE.get(key);
      if (counted !== undefined) n[counted]++;
      for (const [beginning, counter] of BY_BEGINNING) if (key.startsWith(beginning)) n[counter]++;
    }
  }

  /** Counts what an absolute reference points at; "" for a path. */
  #reference(url: string, link: boolean): string {
    const host = linkHost(url);
    if (host === "") return "";
    const hosts = this.#page.hosts, seen = hosts.get(host);
    if (seen !== undefined) link ? seen.links++ : seen.assets++;
    else if (hosts.size < MAX_HOSTS) hosts.set(host, { links: link ? 1 : 0, assets: link ? 0 : 1 });
    return host;
  }

  #asset(value: string | undefined): void {
    if (value === undefined) return;
    const n = this.#page.n, url = value.slice(0, 400).trimStart();
    n.assets++;
    if (n.cmsPaths === 0 && CMS.test(url)) n.cmsPaths++;
    if (/^data:/i.test(url)) n.assetsData++;
    else if (this.#reference(url, false) !== "") n.assetsAbsolute++;
    else {
      n.assetsRelative++;
      if (url.charCodeAt(0) === 47) n.assetsRoot++;
      else n.assetsBeside++;
      if (url.includes("_files/") || url.endsWith(".download")) n.assetsSaved++;
    }
  }

  #picture(a: Attributes): void {
    const n = this.#page.n, src = a.get("src");
    n.images++;
    this.#asset(src);
    if (src !== undefined && /^[\w.-]/.test(src) && !/^(?:https?|data):/i.test(src)) n.imgRelative++;
  }

  #loadScript(a: Attributes): void {
    const n = this.#page.n, src = a.get("src");
    n.scripts++;
    if (a.get("type")?.includes("ld+json")) n.jsonLd++;
    if (src === undefined) {
      n.scriptsInline++;
      return;
    }
    this.#asset(src);
    this.script(src.slice(0, 300));
    if (/doubleclick|googlesyndication|adsbygoogle|taboola|outbrain|criteo/i.test(src)) n.ads++;
  }

  #link(a: Attributes): void {
    const n = this.#page.n, href = a.get("href");
    n.links++;
    if (a.get("target") === "_blank") n.targetBlank++;
    const url = href === undefined ? "" : href.trim(), first = url.charCodeAt(0) | 32;
    if (url === "" || url.charCodeAt(0) === 35 || (first === 106 && /^javascript:/i.test(url))) {
      n.linksEmpty++;
    } else if ((first === 109 || first === 116) && /^(?:mailto|tel):/i.test(url)) n.mailto++;
    else if (this.#reference(url, true) !== "") n.linksAbsolute++;
    else {
      n.linksRelative++;
      if (url.charCodeAt(0) === 47) n.linksRoot++;
      else n.linksBeside++;
    }
  }

  #relation(a: Attributes): void {
    const n = this.#page.n, rel = (a.get("rel") ?? "").toLowerCase(), href = a.get("href") ?? "";
    if (rel === "canonical") {
      n.canonical++;
      this.#page.declaredHost ||= linkHost(href);
    } else if (rel === "alternate") {
      if (a.has("hreflang")) n.hreflang++;
      else n.feed++;
    } else if (rel !== "manifest") {
      if (rel === "stylesheet") n.styles++;
      else if (rel.includes("icon")) {
        if (linkHost(href) !== "") n.iconExternal++;
        else if (/^[\w.]/.test(href)) n.iconBeside++;
        if (rel.startsWith("apple-touch")) n.touchIcons++;
      }
      this.#asset(href);
    }
  }

  #meta(a: Attributes): void {
    const page = this.#page, n = page.n, content = a.get("content") ?? "";
    const key = (a.get("name") ?? a.get("property") ?? "").toLowerCase();
    n.metas++;
    if (key === "generator") n.generator++;
    else if (key.startsWith("og:") || key.startsWith("twitter:")) {
      n.og++;
      if (key === "og:url") page.declaredHost ||= linkHost(content);
      else if (key === "og:type" && /article|blog|video/i.test(content)) n.dated++;
    } else if (key.startsWith("article:") || /^(?:author|date|pubdate|dc\.date|publish)/.test(key)) n.dated++;
    if (a.get("http-equiv")?.toLowerCase() === "refresh") n.refresh++;
    page.refreshTarget ||= metaRefresh(a) ?? "";
  }

  #input(a: Attributes): void {
    const n = this.#page.n, form = this.#form;
    const type = isPassword(a) ? "password" : (a.get("type") ?? "text").toLowerCase(),
      field = (a.get("name") ?? "").toLowerCase();
    n.inputs++;
    if (a.has("required")) n.required++;
    if (a.has("placeholder")) n.placeholders++;
    if (a.has("autofocus")) n.autofocus++;
    if (a.has("maxlength")) n.maxlength++;
    const complete = a.get("autocomplete");
    if (complete !== undefined) {
      n.autocomplete++;
      if (/^off$/i.test(complete)) n.autocompleteOff++;
    }
    switch (type) {
      case "password":
        n.passwords++;
        if (a.get("type")?.toLowerCase() !== "password") n.disguised++;
        if (form !== null) {
          form.passwords++;
          if (field !== "") form.named = true;
        }
        break;
      case "hidden":
        n.hidden++;
        if (!TOKEN.test(field) && (a.get("value") ?? "").length > 40) n.longHidden++;
        break;
      case "checkbox":
      case "radio":
        break;
      case "submit":
      case "button":
        n.buttons++;
        return;
      case "image":
        n.submitImage++;
        return;
      default:
        n.textInputs++;
        if (form !== null) form.texts++;
        if (type === "email") n.emails++;
        else if (type === "search" || /^(?:q|s|query|search\w*|keywords?)$/.test(field)) {
          n.searchFields++;
          if (form !== null) form.search = true;
        }
    }
    if (field === "" && type !== "checkbox" && type !== "radio") n.nameless++;
  }
}
