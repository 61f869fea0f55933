/**
 * Names that come in by doors: what a client sends and sees.
 * @module
 */

import type { Certificates } from "../../client/certificate_types.ts";

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
  /** When it last brought a name that was not known; null for never in these days. */
  last_new_at: string | null;
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
  /** Since when the first of them is due; null when none is. */
  due_since: string | null;
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

/** The doors of a service. */
export interface Doors {
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
  /** Where it is; `{date}` and `{yesterday}` become the day, `YYYY-MM-DD`. */
  url: string;
  /** What is there. @default "list" */
  kind?: "list" | "taxii" | "misp";
  /** The column of a table that has the names, from 1. @default what its heading or cells say */
  column?: number;
  /** How often it is renewed, hours. @default 24 */
  hours?: number;
  /** Sent as a bearer token. @default none */
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
  /** When the token was replaced; null for never. */
  rotated_at: string | null;
  /** When the brand's own page last asked for it, as browsers say; null for never. */
  loaded_at: string | null;
  /** Why visitors would not reach the code's address, and what to do; empty when nothing speaks against it. */
  problem: string;
}
