import { type KeyObject, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isUuid } from "../../../units/ids.ts";
import { ifAbsent } from "../../../io/file_fault.ts";
import { makeFolder } from "../../../io/folder.ts";
import type { FolderDefinition } from "../../../stores/sql.ts";
import { installationKey } from "./key.ts";

/** Bundles of stored results, with the access rules and the lifetime of the result. */
export type EvidenceStore = ReturnType<typeof evidenceStore>;

/** The file of a name. A-labels consist of letters, digits and hyphens; anything else has none. */
function bundleFileName(name: string): string | null {
  return /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){1,126}$/.test(name) && name.length <= 253
    ? `${name}.zip`
    : null;
}

/**
 * A file of that size, piece by piece.
 *
 * @throws {Error} when another file has taken its place meanwhile.
 */
async function* fileParts(path: string, size: number): AsyncGenerator<Uint8Array, void> {
  let left = size;
  for await (const part of createReadStream(path, { end: Math.max(0, size - 1) })) {
    left -= part.length;
    yield part;
  }
  if (left > 0) throw new Error("The file is shorter than it was");
}

/**
 * Stores bundles in the folder `evidence` of a data folder, one subfolder for each result.
 *
 * @param ownerOf Returns the owner of a result; null for one that does not exist.
 */
function evidenceStore(
  data: string,
  ownerOf: (uuid: string) => Promise<string | null>,
) {
  const folder = join(data, "evidence");
  let key: KeyObject | undefined;
  /** By result. */
  const owners = new Map<string, string>();
  const pathOf = (uuid: string, name: string): string | null => {
    const file = bundleFileName(name);
    return isUuid(uuid) && file !== null ? join(folder, uuid, file) : null;
  };
  const resultsWithBundles = async () => (await readdir(folder).catch(ifAbsent([]))).filter(isUuid);
  /** Deletes the bundles of a result. Idempotent. */
  const remove = async (uuid: string): Promise<void> => {
    if (!isUuid(uuid)) return;
    owners.delete(uuid);
    await rm(join(folder, uuid), { recursive: true, force: true });
  };
  return {
    /** The key that signs bundles, which the first one makes. */
    key: () => key ??= installationKey(data),
    /** Stores a bundle about a name of a result, in place of an older one. */
    async put(uuid: string, name: string, bundle: Uint8Array): Promise<void> {
      const path = pathOf(uuid, name);
      if (path === null) throw new TypeError("Expected the UUID of a result and an A-label name");
      makeFolder(join(folder, uuid));
      // Readers get the old bundle or the new one, never half of one.
      const part = `${path}.${randomBytes(6).toString("hex")}`;
      await writeFile(part, bundle, { mode: 0o600 });
      await rename(part, path);
    },
    /** Bytes of the bundles of an owner, by the UUID of their result. */
    async usage(owner: string): Promise<ReadonlyMap<string, number>> {
      const sizes = new Map<string, number>();
      for (const uuid of await resultsWithBundles()) {
        const known = owners.get(uuid) ?? await ownerOf(uuid);
        if (known !== null) owners.set(uuid, known);
        if (known !== owner) continue;
        let sum = 0;
        for (const file of await readdir(join(folder, uuid)).catch(ifAbsent([]))) {
          sum += await stat(join(folder, uuid, file)).then(({ size }) => size, ifAbsent(0));
        }
        sizes.set(uuid, sum);
      }
      return sizes;
    },
    /** A bundle, read piece by piece; null when there is none. */
    async open(uuid: string, name: string) {
      const path = pathOf(uuid, name);
      const size = path === null ? null : await stat(path).then(({ size }) => size, ifAbsent(null));
      return size === null ? null : { size, parts: () => fileParts(path!, size) };
    },
    remove,
    /** Deletes the bundles of results that do not exist any more. */
    async sweep(exists: (uuid: string) => Promise<boolean>): Promise<void> {
      for (const uuid of await resultsWithBundles()) if (!await exists(uuid)) await remove(uuid);
    },
  };
}

/** Evidence about names of results. */
export const EVIDENCE: FolderDefinition<EvidenceStore> = {
  what: "evidence",
  inFolder: evidenceStore,
  async removed({ remove }, gone) {
    if (gone.what === "result") await remove(gone.id);
  },
  usage: ({ usage }, owner) => usage(owner),
  sweep: ({ sweep }, exists) => sweep(exists),
};
