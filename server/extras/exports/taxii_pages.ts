import { setImmediate } from "node:timers/promises";
import { type Stix, stixObjects, type StixPlace, uuid5 } from "../../../lib/export/mod.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { ResultRecord } from "../../stores/store.ts";
import type { Context } from "../../http/route.ts";
import { findingsOfResult, newestByBrand } from "../../http/routes/exports.ts";
import { integer, InvalidParameter, quote, text } from "../../checks.ts";
import type { QueryParameter, QueryValues } from "../../wire/route.ts";

/** Maximum and default number of objects in a page. */
const MAX_OBJECTS = 1_000;

/** The parameters of a request for objects: TAXII 2.1 sections 3.4, 3.5. */
export interface ObjectsRequest {
  readonly collection: string;
  /** Objects of a page. */
  readonly limit: number;
  /** Where the page begins: the result, and the place in its objects; null for the first page. */
  readonly next: { readonly uuid: string; readonly place: StixPlace } | null;
  /** Only what was added later, milliseconds since 1970. */
  readonly addedAfter: number | null;
  /** Only these ids; null for all. */
  readonly ids: ReadonlySet<string> | null;
  /** Only these types; null for all. */
  readonly types: ReadonlySet<string> | null;
  /** Whether the version filter matches: there is one version of each object. */
  readonly version: string | null;
  /** Whether `match[spec_version]` includes STIX 2.1. */
  readonly includesSpec: boolean;
}

const filterText = (expects: string, form: RegExp): QueryParameter<string> => ({
  check: text(expects, form),
  fallback: "",
});
/** Filters that are texts; an empty one is none. */
const TEXTS = {
  next: filterText("the next of the page before", /^[\da-f-]{36}\.\d{1,9}\.\d{1,9}$/),
  added_after: filterText("a time such as 2026-03-01T06:00:00.000Z", /^.{1,40}$/),
  "match[id]": filterText("ids, separated by commas", /^.{1,4000}$/),
  "match[type]": filterText("types, separated by commas", /^.{1,1000}$/),
  "match[version]": filterText("first, last, all or times, separated by commas", /^.{1,1000}$/),
  "match[spec_version]": filterText("versions of STIX, separated by commas", /^.{1,100}$/),
} as const;

/** The parameters of the routes that filter, for the API description. */
export const FILTERS: Readonly<typeof TEXTS & { limit: QueryParameter<number> }> = {
  limit: { check: integer(1, 1_000_000), fallback: MAX_OBJECTS },
  ...TEXTS,
};

/**
 * Reads the parameters of a request for the objects of a collection, or for one object.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export function readObjectsRequest(
  { collection, object: id, limit, ...given }: QueryValues<typeof FILTERS> & {
    collection: string;
    object?: string;
  },
): ObjectsRequest {
  const read = (name: keyof typeof TEXTS) => given[name] || null;
  const list = (text: string | null) => text === null ? null : new Set(text.split(","));
  const [uuid, finding, object] = read("next")?.split(".") ?? [];
  return {
    collection,
    limit: Math.min(MAX_OBJECTS, limit),
    next: uuid === undefined ? null : { uuid, place: { finding: Number(finding), object: Number(object) } },
    addedAfter: parsedTime(read("added_after")),
    ids: id === undefined ? list(read("match[id]")) : new Set([id]),
    types: list(read("match[type]")),
    version: read("match[version]"),
    includesSpec: list(read("match[spec_version]"))?.has("2.1") ?? true,
  };
}

/** Whether an object passes the filters of a request. */
function passes(object: Stix, { ids, types, version, includesSpec }: ObjectsRequest): boolean {
  return includesSpec && (ids?.has(object.id) ?? true) && (types?.has(object.type) ?? true) &&
    (version === null || version.split(",").some((each) => isVersion(each, object)));
}

/** An object has one version, its first and its last. An observable's version is the time when it was added. */
function isVersion(version: string, { modified }: Stix): boolean {
  if (["first", "last", "all"].includes(version)) return true;
  return Date.parse(version) === Date.parse(String(modified));
}

function parsedTime(given: string | null): number | null {
  if (given === null) return null;
  const time = Date.parse(given);
  if (!Number.isNaN(time)) return time;
  throw new InvalidParameter(
    `Cannot use added_after ${quote(given)}: give a time such as 2026-03-01T06:00:00.000Z`,
  );
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
  const { next, limit } = input;
  const record = next === null || next.uuid === newest.uuid
    ? newest
    : await earlier(next.uuid, newest, context);
  const { created_at: at } = record;
  const added = new Date(at).toISOString();
  if (input.addedAfter !== null && at <= input.addedAfter) return { objects: [], added, next: null };
  const { findings, options } = await findingsOfResult(record, context);
  const objects: Stix[] = [];
  let place: StixPlace = next?.place ?? FIRST_PLACE;
  for await (const [object, after] of stixObjects(findings, options, place, setImmediate)) {
    if (passes(object, input)) {
      if (objects.length === limit) {
        return { objects, added, next: `${record.uuid}.${place.finding}.${place.object}` };
      }
      objects.push(object);
    }
    place = after;
  }
  return { objects, added, next: null };
}

const FIRST_PLACE: StixPlace = { finding: 0, object: 0 };

async function earlier(uuid: string, newest: ResultRecord, { service }: Context): Promise<ResultRecord> {
  const record = await service.stores.results.get(uuid, service.now());
  if (record?.done === true && record.owner === newest.owner && record.domain === newest.domain) {
    return record;
  }
  throw new InvalidParameter("Cannot use next: its lookup is no longer stored; begin again without it");
}
