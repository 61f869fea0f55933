/**
 * What an extension gives a service. The core names none: the list is `extras/mod.ts`.
 * @module
 */
import { SettingError } from "./checks.ts";
import type { Config } from "./config/mod.ts";
import type { IndexedStorage } from "./ct/open_store.ts";
import type { Io } from "../lib/io.ts";
import type { AddedSettings } from "./config/setting.ts";
import type { Paces } from "./fair/paces.ts";
import type { AddedRoutes } from "./http/routes/mod.ts";
import type { Log } from "./io/log.ts";
import type { Assembling, Service } from "./service.ts";
import type { AddedStores } from "./stores/owned.ts";
import type { Storage } from "./stores/storage.ts";
import type { AddedScopes, NamedScopes } from "./wire/scopes.ts";

/** A part of the product that can be left out. What is here is read at each start of the command line: it loads nothing. */
export interface Extension extends AddedScopes {
  /** By which the setting `without` leaves it out; the name of its folder. */
  readonly name: string;
  /** Extensions without which it is left out too. */
  readonly needs?: readonly string[];
  /** Its settings. They are known, and have no effect, where it is left out. */
  readonly settings?: AddedSettings;
  /** Files in the data folder that are backed up with the store. */
  readonly files?: () => Promise<FileBackup>;
  /** Opens the stores whose URLs its settings add. */
  readonly database?: () => Promise<DatabaseOpener>;
  /** What it gives the service. */
  readonly service?: () => Promise<ServicePart>;
}

/** Opens a kind of store that the core does not have. */
export interface DatabaseOpener {
  /**
   * Opens the one that the setting `store` names. `log` gets an event when it becomes unreachable, and when it is
   * reachable again.
   *
   * @throws {SquatError} `invalid_parameter` when it cannot be opened.
   */
  open(config: Config, log?: Log): Promise<IndexedStorage>;
  /** The command in place of `deadringer backup FILE` or `restore FILE`. */
  instead(command: "backup" | "restore", url: string, file: string): string;
}

/** Files that are backed up with the store. */
export interface FileBackup {
  /** What to copy of a data folder where the store has tools of its own: "evidence/". */
  readonly what: string;
  /** Copies those of a data folder beside a backup. Returns the new file; null where there are none. */
  backup(folder: string, backup: string): string | null;
  /** Restores them to a data folder, all or nothing. Returns what was restored, in a sentence; null where there are none. */
  restore(backup: string, folder: string): string | null;
}

/** What an extension gives the service. */
export interface ServicePart extends AddedRoutes, AddedStores, Assembling {
  /** Runs lookups elsewhere; undefined for in this process. */
  readonly lookups?: (parts: LookupParts) => Promise<LookupRunner | undefined>;
}

/** What lookups are run by. */
export interface LookupParts {
  readonly config: Config;
  readonly io: Io;
  /** Shares the processor and the questions among owners. */
  readonly paces: Paces;
  readonly log: Log;
  /** Runs them in this process. */
  readonly local: Service["lookup"];
  /** Where everything is stored. */
  readonly storage: Storage;
}

/** Who runs lookups. */
export interface LookupRunner {
  readonly lookup: Service["lookup"];
  /** Ends what it has for that; the database stays open. */
  close(): Promise<void>;
}

/** The same, with the name of the extension. */
export type NamedPart = ServicePart & NamedScopes;

/** The extensions that are not left out, and that need none of those that are. */
export function present<E extends Extension>(
  extensions: readonly E[],
  without: readonly string[],
): readonly E[] {
  const kept = extensions.filter(({ name }) => !without.includes(name));
  const names = kept.map(({ name }) => name);
  return kept.filter(({ needs = [] }) => needs.every((name) => names.includes(name)));
}

/**
 * The same.
 *
 * @throws {SettingError} where there is none of a name.
 */
export function chosen<E extends Extension>(
  extensions: readonly E[],
  without: readonly string[],
): readonly E[] {
  const names = extensions.map(({ name }) => name);
  const unknown = without.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new SettingError(
      "without",
      without,
      `there is no extension ${unknown}; they are ${names.join(", ")}`,
    );
  }
  return present(extensions, without);
}

/**
 * Returns what opens the store of the settings; null for one of the core's.
 *
 * @throws {SettingError} where its extension is left out.
 */
export async function databaseOf(
  { store, without }: Pick<Config, "store" | "without">,
  extensions: readonly Extension[],
): Promise<DatabaseOpener | null> {
  const owner = extensions.find(({ settings }) => settings?.store?.matches(store));
  if (owner?.database === undefined) return null;
  if (present(extensions, without).includes(owner)) return await owner.database();
  throw new SettingError(
    "store",
    undefined,
    `what opens it, ${owner.name}, is left out by DEADRINGER_WITHOUT`,
  );
}

/** The settings of all of them. */
export function addedSettings(extensions: readonly Extension[]): readonly AddedSettings[] {
  return extensions.flatMap(({ settings }) => settings ?? []);
}

/** What they give the service, in their order. */
export async function partsOf(extensions: readonly Extension[]): Promise<readonly NamedPart[]> {
  return await Promise.all(
    extensions.map(async ({ name, scopes, service }) => ({ name, scopes, ...await service?.() })),
  );
}
