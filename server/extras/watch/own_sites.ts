/**
 * Looks at the own pages of watched brands: when a brand is added or changed, and every week. Any number of processes on
 * one store share the work.
 * @module
 */
import { DueWork } from "./due_work.ts";
import type { Log } from "../../io/log.ts";
import type { DuePages, WatchStore } from "./store/mod.ts";
import { type OwnPagesIo, seeOwnPages } from "./own_pages.ts";
import { pageBrandOf } from "./page_brand.ts";
import { DAY_MS } from "../../units/mod.ts";

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
