/**
 * What is fetched: as it is written, one a line with options; as a store has it, one row each whoever named it, with its URL and
 * credentials sealed; and what is wrong with it: a feed must not die silently.
 * @module
 */
import { SquatError } from "../../../lib/errors.ts";
import { InvalidParameter } from "../../checks.ts";
import type { SourceStore } from "./store/mod.ts";
import type { FeedManager, FeedShown } from "./client.ts";
import { ACCOUNT } from "./czds.ts";
import type { Seal } from "./seal.ts";
import { Buffer } from "node:buffer";
import { hashOf } from "../../auth/keys.ts";
import { DAY_MS, HOUR_MS } from "../../units/mod.ts";
import { minuteOf } from "../../units/rfc3339.ts";

/** Where rows are. */
export type FeedStore = Pick<SourceStore, "feeds" | "listFeed" | "setFeed">;

/** What is stored of what is asked for: what people may see, and the whole of it, sealed. */
interface StoredFeed extends Pick<ListedFeed, "kind" | "column" | "hours"> {
  managed: FeedManager;
  /** Whether it has credentials beside its URL. */
  has_secret: boolean;
  sealed: string;
}

/** What a row says of what is asked for. */
export interface FeedSettings extends Omit<StoredFeed, "sealed"> {
  key: string;
}

/** A list that can be fetched. */
export interface FeedRow extends FeedSettings {
  /** Null where its secrets cannot be read here. */
  feed: ListedFeed | null;
  state: FeedState;
}

