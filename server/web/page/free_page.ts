import { csvCell } from "../../../lib/lines/mod.ts";
import { AskBar } from "./ask_bar.ts";
import { askCore } from "./core_client.ts";
import { type Column, KIND, NAME } from "./columns.ts";
import { count, h, names as nameCount, setText } from "./dom.ts";
import { download } from "./exports.ts";
import { Marker } from "./marker.ts";
import { type Filter, order, passing, prepare, type Row } from "./rows.ts";
import { Table } from "./table.ts";
import { eachInTurns } from "./turn.ts";

/** What a shopping list holds at most when nothing is chosen. */
const LISTED = 100;

/** The page of look-alikes that are free to register. */
export class FreePage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #ask = new AskBar({
    plan: "nxdomain",
    page: "available",
    label: "Domain",
    example: "example.com",
    action: "Find free names",
    shown: (began) => began ? this.#reset() : void this.#settle(),
  });
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
  readonly #shownCount = h("span", { class: "shown" });
  readonly #empty = h("p", { class: "empty" });
  readonly #results: HTMLElement;
  readonly #intro: HTMLElement;
  readonly #marker: Marker = new Marker(() => this.#table.paint());
  readonly #table: Table = new Table({
    sort: (column) => this.#sortBy(column),
    open: (row) => this.#table.activate(row),
    prepare: (row) => this.#marker.want(row),
  }, "Names that are free");
  readonly #columns: readonly Column[];
  #ranks: { domain: string; total: number; places: Map<string, number> } | null = null;
  #shown: Row[] = [];
  #busy = false;
  #again = false;
  #sort = { id: "rank", up: true };

  constructor() {
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
    this.#columns = [{ ...NAME, width: [14, 0.9] }, rank, KIND, ZONE, ANSWER];
    this.#text.addEventListener("input", () => this.#refilter());
    this.#checked.addEventListener("change", () => this.#refilter());
    this.#intro = h(
      "div",
      { class: "intro" },
      h("h2", {}, "What could others still register?"),
      h(
        "p",
        {},
        "Enter a domain to see its look-alikes that do not exist yet, the likeliest to be squatted first, and take the best of them home as a shopping list.",
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
          this.#shownCount,
          h("label", { class: "check" }, "First", this.#most),
          h(
            "button",
            { type: "button", class: "shopping", onclick: () => this.#export() },
            "Shopping list (CSV)",
          ),
        ),
      ),
      h("div", { class: "split" }, h("div", { class: "gridbox" }, this.#table.element, this.#empty)),
    );
    this.element = h(
      "section",
      { class: "page free", "aria-label": "Available names" },
      h("h1", { class: "hush" }, "Available names"),
      this.#ask.element,
      this.#intro,
      this.#results,
    );
  }

  /** Comes to the page; with the id of a retained result, that is shown. */
  enter([uuid]: readonly string[]): void {
    this.#ask.enter(uuid);
  }

  /** The place among all look-alikes in the order of likelihood; those that are taken have places too. */
  #rankOf(row: Row): number | null {
    return this.#ranks?.places.get(row.name) ?? null;
  }

  /** The service works off the best names of the same order, so the order can be told without it. */
  async #rank(): Promise<void> {
    const { domain, pace: { total } } = this.#ask.run;
    if (domain === "" || total === 0) return;
    if (this.#ranks?.domain === domain && this.#ranks.total === total) return;
    const ranks = this.#ranks = { domain, total, places: new Map<string, number>() };
    ranks.places = await askCore("ranks", domain, total).catch(() => ranks.places);
    if (this.#ranks !== ranks) return;
    // Keys made before the ranks were known.
    for (const row of this.#ask.run.rows.all) delete row.digest;
    void this.#settle();
  }

  #reset(): void {
    this.#sort = { id: "rank", up: true };
    this.#text.value = "";
    this.#checked.checked = false;
    this.#marker.origin(this.#ask.run.domain);
    this.#table.activate(null);
    void this.#settle();
  }

  /** Shows what is known; while it is at it, another call is put off. */
  async #settle(): Promise<void> {
    this.#again = this.#busy;
    if (this.#busy) return;
    this.#busy = true;
    do {
      this.#again = false;
      void this.#rank();
      const { id, value } = this.#columns.find((each) => each.id === this.#sort.id)!;
      await eachInTurns(this.#ask.run.rows.all, (row) => prepare(row, this.#filter(), id, value));
      this.#paint();
    } while (this.#again);
    this.#busy = false;
  }

  #filter(): Filter {
    const none = new Set<string>();
    return { text: this.#text.value, kinds: none, countries: none, verdicts: none, mail: false };
  }

  #paint(): void {
    const { rows, phase, domain } = this.#ask.run;
    if (this.#marker.domain !== domain) this.#marker.origin(domain);
    const idle = phase === "idle" || phase === "refused";
    this.#intro.hidden = !idle;
    this.#results.hidden = idle;
    const some = passing(rows.all, this.#filter()).filter((row) =>
      !this.#checked.checked || row.facts.nxdomain_metadata?.trusted === true
    );
    const column = this.#columns.find(({ id }) => id === this.#sort.id)!;
    this.#shown = order(some, column.id, column.value, this.#sort.up);
    this.#table.columns(this.#columns, column.id, this.#sort.up);
    this.#table.rows(this.#shown);
    const [left, all] = [some.length, rows.all.length];
    setText(this.#shownCount, left === all ? nameCount(all) : `${count(left)} of ${nameCount(all)}`);
    this.#empty.hidden = left > 0;
    setText(
      this.#empty,
      all > 0
        ? "No name passes the filters"
        : phase === "running"
        ? "Waiting for the first name …"
        : "No free name was found",
    );
  }

  #refilter(): void {
    void this.#settle();
    this.#table.element.scrollTop = 0;
  }

  #sortBy({ id, down }: Column): void {
    const up = this.#sort.id === id ? !this.#sort.up : down !== true;
    this.#sort = { id, up };
    this.#refilter();
  }

  /** What is shown, in the order of likelihood, as a registrar's search or a colleague takes it. */
  #export(): void {
    const most = Math.max(1, Math.trunc(Number(this.#most.value)) || LISTED);
    const listed = order([...this.#shown], "rank", (row) => this.#rankOf(row), true).slice(0, most);
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
    download(new Blob([text], { type: "text/csv;charset=utf-8" }), `${this.#ask.run.domain}-available.csv`);
    this.#ask.say(`Exported ${nameCount(listed.length)}`);
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
