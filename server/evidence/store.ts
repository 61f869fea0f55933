import { randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isUuid } from "../ids.ts";
import { makeFolder } from "../io/folder.ts";

/** Bundles of stored results, with the access rules and the lifetime of the result. */
export interface EvidenceStore {
  /** Stores a bundle about a name of a result, in place of an older one. */
  put(uuid: string, name: string, bundle: Uint8Array): Promise<void>;
  /** A bundle; null when there is none. */
  read(uuid: string, name: string): Promise<Uint8Array | null>;
  /** Deletes the bundles of a result. Idempotent. */
  remove(uuid: string): Promise<void>;
  /** Deletes the bundles of results that do not exist any more. */
  sweep(exists: (uuid: string) => Promise<boolean>): Promise<void>;
}

/** The file of a name. A-labels consist of letters, digits and hyphens; anything else has none. */
function fileName(name: string): string | null {
  return /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){1,126}$/.test(name) && name.length <= 253
    ? `${name}.zip`
    : null;
}

/** Stores bundles in a folder, one subfolder for each result. */
export function evidenceStore(folder: string): EvidenceStore {
  const pathOf = (uuid: string, name: string): string | null => {
    const file = fileName(name);
    return isUuid(uuid) && file !== null ? join(folder, uuid, file) : null;
  };
  const remove = (uuid: string) =>
    isUuid(uuid) ? rm(join(folder, uuid), { recursive: true, force: true }) : Promise.resolve();
  return {
    async put(uuid, name, bundle) {
      const path = pathOf(uuid, name);
      if (path === null) throw new TypeError("Expected the UUID of a result and an A-label name");
      makeFolder(join(folder, uuid));
      // Readers get the old bundle or the new one, never half of one.
      const part = `${path}.${randomBytes(6).toString("hex")}`;
      await writeFile(part, bundle, { mode: 0o600 });
      await rename(part, path);
    },
    read(uuid, name) {
      const path = pathOf(uuid, name);
      return path === null ? Promise.resolve(null) : readFile(path).catch(() => null);
    },
    remove,
    async sweep(exists) {
      const uuids = await readdir(folder).catch(() => []);
      for (const uuid of uuids.filter(isUuid)) if (!await exists(uuid)) await remove(uuid);
    },
  };
}
