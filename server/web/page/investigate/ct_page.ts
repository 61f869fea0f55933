import type { CTSearchResult, HydrateItem, OccurrenceRec } from "../../../../mod.ts";
import { csvCell } from "../../../../lib/lines/mod.ts";
import { request } from "../service/api.ts";
import { ago } from "../parts/ago.tsx";
import { service } from "../service/service.ts";
import { Refusal } from "../service/send.ts";
import { count, day, h, setText, show } from "../parts/dom.ts";
import { showProblem } from "../parts/problem.ts";
import { csvFile } from "../parts/export_file.ts";
import { download } from "../parts/exports.ts";

const KINDS: readonly (readonly [kind: string, title: string, example: string])[] = [
  ["regex", "Regular expression", "paypa[l1]\\."],
  ["contains", "Contains", "paypal"],
  ["prefix", "Begins with", "paypal-"],
  ["suffix", "Ends with", ".paypal.com"],
  ["wildcard", "Wildcard", "*paypal*.com"],
  ["exact", "Exactly", "login.paypal.com"],
  ["lookalike", "Looks like", "paypal.com"],
];
const FIELDS: readonly (readonly [field: string, title: string])[] = [
  ["name", "whole name"],
  ["registrable_domain", "registrable domain"],
  ["subdomain", "subdomain"],
  ["tld", "suffix"],
];
/** Certificates requested at once; each may come from a distant log. */
const MOST_CERTIFICATES = 10;

