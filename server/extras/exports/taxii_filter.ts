import { integer, InvalidParameter, quote, text } from "../../checks.ts";
import type { QueryParameter, QueryValues } from "../../wire/route.ts";
import type { Stix, StixPlace } from "../../../lib/export/mod.ts";

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
export function passes(object: Stix, { ids, types, version, includesSpec }: ObjectsRequest): boolean {
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
