/**
 * The routes of watched brands, as methods.
 * @module
 */
import { segment, type SendJson, withQuery } from "../../../client/send.ts";
import { liveChanges, type LiveOptions, type LiveParts } from "./live.ts";
import type {
  AuditEntry,
  BrandName,
  BrandRun,
  BrandSettings,
  ChannelTest,
  Coverage,
  NotedReport,
  TriageChange,
  WatchedBrand,
  WatchEvent,
} from "./types.ts";
import type { BrandContext } from "../../../../lib/lines/mod.ts";

/** How many entries, and the signal that aborts the request. */
export interface ListOptions {
  /** Maximum number of entries, the newest first. @default 100 */
  limit?: number;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/**
 * Watched brands; the key needs the scope `watch`. Lists that did not change since the last call are the same object:
 * the service answers 304.
 */
export interface WatchClient {
  /** The brands of the caller, oldest first. */
  brands(signal?: AbortSignal): Promise<WatchedBrand[]>;
  /** The brand that watches a domain; null when the caller has none. */
  watching(domain: string, signal?: AbortSignal): Promise<WatchedBrand | null>;
  /** Which brands were looked at, and what to do about the others. */
  coverage(signal?: AbortSignal): Promise<Coverage>;
  /** Watches a brand. Its first run starts at once. A domain is watched once: 409, with the first one's id as `brand`. */
  add(settings: BrandSettings): Promise<WatchedBrand>;
  /** One brand. */
  brand(id: string, signal?: AbortSignal): Promise<WatchedBrand>;
  /** Replaces the settings of a brand. */
  change(id: string, settings: BrandSettings): Promise<WatchedBrand>;
  /** Deletes a brand and everything about it. */
  remove(id: string): Promise<void>;
  /** Starts a run now, beside the schedule. */
  run(id: string): Promise<WatchedBrand>;
  /** Sends a test alert to each channel. */
  testChannels(id: string): Promise<ChannelTest[]>;
  /** Sends undelivered alerts again; returns their number. */
  replay(id: string): Promise<number>;
  /** Replaces the secret URL of the blocklists. */
  replaceFeed(id: string): Promise<WatchedBrand>;
  /** Look-alikes of a brand, or of all brands without an id: unreviewed ones first, then the most severe, then the newest. */
  names(id?: string, signal?: AbortSignal): Promise<BrandName[]>;
  /** Sets state, note, assignee or mute of up to 200 names of a brand: of all, or of none when one is unknown. */
  triageAll(id: string, names: readonly string[], change: TriageChange): Promise<BrandName[]>;
  /** Notes that somebody has reported a name: its state is `reported`, and its history has a copy. */
  reported(id: string, name: string, report: NotedReport): Promise<BrandName>;
  /**
   * Notes that the caller is here. Returns when their visit before this one ended, RFC 3339, so that what is new since
   * then can be shown; null when this is the first one.
   */
  visit(): Promise<string | null>;
  /** Events of a brand, newest first. */
  events(id: string, options?: ListOptions): Promise<WatchEvent[]>;
  /**
   * Yields once it is told of changes, and then whenever a run or somebody has changed something about the brands, until
   * the signal aborts; a stream that breaks off is opened again. Ends with the refusal when the service refuses it.
   */
  live(options?: LiveOptions): AsyncGenerator<void, void, void>;
  /** Runs of a brand, newest first. */
  runs(id: string, options?: ListOptions): Promise<BrandRun[]>;
  /** Who changed what, newest first; of one name, if one is given. */
  audit(id: string, options?: ListOptions & { name?: string }): Promise<AuditEntry[]>;
}

/** Returns the methods over one way to send JSON and one to read streams. */
export function watchClient(send: SendJson, live: LiveParts): WatchClient {
  const at = (id: string, rest = "") => `/v1/watch/brands/${segment(id)}${rest}`;
  const get = (path: string, signal?: AbortSignal) => send("GET", path, { signal });
  const list = (
    path: string,
    { signal, ...query }: ListOptions & { name?: string } = {},
  ) => get(withQuery(path, query), signal);
  const count = async (answer: Promise<unknown>) => (await answer as { count: number }).count;
  const one = async <T>(answer: Promise<unknown>) => await answer as T;
  return {
    brands: (signal) => one(get("/v1/watch/brands", signal)),
    watching: async (domain, signal) =>
      (await get(withQuery("/v1/watch/brands", { domain }), signal) as WatchedBrand[])[0] ?? null,
    coverage: (signal) => one(get("/v1/watch/coverage", signal)),
    add: (settings) => one(send("POST", "/v1/watch/brands", { body: settings })),
    brand: (id, signal) => one(get(at(id), signal)),
    change: (id, settings) => one(send("PUT", at(id), { body: settings })),
    remove: async (id) => void await send("DELETE", at(id)),
    run: (id) => one(send("POST", at(id, "/look"))),
    testChannels: (id) => one(send("POST", at(id, "/test"))),
    replay: (id) => count(send("POST", at(id, "/replay"))),
    replaceFeed: (id) => one(send("POST", at(id, "/feed"))),
    names: (id, signal) => one(get(id === undefined ? "/v1/watch/names" : at(id, "/names"), signal)),
    reported: (id, name, report) =>
      one(send("POST", at(id, `/names/${segment(name)}/reports`), { body: report })),
    triageAll: (id, names, change) => one(send("PUT", at(id, "/names"), { body: { names, ...change } })),
    visit: async () => (await send("PUT", "/v1/watch/visit", { body: {} }) as { since: string | null }).since,
    events: (id, options) => one(list(at(id, "/events"), options)),
    live: (options = {}) => liveChanges(live, options),
    runs: (id, options) => one(list(at(id, "/runs"), options)),
    audit: (id, options) => one(list(at(id, "/audit"), options)),
  };
}

/** What the watch of a domain says of its names: whose they are, and how much they matter. Empty where nobody watches it. */
export function watchedContext(
  domain: string,
  brand: WatchedBrand | null | undefined,
  names: readonly BrandName[],
): BrandContext {
  if (brand == null) return {};
  const known = names.filter((each) => each.domain === domain);
  const own = known.filter(({ assessment }) => assessment.ownership === "yours");
  return {
    domains: brand.domains,
    severities: Object.fromEntries(
      known.flatMap(({ name, unicode, assessment: { severity } }) =>
        [name, unicode].map((each) => [each, severity])
      ),
    ),
    names: [...brand.owned, ...own.flatMap(({ name, unicode }) => [name, unicode])],
  };
}
