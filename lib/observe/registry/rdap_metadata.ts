import { isObject } from "../../argument.ts";
import type { RegistrationMetadata } from "../../model.ts";
import { registryDate } from "./registry_date.ts";

type JsonObject = Record<string, unknown>;

/** One property of a card: name, parameters, value. */
export type Property = readonly [name: string, parameters: JsonObject, value: unknown];

/** An entity of an RDAP object. */
export interface Entity {
  /** Its roles, lower case. */
  roles: string[];
  /** What its card says. */
  properties: readonly Property[];
  /** Its numbers at IANA, as written. */
  ianaIds: string[];
  /** Entities within it. */
  entities: Entity[];
}

/** Bounds on one object. */
const MAX_DEPTH = 5, MAX_ENTITIES = 200, MAX_PROPERTIES = 100;

const listIn = (value: unknown): unknown[] => Array.isArray(value) ? value : [];

function jcardProperties(value: unknown): Property[] {
  const [, properties] = listIn(value);
  return listIn(properties).slice(0, MAX_PROPERTIES).flatMap((property) => {
    const [name, parameters, , first] = listIn(property);
    if (typeof name !== "string") return [];
    return [[name.toLowerCase(), isObject(parameters) ? parameters : {}, first] as const];
  });
}

/** The words of a list, or of a text with commas, in lower case. */
export const wordsIn = (value: unknown): string[] =>
  listIn(Array.isArray(value) ? value : [value]).flatMap((each) =>
    typeof each === "string" ? each.toLowerCase().split(",") : []
  );

/**
 * The entities of an RDAP object, with their nesting; at most 200, five deep.
 *
 * @param object A domain, ip network or entity object of RFC 9083.
 * @example
 * ```ts
 * import { cardTexts, entitiesOf } from "./rdap_metadata.ts";
 * const vcardArray = ["vcard", [["fn", {}, "text", "Abuse"], ["email", {}, "text", "abuse@example.net"]]];
 * const [desk] = entitiesOf({ entities: [{ roles: ["abuse"], vcardArray }] });
 * console.assert(cardTexts(desk, "email")[0] === "abuse@example.net");
 * ```
 */
export function entitiesOf(object: unknown): Entity[] {
  let left = MAX_ENTITIES;
  const read = (parent: unknown, depth: number): Entity[] => {
    if (!isObject(parent) || depth > MAX_DEPTH) return [];
    return listIn(parent["entities"]).flatMap((entity) => {
      if (!isObject(entity) || left-- <= 0) return [];
      const properties = jcardProperties(entity["vcardArray"]);
      const cardRoles = properties.flatMap(([name, , value]) => name === "role" ? wordsIn(value) : []);
      const roles = [
        ...listIn(entity["roles"]).flatMap(wordsIn),
        ...cardRoles.filter((role) => role === "abuse"),
      ];
      const ianaIds = listIn(entity["publicIds"]).flatMap((id) =>
        isObject(id) && /iana/i.test(String(id["type"])) ? cardValue(id["identifier"]) ?? [] : []
      );
      return [{
        roles: [...new Set(roles.map((role) => role.trim()))].slice(0, 10),
        properties,
        ianaIds,
        entities: read(entity, depth + 1),
      }];
    });
  };
  return read(object, 1);
}

/** The entities of a role, those within others too, but none within entities of the skipped roles. */
export function withRole(entities: readonly Entity[], role: string, skip: readonly string[] = []): Entity[] {
  return entities.flatMap((entity) => [
    ...entity.roles.includes(role) ? [entity] : [],
    ...entity.roles.some((each) => skip.includes(each)) ? [] : withRole(entity.entities, role, skip),
  ]);
}

/** A value as text, trimmed; structured ones (`org` with its units) are joined. Null for none. */
function cardValue(value: unknown): string | null {
  const parts = (Array.isArray(value) ? value : [value]).filter((part) => /string|number/.test(typeof part));
  return parts.join(" ").trim() || null;
}

/** What an entity's card says in properties of some kinds, kind by kind. */
export function cardTexts(entity: Entity | undefined, ...kinds: string[]): string[] {
  const { properties = [] } = entity ?? {};
  return kinds.flatMap((kind) =>
    properties.flatMap(([name, , value]) => name === kind ? cardValue(value) ?? [] : [])
  );
}

/** Services that stand in for the holder, by the words in their names. */
const PROXY =
  /\b(?:privacy|private registration|proxy|whoisguard|withheld for|identity (?:protect|shield)|contactprivacy|perfect privacy|domains by proxy|anonymi[sz]ed by|data protected)\b/i;
/** What GDPR redaction leaves: that is not a proxy service. */
const REDACTED = /redacted|not disclosed|gdpr|data masked|statutory masking/i;

