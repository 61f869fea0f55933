import type { Audience } from "../../ops/op.ts";
import type { Observed } from "../observations.ts";

/** One kind of host that observations contact. */
export interface ContactFacts {
  /** Class of the hosts. */
  readonly audience: Audience;
  /** Which hosts these are, in words. */
  readonly hosts: string;
  /** The purpose, in words. */
  readonly what: string;
  /** Maximum number of queries (DNS) or connections (all else) for one name. */
  readonly atMost: number;
  /** Whether host names are resolved before the connection. @default false */
  readonly resolves?: boolean;
}

/**
 * Whom observations contact and how often at most. The bounds are those of `observe/web` (visit, icon), `observe/mail`,
 * `observe/registry` and `net/relay.ts`, which is that of a browser on a page; a usual lookup
 * stays far below.
 */
export const CONTACT_FACTS = {
  records: {
    audience: "resolvers",
    hosts: "the configured resolvers",
    what: "the name's records (A, AAAA, NS, MX, TXT)",
    atMost: 5,
  },
  secondOpinion: { audience: "resolvers", hosts: "the configured resolvers", what: "a second opinion (A)", atMost: 1 },
  rdap: {
    audience: "registries",
    hosts: "RDAP servers of registries and registrars",
    what: "registration (HTTPS)",
    atMost: 8,
    resolves: true,
  },
  confirmation: {
    audience: "registries",
    hosts: "RDAP and WHOIS servers of registries",
    what: "is the name free (RDAP, WHOIS)",
    atMost: 9,
    resolves: true,
  },
  whois: {
    audience: "registries",
    hosts: "WHOIS servers of registries",
    what: "registration (WHOIS)",
    atMost: 1,
    resolves: true,
  },
  web: {
    audience: "candidates",
    hosts: "the names' web servers and where they lead",
    what: "pages, certificates (HTTP, TLS)",
    // 21 answers by https, and by http where browsers refuse the certificate; the icon, second connections for HTTP/2,
    // and attempts at a silent name before its `www.`.
    atMost: 49,
    resolves: true,
  },
  pictures: { audience: "candidates", hosts: "servers of what the names' pages load", atMost: 256, what: "pictures of pages (a browser)" },
  scripts: { audience: "candidates", hosts: "servers of what the names' pages load", atMost: 256, what: "pages that scripts build (a browser)" },
  mail: {
    audience: "candidates",
    hosts: "the names' mail servers",
    what: "does it accept mail (SMTP)",
    atMost: 6,
    resolves: true,
  },
  brandWeb: {
    audience: "candidates",
    hosts: "the original's web server",
    what: "its page and certificate",
    atMost: 49,
    resolves: true,
  },
  memory: {
    audience: "history",
    hosts: "this installation's history",
    what: "what was seen before",
    atMost: 1,
  },
} as const;

/** A kind of host that observations contact. */
export type Contact = keyof typeof CONTACT_FACTS;

/**
 * Whom each observation contacts, the most sensitive last: a passive lookup has no op whose observations contact
 * candidates. `optional` contacts are used where they are allowed; the observation works without them.
 */
export const OBSERVATION_CONTACTS: {
  readonly [K in keyof Observed]: {
    readonly contacts: readonly Contact[];
    readonly optional?: readonly Contact[];
  };
} = {
  distance: { contacts: [] },
  addresses: { contacts: ["records"] },
  networks: { contacts: ["records"] },
  records: { contacts: ["records"] },
  unansweredTypes: { contacts: ["records"] },
  nonexistence: { contacts: ["secondOpinion"], optional: ["confirmation"] },
  visit: { contacts: ["records", "web"] },
  technologies: { contacts: ["records", "web"] },
  screenshot: { contacts: ["records", "web", "pictures"] },
  certificate: { contacts: ["records", "web"] },
  certificateTransparency: { contacts: ["memory"] },
  mail: { contacts: ["records"], optional: ["mail"] },
  registration: { contacts: ["rdap", "whois"] },
  passiveDns: { contacts: ["memory"] },
  passiveTls: { contacts: ["memory"] },
  classification: {
    contacts: [],
    optional: ["records", "rdap", "whois", "web", "pictures", "scripts", "brandWeb"],
  },
};
