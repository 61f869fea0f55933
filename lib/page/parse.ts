/**
 * The parser of pages: the algorithm of the WHATWG, as browsers with scripts run it (HTML section 13.2), by parse5. Its
 * tree is built because it decides how the rest is read (what is text and what is markup within `svg`, for example), but
 * is not kept: what comes out is a row of tokens.
 * @module
 */
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterMap,
  html,
  InsertionMode,
  Parser,
  type Token,
  type TokenHandler,
  Tokenizer,
  TokenizerMode,
  type TreeAdapter,
} from "parse5";

/** One piece of a page. */
export interface HtmlToken {
  /** What it is. */
  readonly kind: "open" | "close" | "text" | "comment" | "doctype";
  /**
   * The element's name in lower case; of a text that of the element whose content is no markup, such as `script` or
   * `title`, and "" for any other.
   */
  readonly name: string;
  /** Text or comment, with character references decoded where browsers decode them; "" for tags. */
  readonly text: string;
  /** A text as the page writes it, with its references. */
  readonly source: string;
  /** Values by name in lower case, decoded; of several of one name the first, as in browsers. */
  readonly attributes: ReadonlyMap<string, string>;
  /**
   * Where it is: in the page as visitors get it, in `svg` or `math`, or in a `template` or `noscript`, whose content
   * browsers with scripts do not show.
   */
  readonly place: "page" | "foreign" | "template" | "noscript";
}

/** Takes the tokens of a page in their order, each with its place in the source; false ends the reading. */
export type TakeToken = (token: HtmlToken, start: number, end: number) => boolean;

/** Characters that are read in one step. */
const STEP_CHARS = 8_192;
/**
 * Elements of a page. There may be more than tags: browsers open again what formats a text and was not closed, in every
 * paragraph.
 */
const MAX_ELEMENTS = 120_000;
/**
 * Elements within each other, as in Chromium: what lies deeper is read beside them. {@link DECIDING} ones stay open, to a
 * depth at which the reading ends. Where {@link ELSEWHERE} begins deeper, what ends it may be lost, so that is a cut.
 */
const MAX_DEPTH = 512, MAX_DECIDING = 20_000;
/** Elements that decide how what they hold is read. */
const DECIDING: ReadonlySet<string> = new Set(
  ("html head body frameset template table caption colgroup tbody tfoot thead tr td th select applet button marquee " +
    "object svg math foreignObject desc title mi mo mn ms mtext annotation-xml mglyph malignmark").split(" "),
);
/** Elements whose content is read in another way. */
const ELSEWHERE = /^(?:svg|math|template)$/;
/** Attributes of one tag: where there are more, those that follow are not read. */
const MAX_ATTRIBUTES = 1_024;
/** Characters of one `noscript` that are read: browsers show none of them. */
const MAX_NOSCRIPT = 65_536;

/** Modes of the parser that a `select` leaves as they are. */
const TABLE_MODES: ReadonlySet<InsertionMode> = new Set([
  InsertionMode.IN_TABLE,
  InsertionMode.IN_TABLE_BODY,
  InsertionMode.IN_ROW,
  InsertionMode.IN_CELL,
  InsertionMode.IN_CAPTION,
]);

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Parses a page in steps of about a millisecond. Time and memory grow with its length only.
 *
 * @param source The page.
 * @param take Gets the tokens.
 * @returns Whether all of the page was read.
 */
export function* parseInSteps(source: string, take: TakeToken): Generator<void, boolean, void> {
  const reading = new Reading(source, take, null);
  for (let end = STEP_CHARS; reading.readTo(end); end += STEP_CHARS) yield;
  return reading.isWhole;
}

/**
 * Reads a source that is there as a whole: in pieces, parse5 would copy what it has of an unfinished token with each. Says
 * where tokens begin and end in it, and no more: lines, columns and places of attributes take a third of the time.
 */
class PlacedTokenizer extends Tokenizer {
  /** Whether the current element is one of `svg` or `math`. */
  isForeign = (): boolean => false;
  /** Whether a tag had more attributes than are read. */
  isCut = false;
  /** Whether an attribute begins. */
  inAttribute = false;

  /** Reads on as far as about this place; false at the end. */
  readTo(end: number): boolean {
    while (this.active && this.preprocessor.offset < end) {
      this.consumedAfterSnapshot = 0;
      this._callState(this._consume());
    }
    return this.active;
  }

  protected override _runParsingLoop(): void {}

  /** Lets such an element have a CDATA section also where its content is HTML again, as `desc` (section 13.2.5.42). */
  protected override _stateMarkupDeclarationOpen(unit: number): void {
    const { inForeignNode } = this;
    this.inForeignNode = this.isForeign();
    super._stateMarkupDeclarationOpen(unit);
    this.inForeignNode = inForeignNode;
  }

  protected override _createAttr(first: string): void {
    this.inAttribute = true;
    super._createAttr(first);
    this.inAttribute = false;
  }

