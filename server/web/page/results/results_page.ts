import { lastBefore, request, requestJson, type ResultRecord } from "../service/api.ts";
import { ago } from "../parts/ago.tsx";
import { away, count, day, h, setText } from "../parts/dom.ts";
import { showProblem } from "../parts/problem.ts";

/** Page and title of the results of each scope. */
export const SHOWN: Readonly<Record<string, readonly [page: string, title: string]>> = {
  "lookup:squat": ["lookup", "Look-alikes"],
  "lookup:nxdomain": ["available", "Available names"],
  analyze: ["analyze", "Analysis"],
};

/** The focusable controls of a row. */
const CONTROLS = "a, button, input";

/** The page of retained results. */
export class ResultsPage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #status = h("p", { class: "announcement", role: "status" });
  readonly #text = h("input", {
    type: "search",
    placeholder: "Filter by domain …",
    "aria-label": "Filter by domain",
  });
  readonly #body = h("tbody");
  readonly #table: HTMLElement;
  readonly #empty = h("p", { class: "empty still" });
  readonly #compare = h("button", {
    type: "button",
    class: "primary",
    disabled: true,
    onclick: () => this.#go(),
  }, "Compare");
  readonly #hint = h("span", { class: "shown" });
  #records: ResultRecord[] | null = null;
  #chosen: Set<string> = new Set();

  constructor() {
    this.#text.addEventListener("input", () => this.#paint());
    this.#table = h(
      "table",
      { class: "plain" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ...["Compare", "Domain", "What", "Started", "Names", "Stored until", "Actions"].map((
            title,
            i,
          ) => h("th", { scope: "col", class: i === 4 ? "number" : null }, title)),
        ),
      ),
      this.#body,
    );
    this.element = h(
      "section",
      { class: "page list", "aria-label": "Results" },
      h("h1", {}, "Results"),
      h(
        "p",
        { class: "lead" },
        "Finished lookups are stored for a limited time. Save those you need longer. See what changed since the previous lookup, or choose any two of a domain.",
      ),
      this.#problem,
      this.#status,
      h(
        "div",
        { class: "tools" },
        h("div", { class: "filters" }, this.#text),
        h("div", { class: "toolend" }, this.#hint, this.#compare),
      ),
      h("div", { class: "scroll" }, this.#table),
      this.#empty,
    );
  }

  /** Opens the page and requests the list again. */
  enter(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    this.#problem.hidden = true;
    if (this.#records === null) setText(this.#empty, "Loading …");
    try {
      this.#records = await requestJson<ResultRecord[]>("/v1/retrieve?limit=1000");
    } catch (error) {
      this.#records = null;
      showProblem(this.#problem, error as Error);
    }
    this.#paint();
  }

  /** The focused control keeps focus; when its row is gone, that of the row in its place gets it. */
  #paint(): void {
    const focused = document.activeElement;
    const row = focused?.closest("tr");
    const at = [...this.#body.rows].indexOf(row as HTMLTableRowElement);
    const control = [...row?.querySelectorAll(CONTROLS) ?? []].indexOf(focused!);
    const all = this.#records ?? [];
    const query = this.#text.value.trim().toLowerCase();
    const shown = all.filter(({ domain }) => domain.includes(query));
    this.#chosen = new Set([...this.#chosen].filter((uuid) => all.some((record) => record.uuid === uuid)));
    const [first] = all.filter(({ uuid }) => this.#chosen.has(uuid));
    this.#body.replaceChildren(...shown.map((record) => this.#row(record, first)));
    if (at >= 0) {
      const same = this.#body.querySelector(`[data-uuid="${CSS.escape(row!.dataset["uuid"]!)}"]`);
      const place = same ?? this.#body.rows[Math.min(at, shown.length - 1)];
      (place?.querySelectorAll<HTMLElement>(CONTROLS)[control] ?? this.#text).focus();
    }
    this.#table.hidden = shown.length === 0;
    this.#empty.hidden = shown.length > 0;
    if (this.#records !== null) {
      setText(
        this.#empty,
        all.length > 0 ? "No result matches the filter" : "No results yet. A finished lookup appears here",
      );
    } else setText(this.#empty, "");
    this.#compare.disabled = this.#chosen.size !== 2;
    setText(
      this.#hint,
      this.#chosen.size === 1
        ? `Choose another of ${first!.domain}`
        : this.#chosen.size === 2
        ? ""
        : "Choose two to compare",
    );
  }

  #row(record: ResultRecord, first: ResultRecord | undefined): HTMLElement {
    const { uuid, domain, scope, created_at, ttl, names, done } = record;
    const [page, title] = SHOWN[scope] ?? ["lookup", scope];
    const last = done ? lastBefore(this.#records ?? [], uuid) : undefined;
    const box = h("input", { type: "checkbox", "aria-label": `Compare ${domain} of ${day(created_at)}` });
    box.checked = this.#chosen.has(uuid);
    const fits = first === undefined || (first.domain === domain && first.scope === scope);
    box.disabled = !done || (!box.checked && (this.#chosen.size === 2 || !fits));
    box.addEventListener("change", () => {
      if (box.checked) this.#chosen.add(uuid);
      else this.#chosen.delete(uuid);
      this.#paint();
    });
    return h(
      "tr",
      { "data-uuid": uuid },
      h("td", { class: "tick" }, box),
      h("td", {}, h("a", { class: "name", href: `#${page}/${uuid}` }, domain)),
      h("td", {}, title),
      h("td", {}, ago(created_at * 1000)),
      h(
        "td",
        { class: "number" },
        done ? count(names) : "running",
        done ? h("small", { class: "unit" }, names === 1 ? " name" : " names") : null,
      ),
      h("td", {}, day(ttl), h("small", {}, " ", ago(ttl * 1000))),
      h(
        "td",
        { class: "actions" },
        h("a", { class: "button", href: `#${page}/${uuid}`, "aria-label": `Open ${domain}` }, "Open"),
        last === undefined ? null : h("a", {
          class: "button",
          href: `#compare/${last.uuid}/${uuid}`,
          "aria-label": `Changes of ${domain} since the one before, started ${away(last.created_at)}`,
        }, "Changes"),
        h("button", {
          type: "button",
          disabled: !done,
          "aria-label": `Save ${domain}`,
          onclick: () => void this.#save(record),
        }, "Save"),
        this.#deletion(record),
      ),
    );
  }

  /** The first click asks for confirmation, the second confirms; leaving the button cancels. */
  #deletion(record: ResultRecord): HTMLElement {
    const button = h(
      "button",
      { type: "button", class: "danger", "aria-label": `Delete ${record.domain}` },
      "Delete",
    );
    let sure = false;
    button.addEventListener("click", () => {
      if (sure) return void this.#delete(record);
      sure = true;
      button.textContent = "Really delete?";
      button.setAttribute("aria-label", `Really delete ${record.domain}?`);
    });
    button.addEventListener("blur", () => {
      sure = false;
      button.textContent = "Delete";
      button.setAttribute("aria-label", `Delete ${record.domain}`);
    });
    return button;
  }

  async #save({ uuid, domain }: ResultRecord): Promise<void> {
    await this.#change(uuid, "PUT", `/v1/retrieve/save/${uuid}`, `${domain} is stored for longer`);
  }

  async #delete({ uuid, domain }: ResultRecord): Promise<void> {
    await this.#change(uuid, "DELETE", `/v1/retrieve/${uuid}`, `The result of ${domain} was deleted`);
  }

  async #change(uuid: string, method: string, path: string, description: string): Promise<void> {
    try {
      await (await request(path, { method })).body?.cancel();
      setText(this.#status, description);
      if (method === "DELETE") {
        this.#chosen.delete(uuid);
        for (const [page] of Object.values(SHOWN)) {
          if (sessionStorage.getItem(`deadringer.${page}`) === uuid) {
            sessionStorage.removeItem(`deadringer.${page}`);
          }
        }
      }
      await this.#load();
    } catch (error) {
      showProblem(this.#problem, error as Error);
    }
  }

  /** The older one is first. */
  #go(): void {
    const chosen = (this.#records ?? []).filter(({ uuid }) => this.#chosen.has(uuid))
      .sort((a, b) => a.created_at - b.created_at);
    if (chosen.length === 2) location.hash = `#compare/${chosen.map(({ uuid }) => uuid).join("/")}`;
  }
}
