/**
 * Who answers for an entity of an RDAP object, and where.
 * @module
 */
import { cardTexts, type Entity, wordsIn } from "../../../../../lib/observe/registry/entities.ts";
import { mailAddress, oneLine, reportUrl } from "../../../../../lib/page/mail_address.ts";

/** The name of an entity; empty where it has none. */
export const entityName = (entity: Entity): string =>
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
