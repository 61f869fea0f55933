import { setImmediate } from "node:timers/promises";
import { type Stix, stixObjects, type StixPlace, uuid5 } from "../../../lib/export/mod.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { ResultRecord } from "../../stores/store.ts";
import type { Context } from "../../http/route.ts";
import { findingsOfResult, newestByBrand } from "../../http/routes/exports.ts";
import { type Check, integer, InvalidParameter, text } from "../../checks.ts";
import type { QueryParameter, QueryValues } from "../../wire/route.ts";

/** Maximum and default number of objects in a page. */
const MAX_OBJECTS = 1_000;

/** A filter by texts with commas between them; none for any. */
const listed = (expects: string, most: number): QueryParameter<string[]> => ({
  check: {
    ...text(expects),
    parse: (value) => value !== "" && value.length <= most ? value.split(",") : undefined,
  },
  fallback: [],
  without: "any",
});

/** The parameters of the routes that filter: TAXII 2.1 sections 3.4, 3.5. */
export const FILTERS = {
  limit: { check: integer(1, 1_000_000), fallback: MAX_OBJECTS },
  next: { check: text("the next of the page before", /^[\da-f-]{36}\.\d{1,9}\.\d{1,9}$/), fallback: "" },
  added_after: {
    check: {
      ...text("a time such as 2026-03-01T06:00:00.000Z"),
      parse: (value) => Number.isNaN(Date.parse(value)) ? undefined : Date.parse(value),
    } as Check<number>,
    fallback: -Infinity,
    without: "any",
  },
  "match[id]": listed("ids, separated by commas", 4_000),
  "match[type]": listed("types, separated by commas", 1_000),
  "match[version]": listed("first, last, all or times, separated by commas", 1_000),
  "match[spec_version]": listed("versions of STIX, separated by commas", 100),
} as const;

/** A request for the objects of a collection, or for one object. */
export type ObjectsRequest = QueryValues<typeof FILTERS> & { collection: string; object?: string };

/** Returns whether an object passes the filters of a request. */
function filterOf({ object, ...given }: ObjectsRequest): (object: Stix) => boolean {
  const isAmong = (list: readonly string[]) => {
    const chosen = new Set(list);
    return (text: string) => chosen.size === 0 || chosen.has(text);
  };
  const isId = isAmong(object === undefined ? given["match[id]"] : [object]);
  const isType = isAmong(given["match[type]"]);
  const versions = given["match[version]"];
  // An object has one version, its first and its last. An observable's version is the time when it was added.
  const isVersion = ({ modified }: Stix) =>
    versions.length === 0 ||
    versions.some((each) =>
      ["first", "last", "all"].includes(each) || Date.parse(each) === Date.parse(String(modified))
    );
  return isAmong(given["match[spec_version]"])("2.1")
    ? (each) => isId(each.id) && isType(each.type) && isVersion(each)
    : () => false;
}

/** A collection: one brand, from its newest finished lookup. */
export interface Collection {
  /** UUID, made of owner and brand, so that it lasts. */
  readonly id: string;
  /** Its newest finished lookup. */
  readonly record: ResultRecord;
}

/** One page of objects. */
export interface ObjectPage {
  readonly objects: readonly Stix[];
  /** When all of them were added: the time of the lookup. */
  readonly added: string;
  /** What to give as `next`; null on the last page. */
  readonly next: string | null;
}

/** The caller's collections, the newest first. */
export async function collectionsOf(context: Context): Promise<Collection[]> {
  const records = await newestByBrand(context);
  return await Promise.all(
    records.map(async (record) => ({ id: await uuid5(`taxii ${record.owner} ${record.domain}`), record })),
  );
}

/**
 * The caller's collection of that id.
 *
 * @throws {SquatError} `not_found`.
 */
export async function collectionOf(id: string, context: Context): Promise<Collection> {
  const found = (await collectionsOf(context)).find((each) => each.id === id.toLowerCase());
  if (found === undefined) throw new SquatError("not_found", "There is no such collection, or no longer");
  return found;
}

/**
 * A page of a collection's objects. All pages after the first come from the lookup that the first came from.
 *
 * @throws {SquatError} `not_found`, `invalid_parameter` when `next` is no longer valid.
 */
export async function pageOf(input: ObjectsRequest, context: Context): Promise<ObjectPage> {
  const { record: newest } = await collectionOf(input.collection, context);
  const [uuid = "", finding, object] = input.next.split(".");
  const record = uuid === "" || uuid === newest.uuid ? newest : await earlier(uuid, newest, context);
  const { created_at: at } = record;
  const added = new Date(at).toISOString();
  if (at <= input.added_after) return { objects: [], added, next: null };
  const { findings, options } = await findingsOfResult(record, context);
  const objects: Stix[] = [];
  const passes = filterOf(input);
  let place: StixPlace = { finding: Number(finding ?? 0), object: Number(object ?? 0) };
  for await (const [object, after] of stixObjects(findings, options, place, setImmediate)) {
    if (passes(object)) {
      if (objects.length === Math.min(MAX_OBJECTS, input.limit)) {
        return { objects, added, next: `${record.uuid}.${place.finding}.${place.object}` };
      }
      objects.push(object);
    }
    place = after;
  }
  return { objects, added, next: null };
}

async function earlier(uuid: string, newest: ResultRecord, { service }: Context): Promise<ResultRecord> {
  const record = await service.stores.results.get(uuid, service.now());
  if (record?.done === true && record.owner === newest.owner && record.domain === newest.domain) {
    return record;
  }
  throw new InvalidParameter("Cannot use next: its lookup is no longer stored; begin again without it");
}
