/**
 * Lists of newly registered names and what communities share: fetched when they are due, checked as a whole, then offered.
 * What is wrong with a feed is said the same day.
 * @module
 */
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { SquatError } from "../../../lib/errors.ts";
import { Czds, newOfZone } from "./czds.ts";
import { makePrivateFolder } from "../../io/folder.ts";
import type { Fetch } from "../../io/source_fetch.ts";
import type { SourceStore } from "./store/mod.ts";
import { dated, feedKey, type ListedFeed, shownFeed } from "./feed_lines.ts";
import { feedRows } from "./feed_lists.ts";
import { afterAttempt, type FeedOutcome, type FeedState, isAsked, waitOf } from "./feed_state.ts";
import { fetchFile, fieldsOf, wholeList } from "./fetch_file.ts";
import { type OfferedName, offerNames, type OfferParts } from "./offer.ts";
import { pullFeed } from "./pull.ts";
import type { Seal } from "./seal.ts";
import { MIB } from "../../units/mod.ts";

/** Bounds of one list: bytes as fetched and unpacked, lines and names. */
export interface FeedBounds {
  /** Bytes as fetched. */
  bytes: number;
  /** Bytes unpacked. */
  unpacked: number;
  names: number;
}
const BOUNDS: FeedBounds = { bytes: 1_024 * MIB, unpacked: 4_096 * MIB, names: 5_000_000 };
/** A zone file has a line for each record: com has some 400 million. */
const ZONE_BOUNDS: FeedBounds = { bytes: 8_192 * MIB, unpacked: 65_536 * MIB, names: 1_000_000_000 };
/** The list of a page is held in memory on its way. */
export const PAGE_BOUNDS: FeedBounds = { bytes: 32 * MIB, unpacked: 256 * MIB, names: 1_000_000 };
const UNSEALED = "what it needs was sealed on another machine, or before a restore: give it again";

/** Dependencies of feeds. */
export interface FeedParts extends OfferParts {
  /** Where names and states are. */
  store: SourceStore;
  /** Opens what rows have sealed. */
  seal: Seal;
  /** `fetch` for what people named on the page: public addresses, and those that the operator allows. */
  guarded: { fetch: Fetch };
  /** Folder for files on their way. */
  folder: string;
  /** The runtime's `fetch`, or one that goes through a proxy. */
  fetch: Fetch;
  /** The User-Agent field. */
  userAgent: string;
  /** Bounds of a list. @default 1 GiB, 4 GiB unpacked, 5,000,000 names */
  bounds?: FeedBounds;
}

/**
 * Fetches the feeds that are due, one after the other, and offers their names. Files of those that are listed no more
 * are removed.
 */
export async function fetchFeeds(parts: FeedParts, signal: AbortSignal): Promise<void> {
  const { store, seal, now } = parts;
  const rows = await feedRows(store, seal);
  await removeFiles(parts.folder, new Set(rows.map(({ key }) => key)));
  const accounts = new Map<string, Czds>();
  for (const { key, state, feed, managed } of rows) {
    signal.throwIfAborted();
    const hours = feed?.hours ?? state.hours;
    if (feed === null ? isAsked(state, hours, now()) : now() < state.asked_at + waitOf(hours)) {
      continue;
    }
    const current = { ...state, hours };
    const outcome: FeedOutcome = feed === null ? { kind: "failed", failure: UNSEALED } : await attempt(
      feed,
      current,
      { ...managed === "page" ? ofPage(feed, parts) : parts, accounts },
      signal,
    );
    await store.setFeed(key, JSON.stringify(afterAttempt(current, outcome, now())));
  }
}

/** What a person named on the page is fetched by: whoever named it is not who runs this machine. Zones are at one address. */
const ofPage = ({ zone }: ListedFeed, parts: FeedParts): FeedParts =>
  zone !== null ? parts : { ...parts, ...parts.guarded, bounds: PAGE_BOUNDS };

/** Leaves the copies of zones that are listed: what else there is was on its way when a process ended. */
async function removeFiles(folder: string, listed: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    const [, key, kind] = /^([0-9a-f]{32})(\.\w+|$)/.exec(file) ?? [];
    const isKept = kind === ".kept" && listed.has(key!);
    if (key !== undefined && !isKept) await rm(join(folder, file), { force: true });
  }
}

/** Where the names of a list are until they are taken in. */
const spoolAt = (path: string): string => `${path}.names`;
/** Where the copy of a zone is that the next one is compared with. */
const keptAt = (path: string): string => `${path}.kept`;

async function attempt(
  feed: ListedFeed,
  state: FeedState,
  parts: FeedParts & { accounts: Map<string, Czds> },
  signal: AbortSignal,
): Promise<FeedOutcome> {
  const { folder, fetch, userAgent, now, accounts, bounds = feed.zone === null ? BOUNDS : ZONE_BOUNDS } =
    parts;
  const path = join(folder, feedKey(feed));
  const headers = fieldsOf(userAgent, feed.zone === null ? feed.authorization : "");
  const options = { fetch, headers, most: bounds.bytes, signal };
  try {
    if (feed.kind === "taxii" || feed.kind === "misp") return await pull(feed, state, parts, signal);
    makePrivateFolder(folder);
    const found = feed.zone === null
      ? { link: dated(feed.url, now()), headers }
      : await accountOf(feed, accounts).find(feed.zone, options);
    const file = await fetchFile(found.link, path, state, { ...options, headers: found.headers });
    if (file === null || file.sha256 === state.sha256) return { kind: "same" };
    const most = { bytes: bounds.unpacked, lines: 2 * bounds.names, names: bounds.names };
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

/** The zones of an account, which signs in once a round. */
function accountOf({ authorization }: ListedFeed, accounts: Map<string, Czds>): Czds {
  const czds = accounts.get(authorization) ?? new Czds(authorization);
  accounts.set(authorization, czds);
  return czds;
}

async function* offered(feed: ListedFeed, names: AsyncIterable<string>): AsyncGenerator<OfferedName> {
  const reason = feed.zone === null ? `listed by ${shownFeed(feed)}` : `new in the zone ${feed.zone}`;
  for await (const name of names) yield { name, reason };
}
