import type { BrandName } from "../../client.ts";
import { h } from "./dom.ts";
import { watchesBrands } from "./home.ts";
import type { Row } from "./rows.ts";
import { STATES, stateTitle } from "./watch/words.ts";

/** How far the names of a lookup are handled, when its domain is that of a watched brand. */
export class WatchedStates {
  readonly #changed: () => void;
  #names: ReadonlyMap<string, BrandName> = new Map();
  #domain = "";
  #state: typeof import("./watch/state.ts") | null = null;

  /** Calls back when states became known or have changed. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Whether any name of the lookup is one of a watched brand. */
  get any(): boolean {
    return this.#names.size > 0;
  }

  /** Looks for the states of the look-alikes of a domain. Whoever watches nothing loads nothing. */
  async follow(domain: string): Promise<void> {
    if (domain === this.#domain) return;
    this.#domain = domain;
    this.#read([]);
    if (domain === "" || !watchesBrands()) return;
    if (this.#state === null) {
      // Without it the lookup is complete all the same.
      this.#state = await import("./watch/state.ts").catch(() => null);
      this.#state?.names.subscribe((all) => this.#read(all ?? []));
    }
    await this.#state?.refresh();
  }

  /** Returns the state of a name in words; empty for one that is not watched. */
  title(row: Row): string {
    const state = this.#names.get(row.name)?.state ?? this.#names.get(row.ascii)?.state;
    return state === undefined ? "" : stateTitle(state);
  }

  /** Returns the choice of the state of a name; null for one that is not watched. */
  choice(row: Row): HTMLElement | null {
    const name = this.#names.get(row.name) ?? this.#names.get(row.ascii);
    if (name === undefined) return null;
    const choice = h(
      "select",
      {
        "aria-label": `State of ${row.name}`,
        "data-do": "state",
        class: "state-of",
        onchange: () => {
          const chosen = STATES.find(({ state }) => state === choice.value);
          if (chosen !== undefined) void this.#state?.setState([name], chosen.state);
        },
      },
      ...STATES.map(({ state, title }) =>
        h("option", { value: state, selected: state === name.state }, title)
      ),
    );
    return choice;
  }

  #read(all: readonly BrandName[]): void {
    const names = all.filter(({ domain }) => domain === this.#domain);
    const same = names.length === this.#names.size &&
      names.every((name) => this.#names.get(name.name)?.state === name.state);
    if (same) return;
    this.#names = new Map(names.map((name) => [name.name, name]));
    this.#changed();
  }
}
