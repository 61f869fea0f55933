/**
 * Which text is drawn in the colour of what lies behind it, so that no visitor sees it. What a page leaves to other files
 * is not known, and such text counts as seen.
 * @module
 */
import type { HtmlToken } from "../page/parse.ts";
import { COLOUR_NAMES } from "./data/colours.ts";

/** Attributes of a tag. */
export type TagAttributes = HtmlToken["attributes"];

/** A colour as six hex digits, or {@link CLEAR}; null for one that is not known. */
type Colour = string | null;

/** What declarations say of colours; nothing where a member is absent. */
interface Paint {
  ink?: Colour;
  ground?: Colour;
}

/** An open element with colours of its own, and how many of its name are open within it. */
interface PaintedElement extends Required<Paint> {
  readonly name: string;
  depth: number;
}

const CLEAR = "clear";
/** Difference of a channel that nobody sees. */
const NEAR = 8;
const MAX_ELEMENTS = 200, MAX_DECLARATIONS = 50;
/** Elements that end where a tag says so. What others hold is of unknown colour where they have one. */
const CLOSED: ReadonlySet<string> = new Set(
  ("html body div section article main aside nav header footer form table ul ol center font span b i strong em u s small " +
    "big h1 h2 h3 h4 h5 h6 blockquote address figure fieldset label pre code p a button details").split(" "),
);
/** Elements before which a paragraph ends. */
const BLOCK: ReadonlySet<string> = new Set(
  "div section article main aside nav header footer form table ul ol p h1 h2 h3 h4 h5 h6 center blockquote"
    .split(" "),
);
/** Elements that hold others of unknown colour, or are drawn in colours of their own. */
const APART: ReadonlySet<string> = new Set(["table", "ul", "ol", "a", "button"]);
/** Attributes of old, of bodies, letters and cells. */
const OLD: readonly (readonly [string, keyof Paint])[] = [["text", "ink"], ["color", "ink"], [
  "bgcolor",
  "ground",
]];
/** Values that leave a colour to the elements around. */
const NO_COLOUR = /^(?:inherit|initial|unset|revert|currentcolor|none|0|)$/;

let names: ReadonlyMap<string, string> | undefined;

/** `#fff`, `rgb(255, 255, 255)` and `white` are one. */
function colourOf(text: string): Colour {
  names ??= new Map(Array.from(COLOUR_NAMES.matchAll(/(\w+) (\w+)/g), ([, name, hex]) => [name!, hex!]));
  if (text === "transparent") return CLEAR;
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (hex !== undefined) {
    const long = hex.length < 6 ? hex.replace(/./g, "$&$&") : hex;
    return long.length === 6 ? long : long.endsWith("00") ? CLEAR : null;
  }
  const [, parts, alpha = "1"] =
    /^rgba?\(\s?(\d{1,3}(?:[ ,]{1,3}\d{1,3}){2})(?:[ ,/]{1,3}([\d.]{1,5}))?\s?\)$/.exec(text) ?? [];
  if (parts === undefined) return names.get(text) ?? null;
  if (Number(alpha) < 1) return Number(alpha) === 0 ? CLEAR : null;
  return parts.split(/[ ,]+/).map((each) => Number(each).toString(16).padStart(2, "0")).join("");
}

/** Whether text in a colour is not seen before another. */
function blendsIn({ ink, ground }: Paint): boolean {
  if (ink == null || ink === CLEAR) return ink === CLEAR;
  if (ground == null || ground === CLEAR) return false;
  return [0, 2, 4].every((at) =>
    Math.abs(parseInt(ink.slice(at, at + 2), 16) - parseInt(ground.slice(at, at + 2), 16)) <= NEAR
  );
}

/** The colours of declarations. */
function coloursIn(style: string): Paint {
  const paint: Paint = {};
  // Letters of any colour may show a picture, and have a shadow or an outline.
  let isDrawn = false;
  for (const each of style.toLowerCase().split(";", MAX_DECLARATIONS)) {
    const [name = "", value = ""] = each.replace("!important", "").split(":", 2).map((part) => part.trim());
    if (/^(?:text-shadow|(?:-webkit-)?(?:text-stroke|text-fill|background-clip))/.test(name)) {
      isDrawn ||= !/^(?:none|0|border-box)$/.test(value);
    }
    if (NO_COLOUR.test(value)) continue;
    if (name === "color") paint.ink = colourOf(value);
    else if (name === "background" || name === "background-color") {
      const ground = colourOf(value);
      if (ground === CLEAR) delete paint.ground;
      else paint.ground = ground;
    } else if (name === "background-image") paint.ground = null;
  }
  if (isDrawn) paint.ink = null;
  return paint;
}

/** Whether declarations draw text in the colour of the background that they give it. */
export function isInkless(style: string): boolean {
  const paint = coloursIn(style);
  return paint.ink !== CLEAR && blendsIn(paint);
}

