/**
 * Lists of newly registered names and what communities share: fetched when they are due, checked as a whole, then offered. What is wrong with a feed
 * is said the same day.
 * @module
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { SquatError } from "../../mod.ts";
import { type Czds, newOfZone } from "./czds.ts";
import { makePrivateFolder } from "../io/folder.ts";
import type { Fetch } from "../io/proxied_fetch.ts";
import type { SourceStore } from "../stores/sources.ts";
import { dated, feedKey, type ListedFeed, shownFeed } from "./feed_list.ts";
import { afterAttempt, type FeedOutcome, feedProblem, type FeedState, newFeed } from "./feed_state.ts";
import { fetchFile } from "./fetch_file.ts";
import { fetchText } from "./fetch_text.ts";
import { type OfferedName, offerNames, type OfferParts } from "./offer.ts";
import { pullFeed } from "./pull.ts";
import { wholeList } from "./feed_names.ts";
import { HOUR_MS, MIB } from "../units/mod.ts";
import { InvalidParameter } from "../checks.ts";

/** Bounds of one list: bytes as fetched and unpacked, lines and names. */
export interface FeedBounds {
  /** Bytes as fetched. */
  bytes: number;
  /** Bytes unpacked. */
  unpacked: number;
  /** Lines. @default twice the names */
  lines?: number;
  names: number;
}
const BOUNDS: FeedBounds = { bytes: 1_024 * MIB, unpacked: 4_096 * MIB, names: 5_000_000 };
/** A zone file has a line for each record: com has some 400 million. */
const ZONE_BOUNDS: FeedBounds = { bytes: 8_192 * MIB, unpacked: 65_536 * MIB, names: 1_000_000_000 };
/** A feed is asked so often, or each quarter of its period if that is more often. */
const MOST_WAIT_MS = 6 * HOUR_MS;

/** Dependencies of feeds. */
export interface FeedParts extends OfferParts {
  /** Where names and states are. */
  store: SourceStore;
  /** Folder for files on their way. */
  folder: string;
  /** The runtime's `fetch`, or one that goes through a proxy. */
  fetch: Fetch;
  /** The User-Agent field. */
  userAgent: string;
  /** Zones of ICANN; null without an account. */
  czds: Czds | null;
  /** Bounds of a list. @default 1 GiB, 4 GiB unpacked, 5,000,000 names */
  bounds?: FeedBounds;
}

/** A feed as people see it. */
export interface ShownFeed extends FeedState {
  /** What is wrong; empty when nothing is. */
  problem: string;
}

/** The feeds of a store with what is wrong with each. */
export async function shownFeeds(store: Pick<SourceStore, "feeds">, now: number): Promise<ShownFeed[]> {
  const states = [...(await store.feeds()).values()].map((text) => JSON.parse(text) as FeedState);
  return states.map((state) => ({ ...state, problem: feedProblem(state, now) }))
    .sort((a, b) => Number(b.problem !== "") - Number(a.problem !== "") || (a.feed < b.feed ? -1 : 1));
}

/**
 * Fetches the feeds that are due, one after the other, and offers their names. Feeds that are listed no more are
 * forgotten.
 *
 * @param all Whether all are due.
 */
export async function fetchFeeds(
  feeds: readonly ListedFeed[],
  parts: FeedParts,
  all: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { store, now } = parts;
  const states = await store.feeds();
  const listed = new Set(feeds.map(feedKey));
  for (const key of states.keys()) {
    if (listed.has(key)) continue;
    await store.setFeed(key, null);
    await rm(keptAt(join(parts.folder, key)), { force: true });
  }
  for (const feed of feeds) {
    signal.throwIfAborted();
    const text = states.get(feedKey(feed));
    const known = text === undefined ? null : JSON.parse(text) as FeedState;
    const wait = Math.min(MOST_WAIT_MS, feed.hours * HOUR_MS / 4);
    if (known !== null && !all && now() < known.asked_at + wait) continue;
    const state = { ...known ?? newFeed(shownFeed(feed), feed.hours, now()), hours: feed.hours };
    const outcome = await attempt(feed, state, parts, signal);
    await store.setFeed(feedKey(feed), JSON.stringify(afterAttempt(state, outcome, now())));
  }
}

