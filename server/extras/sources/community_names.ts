/**
 * What counts of what communities share: objects of STIX 2.1, and events of MISP. The one reader of lists reads it.
 * @module
 */
import { listRows } from "../../io/read_list.ts";
import { ListReader } from "../../names/list_reader.ts";

const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const jsonObjects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

async function namesIn(objects: readonly unknown[], signal: AbortSignal): Promise<string[]> {
  const encoder = new TextEncoder();
  const bytes = async function* () {
    for (const each of objects) yield encoder.encode(`${JSON.stringify(each)}\n`);
  };
  const names: string[] = [];
  for await (const row of listRows(bytes(), new ListReader(), signal)) names.push(...row.names);
  return names;
}

/**
 * The names in STIX objects: those that indicators name, and observed ones. Indicators that were revoked, are over or
 * say that a name is harmless count for nothing.
 */
export async function namesOfStix(objects: unknown, now: number, signal: AbortSignal): Promise<string[]> {
  const counting = jsonObjects(objects).flatMap((object): unknown[] => {
    const { type, value, pattern, pattern_type = "stix", revoked, valid_until, indicator_types } = object;
    if (type === "domain-name" || type === "url") return [{ type, value }];
    if (type !== "indicator" || pattern_type !== "stix") return [];
    const isOver = typeof valid_until === "string" && Date.parse(valid_until) <= now;
    const isBenign = Array.isArray(indicator_types) && indicator_types.includes("benign");
    return revoked === true || isOver || isBenign ? [] : [{ pattern }];
  });
  return await namesIn(counting, signal);
}

/** The names in an event of MISP that are meant for detection, and what it is about. */
export async function namesOfMisp(
  json: unknown,
  signal: AbortSignal,
): Promise<{ info: string; names: string[] }> {
  const event = isJsonObject(json) && isJsonObject(json["Event"]) ? json["Event"] : {};
  const attributes = [
    ...jsonObjects(event["Attribute"]),
    ...jsonObjects(event["Object"]).flatMap((object) =>
      object["deleted"] === true ? [] : jsonObjects(object["Attribute"])
    ),
  ];
  const meant = attributes.filter(({ to_ids, deleted }) => to_ids !== false && deleted !== true);
  const info = typeof event["info"] === "string" ? event["info"] : "";
  return {
    info: info.replace(/\p{C}/gu, " ").slice(0, 100),
    names: await namesIn(meant.map(({ type, value }) => ({ type, value })), signal),
  };
}
