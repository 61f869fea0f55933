/**
 * A web server's log: its lines, the hosts that it names as senders of visitors, the likeliest copies first, and their way to
 * the service. Anybody can send any Referer header: nobody can fill the list, and nothing here says that a host did anything.
 * @module
 */
import { InvalidParameter } from "../../checks.ts";
import { readDomain } from "../../../lib/domain.ts";
import { networkOf } from "../../../lib/net/address.ts";
import type { OfferCounts } from "../../client.ts";
import type { OwnerBrands } from "./brands.ts";
import type { DoorName } from "./data/doors.ts";
import { noCounts, type OfferedName, offerNames, type OfferParts } from "./offer.ts";
import { DAY_MS } from "../../units/mod.ts";

/** Hosts that are kept; from twice as many on, the least likely are dropped. */
const MAX_HOSTS = 5_000;
/** Hosts that one network and one registrable domain may bring. */
const MAX_OF_NETWORK = 60, MAX_OF_DOMAIN = 20;
/** Networks and domains of each that are counted; what more of them bring only competes for a place in the list. */
const MAX_SENDERS = 100_000;
/** Networks and files that are told apart for one host. */
const MAX_SIGNS = 8;

/** Files that a page loads by itself, as a copy of one's page does. */
const PART_OF_PAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|woff2?|ttf|otf)$/i;

/** A host that sent visitors or loads files. */
export interface Referrer {
  host: string;
  /** The page to visit: the first one named that is not the front page; without query, which may hold a visitor's data. */
  page: string;
  /** Networks that they came from, at most 8. */
  networks: Set<string>;
  /** Files of pages that it loads, at most 8. */
  files: Set<string>;
}

/** Collects hosts from requests. */
export class Referrers {
  /** Requests that name more hosts than one network or domain may, and hosts that were dropped for likelier ones. */
  unlikely = 0;
  /** Referrers that are no page of a public host, each once: apps send theirs with every request. */
  invalid = 0;
  readonly #isQuiet: (host: string) => boolean;
  readonly #hosts = new Map<string, Referrer>();
  readonly #odd = new Set<string>();
  /** How many hosts each of them brought. */
  readonly #ofNetwork = new Map<string, number>();
  readonly #ofDomain = new Map<string, number>();

  /** @param isQuiet Whether a host is one's own or known for harmless copies. */
  constructor(isQuiet: (host: string) => boolean) {
    this.#isQuiet = isQuiet;
  }

