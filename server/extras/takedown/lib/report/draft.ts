/**
 * Drafts of reports to desks. Nothing here sends anything.
 * @module
 */
import { percent } from "../../../../../lib/percent.ts";
import { issuerOperator } from "../../../../../lib/watch/operators.ts";
import { networkTitles, registrarTitle } from "../../../../../lib/assess/titles.ts";
import { mailFlags, verdictOf } from "../../../../../lib/assess/verdict.ts";
import { mailAddress, oneLine } from "../../../../../lib/page/mail_address.ts";
import { chainOf, editOf, reasonTexts, registeredAt, type ReportCase } from "./case.ts";
import { FACT_SHEET_TEMPLATE, MAIL_TEMPLATES } from "./data/templates.ts";
import { defanged, defangedText, defangedUrl } from "../../../../../lib/page/defang.ts";
import type { Desk } from "./desk.ts";
import { checkTemplate, fillTemplate, splitMail, type TemplateFields } from "./template.ts";
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
  /** When the draft is made, milliseconds since 1970. */
  at: number;
  /** Files that are attached. @default none */
  files?: readonly DraftFile[];
  /** Templates that replace those of the package, by role or `fact-sheet`. @default none */
  templates?: ReadonlyMap<string, string>;
  /** When this installation first saw the name, milliseconds since 1970. @default unknown */
  firstSeen?: number;
  /** Whether the report is a test. @default false */
  test?: boolean;
}

/** Titles of the types. */
const TYPE_TITLES: Readonly<Record<ReportCase["type"], string>> = {
  phishing: "Phishing",
  suspicious_registration: "Suspicious registration",
  brand_infringement: "Brand infringement",
};

const timeText = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
const some = (values: readonly string[] | undefined, shown = (value: string) => value): string =>
  (values ?? []).slice(0, 8).map((value) => shown(oneLine(value).replace(/\.$/, ""))).join(", ");
const percentOrEmpty = (share: number | undefined): string => share === undefined ? "" : percent(share);

/** Every field of the templates. */
function fieldsOf(finding: ReportCase, options: DraftOptions, desk?: Desk): TemplateFields {
  const { name, original, brand, type, url, facts } = finding;
  const { reporter, reference, at, files = [], firstSeen, test = false } = options;
  const metadata = facts.registration_metadata;
  const verdict = verdictOf(facts);
  const addresses = [...facts.dns_a ?? [], ...facts.dns_aaaa ?? []];
  const likeness = facts.classification?.likeness;
  const { issuer_dn = "", not_before } = facts.origin_x509 ?? {};
  const share = verdict?.word === "phishing" ? ` (${percentOrEmpty(facts.classification?.phishing)})` : "";
  return {
    type: TYPE_TITLES[type],
    name: defanged(name),
    url: defangedUrl(url),
    original: defanged(original),
    brand: defangedText(brand),
    edit: editOf(finding),
    kind: facts.permutation?.kind ?? "",
    distance: facts.distance === undefined ? "" : String(facts.distance),
    verdict: verdict === null ? "" : `${verdict.word}${share}`,
    reasons: reasonTexts(finding).map(defangedText).join("; "),
    likeness: [["text", likeness?.page], ["picture", likeness?.picture], ["icon", likeness?.icon]]
      .flatMap(([title, value]) => value === undefined ? [] : [`${title} ${percentOrEmpty(value as number)}`])
      .join(
        ", ",
      ),
    redirects: chainOf(facts).slice(1).map(defangedUrl).join(" > ").slice(0, 900),
    observed: timeText(finding.observedAt),
    made: timeText(at),
    first_seen: firstSeen === undefined ? "" : timeText(firstSeen),
    registrar: defangedText(registrarTitle(metadata ?? {})),
    registrar_abuse: mailAddress(metadata?.registrar_abuse_contact) ?? "",
    registered: registeredAt(facts) ?? "",
    updated: oneLine(metadata?.updated_on, 40),
    expires: oneLine(metadata?.expiration_date, 40),
    status: some(metadata?.status_codes),
    privacy: metadata?.privacy_proxy == null ? "" : metadata.privacy_proxy ? "yes" : "no",
    addresses: some(addresses, defanged),
    network: some(networkTitles(Object.values(facts.ips ?? {})), defangedText),
    nameservers: some(facts.dns_ns, defanged),
    mailservers: some((facts.dns_mx ?? []).filter((host) => host !== "."), defanged),
    mail: mailFlags(facts).join(", "),
    issuer: defangedText(oneLine(issuerOperator(issuer_dn))),
    issued: not_before === undefined ? "" : timeText(not_before * 1000),
    evidence: files.map((file) => `  ${file.name}, ${file.size} bytes, SHA-256 ${file.sha256}`).join("\n"),
    // Templates of earlier versions may have it.
    evidence_link: "",
    test: test ? "This is a test. Please take no action." : "",
    reference: oneLine(reference, 60),
    reporter_org: oneLine(reporter.org),
    reporter_contact: oneLine(reporter.contact),
    desk: desk === undefined ? "" : defangedText(desk.name) || "this desk",
    desk_subject: desk === undefined ? "" : defanged(desk.subject),
    desk_source: desk === undefined ? "" : defangedText(desk.source),
  };
}

/** The names of the fields, for the check of templates. */
export const FIELD_NAMES: readonly string[] = Object.keys(
  fieldsOf({ name: "", original: "", brand: "", type: "phishing", url: "", facts: {}, observedAt: 0 }, {
    reporter: { org: "", contact: "", domain: "" },
    reference: "",
    at: 0,
  }),
);

/** Names that a template of an operator may have. */
export const TEMPLATE_NAMES: readonly string[] = [...Object.keys(MAIL_TEMPLATES), "fact-sheet"];

/**
 * Checks the templates of an operator.
 *
 * @throws {SquatError} `invalid_parameter` for a field that does not exist.
 */
export function checkTemplates(templates: ReadonlyMap<string, string>): void {
  for (const [name, text] of templates) checkTemplate(name, text, FIELD_NAMES);
}

/**
 * The mail to a desk, as plain text with defanged names and URLs.
 *
 * @example
 * ```ts
 * import { caseOf } from "./case.ts";
 * import { draftMail } from "./draft.ts";
 * const finding = caseOf({ name: "examp1e.com", original: "example.com", facts: {}, observedAt: 0 });
 * const desk = { role: "dns" as const, name: "D", email: "a@d.net", url: null, subject: "ns.d.net", scope: "", source: "table", date: null };
 * const reporter = { org: "Example", contact: "abuse@example.com", domain: "example.com" };
 * const { text } = draftMail(finding, desk, { reporter, reference: "R1", at: 0 });
 * console.assert(text.includes("examp1e[.]com") && !text.includes("examp1e.com"));
 * ```
 */
export function draftMail(
  finding: ReportCase,
  desk: Desk,
  options: DraftOptions,
): { subject: string; text: string } {
  const template = options.templates?.get(desk.role) ?? MAIL_TEMPLATES[desk.role];
  return splitMail(fillTemplate(template, fieldsOf(finding, options, desk)));
}

/** A fact sheet in the order of UDRP paragraph 4(a), as plain text. */
export function factSheet(finding: ReportCase, options: DraftOptions): string {
  const template = options.templates?.get("fact-sheet") ?? FACT_SHEET_TEMPLATE;
  return fillTemplate(template, fieldsOf(finding, options));
}
