import { type Signal, signal } from "@preact/signals";
import { type Column, stateColumn } from "./columns.tsx";
import type { BrandContext } from "../../../../lib/lines/mod.ts";
import type { TriageState } from "../../../client.ts";
import { type Row, toggled } from "./rows.ts";
import type { Table } from "./table.ts";
import { pressed, type TriageKeys } from "../inbox/triage_keys.ts";
import { defanged } from "../inbox/words.ts";
import { readsOnly } from "../shell/store.ts";
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
  /** Where the last action stands, with an offer to undo it. */
  readonly toast: HTMLElement = document.createElement("div");
  /** The chosen names. */
  readonly chosen: Signal<ReadonlySet<string>> = signal(new Set());
  readonly #parts: LookupTriageParts;
  readonly #states: WatchedStates;
  readonly #column: Column = stateColumn((row) => this.#states.title(row), {
    isChosen: ({ name }) => this.chosen.value.has(name),
    choose: (row) => this.#choose(row),
    mayChoose: () => !readsOnly.value,
  });

  constructor(parts: LookupTriageParts) {
    this.#parts = parts;
    this.#states = new WatchedStates(() => parts.changed(), this.toast);
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
    this.chosen.value = new Set();
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
    return pressed(event, this.keys);
  }

  /** What the keys of triage do. */
  readonly keys: TriageKeys = {
    move: (by) => {
      const row = this.#parts.table().move(by);
      if (row !== null && this.#parts.isOpen()) this.#parts.open(row);
    },
    open: (isOpen) => {
      const { active } = this.#parts.table();
      if (isOpen && active !== null) this.#parts.open(active);
      else if (!isOpen && this.#parts.isOpen()) this.#parts.open(null);
      else if (!isOpen) this.clear();
    },
    choose: () => {
      const { active } = this.#parts.table();
      if (active !== null) this.#choose(active);
    },
    set: (state) => {
      const chosen = this.#parts.shown().filter(({ name }) => this.chosen.value.has(name));
      const { active } = this.#parts.table();
      const rows = chosen.length > 0 ? chosen : active === null ? [] : [active];
      if (!this.#states.set(rows, state)) return this.#parts.announce("This name is not watched");
      if (chosen.length > 0) this.clear();
      else this.keys.move(1);
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
    if (this.#states.title(row) === "" || readsOnly.value) return;
    this.chosen.value = toggled(this.chosen.value, row.name);
    this.#parts.changed();
  }

  /** Chooses none. */
  clear(): void {
    if (this.chosen.value.size === 0) return;
    this.reset();
    this.#parts.changed();
  }
}
