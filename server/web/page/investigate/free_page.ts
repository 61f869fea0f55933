import { csvCell } from "../../../../lib/lines/mod.ts";
import { LookupBar } from "../lookup/lookup_bar.ts";
import { callCore } from "../parts/core_client.ts";
import { type Column, KIND, NAME } from "../lookup/columns.tsx";
import { count, h, names as nameCount } from "../parts/dom.ts";
import { csvFile } from "../parts/export_file.ts";
import { download } from "../parts/exports.ts";
import { NameTable } from "../lookup/name_table.ts";
import type { SharedRun } from "../lookup/run.ts";
import { openFilter, order, type Row } from "../lookup/rows.ts";

/** Maximum length of a shopping list when nothing is chosen. */
const LISTED = 100;

/** The page of look-alikes that are free to register. */
export class FreePage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #bar: LookupBar;
  readonly #text = h("input", {
    type: "search",
    placeholder: "Filter by name, kind or zone …",
    "aria-label": "Filter by text",
  });
  readonly #checked = h("input", { type: "checkbox" });
  readonly #most = h("input", {
    type: "number",
    min: 1,
    max: 10_000,
    value: LISTED,
    "aria-label": "Names on the list",
  });
  readonly #results: HTMLElement;
  readonly #intro: HTMLElement;
  readonly #names: NameTable;
  #ranks: { domain: string; total: number; places: Map<string, number> } | null = null;

  constructor(shared: SharedRun | null = null) {
    this.#bar = new LookupBar({
      plan: "nxdomain",
      page: shared === null ? "available" : "shared-result",
      title: "Available names",
      shared,
      label: "Domain",
      example: "example.com",
      action: "Find free names",
      shown: (began) => began ? this.#reset() : this.#settle(),
    });
    const rank: Column = {
      id: "rank",
      title: "Rank",
      width: [5, 0.2],
      value: (row) => this.#rankOf(row),
      paint: (cell, row) => {
        const place = this.#rankOf(row);
        cell.replaceChildren(h("span", { class: "one" }, place === null ? "" : count(place)));
      },
    };
    const columns = [{ ...NAME, width: [14, 0.9] as const }, rank, KIND, ZONE, ANSWER];
    const everything = openFilter();
    this.#names = new NameTable({
      label: "Names that are free",
      bar: this.#bar,
      orders: () => columns,
      first: { id: "rank", up: true },
      columns: () => columns,
      filter: () => ({ ...everything, text: this.#text.value }),
      // Lines of registered names arrive too: only NXDOMAIN makes a name free.
      passes: ({ facts: { nxdomain_metadata: denial } }) =>
        denial !== undefined && (!this.#checked.checked || denial.trusted),
      nothing: "No free name was found",
      open: (row) => this.#names.table.activate(row),
      painted: (idle) => {
        this.#intro.hidden = !idle || shared !== null;
        this.#results.hidden = idle;
      },
    });
    this.#text.addEventListener("input", () => this.#names.refilter());
    this.#checked.addEventListener("change", () => this.#names.refilter());
    this.#intro = h(
      "div",
      { class: "intro" },
      h("h2", {}, "What could others still register?"),
      h(
        "p",
        {},
        "Enter a domain to see its look-alikes that do not exist yet, the likeliest to be squatted first, and export the best of them as a shopping list.",
      ),
    );
    this.#results = h(
      "div",
      { class: "results", hidden: true },
      h(
        "div",
        { class: "tools" },
        h(
          "div",
          { class: "filters" },
          this.#text,
          h("label", { class: "check" }, this.#checked, "Confirmed only"),
        ),
        h(
          "div",
          { class: "toolend" },
          this.#names.counted,
          h("label", { class: "check" }, "First", this.#most),
          h(
            "button",
            { type: "button", class: "shopping", onclick: () => this.#export() },
            "Shopping list (CSV)",
          ),
        ),
      ),
      h("div", { class: "split" }, this.#names.element),
    );
    this.element = h(
      "section",
      { class: "page free", "aria-label": "Available names" },
      h("h1", { class: "hush" }, "Available names"),
      this.#bar.element,
      this.#intro,
      this.#results,
    );
  }

  /** Opens the page; with the id of a retained result, shows it. */
  enter([uuid]: readonly string[]): void {
    this.#bar.enter(uuid);
  }

  /** The rank among all look-alikes by likelihood, registered ones included. */
  #rankOf(row: Row): number | null {
    return this.#ranks?.places.get(row.name) ?? null;
  }

  /** The service checks the best names of the same order, so the order is known without it. */
  async #rank(): Promise<void> {
    const { domain, pace: { total } } = this.#bar.run;
    if (domain === "" || total === 0) return;
    if (this.#ranks?.domain === domain && this.#ranks.total === total) return;
    const ranks = this.#ranks = { domain, total, places: new Map<string, number>() };
    ranks.places = await callCore("ranks", domain, total).catch(() => ranks.places);
    if (this.#ranks !== ranks) return;
    // Sort keys made before the ranks were known.
    for (const row of this.#bar.run.rows.all) delete row.digest;
    void this.#names.settle();
  }

  #reset(): void {
    this.#text.value = "";
    this.#checked.checked = false;
    this.#names.reset();
    this.#names.table.activate(null);
    this.#settle();
  }

  #settle(): void {
    void this.#rank();
    void this.#names.settle();
  }

  /** The shown names by likelihood, one per line, for a registrar's search. */
  #export(): void {
    const most = Math.max(1, Math.trunc(Number(this.#most.value)) || LISTED);
    const listed = order(this.#names.shown, "rank", (row) => this.#rankOf(row), true).slice(0, most);
    const lines = listed.map((row) =>
      [
        String(this.#rankOf(row) ?? ""),
        row.name,
        row.ascii,
        row.domain.tld,
        row.kind,
        row.facts.nxdomain_metadata?.trusted === true ? "yes" : "no",
      ].map(csvCell).join(",")
    );
    const text = ["rank,name,ascii,zone,kind,confirmed", ...lines].join("\r\n") + "\r\n";
    download(csvFile(text), `${this.#bar.run.domain}-available.csv`);
    this.#bar.announce(`Exported ${nameCount(listed.length)}`);
  }
}

const ZONE: Column = {
  id: "zone",
  title: "Zone",
  width: [9, 0.6],
  value: (row) => row.domain.tld,
  paint: (cell, row) => cell.replaceChildren(h("span", { class: "one" }, `.${row.domain.tld}`)),
};

const ANSWER: Column = {
  id: "answer",
  title: "Evidence",
  width: [12, 1],
  value: (row) => row.facts.nxdomain_metadata?.trusted === true ? "confirmed" : "not confirmed",
  paint(cell, row) {
    const data = row.facts.nxdomain_metadata;
    if (data === undefined) return cell.replaceChildren();
    cell.replaceChildren(
      h(
        "span",
        { class: `one ${data.trusted ? "good" : "mid"}` },
        data.trusted ? "confirmed free" : "not confirmed",
      ),
      h("small", {}, [String(data.query.rcode), data.soa?.mname].filter((part) => part != null).join(", ")),
    );
  },
};
