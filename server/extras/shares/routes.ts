/**
 * Links that show a brand or a result for some time without signing in. One way to make, list, revoke and check them.
 * @module
 */
import { WATCHED } from "../watch/service.ts";
import * as v from "valibot";
import { hashOf, randomText } from "../../auth/keys.ts";
import { hasScope } from "../../wire/request.ts";
import { RESULT_SCOPES } from "../../wire/scopes.ts";
import { requireScope } from "../../auth/guard.ts";
import type { Answers } from "./answers.ts";
import type { ShareLink } from "./client.ts";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import type { ServicePart } from "../../extension.ts";
import { orderedUuidV7 } from "../../units/ids.ts";
import { HOUR_MS } from "../../units/mod.ts";
import { rfc3339, shownMembers } from "../../units/rfc3339.ts";
import { stripNdjson } from "../../../lib/lines/mod.ts";
import { readForOwner } from "../../results/read_result.ts";
import { SHARE_STORE, type ShareRecord } from "./store.ts";
import type { ResultRecord } from "../../stores/store.ts";
import { answer, jsonAnswer } from "../../wire/answer.ts";
import { EXTENSION_MEMBERS } from "../../http/parameters.ts";
import { limitUses } from "../../auth/rate_limit.ts";
import { HttpError } from "../../http/problem.ts";
import { ANY_KEY, type Context, type Route, route as coreRoute, type RouteOf } from "../../http/route.ts";
import { shownRecord } from "../../http/routes/results.ts";
import { finishedOwn, requireScopeOf } from "../../http/routes/retrieve.ts";
import { brandRoute, note } from "../watch/routes/brand_route.ts";
import { byUrgency, namesOf } from "../watch/shown_name.ts";
import { InvalidParameter, text } from "../../checks.ts";
import { type Does, OPEN, READ, WORKERS } from "../../wire/roles.ts";

const route: RouteOf<Answers> = coreRoute as unknown as RouteOf<Answers>;
const SHARE_LINKS: Does = { what: "share results and brands by link, and end such links", roles: WORKERS };
/** Tokens of links, as `randomText` makes them. */
const TOKEN = /^[0-9A-Za-z]{32}$/;
/** Links of one owner that work at a time. */
const MAX_LINKS = 500;
/** Links that are listed. */
const MAX_LISTED_LINKS = 1_000;
/** How often one link may be used in so many milliseconds. */
const MAX_USES = 120, USES_MS = 60_000;

/** How long a link works. */
const SHARE_BODY = v.strictObject({
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720, "give at most 720 hours")),
});
/** What links are listed of. */
const SUBJECT = { check: text("an id", /^[\w-]{1,64}$/), fallback: "", without: "links to anything" };

/** Makes a link; only its hash is stored. */
async function makeLink(
  kind: ShareRecord["kind"],
  subject: string,
  until: number,
  context: Context,
): Promise<ShareLink> {
  const now = context.service.now();
  const { id: created_by, owner } = context.caller!;
  const token = randomText(32);
  const id = orderedUuidV7(now);
  const record: ShareRecord = {
    ...{ id, hash: hashOf(token), owner, kind, subject, created_at: now, created_by, expires_at: until },
    ...{ revoked_at: null, opened: 0, opened_at: null },
  };
  if (!await context.service.owned.of(SHARE_STORE).add(record, MAX_LINKS)) {
    throw new InvalidParameter(`Cannot share more: ${MAX_LINKS} links of this owner work; revoke one first`);
  }
  return { id, path: `/#${PAGES[kind]}/${token}`, expires_at: rfc3339(until) };
}

/** Where the web app shows what a link leads to. */
const PAGES: Readonly<Record<ShareRecord["kind"], string>> = { brand: "shared", result: "shared-result" };

/** The same words whatever is wrong with a link. */
const endedLink = () => new HttpError(404, "This link has expired, or was withdrawn: ask for a new one");

/**
 * Returns the link of a token.
 *
 * @throws {HttpError} 404 when it does not work. @throws {SquatError} `rate_limited` when it is used too often.
 */
async function linkOf(kind: ShareRecord["kind"], token: string, context: Context): Promise<ShareRecord> {
  const now = context.service.now();
  const link = TOKEN.test(token)
    ? await context.service.owned.of(SHARE_STORE).find(hashOf(token), now)
    : null;
  if (link?.kind !== kind) throw endedLink();
  await limitUses(context.service.stores.limits, {
    ...{ of: `shared ${link.id}`, most: MAX_USES, ms: USES_MS },
    refusal: (seconds) => `This link is opened too often: wait ${seconds} s`,
  });
  return link;
}

/**
 * Refuses callers that may not make such a link. A link to a result that is gone shows nothing, and anybody of the
 * owner may end it.
 *
 * @throws {SquatError} `forbidden`.
 */