/** Where the names of a list are until they are taken in. */
const spoolAt = (path: string): string => `${path}.names`;
/** Where the copy of a zone is that the next one is compared with. */
const keptAt = (path: string): string => `${path}.kept`;

async function attempt(
  feed: ListedFeed,
  state: FeedState,
  parts: FeedParts,
  signal: AbortSignal,
): Promise<FeedOutcome> {
  const { folder, fetch, userAgent, now, czds, bounds = feed.zone === null ? BOUNDS : ZONE_BOUNDS } = parts;
  const path = join(folder, feedKey(feed));
  const options = { fetch, headers: { "user-agent": userAgent }, most: bounds.bytes, signal };
  try {
    if (feed.kind === "taxii" || feed.kind === "misp") return await pull(feed, state, parts, signal);
    makePrivateFolder(folder);
    if (feed.zone !== null && czds === null) {
      throw new InvalidParameter("zones of CZDS need an account: set DEADRINGER_CZDS_USER");
    }
    const file = feed.zone === null
      ? await fetchFile(dated(feed.url, now()), path, state, options)
      : await czds!.fetchZone(feed.zone, path, state, options);
    if (file === null || file.sha256 === state.sha256) return { kind: "same" };
    if (feed.sha256 !== null) await checkSum(feed.sha256, file.sha256, parts, signal);
    const most = { bytes: bounds.unpacked, lines: bounds.lines ?? 2 * bounds.names, names: bounds.names };
    const { count, leftOut, names } = feed.zone === null
      ? await wholeList(path, spoolAt(path), feed.column, most, signal)
      : await newOfZone(path, keptAt(path), most, signal);
    await offerNames(parts, { owner: "", door: "registrations" }, offered(feed, names));
    return { kind: "new", names: count, left_out: leftOut, ...file };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SquatError)) throw error;
    return { kind: "failed", failure: error.message };
  } finally {
    await rm(path, { force: true });
    await rm(spoolAt(path), { force: true });
  }
}

async function pull(
  feed: ListedFeed,
  state: FeedState,
  parts: FeedParts,
  signal: AbortSignal,
): Promise<FeedOutcome> {
  let names = 0;
  await pullFeed(feed, state.cursor ?? "", {
    ...parts,
    async offer(found) {
      if (found.length === 0) return true;
      const { over_budget } = await offerNames(parts, { owner: "", door: "communities" }, found);
      names += found.length;
      return over_budget === 0;
    },
    async save(cursor) {
      state.cursor = cursor;
      await parts.store.setFeed(feedKey(feed), JSON.stringify(state));
    },
  }, signal);
  return names === 0
    ? { kind: "same" }
    : { kind: "new", names, left_out: "", etag: "", modified: "", sha256: "" };
}

async function checkSum(url: string, sha256: string, parts: FeedParts, signal: AbortSignal): Promise<void> {
  const { fetch, now, userAgent } = parts;
  const headers = { "user-agent": userAgent };
  const { status, text } = await fetchText(fetch, dated(url, now()), { headers, signal, most: 1_000 });
  const [sum] = /\b[0-9a-f]{64}\b/i.exec(text) ?? [];
  if (status !== 200 || sum === undefined) {
    throw new InvalidParameter(`its checksum is not there (status ${status})`);
  }
  if (sum.toLowerCase() !== sha256) {
    throw new InvalidParameter(`its checksum is ${sha256}, not ${sum.toLowerCase()} as is said of it`);
  }
}

async function* offered(feed: ListedFeed, names: AsyncIterable<string>): AsyncGenerator<OfferedName> {
  const reason = feed.zone === null ? `listed by ${shownFeed(feed)}` : `new in the zone ${feed.zone}`;
  for await (const name of names) yield { name, reason };
}
