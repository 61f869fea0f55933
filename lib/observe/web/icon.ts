/**
 * Icons and logos of pages: what browsers show beside a title, and pictures that are called a logo.
 * @module
 */
import { checkArgument } from "../../argument.ts";
import { Buffer } from "node:buffer";
import type { Io } from "../../io.ts";
import type { PagePicture } from "../../match/page/mod.ts";
import { answerWithin } from "../deadline.ts";
import { faviconHash } from "./favicon.ts";
import { fetchableUrl, headerOf, redirectOf } from "./http.ts";
import { lookOf } from "./look.ts";
import { pictureLinks } from "./picture_links.ts";
import { requestPage } from "./request.ts";
import { browserAgent } from "./user_agent.ts";
import { Page } from "../../page/page.ts";
import type { VisitedPage } from "./visit.ts";

/** What pictures are fetched with. */
type PictureIo = Pick<Io, "net" | "sleep" | "contact">;

const MAX_BYTES = 262_144;
const MAX_REDIRECTS = 1;
const TOTAL_MS = 8_000;

/** The bytes of a `data:` URL; null for any other text. */
function dataUrlBytes(url: string): Uint8Array | null {
  const match = /^data:[^,]{0,200}?(;\s*base64)?,(.*)$/is.exec(url);
  if (match === null) return null;
  try {
    const text = decodeURIComponent(match[2] as string);
    return match[1] === undefined
      ? new TextEncoder().encode(text)
      : new Uint8Array(Buffer.from(text, "base64"));
  } catch {
    return null;
  }
}

/** The file at a URL; null without one, when it is not an image, or larger than 256 KiB. */
async function fileAt(io: PictureIo, start: string, signal: AbortSignal): Promise<Uint8Array | null> {
  if (start.startsWith("data:")) return dataUrlBytes(start);
  return await answerWithin(io, TOTAL_MS, signal, async (inner, net) => {
    let next = start;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const url = fetchableUrl(next);
      if (url === null) return null;
      const request = { url, userAgent: browserAgent(io), accept: "image/*,*/*;q=0.5" };
      const { response } = await requestPage(net, request, { bodyBytes: MAX_BYTES }, inner);
      const { status, headers, body, truncated } = response;
      const location = redirectOf(response);
      if (location !== null && URL.canParse(location, url)) {
        next = new URL(location, url).href;
        continue;
      }
      // Servers without an icon often answer with a page.
      const type = headerOf(headers, "content-type") ?? "";
      return status !== 200 || truncated || /html|json/i.test(type) ? null : body;
    }
    return null;
  });
}

async function pictureAt(
  io: PictureIo,
  kind: PagePicture["kind"],
  url: string,
  signal: AbortSignal,
): Promise<PagePicture | null> {
  const file = await fileAt(io, url, signal);
  return file === null || file.length === 0 ? null : { kind, hash: faviconHash(file), look: lookOf(file) };
}

/**
 * A page's icon; null without one, when it is not an image, or larger than 256 KiB. One request, and one more where that
 * is redirected; through the dialer's rules.
 *
 * @param io The dialer, and time.
 * @param page The page.
 * @param signal Ends it.
 * @throws The signal's reason only.
 */
export async function pageIcon(
  io: PictureIo,
  page: Pick<VisitedPage, "url" | "html">,
  signal: AbortSignal,
): Promise<PagePicture | null> {
  return await pictureAt(io, "icon", pictureLinks(page).icons[0]!, signal);
}

/** A page's logos, at most two, each as {@link pageIcon} has the icon. */
export async function pageLogos(
  io: PictureIo,
  page: Pick<VisitedPage, "url" | "html">,
  signal: AbortSignal,
): Promise<PagePicture[]> {
  return await picturesAt(io, pictureLinks(page).logos.map((url) => ["logo", url]), signal);
}

/**
 * All icons and logos of a page of a brand's own: four of the first, two of the second at most.
 *
 * @throws {SquatError} `invalid_parameter` for arguments of a wrong kind.
 */
export async function pagePictures(
  io: Pick<Io, "net" | "sleep" | "contact">,
  page: { url: string; text: string },
  signal: AbortSignal,
): Promise<PagePicture[]> {
  checkArgument(io, "object", "the io of pagePictures");
  checkArgument(page, "object", "the page of pagePictures");
  checkArgument(page.url, "text", "the URL of the page of pagePictures");
  checkArgument(page.text, "text", "the text of the page of pagePictures");
  checkArgument(signal, "object", "the signal of pagePictures");
  const { icons, logos } = pictureLinks({ url: page.url, html: new Page(page.text) });
  const links = [
    ...icons.map((url) => ["icon", url] as const),
    ...logos.map((url) => ["logo", url] as const),
  ];
  return await picturesAt(io, links, signal);
}

async function picturesAt(
  io: PictureIo,
  links: readonly (readonly [PagePicture["kind"], string])[],
  signal: AbortSignal,
): Promise<PagePicture[]> {
  const found = await Promise.all(links.map(([kind, url]) => pictureAt(io, kind, url, signal)));
  return found.filter((each) => each !== null);
}
