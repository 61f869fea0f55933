/**
 * The names in what communities share: objects of STIX 2.1, and events of MISP.
 * @module
 */

/** Characters of a pattern that are read. */
const MOST_PATTERN = 10_000;
/** Comparisons of names and URLs with texts: STIX 2.1 section 9. */
const STIX_COMPARISON = /\b(?:domain-name|url):value\s*(?:=|IN)\s*\(?((?:'(?:[^'\\]|\\.)*'\s*,?\s*)+)/g;
const STIX_TEXT = /'((?:[^'\\]|\\.)*)'/g;

const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const jsonObjects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

/**
 * The names and URLs of STIX objects: those that indicators name, and observed ones. Indicators that were revoked, are
 * over or say that a name is harmless count for nothing.
 */
export function namesOfStix(objects: unknown, now: number): string[] {
  return jsonObjects(objects).flatMap((object) => {
    const { type, value, pattern, pattern_type = "stix", revoked, valid_until, indicator_types } = object;
    if (type === "domain-name" || type === "url") return typeof value === "string" ? [value] : [];
    if (type !== "indicator" || typeof pattern !== "string" || pattern_type !== "stix") return [];
    const isOver = typeof valid_until === "string" && Date.parse(valid_until) <= now;
    const isBenign = Array.isArray(indicator_types) && indicator_types.includes("benign");
    if (revoked === true || isOver || isBenign) return [];
    return [...pattern.slice(0, MOST_PATTERN).matchAll(STIX_COMPARISON)].flatMap(([, texts]) =>
      [...texts!.matchAll(STIX_TEXT)].map(([, text]) => text!.replace(/\\(.)/g, "$1"))
    );
  });
}

/** Types of attributes that hold a name, in their first part: MISP's describeTypes. */
const NAME_TYPES: ReadonlySet<unknown> = new Set(["domain", "hostname", "url", "domain|ip", "hostname|port"]);

/** The names and URLs of an event of MISP that are meant for detection, and what it is about. */
export function namesOfMisp(json: unknown): { info: string; names: string[] } {
  const event = isJsonObject(json) && isJsonObject(json["Event"]) ? json["Event"] : {};
  const attributes = [
    ...jsonObjects(event["Attribute"]),
    ...jsonObjects(event["Object"]).flatMap((object) =>
      object["deleted"] === true ? [] : jsonObjects(object["Attribute"])
    ),
  ];
  const names = attributes.flatMap(({ type, value, to_ids, deleted }) =>
    NAME_TYPES.has(type) && typeof value === "string" && to_ids !== false && deleted !== true
      ? [type === "url" ? value : value.split("|", 1)[0]!]
      : []
  );
  const info = typeof event["info"] === "string" ? event["info"] : "";
  return { info: info.replace(/\p{C}/gu, " ").slice(0, 100), names };
}
