/**
 * What a watched brand's own pages show: the first page of each of its domains, and the sign-in that it links to.
 * @module
 */
import { classify } from "../../../lib/classify/mod.ts";
import {
  type MatchedPage,
  type PageBrand,
  PageIndex,
  pageProfile,
  PROFILE_VERSION,
} from "../../../lib/match/page/mod.ts";
import { pageAt, pagePictures } from "../../../lib/observe/mod.ts";
import type { Io } from "../../../lib/io.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { BrandRecord, BrandSettings, DuePages, OwnPages, WatchStore } from "./store/mod.ts";
import { brandDomain } from "../../../lib/domain.ts";
import { DueWork } from "./due_work.ts";
import type { Log } from "../../io/log.ts";
import { DAY_MS } from "../../units/mod.ts";

/** A watched brand as pages name it: its names, its words, the hosts that are its own, and what its own pages show. */
export function pageBrandOf({ name, domains, owned, words }: BrandSettings, pages?: OwnPages): PageBrand {
  const [first] = domains;
  const profile = pages?.profile?.version === PROFILE_VERSION ? pages.profile : null;
  const union = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    ...profile,
    brand: brandDomain(first!).registrable,
    name,
    aliases: union(domains.map((domain) => brandDomain(domain).domain), words, profile?.aliases ?? []),
    domains: union(domains, owned.map((pattern) => pattern.replace(/^\*\./, "")), profile?.domains ?? []),
  };
}

/**
 * Watched brands as pages name them.
 *
 * @param most Of how many what their own pages show is read. @default of all
 */
export async function pageBrands(
  records: readonly Pick<BrandRecord, "id" | "settings">[],
  store: Pick<WatchStore, "pages">,
  most: number = Infinity,
): Promise<PageBrand[]> {
  const pages = await store.pages(records.slice(0, most).map(({ id }) => id));
  return records.map(({ id, settings }) => pageBrandOf(settings, pages.get(id)));
}

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
async function seeOwnPages(
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

const LOOK_EVERY_MS = 10_000;
/** When pages are looked at again; sooner where one of them could not be seen. */
const AGAIN_MS = 7 * DAY_MS, FAILED_MS = DAY_MS;
/** How long the pages of one brand may take, and for how long they are hidden from other processes meanwhile. */
const SITE_VISIT_MS = 120_000, PAGES_HIDE_MS = 300_000;
/** Brands at a time. */
const SITES_AT_ONCE = 4;

/** Dependencies of {@link ownSites}. */
export interface OwnSitesParts {
  /** Where brands are. */
  store: Pick<WatchStore, "duePages" | "keepPages" | "pages">;
  /** The network. */
  io: OwnPagesIo;
  /** Milliseconds since 1970. */
  now(): number;
  /** Log of events for the operator. */
  log: Log;
}

/** Returns what looks at the own pages of brands that are due, in this process. */
export function ownSites({ store, io, now, log }: OwnSitesParts): DueWork<DuePages> {
  const onError = (error: unknown): void =>
    log("error", "Own pages of brands could not be looked at", { error: String(error) });
  return new DueWork({
    most: SITES_AT_ONCE,
    everyMs: LOOK_EVERY_MS,
    onError,
    async claim() {
      const due = await store.duePages(now(), PAGES_HIDE_MS);
      return due === null ? [] : [due];
    },
    async work(due, end) {
      const { id, settings } = due.brand;
      const late = AbortSignal.timeout(SITE_VISIT_MS);
      const signal = AbortSignal.any([end.signal, late]);
      const before = (await store.pages([id])).get(id);
      let pages;
      try {
        pages = await seeOwnPages(io, pageBrandOf(settings), settings.domains, before, now(), signal);
      } catch (error) {
        end.signal.throwIfAborted();
        if (!late.aborted) onError(error);
        const reason = late.aborted ? "The brand's own pages take too long" : "an error of this program";
        const failed = settings.domains.map((domain) => ({ domain, reason }));
        pages = { profile: before?.profile ?? null, seen_at: before?.seen_at ?? null, failed };
      }
      const at = now();
      await store.keepPages(due, pages, at, at + (pages.failed.length > 0 ? FAILED_MS : AGAIN_MS));
    },
  });
}
