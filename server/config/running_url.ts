/**
 * The URL that the service of a store listens at, for links that commands on the same machine print.
 * @module
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./mod.ts";
import { storagePlace } from "./storage_url.ts";

/** The file beside the store. */
const FILE = "service-url";
/** As the service writes it: an origin. */
const ORIGIN = /^https?:\/\/[^\s/]{1,300}$/;

/** The file of an embedded store; null where there is no folder, or many machines share the store. */
function fileOf({ store }: Pick<Config, "store">): string | null {
  const place = storagePlace(store);
  return place?.kind === "sqlite" ? join(place.folder, FILE) : null;
}

/** Notes where the service of this store listens. A disk that is full takes no note. */
export function noteRunningUrl(config: Pick<Config, "store">, url: string): void {
  const file = fileOf(config);
  if (file === null) return;
  try {
    writeFileSync(file, `${url}\n`, { mode: 0o600 });
  } catch {
    // Links name the port of the settings then.
  }
}

/** Where the service of this store listens, or did last; null when none was ever started, or that is not known. */
export function runningUrl(config: Pick<Config, "store">): string | null {
  const file = fileOf(config);
  try {
    const url = file === null ? "" : readFileSync(file, "utf8").slice(0, 400).trim();
    return ORIGIN.test(url) ? url : null;
  } catch {
    return null;
  }
}
