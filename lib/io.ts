/**
 * All access to the outside that the library has. `lib/net` implements it; a caller passes its own to use another
 * resolver, a cache or fixtures.
 * @module
 */
import type { Dialer } from "./dial.ts";
import type { NameIndex } from "./ct/index/name_index.ts";
import type { PassiveDNSRecord, PassiveTLSMap, SoaData } from "./model.ts";

export type { SoaData } from "./model.ts";

/** Record types that the library queries. */
export type RecordType = "A" | "AAAA" | "NS" | "MX" | "TXT" | "CNAME" | "SOA" | "DS";

/** One resource record of an answer. Host names are lower case and end with a dot. */
export type DnsRecord =
  | { name: string; type: "A" | "AAAA" | "NS" | "CNAME" | "TXT"; ttl: number; data: string }
  | { name: string; type: "MX"; ttl: number; data: { preference: number; exchange: string } }
  | { name: string; type: "SOA"; ttl: number; data: SoaData };

/** The reply to one query. */
export interface DnsReply {
  /**
   * `NOERROR`, `NXDOMAIN`, `SERVFAIL`, `REFUSED` …; `REFERRAL` from a server that only names others to ask, so is no
   * resolver; `NO_ANSWER` when no valid reply arrived in time.
   */
  rcode: string;
  /** Whether the responding server is an authority for the name (AA bit). */
  authoritative: boolean;
  /** Records of the answer section, in the order received. */
  answers: DnsRecord[];
  /** SOA of the authority section, with its owner name. */
  soa: (SoaData & { zone: string }) | null;
  /** `address:port` of the resolver that answered; empty for `NO_ANSWER`. */
  resolver: string;
  /** Extended DNS errors (RFC 8914) of the reply, in the order received. @default none */
  errors?: readonly ExtendedError[];
  /**
   * Whether a failure (`NO_ANSWER`, `SERVFAIL`, `REFUSED` …) belongs to the name: the resolver answered other queries
   * meanwhile, so a retry would fail too. @default false
   */
  isFinal?: boolean;
}

/** An extended DNS error: why a reply is what it is, RFC 8914. */
export interface ExtendedError {
  /** INFO-CODE: 15 is Blocked, 16 Censored, 17 Filtered. */
  code: number;
  /** EXTRA-TEXT, for people: whatever the resolver wrote, at most 200 characters. */
  text: string;
}

/** Options of one query. */
export interface QueryOptions {
  /** A resolver to avoid, unless it is the only one: for a second opinion. */
  except?: string;
  /** The only resolver to query, as in `resolvers`: to learn how this one answers. */
  only?: string;
  /** Goes to the front of the queue. */
  urgent?: boolean;
  /** Bypasses the cache: to learn whether the resolver responds. */
  fresh?: boolean;
  /**
   * Sets the CD bit, so that a validating resolver returns data that fails DNSSEC validation (RFC 4035 section
   * 3.2.2).
   */
  checkingDisabled?: boolean;
}

/** Queries the configured resolvers. */
export interface Dns {
  /**
   * Resolves with the reply to one question; network failures do not reject.
   *
   * @param name A-label name, with or without a trailing dot.
   * @param type Record type.
   * @param signal Aborts the query; the promise then rejects with the signal's reason.
   * @param options Options of this query.
   */
  query(name: string, type: RecordType, signal?: AbortSignal, options?: QueryOptions): Promise<DnsReply>;
  /** Addresses of the resolvers in use, `address:port`. */
  readonly resolvers: readonly string[];
  /** Why resolvers give no answer at present, by address: those alone of which a cause is known. @default unknown */
  readonly failures?: ReadonlyMap<string, string>;
  /** What to do where no resolver answers, as a clause. @default the advice for a machine on the internet */
  readonly advice?: string;
  /** Addresses of the resolvers that are asked over TCP at present, since datagrams do not serve. @default none */
  readonly overTcp?: readonly string[];
  /**
   * Whether what was said last of a name is disputed: another reply to the same datagram contradicts it. @default no
   *
   * @param name A-label name, as it was asked for. @default any
   */
  isDisputed?(name?: string): boolean;
  /** Closes all sockets. Queries in flight end with `NO_ANSWER`. */
  close(): Promise<void>;
}

/** Network and country of addresses, from tables on disk. */
export interface Geo {
  /** Null when the tables do not list the address. */
  lookup(ip: string): {
    asn: { number: number; organization: string | null } | null;
    country: { continent: string | null; iso_code: string | null } | null;
  } | null;
  /** Name and date of each table, for notices. */
  readonly sources: readonly { name: string; date: string }[];
}

