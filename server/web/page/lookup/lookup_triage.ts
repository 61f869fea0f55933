import { type Column, stateColumn } from "./columns.tsx";
import { count, h, setText } from "../parts/dom.ts";
import type { BrandContext } from "../../../../lib/lines/mod.ts";
import type { TriageState } from "../../../client.ts";
import type { Row } from "./rows.ts";
import type { Table } from "./table.ts";
import { pressed, type TriageKeys } from "../inbox/triage_keys.ts";
import { defanged, STATES } from "../inbox/words.ts";
import { WatchedStates } from "./watched_states.ts";

/** What triage needs from the page of a lookup. */
export interface LookupTriageParts {
  /** The domain that was looked up. */
  domain(): string;
  /** The shown rows, in order. */
  shown(): readonly Row[];
  /** Their table. */
  table(): Table;
  /** Opens the panel of a row, or closes it. */
  open(row: Row | null): void;
  /** Whether a panel is open. */
  isOpen(): boolean;
  /** Moves focus to the filter. */
  search(): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Called when states become known or change. */
  changed(): void;
}

/** Triage of the names of a lookup of a watched domain: the same states and keys as in the inbox. */
export class LookupTriage {
  /** Selection of a state for many names, and the last action. */
  readonly element: HTMLElement;
  readonly #parts: LookupTriageParts;
  readonly #states: WatchedStates;
  readonly #chosen = new Set<string>();
  readonly #column: Column = stateColumn((row) => this.#states.title(row), {
    isChosen: ({ name }) => this.#chosen.has(name),
    choose: (row) => this.#choose(row),
  });
  readonly #counted = h("b", {});
  readonly #bar: HTMLElement;
  readonly #toast = h("div", {});

  constructor(parts: LookupTriageParts) {
    this.#parts = parts;
    this.#states = new WatchedStates(() => parts.changed(), this.#toast);
    this.#bar = h(
      "div",
      { class: "bulk", role: "group", "aria-label": "Change the chosen names", hidden: true },
      this.#counted,
      ...STATES.map(({ state, title }) =>
        h("button", { type: "button", onclick: () => this.#keys.set(state) }, title)
      ),
      h("button", { type: "button", class: "quiet", onclick: () => this.#clear() }, "Clear"),
    );
    this.element = h("div", { class: "lookuptriage" }, this.#bar, this.#toast);
  }

  /** Follows the states of the look-alikes of a domain; empty for none. */
  follow(domain: string): void {
    void this.#states.follow(domain);
  }

  /** What the watch of the domain says of whose its names are. */
  get context(): BrandContext {
    return this.#states.context;
  }

  /** Clears the selection. */
  reset(): void {
    this.#chosen.clear();
    this.#paint();
  }

  /** The column of states; null when no name has one. */
  column(): Column | null {
    return this.#states.any ? this.#column : null;
  }

  /** The state of a name; null for one that is not watched. */
  stateOf(row: Row): TriageState | null {
    return this.#states.stateOf(row);
  }

  /** Sets it. */
  setState(row: Row, state: TriageState): void {
    this.#states.set([row], state);
  }

  /** Draws state, notes and history of a row, or that its brand is watched. */
  readonly handle = ({ name, ascii }: Row, place: HTMLElement): void => {
    void this.#states.fill(place, { domain: this.#parts.domain(), forms: [name, ascii] });
  };

  /** Handles a key; returns whether it is a shortcut. */
  press(event: KeyboardEvent): boolean {
    if (this.#parts.shown().length === 0) return false;
    // The list of names has its own arrows and Enter.
    return pressed(event, this.#keys);
  }

  readonly #keys: TriageKeys = {
    move: (by) => {
      const row = this.#parts.table().move(by);
      if (row !== null && this.#parts.isOpen()) this.#parts.open(row);
    },
    open: (isOpen) => {
      const { active } = this.#parts.table();
      if (isOpen && active !== null) this.#parts.open(active);
      else if (!isOpen && this.#parts.isOpen()) this.#parts.open(null);
      else if (!isOpen) this.#clear();
    },
    choose: () => {
      const { active } = this.#parts.table();
      if (active !== null) this.#choose(active);
    },
    set: (state) => {
      const chosen = this.#parts.shown().filter(({ name }) => this.#chosen.has(name));
      const { active } = this.#parts.table();
      const rows = chosen.length > 0 ? chosen : active === null ? [] : [active];
      if (!this.#states.set(rows, state)) return this.#parts.announce("This name is not watched");
      if (chosen.length > 0) this.#clear();
      else this.#keys.move(1);
    },
    search: () => this.#parts.search(),
    copy: () => {
      const { active } = this.#parts.table();
      if (active === null) return;
      const text = defanged(active.ascii);
      navigator.clipboard.writeText(text).then(
        () => this.#parts.announce(`Copied ${text}`),
        () => this.#parts.announce("The browser does not allow copying here"),
      );
    },
    undo: () => this.#states.undo(),
    help: () => void import("../inbox/beside_lookup.tsx").then(({ openHelp }) => openHelp()),
  };

  #choose(row: Row): void {
    if (this.#states.title(row) === "") return;
    if (!this.#chosen.delete(row.name)) this.#chosen.add(row.name);
    this.#paint();
    this.#parts.changed();
  }

  #clear(): void {
    if (this.#chosen.size === 0) return;
    this.#chosen.clear();
    this.#paint();
    this.#parts.changed();
  }

  #paint(): void {
    this.#bar.hidden = this.#chosen.size === 0;
    setText(this.#counted, `${count(this.#chosen.size)} chosen`);
  }
}
