/**
 * Reports to abuse desks: who can act against a name, and a draft for each. Nothing is sent: people send them, and note
 * that they did in the history of the name.
 * @module
 */
import { Buffer } from "node:buffer";
import { createHash, randomUUID } from "node:crypto";
import { mailAddress } from "../../../../lib/page/mail_address.ts";
import { caseOf, type ReportType } from "../lib/report/case.ts";
import type { Desk } from "../lib/report/desks.ts";
import { type DraftFile, draftMail, type DraftOptions } from "../lib/report/draft.ts";
import { xarfReport } from "../lib/report/xarf.ts";
import type { ReportDraft, Reporter, ReportMail } from "../client.ts";
import { installed, InvalidParameter, quote } from "../../../checks.ts";
import { reasonText } from "../../../client/reason_words.ts";
import type { TakedownSettings } from "../settings.ts";
import type { ReportStore } from "./store.ts";
import { findContacts, type FindingParts, type ReportedImitation, type ReportFinding } from "./finding.ts";

/** Dependencies of a service's reports. */
export interface ReportParts extends FindingParts {
  /** The settings. */
  config: Pick<TakedownSettings, "report_org" | "report_contact">;
  /** Who reports for whom; null where only the settings say it. */
  store: ReportStore | null;
}

/** What is drafted. */
export interface DraftRequest extends ReportedImitation {
  /** Whose name it is drafted in. */
  owner: string;
  /** What people call the brand. @default the original */
  brand?: string | undefined;
  /** What is reported. @default what the facts show */
  type?: ReportType | undefined;
  /** The archive of evidence that goes with it. @default none */
  evidence?: DraftFile | undefined;
}

/** Reports of a service. */
export type Reports = ReturnType<typeof reportsOf>;

/** Reports of a service: what looks names up, finds who can act and drafts. */
export function reportsOf(parts: ReportParts) {
  const { config: { report_org: org, report_contact: contact }, store, now } = parts;
  /** Looks a name up and finds who can act. */
  const find = (imitation: ReportedImitation, signal: AbortSignal): Promise<ReportFinding> =>
    findContacts(parts, imitation, signal);
  /** Who reports for an owner about a domain, and for whom; members are empty where nobody said. */
  const reporter = async (owner: string, original: string): Promise<Reporter> =>
    await store?.reporter(owner, original) ?? { org, contact, brand: "" };
  /** The same, where it is known. @throws {SquatError} `invalid_parameter` where it is not. */
  const knownReporter = async (owner: string, original: string): Promise<Reporter> => {
    const known = await reporter(owner, original);
    if (known.org !== "" && known.contact !== "") return known;
    throw new InvalidParameter(
      "Cannot draft a report before it is known who reports: give an organisation and a mail address; on the command " +
        "line, see deadringer report --help",
    );
  };
  return {
    find,
    reporter,
    knownReporter,
    /**
     * Stores who reports for an owner about a domain, and for whom.
     *
     * @throws {SquatError} `invalid_parameter` for what is no mail address.
     */
    async setReporter(owner: string, original: string, { org, contact, brand }: Reporter): Promise<void> {
      const address = mailAddress(contact);
      if (address === null) {
        throw new InvalidParameter(
          `Cannot use ${quote(contact)}: give a mail address that desks can answer to`,
        );
      }
      await store?.setReporter(owner, original, { org, contact: address, brand }, now());
    },
    /**
     * Drafts a report to each desk of a name, one for each address. `missing` says who has no desk.
     *
     * @throws {SquatError} `invalid_parameter` when nobody can be reported to, or it is not known who reports.
     */
    async draft(
      request: DraftRequest,
      signal: AbortSignal,
    ): Promise<{ reports: ReportDraft[]; missing: string[] }> {
      const known = await knownReporter(request.owner, request.original);
      const finding = await find(request, signal);
      const { desks, missing } = finding.contacts;
      const byAddress = Map.groupBy(desks, ({ email, url }) => (email ?? url)!.toLowerCase());
      const asked = { ...request, brand: request.brand ?? (known.brand || undefined) };
      const reports = [...byAddress.values()].map(([desk]) => draftReport(finding, desk!, asked, known));
      return { reports, missing };
    },
  };
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
function draftReport(
  { name, original, facts, edits, observedAt }: ReportFinding,
  desk: Desk,
  { brand, type, evidence }: Pick<DraftRequest, "brand" | "type" | "evidence">,
  reporter: DraftOptions["reporter"],
): ReportDraft {
  const id = randomUUID();
  const about = caseOf({ name, original, brand, type, facts, edits, observedAt, words: reasonText });
  const reference = `DR-${id.slice(-12).toUpperCase()}`;
  return {
    name,
    original: about.original,
    brand: about.brand,
    type: about.type,
    desk,
    ...draftMail(about, desk, { reporter, reference, files: evidence === undefined ? [] : [evidence] }),
    xarf: JSON.stringify(xarfReport(about, { id, reporter }), null, 2) + "\n",
  };
}

/**
 * The mail of a draft as a file that mail programs open as one to be sent (RFC 5322, MIME).
 *
 * @param evidence The archive that is attached; null for none.
 * @param now Milliseconds since 1970.
 */
export async function mailFile(
  { to, subject, text, xarf }: ReportMail,
  { org, contact }: { org: string; contact: string },
  evidence: Uint8Array | null,
  now: number,
): Promise<Uint8Array> {
  const { createTransport } = await installed(import("nodemailer"));
  const attached = (filename: string, contentType: string, content: Uint8Array) => ({
    ...{ filename, contentType, contentDisposition: "attachment" as const, encoding: "base64" },
    content: content as Buffer,
  });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail({
    from: { name: org, address: contact },
    to: { name: "", address: to },
    ...{ subject, text },
    messageId: `<${randomUUID()}@${contact.slice(contact.lastIndexOf("@") + 1)}>`,
    date: new Date(now),
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: [
      attached("xarf.json", "application/json", Buffer.from(xarf)),
      ...evidence === null ? [] : [attached(EVIDENCE_FILE, "application/zip", evidence)],
    ],
  });
  return new Uint8Array(message as Buffer);
}
