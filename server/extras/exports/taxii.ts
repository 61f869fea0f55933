import { type Answer, answer } from "../../wire/answer.ts";
import { HttpError } from "../../http/problem.ts";
import type { RequestInput } from "../../wire/request.ts";
import { type Context, type Route, route } from "../../http/route.ts";
import type { Access } from "../../wire/route.ts";
import {
  type Collection,
  collectionOf,
  collectionsOf,
  FILTERS,
  type ObjectPage,
  pageOf,
} from "./taxii_pages.ts";
import { READ } from "../../wire/roles.ts";

/** TAXII 2.1 section 1.6.8.1. */
const TAXII = "application/taxii+json;version=2.1";
const STIX = "application/stix+json;version=2.1";
const ROOT = "/taxii2/deadringer";
/** Programs send the key as a bearer token or as the password of Basic authentication. */
const TAXII_ACCESS: Access = { by: "key", scope: "lookup:squat", counts: null, basic: true };
/** Largest request body in bytes: these routes take no body. */
const MAX_CONTENT = 1_024;
const DATES = ["X-TAXII-Date-Added-First", "X-TAXII-Date-Added-Last"];

/** What all routes have. */
const TAXII_ROUTE = {
  does: READ,
  access: TAXII_ACCESS,
  answers: { "application/taxii+json": "Text" },
} as const;

/** TAXII 2.1, read-only: one API root, a collection a brand. */
export const taxiiRoutes: readonly Route[] = [
  plain("taxii_discovery", "/taxii2/", "TAXII 2.1: the server and its API root", () => ({
    title: "Deadringer",
    description: "Look-alike domains, one collection a brand",
    default: `${ROOT}/`,
    api_roots: [`${ROOT}/`],
  })),
  plain("taxii_root", `${ROOT}/`, "TAXII 2.1: the API root", () => ({
    title: "Look-alikes of the key's owner",
    versions: [TAXII],
    max_content_length: MAX_CONTENT,
  })),
  plain(
    "taxii_collections",
    `${ROOT}/collections/`,
    "TAXII 2.1: the collections, one a brand",
    async (context) => {
      const collections = (await collectionsOf(context)).map(shownCollection);
      // Section 5.1: a server without collections sends no empty list.
      return collections.length === 0 ? {} : { collections };
    },
  ),
  plain(
    "taxii_collection",
    `${ROOT}/collections/{collection}/`,
    "TAXII 2.1: one collection",
    async (context, { collection }) => shownCollection(await collectionOf(collection!, context)),
  ),
  paged("taxii_manifest", "manifest/", "TAXII 2.1: which objects a collection has", ({ objects, added }) => ({
    objects: objects.map(({ id, modified = added }) => ({
      ...{ id, date_added: added, version: modified, media_type: STIX },
    })),
  })),
  paged(
    "taxii_objects",
    "objects/",
    "TAXII 2.1: the objects of a collection",
    ({ objects }) => ({ objects }),
  ),
  paged("taxii_object", "objects/{object}/", "TAXII 2.1: one object", ({ objects }) => ({ objects })),
  paged(
    "taxii_versions",
    "objects/{object}/versions/",
    "TAXII 2.1: the versions of an object",
    ({ objects, added }) => ({
      versions: objects.map(({ modified }) => modified ?? added),
    }),
  ),
];

type Paths = Readonly<Record<string, string>>;

function plain(
  id: string,
  path: `/${string}`,
  summary: string,
  body: (context: Context, path: Paths) => unknown,
): Route {
  return route(`GET ${path}`, {
    ...TAXII_ROUTE,
    ...{ id, summary },
    statuses: path.includes("{") ? [404, 406] : [406],
    async run(path: Paths, context) {
      requireTaxii(context.request);
      return taxiiAnswer(await body(context, path));
    },
  });
}

function paged(
  id: string,
  path: string,
  summary: string,
  lists: (page: ObjectPage) => Record<string, readonly unknown[]>,
): Route {
  return route(`GET ${ROOT}/collections/{collection}/${path}`, {
    ...TAXII_ROUTE,
    ...{ id, summary },
    query: FILTERS,
    headers: DATES,
    statuses: [404, 406],
    async run(input, context) {
      requireTaxii(context.request);
      const page = await pageOf(input, context);
      // Empty lists are omitted (section 3.7), and so are dates of nothing.
      if (page.objects.length === 0) return taxiiAnswer({});
      const dated = Object.fromEntries(DATES.map((name) => [name.toLowerCase(), page.added]));
      return taxiiAnswer(
        { ...page.next === null ? {} : { more: true, next: page.next }, ...lists(page) },
        dated,
      );
    },
  });
}

function shownCollection({ id, record }: Collection): unknown {
  return {
    id,
    title: `Look-alikes of ${record.domain}`,
    alias: record.domain,
    can_read: true,
    can_write: false,
    media_types: [STIX],
  };
}

function taxiiAnswer(body: unknown, headers: Record<string, string> = {}): Answer {
  return answer(JSON.stringify(body) + "\n", { "content-type": TAXII, vary: "Accept", ...headers });
}

/**
 * Refuses requests that do not accept TAXII 2.1 (section 1.6.8).
 *
 * @throws {HttpError} 406.
 */
function requireTaxii({ headers }: RequestInput): void {
  const accepted = (headers.get("accept") ?? "*/*").toLowerCase().replace(/\s/g, "").split(",");
  const good = accepted.some((each) =>
    /^(\*\/\*|application\/\*|application\/taxii\+json(;version="?2\.1"?)?)(;q=(?!0(\.0*)?$)[\d.]+)?$/.test(
      each,
    )
  );
  if (!good) throw new HttpError(406, `This is TAXII 2.1: send "Accept: ${TAXII}"`);
}
