/**
 * Names that come in by doors: what a client sends and sees.
 * @module
 */
import { segment, type SendJson, withQuery } from "../../client/send.ts";

/** What became of offered names; they add up. */
export interface OfferCounts {
  /** Names that are visited. */
  queued: number;
  /** Names that are known already. */
  seen: number;
  /** Names of the brands themselves, and of services that show anybody's pages. */
  own: number;
  /** Texts that cannot be looked up: no public name, or one with characters that registries do not allow. */
  invalid: number;
  /** Names that were left out, as the door had its number of the day. */
  over_budget: number;
  /** Names that are not visited, as the door brings too many and nothing speaks for them. */
  unlikely: number;
  /** Of all of them, names that imitate a brand as names, and are studied at once. */
  imitating: number;
}

/** A name that cannot be looked up. */
export interface RefusedName {
  /** As it was given. */
  name: string;
  /** Why, in words. */
  reason: string;
}

/** What became of the names of a request. */
export interface OfferedNames extends OfferCounts {
  /** The names that `invalid` counts, in their order; absent for none. */
  refused?: RefusedName[];
}

/** What a visit of a name saw. The last one ends its visits: the watch of the brand knows it from then on. */
export const VISIT_OUTCOMES = [
  /** No address. */
  "no_dns",
  /** An address, and no page. */
  "no_page",
  /** No answer in time. */
  "failed",
  /** A page that imitates nobody. */
  "other",
  /** A page that says the name is for sale, or shows advertisements in place of a site. */
  "parked",
  /** A page that imitates a brand and does not lead to it, named where anybody can name any host. */
  "unconnected",
  /** A page that imitates a brand: the brand's watch has it. */
  "imitates",
] as const;
/** One of them. */
export type VisitOutcome = typeof VISIT_OUTCOMES[number];

/** What a door brought in the last seven days, and what of it was looked at. Times are RFC 3339. */
export interface DoorState extends Omit<OfferCounts, "imitating"> {
  /** Its name. */
  door: string;
  /** What it is, for people. */
  title: string;
  /** `ok`; `late`: visits are due for an hour; `over_budget`: names were left out today; `unused`: it brought nothing. */
  state: "ok" | "late" | "over_budget" | "unused";
  /** When it last brought a name; null for never in these days. */
  last_at: string | null;
  /** Names that it brought. */
  offered: number;
  /** The same by day, UTC, for 30 days: the last is today. */
  days: number[];
  /** Visits that were made. */
  visited: number;
  /** Names whose page imitates a brand: `visits.imitates`. */
  found: number;
  /** Names that nobody looked at: `over_budget`, `unlikely` and `invalid`. */
  not_looked_at: number;
  /** What is wrong, in words; empty when nothing is. */
  problem: string;
  /** What to do about it, or how to begin where it brought nothing; empty otherwise. */
  advice: string;
  /** Visits by what they saw. */
  visits: Record<VisitOutcome, number>;
  /** Names with a visit to come. */
  waiting: number;
  /** Names whose visit is due and was not made yet. */
  due: number;
}

/** Who says that a list is fetched: the operator's file, an admin on the page, or the command line. */
export type FeedManager = "file" | "page" | "command";

/** A list, zone or collection that the service fetches. Times are RFC 3339. */
export interface FeedShown {
  /** By which it is changed and removed. */
  key: string;
  /** Who says that it is fetched: what the file names is changed there. */
  managed: FeedManager;
  /** What it is: a list by URL, a zone of CZDS, a collection of TAXII 2.1, a feed of MISP. */
  kind: "list" | "czds" | "taxii" | "misp";
  /** How often it is renewed, hours. */
  hours: number;
  /** The column of a table that has the names, from 1; null for what its heading or cells say. */
  column: number | null;
  /** Whether a secret is sent with the request. It is never shown. */
  has_secret: boolean;
  /** Its host, and the last part of its path. */
  feed: string;
  /** What is wrong with it; empty when nothing is. */
  problem: string;
  /** When it was last asked; null for never. */
  asked_at: string | null;
  /** When it last brought another list; null for never. */
  new_at: string | null;
  /** Names of its last lists, the newest last. */
  names: number[];
}

