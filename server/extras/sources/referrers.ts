/**
 * Hosts that a web server's log names as senders of visitors, the likeliest copies of its pages first. Anybody can send
 * any Referer header: nobody can fill the list, and nothing here says that a host did anything.
 * @module
 */
import { SquatError } from "../../../lib/errors.ts";
import { parseDomain } from "../../../lib/domain.ts";
import { formatIp, parseIp } from "../../../lib/ip.ts";
import type { LoggedRequest } from "./log_line.ts";

/** Hosts that are kept; from twice as many on, the least likely are dropped. */
const MAX_HOSTS = 5_000;
/** Hosts that one address, one network and one registrable domain may bring. */
const MAX_OF_ADDRESS = 20, MAX_OF_NETWORK = 60, MAX_OF_DOMAIN = 20;
/** Addresses, networks and domains of each that are counted; what more of them bring only competes for a place in the list. */
const MAX_SENDERS = 100_000;
/** Networks and files that are told apart for one host. */
const MAX_SIGNS = 8;

/** Files that a page loads by itself, as a copy of one's page does. */
const PART_OF_PAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|woff2?|ttf|otf)$/i;

/** A host that sent visitors or loads files. */
export interface Referrer {
  host: string;
  /** Pages to visit: the first one named, if only that one; without query, which may hold a visitor's data. */
  pages: string[];
  /** Requests that name it. */
  requests: number;
  /** Networks that they came from, at most 8. */
  networks: Set<string>;
  /** Files of pages that it loads, at most 8. */
  files: Set<string>;
}

/** What was left out, by reason. */
export interface LeftOut {
  /** Requests that name more hosts than one address, network or domain may. */
  flood: number;
  /** Hosts that were dropped for likelier ones. */
  dropped: number;
  /** Requests whose referrer is no page of a public host. */
  unusable: number;
}

/** Collects hosts from requests. */
export class Referrers {
  /** What was left out so far. */
  readonly leftOut: LeftOut;
  readonly #isQuiet: (host: string) => boolean;
  readonly #hosts = new Map<string, Referrer>();
  /** How many hosts each of them brought. */
  readonly #ofAddress = new Map<string, number>();
  readonly #ofNetwork = new Map<string, number>();
  readonly #ofDomain = new Map<string, number>();

  /**
   * Makes an empty list.
   *
   * @param isQuiet Whether a host is one's own or known for harmless copies.
   * @param leftOut Counts of what is left out, to be added to. @default none yet
   */
  constructor(isQuiet: (host: string) => boolean, leftOut: LeftOut = { flood: 0, dropped: 0, unusable: 0 }) {
    this.#isQuiet = isQuiet;
    this.leftOut = leftOut;
  }

  /** Adds what a request says. */
  add({ address, path, referrer }: LoggedRequest): void {
    if (referrer === "") return;
    const url = URL.parse(referrer.slice(0, 2_000));
    // A page at a port of its own is not visited by anything here.
    if (url === null || !/^https?:$/.test(url.protocol) || url.port !== "") {
      return void this.leftOut.unusable++;
    }
    const host = url.hostname.replace(/\.$/, "");
    const network = addressNetwork(address);
    const known = this.#hosts.get(host);
    if (known === undefined && this.#isQuiet(host)) return;
    const referrerOf = known ?? this.#begin(host, address, network);
    if (referrerOf === null) return;
    referrerOf.requests++;
    if (referrerOf.networks.size < MAX_SIGNS) referrerOf.networks.add(network);
    const file = path.split("?", 1)[0]!;
    if (referrerOf.files.size < MAX_SIGNS && PART_OF_PAGE.test(file)) {
      referrerOf.files.add(file.slice(0, 200));
    }
    const page = `https://${host}${url.pathname.slice(0, 500)}`;
    // Two are enough: a page that was named, and the front page.
    if (referrerOf.pages.length < 2 && !referrerOf.pages.includes(page)) referrerOf.pages.unshift(page);
    if (this.#hosts.size > 2 * MAX_HOSTS) this.#shrink();
  }

  /** The hosts, the likeliest first. */
  ranked(): Referrer[] {
    this.#shrink();
    return [...this.#hosts.values()].sort((a, b) => likelihood(b) - likelihood(a));
  }

  #begin(host: string, address: string, network: string): Referrer | null {
    let domain;
    try {
      domain = parseDomain(host).registrable;
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      this.leftOut.unusable++;
      return null;
    }
    const limits = [
      [this.#ofAddress, formatted(address), MAX_OF_ADDRESS],
      [this.#ofNetwork, network, MAX_OF_NETWORK],
      [this.#ofDomain, domain, MAX_OF_DOMAIN],
    ] as const;
    if (limits.some(([counts, key, most]) => (counts.get(key) ?? 0) >= most)) {
      this.leftOut.flood++;
      return null;
    }
    for (const [counts, key] of limits) {
      const before = counts.get(key);
      if (before !== undefined || counts.size < MAX_SENDERS) counts.set(key, (before ?? 0) + 1);
    }
    const front = `https://${host}/`;
    const made = { host, pages: [front], requests: 0, networks: new Set<string>(), files: new Set<string>() };
    this.#hosts.set(host, made);
    return made;
  }

  /** Drops the least likely hosts. */
  #shrink(): void {
    if (this.#hosts.size <= MAX_HOSTS) return;
    const ranked = [...this.#hosts.values()].sort((a, b) => likelihood(b) - likelihood(a));
    for (const { host } of ranked.slice(MAX_HOSTS)) this.#hosts.delete(host);
    this.leftOut.dropped += ranked.length - MAX_HOSTS;
  }
}

/** Many networks are harder to forge than many requests; a page that loads files is a page. */
const likelihood = ({ networks, files }: Referrer): number => networks.size + Math.min(3, files.size);

/** The address in one form; some logs have host names in its place. */
function formatted(address: string): string {
  const bytes = parseIp(address);
  return (bytes === null ? null : formatIp(bytes)) ?? address.slice(0, 100);
}

/** The /24 of an address, or its /48 for IPv6. */
function addressNetwork(address: string): string {
  const bytes = parseIp(address);
  return bytes === null ? address.slice(0, 100) : bytes.subarray(0, bytes.length === 4 ? 3 : 6).join(".");
}
