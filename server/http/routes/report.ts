import { REPORT_STATES, type ReportState } from "../../../lib/report/mod.ts";
import { parseDomain } from "../../../mod.ts";
import type * as client from "../../client.ts";
import { integer, InvalidParameter, oneOf, text } from "../../checks.ts";
import { isUuid } from "../../ids.ts";
import { storeEvidence, withEvidence } from "../../report/evidence.ts";
import type { Actor, Reports } from "../../report/reports.ts";
import type { NewReportFile, ReportRecord } from "../../stores/reports.ts";
import { fileAnswer } from "../answer.ts";
import { type QueryParameter, readBodyWithFile } from "../parameters.ts";
import { HttpError } from "../problem.ts";
import { type Access, type Context, type Route, route } from "../route.ts";
import {
  APPROVE_BODY,
  CONTACTS_BODY,
  DRAFT_BODY,
  EDIT_BODY,
  MOST_EVIDENCE,
  RECORD_BODY,
  SEND_BODY,
  shownDetails,
  shownReport,
} from "./report_body.ts";
import { findOwn } from "./retrieve.ts";

/** Largest body of a draft without evidence. */
const SMALL_BODY = 1_048_576;

/** What every route of reports needs. A search or draft looks the name up, so it counts as a lookup. */
export const ACCESS: Access = { by: "key", scope: "report", counts: null };
const LOOKUP_ACCESS: Access = { by: "key", scope: "report", counts: "lookup_requests", stream: true };
/** A person's confirmation: by session, or by a key with the scope for it. */
const APPROVE_ACCESS: Access = { by: "key", scope: "report:approve", counts: null };

const ANY = { fallback: "" as const, without: "any" };
const STATE: QueryParameter<ReportState | ""> = { check: oneOf(REPORT_STATES), ...ANY };
/** A name of a query; empty for any. */
export const NAME: QueryParameter<string> = { check: text("a name", /^.{1,253}$/), ...ANY };
const BEFORE_REPORT = {
  check: text("the id of a report", /^[0-9a-f-]{36}$/),
  fallback: "",
  without: "the newest",
};
const REPORT_LIMIT = { check: integer(1, 1_000), fallback: 100 };

function actorOf({ caller }: Context): Actor {
  const { id, owner, person } = caller!;
  const who = person ?? owner;
  return { owner, name: id.startsWith("owner:") ? who : `${who}, key ${id}` };
}

/** @throws {HttpError} 404 for another owner's report too. */
async function reportOf(id: string, context: Context): Promise<ReportRecord> {
  const report = isUuid(id) ? await context.service.reports.get(id, context.caller!.owner) : null;
  if (report === null) throw new HttpError(404, "There is no such report");
  return report;
}

/** A name as A-labels; empty when it is. */
export const ascii = (name: string): string => name === "" ? "" : parseDomain(name).ascii;

async function details(report: ReportRecord, context: Context): Promise<client.ReportDetails> {
  const { store } = context.service.reports;
  const [files, entries] = [await store.files(report.id), await store.entries(report.id)];
  return shownDetails(report, files, entries);
}

/** Runs one step of a report. */
async function step(
  id: string,
  context: Context,
  run: (reports: Reports, report: ReportRecord, actor: Actor) => Promise<ReportRecord>,
): Promise<client.ReportDetails> {
  const report = await reportOf(id, context);
  return await details(await run(context.service.reports, report, actorOf(context)), context);
}

/** The body of a draft, and its evidence, which is stored in its owner's turns and counts as computing. */
async function readDraft(content: string, context: Context) {
  const { request, service, caller } = context;
  const most = { file: MOST_EVIDENCE, rest: SMALL_BODY };
  const { turn, leave } = service.thread.body(caller!.owner);
  let stored: NewReportFile | undefined;
  const store = async (pieces: AsyncIterable<Uint8Array>) =>
    stored = await storeEvidence(context.service.reports.store, content, pieces);
  try {
    const { body: { evidence, ...body }, hasFile } = await readBodyWithFile(
      request,
      DRAFT_BODY,
      "evidence",
      most,
      turn,
      store,
    );
    if (evidence !== undefined && evidence !== "") {
      throw new InvalidParameter('Cannot use evidence: write the member\'s name as "evidence"');
    }
    return { ...body, given: hasFile ? stored : undefined };
  } finally {
    leave();
  }
}

