/**
 * What identifies a brand on a page, read in one pass: title, text, copyright lines, headings, logos, names of files and
 * classes, hosts. Time grows with the length of the page only.
 * @module
 */
import { askedOf, type Plea } from "../../page/asked.ts";
import { isPassword, isSeen, linkHost, titleToken } from "../../page/html.ts";
import type { Page } from "../../page/page.ts";

/** Characters of the title that are kept, and of each part that is gathered from all of the page. */
const MAX_TITLE = 300;
const MAX_GATHERED = { text: 24_000, hidden: 8_000, logos: 8_000, attributes: 8_000, code: 8_000 };
type Gathered = keyof typeof MAX_GATHERED;
/** Characters of one script or style, and of one text, that are kept. */
const MAX_CODE = 2_000, MAX_PIECE = 4_000;
/** Characters of an attribute's value that are read. */
const MAX_VALUE = 600;
/** Pictures whose file names are read. */
const MAX_PICTURES = 64;
/** Characters of text that tell what a page asks for, and letters of a word where nothing parts them. */
const MAX_ASKING = 6_000, LETTERS_OF_WORD = 8;
/** Fields whose names are read. */
const MAX_FIELDS = 16;
/** Hosts of a page that are counted. */
const MAX_HOSTS = 256;

/** Types of fields that nobody writes a text into: browsers take types that they do not know for text. */
const NO_TEXT =
  /^(?:hidden|submit|button|image|reset|checkbox|radio|file|color|range|search|date|datetime-local|month|time|week|url)$/i;
