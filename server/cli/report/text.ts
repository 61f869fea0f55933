import { type Contacts, defanged, type Desk, ROLE_TITLES } from "../../../lib/report/mod.ts";
import type { ReportEntry, ReportFile, ReportRecord } from "../../stores/reports.ts";

const minuteText = (ms: number | null): string =>
  ms === null ? "" : new Date(ms).toISOString().slice(0, 16).replace("T", " ");

/** A desk in three lines. */
function deskText({ role, name, email, url, subject, scope, source }: Desk): string {
  const where = [email, url].filter((each) => each !== null).join("  ");
  return `${ROLE_TITLES[role]}: ${
    name || "unknown"
  }  ${where}\n  for ${subject}; ${scope}\n  from ${source}\n`;
}

/** Who can act, and what is missing. */
export function contactsText({ desks, hops, missing }: Contacts): string {
  const chain = hops.length < 2
    ? ""
    : `Hosts: ${hops.map(({ host, role }) => `${host} (${role})`).join(" > ")}\n`;
  return desks.map(deskText).join("") + chain + missing.map((line) => `Missing: ${line}\n`).join("");
}

/** A report in one line. */
export function reportLine({ id, state, outcome, name, desk, sent_at, test }: ReportRecord): string {
  const end = outcome === null ? "" : ` ${outcome}`;
  const sent = sent_at === null ? "" : `  sent ${minuteText(sent_at)}`;
  return `${id}  ${state}${end}  ${name}  ${desk.role} ${desk.email ?? desk.url}${sent}${
    test ? "  test" : ""
  }`;
}

/** A report with its files and history. */
export function detailsText(
  report: ReportRecord,
  mail: string,
  files: readonly ReportFile[],
  entries: readonly ReportEntry[],
): string {
  return `${reportLine(report)}\nName: ${defanged(report.name)}  Type: ${report.type}\nTo: ${
    report.desk.email ?? report.desk.url
  }\nSubject: ${report.subject}\n\n${mail}\nDigest: ${report.digest}\n` +
    files.map(({ name, size, sha256 }) => `File: ${name}  ${size} bytes  ${sha256}\n`).join("") +
    entries.map(({ at, actor, action, detail }) =>
      `${minuteText(at)}  ${action} by ${actor}  ${JSON.stringify(detail)}\n`
    )
      .join("");
}
