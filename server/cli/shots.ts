import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ShotStore } from "../../mod.ts";

/**
 * Returns a store that keeps each picture as `NAME.png` in a folder, and gives `file:` URLs. The folder is made
 * when it is not there. Whoever can write to the folder can replace a picture.
 */
export async function folderShots(folder: string): Promise<ShotStore> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  return {
    async put(name, png) {
      // Letters, digits and hyphens are all that an A-label has; nothing else gets near the file system.
      const file = join(root, `${name.toLowerCase().replace(/[^a-z0-9._-]/g, "_").replace(/^\.+/, "_")}.png`);
      // Readers see the old picture or the new one, never half of one.
      await writeFile(`${file}.part`, png);
      await rename(`${file}.part`, file);
      return pathToFileURL(file).href;
    },
  };
}
