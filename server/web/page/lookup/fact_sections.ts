import { fillBar, percent } from "./columns.ts";
import { type Child, country, day, foreign, h, setText, timeOf } from "../parts/dom.ts";
import { ago } from "../parts/ago.tsx";
import { callCore } from "../parts/core_client.ts";
import { history } from "./history.ts";
import { kindName, meaningOf } from "../parts/kinds.ts";
import { imitationWords, reasonList } from "./reasons.ts";
import { hosts, originalOf, type Row, verdict } from "./rows.ts";
import { bothPictures, likenessWords } from "./both_pictures.ts";
import { picture } from "../parts/screenshots.ts";

/** What a panel shows besides the row. */
export interface PanelSource {
  /** The lines about a name as received, without line ends. */
  rawLines(name: string): string[];
  /** The imitated name, if the row is a look-alike. */
  imitated(): string | null;
  /** Whether the panel offers no actions. @default false */
  readOnly?(): boolean;
  /** Triage of a watched name, or an offer to watch it. */
  handling?(row: Row): HTMLElement;
  /** UUID of the result with the row; null when it is not stored. */
  result?(): string | null;
  /** Shows both screenshots over the whole window. */
  compare?(row: Row): void;
}

/** Returns everything known about a name, in sections; `open` has the titles of unfolded sections. */
export function factSections(row: Row, source: PanelSource, open: ReadonlySet<string | null>): Node[] {
  const { facts } = row;
  const registration = facts.registration_metadata;
  const x509 = facts.origin_x509;
  const { smtp_metadata: smtp, nxdomain_metadata: nx, certificate_transparency: seen } = facts;
  const unknownOr = <T>(type: "a" | "aaaa" | "mx" | "ns" | "txt", records: T) =>
    facts.dns_unanswered?.includes(type) ? "? (not answered)" : records;
  const sections = [
    score(row),
    pictures(row, source),
    list("Name", [
      ["A-label", row.ascii === row.name ? null : row.ascii],
      ["Not ASCII", foreign(row.name)],
      ["Kind", row.kind === "Unknown" ? null : [kindName(row.kind), meaningOf(row.kind)]],
      ["Edit", editOf(row)],
      ["Distance", facts.distance],
    ]),
    list(
      "Addresses",
      Object.values(facts.ips ?? {}).map(({ ip, asn, country: place }): Fact => [
        ip,
        [
          place?.iso_code == null ? null : country(place.iso_code),
          asn?.number == null ? null : `AS${asn.number}`,
          asn?.organization,
        ].filter((part) => part != null).join(", ") || "network not known",
      ]),
    ),
    list("Web", [["Server", facts.http_banner], ["Technologies", facts.technologies]]),
    chain(row),
    list("Mail", [
      ["MX", unknownOr("mx", hosts(facts.dns_mx))],
      ["Takes mail", smtp == null ? null : smtp.is_positive ? "yes" : "no"],
      ["Reply", smtp?.response],
    ]),
    list("Registration", [
      ["Registrar", registration?.registrar],
      ["IANA number", registration?.registrar_iana_id],
      ["Reseller", registration?.reseller],
      ["Abuse contact", registration?.registrar_abuse_contact],
      ["Registered", dated(registration?.registration_date)],
      ["Updated", dated(registration?.updated_on)],
      ["Expires", dated(registration?.expiration_date)],
      ["Status", registration?.status_codes],
      ["Name servers", registration?.nameservers],
      ["DNSSEC", registration?.dnssec_status],
      [
        "Privacy proxy",
        registration?.privacy_proxy == null ? null : registration.privacy_proxy ? "yes" : "no",
      ],
      ["Source", registration?.url ?? registration?.server],
    ]),
    list("DNS", [
      ["CNAME", hosts(facts.dns_cname)],
      ["NS", unknownOr("ns", hosts(facts.dns_ns))],
      ["A", unknownOr("a", facts.dns_a)],
      ["AAAA", unknownOr("aaaa", facts.dns_aaaa)],
      ["TXT", unknownOr("txt", facts.dns_txt)],
      ["Answer", nx?.query.rcode],
      ["Checked", nx == null ? null : nx.trusted ? "yes" : "no"],
      ["Zone", nx?.soa?.mname],
    ]),
    list("Certificate", [
      ["Subject", x509?.subject_dn],
      ["Issuer", x509?.issuer_dn],
      [
        "Valid",
        x509 === undefined
          ? null
          : `${day(x509.not_before)} to ${day(x509.not_after)} (${x509.ttl_days} days)`,
      ],
      ["Names", x509?.san_dns],
      ["Key", x509 === undefined ? null : `${x509.key_size_bits} bits`],
      ["Serial", x509?.serial],
      ["SHA-256", x509?.fingerprint_sha256],
    ]),
    list("Certificate transparency", [
      ["Certificates", seen?.occurrences_count],
      ["Last seen", day(seen?.last_seen_ts)],
    ]),
    history(facts),
    list(
      "Certificates at its addresses",
      Object.entries(facts.passive_tls ?? {}).map(([ip, { subjects, certificates }]): Fact => [
        ip,
        subjects.length > 0 ? subjects : certificates,
      ]),
    ),
    facts.whois === undefined ? null : folded("WHOIS", () => facts.whois!, open),
    facts.rdap === undefined ? null : folded("RDAP", () => JSON.stringify(facts.rdap, null, 2), open),
    folded("Raw lines", () => source.rawLines(row.name).join("\n"), open),
  ];
  return sections.filter((node) => node !== null);
}

