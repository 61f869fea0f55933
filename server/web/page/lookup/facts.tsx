import type { ComponentChild, JSX } from "preact";
import { useState } from "preact/hooks";
import { type MergedName, networkTitles } from "../../../../lib/lines/mod.ts";
import { percent } from "../../../../lib/percent.ts";
import { country, day, foreign, show, timeOf } from "../parts/dom.ts";
import { Ago } from "../parts/time.tsx";
import { type Fact, FactList, Section } from "../parts/fact_list.tsx";
import { hostsOf } from "./facets.ts";
import { kindName, meaningOf } from "../parts/name.tsx";
import { imitationWords, ReasonList } from "./reasons.tsx";
import { type Row, verdict } from "./rows.ts";
import { bothPages, likenessWords, NoPicture } from "./both_pages.tsx";
import { Whose } from "../parts/screenshots.tsx";
import type { PassiveDNSRecord } from "../../../../lib/model.ts";

/** What is shown of a name. */
interface FactsProps {
  /** The name. */
  row: Row;
  /** The lines about it as received, without line ends. */
  rawLines(): string[];
  /** Shows both screenshots over the whole window; without it the name is compared with no other. */
  compare?: ((row: Row) => void) | undefined;
  /** Whether no picture is to come, and whether the reader may have one taken. */
  pictures: { areDone: boolean; mayTake: boolean };
}

/** Everything known about a name, in sections. */
export function Facts({ row, rawLines, compare, pictures }: FactsProps): JSX.Element {
  const { facts } = row;
  return (
    <>
      <Score facts={facts} />
      <Pages row={row} compare={compare} pictures={pictures} />
      <FactList title="Name" facts={nameFacts(row)} />
      <FactList title="Addresses" facts={addressesOf(facts)} />
      <FactList title="Web" facts={[["Server", facts.http_banner], ["Technologies", facts.technologies]]} />
      <Chain facts={facts} />
      <FactList title="Mail" facts={mailFacts(facts)} />
      <FactList title="Registration" facts={registrationFacts(facts)} />
      <FactList title="DNS" facts={dnsFacts(facts)} />
      <FactList title="Certificate" facts={certificateFacts(facts.origin_x509)} />
      <FactList title="Certificate transparency" facts={loggedFacts(facts)} />
      <FactList
        title="Passive DNS"
        facts={(facts.passive_dns ?? []).slice(0, MAX_PASSIVE).map(passiveFact)}
      />
      <FactList
        title="Certificates at its addresses"
        facts={Object.entries(facts.passive_tls ?? {}).map(([ip, { subjects, certificates }]): Fact => [
          ip,
          subjects.length > 0 ? subjects : certificates,
        ])}
      />
      {facts.whois !== undefined && <Folded title="WHOIS" text={() => facts.whois!} />}
      {facts.rdap !== undefined && <Folded title="RDAP" text={() => JSON.stringify(facts.rdap, null, 2)} />}
      <Folded title="Raw lines" text={() => rawLines().join("\n")} />
    </>
  );
}

const yesOrNo = (is: boolean | null | undefined): string | null => is == null ? null : is ? "yes" : "no";

/** Records of a type; a question where the name has got no answer. */
const recordsOf = (
  { dns_unanswered }: MergedName,
  type: "a" | "aaaa" | "mx" | "ns" | "txt",
  records: readonly string[] | undefined,
): Fact[1] => dns_unanswered?.includes(type) ? "? (not answered)" : records;

const nameFacts = (row: Row): Fact[] => [
  ["A-label", row.ascii === row.name ? null : row.ascii],
  ["Not ASCII", foreign(row.name)],
  ["Kind", row.kind === "Unknown" ? null : [kindName(row.kind), meaningOf(row.kind)]],
];

const mailFacts = (facts: MergedName): Fact[] => [
  ["MX", recordsOf(facts, "mx", hostsOf(facts.dns_mx))],
  ["Takes mail", yesOrNo(facts.smtp_metadata?.is_positive)],
  ["Reply", facts.smtp_metadata?.response],
];

const registrationFacts = ({ registration_metadata: data }: MergedName): Fact[] => [
  ["Registrar", data?.registrar],
  ["Abuse contact", data?.registrar_abuse_contact],
  ["Registered", dated(data?.registration_date)],
  ["Updated", dated(data?.updated_on)],
  ["Expires", dated(data?.expiration_date)],
  ["Status", data?.status_codes],
  ["Name servers", data?.nameservers],
  ["Privacy proxy", yesOrNo(data?.privacy_proxy)],
  ["Source", data?.url ?? data?.server],
];

