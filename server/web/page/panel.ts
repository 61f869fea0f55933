import { nameNodes } from "./columns.ts";
import { type Child, foreign, h } from "./dom.ts";
import { hosts, type Row, verdict } from "./rows.ts";

/** Shows everything known about one name beside the table. */
export class Panel {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #close: () => void;
  #shown: { row: Row; version: number; marked: boolean } | null = null;

  constructor(close: () => void) {
    this.#close = close;
    this.element = h("aside", {
      class: "panel",
      hidden: true,
      "aria-label": "Everything known about a name",
      onkeydown: (event) => {
        if ((event as KeyboardEvent).key === "Escape") this.#close();
      },
    });
  }

  /** The row that is shown. */
  get row(): Row | null {
    return this.#shown?.row ?? null;
  }

  /** Shows a row and moves the focus there, or hides the panel. */
  show(row: Row | null): void {
    this.element.hidden = row === null;
    if (row === null) {
      this.#shown = null;
      this.element.replaceChildren();
      return;
    }
    this.#fill(row);
    this.element.scrollTop = 0;
    this.element.querySelector("h2")?.focus();
  }

  /** Takes up what has become known since; leaves what is open and selected alone when there is nothing new. */
  refresh(): void {
    const shown = this.#shown;
    if (shown === null) return;
    if (shown.version === shown.row.version && shown.marked === (shown.row.marks !== undefined)) return;
    const focused = document.activeElement?.tagName;
    this.#fill(shown.row);
    if (document.activeElement === document.body && focused === "H2") {
      this.element.querySelector("h2")?.focus();
    }
  }

  #fill(row: Row): void {
    const open = new Set(
      [...this.element.querySelectorAll("details[open]")].map((details) => details.getAttribute("data-name")),
    );
    this.#shown = { row, version: row.version, marked: row.marks !== undefined };
    this.element.replaceChildren(
      h(
        "div",
        { class: "panelhead" },
        h("h2", { tabindex: -1 }, ...nameNodes(row)),
        h(
          "button",
          { type: "button", class: "quiet", "aria-label": "Close", onclick: () => this.#close() },
          "✕",
        ),
      ),
      ...sections(row, open).filter((node) => node !== null),
    );
  }
}

function sections(row: Row, open: ReadonlySet<string | null>): (Node | null)[] {
  const { facts } = row;
  const registration = facts.registration_metadata;
  const x509 = facts.origin_x509;
  const found = verdict(facts);
  const { classification, smtp_metadata: smtp, nxdomain_metadata: nx } = facts;
  return [
    list("Name", [
      ["A-label", row.ascii === row.name ? null : row.ascii],
      ["Not ASCII", foreign(row.name)],
      ["Kind", row.kind],
      ["Edit", row.marks?.text],
      ["Distance", facts.distance],
      ["Verdict", found?.word],
      ...Object.entries(classification ?? {}).map((
        [word, share],
      ): Fact => [word, `${(share * 100).toFixed(1)} %`]),
    ]),
    list(
      "Addresses",
      Object.values(facts.ips ?? {}).map(({ ip, asn, country }): Fact => [
        ip,
        [
          country?.iso_code,
          asn?.number == null ? null : `AS${asn.number}`,
          asn?.organization,
        ].filter((part) => part != null).join(" ") || "network not known",
      ]),
    ),
    list("Web", [["Server", facts.http_banner], ["Technologies", facts.technologies]]),
    chain(row),
    list("Mail", [
      ["MX", hosts(facts.dns_mx)],
      ["Takes mail", smtp == null ? null : smtp.is_positive ? "yes" : "no"],
      ["Reply", smtp?.response],
    ]),
    list("Registration", [
      ["Registrar", registration?.registrar],
      ["IANA number", registration?.registrar_iana_id],
      ["Abuse contact", registration?.registrar_abuse_contact],
      ["Registered", registration?.registration_date],
      ["Updated", registration?.updated_on],
      ["Expires", registration?.expiration_date],
      ["Status", registration?.status_codes],
      ["Name servers", registration?.nameservers],
      ["DNSSEC", registration?.dnssec_status],
      ["Reseller", registration?.reseller],
    ]),
    list("DNS", [
      ["CNAME", hosts(facts.dns_cname)],
      ["NS", hosts(facts.dns_ns)],
      ["A", facts.dns_a],
      ["AAAA", facts.dns_aaaa],
      ["TXT", facts.dns_txt],
      ["Answer", nx?.query.rcode],
      ["Checked", nx == null ? null : nx.trusted ? "yes" : "no"],
      ["Zone", nx?.soa?.mname],
    ]),
    list("Certificate", [
      ["Subject", x509?.subject_dn],
      ["Issuer", x509?.issuer_dn],
      ["Valid from", day(x509?.not_before)],
      ["Valid to", day(x509?.not_after)],
      ["Names", x509?.san_dns],
      ["Serial", x509?.serial],
      ["SHA-256", x509?.fingerprint_sha256],
    ]),
    list(
      "Seen in the past",
      (facts.passive_dns ?? []).map(({ rrtype, rrname, time_first, time_last }): Fact => [
        rrtype,
        `${rrname}, ${day(time_first)} to ${day(time_last)}`,
      ]),
    ),
    facts.whois === undefined ? null : folded("WHOIS", facts.whois, open),
    folded("Raw JSON", JSON.stringify(facts, null, 2), open),
  ];
}

type Fact = readonly [name: string, value: string | number | readonly string[] | null | undefined];

function day(seconds: number | undefined): string | null {
  if (seconds === undefined) return null;
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10);
}

/** A section of facts; null when none is known. */
function list(title: string, facts: readonly Fact[]): Node | null {
  const known: Child[] = facts.flatMap(([name, value]) => {
    const values = (Array.isArray(value) ? value : [value]).filter((each) => each != null && each !== "");
    return values.length === 0 ? [] : [h("dt", {}, name), ...values.map((each) => h("dd", {}, each))];
  });
  return known.length === 0 ? null : h("section", {}, h("h3", {}, title), h("dl", {}, ...known));
}

const LED: Readonly<Record<string, string>> = {
  InitialRequest: "asked for",
  Javascript: "page led to",
  Client: "frame led to",
};

/** Addresses stand as text: nobody should come to a suspect's page by a slip of the hand. */
function chain({ facts }: Row): Node | null {
  const hops = facts.redirect_chain;
  if (hops == null || hops.length === 0) return null;
  const items = hops.map(({ url, kind, status, certificate }) =>
    h(
      "li",
      {},
      h("small", {}, LED[kind] ?? `${status ?? kind} led to`),
      h("code", {}, url),
      certificate == null
        ? null
        : h("small", {}, `${certificate.protocol ?? "TLS"}, by ${certificate.issuer}`),
    )
  );
  return h("section", {}, h("h3", {}, "Redirect chain"), h("ol", { class: "chain" }, ...items));
}

function folded(title: string, text: string, open: ReadonlySet<string | null>): Node {
  return h(
    "details",
    { "data-name": title, open: open.has(title) },
    h("summary", {}, title),
    h("pre", { tabindex: 0, "aria-label": title }, text),
  );
}