/** The page that searches names in certificates. */
export class CtPage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #pattern = h("input", {
    type: "text",
    class: "mono",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    maxlength: 1000,
    "aria-describedby": "ct-fault",
  });
  readonly #kind = h("select", {}, ...KINDS.map(([value, title]) => h("option", { value }, title)));
  readonly #field = h("select", {}, ...FIELDS.map(([value, title]) => h("option", { value }, title)));
  readonly #limit = h("select", {}, ...[100, 300, 1000].map((n) => h("option", { value: n }, count(n))));
  readonly #precert = h("input", { type: "checkbox" });
  readonly #search = h("button", { type: "submit", class: "primary" }, "Search");
  readonly #fault = h("p", { class: "fault", id: "ct-fault", "aria-live": "polite" });
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #status = h("p", { class: "pace", role: "status" });
  readonly #intro: HTMLElement;
  readonly #list = h("div", { class: "found" });
  readonly #export = h("button", { type: "button", hidden: true, onclick: () => this.#save() }, "CSV");
  #core: typeof import("./ct_core.ts") | null = null;
  #controller: AbortController | null = null;
  #results: readonly CTSearchResult[] = [];
  /** The current search. */
  #query = "";

  constructor() {
    this.#pattern.addEventListener("input", () => this.#validate());
    this.#kind.addEventListener("change", () => this.#validate());
    this.#intro = h(
      "div",
      { class: "intro" },
      h("h2", {}, "Who got a certificate?"),
      h(
        "p",
        {},
        "Search the names of certificates that this installation has read from certificate transparency logs. A click on a name shows its certificates.",
      ),
    );
    this.element = h(
      "section",
      { class: "page ct", "aria-label": "CT search" },
      h("h1", { class: "hush" }, "CT search"),
      h(
        "form",
        {
          class: "lookup-form",
          role: "search",
          onsubmit: (event) => {
            event.preventDefault();
            void this.#go("pushState");
          },
        },
        h("label", { class: "field short" }, h("span", {}, "Match"), this.#kind),
        h("label", { class: "field wide" }, h("span", {}, "Pattern"), this.#pattern),
        h("label", { class: "field short" }, h("span", {}, "Search in"), this.#field),
        h("label", { class: "field tiny" }, h("span", {}, "At most"), this.#limit),
        this.#search,
      ),
      h(
        "div",
        { class: "under" },
        this.#fault,
        h("label", { class: "check" }, this.#precert, "Precertificates too"),
      ),
      this.#problem,
      h("div", { class: "reporthead" }, this.#status, this.#export),
      this.#intro,
      this.#list,
    );
    this.#validate();
  }

  /** Opens the page; repeats the search in the address, if any. */
  enter(_: readonly string[], query: URLSearchParams): void {
    if (this.#core === null) {
      void import("./ct_core.ts").then((core) => {
        this.#core = core;
        this.#validate();
      }, () => setText(this.#fault, "Patterns cannot be checked here; the service will"));
    }
    // The same again, or a link to this page without a search.
    const hasPattern = query.get("pattern") !== null;
    if (!hasPattern || String(query) === this.#query) return this.#locate("replaceState");
    const take = (field: HTMLInputElement | HTMLSelectElement, name: string) => {
      const value = query.get(name);
      if (value === null) return;
      field.value = value;
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    };
    take(this.#pattern, "pattern");
    take(this.#kind, "kind");
    take(this.#field, "field");
    take(this.#limit, "limit");
    this.#precert.checked = query.get("include_precert") === "true";
    this.#validate();
    if (this.#pattern.value !== "") void this.#go("replaceState");
  }

  /** The address names the search; with `pushState` Back leads to the one before. */
  #locate(how: "pushState" | "replaceState"): void {
    if (this.#query === "") return;
    const [hash, pattern] = [`#ct?${this.#query}`, new URLSearchParams(this.#query).get("pattern")!];
    document.title = `${show(pattern)} – CT search – Deadringer`;
    if (location.hash !== hash) history[location.hash === "#ct" ? "replaceState" : how](null, "", hash);
  }

  /** Shows what is wrong with the pattern while it is typed. */
  #validate(): boolean {
    const { value } = this.#pattern;
    this.#pattern.placeholder = KINDS.find(([kind]) => kind === this.#kind.value)?.[2] ?? "";
    const fault = value === "" ? null : this.#core?.faultOf(value, this.#kind.value) ?? null;
    setText(this.#fault, fault ?? (this.#kind.value === "regex" ? "RE2 syntax; case is ignored" : ""));
    this.#fault.classList.toggle("bad", fault !== null);
    if (fault === null) this.#pattern.removeAttribute("aria-invalid");
    else this.#pattern.setAttribute("aria-invalid", "true");
    return fault === null;
  }

  async #go(how: "pushState" | "replaceState"): Promise<void> {
    if (this.#pattern.value === "" || !this.#validate()) return this.#pattern.focus();
    const query = new URLSearchParams({
      pattern: this.#pattern.value,
      kind: this.#kind.value,
      field: this.#field.value,
      limit: this.#limit.value,
      include_precert: String(this.#precert.checked),
    });
    this.#query = String(query);
    this.#locate(how);
    this.#controller?.abort();
    const { signal } = this.#controller = new AbortController();
    this.#problem.hidden = true;
    this.#intro.hidden = true;
    setText(this.#status, "Searching …");
    const startedAt = performance.now();
    try {
      const response = await request(`/v1/ct/search?${query}`, { signal });
      const results = await response.json() as CTSearchResult[];
      const more = response.headers.get("x-has-more-value") === "true";
      this.#results = results;
      this.#export.hidden = results.length === 0;
      setText(
        this.#status,
        `${count(results.length)} ${results.length === 1 ? "name" : "names"}${
          more ? ", and there are more" : ""
        } · ${Math.round(performance.now() - startedAt)} ms`,
      );
      const found = results.length > 0
        ? h("ul", { class: "ctrows" }, ...results.map(resultRow))
        : await isEmpty(signal)
        ? HOW_TO_FILL()
        : h("p", { class: "none" }, "No name in this installation's index matches");
      this.#list.replaceChildren(found);
    } catch (error) {
      if (signal.aborted) return;
      setText(this.#status, "");
      showProblem(this.#problem, error as Error);
      if (error instanceof Refusal && error.status === 400) this.#pattern.focus();
    }
  }

  #save(): void {
    const lines = this.#results.map(({ name, labels, is_precert, occurrences_count, last_seen_ts }) =>
      [
        name,
        labels.registrable_domain ?? "",
        labels.subdomain ?? "",
        labels.tld,
        String(occurrences_count ?? ""),
        day(last_seen_ts) ?? "",
        is_precert ? "yes" : "no",
      ].map(csvCell).join(",")
    );
    const head = "name,registrable_domain,subdomain,tld,occurrences,last_seen,precertificate_only";
    download(csvFile([head, ...lines, ""].join("\r\n")), "ct-search.csv");
  }
}

/** Whether the index has no names at all. */
async function isEmpty(signal: AbortSignal): Promise<boolean> {
  const any = await service().json(
    "/v1/ct/search?pattern=.&kind=contains&limit=1&include_precert=true",
    signal,
  ) as CTSearchResult[];
  return any.length === 0;
}

const HOW_TO_FILL = (): HTMLElement =>
  h(
    "p",
    { class: "none" },
    "This installation's index has no names yet. The operator of the service fills it, in its data folder: ",
    h("code", {}, "deadringer ct follow"),
    " reads certificate transparency logs, ",
    h("code", {}, "deadringer ct import FILE"),
    " takes names or entries from files",
  );

function resultRow(result: CTSearchResult): HTMLElement {
  const { name, labels, is_precert, occurrences_count, last_seen_ts } = result;
  const occurrences = result.occurrences ?? [];
  const certificates = h("div", { class: "certificates" });
  const details = h(
    "details",
    { class: "ctrow" },
    h(
      "summary",
      {},
      h("span", { class: "name" }, ...nameParts(name, labels.registrable_domain ?? null, labels.tld)),
      h("span", { class: "tag" }, labels.subdomain == null ? "registrable" : "host"),
      is_precert ? h("span", { class: "tag" }, "precertificate only") : null,
      h("span", { class: "times" }, occurrences_count == null ? "" : `${count(occurrences_count)} ×`),
      h(
        "span",
        { class: "seen", title: day(last_seen_ts) },
        ...last_seen_ts == null ? [] : ["seen ", ago(last_seen_ts)],
      ),
    ),
    certificates,
  );
  let isRequested = false;
  details.addEventListener("toggle", () => {
    if (!details.open || isRequested) return;
    isRequested = true;
    void hydrate(certificates, occurrences);
  });
  return h("li", {}, details);
}

/** A name with its registrable part highlighted. */
function nameParts(name: string, registrable: string | null, tld: string): Node[] {
  if (registrable === null || !name.endsWith(registrable)) return [h("span", {}, name)];
  const own = registrable.slice(0, registrable.length - tld.length);
  return [
    h("span", { class: "dim" }, name.slice(0, name.length - registrable.length)),
    h("b", {}, own),
    h("span", {}, registrable.slice(own.length)),
  ];
}

async function hydrate(
  place: HTMLElement,
  occurrences: NonNullable<CTSearchResult["occurrences"]>,
): Promise<void> {
  if (occurrences.length === 0) {
    place.replaceChildren(h("p", { class: "none" }, "This name was imported without its certificates"));
    return;
  }
  place.replaceChildren(h("p", { class: "none" }, "Fetching certificates …"));
  const latest = occurrences.slice(0, MOST_CERTIFICATES);
  try {
    const query = new URLSearchParams(latest.map(({ log_id, index }) => ["occ", `${log_id}:${index}`]));
    const items = await service().json(`/v1/ct/hydrate?${query}`) as HydrateItem[];
    place.replaceChildren(
      ...grouped(items).map((group) => certificate(group, latest)),
      ...occurrences.length > latest.length
        ? [h("p", { class: "none" }, `The latest ${latest.length} of ${count(occurrences.length)}`)]
        : [],
    );
  } catch (error) {
    place.replaceChildren(h("p", { class: "problem" }, (error as Error).message));
  }
}

/** Groups the entries of one issuance: its precertificate and certificate, in all logs. */
function grouped(items: readonly HydrateItem[]): HydrateItem[][] {
  const groups = new Map<string, HydrateItem[]>();
  for (const item of items) {
    const { cert, log_id, index } = item;
    const id = cert == null
      ? `${log_id}:${index}`
      : JSON.stringify([cert.issuer_dn, cert.serial, cert.not_before]);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function certificate(group: readonly HydrateItem[], occurrences: readonly OccurrenceRec[]): HTMLElement {
  const [first] = group;
  const { cert, error } = first!;
  const seen = group.map(({ log_id, index }) => {
    const found = occurrences.find((each) => each.log_id === log_id && each.index === index);
    return `log ${log_id}, entry ${count(index)}${found === undefined ? "" : `, ${day(found.ts_sec)}`}${
      found?.kind === 1 ? " (precertificate)" : ""
    }`;
  });
  const facts: [string, string | readonly string[] | null][] = cert == null
    ? [["Error", error ?? "The certificate could not be fetched"]]
    : [
      ["Issuer", cert.issuer_dn],
      ["Valid", `${day(cert.not_before)} to ${day(cert.not_after)} (${cert.ttl_days} days)`],
      ["Names", cert.san_dns],
      ["Serial", cert.serial],
      ["SHA-256", [...new Set(group.flatMap((item) => item.cert?.fingerprint_sha256 ?? []))]],
    ];
  facts.push(["Logged", seen]);
  return h(
    "section",
    { class: "cert" },
    h("h2", {}, cert == null ? "Certificate" : cert.subject_dn),
    h(
      "dl",
      {},
      ...facts.flatMap(([title, value]) => [
        h("dt", {}, title),
        ...[value ?? ""].flat().map((each) => h("dd", {}, each)),
      ]),
    ),
  );
}