/** Colours by simple selectors; null where it depends on more than the element. */
function paintsOf(style: string): Map<string, Paint> {
  const rules = new Map<string, Paint>();
  let depth = 0;
  for (const rule of withoutComments(style).split("}")) {
    const opened = rule.split("{");
    const isConditional = depth > 0 || opened.length > 2;
    depth = Math.max(0, depth + opened.length - 2);
    if (opened.length < 2) continue;
    const paint = Object.entries(coloursIn(opened.at(-1)!)) as [keyof Paint, Colour][];
    if (paint.length === 0) continue;
    for (const selector of opened.at(-2)!.split(",")) {
      const last = selector.trim().split(/[\s>+~]+/).at(-1)!.replace(":root", "html");
      // Of a state, or of what stands before or after the text.
      if (last.includes(":")) continue;
      const parts = last.match(/[.#]?[\w-]+|\*/g) ?? [];
      const isSimple = !isConditional && parts.length === 1 &&
        selector.trim().replace(":root", "html") === last;
      for (const part of parts) {
        const known: Paint = rules.get(part) ?? {};
        for (const [member, colour] of paint) {
          known[member] = isSimple && known[member] !== null ? colour : null;
        }
        rules.set(part, known);
      }
    }
  }
  return rules;
}

function withoutComments(style: string): string {
  return style.split("/*").map((part, i) => {
    const end = part.indexOf("*/");
    return i === 0 ? part : end < 0 ? "" : part.slice(end + 2);
  }).join("");
}

/** Reads the elements of a page one after the other. */
export class PaintReader {
  #rules = new Map<string, Paint>();
  /** Whether other files have a say. */
  #isElsewhere = false;
  readonly #open: PaintedElement[] = [{ name: "", depth: 1, ink: "000000", ground: "ffffff" }];

  /** Whether text that comes now is not seen. */
  get isUnseen(): boolean {
    return !this.#isElsewhere && blendsIn(this.#open.at(-1)!);
  }

  /** The style sheets so far; null where there are others too, or more than is read. */
  style(text: string | null): void {
    if (text === null || /@import|color-scheme/i.test(text)) this.#isElsewhere = true;
    else this.#rules = paintsOf(text);
  }

  /** An opening tag, and its names in selectors. */
  open(name: string, a: TagAttributes, selectors: () => readonly string[]): void {
    this.#endParagraph(name);
    if (name === "link" && /stylesheet/i.test(a.get("rel") ?? "")) this.#isElsewhere = true;
    if (name === "meta" && /color-scheme/i.test(a.get("name") ?? "")) this.#isElsewhere = true;
    if (this.#isElsewhere) return;
    const same = this.#open.length === 1 ? undefined : this.#open.findLast((each) => each.name === name);
    const isApart = APART.has(name) && (name !== "a" || a.has("href"));
    const own = a.size > 0 || this.#rules.size > 0 ? this.#own(a, selectors) : {};
    if (!isApart && own.ink === undefined && own.ground === undefined) {
      if (same !== undefined) same.depth++;
      return;
    }
    const around = this.#open.at(-1)!;
    if (!CLOSED.has(name) || this.#open.length > MAX_ELEMENTS) {
      if (own.ink !== undefined) around.ink = null;
      if (own.ground !== undefined) around.ground = null;
      if (same !== undefined) same.depth++;
      return;
    }
    const isOwn = name === "a" || name === "button";
    const { ink = isOwn ? null : around.ink, ground = name === "button" ? null : around.ground } = own;
    this.#open.push({ name, depth: 1, ink, ground });
  }

  /** A closing tag. */
  close(name: string): void {
    if (this.#open.length === 1) return;
    this.#endParagraph(name);
    const at = this.#open.findLastIndex((each) => each.name === name);
    if (at > 0 && --this.#open[at]!.depth === 0) this.#open.length = at;
  }

  /** Where a tag of this name ends a paragraph. */
  #endParagraph(name: string): void {
    if (this.#open.length === 1 || !BLOCK.has(name)) return;
    const at = this.#open.findLastIndex((each) => BLOCK.has(each.name));
    if (this.#open[at]?.name === "p") this.#open.length = at;
  }

  /** The colours of an element: by old attributes, its name, its classes, its id, its own style, the last the strongest. */
  #own(a: TagAttributes, selectors: () => readonly string[]): Paint {
    const own: Paint = {};
    for (const [key, member] of OLD) {
      const value = a.get(key);
      if (value !== undefined) {
        own[member] = colourOf(value.trim().toLowerCase().replace(/^(?=[\da-f]{6}$)/, "#"));
      }
    }
    if (a.has("background")) own.ground = null;
    if (this.#rules.size > 0) {
      const byClass: Paint = {};
      const [element = "", id = "", ...classes] = selectors();
      for (const each of classes) {
        for (
          const [member, colour] of Object.entries(this.#rules.get(each) ?? {}) as [keyof Paint, Colour][]
        ) {
          // Which of several rules is later is not looked for.
          byClass[member] = byClass[member] === undefined || byClass[member] === colour ? colour : null;
        }
      }
      Object.assign(own, this.#rules.get("*"), this.#rules.get(element), byClass, this.#rules.get(id));
    }
    const style = a.get("style");
    return style === undefined ? own : Object.assign(own, coloursIn(style.slice(0, 1_000)));
  }
}
