import { createHash } from "node:crypto";
import { EXPORT_FORMATS, type ExportFormat, type Finding, findingOf } from "../../../lib/export/mod.ts";
import { parseDomain } from "../../../mod.ts";
import type { BrandRecord, WatchStore } from "../../stores/watch.ts";
import { answer, hasTag } from "../answer.ts";
import { HttpError } from "../problem.ts";
import { type Context, type Route, route } from "../route.ts";
import { watchOf } from "./brand_route.ts";
import { assessmentOf } from "./watch_shown_name.ts";
import { brandOfFeed } from "./watch_feed_brand.ts";

/** Formats that block names. */
const BLOCKLISTS = EXPORT_FORMATS.filter(({ name }) =>
  ["rpz", "hosts", "adguard", "dnsmasq", "domains"].includes(name)
);

/** The names of a brand that people reported, as lists for resolvers. The URL is the secret. */
export const watchBlocklistRoutes: readonly Route[] = [
  route("GET /v1/watch/feed/{secret}/blocklist/{format}", {
    id: "watch_feed_blocklist",
    summary: `The reported names of a brand as a blocklist: ${BLOCKLISTS.map(({ name }) => name).join(", ")}`,
    access: { by: "anyone" },
    answers: Object.fromEntries(BLOCKLISTS.map(({ mediaType }) => [mediaType.split(";")[0], "Text"])),
    statuses: [404, 429],
    read: ({ secret, format }) => ({ secret, format: blocklistOf(format) }),
    run: async ({ secret, format }, context) => {
      const brand = await brandOfFeed(secret, context);
      const { store, texts } = watchOf(context);
      const { version, at } = await versionOf(brand, store);
      const etag = `W/"${version}"`;
      const modified = new Date(Math.floor(at / 1000) * 1000);
      const headers = { etag, "last-modified": modified.toUTCString(), "cache-control": "no-cache" };
      if (isUnchanged(context, etag, modified)) return answer(null, headers, 304);
      const text = await texts.of(`blocklist ${brand.id} ${format.name}`, version, async () => {
        const findings = await reported(brand, store);
        const confirmed = new Set(findings.map(({ fqdn }) => fqdn));
        let text = "";
        for await (
          const piece of format.write(findings, { brand: brand.settings.domains[0]!, at, confirmed })
        ) text += piece;
        return text;
      });
      return answer(text, { ...headers, "content-type": format.mediaType });
    },
  }),
];

function blocklistOf(name: string): ExportFormat {
  const found = BLOCKLISTS.find((each) => each.name === name);
  if (found !== undefined) return found;
  throw new HttpError(
    404,
    `There is no such blocklist: use ${BLOCKLISTS.map((each) => each.name).join(", ")}`,
  );
}

/** Whether the client has it already (RFC 9110 section 13.2.2: dates count only without tags). */
function isUnchanged({ request }: Context, etag: string, modified: Date): boolean {
  return hasTag(request, etag) ??
    Date.parse(request.headers.get("if-modified-since") ?? "") >= modified.getTime();
}

/** Newest runs and entries of the audit trail in a version: clocks of instances differ, so the last one may not be first. */
const NEWEST = 20;

/**
 * A version of a brand's list, and its time: that of the last complete run or change of triage. Every run is stored,
 * and every change of triage has an entry in the audit trail.
 */
async function versionOf(brand: BrandRecord, store: WatchStore): Promise<{ version: string; at: number }> {
  const [runs, trail] = await Promise.all([store.runs(brand.id, NEWEST), store.trail(brand.id, NEWEST)]);
  const of = JSON.stringify([brand, runs.map(({ id }) => id), trail.map(({ id }) => id)]);
  return {
    version: createHash("sha256").update(of).digest("base64url").slice(0, 22),
    at: Math.max(brand.created_at, brand.last_success_at ?? 0, trail[0]?.at ?? 0),
  };
}

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
