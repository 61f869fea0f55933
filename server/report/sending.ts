/**
 * The mail of a report, and its way to the mail server.
 * @module
 */
import { createHash } from "node:crypto";
import type { Config } from "../config/mod.ts";
import { messageBytes } from "../mail/message.ts";
import { senderAddress } from "../mail/sender.ts";
import { sendMail } from "../mail/transport.ts";
import type { ReportRecord, ReportStore, StoredReportFile } from "../stores/reports.ts";
import { EVIDENCE_FILE, MAIL_FILE, SENT_FILE } from "./drafting.ts";

type MailSettings = Pick<Config, "smtp" | "mail_from" | "report_org" | "report_contact">;

/** Mail leaves with the address of the operator, and desks answer to who reports. */
function senderOf({ reporter }: ReportRecord, settings: MailSettings) {
  const { report_org, report_contact, mail_from } = settings;
  const { org, contact } = reporter ?? { org: report_org, contact: report_contact };
  return { address: senderAddress(report_contact, mail_from), org, contact };
}

/** The mail as it goes over the wire, with the files of the report but those that a link leads to. */
export async function reportMail(
  report: ReportRecord,
  to: string,
  { store, config, now }: { store: ReportStore; config: MailSettings; now: () => number },
): Promise<Uint8Array> {
  const read = async (name: string) => (await store.file(report.id, name))!;
  const names = (await store.files(report.id)).map(({ name }) => name)
    .filter((name) =>
      ![MAIL_FILE, SENT_FILE].includes(name) && !(name === EVIDENCE_FILE && report.link !== null)
    );
  const { address, org, contact } = senderOf(report, config);
  return await messageBytes({
    from: { name: org, address },
    ...contact === address ? {} : { replyTo: contact },
    to,
    subject: report.subject,
    text: new TextDecoder().decode((await read(MAIL_FILE)).content),
    id: `report-${report.id}@${address.slice(address.lastIndexOf("@") + 1)}`,
    at: now(),
    attachments: await Promise.all(names.map(read)),
  });
}

/** The stored copy of what was sent. */
export function sentFile(content: Uint8Array): StoredReportFile {
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { name: SENT_FILE, type: "message/rfc822", sha256, size: content.byteLength, content };
}

/** Hands a mail to the mail server of the settings. */
export async function sendReport(
  report: ReportRecord,
  to: string,
  bytes: Uint8Array,
  settings: MailSettings,
): Promise<void> {
  await sendMail(settings.smtp, {
    envelope: { from: senderOf(report, settings).address, to: [to] },
    raw: bytes as unknown as string,
  });
}

/** Nodemailer's error of a failed sending. */
export interface SmtpFailure {
  code?: string;
  syscall?: string;
  responseCode?: number;
}

/** Whether the mail server certainly did not accept the mail: it refused, or was never reached. */
export function wasRefused({ code = "", syscall, responseCode }: SmtpFailure): boolean {
  return responseCode !== undefined || syscall === "connect" || ["EDNS", "EAUTH", "ETLS"].includes(code);
}
