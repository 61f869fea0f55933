/**
 * Links that show a result for some time without signing in. One way to make, list, revoke and check them.
 * @module
 */
import * as v from "valibot";
import { hashOf, randomText } from "../../auth/keys.ts";
import type { Answers } from "./answers.ts";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import type { ServicePart } from "../../extension.ts";
import { orderedUuidV7 } from "../../units/ids.ts";
import { DAY_MS, HOUR_MS } from "../../units/mod.ts";
import { rfc3339, shownMembers } from "../../units/rfc3339.ts";
import { stripNdjson } from "../../../lib/lines/mod.ts";
import { readForOwner } from "../../results/read_result.ts";
import { SHARE_STORE, type ShareRecord } from "./store.ts";
import type { ResultRecord } from "../../stores/store.ts";
import { answer } from "../../wire/answer.ts";
import { EXTENSION_MEMBERS } from "../../http/parameters.ts";
import { limitUses } from "../../auth/rate_limit.ts";
import { HttpError } from "../../http/problem.ts";
import { ANY_KEY, type Context, type Route, route as coreRoute, type RouteOf } from "../../http/route.ts";
import { shownRecord } from "../../http/routes/results.ts";
import { finishedOwn, requireScopeOf } from "../../http/routes/retrieve.ts";
import { InvalidParameter, text } from "../../checks.ts";
import { type Does, OPEN, READ, WORKERS } from "../../wire/roles.ts";

const route: RouteOf<Answers> = coreRoute as unknown as RouteOf<Answers>;
const SHARE_LINKS: Does = { what: "share results by link, and end such links", roles: WORKERS };
/** Tokens of links, as `randomText` makes them. */
const TOKEN = /^[0-9A-Za-z]{32}$/;
/** Links of one owner that work at a time. */
const MAX_LINKS = 500;
/** Links that are listed. */
const MAX_LISTED_LINKS = 1_000;
/** How long links are listed that have ended. */
const LISTED_MS = 90 * DAY_MS;
/** How often one link may be used in so many milliseconds. */
const MAX_USES = 120, USES_MS = 60_000;

/** How long a link works. */
const SHARE_BODY = v.strictObject({
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720, "give at most 720 hours")),
});
/** What links are listed of. */
const SUBJECT = { check: text("an id", /^[\w-]{1,64}$/), fallback: "", without: "links to anything" };

/** The same words whatever is wrong with a link. */
const endedLink = () => new HttpError(404, "This link has expired, or was withdrawn: ask for a new one");

/**
 * Returns the result that the link of a token shows, and when the link ends.
 *
 * @throws {HttpError} 404 when it does not work. @throws {SquatError} `rate_limited` when it is used too often.
 */
async function linkedResult(
  token: string,
  { service }: Context,
): Promise<[record: ResultRecord, expiresAt: number]> {
  const now = service.now();
  const link = TOKEN.test(token) ? await service.owned.of(SHARE_STORE).find(hashOf(token), now) : null;
  if (link === null) throw endedLink();
  await limitUses(service.stores.limits, {
    ...{ of: `shared ${link.id}`, most: MAX_USES, ms: USES_MS },
    refusal: (seconds) => `This link is opened too often: wait ${seconds} s`,
  });
  const record = await service.stores.results.get(link.subject, now);
  if (record?.done !== true || record.owner !== link.owner) throw endedLink();
  return [record, link.expires_at];
}

