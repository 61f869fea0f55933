/**
 * Drafts of reports, and the mails that they make.
 * @module
 */
import { Buffer } from "node:buffer";
import { createHash, randomUUID } from "node:crypto";
import {
  caseOf,
  type Desk,
  type DraftFile,
  draftMail,
  type DraftOptions,
  factSheet,
  type Reporter,
  type ReportType,
  xarfReport,
} from "../lib/report/mod.ts";
import type { ReportDraft, ReportMail } from "../client.ts";
import { messageBytes } from "../../../mail/message.ts";
import type { ReportFinding } from "./finding.ts";

/** What a draft is made of, beside the finding. */
export interface DraftSettings {
  /** What people call the brand. @default the original */
  brand?: string | undefined;
  /** What is reported. @default what the facts show */
  type?: ReportType | undefined;
  /** Whether it is a test. */
  test: boolean;
  /** The archive of evidence that goes with it. @default none */
  evidence?: DraftFile | undefined;
  /** Who reports. */
  reporter: Reporter;
  /** Templates of the operator. */
  templates: ReadonlyMap<string, string>;
  /** Milliseconds since 1970. */
  now: number;
}

/** The largest evidence that is attached, bytes: many mail servers take 10 MB, and base64 adds a third. */
export const MAX_ATTACHED = 5_000_000;
/** Name of the evidence among the attachments. */
const EVIDENCE_FILE = "evidence.zip";

/** The file that evidence is, as drafts list it. */
export async function evidenceFile(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<DraftFile> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    size += piece.length;
  }
  return { name: EVIDENCE_FILE, sha256: hash.digest("hex"), size };
}

/** The draft of a report to one desk. */
export function draftReport(finding: ReportFinding, desk: Desk, settings: DraftSettings): ReportDraft {
  const { brand, type, test, evidence, reporter, templates, now } = settings;
  const { name, original, facts, observedAt } = finding;
  const id = randomUUID();
  const about = caseOf({ name, original, brand, type, facts, observedAt });
  const options: DraftOptions = {
    reporter,
    reference: `DR-${id.slice(-12).toUpperCase()}`,
    at: now,
    files: evidence === undefined ? [] : [evidence],
    templates,
    test,
  };
  return {
    name,
    original: about.original,
    brand: about.brand,
    type: about.type,
    desk,
    ...draftMail(about, desk, options),
    xarf: JSON.stringify(xarfReport(about, { id, reporter, test }), null, 2) + "\n",
    fact_sheet: factSheet(about, options),
  };
}

/**
 * The mail of a draft as a file that mail programs open as one to be sent (RFC 5322, MIME).
 *
 * @param evidence The archive that is attached; null for none.
 * @param now Milliseconds since 1970.
 */
export async function mailFile(
  { to, subject, text, xarf, fact_sheet }: ReportMail,
  { org, contact }: { org: string; contact: string },
  evidence: Uint8Array | null,
  now: number,
): Promise<Uint8Array> {
  const file = (name: string, type: string, content: Uint8Array) => ({ name, type, content });
  return await messageBytes({
    from: { name: org, address: contact },
    to,
    subject,
    text,
    id: `${randomUUID()}@${contact.slice(contact.lastIndexOf("@") + 1)}`,
    at: now,
    attachments: [
      file("xarf.json", "application/json", Buffer.from(xarf)),
      file("fact-sheet.txt", "text/plain; charset=utf-8", Buffer.from(fact_sheet)),
      ...evidence === null ? [] : [file(EVIDENCE_FILE, "application/zip", evidence)],
    ],
  });
}
