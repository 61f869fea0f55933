/**
 * The stores besides the main one that have what belongs to owners: those of the core, and those of extensions.
 * @module
 */
import { REPORT_STORE } from "../extras/takedown/report/store.ts";
import { SOURCE_STORE } from "./sources.ts";
import type { Gone, StoreDefinition } from "./sql.ts";
import { WATCH_STORE } from "./watch.ts";

/** A store of some kind. */
export type AnyStore = StoreDefinition<unknown>;

/** Opens a store by its definition. @throws {SquatError} `invalid_parameter` when it cannot be opened. */
export type OpenStore = <S>(definition: StoreDefinition<S>) => Promise<S>;

/** The open stores, by their definitions. */
export class OwnedStores {
  readonly #open: ReadonlyMap<AnyStore, unknown>;

  /** `open` has each definition with its store. */
  constructor(open: Iterable<readonly [AnyStore, unknown]>) {
    this.#open = new Map(open);
  }

  /** Opens those of the core, and `added` ones. @throws {SquatError} `invalid_parameter` for one that cannot be opened. */
  static async open(open: OpenStore, added: readonly AnyStore[]): Promise<OwnedStores> {
    const opened: [AnyStore, unknown][] = [];
    for (const each of [...added, WATCH_STORE, REPORT_STORE, SOURCE_STORE]) {
      opened.push([each, await open(each)]);
    }
    return new OwnedStores(opened);
  }

  /** The store of a definition. */
  of<S>(definition: StoreDefinition<S>): S {
    if (!this.#open.has(definition)) throw new Error(`The store of ${definition.what} is not open`);
    return this.#open.get(definition) as S;
  }

  /** Ends and deletes what belongs to something that is gone. Resolves with whether there was any. Can be repeated. */
  async removed(gone: Gone, now: number): Promise<boolean> {
    let had = false;
    for (const [{ removed }, store] of this.#open) had = await removed?.(store, gone, now) === true || had;
    return had;
  }

  /** Counts what ends with an owner, by kind. */
  async ends(owner: string, now: number): Promise<(readonly [kind: string, count: number])[]> {
    const counts = [];
    for (const [{ ends }, store] of this.#open) counts.push(...await ends?.(store, owner, now) ?? []);
    return counts;
  }
}
