/**
 * Which text is drawn in the colour of what lies behind it, so that no visitor sees it. What a page leaves to other files
 * is not known, and such text counts as seen.
 * @module
 */
import type { HtmlToken } from "../page/parse.ts";
import { COLOUR_NAMES } from "./data/colours.ts";

/** Attributes of a tag. */
export type TagAttributes = HtmlToken["attributes"];

/** A colour as six hex digits, {@link CLEAR} or {@link AROUND}; null for one that is not known. */
type Colour = string | null;

/** What declarations say of colours; nothing where a member is absent. */
interface Paint {
  ink?: Colour;
  ground?: Colour;
  /** Null where a picture may lie on the ground, {@link CLEAR} where none does. */
  picture?: Colour;
  /** Null where the element may lie over or under others, {@link CLEAR} where it does not. */
  place?: Colour;
}

/** An open element with colours of its own, and how many of its name are open within it. */
interface PaintedElement {
  readonly name: string;
  depth: number;
  ink: Colour;
  ground: Colour;
}

const CLEAR = "clear";
/** That of the elements around. */
const AROUND = "around";
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
const OLD: readonly (readonly [string, "ink" | "ground"])[] = [["text", "ink"], ["color", "ink"], [
  "bgcolor",
  "ground",
]];
/** Of what declarations, where they have a value other than usual, letters of any colour may be seen. */
const DRAWN = /^(?:text-shadow|mix-blend-mode|(?:-webkit-)?(?:text-stroke|text-fill|background-clip))/;
const UNDRAWN = /^(?:none|normal|0|border-box)$/;
/** Backgrounds that show what lies behind. */
const NO_GROUND = /^(?:inherit|initial|unset|revert|none|0|transparent)$/;
/** States in which a visitor puts an element, and parts of it that are not its text. */
const NOT_ITS_TEXT = /:(?:hover|focus|active|visited|target)|::(?!before|after)/;
/** The longest style of an element that is read. */
const MAX_INLINE = 1_000;

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
  if (ground == null) return false;
  return [0, 2, 4].every((at) =>
    Math.abs(parseInt(ink.slice(at, at + 2), 16) - parseInt(ground.slice(at, at + 2), 16)) <= NEAR
  );
}

/** The colours of declarations; that of the text is unknown where there are more than are read. */
function coloursIn(style: string): Paint {
  const paint: Paint = {};
  const declarations = style.toLowerCase().split(";", MAX_DECLARATIONS + 1);
  // Letters of any colour may show a picture, and have a shadow or an outline.
  let isDrawn = declarations.length > MAX_DECLARATIONS;
  for (const each of declarations) {
    const [name = "", value = ""] = each.replace("!important", "").split(":", 2).map((part) => part.trim());
    if (value === "") continue;
    if (DRAWN.test(name)) isDrawn ||= !UNDRAWN.test(value);
    else if (name === "position") paint.place = /^(?:absolute|fixed)$/.test(value) ? null : CLEAR;
    else if (name === "color") paint.ink = inkOf(value);
    else if (name === "background-image") paint.picture = NO_GROUND.test(value) ? CLEAR : null;
    else if (name === "background" || name === "background-color") {
      const ground = NO_GROUND.test(value) ? AROUND : colourOf(value);
      paint.ground = ground === CLEAR ? AROUND : ground;
      if (name === "background") paint.picture = ground === null ? null : CLEAR;
    }
  }
  if (isDrawn) paint.ink = null;
  return paint;
}

function inkOf(value: string): Colour {
  if (/^(?:inherit|unset|currentcolor)$/.test(value)) return AROUND;
  return value === "initial" ? "000000" : colourOf(value);
}

/** Whether declarations draw text in the colour of the background that they give it. */
export function isInkless(style: string): boolean {
  const paint = coloursIn(style);
  return paint.ink !== CLEAR && paint.picture !== null && blendsIn(paint);
}

/** Colours by simple selectors; null where it depends on more than the element. */
function paintsOf(style: string): Map<string, Paint> {
  const rules = new Map<string, Paint>();
  let depth = 0;
  for (const rule of withoutComments(style).split("}")) {
    const opened = rule.split("{");
    const isConditional = depth > 0 || opened.length > 2;
    depth = Math.max(0, depth + opened.length - 2);
    // Rules may hold rules.
    for (const [i, style] of opened.entries()) {
      const paint = Object.entries(coloursIn(style)) as [keyof Paint, Colour][];
      if (i === 0 || paint.length === 0) continue;
      for (const selector of opened[i - 1]!.split(";").at(-1)!.split(",")) {
        addRule(rules, selector.trim().replace(":root", "html"), paint, isConditional);
      }
    }
  }
  return rules;
}

function addRule(
  rules: Map<string, Paint>,
  selector: string,
  paint: readonly [keyof Paint, Colour][],
  isConditional: boolean,
): void {
  const last = selector.split(/[\s>+~]+/).at(-1)!;
  if (NOT_ITS_TEXT.test(last)) return;
  const parts: string[] = last.replace(/:.*/, "").match(/[.#]?[\w-]+|\*/g) ?? [];
  const isSimple = !isConditional && parts.length === 1 && selector === parts[0];
  // By attributes, or by a name that is not read, it may be of any element.
  if (/[[\\]/.test(last)) parts.push("*");
  for (const part of parts) {
    const known: Paint = rules.get(part) ?? {};
    for (const [member, colour] of paint) {
      // Before and after the text are other letters, whose ground may lie behind it.
      if (member === "ink" && /:(?:before|after)/.test(last)) continue;
      known[member] = isSimple && known[member] !== null ? colour : null;
    }
    rules.set(part, known);
  }
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
    else {
      this.#rules = paintsOf(text);
      // The tags of both may be left out.
      for (const name of ["html", "body"]) this.#paintRoot(this.#rules.get(name) ?? {});
    }
  }

  #paintRoot({ ink = AROUND, ground = AROUND, picture }: Paint): void {
    const root = this.#open[0]!;
    if (ink !== AROUND) root.ink = ink;
    if (picture === null) root.ground = null;
    else if (ground !== AROUND) root.ground = ground;
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
    const around = this.#open.at(-1)!;
    const isPlaced = own.place === null;
    // Behind text that comes later.
    if (isPlaced) around.ground = null;
    if (own.picture === null) own.ground = null;
    if (!isApart && !isPlaced && own.ink === undefined && own.ground === undefined) {
      if (same !== undefined) same.depth++;
      return;
    }
    if (!CLOSED.has(name) || this.#open.length > MAX_ELEMENTS) {
      if (own.ink !== undefined) around.ink = null;
      if (own.ground !== undefined) around.ground = null;
      if (same !== undefined) same.depth++;
      return;
    }
    const isOwn = name === "a" || name === "button";
    const { ink = isOwn ? null : AROUND, ground = name === "button" ? null : AROUND } = own;
    this.#open.push({
      name,
      depth: 1,
      ink: ink === AROUND ? around.ink : ink,
      ground: ground === AROUND ? around.ground : ground,
    });
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
    if (a.has("background")) own.picture = null;
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
    if (style === undefined) return own;
    Object.assign(own, coloursIn(style.slice(0, MAX_INLINE)));
    return style.length > MAX_INLINE ? { ...own, ground: null } : own;
  }
}
