/**
 * Entities of RDAP objects, from jCards (RFC 7095) and from vCards (RFC 6350) as text.
 * @module
 */
import { isObject } from "../../argument.ts";

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
const MAX_DEPTH = 5, MAX_ENTITIES = 200, MAX_PROPERTIES = 100, MAX_VCARD = 20_000;

const listIn = (value: unknown): unknown[] => Array.isArray(value) ? value : [];

function jcardProperties(value: unknown): Property[] {
  const [, properties] = listIn(value);
  return listIn(properties).slice(0, MAX_PROPERTIES).flatMap((property) => {
    const [name, parameters, , first] = listIn(property);
    if (typeof name !== "string") return [];
    return [[name.toLowerCase(), isObject(parameters) ? parameters : {}, first] as const];
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
 * import { cardTexts, entitiesOf } from "./entities.ts";
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
      const properties = [...jcardProperties(entity["vcardArray"]), ...vcardProperties(entity["vcard"])];
      const cardRoles = properties.filter(([name]) => name === "role").flatMap(([, , value]) =>
        wordsIn(value)
      );
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