/** A feed as people see it. */
export interface ShownFeed extends FeedState, FeedSettings {
  /** What is wrong; empty when nothing is. */
  problem: string;
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

/** The rows of a store; those that somebody named have to be opened by the seal of whoever did. */
export async function feedRows(store: Pick<FeedStore, "feeds">, seal: Seal): Promise<FeedRow[]> {
  return (await store.feeds()).map(({ key, listed, state }) => {
    const { sealed, ...settings } = storedFeed(listed);
    const text = sealed === "" ? null : seal.open(sealed);
    return {
      ...{ ...settings, key, state: JSON.parse(state) as FeedState },
      feed: text === null ? null : JSON.parse(text) as ListedFeed,
    };
  });
}

/** The feeds of a store with what is wrong with each. */
export async function shownFeeds(store: Pick<FeedStore, "feeds">, now: number): Promise<ShownFeed[]> {
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
export async function ownRow(key: string, { store, seal }: Omit<FeedListParts, "now">): Promise<FeedRow> {
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

/** What is fetched: a list by URL, a zone of CZDS, a collection of TAXII 2.1, a feed of MISP. */
export type FeedKind = FeedShown["kind"];

/** A feed that is fetched. */
export interface ListedFeed {
  /** What it is. */
  kind: FeedKind;
  /** The zone of ICANN's CZDS that it is, such as `com`; null for a list by URL. */
  zone: string | null;
  /** Where it is, of what a community shares without user and password; `{date}` is today and `{yesterday}` the day before, `YYYY-MM-DD` in UTC. */
  url: string;
  /** The column of a CSV that has the names, from 1 on; null for the first cell that looks like a name. */
  column: number | null;
  /** How often it is renewed, hours: a list that brings nothing new for longer has stopped. */
  hours: number;
  /** The Authorization field, of a zone the account; empty for none. */
  authorization: string;
  /** How old what a community shares may be at first, days. */
  days: number;
}

const MAX_FEEDS = 200;

/** What a line says behind its URL, by what it is, and what values are. */
const OPTIONS: Readonly<Record<FeedKind, string>> = {
  list: "column=N, hours=N, bearer=TOKEN",
  czds: "account=E-MAIL:PASSWORD, hours=N",
  taxii: "bearer=TOKEN, days=N, hours=N",
  misp: "bearer=TOKEN, days=N, hours=N",
};
const VALUES: Readonly<Record<string, RegExp>> = {
  column: /^[1-9]\d?$/,
  hours: /^[1-9]\d{0,2}$/,
  days: /^[1-9]\d{0,3}$/,
  bearer: /./,
  account: ACCOUNT,
};

/**
 * Reads a file of feeds.
 *
 * @throws {SquatError} `invalid_parameter` with the line.
 */
export function readFeeds(text: string): ListedFeed[] {
  const feeds = text.split("\n").flatMap((line, n): ListedFeed[] => {
    const [url = "", ...options] = line.replace(/(?:^|\s)#.*$/, "").trim().split(/\s+/);
    if (url === "") return [];
    const [, zone = null] = /^czds:([a-z0-9-]{2,63})$/.exec(url.toLowerCase()) ?? [];
    const [, prefix, shared = url] = /^(taxii|misp):(.*)$/i.exec(url) ?? [];
    const kind = (prefix?.toLowerCase() ?? (zone === null ? "list" : "czds")) as FeedKind;
    const fail = (why: string): never => {
      throw new InvalidParameter(`Cannot use line ${n + 1} of the feeds: ${why}`);
    };
    if (zone === null && !/^https?:$/.test(URL.parse(dated(shared, 0))?.protocol ?? "")) {
      fail("give an http or https URL first, taxii:URL, misp:URL, or czds:ZONE");
    }
    if (kind === "taxii" && !/\/collections\/[^/?#]+\/?$/.test(shared)) {
      fail("give the URL of a collection, which ends with /collections/ID/");
    }
    const feed: ListedFeed = {
      ...{ kind, zone, url, column: null, hours: 24, days: 30 },
      ...prefix === undefined ? { authorization: "" } : withoutPassword(shared),
    };
    for (const option of options) {
      const [, name = "", value = ""] = /^(\w+)=(.+)$/.exec(option) ?? [];
      if (!OPTIONS[kind].includes(`${name}=`) || VALUES[name]?.test(value) !== true) {
        const shown = /^(?:bearer|account)$/.test(name) ? `${name}=…` : JSON.stringify(option.slice(0, 100));
        fail(`${shown} is none of ${OPTIONS[kind]}`);
      }
      if (name === "account" || name === "bearer") feed.authorization = authorizationOf(kind, value);
      else feed[name as "column" | "hours" | "days"] = Number(value);
    }
    if (zone !== null && feed.authorization === "") fail("a zone of CZDS needs account=E-MAIL:PASSWORD");
    return [feed];
  });
  if (feeds.length > MAX_FEEDS) {
    throw new InvalidParameter(`Cannot use ${feeds.length} feeds: give at most ${MAX_FEEDS}`);
  }
  return feeds;
}

/** How a secret is sent: that of a zone is the account by which one signs in. */
export const authorizationOf = (kind: FeedKind, secret: string): string =>
  kind === "czds" || secret === "" ? secret : `Bearer ${secret}`;

/** A URL without user and password, and the field that says them: `fetch` refuses such URLs. */
function withoutPassword(text: string): Pick<ListedFeed, "url" | "authorization"> {
  const url = new URL(text);
  const { username, password } = url;
  url.username = url.password = "";
  const given = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    url: url.href,
    authorization: given === ":" ? "" : `Basic ${Buffer.from(given).toString("base64")}`,
  };
}

/** A URL with the dates of a time. */
export function dated(url: string, now: number): string {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return url.replaceAll("{date}", day(now)).replaceAll("{yesterday}", day(Math.max(0, now - DAY_MS)));
}

/** What a feed is stored under: its URL may hold a token. */
export const feedKey = ({ url }: ListedFeed): string => hashOf(url).slice(0, 32);

/** A feed for people: its host and the last part of its path, without what may be a token. */
export function shownFeed({ kind, url, zone }: ListedFeed): string {
  if (zone !== null) return `CZDS (${zone})`;
  if (kind === "taxii") {
    return `TAXII ${new URL(url).hostname} (${/(?<![^/])([^/]+)\/?$/.exec(url)![1]!.slice(0, 40)})`;
  }
  if (kind === "misp") return `MISP ${new URL(url).hostname}`;
  const { hostname, pathname } = new URL(url.replaceAll(/[{}]/g, ""));
  const last = pathname.split("/").pop()!;
  return last === "" || last.length > 40 ? hostname : `${hostname} (${last})`;
}

/** What is stored of a feed. Times are milliseconds since 1970. */
export interface FeedState {
  /** For people. */
  feed: string;
  /** When it was listed. */
  since: number;
  /** When it was last asked; 0 for never. */
  asked_at: number;
  /** When it last brought a list with other content; null for never. */
  new_at: number | null;
  /** Why the last attempt failed; empty when it did not. */
  failure: string;
  /** Names of its last lists, the newest last, at most 7. */
  names: number[];
  /** ETag of the last list; empty for none. */
  etag: string;
  /** Last-Modified of the last list; empty for none. */
  modified: string;
  /** SHA-256 of the last list. */
  sha256: string;
  /** What of the last list was not read, in a sentence; empty or absent for nothing. */
  left_out?: string;
  /** Where a pull of what a community shares goes on; empty or absent for what comes as a whole. */
  cursor?: string;
  /** Hours after which a list should have been renewed. */
  hours: number;
}

/** How late a renewal may be. */
const FEED_GRACE_MS = 2 * HOUR_MS;
const MAX_LISTS = 7;

/** What one attempt brought. */
export type FeedOutcome =
  | { kind: "failed"; failure: string }
  | { kind: "same" }
  | { kind: "new"; names: number; left_out: string; etag: string; modified: string; sha256: string };

/** The state before the first attempt. */
export function newFeed(feed: string, hours: number, now: number): FeedState {
  return {
    ...{ feed, hours, since: now, asked_at: 0, new_at: null, failure: "", names: [] },
    ...{ etag: "", modified: "", sha256: "" },
  };
}

/** The state after an attempt. */
export function afterAttempt(state: FeedState, outcome: FeedOutcome, now: number): FeedState {
  const next = {
    ...state,
    asked_at: now,
    failure: outcome.kind === "failed" ? outcome.failure.slice(0, 500) : "",
  };
  if (outcome.kind !== "new") return next;
  const { names, left_out, etag, modified, sha256 } = outcome;
  return {
    ...next,
    etag,
    modified,
    sha256,
    left_out: left_out.slice(0, 500),
    new_at: now,
    names: [...state.names, names].slice(-MAX_LISTS),
  };
}

/** How often a feed is asked, milliseconds: each quarter of its period, and each six hours at least. */
export const waitOf = (hours: number): number => Math.min(6, hours / 4) * HOUR_MS;

/** Whether somebody asks for a feed as often as it should be. */
export const isAsked = ({ asked_at, since }: FeedState, hours: number, now: number): boolean =>
  now < (asked_at || since) + 2 * waitOf(hours);

/** What is wrong with a feed, in words; empty when nothing is. */
function feedProblem(state: FeedState, now: number): string {
  const { failure, names, new_at, since, hours, asked_at, cursor = "" } = state;
  if (failure !== "") return failure;
  const patience = hours * HOUR_MS + FEED_GRACE_MS;
  const asked = asked_at || since;
  if (now - asked > patience) return `nobody has asked it since ${minuteOf(asked)}`;
  if (now - (new_at ?? since) > patience) {
    return new_at === null
      ? `it has brought nothing since ${minuteOf(since)}`
      : cursor === ""
      ? `it brings the list of ${minuteOf(new_at)} again`
      : `it has brought nothing new since ${minuteOf(new_at)}`;
  }
  // What is new since the last time may be little.
  if (cursor !== "") return "";
  const last = names.at(-1) ?? 0;
  if (new_at !== null && last === 0) return "its list has no names";
  const before = names.slice(0, -1).toSorted((a, b) => a - b);
  const usual = before[Math.floor(before.length / 2)];
  if (usual !== undefined && last < usual / 2) return `its list has ${last} names, where ${usual} are usual`;
  return "";
}
