/**
 * Lists that an admin names on the page: tried, added, changed and removed. What they are asked for goes to public
 * addresses, and to those that the operator allows.
 * @module
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SquatError } from "../../../lib/errors.ts";
import { Semaphore } from "../../../lib/semaphore.ts";
import type { FeedEntry, FeedTrial } from "./client.ts";
import { Czds } from "./czds.ts";
import type { Fetch } from "../../io/source_fetch.ts";
import { ListReader } from "../../names/list_reader.ts";
import { InvalidParameter } from "../../checks.ts";
import { authorizationOf, dated, type ListedFeed, readFeeds, shownFeed } from "./feed_lines.ts";
import { type FeedListParts, listFeed, ownRow, removeFeed } from "./feed_lists.ts";
import { fetchFile, fieldsOf, fileRows } from "./fetch_file.ts";
import { PAGE_BOUNDS } from "./feeds.ts";
import { pullFeed } from "./pull.ts";

/** Names of a trial. */
const SHOWN_NAMES = 10;
/** How long a trial may take, milliseconds. */
const TRIAL_MS = 60_000;

/** Dependencies of the form. */
export interface FeedFormParts extends FeedListParts {
  /** Reaches what the operator lets people reach. */
  fetch: Fetch;
  /** The User-Agent field. */
  userAgent: string;
  /** Called when there is something to fetch. */
  onListed(): void;
}

/** Returns the work behind the page's form. */
export function feedForm(parts: FeedFormParts) {
  const { onListed } = parts;
  // Each holds a list in memory.
  const trials = new Semaphore(1);
  return {
    /** Looks at a list without storing anything. @throws {SquatError} with what is wrong. */
    async try(entry: FeedEntry, signal: AbortSignal): Promise<FeedTrial> {
      const feed = enteredFeed(entry);
      const ends = AbortSignal.any([signal, AbortSignal.timeout(TRIAL_MS)]);
      const release = await trials.acquire(ends);
      try {
        return await TRIALS[feed.kind](feed, parts, ends);
      } catch (error) {
        signal.throwIfAborted();
        if (ends.aborted) throw unusable(`it did not come within ${TRIAL_MS / 1_000} seconds`);
        throw error instanceof SquatError && !error.message.startsWith("Cannot")
          ? unusable(error.message)
          : error;
      } finally {
        release();
      }
    },
    /** Has a list fetched from now on. @throws {SquatError} where it cannot be. */
    async add(entry: FeedEntry): Promise<void> {
      await listFeed(enteredFeed(entry), "page", parts);
      onListed();
    },
    /** Changes what is asked for; an empty secret ends it. @throws {SquatError} where it cannot be. */
    async change(
      key: string,
      { hours, column, secret }: Partial<Omit<FeedEntry, "url" | "kind">>,
    ): Promise<void> {
      const { feed, managed } = await ownRow(key, parts);
      if (feed === null) throw new InvalidParameter("What this list needs cannot be read here: add it again");
      if (feed.zone !== null && secret !== undefined) new Czds(secret);
      const authorization = secret === undefined ? feed.authorization : authorizationOf(feed.kind, secret);
      const changed = { ...feed, authorization, hours: hours ?? feed.hours, column: column ?? feed.column };
      await listFeed(changed, managed, parts);
      onListed();
    },
    /** Forgets a list; what it brought stays. @throws {SquatError} where it cannot be. */
    remove: (key: string): Promise<void> => removeFeed(key, parts),
  };
}

type Trial = (feed: ListedFeed, parts: FeedFormParts, signal: AbortSignal) => Promise<FeedTrial>;

const unusable = (why: string): SquatError => new InvalidParameter(`Cannot use this list: ${why}`);

/** What the form says, checked as a line of the file is. */
function enteredFeed({ url, kind = "list", column, hours, secret = "" }: FeedEntry): ListedFeed {
  if (kind === "czds") new Czds(secret);
  const line = [
    `${kind === "taxii" || kind === "misp" ? `${kind}:` : ""}${url}`,
    ...column === undefined ? [] : [`column=${column}`],
    ...hours === undefined ? [] : [`hours=${hours}`],
    ...secret === "" ? [] : [`${kind === "czds" ? "account" : "bearer"}=${secret}`],
  ];
  const [feed, ...more] = readFeeds(line.join(" "));
  if (feed === undefined || more.length > 0 || feed.kind !== kind) {
    throw new InvalidParameter("Cannot use this list: give its http or https URL");
  }
  return feed;
}

async function triedList(
  feed: ListedFeed,
  { fetch, userAgent, now }: FeedFormParts,
  signal: AbortSignal,
): Promise<FeedTrial> {
  const folder = await mkdtemp(join(tmpdir(), "deadringer-trial-"));
  try {
    const path = join(folder, "list");
    const headers = fieldsOf(userAgent, feed.authorization);
    const { bytes, unpacked, names: most } = PAGE_BOUNDS;
    await fetchFile(dated(feed.url, now()), path, { etag: "", modified: "" }, {
      fetch,
      headers,
      most: bytes,
      signal,
    });
    const reader = new ListReader("names", feed.column);
    const names: string[] = [];
    for await (
      const row of fileRows(path, reader, { bytes: unpacked, lines: 2 * most, names: most }, signal)
    ) {
      names.push(...row.names);
      if (names.length >= SHOWN_NAMES) break;
    }
    const leftOut = reader.tally.words("its list");
    if (names.length === 0) {
      throw new InvalidParameter(`nothing in its list is a name${leftOut === "" ? "" : `: ${leftOut}`}`);
    }
    return {
      feed: shownFeed(feed),
      format: reader.form,
      columns: reader.cells.map((cell) => cell.slice(0, 80)).slice(0, 40),
      names: names.slice(0, SHOWN_NAMES),
      left_out: leftOut,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An account has a zone: the zone itself may have gigabytes. */
async function triedZone(feed: ListedFeed, { fetch, userAgent }: FeedFormParts, signal: AbortSignal) {
  const headers = fieldsOf(userAgent, "");
  await new Czds(feed.authorization).find(feed.zone!, { fetch, headers, most: PAGE_BOUNDS.bytes, signal });
  const format = "zone of ICANN's CZDS; what is new in it from the second day on";
  return { feed: shownFeed(feed), format, columns: [], names: [], left_out: "" };
}

async function triedPull(feed: ListedFeed, parts: FeedFormParts, signal: AbortSignal): Promise<FeedTrial> {
  const names: string[] = [];
  await pullFeed(feed, "", {
    ...parts,
    offer(found) {
      names.push(...found.map(({ name }) => name));
      return Promise.resolve(names.length < SHOWN_NAMES);
    },
    save: () => Promise.resolve(),
  }, signal);
  const format = feed.kind === "taxii" ? "TAXII 2.1" : "MISP";
  return { feed: shownFeed(feed), format, columns: [], names: names.slice(0, SHOWN_NAMES), left_out: "" };
}

const TRIALS: Readonly<Record<ListedFeed["kind"], Trial>> = {
  list: triedList,
  czds: triedZone,
  taxii: triedPull,
  misp: triedPull,
};
