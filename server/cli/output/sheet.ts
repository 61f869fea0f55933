import { type MergedName, verdictOf } from "../../../lib/lines/mod.ts";
import { pair, printable, withoutDot } from "../terminal.ts";
import { percent } from "../../../lib/percent.ts";

/** What was asked for and not answered. */
const NOT_ANSWERED = ["? (not answered)"];

/** A title and its lines; it is left out when it has no lines. */
type SheetPart = readonly [title: string, lines: (name: MergedName) => (string | null | undefined)[]];

/** The day of Unix seconds; anything that is not a time is shown unchanged. */
function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10);
}

const SHEET_PARTS: readonly SheetPart[] = [
  ["Score", ({ classification }) => [
    classification === undefined
      ? null
      : (["phishing", "parked", "legitimate"] as const).map((side) => [side, classification[side]] as const)
        .sort((a, b) => b[1] - a[1]).map(([side, share]) => `${side} ${percent(share)}`).join(", "),
  ]],
  ["Verdict", (name) => {
    const found = verdictOf(name);
    return found === null
      ? name.nxdomain_metadata === undefined ? ["not rated"] : []
      : [[found.word, ...found.flags].join(", ")];
  }],
  ["Compared with", ({ classification }) => [
    classification && (classification.compared_with ?? "no brand: --brand DOMAIN compares it with one"),
  ]],
  ["Reasons", ({ classification }) => classification?.reasons ?? []],
  ["DNS", ({ nxdomain_metadata: free, wildcard }) => [
    wildcard && "answered by a wildcard, as any name beside it is",
    free && `${free.query.rcode}${free.trusted ? "" : ", not confirmed"}: the name is not there`,
  ]],
  [
    "Addresses",
    ({ ips, dns_a = [], dns_aaaa = [] }) =>
      ips === undefined
        ? [...dns_a, ...dns_aaaa]
        : Object.values(ips).map(({ ip, asn, country }) =>
          [ip, country?.iso_code, asn?.number == null ? null : `AS${asn.number}`, asn?.organization]
            .filter((part) => part != null && part !== "").join("  ")
        ),
  ],
  ["Alias of", ({ dns_cname }) => dns_cname?.map(withoutDot) ?? []],
  [
    "Name servers",
    ({ dns_ns, dns_unanswered }) =>
      dns_unanswered?.includes("ns") ? NOT_ANSWERED : dns_ns?.map(withoutDot) ?? [],
  ],
  ["Mail", ({ dns_mx, dns_unanswered, smtp_metadata: smtp }) => [
    ...dns_unanswered?.includes("mx") ? NOT_ANSWERED : (dns_mx ?? []).map(withoutDot),
    smtp && `${smtp.is_positive ? "takes" : "does not take"} mail: ${smtp.response}`,
  ]],
  ["TXT", ({ dns_txt, dns_unanswered }) => dns_unanswered?.includes("txt") ? NOT_ANSWERED : dns_txt ?? []],
  [
    "Leads to",
    ({ redirect_chain: hops }) =>
      hops?.map(({ url, kind, status }) => `${url}${kind === "Http" ? `  (${status ?? kind})` : ""}`) ?? [],
  ],
  ["Server", ({ http_banner }) => [http_banner]],
  ["Technologies", ({ technologies = [] }) => [technologies.map((t) => t.replace(":", " ")).join(", ")]],
  ["Certificate", ({ origin_x509: cert }) =>
    cert === undefined ? [] : [
      cert.subject_dn,
      `by ${cert.issuer_dn}`,
      `${day(cert.not_before)} to ${day(cert.not_after)}, ${cert.san_dns.slice(0, 8).join(", ")}${
        cert.san_dns.length > 8 ? ` and ${cert.san_dns.length - 8} more` : ""
      }`,
      `SHA-256 ${cert.fingerprint_sha256}`,
    ]],
  ["Registration", ({ registration_metadata: data }) =>
    data === undefined ? [] : [
      data.registrar && `by ${data.registrar}`,
      [
        ["registered", data.registration_date],
        ["changed", data.updated_on],
        ["expires", data.expiration_date],
      ].flatMap(([what, date]) => date == null ? [] : [`${what} ${date.slice(0, 10)}`]).join(", "),
      data.status_codes.join(", "),
      data.registrar_abuse_contact && `abuse: ${data.registrar_abuse_contact}`,
    ]],
  ["Certificates", ({ certificate_transparency: seen }) => {
    if (seen === undefined) return [];
    // A name that was imported without its certificates has no count.
    const { name, occurrences_count: count } = seen;
    const times = count == null ? "" : count === 1 ? ", once" : `, ${count} times`;
    return [`${name} in certificates${times}`];
  }],
  ["Seen before", ({ passive_dns, passive_tls }) => [
    ...(passive_dns ?? []).map(({ rrtype, rrname, time_first, time_last }) =>
      `${rrtype} ${withoutDot(rrname)}  ${day(time_first)} to ${day(time_last)}`
    ),
    ...Object.entries(passive_tls ?? {}).map(([ip, { subjects }]) => `${ip} as ${subjects.join(", ")}`),
  ]],
  ["Picture", ({ screenshot_url }) => [screenshot_url]],
];

/** Returns all that is known of one name, for a person: titles at the left, their lines beside them. */
export function sheetOf(fqdn: string, name: MergedName): string {
  const out = [printable(fqdn), ""];
  for (const [title, lines] of SHEET_PARTS) {
    const texts = lines(name).filter((line) => line != null && line !== "") as string[];
    texts.forEach((line, i) => out.push(pair(i === 0 ? title : "", printable(line), 15)));
  }
  return out.join("\n") + "\n";
}
