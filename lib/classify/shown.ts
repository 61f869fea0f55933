/**
 * What a page shows by itself where scripts run: its text, where it leads, and what it leaves to frames, pictures and
 * scripts. The content of `noscript` and `template`, and what is hidden in the markup, is not shown.
 * @module
 */
import { isInkless, PaintReader, type TagAttributes } from "./paint.ts";

/** A document inside of a page. */
export interface ShownFrame {
  /** Its address as the page writes it, or "" where there is none. */
  src: string;
  /** Its text, where the page holds it (`srcdoc`); null where it does not. */
  html: string | null;
  /** Whether it lies over the page, whatever else that holds. */
  covers: boolean;
}

/** What a page shows by itself. */
export class Shown {
  /** The size of its text in words: those of the text, or its characters by the length of a word, where that is more. */
  words = 0;
  /** The beginning of the text in lower case, with what fields and buttons say; single spaces. */
  text = "";
  /** Where links lead; different ones, at most {@link MAX_LINKS}. */
  links = new Set<string>();
  /** Links to mail and telephones. */
  contacts = 0;
  /** Documents inside of it, in order; at most {@link MAX_FRAMES}. */
  frames: ShownFrame[] = [];
  /** Whether it is a frameset. */
  frameset = false;
  /** Pictures, image maps and what draws. */
  pictures = 0;
  /** Fields to fill in. */
  fields = 0;
  /** How many text fields have a name, digits aside. */
  fieldNames = new Map<string, number>();
  /** Names and texts of the fields, in lower case. */
  fieldTexts = "";
  /** The beginning of its inline scripts and handlers, and the addresses of others. */
  script = "";
  scripts = 0;
}

const MAX_TEXT = 6_000, MAX_SCRIPT = 16_384, MAX_FIELD_TEXT = 2_000, MAX_STYLE = 8_192;
const MAX_LINKS = 32, MAX_FRAMES = 10, MAX_SHEETS = 50;
/** Letters of a word in languages that part words. */
const WORD_LENGTH = 6;
/** Elements whose content is not shown where scripts run. */
const SILENT: ReadonlySet<string> = new Set(["noscript", "template"]);
/** Elements that hide their content as one, and have a closing tag. */
const CONTAINER: ReadonlySet<string> = new Set(
  "div section article main aside span footer header form ul table details".split(" "),
);
const HIDDEN_STYLE =
  /display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|opacity\s{0,9}:\s{0,9}0(?![.\d])/i;