/** Names seen in certificates. */
export interface CertificateNames {
  /** The index to read now; one that grows is a new one. */
  readonly index: () => NameIndex;
}

/** A screenshot of a page. */
export interface Screenshot {
  /** The picture. */
  png: Uint8Array;
  /** URL of the page after all redirects. */
  finalUrl: string;
  /** Status code of that page. */
  status: number;
}

/** How one lookup shares the processor and the questions of a DNS client with what else its process does. */
export interface Pace {
  /** Resolves when the lookup may work for some milliseconds without a pause. */
  slice(): Promise<void>;
  /** Resolves when the study of a name may start. */
  study(): Promise<void>;
  /** Counts an answer that was read. */
  answered(): void;
  /** How many names the lookup may ask for at a time. */
  readonly questions: number;
  /** Takes a share of the questions until `leave`. Idempotent. */
  join(): void;
  /** Gives its share to the others. Idempotent. */
  leave(): void;
}

/** Who loads a page whose scripts are run. */
export interface RenderOptions {
  /** The User-Agent field. @default the browser's own */
  userAgent?: string;
  /** The Referer field of the first request. @default none */
  referrer?: string;
}

/** A page after its scripts ran. */
export interface Rendered {
  /** Its document; what is beyond 2 Mi characters may be missing. */
  html: string;
  /** Its URL after all redirects, those of scripts included. */
  finalUrl: string;
  /** Status code of that page. */
  status: number;
}

/** A browser that takes screenshots, under the rules of the dialer. */
export interface Camera {
  /** What whoever runs it has to know, in a sentence. @default nothing */
  readonly notice?: string | undefined;
  /**
   * Resolves with a screenshot of a page; null when there is no page, or it did not load in time.
   *
   * @param url Absolute http or https URL.
   * @param signal Ends the work; the promise then rejects with the signal's reason.
   * @throws {Error} When the browser cannot be started.
   */
  takeScreenshot(url: string, signal: AbortSignal): Promise<Screenshot | null>;
  /**
   * Resolves with a page after its scripts ran; null when there is none, or it did not load within five seconds.
   * Without it, pages that scripts write stay unclear. @default none
   *
   * @param url Absolute http or https URL.
   * @param signal Ends the work; the promise then rejects with the signal's reason.
   * @throws {Error} When the browser cannot be started.
   */
  renderPage?(url: string, options: RenderOptions, signal: AbortSignal): Promise<Rendered | null>;
  /**
   * Closes the browser. Screenshots in progress resolve with null. Idempotent; a later `takeScreenshot` starts a new
   * browser.
   */
  close(): Promise<void>;
}

/** Where screenshots are stored. */
export interface ScreenshotStore {
  /**
   * Stores a screenshot, replacing an older one of the same name, and resolves with its URL.
   *
   * @param name A-label name of the host in the picture; the store must not trust it to be a file name.
   * @param png The picture.
   */
  put(name: string, png: Uint8Array): Promise<string>;
  /**
   * Whether a squat lookup takes no pictures of parked pages, nor of the original's own page under another name: a browser
   * needs longer for them than everything else for all names together. @default false
   */
  readonly isSparing?: boolean;
}

/** A record of a name that was seen, once or, where it comes from elsewhere, several times. Times are Unix seconds. */
export interface DnsSighting {
  /** A record. */
  kind: "dns";
  /** The name that was queried: A-labels, lower case, no trailing dot. */
  name: string;
  /** Type of the record. */
  rrtype: "A" | "AAAA" | "NS" | "MX" | "TXT" | "CNAME";
  /** As `Dns` returns it: an address, a host that ends with a dot (MX without preference), a text. */
  value: string;
  /** When first. */
  first: number;
  /** When last. */
  last: number;
  /** How often. */
  count: number;
}

/** A certificate that an address showed. Times are Unix seconds. */
export interface TlsSighting {
  /** A certificate. */
  kind: "tls";
  /** The address. */
  ip: string;
  /** SHA-256 of the DER, lower-case hex. */
  certificate: string;
  /** Names in it. */
  subjects: string[];
  /** When first. */
  first: number;
  /** When last. */
  last: number;
  /** How often. */
  count: number;
}

/** Something that was seen. */
export type Sighting = DnsSighting | TlsSighting;