/** From which probability on pages that sources bring alarm, and what each choice would have brought. */
export interface AlarmState {
  /** The least probability of a page that alarms. */
  from: number;
  /** What can be chosen, the laxest first. */
  choices: AlarmChoice[];
}

/** A choice. */
export interface AlarmChoice {
  /** The least probability of a page that alarms. */
  from: number;
  /** Alarms that it would have brought in the last seven days. */
  last_week: number;
  /** The same by brand. */
  brands: Record<string, number>;
}

/** The doors of a service. */
export interface Doors {
  /** Which pages alarm the caller. */
  alarms: AlarmState;
  /** What people have to know of them: `2 of 3 feeds brought a list; …`; empty without feeds and late doors. */
  text: string;
  /** When that was. */
  at: string;
  /** Whether every door is up to date. */
  ok: boolean;
  /** Names of all doors that nobody looked at, in the last seven days. */
  not_looked_at: number;
  /** What each door brought. */
  doors: DoorState[];
  /** Names of certificates that the service follows itself; null where others watch brands too. */
  certificates: Certificates | null;
  /** What is fetched, those with a problem first; empty where other owners watch brands too: it is the operator's. */
  feeds: FeedShown[];
}

/** What is asked for of a list. */
export interface FeedEntry {
  /** Where it is; `{date}` and `{yesterday}` become the day, `YYYY-MM-DD`. Of a zone `czds:com`. */
  url: string;
  /** What is there. @default "list" */
  kind?: FeedShown["kind"];
  /** The column of a table that has the names, from 1. @default what its heading or cells say */
  column?: number;
  /** How often it is renewed, hours. @default 24 */
  hours?: number;
  /** Sent as a bearer token; of a zone, the account: `e-mail:password`. @default none */
  secret?: string;
}

/** What a first look at a list saw. */
export interface FeedTrial {
  /** How it is called: its host, and the last part of its path. */
  feed: string;
  /** How it is written: `table`, `lines`, `JSON`, with how it is packed, or `TAXII 2.1`, `MISP`. */
  format: string;
  /** The cells of a table's first row; empty for none. */
  columns: string[];
  /** Its first names, at most ten. */
  names: string[];
  /** What was not read, in a sentence; empty for nothing. */
  left_out: string;
}

/** What a brand places on its own pages, so that copies report themselves. Times are RFC 3339. */
export interface CanaryAnswer {
  /** The picture's address. */
  url: string;
  /** A script, which also names the path of a copy. */
  script: string;
  /** A rule of a style sheet, for pages without scripts. */
  css: string;
  /** A picture, for pages with neither. */
  html: string;
  /** What a Content-Security-Policy has to allow. */
  csp: string;
  /** When the brand's own page last asked for it, as browsers say; null for never. */
  loaded_at: string | null;
  /** Why visitors would not reach the code's address, and what to do; empty when nothing speaks against it. */
  problem: string;
}

/** Which logs are read: all, the names of those that offer them, or one in so many. */
export type CertificateChoice = "all" | "names" | "share";

/** How the service follows logs. */
export interface CertificateSettings {
  /** Whether it follows them. */
  is_on: boolean;
  /** Which logs. */
  choice: CertificateChoice;
  /** With `share`, one log in so many is read. */
  of: number;
}

/** What a choice takes and brings in a day, at the figures of `source`. */
export interface CertificateBudget {
  /** Which logs. */
  choice: CertificateChoice;
  /** What it is, for people. */
  title: string;
  /** Requests a day. */
  requests: number;
  /** Bytes a day, before packing. */
  bytes: number;
  /** Names a day. */
  names: number;
  /** Bytes by which the store grows in a day at most: names that resemble a brand wait there, others take nothing. */
  disk: number;
  /** What it would miss, in a sentence. */
  misses: string;
}

