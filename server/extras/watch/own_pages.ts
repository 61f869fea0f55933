/**
 * What a watched brand's own pages show: the first page of each of its domains, and the sign-in that it links to.
 * @module
 */
import { classify } from "../../../lib/classify/mod.ts";
import { type MatchedPage, type PageBrand, PageIndex, pageProfile } from "../../../lib/match/page/mod.ts";
import { pageAt, pagePictures } from "../../../lib/observe/mod.ts";
import type { Io } from "../../../lib/io.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { OwnPages } from "./store/mod.ts";

/** What pages are fetched with. */
export type OwnPagesIo = Pick<Io, "net" | "sleep" | "tables" | "contact" | "userAgent">;

/** Domains of a brand that are visited. */
const MAX_DOMAINS = 8;
/** Scores above this say that a page is parked: then its icon and words are the hoster's. */
const PARKED_FROM = 0.5;
const HTML_LINK = /<a\s[^>]{0,500}?href\s{0,9}=\s{0,9}["']?([^"'\s>]{1,300})/gi;
const SIGN_IN = /log-?in|log-?on|sign-?in|anmeld|connexion|iniciar|ingresar|accedi|inloggen|e-?banking/i;

/**
 * Visits the brand's domains, at most eight. A page counts where it is on the brand's own host: what leads elsewhere, is parked or gives
 * no page is said in `failed`. Without any page what was seen before stays.
 */
export async function seeOwnPages(
  io: OwnPagesIo,
  brand: PageBrand,
  domains: readonly string[],
  before: OwnPages | undefined,
  now: number,
  signal: AbortSignal,
): Promise<OwnPages> {
  const index = new PageIndex([brand]);
  const isOwn = (url: string): boolean => index.ownerOf(new URL(url).hostname) === 0;
  const pages: MatchedPage[] = [], failed: OwnPages["failed"] = [];
  for (const domain of domains.slice(0, MAX_DOMAINS)) {
    try {
      const first = await pageAt(io, `https://${domain}/`, signal);
      const reason = !isOwn(first.url)
        ? `it leads to ${new URL(first.url).hostname}, which is not listed as the brand's`
        : isParked(domain, first.html)
        ? "it shows a parking page"
        : null;
      if (reason !== null) {
        failed.push({ domain, reason });
        continue;
      }
      pages.push(await withPictures(io, first, signal));
      const signIn = signInOf(first, isOwn);
      const second = signIn === null ? null : await pageAt(io, signIn, signal).catch(refusalAsNull);
      if (second !== null && isOwn(second.url)) pages.push(await withPictures(io, second, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof SquatError)) throw error;
      failed.push({ domain, reason: error.message.slice(0, 300) });
    }
  }
  return pages.length === 0
    ? { profile: before?.profile ?? null, seen_at: before?.seen_at ?? null, failed }
    : { profile: pageProfile(brand, pages), seen_at: now, failed };
}

async function withPictures(
  io: OwnPagesIo,
  { url, html }: { url: string; html: string },
  signal: AbortSignal,
): Promise<MatchedPage> {
  return { url, html, pictures: await pagePictures(io, { url, text: html }, signal) };
}

/** Whether a page of that name shows that the name is parked. */
export function isParked(name: string, html: string): boolean {
  return classify({ name, page: { html, status: 200 }, pageState: "page" }).parked > PARKED_FROM;
}

/** The first link of a page to a sign-in on the brand's own hosts, without a port. */
function signInOf(
  { url, html }: { url: string; html: string },
  isOwn: (url: string) => boolean,
): string | null {
  for (const { 1: href } of html.matchAll(HTML_LINK)) {
    if (!SIGN_IN.test(href!)) continue;
    const link = URL.parse(href!.replaceAll("&amp;", "&"), url);
    if (link !== null && /^https?:$/.test(link.protocol) && link.port === "" && isOwn(link.href)) {
      return link.href;
    }
  }
  return null;
}

function refusalAsNull(error: unknown): null {
  if (error instanceof SquatError) return null;
  throw error;
}
