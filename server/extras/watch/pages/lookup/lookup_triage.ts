import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { BrandName, NotedReport, TriageState } from "../../../../client.ts";
import { watchedContext } from "../../../../client/watched_context.ts";
import { pressed, type TriageKeys } from "../inbox/triage_keys.ts";
import { copyText } from "../../../../web/page/parts/copy.tsx";
import { isToActOn, waitingOf } from "../inbox/filter.ts";
import { defanged, whyListed } from "../inbox/words.ts";
import { mayWatch, watchesBrands } from "../../../../web/page/shell/home.ts";
import { readsOnly } from "../../../../web/page/shell/store.ts";
import type { NameTable } from "../../../../web/page/lookup/name_table.tsx";
import { type Row, toggled } from "../../../../web/page/lookup/rows.ts";
import type { Imitated } from "../../../../web/page/lookup/standing.ts";

/** What triage needs from the page of a lookup. */
export interface LookupTriageParts {
  names(): NameTable;
  /** Opens the panel of a row, or closes it. */
  open(row: Row | null): void;
  /** Whether a panel is open. */
  isOpen(): boolean;
  /** Moves focus to the filter. */
  search(): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}

/** What the watch knows of names besides what they are: who was handled, and what last happened to those that matter. */
function handling(names: readonly BrandName[]): Pick<Imitated, "handled" | "happened"> {
  if (names.length === 0) return {};
  const inBoth = ({ name, unicode }: BrandName) => [name, unicode];
  return {
    handled: Object.fromEntries(
      names.filter((name) => !waitingOf(name)).flatMap((name) => inBoth(name).map((each) => [each, true])),
    ),
    happened: Object.fromEntries(
      names.filter(isToActOn).flatMap((name) => inBoth(name).map((each) => [each, whyListed(name)])),
    ),
  };
}

/** Triage of the names of a lookup of a watched domain: the same states and keys as in the inbox. */
export class LookupTriage {
  /** The domain that was looked up; empty for none. */
  readonly domain: Signal<string> = signal("");
  /** The chosen names. */
  readonly chosen: Signal<ReadonlySet<string>> = signal(new Set());
  /** Whether any name of the lookup is one of a watched brand. */
  readonly isWatched: ReadonlySignal<boolean>;
  /** What the watch of the domain says of whose its names are; empty for one that is not watched. */
  readonly context: ReadonlySignal<Imitated>;
  /** Changes with the states and the context. */
  readonly version: ReadonlySignal<string>;
  readonly #parts: LookupTriageParts;
  /** What the page of watched brands knows; null until a domain is watched, or a panel is open. */
  readonly #inbox: Signal<typeof import("../inbox/store.ts") | null> = signal(null);
  readonly #watched: ReadonlySignal<ReadonlyMap<string, BrandName>> = computed(() => {
    const all = this.#inbox.value?.names.value ?? [];
    return new Map(all.filter(({ domain }) => domain === this.domain.value).map((name) => [name.name, name]));
  });

  constructor(parts: LookupTriageParts) {
    this.#parts = parts;
    this.isWatched = computed(() => this.#watched.value.size > 0);
    this.context = computed(() => {
      const brand = this.#inbox.value?.brands.value?.find(({ domains }) =>
        domains.includes(this.domain.value)
      );
      const names = [...this.#watched.value.values()];
      return { ...watchedContext(this.domain.value, brand, names), ...handling(names) };
    });
    this.version = computed(() =>
      JSON.stringify([
        this.context.value,
        [...this.#watched.value.values()].map(({ name, state }) => [name, state]),
      ])
    );
  }

  /** Follows the states of the look-alikes of a domain; empty for none. Without watched brands it loads nothing. */
  async follow(domain: string): Promise<void> {
    if (domain === this.domain.value) return;
    this.domain.value = domain;
    if (domain === "" || !await watchesBrands()) return;
    await this.load();
    await this.#inbox.value?.follow();
  }

  /** Loads what shows a state; undefined where it cannot be had: without it the lookup is complete all the same. */
  async load(): Promise<typeof import("../inbox/beside_lookup.tsx") | undefined> {
    try {
      const [inbox, beside] = await Promise.all([
        import("../inbox/store.ts"),
        import("../inbox/beside_lookup.tsx"),
      ]);
      this.#inbox.value = inbox;
      if (inbox.brands.value === null && await mayWatch()) await inbox.refresh();
      return beside;
    } catch {
      return undefined;
    }
  }

  /** The state of a name; null for one that is not watched. */
  stateOf(row: Row): TriageState | null {
    return this.#nameOf(row)?.state ?? null;
  }

  /** Sets the state of rows; returns whether any of them is watched. */
  set(rows: readonly Row[], state: TriageState): boolean {
    const chosen = rows.flatMap((row) => this.#nameOf(row) ?? []);
    if (chosen.length === 0) return false;
    void this.#inbox.value?.setState(chosen, state);
    return true;
  }

  /** What notes that a name was reported; undefined for one that is not watched. */
  noteReport(row: Row): ((report: NotedReport) => Promise<void>) | undefined {
    const name = this.#nameOf(row), inbox = this.#inbox.value;
    return name === undefined || inbox === null ? undefined : (report) => inbox.noteReport(name, report);
  }

  #nameOf({ name, ascii }: Row): BrandName | undefined {
    return this.#watched.value.get(name) ?? this.#watched.value.get(ascii);
  }

  /** Handles a key; returns whether it is a shortcut. */
  press(event: KeyboardEvent): boolean {
    if (this.#parts.names().shown.value.length === 0) return false;
    // The list of names has its own arrows and Enter.
    return pressed(event, this.keys);
  }

  /** What the keys of triage do. */
  readonly keys: TriageKeys = {
    move: (by) => {
      const row = this.#parts.names().move(by);
      if (row !== null && this.#parts.isOpen()) this.#parts.open(row);
    },
    open: (isOpen) => {
      const row = this.#marked();
      if (isOpen && row !== null) this.#parts.open(row);
      else if (!isOpen && this.#parts.isOpen()) this.#parts.open(null);
      else if (!isOpen) this.clear();
    },
    choose: () => {
      const row = this.#marked();
      if (row !== null) this.choose(row);
    },
    set: (state) => {
      const chosen = this.#parts.names().shown.value.filter(({ name }) => this.chosen.value.has(name));
      const row = this.#marked();
      const rows = chosen.length > 0 ? chosen : row === null ? [] : [row];
      if (!this.set(rows, state)) return this.#parts.announce("This name is not watched");
      if (chosen.length > 0) this.clear();
      else this.keys.move(1);
    },
    search: () => this.#parts.search(),
    copy: () => {
      const row = this.#marked();
      if (row !== null) void copyText(defanged(row.ascii)).then((said) => this.#parts.announce(said));
    },
    undo: () => void this.#inbox.value?.undo(),
    help: () => void import("../inbox/beside_lookup.tsx").then(({ openHelp }) => openHelp()),
  };

  #marked(): Row | null {
    return this.#parts.names().cursor.value.row;
  }

  /** Chooses a name, or no longer. */
  choose(row: Row): void {
    if (this.stateOf(row) === null || readsOnly.value) return;
    this.chosen.value = toggled(this.chosen.value, row.name);
  }

  /** Chooses none. */
  clear(): void {
    this.chosen.value = new Set();
  }
}
