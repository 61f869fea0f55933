import type { CTSearchResult } from "../../../lib/model.ts";
import { parseDomain } from "../../../lib/domain.ts";
import { type Answer, answer, incompleteHeader } from "../../wire/answer.ts";
import { CT_FIELDS, CT_KINDS, matcherOf, type ParsedCtSearch } from "../../ct/ct_service.ts";
import { integer, oneOf, text, yesOrNo } from "../../checks.ts";
import { type Context, type Route, route } from "../route.ts";
import type { Access } from "../../wire/route.ts";
import { LOOK_UP } from "../../wire/roles.ts";

const CT_ACCESS: Access = { by: "key", scope: "ct", counts: "ct_requests" };
const MAX_FOUND_NAMES = 100;
const PRECERT = { check: yesOrNo(), fallback: false };
const SEARCH_PARAMETERS = {
  pattern: { check: text("1 to 1000 characters", /^[^]{1,1000}$/, { minLength: 1, maxLength: 1_000 }) },
  kind: { check: oneOf(CT_KINDS), fallback: "regex" as const },
  limit: { check: integer(1, 1_000), fallback: 100 },
  include_precert: PRECERT,
  field: { check: oneOf(CT_FIELDS), fallback: "name" as const },
};
const OCCURRENCE_FORM = /^\d{1,15}:\d{1,15}$/;
const OCC = {
  check: text("log_id:index, of at most 15 digits each", OCCURRENCE_FORM, {
    pattern: OCCURRENCE_FORM.source,
  }),
  most: MAX_FOUND_NAMES,
};
const FQDN = { check: text("a name", /^/), most: MAX_FOUND_NAMES };

/**
 * Returns a name as the index has it. Names in certificates may be what nobody can register: below a wildcard, with
 * underscores.
 *
 * @throws {SquatError} `invalid_domain`.
 */
function certificateName(text: string): string {
  const wild = text.startsWith("*.") ? "*." : "";
  const name = text.slice(wild.length);
  if (name.length > 253 || !/^[\w.-]+$/.test(name) || !name.includes("_")) {
    return wild + parseDomain(name).ascii;
  }
  parseDomain(name.replaceAll("_", "x"));
  return wild + name.toLowerCase().replace(/\.$/, "");
}

/** Results as they are; an index without names says so where nothing is found. */
async function withLacks(
  results: CTSearchResult[],
  { service, request, headers }: Context,
): Promise<CTSearchResult[]> {
  if (results.length === 0) Object.assign(headers, incompleteHeader(await service.ct.lacks(request.signal)));
  return results;
}

const head = (): Answer => answer(null, { "content-type": "application/json" });

/** Certificate transparency. */
export const ctRoutes: readonly Route[] = [
  route("GET /v1/ct/search", {
    id: "ct_search",
    does: LOOK_UP,
    summary: "Finds names in certificate transparency logs by a pattern",
    access: CT_ACCESS,
    query: SEARCH_PARAMETERS,
    json: "CTSearchResults",
    headers: ["X-Has-More-Value", "X-Deadringer-Incomplete"],
    // An invalid pattern is refused before the request is counted.
    read: ({ pattern, kind, field, ...bounds }): ParsedCtSearch => ({
      ...bounds,
      matcher: matcherOf({
        pattern,
        kind,
        field: field === "registrable_domain" || field === "subdomain" || field === "tld" ? field : "name",
      }),
    }),
    head,
    async run(search, context) {
      const { service, request, headers } = context;
      const { results, hasMore } = await service.ct.search(search, request.signal);
      headers["x-has-more-value"] = String(hasMore);
      return await withLacks(results, context);
    },
  }),
  route("GET /v1/ct/search/domains", {
    id: "ct_domains",
    does: LOOK_UP,
    summary: "Finds exactly these names in certificate transparency logs",
    access: CT_ACCESS,
    query: { fqdn: FQDN, include_precert: PRECERT },
    json: "CTSearchResults",
    headers: ["X-Deadringer-Incomplete"],
    read: ({ fqdn, include_precert }) => ({ names: fqdn.map(certificateName), include_precert }),
    head,
    run: async ({ names, include_precert }, context) => {
      return await withLacks(await context.service.ct.domains(names, include_precert), context);
    },
  }),
  route("GET /v1/ct/hydrate", {
    id: "ct_hydrate",
    does: LOOK_UP,
    summary: "Returns the certificates of occurrences",
    access: CT_ACCESS,
    query: { occ: OCC },
    json: "HydrateItems",
    read: ({ occ }) =>
      occ.map((text) => {
        const [log_id, index] = text.split(":").map(Number) as [number, number];
        return { log_id, index };
      }),
    head,
    run: async (occurrences, { service, request }) => await service.ct.hydrate(occurrences, request.signal),
  }),
  route("GET /v1/ct/logs", {
    id: "ct_logs",
    does: LOOK_UP,
    summary: "Lists the certificate transparency logs by their numbers, and how far each is followed",
    access: CT_ACCESS,
    json: "CtLogs",
    head,
    run: async (_, { service }) => await service.ct.logs(),
  }),
];
