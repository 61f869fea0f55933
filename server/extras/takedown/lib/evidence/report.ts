/**
 * `report.html`: one page for an abuse desk. No script, no external resources, everything escaped.
 * @module
 */
import { percent } from "../../../../../lib/percent.ts";
import { Buffer } from "node:buffer";
import type { Explanation } from "../../../../../lib/permute/explain.ts";
import type { MergedName } from "../../../../../lib/lines/merge.ts";
import { networkTitles } from "../../../../../lib/assess/mod.ts";
import { verdictOf } from "../../../../../lib/assess/verdict.ts";
import { oneLine } from "../../../../../lib/page/mail_address.ts";
import { type SealInput, sha256Hex } from "./seal.ts";
import { REPORT_PAGE } from "./data/report_page.ts";

/** What the page shows. */
export interface ReportInput extends Omit<SealInput, "key"> {
  /** What a lookup found. */
  facts: MergedName;
  /** The edits that lead to the look-alike; without steps where they are unknown. */
  edits: Explanation;
  /** Screenshots, PNG; null for none. */
  pictures: { lookalike: Uint8Array | null; original: Uint8Array | null };
  /** SHA-256 of the signing key, hex. */
  key: string;
}

/** Text for HTML, in content and attributes. */
function esc(text: unknown, most = 500): string {
  return oneLine(String(text ?? ""), most).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** A name or URL that no program turns into a link. */
function inert(text: string, most = 160): string {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return esc(cut.replace(/^http/i, "hxxp").replaceAll(".", "[.]"));
}

/** Bytes of a picture on the page: screenshots have at most 2 MiB. */
const MAX_PICTURE = 3_145_728;

function picture(png: Uint8Array | null, title: string): string {
  const shown = png === null || png.length > MAX_PICTURE
    ? '<p class="none">No screenshot</p>'
    : `<img alt="${title}" src="data:image/png;base64,${Buffer.from(png).toString("base64")}">`;
  return `<figure>${shown}<figcaption>${title}</figcaption></figure>`;
}

function rows(list: readonly (readonly [title: string, html: string])[]): string {
  return list.filter(([, html]) => html !== "").map(([title, html]) =>
    `<tr><th scope="row">${title}</th><td>${html}</td></tr>`
  ).join("\n");
}

function verdict(facts: MergedName): string {
  const { classification } = facts;
  const word = verdictOf(facts)?.word;
  if (classification === undefined || word === undefined) return "<p>Not rated.</p>";
  const scored = (each: "phishing" | "parked" | "legitimate") =>
    `${each} ${esc(percent(classification[each]))}`;
  const others = (["phishing", "parked", "legitimate"] as const).filter((each) => each !== word)
    .toSorted((a, b) => classification[b] - classification[a]);
  const list = (classification.reasons ?? []).slice(0, 10).map((reason) => `<li>${esc(reason, 200)}</li>`)
    .join("");
  return `<p><strong class="${word}">${word === "unclear" ? word : scored(word)}</strong>
<span class="quiet">${others.map(scored).join(", ")}</span></p>
<ul>${list}</ul>`;
}

const UNKNOWN = "? (not answered)";

function factRows({ facts, edits }: ReportInput): string {
  const {
    dns_ns,
    dns_mx,
    ips,
    registration_metadata: registration,
    origin_x509: certificate,
    redirect_chain: chain,
  } = facts;
  const all = (list: readonly unknown[] | null | undefined, show: (item: string) => string = inert) =>
    (list ?? []).slice(0, 8).map((item) => show(String(item))).join("<br>");
  const host = (text: string) => inert(text.replace(/\.$/, ""));
  const addresses = Object.entries(ips ?? {}).slice(0, 8).map(([ip, { asn, country }]) =>
    `${esc(ip)} <span class="quiet">${esc(networkTitles([{ asn }])[0])} ${esc(country?.iso_code)}</span>`
  );
  const date = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const abuse = registration?.registrar_abuse_contact;
  return rows([
    ["Edit", edits.steps.length === 0 ? "" : esc(edits.text, 200)],
    ["Addresses", addresses.join("<br>")],
    ["Wildcard", facts.wildcard ? "answers for this name, as for any beside it" : ""],
    ["Name servers", facts.dns_unanswered?.includes("ns") ? UNKNOWN : all(dns_ns, host)],
    ["Mail servers", facts.dns_unanswered?.includes("mx") ? UNKNOWN : all(dns_mx, host)],
    ["Registrar", esc(registration?.registrar) + (abuse == null ? "" : `, abuse: ${esc(abuse, 100)}`)],
    ["Registered", esc(registration?.registration_date, 10)],
    ["Status", all(registration?.status_codes, (text) => esc(text, 60))],
    [
      "Certificate",
      certificate == null
        ? ""
        : `${esc(certificate.subject_dn, 120)}, by ${esc(certificate.issuer_dn, 120)}, ${
          date(certificate.not_before)
        } to ${date(certificate.not_after)}<br><code>${esc(certificate.fingerprint_sha256)}</code>`,
    ],
    [
      "Visit",
      (chain ?? []).slice(0, 8).map(({ url, kind, status }) =>
        `${inert(url)} <span class="quiet">${kind === "InitialRequest" ? "" : esc(kind)} ${
          esc(status ?? "")
        }</span>`
      ).join("<br>"),
    ],
  ]);
}

function collectorRows({ collector, key, missing }: ReportInput): string {
  const { software, started_at, ended_at, resolvers } = collector;
  return rows([
    ["Collected", `${esc(started_at)} to ${esc(ended_at)}`],
    ["By", esc(software)],
    ["Resolvers", resolvers.map((each) => esc(each)).join(", ")],
    ["Signing key, SHA-256", `<code>${esc(key)}</code>`],
    ["Not in this bundle", missing.map((each) => esc(each)).join("<br>")],
  ]);
}

/** Maximum number of files that the page lists one by one. */
const MAX_NAMED = 40;

/** Returns the page. */
export function reportPage(input: ReportInput): Uint8Array {
  const { name, original, pictures, files, collector } = input;
  const listed = files.slice(0, MAX_NAMED);
  const rest = files.length - listed.length;
  const fields: Readonly<Record<string, string>> = {
    name: inert(name),
    original: inert(original),
    seen: esc(collector.started_at.slice(0, 16).replace("T", " ")),
    verdict: verdict(input.facts),
    pictures: picture(pictures.lookalike, inert(name)) + "\n" +
      picture(pictures.original, `${inert(original)} (original)`),
    facts: factRows(input),
    collection: collectorRows(input),
    files: listed.map(({ path, bytes }) =>
      `<li>${esc(path)} <code>${sha256Hex(bytes).slice(0, 16)}…</code></li>`
    ).join("\n"),
    rest: rest > 0 ? `<li class="quiet">and ${rest} more</li>` : "",
  };
  return Buffer.from(REPORT_PAGE.replace(/\{\{([a-z]+)\}\}/g, (_, field: string) => fields[field]!));
}
