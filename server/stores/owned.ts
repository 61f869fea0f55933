/**
 * What belongs to owners besides the main store: in tables or in files, of the core and of extensions.
 * @module
 */
import type { FolderDefinition, Gone, StoreDefinition } from "./sql.ts";

/** A store of some kind. */
export type AnyStore = StoreDefinition<unknown>;
/** Files of some kind. */
export type AnyFolder = FolderDefinition<unknown>;

/** Opens a store by its definition. @throws {SquatError} `invalid_parameter` when it cannot be opened. */
export type OpenStore = <S>(definition: StoreDefinition<S>) => Promise<S>;

/** Where they are opened. */
interface Places {
  readonly open: OpenStore;
  /** The data folder; null for none. */
  readonly files: string | null;
  readonly results: { get(uuid: string, now: number): Promise<{ owner: string } | null> };
}

/** What an extension adds. */
export interface AddedStores {
  /** Tables with what belongs to owners. */
  readonly stores?: readonly AnyStore[];
  /** Files with what belongs to results. */
  readonly folders?: readonly AnyFolder[];
}

/** The open stores, by their definitions. */
export class OwnedStores {
  readonly #stores: ReadonlyMap<AnyStore | AnyFolder, unknown>;

  /** `open` has each definition with its store. */
  constructor(open: Iterable<readonly [AnyStore | AnyFolder, unknown]>) {
    this.#stores = new Map(open);
  }

  /** Opens `added` ones. @throws {SquatError} `invalid_parameter` for one that cannot be opened. */
  static async open({ open, files, results }: Places, added: readonly AddedStores[]): Promise<OwnedStores> {
    const opened: [AnyStore | AnyFolder, unknown][] = [];
    for (const each of added.flatMap(({ stores = [] }) => stores)) {
      opened.push([each, await open(each)]);
    }
    const ownerOf = async (uuid: string) => (await results.get(uuid, 0))?.owner ?? null;
    for (const each of files === null ? [] : added.flatMap(({ folders = [] }) => folders)) {
      opened.push([each, each.inFolder(files!, ownerOf)]);
    }
    return new OwnedStores(opened);
  }

  /** The store of a definition; of files null where there is no folder. */
  of<S>(definition: StoreDefinition<S>): S;
  of<S>(definition: FolderDefinition<S>): S | null;
  of<S>(definition: AnyStore | AnyFolder): S | null {
    const store = this.#stores.get(definition);
    if (store === undefined && "file" in definition) {
      throw new Error(`The store of ${definition.what} is not open`);
    }
    return store as S ?? null;
  }

  /** Ends and deletes what belongs to something that is gone. Resolves with whether there was any. Can be repeated. */
  async removed(gone: Gone, now: number): Promise<boolean> {
    let had = false;
    for (const [{ removed }, store] of this.#stores) had = await removed?.(store, gone, now) === true || had;
    return had;
  }

  /** Bytes of files of an owner, by result. */
  async usage(owner: string): Promise<Map<string, number>> {
    const sum = new Map<string, number>();
    for (const [{ usage }, store] of this.#folders()) {
      for (const [uuid, bytes] of await usage(store, owner)) sum.set(uuid, (sum.get(uuid) ?? 0) + bytes);
    }
    return sum;
  }

  /** Deletes files of results that do not exist any more. */
  async sweep(exists: (uuid: string) => Promise<boolean>): Promise<void> {
    for (const [{ sweep }, store] of this.#folders()) await sweep(store, exists);
  }

  #folders(): [AnyFolder, unknown][] {
    return [...this.#stores].filter((each): each is [AnyFolder, unknown] => "inFolder" in each[0]);
  }
}
