/**
 * The extensions, in the order in which they are opened. Each is a folder here, and a line of this list.
 * @module
 */
import type { ProductExtension } from "../cli/command.ts";
import { feedExports } from "./exports/extension.ts";
import { mcp } from "./mcp/extension.ts";
import { postgres } from "./postgres/extension.ts";
import type { PostgresSettings } from "./postgres/settings.ts";
import { shares } from "./shares/extension.ts";
import { signOn } from "./sign_on/extension.ts";
import type { SignOnSettings } from "./sign_on/settings.ts";
import { sources } from "./sources/extension.ts";
import type { SourceSettings } from "./sources/settings.ts";
import { takedown } from "./takedown/extension.ts";
import type { TakedownSettings } from "./takedown/settings.ts";
import { brandWatch } from "./watch/extension.ts";
import type { WatchSettings } from "./watch/settings.ts";
import { workers } from "./workers/extension.ts";
import type { WorkerSettings } from "./workers/settings.ts";

/** The settings of all of them. */
export interface ExtensionSettings
  extends PostgresSettings, SignOnSettings, SourceSettings, TakedownSettings, WatchSettings, WorkerSettings {}

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