  /** Adds what a request says. */
  add({ address, path, referrer }: LoggedRequest): void {
    if (referrer === "") return;
    const url = URL.parse(referrer.slice(0, 2_000));
    if (url === null) return this.#leaveOut(referrer.slice(0, 200));
    if (!/^https?:$/.test(url.protocol)) return this.#leaveOut(`${url.protocol}//${url.host}`);
    const host = url.hostname.replace(/\.$/, "");
    const network = networkOf(address.slice(0, 100));
    const known = this.#hosts.get(host);
    if (known === undefined && this.#isQuiet(host)) return;
    // A page at a port of its own is not visited by anything here.
    if (url.port !== "") return this.#leaveOut(url.host);
    const referrerOf = known ?? this.#begin(host, network);
    if (referrerOf === null) return;
    if (referrerOf.networks.size < MAX_SIGNS) referrerOf.networks.add(network);
    const file = path.split("?", 1)[0]!;
    if (referrerOf.files.size < MAX_SIGNS && PART_OF_PAGE.test(file)) {
      referrerOf.files.add(file.slice(0, 200));
    }
    if (referrerOf.page === frontOf(host)) referrerOf.page = `https://${host}${url.pathname.slice(0, 500)}`;
    if (this.#hosts.size > 2 * MAX_HOSTS) this.#shrink();
  }

  /** The hosts, the likeliest first. */
  ranked(): Referrer[] {
    this.#shrink();
    return [...this.#hosts.values()].sort((a, b) => likelihood(b) - likelihood(a));
  }

  #begin(host: string, network: string): Referrer | null {
    const domain = readDomain(host)?.registrable;
    if (domain === undefined) {
      this.#leaveOut(host);
      return null;
    }
    const limits = [
      [this.#ofNetwork, network, MAX_OF_NETWORK],
      [this.#ofDomain, domain, MAX_OF_DOMAIN],
    ] as const;
    if (limits.some(([counts, key, most]) => (counts.get(key) ?? 0) >= most)) {
      this.unlikely++;
      return null;
    }
    for (const [counts, key] of limits) {
      const before = counts.get(key);
      if (before !== undefined || counts.size < MAX_SENDERS) counts.set(key, (before ?? 0) + 1);
    }
    const made = { host, page: frontOf(host), networks: new Set<string>(), files: new Set<string>() };
    this.#hosts.set(host, made);
    return made;
  }

  /** Counts a referrer; above the number of hosts each of its requests. */
  #leaveOut(referrer: string): void {
    if (this.#odd.has(referrer)) return;
    if (this.#odd.size < MAX_HOSTS) this.#odd.add(referrer);
    this.invalid++;
  }

  /** Drops the least likely hosts. */
  #shrink(): void {
    if (this.#hosts.size <= MAX_HOSTS) return;
    const ranked = [...this.#hosts.values()].sort((a, b) => likelihood(b) - likelihood(a));
    for (const { host } of ranked.slice(MAX_HOSTS)) this.#hosts.delete(host);
    this.unlikely += ranked.length - MAX_HOSTS;
  }
}

const frontOf = (host: string): string => `https://${host}/`;

/** Many networks are harder to forge than many requests; a page that loads files is a page. */
const likelihood = ({ networks, files }: Referrer): number => networks.size + Math.min(3, files.size);

/** What a line says of its request. */
export interface LoggedRequest {
  /** Address of the client. */
  address: string;
  /** Path that was asked for. */
  path: string;
  /** The Referer header as logged; "" for none. */
  referrer: string;
}

/** Characters of a line that are read: longer ones are of no log. */
export const MAX_LINE: number = 64 * 1024;

/** Where a JSON log has each part: nginx's usual names, Caddy, Traefik. */
const ADDRESSES = ["client_ip", "remote_ip", "remote_addr", "ClientHost", "clientip", "ip"];
const PATHS = ["uri", "request_uri", "RequestPath", "path", "request"];
const REFERRERS = ["http_referer", "http_referrer", "referer", "referrer", "request_Referer"];

/** The request of a line; null for a blank line, undefined where the format is not known. */
export function requestOf(line: string): LoggedRequest | null | undefined {
  if (line.length > MAX_LINE) return undefined;
  if (line.trim() === "") return null;
  return line.startsWith("{") ? jsonRequest(line) : quotedRequest(line);
}

/**
 * The request and the page that sent the client, in quotes; what is between has none. A quote inside is `\"` or `\x22`. Every
 * character fits one alternative, so that time grows only with the length.
 */
const QUOTED = /^"((?:[^"\\]|\\.)*)"[^"]*"((?:[^"\\]|\\.)*)"/;