/** Far outside of a page. */
const OUTSIDE = /(?:left|top|right|text-indent|margin-left)\s{0,9}:\s{0,9}-\d{3}/i;
const FRAMES: ReadonlySet<string> = new Set(["iframe", "frame", "object", "embed", "fencedframe", "portal"]);
const DRAWN: ReadonlySet<string> = new Set(["img", "area", "svg", "canvas", "video", "picture"]);
/** What an `object` or `embed` holds that is no document. */
const MEDIA = /^(?:image|audio|video|font)\/|^application\/x-shockwave/i;
const MEDIA_FILE = /\.(?:png|jpe?g|gif|webp|svg|ico|mp[34]|webm|og[gv]|swf|wav)(?:[?#]|$)/i;
/** Scripts that make style sheets. */
const STYLES = /tailwind|css|styled/i;
const NO_FIELD = /^(?:hidden|submit|button|reset|image)$/i;
/** Handlers that run without a visitor's doing. */
const AT_ONCE = /^on(?:load|error|pageshow|readystatechange)$/;
const HANDLER = /^on(?:load|error|pageshow|readystatechange|mouse\w{0,9}|touch\w{0,9}|click|before\w{0,9})$/;

/** A frame, with what tells whether it covers the page. */
interface SeenFrame extends ShownFrame {
  names: string[];
}

/** How selectors name an element. */
function selectedBy(name: string, a: TagAttributes): string[] {
  const classes = (a.get("class") ?? "").slice(0, 300).split(/\s+/).filter(Boolean);
  return [name, `#${a.get("id") ?? ""}`, ...classes.map((each) => `.${each}`)];
}

/** Reads the tokens of a page one after the other. */
export class ShownReader {
  #silent = "";
  #hidden = "";
  #depth = 0;
  #chars = 0;
  #words = 0;
  #style = "";
  #styleRead = 0;
  /** For what the style sheet is that comes now; empty for any screen. */
  #media = "";
  /** How often style sheets were read: all so far together, each time. */
  #sheets = 0;
  #outside: string[] = [];
  readonly #paint = new PaintReader();
  readonly #frames: SeenFrame[] = [];
  readonly #shown = new Shown();

  /** Whether what comes now is shown. */
  get isShown(): boolean {
    return this.#silent === "" && this.#hidden === "" && !this.#paint.isUnseen;
  }

  /** An opening tag. */
  open(name: string, a: TagAttributes): void {
    if (this.#silent !== "") return;
    if (SILENT.has(name) && !a.has("shadowrootmode")) {
      this.#silent = name;
      return;
    }
    if (name === "script") return this.#scriptTag(a);
    if (name === "style") this.#media = (a.get("media") ?? "").slice(0, 100).replace(/^(?:all|screen)$/i, "");
    if (this.#hidden !== "") {
      if (name === this.#hidden) this.#depth++;
      return;
    }
    this.#readStyle();
    if (a.size > 0) {
      if (CONTAINER.has(name) && (isHidden(a) || this.#isOutside(a))) {
        this.#hidden = name;
        this.#depth = 1;
        return;
      }
      this.#handlers(a);
      if (/\burl\(/i.test(a.get("style") ?? "") || a.has("background")) this.#shown.pictures++;
    }
    this.#paint.open(name, a, () => selectedBy(name, a));
    // What the areas of a picture lead to is written in it.
    if (name === "a") this.#link(a);
    if (name === "input" || name === "select" || name === "textarea") this.#field(name, a);
    else if (FRAMES.has(name)) this.#frame(name, a);
    else if (name === "frameset") this.#shown.frameset = true;
    if (DRAWN.has(name)) this.#shown.pictures++;
  }

  /** A closing tag. */
  close(name: string): void {
    if (name === this.#silent) this.#silent = "";
    else if (this.#silent !== "") return;
    else if (this.#hidden === "") this.#paint.close(name);
    else if (name === this.#hidden && --this.#depth === 0) this.#hidden = "";
  }

  /** A text that visitors see, of so many words and characters. */
  text(text: string, words: number, chars: number): void {
    this.#words += words;
    this.#chars += chars;
    const shown = this.#shown;
    if (shown.text.length < MAX_TEXT) shown.text += `${text.slice(0, MAX_TEXT)} `;
  }

  /** The text of a script. */
  script(text: string): void {
    if (this.#silent === "") this.#addScript(text);
  }

  /** The text of a style sheet. */
  style(text: string): void {
    if (this.#style.length >= MAX_STYLE) return;
    const sheet = text.slice(0, MAX_STYLE);
    this.#style += this.#media === "" ? sheet : `@media ${this.#media}{${sheet}}`;
  }

  /** What was shown. */
  end(): Shown {
    const shown = this.#shown;
    shown.words = Math.max(this.#words, Math.round(this.#chars / WORD_LENGTH));
    shown.text = plain(shown.text).slice(0, MAX_TEXT);
    shown.fieldTexts = plain(shown.fieldTexts);
    const covering = this.#frames.some(({ covers }) => !covers) ? selectorsOf(this.#style, covers) : [];
    shown.frames = this.#frames.map(({ src, html, covers, names }) => ({
      src,
      html,
      covers: covers || covering.some((selector) => names.includes(selector)),
    }));
    return shown;
  }

  #readStyle(): void {
    if (this.#style.length === this.#styleRead || this.#sheets > MAX_SHEETS) return;
    if (++this.#sheets > MAX_SHEETS) return this.#paint.style(null);
    this.#styleRead = this.#style.length;
    this.#outside = selectorsOf(this.#style, (rule) => OUTSIDE.test(rule) || isInkless(rule));
    this.#paint.style(this.#style.length < MAX_STYLE ? this.#style : null);
  }

  /** Whether a rule of the page lays an element outside of what is seen, or draws its text unseen. */
  #isOutside(a: TagAttributes): boolean {
    return this.#outside.length > 0 && selectedBy("", a).some((name) => this.#outside.includes(name));
  }

  #scriptTag(a: TagAttributes): void {
    const type = a.get("type")?.toLowerCase() ?? "";
    // Data is no script.
    if (/json|template|x-handlebars|text\/html/.test(type) && type !== "importmap") return;
    this.#shown.scripts++;
    const src = a.get("src");
    if (src === undefined) return;
    if (STYLES.test(src)) this.#paint.style(null);
    this.#addScript(src.slice(0, 300));
  }

  #addScript(text: string): void {
    const shown = this.#shown;
    if (shown.script.length < MAX_SCRIPT) shown.script += `${text.slice(0, MAX_SCRIPT)}\n`;
  }

  #handlers(a: TagAttributes): void {
    for (const [key, value] of a) {
      if (!key.startsWith("on") || !HANDLER.test(key)) continue;
      if (AT_ONCE.test(key)) this.#shown.scripts++;
      this.#addScript(value);
    }
  }

  #link(a: TagAttributes): void {
    const href = (a.get("href") ?? "").trim(), shown = this.#shown;
    if (/^(?:mailto|tel):/i.test(href)) shown.contacts++;
    else if (href !== "" && !/^(?:#|javascript:)/i.test(href) && shown.links.size < MAX_LINKS) {
      shown.links.add(href.slice(0, 300));
    }
  }

  #field(name: string, a: TagAttributes): void {
    const shown = this.#shown, type = a.get("type") ?? "text";
    const texts = ["name", "id", "placeholder", "autocomplete", "aria-label", "title"];
    if (name === "input" && NO_FIELD.test(type)) {
      const said = a.get("value");
      if (!/^hidden$/i.test(type) && said !== undefined) this.text(said, 1, said.length);
      return;
    }
    shown.fields++;
    if (/^(?:text|password)$/i.test(type)) {
      const stem = (a.get("name") ?? a.get("id") ?? "").slice(0, 80).replace(/\d+/g, "");
      shown.fieldNames.set(stem, (shown.fieldNames.get(stem) ?? 0) + 1);
    }
    if (shown.fieldTexts.length >= MAX_FIELD_TEXT) return;
    shown.fieldTexts += texts.map((each) => a.get(each)?.slice(0, 80) ?? "").join(" ") + " | ";
  }

  #frame(name: string, a: TagAttributes): void {
    const src = (a.get(name === "object" ? "data" : "src") ?? "").trim();
    const html = a.get("srcdoc") ?? null, style = (a.get("style") ?? "").slice(0, 500);
    if (MEDIA.test(a.get("type") ?? "") || html === null && MEDIA_FILE.test(src)) return;
    if (HIDDEN_STYLE.test(style) || a.has("hidden") || isDot(a) || this.#frames.length >= MAX_FRAMES) return;
    this.#frames.push({ src, html, covers: covers(style), names: selectedBy(name, a) });
  }
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s\u00a0]+/g, " ").trim();
}

function isHidden(a: TagAttributes): boolean {
  const style = (a.get("style") ?? "").slice(0, 300);
  return a.has("hidden") || HIDDEN_STYLE.test(style) || isInkless(style);
}

/** Whether a frame is of no size, as those that count visitors are. */
function isDot(a: TagAttributes): boolean {
  return /^[01](?:px)?$/.test(a.get("width") ?? "") || /^[01](?:px)?$/.test(a.get("height") ?? "");
}

/**
 * Whether declarations lay an element over the whole page. Videos fill the box around them, so that the full size alone
 * does not count.
 */
function covers(style: string): boolean {
  const declared = (pattern: string) => new RegExp(`(?:^|[;{\\s])${pattern}`, "i").test(style);
  const isWide = declared("width\\s*:\\s*100(?:vw|%)"), isHigh = declared("height\\s*:\\s*100[sdl]?(?:vh|%)");
  const isAll = declared("inset\\s*:\\s*0") ||
    declared("top\\s*:\\s*0") && declared("left\\s*:\\s*0") &&
      (declared("bottom\\s*:\\s*0") && declared("right\\s*:\\s*0") || isWide && isHigh);
  if (declared("position\\s*:\\s*fixed")) return isAll || isWide && isHigh;
  if (/height\s*:\s*100[sdl]?vh/i.test(style) && (isWide || isAll)) return true;
  return declared("position\\s*:\\s*absolute") && (isAll || isWide && isHigh) &&
    declared("z-index\\s*:\\s*\\d{2,}");
}

/** The last simple selectors of rules of which something is true. */
function selectorsOf(style: string, isTrue: (rule: string) => boolean): string[] {
  return style.split("}").flatMap((rule) => {
    const at = rule.lastIndexOf("{");
    if (at < 0 || !isTrue(rule.slice(at + 1))) return [];
    return rule.slice(Math.max(0, rule.lastIndexOf("{", at - 1) + 1), at).split(",").map((selector) =>
      (selector.trim().split(/[\s>+~]+/).at(-1) ?? "").replace(/^[a-z]+(?=[.#])/i, "")
    );
  });
}
