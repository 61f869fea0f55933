import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type ScreenshotStore, SquatError } from "../../mod.ts";
import { isUuid } from "../ids.ts";
import { makeFolder } from "../io/folder.ts";

/** Pictures of one result; each has two mebibytes at most. */
const MAX_SCREENSHOTS = 1_000;

/** The file of a name's picture. Letters, digits and hyphens are all that an A-label has; nothing else gets near it. */
function fileName(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z0-9._-]/g, "_").replace(/^\.+/, "_")}.png`;
}

/**
 * Returns a store that keeps each picture as `NAME.png` in a folder, and gives `file:` URLs. The folder is made
 * when it is not there. Whoever can write to the folder can replace a picture.
 *
 * @param folder Where.
 * @param urlOf What a picture's URL is, by its file and name. @default its `file:` URL
 */
export function folderScreenshots(
  folder: string,
  urlOf: (file: string, name: string) => string = (file) => pathToFileURL(file).href,
): ScreenshotStore {
  const root = resolve(folder);
  makeFolder(root);
  return {
    async put(name, png) {
      const file = join(root, fileName(name));
      // Readers see the old picture or the new one, never half of one.
      await writeFile(`${file}.part`, png);
      await rename(`${file}.part`, file);
      return urlOf(file, name);
    },
  };
}

/** The pictures of retained results: whoever may read a result may see them, for as long as it is kept. */
export interface ResultScreenshots {
  /** Where the pictures of a result go; its folder is made with the first. */
  of(uuid: string): ScreenshotStore;
  /** A picture; null when there is none. */
  read(uuid: string, name: string): Promise<Uint8Array | null>;
  /** Deletes the pictures of a result. Idempotent. */
  remove(uuid: string): Promise<void>;
  /** Deletes the pictures of results that are kept no longer. */
  sweep(isKept: (uuid: string) => Promise<boolean>): Promise<void>;
}

/**
 * Keeps pictures of results in a folder, a folder each. Whoever can write there can replace a picture.
 *
 * @param folder Where.
 * @param base How the service is reached, such as `https://example.com`; asked when a picture is put.
 */
export function resultScreenshots(folder: string, base: () => string): ResultScreenshots {
  const folderOf = (uuid: string): string => {
    if (!isUuid(uuid)) throw new TypeError("a result's uuid is wanted");
    return join(folder, uuid);
  };
  return {
    of(uuid) {
      let opened: ScreenshotStore | undefined;
      let count = 0;
      return {
        async put(name, png) {
          if (++count > MAX_SCREENSHOTS) {
            throw new SquatError("over_capacity", `A result has ${MAX_SCREENSHOTS} pictures at most`);
          }
          opened ??= folderScreenshots(
            folderOf(uuid),
            (_, name) => `${base()}/v1/retrieve/${uuid}/screenshots/${encodeURIComponent(name)}`,
          );
          return await opened.put(name, png);
        },
      };
    },
    read: (uuid, name) => readFile(join(folderOf(uuid), fileName(name))).catch(() => null),
    remove: (uuid) => rm(folderOf(uuid), { recursive: true, force: true }),
    async sweep(isKept) {
      const uuids = await readdir(folder).catch(() => []);
      for (const uuid of uuids.filter(isUuid)) if (!await isKept(uuid)) await this.remove(uuid);
    },
  };
}
