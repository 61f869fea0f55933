/**
 * What identifies a brand on a page, read in one pass: title, text, copyright lines, headings, logos, names of files and
 * classes, hosts. No tree is built; time grows with the length of the page only.
 * @module
 */
import { PAGE_LIMIT } from "../../condense.ts";
import { afterComment, closeOf, decodeHTML } from "../../html.ts";

/** Characters of each part that are kept. */
const MOST_TITLE = 300, MOST_TEXT = 24_000, MOST_PART = 8_000;
/** Characters of one script or style that are kept. */
const MOST_CODE = 2_000;
/** Pictures whose file names are read. */
const MOST_PICTURES = 64;
/** Fields whose names are read. */
const MOST_FIELDS = 16;
/** Hosts of a page that are counted. */
const MOST_HOSTS = 256;

/** The parts of a page that may name a brand. */
export interface PageParts {
  /** The title. */
  title: string;
  /** Whether the title writes plain letters as numbers of characters, which browsers show and filters do not read. */
  titleInReferences: boolean;
  /** What a site calls itself: `og:site_name`, `application-name`, and the like. */
  siteName: string;
  /** Where the page says it comes from: canonical address, base, a comment of a tool that saved it. */
  origin: string[];
  /** Visible text. */
  text: string;
  /** Headings of the first two levels, and legends. */
  headings: string;
  /** Lines after a copyright sign. */
  copyright: string;
  /** Alternative texts, file names and classes of pictures that are logos, and of icons. */
  logos: string;
  /** File names of pictures. */
  pictures: string[];
  /** Other attributes that name files, classes, fields and targets. */
  attributes: string;
  /** The beginnings of scripts and styles, whose names of classes and variables kits keep. */
  code: string;
  /** Text that no visitor sees. */
  hidden: string;
  /** Hosts that its icons come from. */
  icons: string[];
  /** Hosts that the page loads from, and those that it links to, with how often. */
  loads: Map<string, number>;
  links: Map<string, number>;
  /** Whether it says that it is an article. */
  article: boolean;
  /** Whether it asks for a password, and how many fields for text its forms have, without those of a search. */
  password: boolean;
  fields: number;
  /** What its fields for text and passwords are called. */
  fieldNames: string[];
}