type Fact = readonly [name: string, value: Child | readonly string[]];

/** By which edit a look-alike comes from its original, in words that take a moment to find. */
function editOf(row: Row): Child {
  const original = originalOf(row);
  if (original === undefined) return null;
  const words = h("span", {}, "…");
  callCore("edit", original, row.domain).catch(() => null).then((text) =>
    setText(words, text ?? "not known")
  );
  return words;
}

function dated(text: string | null | undefined): Child {
  const time = timeOf(text);
  return time === null ? text : h("span", {}, `${day(time)}, `, ago(time * 1000));
}

/** A section of facts; null when none is known. */
function list(title: string, facts: readonly Fact[]): Node | null {
  const known: Child[] = facts.flatMap(([name, value]) => {
    const values = (Array.isArray(value) ? value as string[] : [value as Child]).filter((each) =>
      each != null && each !== ""
    );
    return values.length === 0 ? [] : [h("dt", {}, name), ...values.map((each) => h("dd", {}, each))];
  });
  return known.length === 0 ? null : section(title, h("dl", {}, ...known));
}

function section(title: string, ...children: Node[]): HTMLElement {
  return h("section", { "data-name": title }, h("h3", {}, title), ...children);
}

function score({ facts }: Row): Node | null {
  const found = verdict(facts);
  const { classification } = facts;
  if (found === null || classification === undefined) return null;
  const imitation = imitationWords(facts);
  const bar = h("span", { class: "bar big", "aria-hidden": "true" });
  fillBar(bar, classification);
  const legend = (["phishing", "parked", "legitimate"] as const).map((word) =>
    h("span", { class: `verdict ${word}` }, `${word} ${percent(classification[word])}`)
  );
  return h(
    "div",
    {},
    section(
      "Score",
      bar,
      h("p", { class: "legend" }, ...legend),
      ...imitation === null ? [] : [h("p", { class: "imitates" }, imitation)],
    ),
    section("Why this score", reasonList(facts)),
  );
}

function pictures(row: Row, source: PanelSource): Node | null {
  const { name, facts } = row;
  const imitated = source.imitated();
  const figure = (shown: HTMLElement, title: string) => h("figure", {}, shown, h("figcaption", {}, title));
  if (imitated === null) {
    const own = picture(facts.screenshot_url, `Page of ${name}`, "page");
    return own === null ? null : section("Pages", h("div", { class: "pages" }, figure(own, "This name")));
  }
  const both = bothPictures(name, imitated, facts.screenshot_url);
  if (both === null) return null;
  const place = h("div", { class: "pages" }, figure(both.theirs, "This name"));
  void both.ours.then((ours) => ours !== null && place.append(figure(ours, "The original")));
  const likeness = likenessWords(facts);
  return section(
    "Pages",
    place,
    h("p", { class: "none" }, likeness),
    h("button", { type: "button", onclick: () => source.compare?.(row) }, "Compare full screen"),
  );
}

const LED: Readonly<Record<string, string>> = {
  InitialRequest: "requested",
  Javascript: "script redirects to",
  Client: "frame loads",
};

/** Addresses are text, not links: a wrong click must not open a suspect's page. */
function chain({ facts }: Row): Node | null {
  const hops = facts.redirect_chain;
  if (hops == null || hops.length === 0) return null;
  const items = hops.map(({ url, kind, status, certificate }) =>
    h(
      "li",
      {},
      h("small", {}, LED[kind] ?? `${status ?? kind} redirects to`),
      h("code", {}, url),
      certificate == null
        ? null
        : h("small", {}, `${certificate.protocol ?? "TLS"}, by ${certificate.issuer}`),
    )
  );
  return section("Redirect chain", h("ol", { class: "chain" }, ...items));
}

/** The text is made on demand: an RDAP object may have a megabyte. */
function folded(title: string, text: () => string, open: ReadonlySet<string | null>): Node {
  const pre = h("pre", { tabindex: 0, "aria-label": title });
  const details = h(
    "details",
    { "data-name": title, open: open.has(title) },
    h("summary", {}, title),
    pre,
  );
  const fill = () => details.open && pre.childNodes.length === 0 && pre.append(h("code", {}, text()));
  details.addEventListener("toggle", fill);
  fill();
  return details;
}
