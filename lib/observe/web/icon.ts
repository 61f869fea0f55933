/**
 * The icon that a browser shows beside a page's title.
 * @module
 */
import { Buffer } from "node:buffer";
import { Parser } from "htmlparser2";
import { DialError } from "../../dial.ts";
import type { Io } from "../../io.ts";
import { withDeadline } from "../deadline.ts";
import { faviconHash } from "./favicon.ts";
import { headerOf } from "./http.ts";
import { requestPage } from "./request.ts";
import { browserAgent } from "./user_agent.ts";
import type { Page } from "./visit.ts";

const MAX_BYTES = 262_144;
const MAX_REDIRECTS = 1;
const TOTAL_MS = 8_000;
/** Maximum characters of a page that are searched for its icon, and of a link. */
const MAX_HTML = 65_536;
const MAX_LINK = 300_000;

/**
 * Where a page's icon is: the first `link` of a `rel` with `icon`, else `/favicon.ico`. May be a `data:` URL.
 *
 * Source: HTML section 4.6.7.9.
 *
 * @param page Where the page is, and its HTML.
 * @example
 * ```ts
 * import { iconUrl } from "./icon.ts";
 * const text = '<link rel="shortcut icon" href="/i.png">';
 * console.assert(iconUrl({ url: "https://a.com/b", text }) === "https://a.com/i.png");
 * ```
 */
export function iconUrl(page: Pick<Page, "url" | "text">): string {
  let href: string | undefined;
  let base = page.url;
  const text = page.text.slice(0, MAX_HTML);
  if (/<link/i.test(text)) {
    const parser = new Parser({
      onopentag(name, attributes) {
        if (
          name === "base" && attributes["href"] !== undefined && URL.canParse(attributes["href"], page.url)
        ) {
          base = new URL(attributes["href"], page.url).href;
        } else if (name === "link" && attributes["rel"]?.toLowerCase().split(/\s+/).includes("icon")) {
          href ??= attributes["href"]?.trim().slice(0, MAX_LINK);
        }
        // Icon links are in the head.
        if (name === "body" || href !== undefined) parser.pause();
      },
    });
    parser.write(text);
    parser.end();
  }
  const link = href || "/favicon.ico";
  return URL.canParse(link, base) ? new URL(link, base).href : new URL("/favicon.ico", page.url).href;
}

/** The bytes of a `data:` URL; null for any other text. */
function dataOf(url: string): Uint8Array | null {
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

/**
 * The hash of a page's icon, as `faviconHash` has it; null without an icon, when it is not an image, or larger than
 * 256 KiB. One request, and one more where that is redirected; through the dialer's rules.
 *
 * @param io The dialer, and time.
 * @param page The page.
 * @param signal Ends it.
 * @throws The signal's reason only.
 */
export async function iconHash(
  io: Pick<Io, "net" | "sleep" | "contact">,
  page: Pick<Page, "url" | "text">,
  signal: AbortSignal,
): Promise<number | null> {
  const start = iconUrl(page);
  if (start.startsWith("data:")) {
    const bytes = dataOf(start);
    return bytes === null || bytes.length === 0 ? null : faviconHash(bytes);
  }
  try {
    return await withDeadline(io, TOTAL_MS, signal, async (inner, net) => {
      let url = new URL(start);
      for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
        if (!/^https?:$/.test(url.protocol)) return null;
        url.username = url.password = url.hash = "";
        const request = { url, userAgent: browserAgent(io), accept: "image/*,*/*;q=0.5" };
        const { response } = await requestPage(net, request, { bodyBytes: MAX_BYTES }, inner);
        const { status, headers, body, truncated } = response;
        const location = headerOf(headers, "location");
        if (status >= 300 && status < 400 && location !== null && URL.canParse(location, url)) {
          url = new URL(location, url);
          continue;
        }
        // Servers without an icon often answer with a page.
        const type = headerOf(headers, "content-type") ?? "";
        if (status !== 200 || truncated || body.length === 0 || /html|json/i.test(type)) return null;
        return faviconHash(body);
      }
      return null;
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof DialError) return null;
    throw error;
  }
}
