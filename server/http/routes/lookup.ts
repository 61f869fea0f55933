import { brandDomain, parseDomain } from "../../../lib/domain.ts";
import { Completeness, fromNdjson, stripNdjson } from "../../../lib/lines/mod.ts";
import { BrandIndex, match, VISIT_FROM } from "../../../lib/match/mod.ts";
import { listedReason } from "../../../lib/assess/mod.ts";
import { mergeLines } from "../../../mod.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { Plan } from "../../../lib/lookup/mod.ts";
import { answer, incompleteHeader, jsonAnswer } from "../../wire/answer.ts";
import { EXTENSION_MEMBERS } from "../parameters.ts";
import { integer, text } from "../../checks.ts";
import { uuidV7 } from "../../units/ids.ts";
import type { Scope } from "../../wire/scopes.ts";
import { type Job, startJob } from "../../results/job.ts";
import { type RequestInput, startedBy } from "../../wire/request.ts";
import type { LookupRequest } from "../../results/lookup_request.ts";
import type { KnownBrand } from "../../hooks.ts";
import { type Context, type Route, route } from "../route.ts";
import type { Access } from "../../wire/route.ts";
import { contractNames, shownMessages, stripFor } from "./retrieve.ts";
import { LOOK_UP } from "../../wire/roles.ts";

/** Brands that a lookup compares with what their own pages show: workers get kilobytes of each with every batch. */
const MAX_WITH_PAGES = 200;
/** Milliseconds after which other instances find a line in the store. */
const LINE_FLUSH_MS = 1_000;
const NDJSON = "application/x-ndjson";
const SCOPE: Record<Plan, Scope> = { squat: "lookup:squat", nxdomain: "lookup:nxdomain", analyze: "analyze" };

const LOOKUP_QUERY = {
  limit: {
    check: integer(1, 1_000_000),
    fallback: 1_000_000,
    without:
      "permutations; without it, and at most, what the settings allow. Names in certificates come on top",
  },
  linger: { check: integer(0, 3_600), fallback: 0 },
  extensions: EXTENSION_MEMBERS,
};
/** What only an analysis has. */
const COMPARED_BRAND = {
  check: text("a domain", /^[^\s]{1,255}$/),
  fallback: "",
  without: "the watched brand that the host most likely imitates",
};

/** The routes that stream. */
export const lookupRoutes: readonly Route[] = [
  lookupRoute("squat", "/v1/lookup/squat/{domain}", "squat"),
  lookupRoute("nxdomain", "/v1/lookup/nxdomain/{domain}", "nxdomain"),
  lookupRoute("analyze", "/v1/analyze/{domain}", "analyze"),
  lookupRoute("v2_squat", "/v2/squat/{domain}", "squat", "v2"),
  lookupRoute("v2_nxdomain", "/v2/nxdomain/{domain}", "nxdomain", "v2"),
  lookupRoute("v2_discover", "/v2/discover/{domain}", "nxdomain", "v2"),
  lookupRoute("legacy_squat", "/v1/squat/{domain}", "squat", "legacy"),
  lookupRoute("legacy_nxdomain", "/v1/nxdomain/{domain}", "nxdomain", "legacy"),
];