/** The host of an absolute or scheme-relative URL in lower case, else "". */
export function hostOfUrl(url: string): string {
  // Most addresses in a page are relative.
  if (!url.includes("//")) return "";
  return /^\s*(?:https?:)?\/\/(?:[^/?#@\s]{0,100}@)?([a-z0-9.-]{1,253})/i.exec(url.slice(0, 400))?.[1]
    ?.toLowerCase().replace(/\.$/, "") ?? "";
}

/** Attributes of a tag that are read, and characters of a value that are kept. */
const MOST_ATTRIBUTES = 24, MOST_VALUE = 600;

const isSpace = (code: number): boolean => code <= 32;

/** The attributes of a tag, of several of one name the first. Time grows with the length of the tag only. */
function attributesOf(tag: string): Map<string, string> {
  const values = new Map<string, string>();
  const end = tag.length;
  let at = 0;
  const skip = (): void => {
    while (at < end && isSpace(tag.charCodeAt(at))) at++;
  };
  // The name of the element.
  while (at < end && !isSpace(tag.charCodeAt(at)) && tag[at] !== "/") at++;
  while (at < end && values.size < MOST_ATTRIBUTES) {
    while (at < end && (isSpace(tag.charCodeAt(at)) || tag[at] === "/")) at++;
    const from = at;
    while (at < end && !isSpace(tag.charCodeAt(at)) && tag[at] !== "=" && tag[at] !== "/") at++;
    const key = tag.slice(from, Math.min(at, from + 32)).toLowerCase();
    skip();
    if (tag[at] !== "=") continue;
    at++;
    skip();
    const quote = tag[at];
    let start = at, stop: number;
    if (quote === '"' || quote === "'") {
      start = at + 1;
      const close = tag.indexOf(quote, start);
      stop = close < 0 ? end : close;
      at = stop + 1;
    } else {
      while (at < end && !isSpace(tag.charCodeAt(at))) at++;
      stop = at;
    }
    if (key !== "" && !values.has(key)) values.set(key, tag.slice(start, Math.min(stop, start + MOST_VALUE)));
  }
  return values;
}

/** Types of fields that nobody writes a text into: browsers take types that they do not know for text. */
const NO_TEXT =
  /^(?:hidden|submit|button|image|reset|checkbox|radio|file|color|range|search|date|datetime-local|month|time|week|url)$/i;
/** Fields of a search, which every site has. */
const SEARCH = /^(?:q|s|query|keywords?) |search|suche/i;
/** A field for a password that does not say so by its type, and one whose type a script sets when the page is there. */
const PASSWORD = /passw|\b(?:pwd|psw)\b/i, MADE_PASSWORD = /\.type\s{0,9}=\s{0,9}["']password["']/;
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i;
/** Two letters of ASCII in a row as decimal or hexadecimal references. */
const LETTERS_IN_REFERENCES =
  /(?:&#0*(?:6[5-9]|[78]\d|90|9[7-9]|1[01]\d|12[0-2]);|&#x0*(?:[46][1-9a-f]|[57][0-9a]);){2}/i;
/** Elements whose end tag ends what is hidden: a page may nest them, and then more counts as visible. */
const BLOCKS = /^(?:div|span|p|section|font)$/;

/** Reads a page. */
export function readParts(page: string): PageParts {
  const s = page.slice(0, PAGE_LIMIT);
  const parts: PageParts = {
    title: "",
    titleInReferences: false,
    siteName: "",
    origin: [],
    text: "",
    headings: "",
    copyright: "",
    logos: "",
    pictures: [],
    attributes: "",
    code: "",
    hidden: "",
    icons: [],
    loads: new Map(),
    links: new Map(),
    article: false,
    password: false,
    fields: 0,
    fieldNames: [],
  };
  const text: string[] = [], hidden: string[] = [], logos: string[] = [], attributes: string[] = [];
  const headings: string[] = [], code: string[] = [];
  const sizes = { text: 0, hidden: 0, logos: 0, attributes: 0, code: 0 };
  // Countries, cards and months of a list to choose from name nobody.
  let inHeading = false, inOption = false, hiddenIn = "";
  const put = (to: string[], which: keyof typeof sizes, most: number, value: string): void => {
    if (sizes[which] >= most || value === "") return;
    to.push(value);
    sizes[which] += value.length;
  };
  for (let at = 0; at < s.length;) {
    const open = s.indexOf("<", at);
    const end = open < 0 ? s.length : open;
    if (end > at) {
      const words = decodeHTML(s.slice(at, Math.min(end, at + 4_000))).replace(/\s+/g, " ");
      if (words.trim() !== "" && !inOption) {
        if (hiddenIn !== "") put(hidden, "hidden", MOST_PART, words);
        else put(text, "text", MOST_TEXT, words);
        if (inHeading && headings.length < 40) headings.push(words);
      }
    }
    if (open < 0) break;
    if (s.startsWith("!--", open + 1)) {
      const saved = /saved from url=\(\d+\)(\S{1,200})|mirrored from ([^\s]{1,200})/i.exec(
        s.slice(open, open + 300),
      );
      if (saved !== null) parts.origin.push(hostOfUrl(saved[1] ?? `//${saved[2]}`));
      at = afterComment(s, open + 4);
      continue;
    }
    const close = s.indexOf(">", open);
    if (close < 0) break;
    const tag = s.slice(open + 1, Math.min(close, open + 2_000));
    at = close + 1;
    const name = /^\/?[a-z][a-z0-9]*/i.exec(tag)?.[0].toLowerCase() ?? "";
    if (name.startsWith("/")) {
      if (/^\/(?:h[12]|legend)$/.test(name)) inHeading = false;
      if (name === "/option" || name === "/select") inOption = false;
      if (name.slice(1) === hiddenIn) hiddenIn = "";
      continue;
    }
    if (name === "script" || name === "style" || name === "title") {
      const stop = closeOf(s, name, at);
      const body = s.slice(at, Math.min(stop, at + MOST_CODE));
      if (name !== "title") {
        put(code, "code", MOST_PART, body);
        if (MADE_PASSWORD.test(body)) parts.password = true;
      } else if (parts.title === "") {
        parts.title = decodeHTML(body).slice(0, MOST_TITLE);
        parts.titleInReferences = LETTERS_IN_REFERENCES.test(body);
      }
      at = stop;
    }
    if (/^(?:h[12]|legend)$/.test(name)) inHeading = true;
    if (name === "option") inOption = true;
    readTag(name, tag, parts, (to, value) => {
      if (to === "logos") put(logos, "logos", MOST_PART, value);
      else put(attributes, "attributes", MOST_PART, value);
    });
    if (hiddenIn === "" && BLOCKS.test(name) && HIDDEN.test(tag)) hiddenIn = name;
  }
  parts.text = text.join(" ");
  parts.hidden = hidden.join(" ");
  parts.logos = logos.join(" ");
  parts.attributes = attributes.join(" ");
  parts.code = code.join(" ");
  parts.headings = headings.join(" ").slice(0, 2_000);
  parts.copyright = [...parts.text.matchAll(/(?:©|\bcopyright\b|\(c\))([^©]{0,80})/gi)]
    .filter(({ 1: line = "", index }) =>
      /\b(?:19|20)\d\d\b|rights|inc\b|ltd|llc|gmbh|corp/i.test(line) || index > parts.text.length * 0.8
    ).slice(0, 6).map((match) => match[1]).join(" ; ");
  return parts;
}

/** The file name in an address, without its ending; "" when there is none. */
function fileOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!;
  const file = path.slice(path.lastIndexOf("/") + 1);
  const end = file.lastIndexOf(".");
  return end > 0 && end <= 80 ? file.slice(0, end) : "";
}

const LOGO_TAGS = /^(?:img|svg|a|div|span|h1|i|image|input|p|li|td)$/;

function readTag(
  name: string,
  tag: string,
  parts: PageParts,
  put: (to: "logos" | "attributes", value: string) => void,
): void {
  // Most tags are of these, and only those of a logo say something.
  if (
    /^(?:div|span|section|i|h1|label|p|li|td|ul|tr|table)$/.test(name) &&
    !/logo|brand|header/i.test(tag)
  ) return;
  const values = attributesOf(tag);
  const get = (key: string): string => values.get(key) ?? "";
  if (name === "input") {
    const isSecret = /^password$/i.test(get("type")) ||
      PASSWORD.test(`${get("name")} ${decodeHTML(get("placeholder"))}`);
    const isText = !isSecret && !NO_TEXT.test(get("type")) &&
      !SEARCH.test(`${get("name")} ${get("id")}`);
    if (isSecret) parts.password = true;
    else if (isText) parts.fields++;
    if ((isSecret || isText) && parts.fieldNames.length < MOST_FIELDS) parts.fieldNames.push(get("name"));
  }
  const count = (hosts: Map<string, number>, url: string): void => {
    const host = hostOfUrl(url);
    if (host !== "" && (hosts.has(host) || hosts.size < MOST_HOSTS)) {
      hosts.set(host, (hosts.get(host) ?? 0) + 1);
    }
  };
  if (name === "a" || name === "area") count(parts.links, get("href"));
  else {
    for (const key of ["src", "href", "action", "background", "data-src", "poster"]) {
      count(parts.loads, get(key));
    }
  }
  if (
    name === "meta" &&
    /^(?:og:site_name|application-name|apple-mobile-web-app-title|author)$/i.test(
      get("property") || get("name"),
    )
  ) {
    parts.siteName += ` ${decodeHTML(get("content")).slice(0, 100)}`;
  }
  if (
    name === "article" || name === "time" ||
    name === "meta" && /^article/i.test(get("property") === "og:type" ? get("content") : get("property"))
  ) parts.article = true;
  const isCanonical = name === "link" && /canonical/i.test(get("rel")) || name === "base";
  const declared = isCanonical
    ? get("href")
    : name === "meta" && /^og:url$/i.test(get("property"))
    ? get("content")
    : "";
  if (declared !== "" && parts.origin.length < 8) parts.origin.push(hostOfUrl(declared));
  if (name === "img" && parts.pictures.length < MOST_PICTURES) {
    const file = fileOf(get("src"));
    if (file !== "") parts.pictures.push(file);
  }
  const files = `${get("src")} ${get("class")} ${get("id")} ${get("alt")} ${
    name === "link" ? get("href") : ""
  }`;
  const isIcon = name === "link" && /icon/i.test(get("rel"));
  if (isIcon && hostOfUrl(get("href")) !== "" && parts.icons.length < 8) {
    parts.icons.push(hostOfUrl(get("href")));
  }
  if (isIcon || /logo|brand|header/i.test(files) && LOGO_TAGS.test(name)) {
    put("logos", decodeHTML(`${isIcon ? get("href") : files} ${get("title")} ${get("aria-label")}`));
  } else if (name === "img" || name === "input" || name === "button") {
    put(
      "attributes",
      decodeHTML(`${get("alt")} ${get("title")} ${get("src")} ${get("placeholder")} ${get("aria-label")}`),
    );
  } else if (/^(?:form|body|html|link|script|iframe)$/.test(name)) {
    put(
      "attributes",
      decodeHTML(
        `${get("id")} ${get("class")} ${get("action")} ${name === "link" ? get("href") : ""} ${get("src")}`,
      ),
    );
  }
}
