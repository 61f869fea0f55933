/**
 * Every power the library may use. The default is `lib/net`; a host passes its own to use another resolver,
 * a cache or a world made of fixtures.
 * @module
 */
import type { NameIndex } from "./ct/mod.ts";
import type { Dialer } from "./dial.ts";
import type { PassiveDNSRecord, PassiveTLSMap } from "./model.ts";
import type { RdapServers, WhoisServers } from "./observe/registry/tables.ts";
import type { LogList } from "./x509/log_list.ts";

/** Record types that the library asks for. */
export type RecordType = "A" | "AAAA" | "NS" | "MX" | "TXT" | "CNAME" | "SOA" | "DS";

/** One resource record of an answer. Host names are lower case and end with a dot. */
export type DnsRecord =
  | { name: string; type: "A" | "AAAA" | "NS" | "CNAME" | "TXT"; ttl: number; data: string }
  | { name: string; type: "MX"; ttl: number; data: { preference: number; exchange: string } }
  | { name: string; type: "SOA"; ttl: number; data: SoaData };

/** RFC 1035 section 3.3.13. */
export interface SoaData {
  /** Primary name server. */
  mname: string;
  /** Mailbox of the person responsible. */
  rname: string;
  /** Version of the zone. */
  serial: number;
  /** Seconds. */
  refresh: number;
  /** Seconds. */
  retry: number;
  /** Seconds. */
  expire: number;
  /** Seconds; how long a negative answer may be cached (RFC 2308). */
  minimum: number;
}

/** One reply to one question. */
export interface DnsReply {
  /** `NOERROR`, `NXDOMAIN`, `SERVFAIL`, `REFUSED` … or `NO_ANSWER` when nothing valid came before the deadline. */
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
   * Whether a failure (`NO_ANSWER`, `SERVFAIL`, `REFUSED` …) is the name's own: the resolver answered other questions
   * meanwhile, so that asking again would bring the same. @default false
   */
  isFinal?: boolean;
  /** The message as received, where the question asked for it (`QueryOptions.wire`). @default not there */
  wire?: Uint8Array;
}

/** An extended DNS error: why a reply is what it is, RFC 8914. */
export interface ExtendedError {
  /** INFO-CODE: 15 is Blocked, 16 Censored, 17 Filtered. */
  code: number;
  /** EXTRA-TEXT, for people: whatever the resolver wrote, at most 200 characters. */
  text: string;
}

/** How a question differs from others. */
export interface QueryOptions {
  /** A resolver to avoid, unless there is no other: for a second opinion. */
  except?: string;
  /** The only resolver to query, as in `resolvers`: to learn how this one answers. */
  only?: string;
  /** Goes before the others that wait: somebody waits for the rest of an answer. */
  urgent?: boolean;
  /** Is asked now, even where an answer of a while ago is known: to learn whether the resolver is there. */
  fresh?: boolean;
  /** Asks a resolver that validates for what it has, signed well or not: the CD bit, RFC 4035 section 3.2.2. */
  checkingDisabled?: boolean;
  /** Whether the reply brings its bytes along: for recordings. */
  wire?: boolean;
}

/** Asks the configured resolvers. */
export interface Dns {
  /**
   * Resolves with the reply to one question; never rejects for what the network does.
   *
   * @param name A-label name, with or without a trailing dot.
   * @param type Record type.
   * @param signal Aborts the question; the promise then rejects with the signal's reason.
   * @param options How this question differs from others.
   */
  query(name: string, type: RecordType, signal?: AbortSignal, options?: QueryOptions): Promise<DnsReply>;
  /** Addresses of the resolvers in use, `address:port`. */
  readonly resolvers: readonly string[];
  /** Releases all sockets. Questions under way end with `NO_ANSWER`. */
  close(): Promise<void>;
}

/** Network and country of addresses, from tables on disk. */
export interface Geo {
  /** Null when the tables know nothing of the address. */
  lookup(ip: string): {
    asn: { number: number; organization: string | null } | null;
    country: { continent: string | null; iso_code: string | null } | null;
  } | null;
  /** Name and date of each table, for notices. */
  readonly sources: readonly { name: string; date: string }[];
}

