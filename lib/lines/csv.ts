import type { StreamMessage } from "../model.ts";
import { type Lines, type MergedLookup, type MergedName, mergeLines } from "./merge.ts";

/** The columns, in order. */
export const CSV_COLUMNS = [
  "fqdn",
  "tld",
  "domain",
  "permutation",
  "distance",
  "ips",
  "asn",
  "country",
  "ns",
  "mx",
  "http_banner",
  "redirect_final_url",
  "registrar",
  "registration_date",
  "legitimate",
  "phishing",
  "parked",
  "certificate_fingerprint",
  "screenshot",
] as const;

/** What spreadsheets run as a formula, also behind white space and marks that they drop (OWASP ASVS 5.0, 1.2.10). */
const FORMULA =
  // deno-lint-ignore no-control-regex
  /^[\s\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]*[=+\-@|%＝＋－＠｜％]|^[\t\r\n]/u;

/**
 * Returns one CSV cell, quoted where RFC 4180 section 2 asks for it. A cell that a spreadsheet would run gets
 * a leading apostrophe; taking it away gives the value back.
 *
 * @example
 * ```ts
 * import { csvCell } from "./csv.ts";
 * console.assert(csvCell("=1+1") === "'=1+1" && csvCell("a,b") === '"a,b"');
 * ```
 */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? "'" + value : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function row(fqdn: string, name: MergedName): string {
  const geo = Object.values(name.ips ?? {});
  const known = <T>(values: (T | null | undefined)[]) =>
    [...new Set(values.filter((v) => v != null))].join(" ");
  const score = (value: number | undefined) => value === undefined ? "" : String(Number(value.toFixed(6)));
  const cells: Record<typeof CSV_COLUMNS[number], string> = {
    fqdn,
    tld: name.permutation?.domain.tld ?? "",
    domain: name.permutation?.domain.domain ?? "",
    permutation: name.permutation?.kind ?? "",
    distance: String(name.distance ?? ""),
    ips: geo.map((g) => g.ip).join(" "),
    asn: known(geo.map((g) => g.asn?.number)),
    country: known(geo.map((g) => g.country?.iso_code)),
    ns: (name.dns_ns ?? []).join(" "),
    mx: (name.dns_mx ?? []).join(" "),
    http_banner: name.http_banner ?? "",
    redirect_final_url: name.redirect_chain?.findLast((hop) => hop.kind !== "Client")?.url ?? "",
    registrar: name.registration_metadata?.registrar ?? "",
    registration_date: name.registration_metadata?.registration_date ?? "",
    legitimate: score(name.classification?.legitimate),
    phishing: score(name.classification?.phishing),
    parked: score(name.classification?.parked),
    certificate_fingerprint: name.origin_x509?.fingerprint_sha256 ?? "",
    screenshot: name.screenshot_url ?? "",
  };
  return CSV_COLUMNS.map((column) => csvCell(cells[column])).join(",") + "\r\n";
}

/** The CSV text of a merged lookup. */
export function csvOf(merged: MergedLookup): string {
  return CSV_COLUMNS.join(",") + "\r\n" +
    Object.entries(merged).map(([fqdn, name]) => row(fqdn, name)).join("");
}

/**
 * Returns the CSV export of a lookup: RFC 4180 with a header row, one row per name; lists joined by a space.
 *
 * @example
 * ```ts
 * import { toCsv } from "./csv.ts";
 * console.assert(toCsv([]).startsWith("fqdn,tld,domain,permutation"));
 * ```
 */
export function toCsv(lines: Iterable<StreamMessage>): string;
/** As above, for lines that are still coming. */
export function toCsv(lines: AsyncIterable<StreamMessage>): Promise<string>;
export function toCsv(lines: Lines): string | Promise<string> {
  return Symbol.iterator in lines ? csvOf(mergeLines(lines)) : mergeLines(lines).then(csvOf);
}