function lookupRoute(
  id: string,
  path: `/${string}/{domain}`,
  plan: Plan,
  flavour: "v1" | "v2" | "legacy" = "v1",
): Route {
  const scope = SCOPE[plan];
  const access: Access = flavour === "legacy"
    ? { by: "legacy token", scope, counts: "lookup_requests", stream: true }
    : { by: "key", scope, counts: "lookup_requests", stream: true };
  const summaries: Record<Plan, string> = {
    squat: "Streams facts about registered look-alikes",
    nxdomain: "Streams look-alikes that do not exist in DNS",
    analyze: "Streams facts about one host",
  };
  const isJson = (request: RequestInput) => flavour === "v2" && prefersJson(request.headers.get("accept"));
  const base = (request: RequestInput): Record<string, string> => ({
    "content-type": isJson(request) ? "application/json" : NDJSON,
    ...(flavour === "v2" ? { vary: "Accept" } : {}),
  });
  return route(`GET ${path}`, {
    id,
    does: LOOK_UP,
    summary: summaries[plan] + (flavour === "legacy" ? " (legacy tokens)" : ""),
    access,
    query: (plan === "analyze" ? { ...LOOKUP_QUERY, brand: COMPARED_BRAND } : LOOKUP_QUERY) as
      & typeof LOOKUP_QUERY
      & {
        brand?: typeof COMPARED_BRAND;
      },
    answers: flavour === "v2"
      ? { [NDJSON]: "StreamMessage", "application/json": "MergedLookup" }
      : { [NDJSON]: "StreamMessage" },
    headers: ["X-Service-Result-Id", ...flavour === "v2" ? ["X-Deadringer-Incomplete"] : []],
    // A buffered answer has the status of its failure.
    ...(flavour === "v2" ? { statuses: [404, 504] } : {}),
    read({ brand = "", ...given }): LookupRequest & { extensions: boolean } {
      brandDomain(given.domain);
      if (brand !== "") brandDomain(brand);
      return { plan, ...given, ...brand === "" ? {} : { brand } };
    },
    head: (_, { request }) => answer(null, base(request)),
    async run(params, context) {
      const job = await startLookup(await withBrands(params, context), scope, context);
      const headers = { ...base(context.request), "x-service-result-id": job.record.uuid };
      if (!isJson(context.request)) {
        return answer(params.extensions ? job.read(0) : stripNdjson(job.read(0), stripFor(scope)), headers);
      }
      // Deno aborts this after success too; by then there is nothing to stop.
      const leave = () => job.stop(new DOMException("The reader left", "AbortError"));
      context.request.signal.addEventListener("abort", leave, { once: true });
      if (context.request.signal.aborted) leave();
      const completeness = new Completeness(fromNdjson(job.read(0)));
      const folded = await mergeLines(shownMessages(completeness.read(), params.extensions, scope));
      const merged = contractNames(folded, scope, params.extensions);
      return jsonAnswer(merged, { ...headers, ...incompleteHeader(completeness.lacks) });
    },
  });
}

/**
 * Pages are compared with all brands that the caller watches. An analysis is compared with the brand that it came from,
 * else with the watched one that its host imitates.
 */
async function withBrands<P extends LookupRequest>(params: P, { service, caller }: Context): Promise<P> {
  if (params.plan === "nxdomain") return params;
  const watched = await service.extras.ask.brandsOf(caller!.owner, MAX_WITH_PAGES);
  const brands = watched.map(({ page }) => page);
  if (params.plan === "squat") return { ...params, brands };
  const brand = params.brand ?? watchedBrandOf(parseDomain(params.domain).fqdn, watched);
  return { ...params, brands, ...brand === undefined ? {} : { brand } };
}

/**
 * The watched domain that a host most likely imitates; undefined when it imitates none, or belongs to the brand.
 *
 * @param brands Those that the caller watches: the page of the brand is visited for the comparison.
 */
function watchedBrandOf(host: string, brands: readonly KnownBrand[]): string | undefined {
  const isOwn = brands.some(({ domains, owned: names }) => listedReason(host, { domains, names }) !== null);
  if (isOwn || brands.length === 0) return undefined;
  const index = new BrandIndex(brands.flatMap(({ domains }) => domains));
  return match(host, index, { limit: 1, min: VISIT_FROM })[0]?.brand;
}

async function startLookup(
  params: LookupRequest,
  scope: Scope,
  { service, caller, release, request_id }: Context,
): Promise<Job> {
  const { config, stores, streams, now } = service;
  await service.disk.admitResult(caller!.owner);
  const uuid = uuidV7(now());
  const mark = stores.shared ? (id: string) => streams.mark(id) : null;
  const job = await startJob(
    { config, results: stores.results, now, mark },
    { uuid, owner: caller!.owner, scope, domain: brandDomain(params.domain).fqdn },
    (signal) => service.lookup({ ...params, owner: caller!.owner, uuid }, signal),
    {
      by: startedBy(caller!),
      lingerMs: Math.min(params.linger, config.linger) * 1000,
      ...(stores.shared
        ? { others: { flushMs: LINE_FLUSH_MS, follow: () => streams.isMarked(`read ${uuid}`) } }
        : {}),
    },
  );
  service.jobs.add(job);
  job.ended.finally(() => {
    release();
    service.metrics.add("lines_total", job.lines);
    const { failure } = job;
    if (failure instanceof SquatError ? failure.cause !== undefined : failure !== undefined) {
      service.onFailure(request_id, failure);
    }
  });
  return job;
}

/** Whether an Accept header names `application/json` and prefers it to NDJSON. Wildcards mean NDJSON. */
export function prefersJson(accept: string | null): boolean {
  let [json, ndjson] = [0, 0];
  for (const part of (accept ?? "").toLowerCase().split(",")) {
    const [type, ...parameters] = part.split(";").map((each) => each.trim());
    const given = parameters.find((each) => each.startsWith("q="))?.slice(2);
    const q = given === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(given) ? Number(given) : 0;
    if (type === "application/json") json = Math.max(json, q);
    if (type === NDJSON) ndjson = Math.max(ndjson, q);
  }
  return json > ndjson;
}