/** Links, and what they show. */
const routes: readonly Route[] = [
  route("POST /v1/retrieve/{uuid}/share", {
    id: "share_result",
    does: SHARE_LINKS,
    did: "shared a result by a link",
    summary:
      "Creates a link that shows a retained result without signing in, until it expires or the result is deleted",
    access: ANY_KEY,
    body: SHARE_BODY,
    json: "ShareLink",
    async run({ uuid, body: { hours } }, context) {
      const record = await finishedOwn({ uuid }, context);
      requireScopeOf(record, context);
      context.entry.about = record.domain;
      const now = context.service.now();
      const { id: created_by, owner } = context.caller!;
      const token = randomText(32);
      const id = orderedUuidV7(now);
      const expires_at = Math.min(now + hours * HOUR_MS, record.expires_at);
      const link: ShareRecord = {
        ...{ id, hash: hashOf(token), owner, kind: "result", subject: record.uuid },
        ...{ created_at: now, created_by, expires_at, revoked_at: null },
      };
      if (!await context.service.owned.of(SHARE_STORE).add(link, MAX_LINKS)) {
        throw new InvalidParameter(
          `Cannot share more: ${MAX_LINKS} links of this owner work; revoke one first`,
        );
      }
      return { id, path: `/#shared-result/${token}`, expires_at: rfc3339(expires_at) };
    },
  }),
  route("GET /v1/shares", {
    id: "shares",
    does: READ,
    summary: "Lists the caller's links, newest first, those that ended within 90 days too: who made them",
    access: ANY_KEY,
    query: { subject: SUBJECT },
    json: "SharedLinks",
    async run({ subject }, context) {
      const { owner } = context.caller!;
      const links = await context.service.owned.of(SHARE_STORE).list(
        owner,
        MAX_LISTED_LINKS,
        subject === "" ? undefined : subject,
      );
      return links.map((link) =>
        shownMembers(
          link,
          ...["id", "kind", "subject", "created_at", "created_by", "expires_at", "revoked_at"] as const,
        )
      );
    },
  }),
  route("DELETE /v1/shares/{share}", {
    id: "revoke_share",
    does: SHARE_LINKS,
    did: "ended a shared link",
    summary: "Ends a link at once",
    access: ANY_KEY,
    async run({ share: id }, context) {
      const { owner } = context.caller!;
      const shares = context.service.owned.of(SHARE_STORE);
      const link = await shares.get(owner, id);
      if (link === null) throw new HttpError(404, "There is no such link");
      const record = await context.service.stores.results.get(link.subject, context.service.now());
      // A link has ended with its result.
      if (record !== null) requireScopeOf(record, context);
      await shares.revoke(owner, id, context.service.now());
    },
  }),
  route("GET /v1/retrieve/shared/{token}/record", {
    id: "shared_result",
    does: OPEN,
    summary: "Says what a shared link to a result is about, and when it expires",
    access: { by: "anyone" },
    json: "SharedResult",
    statuses: [404, 429],
    async run({ token }, context) {
      const [record, expiresAt] = await linkedResult(token, context);
      const { domain, scope, created_at, lines, names } = shownRecord(record);
      return { domain, scope, created_at, expires_at: rfc3339(expiresAt), lines, names };
    },
  }),
  route("GET /v1/retrieve/shared/{token}", {
    id: "shared_result_lines",
    does: OPEN,
    summary:
      "Returns the lines of the result that a shared link shows; pictures and evidence stay where they are",
    access: { by: "anyone" },
    query: { extensions: EXTENSION_MEMBERS },
    answers: { "application/x-ndjson": "StreamMessage" },
    statuses: [400, 404, 429],
    async run({ token, extensions }, context) {
      const [record] = await linkedResult(token, context);
      const lines = await readForOwner(context.service, record, 0);
      return answer(extensions ? lines : stripNdjson(lines), { "content-type": "application/x-ndjson" });
    },
  }),
];

/** What it gives the service. */
export const sharesPart: ServicePart = {
  routes,
  schemas: ANSWER_SCHEMAS,
  stores: [SHARE_STORE],
  assemble: ({ owned, now }, { log }) => ({
    async open() {
      if (!await owned.of(SHARE_STORE).endBrands(now())) return;
      log("warn", "Links to brands have ended: invite as viewers who shall see them");
    },
    prune: () => owned.of(SHARE_STORE).sweep(now() - LISTED_MS),
  }),
};
