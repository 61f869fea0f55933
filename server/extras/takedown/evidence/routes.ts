import { WATCHED } from "../../watch/service.ts";
import * as v from "valibot";
import { parseDomain, readDomain } from "../../../../lib/domain.ts";
import { SquatError } from "../../../../lib/errors.ts";
import { verifyEvidence } from "../lib/evidence/verify.ts";
import { requireScope } from "../../../auth/guard.ts";
import type { ResultRecord } from "../../../stores/store.ts";
import { fileAnswer } from "../../../wire/answer.ts";
import { ANY_KEY, type Context, type Route, route as coreRoute, type RouteOf } from "../../../http/route.ts";
import { note } from "../../watch/routes/brand_route.ts";
import { findOwn, noSuchResult, requireScopeOf } from "../../../http/routes/retrieve.ts";
import { READ } from "../../../wire/roles.ts";
import type { Answers } from "../answers.ts";
import { DRAFT, TAKEDOWN } from "../parts.ts";
import { collectEvidence, DEADLINE_MS } from "./collect.ts";
import { EVIDENCE, type EvidenceStore } from "./store.ts";
import { HttpError } from "../../../http/problem.ts";

const EVIDENCE_BODY = v.strictObject({
  result: v.pipe(v.string(), v.maxLength(100, "give the UUID of a result")),
  name: v.pipe(v.string(), v.maxLength(2_000, "give a domain name")),
});

const route: RouteOf<Answers> = coreRoute as unknown as RouteOf<Answers>;

/** The bundles of a service. @throws {HttpError} 404 where it has no data folder. */
function bundlesOf({ service }: Context): EvidenceStore {
  const store = service.owned.of(EVIDENCE);
  if (store === null) throw new HttpError(404, "This service collects no evidence: it has no data folder");
  return store;
}

/** Evidence about names of stored results. */
export const evidenceRoutes: readonly Route[] = [
  route("POST /v1/evidence", {
    id: "evidence",
    does: DRAFT,
    did: "collected evidence of a look-alike",
    summary:
      "Looks up one name of a result again, with everything recorded, and stores the signed archive with the result",
    access: { by: "key", scope: null, counts: "lookup_requests", stream: true },
    body: EVIDENCE_BODY,
    success: 201,
    json: "Evidence",
    statuses: [404, 504],
    async run({ body: { result, name: given } }, context) {
      const store = bundlesOf(context);
      const record = await findOwn({ uuid: result.toLowerCase() }, context);
      if (record === null) throw noSuchResult();
      requireScopeOf(record, context);
      // That scope only asks name servers.
      if (record.scope === "lookup:nxdomain") {
        requireScope("lookup:squat", context, ", as evidence visits the name");
      }
      const { ascii: name, fqdn } = parseDomain(given);
      if (!await isFound(fqdn, record, context)) {
        requireScope("analyze", context, `, as the result does not have ${name}`);
      }
      const { uuid, domain: original } = record;
      context.entry.about = fqdn;
      const { owner } = context.caller!, { config, disk, io, paces, extras } = context.service;
      const { signal } = context.request;
      const bundle = await extras.use(TAKEDOWN).bundles.run(owner, signal, async () => {
        await disk.admit(owner, 0);
        const collected = await collectEvidence({
          ...{ name, original, signal, ...paces.optionsOf(owner, io), key: store.key() },
          deadlineMs: Math.min(DEADLINE_MS, config.deadline * 1000),
        });
        await store.put(uuid, name, collected);
        return collected;
      });
      const { manifest, key } = verifyEvidence(bundle);
      const url = `/v1/retrieve/${uuid}/evidence/${name}`;
      await noteCollected(context, original, [name, fqdn], {
        evidence: { result: uuid, size: bundle.length, files: manifest!.files.length },
      });
      context.headers["location"] = url;
      return {
        result: uuid,
        name,
        original: manifest!.original,
        url,
        size: bundle.length,
        key: key!,
        files: manifest!.files.length,
        missing: manifest!.missing,
      };
    },
  }),
  route("GET /v1/retrieve/{uuid}/evidence/{name}", {
    id: "evidence_bundle",
    does: READ,
    summary: "Returns the signed archive about a name of a result",
    access: ANY_KEY,
    answers: { "application/zip": "Zip" },
    async run({ uuid, name }, context) {
      const record = await findOwn({ uuid }, context);
      const bundle = record === null
        ? null
        : await bundlesOf(context).open(uuid, readDomain(name)?.ascii ?? "");
      if (bundle === null) throw noSuchResult();
      return fileAnswer(bundle, {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${uuid}.zip"`,
        // Private, and deleted with its result.
        "cache-control": "private, no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
      });
    },
  }),
];

/** Notes in the history of a name, with the brands of the caller that watch it, that evidence was collected. */
async function noteCollected(
  context: Context,
  original: string,
  forms: readonly string[],
  detail: object,
): Promise<void> {
  const { store } = context.service.extras.use(WATCHED);
  for (const { id, settings } of await store.list(context.caller!.owner)) {
    if (!settings.domains.includes(original)) continue;
    const known = (await store.state(id, original))?.names ?? {};
    const name = forms.find((each) => Object.hasOwn(known, each));
    if (name !== undefined) await note(context, id, "name.evidence", name, detail, "");
  }
}

/** Whether a finished result has findings of a name. */
async function isFound(name: string, record: ResultRecord, { service }: Context): Promise<boolean> {
  if (!record.done) return false;
  try {
    return Iterator.from((await service.findings(record)).fqdns).some((fqdn) => fqdn === name);
  } catch (error) {
    // Its lookup failed, and left no findings.
    if (error instanceof SquatError && error.code === "internal") return false;
    throw error;
  }
}
