/**
 * The whole product: the core with every extension, as `deadringer` and `deadringer serve` have it.
 * @module
 */
import { commandsOf } from "../../server/cli/commands/mod.ts";
import { main as run } from "../../server/cli/main.ts";
import type { System } from "../../server/cli/system.ts";
import { addedSettings, type NamedPart, partsOf } from "../../server/extension.ts";
import { type GivenConfig, readConfig } from "../../server/config/mod.ts";
import { ENVIRONMENT_SETTINGS } from "../../server/config/setting.ts";
import { EXTENSIONS } from "../../server/extras/mod.ts";
import type { Route } from "../../server/http/route.ts";
import { describedRoutes, routesOf } from "../../server/http/routes/mod.ts";
import type { CommandList } from "../../server/cli/command.ts";
import { knownScopes, type Scope } from "../../server/wire/scopes.ts";
import { startServer as start } from "../../server/main.ts";
import { openConfiguredStorage } from "../../server/open.ts";
import type { StoreDefinition } from "../../server/stores/sql.ts";
import type { Storage } from "../../server/stores/storage.ts";

ENVIRONMENT_SETTINGS.splice(0, Infinity, ...addedSettings(EXTENSIONS));

/** What all extensions give a service. */
export const PARTS: readonly NamedPart[] = await partsOf(EXTENSIONS);
/** Every route. */
export const ROUTES: readonly Route[] = routesOf(PARTS);
/** Those that the documentation describes. */
export const DESCRIBED: readonly Route[] = describedRoutes(PARTS);
/** Every scope. */
export const SCOPES: readonly Scope[] = knownScopes(EXTENSIONS);
/** Every command. */
export const COMMANDS: CommandList = commandsOf(EXTENSIONS);
/** Settings of everything. */
export const productConfig = (env: Readonly<Record<string, string>>): GivenConfig =>
  readConfig(env, addedSettings(EXTENSIONS));
/** The store of an extension that has that file. */
// deno-lint-ignore no-explicit-any
export const storeOf = (file: string): StoreDefinition<any> =>
  PARTS.flatMap(({ stores = [] }) => stores).find((each) => each.file === file)!;
/** Opens a store of any kind, with a folder for its files. */
export const openStore = (url: string, files: string): Promise<Storage> =>
  openConfiguredStorage({ ...productConfig({ DEADRINGER_STORE: url }), data: files }, EXTENSIONS);
/** Runs a command line. */
export const main = (args: string[], system: System): Promise<number> =>
  run(args, system, { extensions: EXTENSIONS });
/** Starts a server. */
export const startServer: typeof start = (config, write, options) =>
  start(config, write, { extensions: EXTENSIONS, ...options });
