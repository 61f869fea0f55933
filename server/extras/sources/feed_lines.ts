/**
 * What is fetched, as it is written: one a line, with options behind its URL.
 * @module
 */
import { InvalidParameter } from "../../checks.ts";
import { hashOf } from "../../auth/keys.ts";
import { DAY_MS } from "../../units/mod.ts";
import type { FeedShown } from "./client.ts";
import { ACCOUNT } from "./czds.ts";
import { Buffer } from "node:buffer";

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
        // What is misspelt, or split by a space, may be a secret.
        const shown = /^(?:column|hours|days)$/.test(name)
          ? JSON.stringify(option.slice(0, 100))
          : `${name}=…`;
        fail(`${name === "" ? "a word without =" : shown} is none of ${OPTIONS[kind]}`);
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
