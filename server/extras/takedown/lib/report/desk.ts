/**
 * Desks: who can act against a name, and where to write to them.
 * @module
 */

/** Roles of desks, in the order in which a report is worth most. */
export const DESK_ROLES = [
  "registrar",
  "hosting",
  "cdn",
  "registry",
  "dns",
  "mail",
  "ca",
  "clearinghouse",
] as const;
/** One of them. */
export type DeskRole = typeof DESK_ROLES[number];

/** An organisation that can act. At least one of `email` and `url` is set. */
export interface Desk {
  /** What it is to the name. */
  role: DeskRole;
  /** Its organisation. */
  name: string;
  /** One mail address; null where it accepts reports by a form only. */
  email: string | null;
  /** Its form for reports, http or https; null where there is none. */
  url: string | null;
  /** What it is responsible for: the domain, an address, a name server, a mail server, an issuer. */
  subject: string;
  /** What it can do, in words. */
  scope: string;
  /** The source of the address, such as `RDAP of rdap.example.net`, `WHOIS` or `table`. */
  source: string;
  /** When that was received, or compiled: RFC 3339; null where it is not known. */
  date: string | null;
}

/** What a desk of each role can do. */
export const SCOPES: Readonly<Record<DeskRole, string>> = {
  registrar: "can suspend the domain (clientHold) or delete it",
  hosting: "can remove the content or disconnect the server",
  cdn:
    "stands in front of the hosting: can warn visitors or stop serving, and can name or notify the hosting",
  registry: "can suspend the domain (serverHold) where the registrar does not act",
  dns: "can stop answering for the domain",
  mail: "can stop mail to and from the domain",
  ca: "can revoke the certificate",
  clearinghouse: "collects reports: can put the name on block lists and pass the report on",
};

/** Titles of the roles, for people. */
export const ROLE_TITLES: Readonly<Record<DeskRole, string>> = {
  registrar: "Registrar",
  hosting: "Hosting network",
  cdn: "CDN or reverse proxy",
  registry: "Registry",
  dns: "DNS operator",
  mail: "Mail provider",
  ca: "Certificate authority",
  clearinghouse: "Clearing house",
};
