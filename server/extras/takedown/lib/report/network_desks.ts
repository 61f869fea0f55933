import { mailAddress, oneLine } from "../../../../../lib/page/mail_address.ts";
import type { Desk } from "./desk.ts";
import { entitiesOf } from "../../../../../lib/observe/registry/entities.ts";
import { abuseContact, entityName } from "./entities.ts";
import { operatorOfAsn } from "./operators.ts";
import { deskOf, type FoundDesk } from "./registration_desks.ts";

/** What registries say about the network of an address. */
export interface NetworkAnswers {
  /** The address. */
  address: string;
  /** The network, then those above it: `ip network` objects of RFC 9083, each with the URL that was queried. */
  answers: readonly { url: string; object: Record<string, unknown> }[];
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
function networkContact({ answers }: NetworkAnswers, date: string): FoundDesk | null {
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
  network: NetworkAnswers,
  asn: number | null,
  organization: string,
  date: string,
): Desk | null {
  const found = networkContact(network, date);
  const cdn = asn === null ? null : operatorOfAsn("cdn", asn);
  if (cdn !== null) return deskOf("cdn", network.address, found, cdn);
  const known = asn === null ? null : operatorOfAsn("hosting", asn);
  const desk = deskOf("hosting", network.address, found, known);
  return desk === null ? null : { ...desk, name: desk.name || organization };
}
