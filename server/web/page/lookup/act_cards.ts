import { ageOf, mailWords, riskWords } from "./columns.ts";
import { count, country, h, names, setText, show } from "../parts/dom.ts";
import { facetOf } from "./facets.ts";
import { bothPictures } from "./both_pictures.ts";
import { mainReasons } from "./reasons.ts";
import { drawName } from "../parts/name.tsx";
import { digestOf, originalOf, type Row } from "./rows.ts";
import { defanged } from "../inbox/words.ts";

/** Cards in one line at most; a narrow window shows fewer of them. */
const FIRST = 3;
/** Maximum number of cards when all are shown. */
const MOST = 24;
/** Whether the cards are folded, for this tab. */
const FOLDED = "deadringer.cards";

/** Options and callbacks of the cards. */
export interface CardEvents {
  /** Shows what can be done against a name. */
  report(row: Row): void;
  /** The imitated domain. */
  imitated(): string;
  /** Called to open the panel of a row. */
  open(row: Row): void;
  /** Called to show both screenshots. */
  compare(row: Row): void;
  /** Called to announce an action to screen readers. */
  announce(text: string): void;
  /** Whether the result comes without screenshots, as a shared one does; then the cards do not mention them. */
  withoutPictures?(): boolean;
  /** The control for the triage state of a name; null when the brand is not watched. */
  triage?(row: Row): HTMLElement | null;
}

/** The names to act on first, as cards above the table. */
export class ActCards {
  /** Where it is. */
  readonly element: HTMLDetailsElement;
  readonly #events: CardEvents;
  readonly #summary = h("summary");
  readonly #cards = h("div", { class: "actcards" });
  readonly #more = h("button", { type: "button", onclick: () => this.#extend() });
  readonly #known: Map<Row, { element: HTMLElement; version: number }> = new Map();
  #rows: readonly Row[] = [];
  #shown: readonly Row[] = [];
  #all = false;

  constructor(events: CardEvents) {
    this.#events = events;
    this.element = h(
      "details",
      { class: "firstcards", hidden: true },
      this.#summary,
      this.#cards,
      this.#more,
    );
    this.element.open = sessionStorage.getItem(FOLDED) === null;
    this.element.addEventListener("toggle", () => {
      if (this.element.open) sessionStorage.removeItem(FOLDED);
      else sessionStorage.setItem(FOLDED, "1");
      this.paint();
    });
  }

  /** Resets for another lookup. */
  reset(): void {
    this.#all = false;
    this.#known.clear();
    this.#shown = [];
    this.show([]);
  }

  /** Shows the first of these rows, which are in table order; a card in use stays in place. */
  show(rows: readonly Row[]): void {
    this.#rows = rows.filter((row) => digestOf(row).standing === "phishing");
    this.element.hidden = this.#rows.length === 0;
    this.paint();
  }

  /** Updates the cards of the shown rows. */
  paint(): void {
    if (this.element.hidden || !this.element.open) return;
    const most = this.#all ? MOST : FIRST;
    const { length } = this.#rows;
    setText(this.#summary, `To act on first · ${names(length)}`);
    setText(this.#more, this.#all ? "Show fewer" : length <= MOST ? "Show all" : `Show ${count(MOST)}`);
    this.#more.hidden = length < 2;
    this.#cards.classList.toggle("all", this.#all);
    const reading = this.element.matches(":hover") || this.#cards.contains(document.activeElement);
    const rest = this.#rows.filter((row) => !this.#shown.includes(row));
    this.#shown = (reading ? [...this.#shown.filter((row) => this.#rows.includes(row)), ...rest] : this.#rows)
      .slice(0, most);
    const cards = this.#shown.map((row) => this.#card(row));
    if (
      cards.length !== this.#cards.childElementCount ||
      cards.some((card, i) => card !== this.#cards.children[i])
    ) {
      this.#cards.replaceChildren(...cards);
    }
    for (const row of this.#known.keys()) if (!this.#shown.includes(row)) this.#known.delete(row);
  }

  /** Redraws the cards after changes outside their rows. */
  renew(): void {
    for (const known of this.#known.values()) known.version = -1;
    this.paint();
  }

  #extend(): void {
    this.#all = !this.#all;
    this.paint();
  }

  #card(row: Row): HTMLElement {
    const known = this.#known.get(row);
    if (known?.version === row.version) return known.element;
    const element = known?.element ?? h("article", { class: "actcard" });
    const focused = element.contains(document.activeElement)
      ? document.activeElement!.getAttribute("data-do")
      : null;
    element.replaceChildren(...this.#content(row));
    if (focused !== null) element.querySelector<HTMLElement>(`[data-do=${focused}]`)?.focus();
    this.#known.set(row, { element, version: row.version });
    return element;
  }

  #content(row: Row): Node[] {
    const { facts } = row;
    const original = this.#events.imitated();
    const { word, pill } = riskWords(row);
    const reasons = mainReasons(facts, word).slice(0, 2);
    const about = [
      ageOf(row) === "" ? null : `Registered ${ageOf(row)} ago`,
      mailWords(facts),
      digestOf(row).countries.map(country)[0],
      facetOf(facts, "network")[0],
    ].filter((part) => part != null && part !== "");
    return [
      h(
        "header",
        {},
        h(
          "h2",
          {
            class: "hero",
            "data-length": row.name.length > 30 ? "long" : row.name.length > 20 ? "middle" : null,
          },
          drawName(h("span", {}), row.name, originalOf(row)),
          h("span", { class: "name original" }, original),
        ),
        h("span", { class: `pill v-${digestOf(row).standing}` }, pill),
      ),
      ...this.#pictures(row, original),
      h("ul", { class: "why" }, ...reasons.map(({ text }) => h("li", {}, text))),
      h("p", { class: "about" }, about.join(" · ")),
      h("div", { class: "do" }, ...this.#actions(row)),
    ];
  }

  #pictures(row: Row, original: string): HTMLElement[] {
    if (this.#events.withoutPictures?.() === true) return [];
    const both = bothPictures(row.name, original, row.facts.screenshot_url);
    if (both === null) return [h("p", { class: "none nopicture" }, "No screenshot")];
    const button = h(
      "button",
      {
        type: "button",
        class: "both",
        "data-do": "compare",
        "aria-label": `Compare the pages of ${row.name} and ${original}`,
        onclick: () => this.#events.compare(row),
      },
      both.theirs,
    );
    void both.ours.then((ours) => ours !== null && button.append(ours));
    return [button];
  }

  #actions(row: Row): (Node | string)[] {
    const copy = h(
      "button",
      { type: "button", "data-do": "copy", onclick: () => void this.#copy(row, copy) },
      "Copy defanged",
    );
    const isReported = digestOf(row).standing === "phishing" && this.#events.withoutPictures?.() !== true;
    return [
      isReported
        ? h(
          "button",
          { type: "button", "data-do": "report", onclick: () => this.#events.report(row) },
          "Report",
        )
        : "",
      copy,
      h("button", { type: "button", "data-do": "open", onclick: () => this.#events.open(row) }, "Details"),
      this.#events.triage?.(row) ?? "",
    ];
  }

  async #copy(row: Row, button: HTMLElement): Promise<void> {
    const text = defanged(row.ascii);
    try {
      await navigator.clipboard.writeText(text);
      setText(button, "Copied");
      this.#events.announce(`${show(text)} was copied`);
    } catch {
      setText(button, text);
    }
    setTimeout(() => setText(button, "Copy defanged"), 2_000);
  }
}