const dnsFacts = (facts: MergedName): Fact[] => [
  ["CNAME", hostsOf(facts.dns_cname)],
  ["NS", recordsOf(facts, "ns", hostsOf(facts.dns_ns))],
  ["A", recordsOf(facts, "a", facts.dns_a)],
  ["AAAA", recordsOf(facts, "aaaa", facts.dns_aaaa)],
  ["TXT", recordsOf(facts, "txt", facts.dns_txt)],
  ["Answer", facts.nxdomain_metadata?.query.rcode],
];

/** What is known of a certificate. */
const certificateFacts = (x509: MergedName["origin_x509"]): Fact[] =>
  x509 === undefined ? [] : [
    ["Subject", x509.subject_dn],
    ["Issuer", x509.issuer_dn],
    ["Valid", `${day(x509.not_before)} to ${day(x509.not_after)} (${x509.ttl_days} days)`],
    ["Names", x509.san_dns],
    ["Serial", x509.serial],
    ["SHA-256", x509.fingerprint_sha256],
  ];

const loggedFacts = ({ certificate_transparency: seen }: MergedName): Fact[] => [
  ["Certificates", seen && (seen.occurrences_count ?? "imported without them")],
  ["Last seen", day(seen?.last_seen_ts)],
];

function addressesOf({ ips }: MergedName): Fact[] {
  return Object.values(ips ?? {}).map(({ ip, asn, country: place }): Fact => [
    ip,
    [...place?.iso_code == null ? [] : [country(place.iso_code)], ...networkTitles([{ asn }])].join(", ") ||
    "network not known",
  ]);
}

function dated(text: string | null | undefined): ComponentChild {
  const time = timeOf(text);
  return time === null ? text : (
    <span>
      {day(time)}, <Ago at={time * 1000} />
    </span>
  );
}

function Score({ facts }: { facts: MergedName }): JSX.Element | null {
  const { classification } = facts;
  if (verdict(facts) === null || classification === undefined) return null;
  const imitation = imitationWords(facts);
  return (
    <div>
      <Section title="Score">
        <p class="legend">
          {(["phishing", "parked", "legitimate"] as const).map((word) => (
            <span key={word} class={`verdict ${word}`}>{word} {percent(classification[word])}</span>
          ))}
        </p>
        {imitation !== null && <p class="imitates">{show(imitation)}</p>}
      </Section>
      <Section title="Why this score">
        <ReasonList facts={facts} />
      </Section>
    </div>
  );
}

function Pages({ row, compare, pictures }: Omit<FactsProps, "rawLines">): JSX.Element | null {
  const both = bothPages(row);
  if (both === null) {
    return pictures.areDone && row.facts.classification !== undefined
      ? (
        <Section title="Pages">
          <NoPicture key={row.name} row={row} mayTake={pictures.mayTake} />
        </Section>
      )
      : null;
  }
  return (
    <Section title="Pages">
      <div class="pages">
        {both.theirs}
        {compare !== undefined && both.ours}
      </div>
      {compare !== undefined && (
        <>
          {both.ours !== null && <Whose />}
          <p class="none">{likenessWords(row.facts)}</p>
          <button type="button" onClick={() => compare(row)}>Compare full screen</button>
        </>
      )}
    </Section>
  );
}

const LED: Readonly<Record<string, string>> = {
  InitialRequest: "requested",
  Javascript: "script redirects to",
  Client: "frame loads",
};

/** Addresses are text, not links: a wrong click must not open a suspect's page. */
function Chain({ facts: { redirect_chain: hops } }: { facts: MergedName }): JSX.Element | null {
  if (hops == null || hops.length === 0) return null;
  return (
    <Section title="Redirect chain">
      <ol class="chain">
        {hops.map(({ url, kind, status, certificate }, at) => (
          <li key={at}>
            <small>{show(LED[kind] ?? `${status ?? kind} redirects to`)}</small>
            <code>{show(url)}</code>
            {certificate != null && (
              <small>{show(`${certificate.protocol ?? "TLS"}, by ${certificate.issuer}`)}</small>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The text is made on demand: an RDAP object may have a megabyte. */
function Folded({ title, text }: { title: string; text: () => string }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details data-name={title} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <pre tabIndex={0} aria-label={title}>{isOpen && <code>{show(text())}</code>}</pre>
    </details>
  );
}

/** Maximum number of records seen in the past that are shown. */
const MAX_PASSIVE = 60;

function passiveFact({ rrtype, rrname, time_first, time_last, count }: PassiveDNSRecord): Fact {
  const times = count === 1 ? "once" : `${count} times since ${day(time_first)}`;
  return [`${rrtype} ${rrname.replace(/\.$/, "")}`, `${day(time_last)}, seen ${times}`];
}
