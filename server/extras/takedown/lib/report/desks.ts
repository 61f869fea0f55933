/**
 * Desks: who can act against a name, and where to write to them, by RDAP, by WHOIS, then by a table of operators.
 * @module
 */
import type { MergedName } from "../../../../../lib/lines/merge.ts";
import type { NetworkRegistration } from "../../../../../lib/observe/mod.ts";
import {
  cardTexts,
  entitiesOf,
  type Entity,
  withRole,
  wordsIn,
} from "../../../../../lib/observe/registry/rdap_metadata.ts";
import { isBelow, mailAddress, oneLine, reportUrl } from "../../../../../lib/page/mail_address.ts";
import { issuerOperator } from "../../../watch/lib/operators.ts";
import { type DeskRole, type KnownOperator, OPERATORS, OPERATORS_DATE, SCOPES } from "./data/desks.ts";

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

const first = (role: DeskRole, fits: (operator: KnownOperator) => boolean): KnownOperator | null =>
  OPERATORS.find((operator) => operator.roles.includes(role) && fits(operator)) ?? null;

/** The operator of a name server, mail server or CNAME target; null when the table has none. */
export function operatorOfHost(role: DeskRole, host: string): KnownOperator | null {
  if (role === "dns" && /(?:^|\.)awsdns-\d+\.(?:com|net|org|co\.uk)\.?$/i.test(host)) {
    return first(role, ({ hosts }) => hosts?.includes("amazonaws.com") === true);
  }
  return first(role, ({ hosts = [] }) => isBelow(host, hosts));
}

/** The CDN or host of pages that a Server header names. */
export function operatorOfBanner(role: DeskRole, banner: string): KnownOperator | null {
  const text = banner.toLowerCase().trimStart();
  return first(role, ({ banners = [] }) => banners.some((start) => text.startsWith(start)));
}

/** The name of an entity; empty where it has none. */
const entityName = (entity: Entity): string =>
  cardTexts(entity, "fn", "org").map((text) => oneLine(text)).find((text) => text !== "") ?? "";

/** Its best mail address: of type abuse first, then by preference, then in their order. */
function emailOf({ properties }: Entity): string | null {
  const ranked = properties.filter(([name]) => name === "email").map(([, parameters, value]) => ({
    address: mailAddress(value),
    isAbuse: wordsIn(parameters["type"]).includes("abuse"),
    preference: Number(parameters["pref"] ?? 101) || 101,
  })).filter(({ address }) => address !== null);
  ranked.sort((a, b) => Number(b.isAbuse) - Number(a.isAbuse) || a.preference - b.preference);
  return ranked[0]?.address ?? null;
}

/** Its page: `contact-uri` (RFC 8605), then `url`. */
const pageOf = (entity: Entity): string | null =>
  cardTexts(entity, "contact-uri", "url").map(reportUrl).find((url) => url !== null) ?? null;

/** An abuse contact, and whose it is. */
interface AbuseContact {
  /** The organisation: the abuse entity's own name where nothing above it has one. */
  name: string;
  /** Its address; null where it has a page only. */
  email: string | null;
  /** Its page; null where it has none. */
  url: string | null;
}

/**
 * The nearest entity with role abuse that can be reached, breadth first; null when there is none.
 *
 * @param entities Where to look.
 * @param skip Roles whose entities are not entered: the holder's own contact data is not a desk.
 */
function abuseContact(
  entities: readonly Entity[],
  skip: readonly string[] = [],
): AbuseContact | null {
  let level = entities.map((entity) => ({ entity, owner: "" }));
  while (level.length > 0) {
    for (const { entity, owner } of level) {
      const { roles } = entity;
      if (!roles.includes("abuse") || roles.some((role) => skip.includes(role))) continue;
      const email = emailOf(entity), url = pageOf(entity);
      if ((email ?? url) !== null) return { name: owner || entityName(entity), email, url };
    }
    level = level.filter(({ entity }) => !entity.roles.some((role) => skip.includes(role)))
      .flatMap(({ entity, owner }) =>
        entity.entities.map((inner) => ({ entity: inner, owner: entityName(entity) || owner }))
      );
  }
  return null;
}

/** What one source says about a desk. */
type FoundDesk = AbuseContact & Pick<Desk, "source" | "date">;

/** A desk from registry data, then from the table; null when neither has an address. */
export function deskOf(
  role: DeskRole,
  subject: string,
  found: FoundDesk | null,
  known: KnownOperator | null,
): Desk | null {
  const email = found?.email ?? known?.email ?? null;
  const url = found?.url ?? known?.url ?? null;
  if (email === null && url === null) return null;
  const usesTable = known !== null && (found?.email ?? null) === null;
  return {
    role,
    name: found?.name || known?.name || "",
    email,
    url,
    subject,
    scope: SCOPES[role],
    source: found !== null && (found.email ?? found.url) !== null ? found.source : `table: ${known!.source}`,
    date: usesTable && (found?.url ?? null) === null ? OPERATORS_DATE : found?.date ?? OPERATORS_DATE,
  };
}

/** Roles of a domain's entities that its holder fills in. */
const HOLDERS = ["registrant", "administrative", "technical", "billing"];

const hostOfRegistry = (url: string | null | undefined): string =>
  url != null && URL.canParse(url) ? new URL(url).host : "the registry";

