/**
 * Drafts of reports to desks. Nothing here sends anything.
 * @module
 */
import { percent } from "../../../../../lib/percent.ts";
import { issuerOperator } from "../../../watch/lib/operators.ts";
import { networkTitles, registrarTitle } from "../../../../../lib/assess/mod.ts";
import { verdictOf } from "../../../../../lib/assess/verdict.ts";
import { oneLine } from "../../../../../lib/page/mail_address.ts";
import { chainOf, reasonTexts, registeredAt, type ReportCase } from "./case.ts";
import { MAIL_TEMPLATES } from "./data/templates.ts";
import { defanged, defangedText, defangedUrl } from "../../../../../lib/page/defang.ts";
import type { Desk } from "./desks.ts";
import type { Reporter } from "./xarf.ts";

/** A file that goes with a draft. */
export interface DraftFile {
  /** Its name. */
  name: string;
  /** SHA-256, lower-case hex. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** The input of a draft besides the case. */
export interface DraftOptions {
  /** Who reports. */
  reporter: Reporter;
  /** Reference by which the desk's answer is matched. */
  reference: string;
  /** Files that are attached. @default none */
  files?: readonly DraftFile[];
}

/** Titles of the types. */
const TYPE_TITLES: Readonly<Record<ReportCase["type"], string>> = {
  phishing: "Phishing",
  suspicious_registration: "Suspicious registration",
  brand_infringement: "Brand infringement",
};

const some = (values: readonly string[] | undefined, shown = (value: string) => value): string =>
  (values ?? []).slice(0, 8).map((value) => shown(oneLine(value).replace(/\.$/, ""))).join(", ");

/** Every field of the templates. */
function fieldsOf(finding: ReportCase, { reporter, reference, files = [] }: DraftOptions, desk: Desk) {
  const { name, original, brand, type, url, facts, edit } = finding;
  const { registration_metadata: metadata, classification, origin_x509 } = facts;
  const verdict = verdictOf(facts);
  const share = verdict?.word === "phishing" ? ` (${percent(classification!.phishing)})` : "";
  return {
    type: TYPE_TITLES[type],
    name: defanged(name),
    url: defangedUrl(url),
    original: defanged(original),
    brand: defangedText(brand),
    edit,
    verdict: verdict === null ? "" : `${verdict.word}${share}`,
    reasons: reasonTexts(finding).map(defangedText).join("; "),
    redirects: chainOf(facts).slice(1).map(defangedUrl).join(" > ").slice(0, 900),
    observed: new Date(finding.observedAt).toISOString().replace(/\.\d+Z$/, "Z"),
    registrar: defangedText(registrarTitle(metadata ?? {})),
    registered: registeredAt(facts) ?? "",
    status: some(metadata?.status_codes),
    addresses: some([...facts.dns_a ?? [], ...facts.dns_aaaa ?? []], defanged),
    network: some(networkTitles(Object.values(facts.ips ?? {})), defangedText),
    nameservers: some(facts.dns_ns, defanged),
    mailservers: some((facts.dns_mx ?? []).filter((host) => host !== "."), defanged),
    issuer: defangedText(oneLine(issuerOperator(origin_x509?.issuer_dn ?? ""))),
    evidence: files.map((file) => `  ${file.name}, ${file.size} bytes, SHA-256 ${file.sha256}`).join("\n"),
    reference: oneLine(reference, 60),
    reporter_org: oneLine(reporter.org),
    reporter_contact: oneLine(reporter.contact),
    desk: defangedText(desk.name) || "this desk",
    desk_subject: defanged(desk.subject),
    desk_source: defangedText(desk.source),
  };
}

const FIELD = /\{\{([a-z_]+)\}\}/g;
/** Characters of a mail. */
const MAX_TEXT = 40_000;

/** A template filled in. A line whose fields are all empty is left out; runs of empty lines become one. */
function filled(template: string, fields: Readonly<Record<string, string>>): string {
  const lines = template.split("\n").flatMap((line) => {
    const names = [...line.matchAll(FIELD)].map(([, field]) => field!);
    if (names.length > 0 && names.every((field) => fields[field] === "")) return [];
    return [line.replace(FIELD, (_, field: string) => fields[field]!)];
  });
  return `${lines.join("\n").replace(/\n{3,}/g, "\n\n").trim().slice(0, MAX_TEXT)}\n`;
}

/**
 * The mail to a desk, as plain text with defanged names and URLs.
 *
 * @example
 * ```ts
 * import { caseOf } from "./case.ts";
 * import { draftMail } from "./draft.ts";
 * const edits = { steps: [], text: "" };
 * const finding = caseOf({ name: "examp1e.com", original: "example.com", facts: {}, edits, observedAt: 0 });
 * const desk = { role: "dns" as const, name: "D", email: "a@d.net", url: null, subject: "ns.d.net", scope: "", source: "table", date: null };
 * const reporter = { org: "Example", contact: "abuse@example.com" };
 * const { text } = draftMail(finding, desk, { reporter, reference: "R1" });
 * console.assert(text.includes("examp1e[.]com") && !text.includes("examp1e.com"));
 * ```
 */
export function draftMail(
  finding: ReportCase,
  desk: Desk,
  options: DraftOptions,
): { subject: string; text: string } {
  const [first = "", ...rest] = filled(MAIL_TEMPLATES[desk.role], fieldsOf(finding, options, desk)).split(
    "\n",
  );
  const subject = first.replace(/^Subject: /, "").slice(0, 200);
  return { subject, text: rest.join("\n").trimStart() };
}