/** Names seen in certificates. */
export interface CertificateNames {
  /** The index as it is now; what was returned before does not change. */
  index(): NameIndex;
}

/** A picture of a page, and where it was taken. */
export interface Screenshot {
  /** The picture. */
  png: Uint8Array;
  /** Where the browser ended up. */
  finalUrl: string;
  /** Status code of the document there. */
  status: number;
}

/** A browser that takes pictures of pages, under the rules of the dialer. */
export interface Camera {
  /**
   * Resolves with a picture of what a visitor sees; null when there is no page, or it came too late.
   *
   * @param url Absolute http or https URL.
   * @param signal Ends the work; the promise then rejects with the signal's reason.
   * @throws {Error} When the browser cannot be started.
   */
  takeScreenshot(url: string, signal: AbortSignal): Promise<Screenshot | null>;
  /** Ends the browser. Pictures under way come to null. Harmless when repeated; a later `takeScreenshot` starts anew. */
  close(): Promise<void>;
}

/** Where screenshots are stored. */
export interface ScreenshotStore {
  /**
   * Keeps a picture, in place of an older one of the same name, and resolves with its URL.
   *
   * @param name A-label name of the host in the picture; the store must not trust it to be a file name.
   * @param png The picture.
   */
  put(name: string, png: Uint8Array): Promise<string>;
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
  /** Adds what was seen: the earliest first time, the latest last time and the sum of counts remain. Atomic a call. */
  record(sightings: readonly Sighting[]): Promise<void>;
  /**
   * Records of a name (A-labels), latest first, at most 1000; none is an empty array.
   *
   * @param name The name.
   * @param signal Ends it, where a source is queried; the promise then rejects with the signal's reason.
   */
  dns(name: string, signal?: AbortSignal): Promise<PassiveDNSRecord[]>;
  /** Certificates at the addresses that the name ever had, at most 100 an address; none is an empty object. */
  tls(name: string): Promise<PassiveTLSMap>;
  /** Host of the source that is queried for each name too. @default no source is queried */
  readonly source?: string;
}

/** Tables that change in the world: newer than the package's own. */
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

/** Every power the library may use. */
export interface Io {
  /** Connections to everything that is not a resolver; null where no packet may go to strangers. */
  readonly net: Dialer | null;
  /** DNS. */
  readonly dns: Dns;
  /** Geo and ASN tables; null when none is installed. */
  readonly geo: Geo | null;
  /** Names seen in certificates; null when there is no index. */
  readonly ct: CertificateNames | null;
  /** Pictures of pages; null where there is no browser, or none may be used. */
  readonly camera: Camera | null;
  /** Where screenshots are stored; null for none: then no browser is started. */
  readonly screenshots: ScreenshotStore | null;
  /** What was seen before; null where nothing is remembered. */
  readonly history: History | null;
  /** Tables to use in place of the package's own. @default none */
  readonly tables?: Tables;
  /** Contact of the operator, a URL or mail address, for the User-Agent. @default none */
  readonly contact?: string;
  /**
   * User-Agent of requests for pages, in place of the product's name and the contact: some sites show another page to
   * clients that are not browsers. Registries get the product's name all the same. @default the product's name
   */
  readonly userAgent?: string;
  /**
   * Whether each page is visited a second time, with a browser's User-Agent and a search engine's Referer: a difference
   * shows that the page hides something from crawlers. @default false
   */
  readonly secondLook?: boolean;
  /**
   * Whether to ask mail servers of the names if they accept mail (SMTP up to RCPT TO). Without it, mail facts
   * come from DNS alone. @default false
   */
  readonly mxCheck?: boolean;
  /**
   * Whether registries are asked about the names that DNS denies (plan nxdomain): a name may be registered and have no
   * name servers. @default false
   */
  readonly confirmFree?: boolean;
  /** Milliseconds between two questions to one registry. @default 250 */
  readonly registryIntervalMs?: number;
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Resolves after that many milliseconds; with 0, once other work has run; rejects with the signal's reason
   * when it aborts. A lookup pauses this way between its slices: a sleep that never resolves stops it for ever.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * A number from 0 up to but not including 1, from a good source.
   *
   * @param purpose What it is for: a replay gives the nth number of a purpose again, whatever happens in between.
   */
  random(purpose?: string): number;
}