async function requireScopeOfLink({ kind, subject }: ShareRecord, context: Context): Promise<void> {
  if (kind === "brand") return requireScope("watch", context, " that shared the brand");
  const record = await context.service.stores.results.get(subject, context.service.now());
  if (record !== null) return requireScopeOf(record, context);
  // Of a result that is gone nobody knows the scope any more: one that makes results is needed.
  if (!RESULT_SCOPES.some((scope) => hasScope(context.caller!, scope))) {
    requireScope("lookup:squat", context, ", or another that makes results");
  }
}

/** The result that a link shows. */
async function linkedResult(token: string, context: Context): Promise<[ResultRecord, ShareRecord]> {
  const link = await linkOf("result", token, context);
  const record = await context.service.stores.results.get(link.subject, context.service.now());
  if (record?.done !== true || record.owner !== link.owner) throw endedLink();
  return [record, link];
}

/** Links, and what they show. */
const routes: readonly Route[] = [
  brandRoute("POST /v1/watch/brands/{brand}/share", {
    id: "share_brand",
    does: SHARE_LINKS,
    did: "shared the look-alikes of a brand by a link",
    summary: "Creates a link that shows the look-alikes of a brand without signing in, until it expires",
    body: SHARE_BODY,
    answers: { "application/json": "WatchShare" },
    async run({ id }, { body: { hours } }, context) {
      const link = await makeLink("brand", id, context.service.now() + hours * HOUR_MS, context);
      const detail = { link: link.id, expires_at: link.expires_at };
      await note(context, id, "brand.share", "", detail, `until ${link.expires_at.slice(0, 10)}`);
      return jsonAnswer(link);
    },
  }),
  route("POST /v1/retrieve/{uuid}/share", {
    id: "share_result",
    does: SHARE_LINKS,
    did: "shared a result by a link",
    summary:
      "Creates a link that shows a retained result without signing in, until it expires or the result is deleted",
    access: ANY_KEY,
    body: SHARE_BODY,
    json: "WatchShare",
    async run({ uuid, body: { hours } }, context) {
      const record = await finishedOwn({ uuid }, context);
      requireScopeOf(record, context);
      context.entry.about = record.domain;
      const until = Math.min(context.service.now() + hours * HOUR_MS, record.expires_at);
      return await makeLink("result", record.uuid, until, context);
    },
  }),
  route("GET /v1/shares", {
    id: "shares",
    does: READ,
    summary:
      "Lists the caller's links, newest first, those that ended within 90 days too: who made them, when they were opened",
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
      return links.filter(({ kind }) => kind !== "brand" || hasScope(context.caller!, "watch"))
        .map((link) =>
          shownMembers(
            link,
            ...["id", "kind", "subject", "created_at", "created_by"] as const,
            ...["expires_at", "revoked_at", "opened", "opened_at"] as const,
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
      await requireScopeOfLink(link, context);
      await shares.revoke(owner, id, context.service.now());
      if (
        link.kind === "brand" && await context.service.extras.use(WATCHED).store.get(link.subject) !== null
      ) {
        await note(context, link.subject, "brand.unshare", "", { link: id }, "");
      }
    },
  }),
  route("GET /v1/watch/shared/{token}", {
    id: "shared_brand",
    does: OPEN,
    summary:
      "Returns the content of a shared link: look-alikes, their signals and states; no notes, channels or secrets",
    access: { by: "anyone" },
    json: "SharedBrand",
    statuses: [404, 429],
    async run({ token }, context) {
      const link = await linkOf("brand", token, context);
      const { store } = context.service.extras.use(WATCHED);
      const brand = await store.get(link.subject);
      if (brand === null || brand.owner !== link.owner) throw endedLink();
      await context.service.owned.of(SHARE_STORE).touch(link.id, context.service.now());
      const names = (await namesOf(brand, context.service.extras.use(WATCHED))).sort(byUrgency);
      const { last_success_at, settings } = brand;
      return {
        name: settings.name,
        domains: settings.domains,
        last_success_at: rfc3339(last_success_at),
        expires_at: rfc3339(link.expires_at),
        names: names.map(({ note: _, notes: _1, assignee: _2, muted_until: _3, reports: _4, ...name }) =>
          name
        ),
      };
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
      const [record, link] = await linkedResult(token, context);
      await context.service.owned.of(SHARE_STORE).touch(link.id, context.service.now());
      const { domain, scope, created_at, lines, names } = shownRecord(record);
      return { domain, scope, created_at, expires_at: rfc3339(link.expires_at), lines, names };
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
export const sharesPart: ServicePart = { routes, schemas: ANSWER_SCHEMAS, stores: [SHARE_STORE] };
