/**
 * Entities of RDAP objects with their addresses, from jCards (RFC 7095) and from vCards (RFC 6350) as text.
 * @module
 */
import { mailAddress, oneLine, reportUrl } from "./address.ts";

type JsonObject = Record<string, unknown>;

/** An entity of an RDAP object. */
export interface Entity {
  /** Its roles, lower case. */
  roles: string[];
  /** Its name; empty where it has none. */
  name: string;
  /** Its mail addresses, best first. */
  emails: string[];
  /** Its pages: `contact-uri` (RFC 8605), then `url`. */
  urls: string[];
  /** Its numbers at IANA. */
  ianaIds: string[];
  /** Entities within it. */
  entities: Entity[];
}

/** Bounds on one object. */
const MAX_DEPTH = 5, MAX_ENTITIES = 200, MAX_PROPERTIES = 100, MAX_VCARD = 20_000;

/** One property: name, parameters, value. */
type Property = readonly [name: string, parameters: JsonObject, value: unknown];

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listIn = (value: unknown): unknown[] => Array.isArray(value) ? value : [];

function jcardProperties(value: unknown): Property[] {
  const [, properties] = listIn(value);
  return listIn(properties).slice(0, MAX_PROPERTIES).flatMap((property) => {
    const [name, parameters, , first] = listIn(property);
    if (typeof name !== "string") return [];
    return [[name.toLowerCase(), isJsonObject(parameters) ? parameters : {}, first] as const];
  });
}

/** Content lines, unfolded: `EMAIL;TYPE=abuse;PREF=1:abuse@example.net`. */
function vcardProperties(value: unknown): Property[] {
  if (typeof value !== "string" || !/^BEGIN:VCARD/i.test(value.trim())) return [];
  const lines = value.slice(0, MAX_VCARD).replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  return lines.slice(0, MAX_PROPERTIES).flatMap((line) => {
    const match = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^;:"]|"[^"]*")*)*):(.*)$/.exec(line);
    if (match === null) return [];
    const parameters: JsonObject = {};
    for (const part of match[2]!.split(";").slice(1)) {
      const [key = "", text = ""] = part.split("=", 2);
      parameters[key.toLowerCase()] = text.replaceAll('"', "");
    }
    const text = match[3]!.replace(/\\n/gi, " ").replace(/\\([,;\\])/g, "$1");
    return [[match[1]!.toLowerCase(), parameters, text] as const];
  });
}

const wordsIn = (value: unknown): string[] =>
  listIn(Array.isArray(value) ? value : [value]).flatMap((each) =>
    typeof each === "string" ? each.toLowerCase().split(",") : []
  );

/** Addresses of type abuse first, then by preference, then in their order. */
function emailsOf(properties: readonly Property[]): string[] {
  const ranked = properties.filter(([name]) => name === "email").map(([, parameters, value]) => ({
    address: mailAddress(value),
    isAbuse: wordsIn(parameters["type"]).includes("abuse"),
    preference: Number(parameters["pref"] ?? 101) || 101,
  }));
  ranked.sort((a, b) => Number(b.isAbuse) - Number(a.isAbuse) || a.preference - b.preference);
  return [...new Set(ranked.flatMap(({ address }) => address === null ? [] : [address]))].slice(0, 5);
}

function urlsOf(properties: readonly Property[]): string[] {
  const urls = ["contact-uri", "url"].flatMap((kind) =>
    properties.filter(([name]) => name === kind).map(([, , value]) => reportUrl(value))
  );
  return [...new Set(urls.filter((url) => url !== null))].slice(0, 5);
}

/** A structured value (`org` with its units) is joined. */
function entityName(properties: readonly Property[]): string {
  for (const kind of ["fn", "org"]) {
    for (const [name, , value] of properties) {
      if (name !== kind) continue;
      const text = oneLine(
        Array.isArray(value) ? value.filter((v) => typeof v === "string").join(" ") : value,
      );
      if (text !== "") return text;
    }
  }
  return "";
}

/**
 * The entities of an RDAP object, with their nesting; at most 200, five deep.
 *
 * @param object A domain, ip network or entity object of RFC 9083.
 * @example
 * ```ts
 * import { entitiesOf } from "./entities.ts";
 * const vcardArray = ["vcard", [["fn", {}, "text", "Abuse"], ["email", {}, "text", "abuse@example.net"]]];
 * const [desk] = entitiesOf({ entities: [{ roles: ["abuse"], vcardArray }] });
 * console.assert(desk?.emails[0] === "abuse@example.net");
 * ```
 */
export function entitiesOf(object: unknown): Entity[] {
  let left = MAX_ENTITIES;
  const read = (parent: unknown, depth: number): Entity[] => {
    if (!isJsonObject(parent) || depth > MAX_DEPTH) return [];
    return listIn(parent["entities"]).flatMap((entity) => {
      if (!isJsonObject(entity) || left-- <= 0) return [];
      const properties = [...jcardProperties(entity["vcardArray"]), ...vcardProperties(entity["vcard"])];
      const cardRoles = properties.filter(([name]) => name === "role").flatMap(([, , value]) =>
        wordsIn(value)
      );
      const roles = [
        ...listIn(entity["roles"]).flatMap(wordsIn),
        ...cardRoles.filter((role) => role === "abuse"),
      ];
      const ianaIds = listIn(entity["publicIds"]).flatMap((id) =>
        isJsonObject(id) && /iana/i.test(String(id["type"])) && /^\d{1,6}$/.test(String(id["identifier"]))
          ? [String(id["identifier"])]
          : []
      );
      return [{
        roles: [...new Set(roles.map((role) => role.trim()))].slice(0, 10),
        name: entityName(properties),
        emails: emailsOf(properties),
        urls: urlsOf(properties),
        ianaIds,
        entities: read(entity, depth + 1),
      }];
    });
  };
  return read(object, 1);
}

/** An abuse contact, and whose it is. */
export interface AbuseContact {
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
export function abuseContact(
  entities: readonly Entity[],
  skip: readonly string[] = [],
): AbuseContact | null {
  let level = entities.map((entity) => ({ entity, owner: "" }));
  while (level.length > 0) {
    for (const { entity, owner } of level) {
      const { roles, name, emails: [email = null], urls: [url = null] } = entity;
      if (roles.includes("abuse") && !roles.some((role) => skip.includes(role)) && (email ?? url) !== null) {
        return { name: owner || name, email, url };
      }
    }
    level = level.filter(({ entity }) => !entity.roles.some((role) => skip.includes(role)))
      .flatMap(({ entity, owner }) =>
        entity.entities.map((inner) => ({ entity: inner, owner: entity.name || owner }))
      );
  }
  return null;
}
