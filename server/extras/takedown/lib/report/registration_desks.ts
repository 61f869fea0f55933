import { issuerOperator } from "../../../../../lib/watch/operators.ts";
import type { MergedName } from "../../../../../lib/lines/merge.ts";
import { mailAddress, oneLine, reportUrl } from "../../../../../lib/page/mail_address.ts";
import type { KnownOperator } from "./data/desks.ts";
import { OPERATORS_DATE } from "./data/desks.ts";
import { type Desk, type DeskRole, SCOPES } from "./desk.ts";
import { abuseContact, entityName } from "./entities.ts";
import { entitiesOf, withRole } from "../../../../../lib/observe/registry/entities.ts";
import { operatorOfHost, operatorOfIssuer, operatorOfRegistrar, operatorOfSuffix } from "./operators.ts";

/** The source of a part of a desk. */
export interface Origin {
  /** In words. */
  source: string;
  /** RFC 3339. */
  date: string | null;
}

/** What one source says about a desk. */
export interface FoundDesk extends Origin {
  /** Its organisation. */
  name: string;
  /** Its address. */
  email: string | null;
  /** Its form. */
  url: string | null;
}

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
  const known = ianaId === null ? null : operatorOfRegistrar(ianaId);
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
  return deskOf("registry", name, null, operatorOfSuffix(suffix));
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
  return { desk: deskOf("ca", oneLine(issuer), null, operatorOfIssuer(issuer)), issuer };
}
