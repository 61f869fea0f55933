/**
 * What is fetched, as a store has it: one row each whoever named it, with its URL and credentials sealed.
 * @module
 */
import { SquatError } from "../../../lib/errors.ts";
import { InvalidParameter } from "../../checks.ts";
import type { SourceStore } from "./store/mod.ts";
import type { FeedManager } from "./client.ts";
import { feedKey, type ListedFeed, shownFeed } from "./feed_lines.ts";
import { feedProblem, type FeedState, isAsked, newFeed } from "./feed_state.ts";
import type { Seal } from "./seal.ts";

/** Where rows are. */
export type FeedStore = Pick<SourceStore, "feeds" | "listFeed" | "setFeed">;

/** What is stored of what is asked for: what people may see, and the whole of it, sealed. */
interface StoredFeed extends Pick<ListedFeed, "kind" | "column" | "hours"> {
  managed: FeedManager;
  /** Whether it has credentials beside its URL. */
  has_secret: boolean;
  sealed: string;
}

/** What listing needs. */
export interface FeedListParts {
  store: FeedStore;
  seal: Seal;
  /** Milliseconds since 1970. */
  now(): number;
}

/** A row of an earlier version, which its file has not named since. */
const UNNAMED: StoredFeed = {
  ...{ managed: "file", kind: "list", column: null, hours: 24, has_secret: false, sealed: "" },
};

/** The rows of a store; those that somebody named have to be opened by the seal of whoever did, else `feed` is null. */
export async function feedRows(store: Pick<FeedStore, "feeds">, seal: Seal) {
  return (await store.feeds()).map(({ key, listed, state }) => {
    const { sealed, ...settings } = storedFeed(listed);
    const text = sealed === "" ? null : seal.open(sealed);
    const feed = text === null ? null : JSON.parse(text) as ListedFeed;
    return { ...settings, key, state: JSON.parse(state) as FeedState, feed };
  });
}

/** The feeds of a store as people see them, with what is wrong with each: `problem` is empty when nothing is. */
export async function shownFeeds(store: Pick<FeedStore, "feeds">, now: number) {
  return (await store.feeds()).map(({ key, listed, state }) => {
    const { sealed: _, ...settings } = storedFeed(listed);
    const known = JSON.parse(state) as FeedState;
    return { ...known, ...settings, key, hours: known.hours, problem: feedProblem(known, now) };
  }).sort((a, b) => Number(b.problem !== "") - Number(a.problem !== "") || (a.feed < b.feed ? -1 : 1));
}

/** Whether another machine's key has sealed a row, and that machine fetches it. */
function isKept({ sealed, hours }: StoredFeed, opened: string | null, state: string, now: number): boolean {
  return sealed !== "" && opened === null && isAsked(JSON.parse(state) as FeedState, hours, now);
}

const storedFeed = (text: string): StoredFeed => text === "" ? UNNAMED : JSON.parse(text) as StoredFeed;

/** Lists a feed, or replaces what is asked for of it: then it is due at once. Returns its key. */
export async function listFeed(
  feed: ListedFeed,
  managed: FeedManager,
  { store, seal, now }: FeedListParts,
): Promise<string> {
  const key = feedKey(feed), text = JSON.stringify(feed);
  const before = (await store.feeds()).find((row) => row.key === key);
  const known = before === undefined ? null : storedFeed(before.listed);
  const opened = known === null ? null : seal.open(known.sealed);
  if (known?.managed === "file" && managed === "file" && isKept(known, opened, before!.state, now())) {
    return key;
  }
  const isSame = opened === text;
  if (isSame && known!.managed === managed) return key;
  const stored: StoredFeed = {
    ...{ managed, kind: feed.kind, column: feed.column, hours: feed.hours },
    has_secret: feed.authorization !== "",
    sealed: seal.seal(text),
  };
  const state = newFeed(shownFeed(feed), feed.hours, now());
  await store.listFeed(key, JSON.stringify(stored), JSON.stringify(state));
  if (before !== undefined && !isSame && known!.sealed !== "") {
    const { since, names } = JSON.parse(before.state) as FeedState;
    await store.setFeed(key, JSON.stringify({ ...state, since, names }));
  }
  return key;
}

/** Makes the rows of the operator's file what it says: those that it names no more are forgotten, another machine's are not. */
export async function listFileFeeds(
  feeds: readonly ListedFeed[],
  parts: FeedListParts,
): Promise<void> {
  const named = new Set(feeds.map(feedKey));
  for (const { key, listed } of await parts.store.feeds()) {
    const { managed, sealed } = storedFeed(listed);
    const isOwn = sealed === "" || parts.seal.open(sealed) !== null;
    if (managed === "file" && isOwn && !named.has(key)) await parts.store.setFeed(key, null);
  }
  for (const feed of feeds) await listFeed(feed, "file", parts);
}

/**
 * The row of a list that is not the file's.
 *
 * @throws {SquatError} `not_found`, `invalid_parameter`
 */
export async function ownRow(key: string, { store, seal }: Omit<FeedListParts, "now">) {
  const row = (await feedRows(store, seal)).find((each) => each.key === key);
  if (row === undefined) throw new SquatError("not_found", "There is no such list");
  if (row.managed === "file") {
    throw new InvalidParameter("The file of DEADRINGER_FEEDS names this list: change it there");
  }
  return row;
}

/** Forgets a list; what it brought stays. @throws {SquatError} as {@link ownRow} */
export async function removeFeed(key: string, parts: Omit<FeedListParts, "now">): Promise<void> {
  await parts.store.setFeed((await ownRow(key, parts)).key, null);
}
