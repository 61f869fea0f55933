/**
 * The bodies of its answers; `node test/tools/answer_schemas.ts` makes their schemas.
 * @module
 */
import type { EvidenceAnswer, ReportDraft, Reporter } from "./client.ts";
import type { Contacts } from "./lib/report/contacts.ts";
import type { Desk } from "./lib/report/desks.ts";

/** By the names that routes use. */
export interface Answers {
  ReportDesk: Desk;
  Reporter: Reporter;
  ReportContacts: Contacts & { name: string };
  ReportDrafts: { reports: ReportDraft[]; missing: string[] };
  Evidence: EvidenceAnswer;
}
