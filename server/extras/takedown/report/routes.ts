import { Buffer } from "node:buffer";
import * as v from "valibot";
import { mailAddress } from "../../../../lib/page/mail_address.ts";
import { REPORT_TYPES } from "../lib/report/case.ts";
import { parseDomain } from "../../../../lib/domain.ts";
import { text } from "../../../checks.ts";
import { evidenceFile, mailFile, MAX_ATTACHED } from "./reports.ts";
import { answer } from "../../../wire/answer.ts";
import { HttpError } from "../../../http/problem.ts";
import { type Context, type Route, route as coreRoute, type RouteOf } from "../../../http/route.ts";
import type { Access, QueryParameter } from "../../../wire/route.ts";
import { findOwn } from "../../../http/routes/retrieve.ts";
import { READ } from "../../../wire/roles.ts";
import type { Answers } from "../answers.ts";
import { EVIDENCE } from "../evidence/store.ts";
import { DRAFT, TAKEDOWN } from "../parts.ts";

const ACCESS: Access = { by: "key", scope: "report", counts: null };
/** A search or draft looks the name up, so it counts as a lookup. */
const LOOKUP_ACCESS: Access = { by: "key", scope: "report", counts: "lookup_requests", stream: true };

const NAME_TEXT = v.pipe(v.string(), v.minLength(1), v.maxLength(253));
const line = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[^\r\n\0]*$/, "give one line"));
const RESULT = v.exactOptional(v.pipe(v.string(), v.uuid("give the id of a result")));

const CONTACTS_BODY = v.strictObject({
  name: NAME_TEXT,
  original: NAME_TEXT,
  owned: v.exactOptional(v.pipe(v.array(NAME_TEXT), v.maxLength(1_000))),
});
const DRAFT_BODY = v.strictObject({
  ...CONTACTS_BODY.entries,
  brand: v.exactOptional(line(100)),
  type: v.exactOptional(v.picklist(REPORT_TYPES)),
  result: RESULT,
});
const MAIL_BODY = v.strictObject({
  name: NAME_TEXT,
  original: NAME_TEXT,
  to: v.pipe(line(254), v.check((to) => mailAddress(to) !== null, "give one mail address")),
  subject: v.pipe(line(200), v.minLength(1)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(40_000)),
  xarf: v.pipe(v.string(), v.maxLength(100_000)),
  result: RESULT,
});
/** Largest of these bodies: characters may be escaped. */
const MAX_BODY = 1_048_576;
const REPORTER_BODY = v.strictObject({
  original: NAME_TEXT,
  org: v.pipe(line(200), v.minLength(1, "say who reports")),
  contact: v.pipe(line(254), v.minLength(1, "give a mail address that desks can answer to")),
  brand: line(100),
});

/** A name of a query; empty for any. */
const NAME: QueryParameter<string> = { check: text("a name", /^.{1,253}$/), fallback: "", without: "any" };
/** A name as A-labels; empty when it is. */
const ascii = (name: string): string => name === "" ? "" : parseDomain(name).ascii;

/**
 * The archive that was collected about a name of a result of the caller's; undefined without a result.
 *
 * @throws {HttpError} 404 when there is none.
 */
async function storedEvidence(result: string | undefined, name: string, context: Context) {
  if (result === undefined) return undefined;
  const uuid = result.toLowerCase();
  const record = await findOwn({ uuid }, context);
  const bundle = record === null
    ? null
    : await context.service.owned.of(EVIDENCE)?.open(uuid, ascii(name)) ?? null;
  if (bundle === null) {
    throw new HttpError(404, "That result has no evidence about the name: collect it first");
  }
  return bundle;
}

const route: RouteOf<Answers> = coreRoute as unknown as RouteOf<Answers>;