/** The installation's own memory of what it saw. */
export interface History {
  /**
   * Adds sightings: entries for the same record merge into the earliest `first`, the latest `last` and the sum of
   * counts. Each call is atomic.
   */
  record(sightings: readonly Sighting[]): Promise<void>;
  /** Records of a name (A-labels), latest first, at most 1000; an empty array for none. */
  dns(name: string): Promise<PassiveDNSRecord[]>;
  /** Certificates at every address that the name has had, at most 100 an address; an empty object for none. */
  tls(name: string): Promise<PassiveTLSMap>;
}

/** RDAP base URLs by suffix. */
export type RdapServers = ReadonlyMap<string, string>;

/** A WHOIS server and the form of its queries. */
export interface WhoisServer {
  /** Host name. */
  host: string;
  /** The query, `$` standing for the name. */
  query: string;
}

/** WHOIS servers by suffix. */
export type WhoisServers = ReadonlyMap<string, WhoisServer>;

/** A log as lists have it. */
export interface ListedLog {
  /** Name by its operator. */
  description: string;
  /** Who runs it; empty when the list doesn't say. */
  operator: string;
  /** SHA-256 of the key, base64. */
  id: string;
  /** Public key, DER in base64. */
  key: string;
  /** Submission prefix; where an RFC 6962 log is read, and the origin of a tiled one. Ends with a slash. */
  url: string;
  /** Where a tiled log is read; null for RFC 6962 logs. Ends with a slash. */
  monitoring_url: string | null;
  /** Such as `usable`, `readonly`, `retired`; `unknown` when the list doesn't say. */
  state: string;
}

/** Logs by id in base64. */
export type LogList = ReadonlyMap<string, ListedLog>;

/** Registry tables newer than those in the package. */
export interface Tables {
  /** RDAP servers by suffix. @default IANA's of the date in `lib/observe/registry/data/rdap_servers.ts` */
  readonly rdap?: RdapServers;
  /** RDAP servers by prefix of addresses, `198.51.100.0/24`. @default IANA's of `lib/observe/registry/data/rdap_networks.ts` */
  readonly networks?: ReadonlyMap<string, string>;
  /** WHOIS servers by suffix. @default the table of the package */
  readonly whois?: WhoisServers;
  /** When publishers made these tables, RFC 3339, by name of the table. @default unknown */
  readonly dates?: Readonly<Partial<Record<"rdap" | "whois" | "logs", string>>>;
  /** Certificate transparency logs by id. @default the list of the date in `lib/x509/data/log_list.ts` */
  readonly logs?: LogList;
}

/** All access to the outside that the library has. */
export interface Io {
  /** Connections to everything except resolvers; null to allow none. */
  readonly net: Dialer | null;
  /** DNS. */
  readonly dns: Dns;
  /** Geo and ASN tables; null when none is installed. */
  readonly geo: Geo | null;
  /** Names seen in certificates; null when there is no index. */
  readonly ct: CertificateNames | null;
  /** Screenshots of pages; null without a browser, or when none may be used. */
  readonly camera: Camera | null;
  /** Where screenshots are stored; null for none: then no browser is started. */
  readonly screenshots: ScreenshotStore | null;
  /** Earlier sightings; null where none are stored. */
  readonly history: History | null;
  /** Tables to use in place of the package's own. @default none */
  readonly tables?: Tables;
  /** Contact of the operator, a URL or mail address, for the User-Agent. @default none */
  readonly contact?: string;
  /**
   * User-Agent of requests for pages, in place of the product's name and the contact: some sites show other pages to
   * clients that are not browsers. Registries always get the product's name. @default the product's name
   */
  readonly userAgent?: string;
  /**
   * Whether each page is visited a second time, with a browser's User-Agent and a search engine's Referer: a difference
   * shows that the page hides something from crawlers. @default those of look-alikes that have mail servers, match
   * strongly, lead to the original, are built by scripts or are young, and do not ask for a password anyway
   */
  readonly secondLook?: boolean;
  /**
   * Whether to probe the names' mail servers (SMTP up to RCPT TO). Without it, mail facts come from DNS alone.
   * @default false
   */
  readonly mxCheck?: boolean;
  /**
   * Whether registries are queried for names that do not exist in DNS (plan nxdomain): a name may be registered and
   * have no name servers. @default false
   */
  readonly confirmFree?: boolean;
  /** Milliseconds between two queries to one registry. @default 250 */
  readonly registryIntervalMs?: number;
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Resolves after that many milliseconds; with 0, after other pending work; rejects with the signal's reason when it
   * aborts. Lookups yield to other work through it: one that rejects, or is half a minute late, ends them with Error.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * A random number from 0 up to but not including 1.
   *
   * @param purpose What it is for: so one that is seeded can give the same numbers in whatever order the purposes call.
   */
  random(purpose?: string): number;
}
