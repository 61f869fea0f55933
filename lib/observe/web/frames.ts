/**
 * The documents inside of a page, as parts of it: a frameset, or frames that are all that a page shows.
 * @module
 */
import type { UnreadPart } from "../../classify/facts.ts";
import { isDocument, isFramed } from "../../classify/proof.ts";
import { scanPage } from "../../classify/scan.ts";
import type { ShownFrame } from "../../classify/shown.ts";
import { pageText } from "../../page/charset.ts";
import { baseOf, resolvedUrl } from "../../page/html.ts";
import { Page } from "../../page/page.ts";
import { dataOf, headerOf } from "./http.ts";

/** The page that a visitor ends up on. */
export interface VisitedPage {
  /** Where it is. */
  url: string;
  /** Status code. */
  status: number;
  /** Header fields, names in lower case. */
  headers: [name: string, value: string][];
  /** The body: at most 256 Ki characters of text, forms, links and titles are read. */
  html: Page;
  /** Whether there was more, or something could not be decoded. */
  truncated: boolean;
  /** What of it was not read, where it shows frames; null where all of them were, and are part of `html`. */
  unread?: UnreadPart | null;
}

/** Frames in frames that are read. */
const MAX_DEPTH = 3;
/** Characters of a document in a `data:` address; browsers take more. */
const MAX_DATA = 512 * 1024;

/**
 * A page with the documents that it shows in frames after its own text; the page itself where it has none, or shows
 * enough of its own beside them.
 *
 * @param fetch Resolves with the document at an address; null where there is none, or no more may be fetched.
 */
export async function withFrames(
  page: VisitedPage,
  fetch: (url: string) => Promise<VisitedPage | null>,
): Promise<VisitedPage> {
  const found = await documentsOf(page, fetch, MAX_DEPTH);
  if (found.texts.length === 0 && found.unread === null) return page;
  // Under a frame that covers the page nobody sees what else there is.
  const isCovered = found.texts.length > 0 && scanPage(page.html).shown.frames.some(({ covers }) => covers);
  const html = new Page([...isCovered ? [] : [page.html.text], ...found.texts].join("\n"));
  return { ...page, html, truncated: page.truncated || html.isCut, unread: found.unread };
}

/** What was read of frames, and what was not. */
type Documents = { texts: string[]; unread: UnreadPart | null };

async function documentsOf(
  { html, url }: Pick<VisitedPage, "html" | "url">,
  fetch: (url: string) => Promise<VisitedPage | null>,
  depth: number,
): Promise<Documents> {
  const { shown } = scanPage(html), found: Documents = { texts: [], unread: null };
  if (shown.frames.length === 0) return found;
  const framed = isFramed(shown), base = baseOf(html.tokens, url);
  for (const frame of shown.frames) {
    if (!framed && !isInside(frame)) continue;
    const document = depth === 0 ? null : await documentOf(frame, base, fetch);
    if (document === null || document === "file") {
      // A frame that shows nothing of the site leaves what the page says itself.
      if (framed || isInside(frame)) found.unread ??= document ?? "frame";
      continue;
    }
    found.texts.push(document.html.text);
    const inner = await documentsOf(document, fetch, depth - 1);
    found.texts.push(...inner.texts);
    found.unread ??= inner.unread;
  }
  return found;
}

/** Whether the page holds the document itself. */
function isInside({ src, html }: ShownFrame): boolean {
  return html !== null || /^data:/i.test(src);
}

async function documentOf(
  frame: ShownFrame,
  base: string,
  fetch: (url: string) => Promise<VisitedPage | null>,
): Promise<Pick<VisitedPage, "html" | "url"> | "file" | null> {
  if (frame.html !== null) return { html: new Page(frame.html), url: base };
  if (/^data:/i.test(frame.src)) return dataDocument(frame.src, base);
  const url = resolvedUrl(frame.src, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const page = await fetch(url.href);
  if (page === null || page.status >= 400) return null;
  return isDocument(headerOf(page.headers, "content-type") ?? "") ? page : "file";
}

/** The document of a `data:` address. */
function dataDocument(src: string, base: string): Pick<VisitedPage, "html" | "url"> | "file" | null {
  const data = src.length > MAX_DATA ? null : dataOf(src);
  if (data === null) return null;
  return isDocument(data.type) ? { html: new Page(pageText(data.bytes, data.type)), url: base } : "file";
}