/** Reports to abuse desks. */
export const reportRoutes: readonly Route[] = [
  route("POST /v1/contacts", {
    id: "find_desks",
    summary: "Looks a name up and lists the desks that can act against it; sends nothing",
    access: LOOKUP_ACCESS,
    body: CONTACTS_BODY,
    json: "ReportContacts",
    async run({ body }, context) {
      const about = { ...body, owner: context.caller!.owner };
      const { name, contacts } = await context.service.reports.find(about, AbortSignal.timeout(120_000));
      return { name, ...contacts };
    },
  }),
  route("POST /v1/reports", {
    id: "draft_reports",
    summary: "Drafts a report to each desk that can act against a name; sends nothing",
    access: LOOKUP_ACCESS,
    bodyInPieces: DRAFT_BODY,
    success: 201,
    json: "ReportDrafts",
    // The result that the evidence comes from.
    statuses: [404],
    async run(_, context) {
      const { request: { headers, signal }, caller } = context;
      // The body stays with its sender until there is room for it.
      const length = Number(headers.get("content-length") ?? Infinity);
      const isLarge = !(length <= SMALL_BODY);
      const drafts = context.service.reports;
      const { owner } = caller!;
      const { disk, now } = context.service;
      let release = isLarge ? await drafts.places.acquire(owner, signal) : undefined;
      try {
        const drafted = await withEvidence(drafts.store, now(), async (content) => {
          if (isLarge) await disk.admit(owner, Math.min(MOST_EVIDENCE, length * 3 / 4));
          const { given, result, ...body } = await readDraft(content, context);
          if (result !== undefined) release ??= await drafts.places.acquire(owner, signal);
          const evidence = given ?? await storedEvidence(result, body.name, content, context);
          if (!isLarge && evidence !== undefined) await disk.admit(owner, evidence.size);
          return await drafts.draft({ ...body, evidence }, actorOf(context), AbortSignal.timeout(120_000));
        });
        const { reports, finding } = drafted;
        return { reports: reports.map(shownReport), missing: finding.contacts.missing };
      } finally {
        release?.();
      }
    },
  }),
  route("GET /v1/reports", {
    id: "reports",
    summary: "Lists the caller's reports, newest first",
    access: ACCESS,
    query: { name: NAME, original: NAME, state: STATE, before: BEFORE_REPORT, limit: REPORT_LIMIT },
    json: "Reports",
    read: (given) => ({ ...given, name: ascii(given.name), original: ascii(given.original) }),
    async run({ name, original, state, before, limit }, context) {
      const reports = await context.service.reports.store.list({
        owner: context.caller!.owner,
        limit,
        ...name === "" ? {} : { name },
        ...original === "" ? {} : { original },
        ...state === "" ? {} : { state },
        ...before === "" ? {} : { before },
      });
      return reports.map(shownReport);
    },
  }),
  route("GET /v1/report_statistics", {
    id: "report_statistics",
    summary: "Statistics of the caller's reports, for each brand and desk",
    access: ACCESS,
    json: "ReportStatistics",
    run: async (_, context) => await context.service.reports.statistics(context.caller!.owner),
  }),
  route("GET /v1/reports/{report}", {
    id: "report",
    summary: "Returns a report with its files and its history",
    access: ACCESS,
    json: "ReportDetails",
    run: async ({ report: id }, context) => details(await reportOf(id, context), context),
  }),
  route("GET /v1/reports/{report}/files/{file}", {
    id: "report_file",
    summary: "Returns a file of a report, to be stored",
    access: ACCESS,
    answers: { "application/octet-stream": "Text" },
    async run({ report: id, file: name }, context) {
      const report = await reportOf(id, context);
      const file = await context.service.reports.store.open(report.id, name);
      if (file === null) throw new HttpError(404, "The report has no such file");
      return download(file, report.owner, context);
    },
  }),
  route("PUT /v1/reports/{report}", {
    id: "edit_report",
    summary: "Replaces subject and text of a draft",
    access: ACCESS,
    body: EDIT_BODY,
    json: "ReportDetails",
    run: ({ report: id, body }, context) =>
      step(id, context, (reports, report, actor) => reports.edit(report, body, actor)),
  }),
  route("DELETE /v1/reports/{report}", {
    id: "delete_report",
    summary: "Deletes a draft with its files; reports that were approved or sent stay",
    access: ACCESS,
    statuses: [404, 409],
    async run({ report: id }, context) {
      await reportOf(id, context);
      if (!await context.service.reports.store.removeDraft(id)) {
        throw new HttpError(409, "Only a draft can be deleted: withdraw its approval first");
      }
    },
  }),
  route("POST /v1/reports/{report}/approve", {
    id: "approve_report",
    summary: "Records that a person approves the report with that digest",
    access: APPROVE_ACCESS,
    body: APPROVE_BODY,
    json: "ReportDetails",
    run: ({ report: id, body: { digest } }, context) =>
      step(id, context, (reports, report, actor) => reports.approve(report, digest, actor)),
  }),
  route("POST /v1/reports/{report}/withdraw", {
    id: "withdraw_report",
    summary: "Withdraws an approval: the report is a draft again",
    access: ACCESS,
    json: "ReportDetails",
    run: ({ report: id }, context) =>
      step(id, context, (reports, report, actor) => reports.withdraw(report, actor)),
  }),
  route("POST /v1/reports/{report}/send", {
    id: "send_report",
    summary: "Sends an approved report by the operator's mail server",
    access: ACCESS,
    body: SEND_BODY,
    json: "ReportDetails",
    run: ({ report: id, body: { again = false } }, context) =>
      step(id, context, (reports, report, actor) => reports.send(report, actor, { again })),
  }),
  route("POST /v1/reports/{report}/record", {
    id: "record_report",
    summary: "Records an outcome: filed by a form, confirmed by the desk, acted on, refused",
    access: ACCESS,
    body: RECORD_BODY,
    json: "ReportDetails",
    run: ({ report: id, body }, context) =>
      step(id, context, (reports, report, actor) => reports.record(report, { note: "", ...body }, actor)),
  }),
  route("POST /v1/reports/{report}/check", {
    id: "check_report",
    summary: "Checks the state of the name now",
    access: LOOKUP_ACCESS,
    json: "ReportDetails",
    run: ({ report: id }, context) =>
      step(
        id,
        context,
        async (reports, report) =>
          report.sent_at === null
            ? report
            : await reports.checker.check(report, AbortSignal.timeout(120_000)),
      ),
  }),
  route("GET /v1/report_files/{link}", {
    id: "linked_evidence",
    summary: "Returns the evidence of a report by its secret URL, until the URL expires",
    access: { by: "anyone" },
    answers: { "application/zip": "Text" },
    async run({ link }, context) {
      const { store } = context.service.reports;
      const report = /^[0-9A-Za-z]{32}$/.test(link) ? await store.byLink(link) : null;
      const isOpen = report !== null && report.sent_at !== null &&
        context.service.now() < (report.link_until ?? 0);
      const file = isOpen ? await store.open(report.id, "evidence.zip") : null;
      if (file === null) throw new HttpError(404, "There is no such file, or its URL has expired");
      return download(file, `link of ${report!.id}`, context);
    },
  }),
];

/**
 * The bundle that was collected about a name of a result of the caller's, stored as content of a report.
 *
 * @throws {HttpError} 404 when there is none.
 */
async function storedEvidence(result: string | undefined, name: string, content: string, context: Context) {
  if (result === undefined) return undefined;
  const uuid = result.toLowerCase();
  const record = await findOwn({ uuid }, context);
  const bundle = record === null ? null : await context.service.evidence?.open(uuid, ascii(name)) ?? null;
  if (bundle === null) {
    throw new HttpError(404, "That result has no evidence about the name: collect it first");
  }
  await context.service.disk.admit(context.caller!.owner, bundle.size);
  return await storeEvidence(context.service.reports.store, content, bundle.parts());
}

/** A file as an attachment, so that browsers store it and do not show it. Whoever reads it pays for each part. */
function download(
  file: Parameters<typeof fileAnswer>[0] & { name: string },
  payer: string,
  context: Context,
) {
  const parts = () => context.service.thread.pieces(payer, file.parts());
  return fileAnswer({ ...file, parts }, {
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="${file.name}"`,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
}