/** Reports to abuse desks. */
export const reportRoutes: readonly Route[] = [
  route("POST /v1/contacts", {
    id: "find_desks",
    does: DRAFT,
    did: "asked who can act against a name",
    summary: "Looks a name up and lists the desks that can act against it; sends nothing",
    access: LOOKUP_ACCESS,
    body: CONTACTS_BODY,
    json: "ReportContacts",
    async run({ body }, context) {
      context.entry.about = body.name;
      const about = { ...body, owner: context.caller!.owner };
      const { name, contacts } = await context.service.extras.use(TAKEDOWN).reports.find(
        about,
        AbortSignal.timeout(120_000),
      );
      return { name, ...contacts };
    },
  }),
  route("POST /v1/reports", {
    id: "draft_reports",
    does: DRAFT,
    did: "drafted reports of a name",
    summary: "Drafts a report to each desk that can act against a name; stores and sends nothing",
    access: LOOKUP_ACCESS,
    body: DRAFT_BODY,
    mostBodyBytes: MAX_BODY,
    json: "ReportDrafts",
    // The result that the evidence comes from.
    statuses: [404],
    async run({ body: { result, ...body } }, context) {
      context.entry.about = body.name;
      const { owner } = context.caller!;
      const { thread } = context.service, { reports } = context.service.extras.use(TAKEDOWN);
      const bundle = await storedEvidence(result, body.name, context);
      const evidence = bundle && await evidenceFile(thread.pieces(owner, bundle.parts()));
      const drafted = await reports.draft({ ...body, owner, evidence }, AbortSignal.timeout(120_000));
      if (evidence !== undefined && evidence.size > MAX_ATTACHED) {
        drafted.missing.push(
          `the evidence in the mails: its ${evidence.size} bytes are too many, give it to the desks another way`,
        );
      }
      return drafted;
    },
  }),
  route("POST /v1/reports/mail", {
    id: "report_mail",
    does: DRAFT,
    did: "made a mail of a report",
    summary:
      "Returns a report as a mail that mail programs open (.eml), with XARF and the evidence of a result attached",
    // A place of its owner's streams while it waits.
    access: { ...ACCESS, stream: true },
    body: MAIL_BODY,
    mostBodyBytes: MAX_BODY,
    answers: { "message/rfc822": "Text" },
    statuses: [404],
    async run({ body: { name, original, result, ...mail } }, context) {
      context.entry.about = name;
      const { owner } = context.caller!;
      const { now } = context.service, { mails, reports } = context.service.extras.use(TAKEDOWN);
      const reporter = await reports.knownReporter(owner, ascii(original));
      const bundle = await storedEvidence(result, name, context);
      const isAttached = bundle !== undefined && bundle.size <= MAX_ATTACHED;
      const bytes = await mails.run(owner, context.request.signal, async () => {
        const evidence = isAttached ? Buffer.concat(await Array.fromAsync(bundle.parts())) : null;
        return await mailFile(mail, reporter, evidence, now());
      });
      return answer(bytes, {
        "content-type": "message/rfc822",
        "content-disposition": 'attachment; filename="report.eml"',
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      });
    },
  }),
  route("GET /v1/reporter", {
    id: "reporter",
    does: READ,
    summary: "Says who reports look-alikes of a domain, and for whom",
    access: ACCESS,
    query: { original: NAME },
    json: "Reporter",
    read: ({ original }) => ascii(original),
    run: async (original, { service, caller }) =>
      await service.extras.use(TAKEDOWN).reports.reporter(caller!.owner, original),
  }),
  route("PUT /v1/reporter", {
    id: "set_reporter",
    does: DRAFT,
    did: "changed who signs reports",
    summary: "Stores who reports look-alikes of a domain, and for whom; drafts are signed so",
    access: ACCESS,
    body: REPORTER_BODY,
    json: "Reporter",
    async run({ body: { original: given, ...reporter } }, context) {
      const { reports } = context.service.extras.use(TAKEDOWN);
      const original = ascii(given);
      const { owner } = context.caller!;
      await reports.setReporter(owner, original, reporter);
      return await reports.reporter(owner, original);
    },
  }),
];