/**
 * Whether the holder's name is one of a privacy or proxy service; null when it is unknown.
 *
 * @example
 * ```ts
 * import { isProxy } from "./rdap_metadata.ts";
 * console.assert(isProxy("Domains By Proxy, LLC") === true && isProxy("REDACTED FOR PRIVACY") === null);
 * ```
 */
export function isProxy(holder: string | null): boolean | null {
  if (holder === null || holder === "" || REDACTED.test(holder)) return null;
  return PROXY.test(holder);
}

const elementsOf = (value: unknown): JsonObject[] => listIn(value).filter(isObject);
const trimmedText = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;

const wordsOfText = (text: string): string[] => text.trim().split(/[\s-]+/).slice(0, 8);
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** RDAP's status as EPP's: `client hold` is `clientHold`, `active` is `ok` (RFC 8056 section 2). */
export function eppStatus(status: string): string {
  const [first = "", ...rest] = wordsOfText(status);
  if (rest.length === 0) {
    return /^active$/i.test(first) ? "ok" : /^associated$/i.test(first) ? "linked" : first;
  }
  return first.toLowerCase() + rest.map(capital).join("");
}

/** What cards of a role say first in properties of some kinds, without the scheme of a URI. */
function cardText(all: readonly Entity[], role: string, ...kinds: string[]): string | null {
  const found = withRole(all, role).flatMap((entity) => cardTexts(entity, ...kinds))[0];
  return found?.replace(/^(?:tel|mailto):/i, "").trim() ?? null;
}

function complaintLink(object: JsonObject): string | null {
  for (const notice of elementsOf(object["notices"])) {
    for (const link of elementsOf(notice["links"])) {
      const href = trimmedText(link["href"]);
      if (href !== null && /icann\.org\/wicf/i.test(href)) return href;
    }
  }
  return null;
}

/**
 * What an RDAP domain object says about the registration; what it does not say is null.
 *
 * Source: RFC 9083 section 5.3, RFC 8056 (statuses), the gTLD RDAP response profile.
 *
 * @param object The registry's object.
 * @param related The registrar's object about the same domain; it fills what the registry leaves out.
 * @param url The URL of the registry's object.
 * @example
 * ```ts
 * import { rdapMetadata } from "./rdap_metadata.ts";
 * const events = [{ eventAction: "registration", eventDate: "2025-03-31T13:38:16Z" }];
 * console.assert(rdapMetadata({ events }, null, "").registration_date === "2025-03-31T13:38:16Z");
 * ```
 */
export function rdapMetadata(
  object: Record<string, unknown>,
  related: Record<string, unknown> | null,
  url: string,
): RegistrationMetadata {
  const both = related === null ? [object] : [object, related];
  const entities = both.map(entitiesOf);
  const first = <T>(of: (all: Entity[]) => T | null | undefined): T | null =>
    entities.map(of).find((found) => found != null) ?? null;
  const timeline: Record<string, string>[] = [];
  const dates = new Map<string, string>();
  for (const event of elementsOf(object["events"])) {
    const action = trimmedText(event["eventAction"]);
    const date = registryDate(trimmedText(event["eventDate"]) ?? "");
    // The age of the database is not an event of the domain.
    if (action === null || date === null || /rdap database/i.test(action)) continue;
    const name = wordsOfText(action).map(capital).join("");
    if (!dates.has(name)) dates.set(name, date);
    if (timeline.length < 50) timeline.push({ [name]: date });
  }
  const secure = object["secureDNS"] as JsonObject | undefined;
  const signed = typeof secure?.["delegationSigned"] === "boolean" ? secure["delegationSigned"] : null;
  const statuses = Array.isArray(object["status"]) ? object["status"] : [];
  const self = elementsOf(object["links"]).find((l) => l["rel"] === "self");
  return {
    registration_date: dates.get("Registration") ?? null,
    expiration_date: dates.get("Expiration") ?? null,
    updated_on: dates.get("LastChanged") ?? null,
    status_codes: [...new Set(statuses.filter((s): s is string => typeof s === "string").map(eppStatus))],
    registrar: first((all) => cardText(all, "registrar", "fn", "org")),
    registrar_iana_id: first((all) => withRole(all, "registrar").flatMap(({ ianaIds }) => ianaIds)[0]),
    registrar_abuse_contact: first((all) => cardText(all, "abuse", "email", "tel")),
    url: trimmedText(self?.["href"]) ?? url,
    server: trimmedText(object["port43"]),
    nameservers: elementsOf(object["nameservers"]).map((n) => trimmedText(n["ldhName"])).filter((n) =>
      n !== null
    ),
    dnssec_status: signed === null ? null : signed ? "Signed" : "Unsigned",
    delegation_signer: signed,
    privacy_proxy: first((all) => isProxy(cardText(all, "registrant", "org", "fn"))),
    icann_complaint_link: both.map(complaintLink).find((link) => link !== null) ?? null,
    reseller: first((all) => cardText(all, "reseller", "fn")),
    timeline,
  };
}