/** The registrar's desk: RDAP, then WHOIS, then the table. */
export function registrarDesk(name: string, facts: MergedName, date: string): Desk | null {
  const { rdap, registration_metadata: metadata } = facts;
  const entities = entitiesOf(rdap);
  const registrars = withRole(entities, "registrar", HOLDERS);
  const ianaId = registrars.flatMap(({ ianaIds }) => ianaIds)[0] ?? metadata?.registrar_iana_id ?? null;
  const title = oneLine(registrars.map(entityName).find((each) => each !== "") ?? metadata?.registrar ?? "");
  const known = ianaId === null
    ? null
    : first("registrar", ({ registrars = [] }) => registrars.includes(ianaId));
  // Some registries list the registrar's abuse entity beside it.
  const contact = abuseContact(registrars.flatMap(({ entities }) => entities)) ??
    abuseContact(registrars.filter(({ roles }) => roles.includes("abuse"))) ??
    abuseContact(entities.filter(({ roles }) => roles.includes("abuse")), HOLDERS);
  const origin = { source: `RDAP of ${hostOfRegistry(metadata?.url)}`, date };
  if (contact !== null) {
    return deskOf("registrar", name, { ...contact, name: title || contact.name, ...origin }, known);
  }
  const email = mailAddress(metadata?.registrar_abuse_contact);
  const url = reportUrl(metadata?.registrar_abuse_contact);
  const source = rdap === undefined
    ? `WHOIS of ${oneLine(metadata?.server ?? "the registry", 100)}`
    : "RDAP of the registrar";
  return deskOf("registrar", name, { name: title, email, url, source, date }, known);
}

/** The registry's desk. RDAP names none for domains, so it comes from the table. */
export function registryDesk(name: string, suffix: string): Desk | null {
  const known = first("registry", ({ suffixes = [] }) => suffixes.includes(suffix));
  return deskOf("registry", name, null, known);
}

/** A desk for each operator of name servers or mail servers that the table has; hosts without one are returned too. */
export function hostDesks(
  role: "dns" | "mail",
  hosts: readonly string[],
): { desks: Desk[]; unknown: string[] } {
  const desks = new Map<string, Desk>();
  const unknown: string[] = [];
  for (const host of hosts.slice(0, 32).map((each) => each.toLowerCase().replace(/\.$/, ""))) {
    if (host === "") continue;
    const known = operatorOfHost(role, host);
    const desk = deskOf(role, host, null, known);
    if (desk === null) unknown.push(host);
    else if (!desks.has(known!.name)) desks.set(known!.name, desk);
  }
  return { desks: [...desks.values()], unknown };
}

/** The desk of the authority that issued the certificate of the name's own server. */
export function authorityDesk(facts: MergedName): { desk: Desk | null; issuer: string } {
  const issuer = issuerOperator(facts.origin_x509?.issuer_dn ?? "");
  const text = issuer.toLowerCase();
  const known = first("ca", ({ issuers = [] }) => issuers.some((start) => text.startsWith(start)));
  return { desk: deskOf("ca", oneLine(issuer), null, known), issuer };
}

/** "report abuse to abuse@example.net" in the remarks of a network. */
const IN_REMARKS = /\b(abuse[\w.+-]{0,40}@[a-z0-9.-]{4,200})/i;

function ofRemarks(object: Record<string, unknown>): string | null {
  const remarks = Array.isArray(object["remarks"]) ? object["remarks"].slice(0, 20) : [];
  for (const remark of remarks) {
    const lines = (remark as { description?: unknown } | null)?.description;
    for (const line of Array.isArray(lines) ? lines.slice(0, 50) : []) {
      if (typeof line !== "string") continue;
      const found = mailAddress(IN_REMARKS.exec(line.slice(0, 500))?.[1]?.replace(/(?<![.-])[.-]+$/, ""));
      if (found !== null) return found;
    }
  }
  return null;
}

/** The nearest abuse contact of a network, walking up; null when no network on the way has one. */
function networkContact({ answers }: NetworkRegistration, date: string): FoundDesk | null {
  for (const { url, object } of answers) {
    const entities = entitiesOf(object);
    const contact = abuseContact(entities);
    const holder = entities.filter(({ roles }) => roles.includes("registrant")).map(entityName)
      .find((each) => each !== "");
    const name = holder ?? contact?.name ?? oneLine(object["name"]);
    const source = `RDAP of ${URL.canParse(url) ? new URL(url).host : "the registry of addresses"}`;
    if (contact !== null) return { ...contact, name: name || contact.name, source, date };
    const email = ofRemarks(object);
    if (email !== null) return { name: name || oneLine(object["name"]), email, url: null, source, date };
  }
  return null;
}

/**
 * The desk of an address: of the CDN where its autonomous system is one's, else of the hosting network.
 *
 * @param asn Its autonomous system, where that is known.
 */
export function addressDesk(
  network: NetworkRegistration,
  asn: number | null,
  organization: string,
  date: string,
): Desk | null {
  const found = networkContact(network, date);
  const operator = (role: DeskRole) =>
    asn === null ? null : first(role, ({ asns = [] }) => asns.includes(asn));
  const cdn = operator("cdn");
  if (cdn !== null) return deskOf("cdn", network.address, found, cdn);
  const desk = deskOf("hosting", network.address, found, operator("hosting"));
  return desk === null ? null : { ...desk, name: desk.name || organization };
}
