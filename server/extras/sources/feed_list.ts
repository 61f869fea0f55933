/**
 * The lists of names and the communities that an operator has fetched: one a line, with options.
 * @module
 */
import { Buffer } from "node:buffer";
import { hashOf } from "../../auth/keys.ts";
import type { FeedShown } from "./client.ts";
import { DAY_MS } from "../../units/mod.ts";
import { InvalidParameter } from "../../checks.ts";

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
  /** Where the SHA-256 of the file is, in hex at the beginning of a text; null for nowhere. */
  sha256: string | null;
  /** How often it is renewed, hours: a list that brings nothing new for longer has stopped. */
  hours: number;
  /** The Authorization field; empty for none. */
  authorization: string;
  /** How old what a community shares may be at first, days. */
  days: number;
}

const MAX_FEEDS = 200;

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
      ...{ kind, zone, url, column: null, sha256: null, hours: 24, days: 30 },
      ...prefix === undefined ? { authorization: "" } : withoutPassword(shared),
    };
    const isList = kind === "list";
    for (const option of options) {
      const [, name = "", value = ""] = /^(\w+)=(.+)$/.exec(option) ?? [];
      if (isList && name === "column" && /^[1-9]\d?$/.test(value)) feed.column = Number(value);
      else if (isList && name === "sha256" && URL.canParse(dated(value, 0))) feed.sha256 = value;
      else if (name === "hours" && /^[1-9]\d{0,2}$/.test(value)) feed.hours = Number(value);
      else if (prefix !== undefined && name === "days" && /^[1-9]\d{0,3}$/.test(value)) {
        feed.days = Number(value);
      } else if (zone === null && name === "bearer") feed.authorization = `Bearer ${value}`;
      else {
        const known = isList
          ? "column=N, sha256=URL, hours=N, bearer=TOKEN"
          : zone === null
          ? "bearer=TOKEN, days=N, hours=N"
          : "hours=N";
        fail(`${name === "bearer" ? "bearer=…" : JSON.stringify(option.slice(0, 100))} is none of ${known}`);
      }
    }
    return [feed];
  });
  if (feeds.length > MAX_FEEDS) {
    throw new InvalidParameter(`Cannot use ${feeds.length} feeds: give at most ${MAX_FEEDS}`);
  }
  return feeds;
}

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
