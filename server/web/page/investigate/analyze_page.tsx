import { render } from "preact";
import { encodeLine } from "../../../../lib/lines/mod.ts";
import { LookupBar } from "../lookup/lookup_bar.ts";
import { Name } from "../parts/name.tsx";
import { h, show } from "../parts/dom.ts";
import { exportButtons } from "../parts/exports.ts";
import { Facts } from "../lookup/facts.tsx";
import type { SharedRun } from "../lookup/run.ts";
import type { Row } from "../lookup/rows.ts";

/** The page of one host: every signal at once. */
export class AnalyzePage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #bar: LookupBar;
  readonly #isShared: boolean;
  readonly #report = h("div", { class: "report" });
  readonly #empty = h("p", { class: "empty" });
  readonly #intro: HTMLElement;
  #filled: { row: Row; version: number } | null = null;

  constructor(shared: SharedRun | null = null) {
    this.#isShared = shared !== null;
    this.#bar = new LookupBar({
      plan: "analyze",
      page: shared === null ? "analyze" : "shared-result",
      title: "Analyze",
      shared,
      label: "Host",
      example: "login.example.com",
      action: "Analyze",
      brandLabel: "Brand (optional)",
      tools: exportButtons(() => {
        const { rows: { lines, all }, domain } = this.#bar.run;
        const names = new Set(all.map((row) => row.name));
        return { lines, names, name: domain, announce: (text) => this.#bar.announce(text) };
      }),
      shown: () => this.#settle(),
    });
    this.#intro = h(
      "div",
      { class: "intro" },
      h("h2", {}, "What is behind this name?"),
      h(
        "p",
        {},
        "Enter a host to see its addresses, pages and redirects, mail, certificate, registration and history, and what they say of it.",
      ),
    );
    this.element = h(
      "section",
      { class: "page analyze", "aria-label": "Analyze" },
      h("h1", { class: "hush" }, "Analyze"),
      this.#bar.element,
      this.#intro,
      this.#report,
      this.#empty,
    );
    this.#settle();
  }

  /** Opens the page; with the id of a retained result, shows it. */
  enter([uuid]: readonly string[]): void {
    this.#bar.enter(uuid);
  }

  #settle(): void {
    const { rows, phase } = this.#bar.run;
    const row = rows.all[0] ?? null;
    this.#intro.hidden = this.#isShared || phase !== "idle" && phase !== "refused";
    this.#report.hidden = row === null;
    this.#empty.hidden = row !== null || phase === "idle" || phase === "refused";
    this.#empty.textContent = phase === "running"
      ? "Asking resolvers, registries and the host …"
      : "Nothing is known of this host";
    if (row === null) {
      this.#filled = null;
      return;
    }
    if (this.#filled?.row === row && this.#filled.version === row.version) return;
    const { classification } = row.facts;
    const brand = classification?.compared_with;
    if (brand !== undefined) rows.assessFor({ brand });
    this.#filled = { row, version: row.version };
    render(
      <>
        <h2>
          <Name name={row.name} original={brand} />
        </h2>
        <p class="lead compared">
          {classification === undefined
            ? "Not rated yet"
            : brand === undefined
            ? "Compared with no brand, so likeness to one does not count: name the brand above"
            : `Compared with ${show(brand)}`}
        </p>
        <div class="columns">
          <Facts
            key={`${this.#bar.run.uuid} ${row.name}`}
            row={row}
            rawLines={() =>
              rows.lines.filter((line) => line.op !== "Meta").map((line) => encodeLine(line).trimEnd())}
          />
        </div>
      </>,
      this.#report,
    );
  }
}