/** Fields of a search, which every site has, by name and id: also `q[all][]`, as PHP reads lists. */
const SEARCH = /(?:^| )(?:q|s|query|keywords?)(?:\[\w{0,20}\]){0,3}(?: |$)|search|suche/i;
/** A field for a password that does not say so by its type, and one whose type a script sets when the page is there. */
const PASSWORD = /passw|\b(?:pwd|psw)\b/i, MADE_PASSWORD = /\.type\s{0,9}=\s{0,9}["']password["']/;
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i;
/** Two letters of ASCII in a row as decimal or hexadecimal references. */
const LETTERS_IN_REFERENCES =
  /(?:&#0*(?:6[5-9]|[78]\d|90|9[7-9]|1[01]\d|12[0-2]);|&#x0*(?:[46][1-9a-f]|[57][0-9a]);){2}/i;
const HEADING = /^(?:h[12]|legend)$/;
/** Elements whose end tag ends what is hidden: a page may nest them, and then more counts as visible. */
const BLOCKS = /^(?:div|span|p|section|font)$/;

/** What of value a page asks for beside a password. */
export function askedIn(
  { text, fieldTexts, fields, fieldNames, code, password, links }: PageParts,
): Plea | null {
  const names = fieldNames.map((name) => name.replace(/\d+/g, ""));
  return askedOf({
    text: text.slice(0, MAX_ASKING).toLowerCase().replace(/\s+/g, " "),
    words: Math.max(text.split(/\s+/).length, text.length / LETTERS_OF_WORD),
    fieldTexts: fieldTexts.toLowerCase(),
    fields,
    alike: Math.max(0, ...names.map((name) => names.filter((other) => other === name).length)),
    script: code,
    password,
    links: links.size,
    contacts: 0,
  });
}

/** Reads a page, once. */
export function readParts(page: Page): PageParts {
  return page.once(gatherParts);
}

/** The parts of a page that may name a brand. */
export type PageParts = ReturnType<typeof emptyParts>;

function emptyParts() {
  return {
    title: "",
    /** Whether the title writes plain letters as numbers of characters, which browsers show and filters do not read. */
    titleInReferences: false,
    /** What a site calls itself: `og:site_name`, `application-name`, and the like. */
    siteName: "",
    /** Where the page says it comes from: canonical address, base, a comment of a tool that saved it. */
    origin: [] as string[],
    /** Visible text. */
    text: "",
    /** Headings of the first two levels, and legends. */
    headings: "",
    /** Lines after a copyright sign. */
    copyright: "",
    /** Alternative texts, file names and classes of pictures that are logos, and of icons. */
    logos: "",
    /** File names of pictures. */
    pictures: [] as string[],
    /** Alternative texts of pictures. */
    pictureTexts: [] as string[],
    /** Other attributes that name files, classes, fields and targets. */
    attributes: "",
    /** The beginnings of scripts and styles, whose names of classes and variables kits keep. */
    code: "",
    /** Text that no visitor sees. */
    hidden: "",
    /** Hosts that its icons come from. */
    icons: [] as string[],
    /** Hosts of the same page in other languages. */
    alternates: [] as string[],
    /** Hosts that the page loads from, and those that it links to, with how often. */
    loads: new Map<string, number>(),
    links: new Map<string, number>(),
    /** Whether it says that it is an article. */
    article: false,
    /** Whether it asks for a password, and how many fields for text its forms have, without those of a search. */
    password: false,
    fields: 0,
    /** What its fields for text and passwords are called, and what they say. */
    fieldNames: [] as string[],
    fieldTexts: "",
  };
}

function gatherParts(page: Page): PageParts {
  const parts = emptyParts();
  const gathered = Object.fromEntries(
    Object.entries(MAX_GATHERED).map(([part, room]) => [part, { pieces: [] as string[], room }]),
  ) as Record<Gathered, { pieces: string[]; room: number }>;
  const headings: string[] = [];
  // Countries, cards and months of a list to choose from name nobody.
  let inHeading = false, inOption = false, hiddenIn = "";
  const put = (part: Gathered, value: string): void => {
    const to = gathered[part];
    if (to.room <= 0 || value === "") return;
    to.pieces.push(value);
    to.room -= value.length;
  };
  const { tokens } = page, title = titleToken(tokens);
  parts.title = title?.text.slice(0, MAX_TITLE) ?? "";
  parts.titleInReferences = LETTERS_IN_REFERENCES.test(title?.source.slice(0, MAX_CODE) ?? "");
  for (const token of tokens) {
    const { kind, name } = token;
    if (kind === "open") {
      if (HEADING.test(name)) inHeading = true;
      if (name === "option") inOption = true;
      readTag(name, token.attributes, parts, put);
      if (hiddenIn === "" && BLOCKS.test(name) && HIDDEN.test(token.attributes.get("style") ?? "")) {
        hiddenIn = name;
      }
    } else if (kind === "close") {
      if (HEADING.test(name)) inHeading = false;
      if (name === "option" || name === "select") inOption = false;
      if (name === hiddenIn) hiddenIn = "";
    } else if (kind === "comment") {
      const saved = /saved from url=\(\d+\)(\S{1,200})|mirrored from ([^\s]{1,200})/i.exec(
        token.text.slice(0, 300),
      );
      if (saved !== null) parts.origin.push(linkHost(saved[1] ?? `//${saved[2]}`));
    } else if (name === "script" || name === "style") {
      const body = token.text.slice(0, MAX_CODE);
      put("code", body);
      if (MADE_PASSWORD.test(body)) parts.password = true;
    } else if (kind === "text" && name !== "title") {
      const words = token.text.slice(0, MAX_PIECE).replace(/\s+/g, " ");
      if (words.trim() === "" || inOption) continue;
      put(hiddenIn !== "" || !isSeen(token) ? "hidden" : "text", words);
      if (inHeading && headings.length < 40) headings.push(words);
    }
  }
  for (const part of Object.keys(MAX_GATHERED) as Gathered[]) parts[part] = gathered[part].pieces.join(" ");
  parts.headings = headings.join(" ").slice(0, 2_000);
  parts.copyright = copyrightOf(parts.text);
  return parts;
}

const COPYRIGHT = ["©", "copyright", "(c)"];

function copyrightOf(text: string): string {
  // Most pages have none, and finding out costs less than the pattern.
  const lower = text.toLowerCase();
  if (!COPYRIGHT.some((sign) => lower.includes(sign))) return "";
  return [...text.matchAll(/(?:©|\bcopyright\b|\(c\))([^©]{0,80})/gi)]
    .filter(({ 1: line = "", index }) =>
      /\b(?:19|20)\d\d\b|rights|droits|derechos|direitos|diritti|rechte|prawa|hakları|inc\b|ltd|llc|gmbh|corp/i
        .test(line) || index > text.length * 0.8
    ).slice(0, 6).map((match) => match[1]).join(" ; ");
}

/** The file name in an address, without its ending; "" when there is none. */
function fileOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!;
  const file = path.slice(path.lastIndexOf("/") + 1);
  const end = file.lastIndexOf(".");
  return end > 0 && end <= 80 ? file.slice(0, end) : "";
}

/** Attributes whose addresses a page loads from. */
const LOADS: ReadonlySet<string> = new Set("src href action background data-src poster".split(" "));
/** Elements that say something without attributes. */
const SPEAKING = /^(?:input|textarea|article|time)$/;
/** What says that a tag is a logo, and where. */
const LOGO = /logo|brand|header/i, LOGO_KEYS = ["src", "class", "id", "alt"];
const PLAIN: ReadonlySet<string> = new Set(
  "div span section i h1 label p li td ul tr table".split(" "),
);
const LOGO_TAGS = /^(?:img|svg|a|div|span|h1|i|image|input|p|li|td)$/;

function readInput(
  values: ReadonlyMap<string, string>,
  get: (key: string) => string,
  parts: PageParts,
): void {
  const isSecret = isPassword(values) ||
    PASSWORD.test(`${get("name")} ${get("placeholder")}`);
  const isText = !isSecret && !NO_TEXT.test(get("type")) &&
    !SEARCH.test(`${get("name")} ${get("id")}`);
  if (isSecret) parts.password = true;
  else if (isText) parts.fields++;
  if ((isSecret || isText) && parts.fieldNames.length < MAX_FIELDS) {
    parts.fieldNames.push(get("name"));
    parts.fieldTexts += `${
      ["name", "id", "placeholder", "autocomplete", "aria-label"].map(get).join(" ")
    } | `;
  }
}

function readTag(
  name: string,
  values: ReadonlyMap<string, string>,
  parts: PageParts,
  put: (part: Gathered, value: string) => void,
): void {
  if (values.size === 0 && !SPEAKING.test(name)) return;
  const get = (key: string): string => {
    const value = values.get(key);
    return value === undefined ? "" : value.length > MAX_VALUE ? value.slice(0, MAX_VALUE) : value;
  };
  const isLogo = LOGO_KEYS.some((key) => values.has(key) && LOGO.test(get(key))) ||
    name === "link" && LOGO.test(get("href"));
  // Most tags are of these, and only those of a logo say something.
  if (!isLogo && PLAIN.has(name)) return;
  if (name === "input" || name === "textarea") readInput(values, get, parts);
  const count = (hosts: Map<string, number>, url: string): void => {
    const host = linkHost(url);
    if (host !== "" && (hosts.has(host) || hosts.size < MAX_HOSTS)) {
      hosts.set(host, (hosts.get(host) ?? 0) + 1);
    }
  };
  if (name === "a" || name === "area") count(parts.links, get("href"));
  else {
    for (const key of values.keys()) if (LOADS.has(key)) count(parts.loads, get(key));
  }
  if (
    name === "meta" &&
    /^(?:og:site_name|application-name|apple-mobile-web-app-title|author)$/i.test(
      get("property") || get("name"),
    )
  ) {
    parts.siteName += ` ${get("content").slice(0, 100)}`;
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
  if (declared !== "" && parts.origin.length < 8) parts.origin.push(linkHost(declared));
  if (name === "img" && parts.pictures.length < MAX_PICTURES) {
    const file = fileOf(get("src"));
    if (file !== "") parts.pictures.push(file);
    if (parts.pictureTexts.length < MAX_PICTURES && get("alt") !== "") parts.pictureTexts.push(get("alt"));
  }
  const isIcon = name === "link" && /icon/i.test(get("rel"));
  if (isIcon && linkHost(get("href")) !== "" && parts.icons.length < 8) {
    parts.icons.push(linkHost(get("href")));
  }
  if (name === "link" && values.has("hreflang") && parts.alternates.length < MAX_PICTURES) {
    parts.alternates.push(linkHost(get("href")));
  }
  if (isIcon || isLogo && LOGO_TAGS.test(name)) {
    const files = isIcon ? get("href") : LOGO_KEYS.map(get).join(" ");
    put("logos", `${files} ${get("title")} ${get("aria-label")}`);
  } else if (name === "img" || name === "input" || name === "button") {
    put(
      "attributes",
      `${get("alt")} ${get("title")} ${get("src")} ${get("placeholder")} ${get("aria-label")}`,
    );
  } else if (/^(?:form|body|html|link|script|iframe)$/.test(name)) {
    put(
      "attributes",
      `${get("id")} ${get("class")} ${get("action")} ${name === "link" ? get("href") : ""} ${get("src")}`,
    );
  }
}
