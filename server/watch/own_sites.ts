/**
 * Looks at the own pages of watched brands: when a brand is added or changed, and every week. Any number of processes on
 * one store share the work.
 * @module
 */
import type { Log } from "../log.ts";
import type { DuePages, WatchStore } from "../stores/watch.ts";
import { type OwnPagesIo, seeOwnPages } from "./own_pages.ts";
import { pageBrandOf } from "./page_brand.ts";
import { DAY_MS } from "../units/mod.ts";

const LOOK_EVERY_MS = 10_000;
/** When pages are looked at again; sooner where one of them could not be seen. */
const AGAIN_MS = 7 * DAY_MS, FAILED_MS = DAY_MS;
/** How long the pages of one brand may take, and for how long they are hidden from other processes meanwhile. */
const SITE_VISIT_MS = 120_000, PAGES_HIDE_MS = 300_000;
/** Brands at a time. */
const SITES_AT_ONCE = 4;

/** Dependencies of {@link OwnSites}. */
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

/** Looks at the own pages of brands that are due, in this process. */
export class OwnSites {
  readonly #parts: OwnSitesParts;
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | null = null;

  constructor(parts: OwnSitesParts) {
    this.#parts = parts;
  }

  /** Looks every few seconds, until `close`. */
  start(): void {
    this.#timer ??= setInterval(() => void this.tick(), LOOK_EVERY_MS);
  }

  /** Looks at what is due. Resolves when nothing is. */
  async tick(): Promise<void> {
    this.#running ??= this.#work().catch((error) => {
      if (!this.#stop.signal.aborted) {
        this.#parts.log("error", "Own pages of brands could not be looked at", { error: String(error) });
      }
    }).finally(() => this.#running = null);
    await this.#running;
  }

  /** Aborts the visits; another process or the next start repeats them. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort(new DOMException("The service stops", "AbortError"));
    await this.#running;
  }

  async #work(): Promise<void> {
    const { store, now } = this.#parts;
    const one = async (): Promise<void> => {
      while (!this.#stop.signal.aborted) {
        const due = await store.duePages(now(), PAGES_HIDE_MS);
        if (due === null) return;
        await this.#look(due);
      }
    };
    await Promise.all(Array.from({ length: SITES_AT_ONCE }, one));
  }

  async #look(due: DuePages): Promise<void> {
    const { store, io, now, log } = this.#parts;
    const { id, settings } = due.brand;
    const late = AbortSignal.timeout(SITE_VISIT_MS);
    const signal = AbortSignal.any([this.#stop.signal, late]);
    const before = (await store.pages([id])).get(id);
    let pages;
    try {
      pages = await seeOwnPages(io, pageBrandOf(settings), settings.domains, before, now(), signal);
    } catch (error) {
      this.#stop.signal.throwIfAborted();
      if (!late.aborted) log("error", "Own pages could not be looked at", { error: String(error) });
      const reason = late.aborted ? "The brand's own pages take too long" : "an error of this program";
      const failed = settings.domains.map((domain) => ({ domain, reason }));
      pages = { profile: before?.profile ?? null, seen_at: before?.seen_at ?? null, failed };
    }
    const at = now();
    await store.keepPages(due, pages, at, at + (pages.failed.length > 0 ? FAILED_MS : AGAIN_MS));
  }
}