  protected override _leaveAttrName(): void {
    if ((this.currentToken as Token.TagToken).attrs.length < MAX_ATTRIBUTES) super._leaveAttrName();
    else this.isCut = true;
  }

  override getCurrentLocation(back: number): Token.Location | null {
    return this.inAttribute ? null : { ...NOWHERE, startOffset: this.preprocessor.offset - back };
  }
}

const NOWHERE: Token.Location = {
  startLine: 0,
  startCol: 0,
  startOffset: 0,
  endLine: 0,
  endCol: 0,
  endOffset: 0,
};

type TreeElement = DefaultTreeAdapterMap["element"];

/** What the parser was last told to make. */
interface MadeNode {
  count: number;
  element: TreeElement | null;
  isInTemplate: boolean;
}

/** A tree that remembers parents only, which is all that the parser asks about later: no list of children grows. */
const parentsOnly = (made: MadeNode): TreeAdapter<DefaultTreeAdapterMap> => ({
  ...defaultTreeAdapter,
  createElement(...of) {
    made.count++;
    return made.element = defaultTreeAdapter.createElement(...of);
  },
  onElementCreated(_element, { isInTemplate }) {
    made.isInTemplate = isInTemplate;
  },
  appendChild(parent, node) {
    node.parentNode = parent;
  },
  insertBefore(parent, node) {
    node.parentNode = parent;
  },
  detachNode(node) {
    node.parentNode = null;
  },
  setDocumentType() {},
  adoptAttributes() {},
  insertText() {},
  insertTextBefore() {},
});

/** Stands between tokenizer and parser: both get every token, the parser to say how to go on. */
class Reading implements TokenHandler {
  readonly #source: string;
  readonly #take: TakeToken;
  /** Where this is part of a `noscript`: the place of its beginning in the page. */
  readonly #from: number | null;
  readonly #parser: Parser<DefaultTreeAdapterMap>;
  readonly #tokenizer: PlacedTokenizer;
  readonly #made: MadeNode = { count: 0, element: null, isInTemplate: false };
  /** The open element whose content is no markup. */
  #raw = "";
  #text = "";
  #textStart = -1;
  #textEnd = -1;
  #isFull = false;
  #isFlat = false;
  #isCut = false;
  readonly onParseError = null;

