import { setImmediate } from "node:timers/promises";
import { type Stix, stixObjects, type StixPlace, uuid5 } from "../../../lib/export/mod.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { ResultRecord } from "../../stores/store.ts";
import type { Context } from "../../http/route.ts";
import { findingsOfResult, newestByBrand } from "../../http/routes/brand_results.ts";
import { type ObjectsRequest, passes } from "./taxii_filter.ts";
import { InvalidParameter } from "../../checks.ts";

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