/** Combined format of Apache and nginx, also with a host before it or more behind it. */
function quotedRequest(line: string): LoggedRequest | undefined {
  const open = line.indexOf("[");
  const close = line.indexOf("] ", open);
  if (open < 1 || close < 0) return undefined;
  const [first = "", second = ""] = line.slice(0, open).split(" ", 2);
  const [request, referrer] = QUOTED.exec(line.slice(close + 2))?.slice(1)
    .map((part) => part.replace(/\\(["\\])/g, "$1")) ?? [];
  if (request === undefined || referrer === undefined) return undefined;
  // Before the address there may be the name of the virtual host.
  const address = isAddress(first) || !isAddress(second) ? first : second;
  return { address, path: request.split(" ")[1] ?? "", referrer: unlessDash(referrer) };
}

const isAddress = (text: string): boolean => /^[0-9.]{7,15}$|^[0-9a-f:.]{2,45}$/i.test(text);

function jsonRequest(line: string): LoggedRequest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const outer = value as Record<string, unknown>;
  const inner = typeof outer["request"] === "object"
    ? outer["request"] as Record<string, unknown> | null
    : null;
  const headers = Object.entries(inner?.["headers"] ?? {});
  const sent = headers.find(([name]) => name.toLowerCase() === "referer")?.[1] as unknown;
  const first = (names: readonly string[]): string => {
    for (const part of [inner ?? {}, outer]) {
      for (const name of names) if (typeof part[name] === "string") return part[name];
    }
    return "";
  };
  const address = first(ADDRESSES);
  if (address === "") return undefined;
  const path = first(PATHS);
  const header: unknown = Array.isArray(sent) ? sent[0] : sent;
  const referrer = typeof header === "string" ? header : first(REFERRERS);
  return { address, path: path.includes(" ") ? path.split(" ")[1]! : path, referrer: unlessDash(referrer) };
}

/** Logs write `-` for a header that was not sent. */
const unlessDash = (value: string): string => value === "-" ? "" : value;

/** Hosts of a day without any sign but a header that anybody can send. */
const MAX_UNLIKELY = 1_000;

/** Why nothing of a log can be read. */
export const NO_LOG =
  "No line has an address and a referrer: give a log in the combined format of Apache and nginx, or one " +
  "JSON object a line";

/** Collects what requests name in a day. */
export type LogDoor = ReturnType<typeof logDoor>;

/**
 * Collects what requests name in a day, and offers it.
 *
 * @param isQuiet Whether a host is one's own or known for harmless copies.
 * @param of The door, and whose brands its names are compared with.
 * @param reason Why a host is named. @default by what the log says of it
 */
export function logDoor(
  parts: OfferParts,
  isQuiet: (host: string) => boolean,
  of: { owner: string; door: DoorName },
  reason: string | null = null,
) {
  const { store, now } = parts;
  let referrers = new Referrers(isQuiet);
  /** Hosts that were offered, and those without a sign that were left out. */
  const offered = new Set<string>(), leftOut = new Set<string>();
  let unlikely = 0, day = -1;
  return {
    /** Adds what a request says. */
    add(request: LoggedRequest): void {
      const today = Math.floor(now() / DAY_MS);
      if (today !== day) {
        const { unlikely: dropped, invalid } = referrers;
        referrers = Object.assign(new Referrers(isQuiet), { unlikely: dropped, invalid });
        offered.clear();
        leftOut.clear();
        [day, unlikely] = [today, 0];
      }
      referrers.add(request);
    },
    /** Offers the hosts that came since the last time. Returns what became of them, and of requests that were left out. */
    async flush(): Promise<OfferCounts> {
      const names: OfferedName[] = [], left = noCounts();
      for (const referrer of referrers.ranked()) {
        const { host, page } = referrer;
        if (offered.has(host)) continue;
        if (!isLikely(referrer)) {
          // It may get a sign yet: it is not settled by being left out.
          if (unlikely >= MAX_UNLIKELY) {
            if (!leftOut.has(host)) left.unlikely++;
            leftOut.add(host);
            continue;
          }
          unlikely++;
        }
        offered.add(host);
        names.push({ name: page, reason: reason ?? referrerReason(referrer) });
      }
      left.unlikely += referrers.unlikely;
      left.invalid += referrers.invalid;
      referrers.unlikely = referrers.invalid = 0;
      await store.count(of, { unlikely: left.unlikely, invalid: left.invalid }, now());
      return names.length === 0 ? left : sumOf(left, await offerNames(parts, of, names));
    },
  };
}

/** Counts that are added up. */
export function sumOf(one: OfferCounts, other: OfferCounts): OfferCounts {
  const sum = { ...one };
  for (const key of Object.keys(other) as (keyof OfferCounts)[]) sum[key] += other[key];
  return sum;
}

/** Owners whose logs of a day are remembered: the latest. */
const MAX_OWNERS = 16;

/**
 * Logs that owners give in pieces: the bounds of a day hold for all pieces together. The function takes in the hosts that
 * lines of an owner's log name, and throws a SquatError `invalid_parameter` where no line can be read.
 */
export function ownerLogs(parts: OfferParts): (owner: string, text: string) => Promise<OfferCounts> {
  // What was asked last stands last; what is quiet is that of the brands as they are now.
  const doors = new Map<string, { door: LogDoor; own: OwnerBrands }>();
  return async (owner, text) => {
    const [own] = await parts.brands.of(owner);
    if (own === undefined) {
      throw new InvalidParameter("Cannot compare pages with nothing: watch a brand first");
    }
    const requests = text.split("\n").map(requestOf).filter((each) => each != null);
    if (requests.length === 0) throw new InvalidParameter(NO_LOG);
    const isQuiet = (host: string) => doors.get(owner)?.own.isQuiet(host) ?? true;
    const { door } = doors.get(owner) ?? { door: logDoor(parts, isQuiet, { owner, door: "web_log" }) };
    doors.delete(owner);
    doors.set(owner, { door, own });
    if (doors.size > MAX_OWNERS) doors.delete(doors.keys().next().value!);
    for (const request of requests) door.add(request);
    return await door.flush();
  };
}

/** Whether more than one header says that a host has visitors or files of the brand. */
const isLikely = ({ networks, files }: Referrer): boolean => networks.size > 1 || files.size > 0;

function referrerReason({ networks, files }: Referrer): string {
  const loads = files.size > 0 ? ", loads files of your pages" : "";
  return `named in your web server's log by visitors of ${
    networks.size > 1 ? "several networks" : "one network"
  }${loads}`;
}
