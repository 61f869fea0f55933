import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { domainToASCII, pathToFileURL } from "node:url";
import type { ScreenshotStore } from "../../lib/net/mod.ts";
import { SquatError } from "../../lib/errors.ts";
import { isUuid } from "../units/ids.ts";
import { ifAbsent } from "../io/file_fault.ts";
import { makeFolder } from "../io/folder.ts";
import type { ResultStore } from "../stores/store.ts";

/** Screenshots of one result, of at most two mebibytes each. */
const MAX_SCREENSHOTS = 1_000;

/**
 * The file of a name's screenshot, whether the name comes in Unicode or in A-labels. Those consist of letters, digits and
 * hyphens; anything else is replaced.
 */
function screenshotFileName(name: string): string {
  const ascii = (domainToASCII(name) || name).toLowerCase();
  return `${ascii.replace(/[^a-z0-9._-]/g, "_").replace(/^\.+/, "_")}.png`;
}

/**
 * Returns a store that writes each screenshot to `NAME.png` in a folder, and returns `file:` URLs. It makes the
 * folder. Whoever can write to the folder can replace a screenshot.
 *
 * @param folder Path of the folder.
 * @param urlOf Returns the URL of a screenshot by its file and name. @default its `file:` URL
 */
export function folderScreenshots(
  folder: string,
  urlOf: (file: string, name: string) => string = (file) => pathToFileURL(file).href,
): ScreenshotStore {
  const root = resolve(folder);
  makeFolder(root);
  return {
    async put(name, png) {
      const file = join(root, screenshotFileName(name));
      // Readers see the old picture or the new one, never half of one.
      await writeFile(`${file}.part`, png);
      await rename(`${file}.part`, file);
      return urlOf(file, name);
    },
  };
}

/** The screenshots of stored results: whoever may read a result may see them, until it expires. */
export interface ResultScreenshots {
  /** The store for the screenshots of a result; the first one makes its folder. */
  of(uuid: string): ScreenshotStore;
  /** A screenshot; null when the result has none of that name. */
  read(uuid: string, name: string): Promise<Uint8Array | null>;
  /** Deletes the screenshots of a result. Idempotent. */
  remove(uuid: string): Promise<void>;
  /** Deletes the screenshots of results that do not exist any more. */
  sweep(exists: (uuid: string) => Promise<boolean>): Promise<void>;
}

/**
 * Opens the screenshots of stored results: in a folder beside the store, one subfolder for each result. Whoever can write
 * there can replace a screenshot. Null when there is no folder for files.
 *
 * @param base Returns how clients reach the service, such as `https://example.com`.
 */
export function storedScreenshots(
  { files, results }: { files: string | null; results: Pick<ResultStore, "grow"> },
  base: () => string,
): ResultScreenshots | null {
  if (files === null) return null;
  const folder = join(files, "screenshots");
  const folderOf = (uuid: string): string => {
    if (!isUuid(uuid)) throw new TypeError("Expected the UUID of a result");
    return join(folder, uuid);
  };
  return {
    of(uuid) {
      let opened: ScreenshotStore | undefined;
      let count = 0;
      return {
        isSparing: true,
        async put(name, png) {
          if (++count > MAX_SCREENSHOTS) {
            throw new SquatError("over_capacity", `A result has at most ${MAX_SCREENSHOTS} screenshots`);
          }
          opened ??= folderScreenshots(
            folderOf(uuid),
            (_, name) => `${base()}/v1/retrieve/${uuid}/screenshots/${encodeURIComponent(name)}`,
          );
          const url = await opened.put(name, png);
          await results.grow(uuid, png.length);
          return url;
        },
      };
    },
    read: (uuid, name) => readFile(join(folderOf(uuid), screenshotFileName(name))).catch(ifAbsent(null)),
    remove: (uuid) => rm(folderOf(uuid), { recursive: true, force: true }),
    async sweep(exists) {
      const uuids = await readdir(folder).catch(ifAbsent([]));
      for (const uuid of uuids.filter(isUuid)) if (!await exists(uuid)) await this.remove(uuid);
    },
  };
}
