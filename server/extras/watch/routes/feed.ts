/**
 * What a brand's secret URL shows: the names that people reported as lists for resolvers. The URL is the secret: resolvers
 * send no key.
 * @module
 */
import { MANAGE_WATCH, WATCHED } from "../service.ts";
import { EXPORT_FORMATS, type Finding, findingOf } from "../../../../lib/export/mod.ts";
import { parseDomain } from "../../../../lib/domain.ts";
import { callerNetwork } from "../../../auth/forwarded_address.ts";
import { limitUses } from "../../../auth/rate_limit.ts";
import { randomText } from "../../../auth/keys.ts";
import type { BrandRecord, WatchStore } from "../store/mod.ts";
import { answer, hasTag } from "../../../wire/answer.ts";
import { HttpError } from "../../../http/problem.ts";
import type { Context, Route } from "../../../http/route.ts";
import { brandRoute, etagOf, note, watchRoute } from "./brand_route.ts";
import { formatNamed, mediaTypes } from "../../../http/routes/exports.ts";
import { shown } from "./brands.ts";
import { assessmentOf } from "../shown_name.ts";
import { OPEN } from "../../../wire/roles.ts";

/** Formats that block names. */
const BLOCKLISTS = EXPORT_FORMATS.filter(({ name }) =>
  ["rpz", "hosts", "adguard", "dnsmasq", "domains"].includes(name)
);
const SECRET_FORM = /^[0-9A-Za-z]{32}$/;
/** How often one address may read the lists of one brand in so many milliseconds. */
const MAX_READS = 120, READS_MS = 60_000;

/**
 * Returns the brand whose lists have this secret in their URL.
 *
 * @throws {HttpError} 404 when there is none. @throws {SquatError} `rate_limited` when an address reads too often.
 */
async function brandOfFeed(secret: string, context: Context): Promise<BrandRecord> {
  const { service, request, peer } = context;
  const brand = SECRET_FORM.test(secret)
    ? await context.service.extras.use(WATCHED).store.byFeed(secret)
    : null;
  if (brand === null) throw new HttpError(404, "There is no such list; its URL may have been replaced");
  // By address, so that one reader that polls too often does not lock out the others.
  const address = callerNetwork(peer(), request.headers.get("x-forwarded-for"), service.config.proxies);
  await limitUses(context.service.stores.limits, {
    ...{ of: `feed ${brand.id} ${address}`, most: MAX_READS, ms: READS_MS },
    refusal: (seconds) => `This list is read too often: wait ${seconds} s`,
  });
  return brand;
}

/** Blocklists of a brand. */
export const watchFeedRoutes: readonly Route[] = [
  watchRoute("GET /v1/watch/feed/{secret}/blocklist/{format}", {
    id: "watch_feed_blocklist",
    does: OPEN,
    summary: `The reported names of a brand as a blocklist: ${BLOCKLISTS.map(({ name }) => name).join(", ")}`,
    access: { by: "anyone" },
    answers: mediaTypes(BLOCKLISTS),
    statuses: [404, 429],
    read: ({ secret, format }) => ({ secret, format: formatNamed(format, BLOCKLISTS, "blocklist") }),
    run: async ({ secret, format }, context) => {
      const brand = await brandOfFeed(secret, context);
      const { store } = context.service.extras.use(WATCHED);
      const [last] = await store.trail(brand.id, 1);
      // That of the last complete run or of what people did since.
      const at = Math.max(brand.created_at, brand.last_success_at ?? 0, last?.at ?? 0);
      const findings = await reported(brand, store);
      const confirmed = new Set(findings.map(({ fqdn }) => fqdn));
      let text = "";
      for await (
        const piece of format.write(findings, { brand: brand.settings.domains[0]!, at, confirmed })
      ) text += piece;
      const etag = etagOf(text), modified = new Date(Math.floor(at / 1000) * 1000);
      const headers = { etag, "last-modified": modified.toUTCString(), "cache-control": "no-cache" };
      // Dates count only without tags (RFC 9110 section 13.2.2).
      const isUnchanged = hasTag(context.request, etag) ??
        Date.parse(context.request.headers.get("if-modified-since") ?? "") >= modified.getTime();
      return isUnchanged
        ? answer(null, headers, 304)
        : answer(text, { ...headers, "content-type": format.mediaType });
    },
  }),
  brandRoute("POST /v1/watch/brands/{brand}/feed", {
    id: "replace_feed",
    does: MANAGE_WATCH,
    did: "replaced the address of a blocklist",
    summary: "Replaces the secret URL of a brand's blocklists; the old one is void at once",
    json: "WatchedBrand",
    async run(before, _, context) {
      const brand = { ...before, feed_secret: randomText(32) };
      await context.service.extras.use(WATCHED).store.update(brand);
      await note(context, brand.id, "feed.replace", "", {});
      return await shown(brand, context);
    },
  }),
];

/**
 * Names that a person reported and that still exist. The list expires a week after its time, so a stalled watch does
 * not block names for ever.
 */
async function reported(brand: BrandRecord, store: WatchStore): Promise<Finding[]> {
  const triage = await store.triage(brand.id);
  const findings = new Map<string, Finding>();
  for (const { names } of (await store.states(brand.id)).values()) {
    for (const [fqdn, known] of Object.entries(names)) {
      const { phase, kind } = known;
      if (triage.get(fqdn)?.state !== "reported" || phase === "gone") continue;
      const { ownership, verdict, severity, visit } = assessmentOf(
        fqdn,
        known,
        triage.get(fqdn),
        brand.settings,
      );
      if (ownership === "yours") continue;
      const { tld, domain } = parseDomain(fqdn);
      const finding = findingOf(fqdn, { permutation: { domain: { fqdn, tld, domain }, kind } });
      findings.set(fqdn, {
        ...finding,
        ...{ severity, visit, verdict: verdict ?? "not rated" },
        reasons: verdict === null ? [kind] : [`${kind}, ${verdict}`],
      });
    }
  }
  return [...findings.values()].sort((a, b) => a.ascii < b.ascii ? -1 : 1);
}
