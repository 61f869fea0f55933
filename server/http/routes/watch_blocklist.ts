import { createHash } from "node:crypto";
import { EXPORT_FORMATS, type ExportFormat, type Finding, findingOf } from "../../../lib/export/mod.ts";
import { fitsPattern } from "../../../lib/watch/mod.ts";
import { parseDomain } from "../../../mod.ts";
import { answer } from "../answer.ts";
import { HttpError } from "../problem.ts";
import { type Context, type Route, route } from "../route.ts";
import { watchOf } from "./watch.ts";

const FORM = /^[0-9A-Za-z]{32}$/;

/** Formats that block names. */
const FORMATS = EXPORT_FORMATS.filter(({ name }) =>
  ["rpz", "hosts", "adguard", "dnsmasq", "domains"].includes(name)
);

interface Feed {
  secret: string;
  format: ExportFormat;
}

/** The names of a brand that people reported, as lists for resolvers. The URL is the secret. */
export const watchBlocklistRoutes: readonly Route[] = [
  route<Feed>({
    id: "watch_feed_blocklist",
    method: "GET",
    path: "/v1/watch/feed/{secret}/blocklist/{format}",
    summary: `The reported names of a brand as a blocklist: ${FORMATS.map(({ name }) => name).join(", ")}`,
    access: { by: "anyone" },
    answers: Object.fromEntries(FORMATS.map(({ mediaType }) => [mediaType.split(";")[0], "Text"])),
    statuses: [404],
    read: ({ path }) => ({ secret: path["secret"]!, format: formatOf(path["format"]!) }),
    run: async ({ secret, format }, context) => {
      const { brand, at, findings } = await reported(secret, context);
      let text = "";
      for await (
        const piece of format.write(findings, {
          brand,
          at,
          confirmed: new Set(findings.map(({ fqdn }) => fqdn)),
        })
      ) text += piece;
      const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
      const modified = new Date(Math.floor(at / 1000) * 1000);
      const headers = { etag, "last-modified": modified.toUTCString(), "cache-control": "no-cache" };
      if (isKnown(context, etag, modified)) return answer(null, headers, 304);
      return answer(text, { ...headers, "content-type": format.mediaType });
    },
  }),
];

function formatOf(name: string): ExportFormat {
  const found = FORMATS.find((each) => each.name === name);
  if (found !== undefined) return found;
  throw new HttpError(404, `There is no such blocklist: use ${FORMATS.map((each) => each.name).join(", ")}`);
}

/** Whether the client has it already (RFC 9110 section 13.2.2: dates count only without tags). */
function isKnown({ request: { headers } }: Context, etag: string, modified: Date): boolean {
  const tags = headers.get("if-none-match");
  if (tags !== null) {
    return tags.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
  }
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  return since >= modified.getTime();
}

/**
 * Names that a person reported and that still exist. The time is that of the last complete run or change of triage:
 * the list expires a week later, so a stalled watch does not block names for ever.
 *
 * @throws {HttpError} 404 when no feed has the secret.
 */
async function reported(
  secret: string,
  context: Context,
): Promise<{ brand: string; at: number; findings: Finding[] }> {
  const { store } = watchOf(context);
  const brand = FORM.test(secret) ? await store.byFeed(secret) : null;
  if (brand === null) throw new HttpError(404, "There is no such feed; its URL may have been replaced");
  const triage = await store.triage(brand.id);
  const findings = new Map<string, Finding>();
  for (const { names } of (await store.states(brand.id)).values()) {
    for (const [fqdn, { phase, kind, owned, signals }] of Object.entries(names)) {
      if (triage.get(fqdn)?.state !== "reported" || phase === "gone" || owned !== undefined) continue;
      if (brand.settings.owned.some((pattern) => fitsPattern(pattern, fqdn))) continue;
      const { tld, domain } = parseDomain(fqdn);
      const verdict = signals["verdict"]?.value;
      const finding = findingOf(fqdn, { permutation: { domain: { fqdn, tld, domain }, kind } });
      findings.set(fqdn, { ...finding, reasons: verdict ? [`${kind}, ${verdict}`] : [kind] });
    }
  }
  const [last] = await store.trail(brand.id, 1);
  return {
    brand: brand.settings.domains[0]!,
    at: Math.max(brand.created_at, brand.last_success_at ?? 0, last?.at ?? 0),
    findings: [...findings.values()].sort((a, b) => a.ascii < b.ascii ? -1 : 1),
  };
}
