/**
 * A page as everything that is said of it is derived: read once, by one parser, and handed from reader to reader.
 * @module
 */
import { pageText } from "./charset.ts";
import { condenseInSteps, type Substance, WIRE_LIMIT } from "./condense.ts";
import type { HtmlToken } from "./parse.ts";
import { allSteps } from "../steps.ts";

/**
 * A page. It is read when something of it is first asked for, and then never again.
 *
 * @example
 * ```ts
 * import { Page } from "./page.ts";
 * const page = new Page("<title>Kestrel Bank</title>");
 * console.assert(page.tokens[1]?.text === "Kestrel Bank" && page.text.startsWith("<title>"));
 * ```
 */
export class Page {
  #unread: { html: Uint8Array | string; contentType: string | null } | null;
  #content: Substance | null = null;
  readonly #known = new Map<unknown, unknown>();

  /**
   * Takes a document; it is read when something of it is asked for.
   *
   * @param html The document: text, or bytes, which are decoded as `pageText` does.
   * @param contentType The answer's Content-Type field. @default unknown
   */
  constructor(html: Uint8Array | string, contentType: string | null = null) {
    this.#unread = { html, contentType };
  }

  /** The page itself where it is one already. */
  static of(html: Uint8Array | string | Page, contentType: string | null = null): Page {
    return html instanceof Page ? html : new Page(html, contentType);
  }

  /** The substance of the page as its source has it: at most 256 Ki characters. */
  get text(): string {
    return this.#read().text;
  }

  /** The substance of the page. */
  get tokens(): readonly HtmlToken[] {
    return this.#read().tokens;
  }

  /** Whether there was more than could be read. */
  get isCut(): boolean {
    return this.#read().isCut;
  }

  /** Reads the page in steps of about a millisecond; a long one takes a hundred. */
  *readInSteps(): Generator<void, void, void> {
    if (this.#unread === null) return;
    const { html, contentType } = this.#unread;
    const source = typeof html === "string" ? html : pageText(html.subarray(0, WIRE_LIMIT), contentType);
    const content = yield* condenseInSteps(source);
    const isLonger = typeof html !== "string" && html.length > WIRE_LIMIT;
    this.#content = { ...content, isCut: content.isCut || isLonger };
    this.#unread = null;
  }

  #read(): Substance {
    if (this.#content === null) allSteps(this.readInSteps());
    return this.#content!;
  }

  /** What a reader derives of the page, computed at the first call. */
  once<T>(reading: (page: Page) => T): T {
    if (!this.#known.has(reading)) this.#known.set(reading, reading(this));
    return this.#known.get(reading) as T;
  }
}
