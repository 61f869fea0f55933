import type { BrandName, TriageState } from "../../../client.ts";
import type { BrandContext } from "../../../../lib/lines/mod.ts";
import { mayWatch, watchesBrands } from "../shell/home.ts";
import type { Row } from "./rows.ts";
import type { LookedUp } from "../inbox/beside_lookup.tsx";
import { stateTitle } from "../inbox/words.ts";

/** Triage states of the names of a lookup of a watched domain. */
export class WatchedStates {
  readonly #changed: () => void;
  #names: ReadonlyMap<string, BrandName> = new Map();
  #domain = "";
  #state: typeof import("../inbox/store.ts") | null = null;

  readonly #toast: HTMLElement;

  /** Calls back when states became known or have changed; what was done last is said in `toast`. */
  constructor(changed: () => void, toast: HTMLElement) {
    this.#changed = changed;
    this.#toast = toast;
  }

  /** Whether any name of the lookup is one of a watched brand. */
  get any(): boolean {
    return this.#names.size > 0;
  }

  /** What the watch of the domain says of whose its names are; empty for one that is not watched. */
  get context(): BrandContext {
    const brand = this.#state?.brands.value?.find(({ domains }) => domains.includes(this.#domain));
    if (brand === undefined) return {};
    const own = [...this.#names.values()].filter(({ assessment }) => assessment.ownership === "yours");
    return {
      domains: brand.domains,
      names: [...brand.owned, ...own.flatMap(({ name, unicode }) => [name, unicode])],
    };
  }

  /** Loads the states of the look-alikes of a domain. Without watched brands it loads nothing. */
  async follow(domain: string): Promise<void> {
    if (domain === this.#domain) return;
    this.#domain = domain;
    this.#read([]);
    if (domain === "" || !await watchesBrands()) return;
    await this.#load();
    await this.#state?.refresh();
  }

  async #load(): Promise<typeof import("../inbox/beside_lookup.tsx") | null> {
    // Without them the lookup is complete all the same.
    const [state, beside] = await Promise.all([
      import("../inbox/store.ts"),
      import("../inbox/beside_lookup.tsx"),
    ]).catch(() => [null, null]);
    if (this.#state === null && state !== null) {
      this.#state = state;
      state.names.subscribe((all) => this.#read(all ?? []));
      // What people list as their own counts at once.
      state.brands.subscribe(() => this.#changed());
      beside?.mountToast(this.#toast);
    }
    return beside;
  }

  /** Fills an element with the triage of a name, or with an offer to watch its brand. */
  async fill(element: HTMLElement, about: LookedUp): Promise<void> {
    const beside = await this.#load();
    if (beside === null) return;
    if (this.#state?.brands.value === null && await mayWatch()) await this.#state.refresh();
    beside.besideLookup(element, about);
  }

  /** Sets the state of rows; returns whether any of them is watched. */
  set(rows: readonly Row[], state: TriageState): boolean {
    const chosen = rows.flatMap((row) => this.#nameOf(row) ?? []);
    if (chosen.length === 0) return false;
    void this.#state?.setState(chosen, state);
    return true;
  }

  /** Undoes the last change. */
  undo(): void {
    void this.#state?.undo();
  }

  #nameOf(row: Row): BrandName | undefined {
    return this.#names.get(row.name) ?? this.#names.get(row.ascii);
  }

  /** Returns the state of a name in words; empty for one that is not watched. */
  title(row: Row): string {
    const state = this.#nameOf(row)?.state;
    return state === undefined ? "" : stateTitle(state);
  }

  /** Returns the state of a name; null for one that is not watched. */
  stateOf(row: Row): TriageState | null {
    return this.#nameOf(row)?.state ?? null;
  }

  #read(all: readonly BrandName[]): void {
    const names = all.filter(({ domain }) => domain === this.#domain);
    const same = names.length === this.#names.size &&
      names.every((name) => {
        const known = this.#names.get(name.name);
        return known?.state === name.state && known.assessment.ownership === name.assessment.ownership;
      });
    if (same) return;
    this.#names = new Map(names.map((name) => [name.name, name]));
    this.#changed();
  }
}