/** A log that is followed. Times are RFC 3339. */
export interface FollowedLog {
  /** Its name. */
  log: string;
  /** Entries that were read. */
  read: number;
  /** Entries that wait. */
  behind: number;
  /** When it last answered; null for never. */
  at: string | null;
  /** What is wrong; empty when nothing is. */
  problem: string;
}

/** The state of certificates. */
export interface Certificates extends CertificateSettings {
  /** `off`, `follows`, `starts` (no log has answered yet), `failing`: no log is read. */
  state: "off" | "starts" | "follows" | "failing";
  /** In a sentence. */
  text: string;
  /** Logs that are followed, those with a problem first. */
  logs: FollowedLog[];
  /** Why logs of today may be missing among them; empty where nothing speaks for it. */
  problem: string;
  /** Times of which no name was read, the newest first: `2026-11-24T06:00Z to 2026-11-26T08:10Z`. */
  gaps: string[];
  /** What each choice takes; with `share`, for all logs, to be divided. */
  budgets: CertificateBudget[];
  /** Where the number of entries a day comes from, and what of it is extrapolated. */
  source: string;
}

/** Names from elsewhere; the key needs the scope `watch`. */
export interface SourceClient {
  /** Has names looked at, whatever they look like: those whose page or name imitates a watched brand become events. */
  offer(names: readonly string[]): Promise<OfferedNames>;
  /** Has hosts looked at that lines of a web server's log name as senders of visitors: at most 500,000 characters. */
  readLog(lines: string): Promise<OfferCounts>;
  /** What each door brought, and what of it was looked at. */
  doors(signal?: AbortSignal): Promise<Doors>;
  /** What the brand places on its pages; `base` is the origin that visitors reach. */
  canary(id: string, base?: string): Promise<CanaryAnswer>;
  /** Has pages that sources bring alarm from a probability on. */
  chooseAlarms(from: number): Promise<void>;
  /** Has the service follow certificate logs, or end that. */
  switchCertificates(settings: CertificateSettings): Promise<void>;
  /** Looks at a list once; nothing is stored. */
  tryList(list: FeedEntry): Promise<FeedTrial>;
  /** Has a list fetched from now on. */
  addList(list: FeedEntry): Promise<void>;
  /** Changes a list by its key; an empty secret ends it. */
  changeList(key: string, change: Omit<FeedEntry, "url" | "kind">): Promise<void>;
  /** Has a list fetched no more. */
  removeList(key: string): Promise<void>;
}

/** Returns the methods over the way to send JSON. */
export function sourceClient(send: SendJson): SourceClient {
  const one = async <T>(answer: Promise<unknown>) => await answer as T;
  return {
    offer: (names) => one(send("POST", "/v1/sources/names", { body: { names } })),
    readLog: (lines) => one(send("POST", "/v1/sources/log", { body: { lines } })),
    doors: (signal) => one(send("GET", "/v1/sources", { signal })),
    canary: (id, base = "") =>
      one(send("GET", withQuery(`/v1/watch/brands/${segment(id)}/canary`, base === "" ? {} : { base }))),
    chooseAlarms: async (from) => void await send("PUT", "/v1/sources/alarms", { body: { from } }),
    switchCertificates: async (body) => void await send("PUT", "/v1/sources/certificates", { body }),
    tryList: (body) => one(send("POST", "/v1/sources/lists/trial", { body })),
    addList: async (body) => void await send("POST", "/v1/sources/lists", { body }),
    changeList: async (key, body) => void await send("PUT", `/v1/sources/lists/${segment(key)}`, { body }),
    removeList: async (key) => void await send("DELETE", `/v1/sources/lists/${segment(key)}`),
  };
}
