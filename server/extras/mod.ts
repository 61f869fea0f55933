/**
 * The extensions, in the order in which they are opened. Each is a folder here, and a line of this list.
 * @module
 */
import type { ProductExtension } from "../cli/command.ts";
import { feedExports } from "./exports/extension.ts";
import { mcp } from "./mcp/extension.ts";
import { postgres } from "./postgres/extension.ts";
import { shares } from "./shares/extension.ts";
import { signOn } from "./sign_on/extension.ts";
import { sources } from "./sources/extension.ts";
import { takedown } from "./takedown/extension.ts";
import { brandWatch } from "./watch/extension.ts";
import { workers } from "./workers/extension.ts";

/** Every extension. */
export const EXTENSIONS: readonly ProductExtension[] = [
  brandWatch,
  feedExports,
  mcp,
  postgres,
  shares,
  signOn,
  sources,
  takedown,
  workers,
];

export type { PostgresSettings } from "./postgres/settings.ts";
export type { SignOnSettings } from "./sign_on/settings.ts";
export type { SourceSettings } from "./sources/settings.ts";
export type { TakedownSettings } from "./takedown/settings.ts";
export type { WatchSettings } from "./watch/settings.ts";
export type { WorkerSettings } from "./workers/settings.ts";

// The settings of all of them, a line each: it goes with its folder.
/** Settings of extensions. */
export interface ExtensionSettings extends Required<import("./postgres/settings.ts").PostgresSettings> {}
/** Settings of extensions. */
export interface ExtensionSettings extends Required<import("./sign_on/settings.ts").SignOnSettings> {}
/** Settings of extensions. */
export interface ExtensionSettings extends Required<import("./sources/settings.ts").SourceSettings> {}
/** Settings of extensions. */
export interface ExtensionSettings extends Required<import("./takedown/settings.ts").TakedownSettings> {}
/** Settings of extensions. */
export interface ExtensionSettings extends Required<import("./watch/settings.ts").WatchSettings> {}
/** Settings of extensions. */
export interface ExtensionSettings extends Required<import("./workers/settings.ts").WorkerSettings> {}