  constructor(source: string, take: TakeToken, from: number | null) {
    this.#source = source;
    this.#take = take;
    this.#from = from;
    const scriptingEnabled = from === null;
    this.#parser = new Parser<DefaultTreeAdapterMap>({
      treeAdapter: parentsOnly(this.#made),
      scriptingEnabled,
    });
    this.#tokenizer = new PlacedTokenizer({ sourceCodeLocationInfo: true }, this);
    this.#parser.tokenizer = this.#tokenizer;
    this.#tokenizer.write(source, true);
    this.#tokenizer.isForeign = () =>
      this.#parser.openElements.stackTop >= 0 && this.#current?.namespaceURI !== html.NS.HTML;
  }

  get #current(): TreeElement | undefined {
    return this.#parser.openElements.current as TreeElement | undefined;
  }

  /** Whether nothing more is read. */
  get isOver(): boolean {
    return this.#isFull || this.#made.count > MAX_ELEMENTS ||
      this.#parser.openElements.depth > MAX_DECIDING;
  }

  /** Whether nothing was left out. */
  get isWhole(): boolean {
    return !this.isOver && !this.#tokenizer.isCut && !this.#isCut;
  }

  /** Reads on as far as about this place; false where there is nothing more to read. */
  readTo(end: number): boolean {
    return this.#tokenizer.readTo(end) && !this.isOver;
  }

  #add(token: HtmlToken, start: number, end: number): void {
    if (!this.#isFull) this.#isFull = !this.#take(token, (this.#from ?? 0) + start, (this.#from ?? 0) + end);
  }

  #endText(): void {
    if (this.#textStart < 0) return;
    const [text, start, end] = [this.#text, this.#textStart, this.#textEnd];
    this.#text = "";
    this.#textStart = -1;
    if (this.#raw === "noscript" && text.includes("<")) {
      const content = this.#source.slice(start, Math.min(end, start + MAX_NOSCRIPT));
      const inner = new Reading(content, this.#take, start);
      inner.readTo(content.length + 1);
      this.#isFull ||= inner.#isFull;
    } else {
      const name = this.#raw === "noscript" ? "" : this.#raw, source = this.#source.slice(start, end);
      this.#add({ kind: "text", name, text, source, attributes: NONE, place: this.#placeNow() }, start, end);
    }
  }

  #placeNow(): HtmlToken["place"] {
    if (this.#from !== null || this.#raw === "noscript") return "noscript";
    if (this.#parser.openElements.tmplCount > 0) return "template";
    return this.#tokenizer.inForeignNode ? "foreign" : "page";
  }

  /** The mode to go on in after a `select` begins. */
  #modeNow(): InsertionMode {
    const { insertionMode: mode, originalInsertionMode } = this.#parser;
    const current = mode === InsertionMode.IN_TABLE_TEXT ? originalInsertionMode : mode;
    return TABLE_MODES.has(current) ? current : InsertionMode.IN_BODY;
  }

  /**
   * Lets a `select` have content of any kind, as the standard has since 2025 and Chromium since 135: the modes in which
   * most of it is dropped are no more.
   */
  #goOn(mode: InsertionMode): void {
    const { insertionMode: now } = this.#parser;
    if (now === InsertionMode.IN_SELECT || now === InsertionMode.IN_SELECT_IN_TABLE) {
      this.#parser.insertionMode = mode;
    }
  }

  /** Closes an element that is too deep to have another one within. */
  #rise(name: string): void {
    const { openElements, activeFormattingElements } = this.#parser, current = this.#current;
    if (this.#isFlat && ELSEWHERE.test(name)) this.#isCut = true;
    if (openElements.depth <= MAX_DEPTH || current === undefined || DECIDING.has(current.tagName)) return;
    this.#isFlat = true;
    openElements.pop();
    const entry = activeFormattingElements.getElementEntry(current);
    if (entry !== undefined) activeFormattingElements.removeEntry(entry);
  }

  onStartTag(token: Token.TagToken): void {
    this.#endText();
    if (this.isOver) return;
    this.#rise(token.tagName);
    const { startOffset, endOffset } = token.location!;
    token.location = null;
    let { tagName: name } = token;
    let attributes = NONE;
    // The parser renames those of foreign elements.
    if (token.attrs.length > 0) {
      const values = new Map<string, string>();
      for (const { name, value } of token.attrs) values.set(name, value);
      attributes = values;
    }
    const made: MadeNode = this.#made;
    made.element = null;
    const mode = name === "select" ? this.#modeNow() : InsertionMode.IN_BODY;
    this.#parser.onStartTag(token);
    this.#goOn(mode);
    const { element, isInTemplate } = made as { element: TreeElement | null; isInTemplate: boolean };
    const isForeign = element !== null && element.namespaceURI !== html.NS.HTML;
    const place = this.#from !== null
      ? "noscript"
      : element !== null && isInTemplate
      ? "template"
      : isForeign
      ? "foreign"
      : "page";
    // Browsers show the one as the other.
    if (name === "image" && !isForeign) name = "img";
    this.#raw = this.#tokenizer.state === TokenizerMode.DATA ? "" : name;
    this.#add({ kind: "open", name, text: "", source: "", attributes, place }, startOffset, endOffset);
  }

  onEndTag(token: Token.TagToken): void {
    this.#endText();
    if (this.isOver) return;
    const { startOffset, endOffset } = token.location!, { tagName: name } = token;
    token.location = null;
    const place = this.#placeNow();
    this.#raw = "";
    this.#parser.onEndTag(token);
    this.#goOn(InsertionMode.IN_BODY);
    this.#add({ kind: "close", name, text: "", source: "", attributes: NONE, place }, startOffset, endOffset);
  }

  #addText(token: Token.CharacterToken, text: string): void {
    if (this.#textStart < 0) this.#textStart = token.location!.startOffset;
    this.#textEnd = token.location!.endOffset;
    token.location = null;
    this.#text += text;
  }

  onCharacter(token: Token.CharacterToken): void {
    if (this.isOver) return;
    this.#addText(token, token.chars);
    this.#parser.onCharacter(token);
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    if (this.isOver) return;
    this.#addText(token, token.chars);
    this.#parser.onWhitespaceCharacter(token);
  }

  onNullCharacter(token: Token.CharacterToken): void {
    if (this.isOver) return;
    // Browsers drop them between tags.
    this.#addText(token, this.#raw === "" ? "" : "\ufffd".repeat(token.chars.length));
    this.#parser.onNullCharacter(token);
  }

  onComment(token: Token.CommentToken): void {
    this.#endText();
    if (this.isOver) return;
    const { startOffset, endOffset } = token.location!;
    token.location = null;
    this.#parser.onComment(token);
    // What else browsers take for comments, "<?" and "</ ", says nothing to any reader.
    if (!this.#source.startsWith("<!--", startOffset)) return;
    const place = this.#placeNow();
    this.#add(
      { kind: "comment", name: "", text: token.data, source: "", attributes: NONE, place },
      startOffset,
      endOffset,
    );
  }

  onDoctype(token: Token.DoctypeToken): void {
    this.#endText();
    if (this.isOver) return;
    const { startOffset, endOffset } = token.location!;
    token.location = null;
    this.#parser.onDoctype(token);
    this.#add(
      { kind: "doctype", name: "", text: "", source: "", attributes: NONE, place: "page" },
      startOffset,
      endOffset,
    );
  }

  onEof(token: Token.EOFToken): void {
    this.#endText();
    this.#parser.onEof(token);
  }
}
