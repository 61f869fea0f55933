import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Command, defineCommand } from "../command.ts";
import { complain } from "../exit.ts";
import { STORE_OPTIONS, storeFolder } from "../store.ts";

/** `deadringer restore FILE` */
export const command: Command = defineCommand({
  summary: "restore the service's store from a backup",
  description:
    "The folder must not have a store yet. A database has tools of its own: the command is printed.",
  arguments: [{ name: "FILE", what: "file of deadringer backup", example: "deadringer.backup" }],
  options: { data: STORE_OPTIONS.data },
  examples: ["deadringer restore deadringer.backup --data ./data"],
  async run({ options: { data }, args, extensions }, system) {
    const { folder, files: dataFolder } = await storeFolder({ data, extensions }, "restore", args[0]!);
    const { restoreSqlite } = await import("../../stores/backup.ts");
    const files = restoreSqlite(args[0]!, folder);
    const restored = [];
    try {
      for (const { files: added } of extensions) {
        restored.push((await added?.())?.restore(args[0]!, dataFolder) ?? null);
      }
    } catch (error) {
      // All of it or nothing: else a second attempt would find a store.
      for (const file of files) rmSync(file, { force: true });
      throw error;
    }
    for (const file of files) await system.print(`${file}\n`);
    for (const sentence of restored) if (sentence !== null) complain(system, sentence);
    if (!existsSync(join(folder, "ct"))) {
      complain(
        system,
        "No backup has a certificate index: if there was one, copy ct/ from the old data folder, or build it again " +
          "with deadringer ct follow or ct import",
      );
    }
  },
});
