import type { MetaData } from "../../../mod.ts";
import { byColumn, type Column, COLUMNS, FREE_COLUMNS } from "./columns.ts";
import { count, h, names as nameCount, refang, setText, show } from "./dom.ts";
import { download, fileOf, type Format } from "./exports.ts";
import { lookupForm } from "./lookup_form.ts";
import { Marker } from "./marker.ts";
import { Panel } from "./panel.ts";
import { type Filter, type Row, Rows, select } from "./rows.ts";
import { clock, follow, Pace, type Plan, Refusal } from "./stream.ts";
import { Table } from "./table.ts";

/** Rows are put in order again at most this often while they come. */
const SETTLE_MS = 250;

/** Which field a refusal is about. */
const FIELDS: Readonly<Record<number, "domain" | "key">> = { 400: "domain", 401: "key", 403: "key" };

type Core = typeof import("./core.ts");

/** The page that looks names up. */
export class LookupPage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #form = lookupForm({ start: () => void this.#start(), stop: () => this.#controller?.abort() });
  readonly #bar = h("progress", { max: 1, value: 0, "aria-label": "Progress" });
  readonly #pace = h("p", { class: "pace" });
  readonly #said = h("p", { class: "said", role: "status" });
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #kinds = h("div", { class: "chips", role: "group", "aria-label": "Kinds" });
  readonly #text = h("input", {
    type: "search",
    placeholder: "Filter by name, network, registrar …",
    "aria-label": "Filter",
    oninput: () => this.#refilter(),
  });
  readonly #mx = h("input", { type: "checkbox", onchange: () => this.#refilter() });
  readonly #hasMx = h("label", { class: "check" }, this.#mx, "Has mail server");
  readonly #order = h("select", { onchange: () => this.#sortBy(this.#order.value) });
  readonly #shownCount = h("span", { class: "shown" });
  readonly #empty = h("p", { class: "empty" });
  readonly #results: HTMLElement;
  readonly #intro: HTMLElement;
  readonly #panel: Panel = new Panel(() => this.#open(null));
  readonly #marker: Marker = new Marker(() => {
    this.#table.paint();
    this.#panel.refresh();
  });
  readonly #table: Table = new Table({
    sort: (column) => this.#sortBy(column.id),
    open: (row) => this.#open(row),
    prepare: (row) => this.#marker.want(row),
  });
  #controller: AbortController | null = null;
  #rows: Rows = new Rows();
  #pacing: Pace = new Pace(0);
  #shown: Row[] = [];
  #columns: readonly Column[] = COLUMNS;
  #sort: { id: string; up: boolean } = { id: "score", up: false };
  #chosen: Set<string> = new Set();
  #domain = "";
  #endedAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const formats: Format[] = ["csv", "json", "ndjson"];
    this.#results = h(
      "div",
      { class: "results", hidden: true },
      h("div", { class: "progress" }, this.#bar, this.#pace),
      this.#kinds,
      h(
        "div",
        { class: "tools" },
        this.#text,
        this.#hasMx,
        h("label", { class: "order" }, "Sort ", this.#order),
        this.#shownCount,
        h(
          "div",
          { class: "exports", role: "group", "aria-label": "Export the names shown" },
          h("span", { "aria-hidden": "true" }, "Export"),
          ...formats.map((format) =>
            h("button", { type: "button", onclick: () => this.#export(format) }, format.toUpperCase())
          ),
        ),
      ),
      h(
        "div",
        { class: "split" },
        h("div", { class: "gridbox" }, this.#table.element, this.#empty),
        this.#panel.element,
      ),
    );
    this.#intro = h(
      "div",
      { class: "intro" },
      h(
        "p",
        {},
        "Enter a domain to see who has registered names that look like it, what runs there, and what can still be registered.",
      ),
      h(
        "p",
        {},
        "Results arrive as they are found. They can be filtered and exported while the lookup runs.",
      ),
    );
    this.element = h(
      "section",
      { class: "page lookup", "aria-label": "Lookup" },
      h("h1", { class: "hush" }, "Lookup"),
      this.#form.element,
      this.#problem,
      this.#said,
      this.#intro,
      this.#results,
    );
  }

  /** Takes over the parts that are loaded later. */
  use(core: Core): void {
    this.#marker.use(core);
    this.#table.paint();
    this.#panel.refresh();
  }

  async #start(): Promise<void> {
    const { plan, key } = this.#form.read();
    const domain = refang(this.#form.read().domain);
    if (domain === "") return this.#fail("Enter a domain name", "domain");
    if (key === "") {
      return this.#fail(
        "Enter an API key: the service prints a link for the first one when it starts",
        "key",
      );
    }
    this.#reset(plan, domain);
    const controller = this.#controller = new AbortController();
    this.#form.running(true);
    let end: MetaData | null = null;
    try {
      for await (const line of follow(plan, domain, key, controller.signal)) {
        const meta = this.#rows.add(line);
        if (meta?.kind === "Progress") this.#pacing.mark(...meta.data, performance.now());
        if (meta?.kind === "Done" || meta?.kind === "Error" || meta?.kind === "Timeout") end = meta;
        this.#later();
      }
      this.#endedAt = performance.now();
      if (end?.kind === "Done") {
        this.#say(`Done: ${nameCount(this.#rows.all.length)} in ${this.#elapsed()}`);
      } else if (end === null) this.#fail("The connection ended before the lookup did; what came is shown");
      else if (end.kind === "Error" || end.kind === "Timeout") this.#fail(end.data.detail);
    } catch (error) {
      this.#endedAt = performance.now();
      if (controller.signal.aborted) this.#say(`Stopped after ${this.#elapsed()}; what came is shown`);
      else {this.#fail(
          (error as Error).message,
          error instanceof Refusal ? FIELDS[error.status] : undefined,
        );}
      if (error instanceof Refusal) this.#results.hidden = true;
    } finally {
      this.#controller = null;
      this.#form.running(false);
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#settle();
      if (plan === "analyze" && this.#shown.length === 1) this.#open(this.#shown[0]!);
    }
  }

  #reset(plan: Plan, domain: string): void {
    this.#problem.hidden = true;
    this.#intro.hidden = true;
    this.#results.hidden = false;
    this.#rows = new Rows();
    this.#pacing = new Pace(performance.now());
    this.#endedAt = null;
    this.#domain = domain;
    this.#chosen = new Set();
    this.#text.value = "";
    this.#mx.checked = false;
    this.#hasMx.hidden = plan === "nxdomain";
    this.#columns = plan === "nxdomain" ? FREE_COLUMNS : COLUMNS;
    this.#sort = plan === "nxdomain" ? { id: "arrival", up: true } : { id: "score", up: false };
    this.#order.replaceChildren(
      h("option", { value: "arrival" }, "as found"),
      ...this.#columns.map(({ id, title }) => h("option", { value: id }, title)),
    );
    this.#marker.origin(domain);
    this.#open(null);
    this.#say(`Looking up ${domain}`);
    this.#settle();
    // On a phone the form fills the screen.
    if (matchMedia("(max-width: 700px)").matches) this.#results.scrollIntoView();
  }

  #later(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#settle();
    }, SETTLE_MS);
  }

  #settle(): void {
    const filter: Filter = { text: this.#text.value, kinds: this.#chosen, mx: this.#mx.checked };
    const { id, up } = this.#sort;
    const column = this.#columns.find((each) => each.id === id);
    this.#shown = select(this.#rows, filter, column === undefined ? () => 0 : byColumn(column, up));
    this.#table.columns(this.#columns, id, up);
    this.#table.rows(this.#shown);
    this.#order.value = id;
    const [some, all] = [this.#shown.length, this.#rows.all.length];
    setText(this.#shownCount, some === all ? nameCount(all) : `${count(some)} of ${nameCount(all)}`);
    this.#empty.hidden = some > 0;
    setText(
      this.#empty,
      all > 0
        ? "No name passes the filter"
        : this.#controller === null
        ? "Nothing was found"
        : "Waiting for the first name …",
    );
    this.#paintKinds();
    this.#paintPace();
    this.#panel.refresh();
  }

  #refilter(): void {
    this.#settle();
    this.#table.element.scrollTop = 0;
  }

  #paintKinds(): void {
    const kinds = [...this.#rows.kinds].sort((a, b) => b[1] - a[1]);
    const known = new Map([...this.#kinds.children].map((chip) => [chip.getAttribute("data-kind"), chip]));
    if (known.size > kinds.length) this.#kinds.replaceChildren();
    for (const [kind, n] of kinds) {
      let chip = known.size > kinds.length ? undefined : known.get(kind);
      if (chip === undefined) {
        const toggle = () => {
          if (!this.#chosen.delete(kind)) this.#chosen.add(kind);
          this.#refilter();
        };
        chip = h(
          "button",
          { type: "button", class: "chip", "data-kind": kind, onclick: toggle },
          show(kind),
          h("b"),
        );
        this.#kinds.append(chip);
      }
      chip.setAttribute("aria-pressed", String(this.#chosen.has(kind)));
      setText(chip.lastElementChild!, count(n));
    }
  }

  #paintPace(): void {
    const { done, total } = this.#pacing;
    this.#bar.max = Math.max(1, total);
    this.#bar.value = done;
    const rate = this.#pacing.rate();
    const parts = [total === 0 ? "starting" : `${count(done)} of ${nameCount(total)} checked`];
    if (this.#controller !== null && rate > 0) {
      parts.push(`${count(Math.round(rate))} a second`, `${clock((total - done) / rate)} left`);
    } else if (this.#controller === null) parts.push(this.#elapsed());
    setText(this.#pace, parts.join(" · "));
  }

  #elapsed(): string {
    return clock(this.#pacing.seconds(this.#endedAt ?? performance.now()));
  }

  #sortBy(id: string): void {
    const column = this.#columns.find((each) => each.id === id);
    const up = this.#sort.id === id ? !this.#sort.up : column?.down !== true;
    this.#sort = { id, up };
    this.#refilter();
  }

  #open(row: Row | null): void {
    const was = this.#panel.row;
    this.#table.activate(row ?? was);
    this.element.classList.toggle("opened", row !== null);
    this.#panel.show(row);
    if (row === null && was !== null) this.#table.element.focus({ preventScroll: true });
  }

  #export(format: Format): void {
    const names = new Set(this.#shown.map((row) => row.name));
    download(fileOf(this.#rows.lines, names, format), `${this.#domain}.${format}`);
    this.#say(`Exported ${nameCount(names.size)} as ${format.toUpperCase()}`);
  }

  #say(text: string): void {
    setText(this.#said, text);
  }

  #fail(text: string, field?: "domain" | "key"): void {
    setText(this.#problem, text);
    this.#problem.hidden = false;
    this.#say("");
    if (field !== undefined) this.#form.blame(field);
  }
}
