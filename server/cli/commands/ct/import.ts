import { statSync } from "node:fs";
import { counted, plural } from "../../../../lib/lines/mod.ts";
import { type Command, defineCommand } from "../../command.ts";
import { cannotRead, complain, UsageError } from "../../exit.ts";
import { DATA } from "./search.ts";

/** `deadringer ct import FILE...` */
export const command: Command = defineCommand({
  summary: "add names from files to the index",
  description: "FILE has one name a line. gzip, zstd and ZIP are unpacked; - is stdin.",
  arguments: [{ name: "FILE", what: "file", example: "names.txt", repeats: true }],
  options: { data: DATA },
  examples: ["deadringer ct import names.txt"],
  async run({ options, args, extensions }, system) {
    const { DamagedFile, UnreadableFile } = await import("../../../io/unpacked.ts");
    const { createIndex } = await import("../../ct_index.ts");
    for (const path of args) {
      // accessSync needs one more permission on Deno.
      if (path !== "-" && statSync(path).isDirectory()) {
        throw new UsageError(`Cannot import ${path}: it is a folder; give files with one name a line`);
      }
    }
    const store = await createIndex({ data: options.data, extensions });
    try {
      for (const path of args) {
        system.signal.throwIfAborted();
        const { names, rejected } = await store.importLines(system.readBytes(path)).catch((cause) => {
          throw cause instanceof DamagedFile || cause instanceof UnreadableFile
            ? cannotRead(path, cause)
            : cause;
        });
        if (names === 0 && rejected > 0) {
          throw new UsageError(`Cannot import ${path}: no line of it is a name; give one name a line`);
        }
        complain(
          system,
          `${path}: ${counted(names, "name")}, ${rejected} ${plural(rejected, "line")} skipped`,
        );
      }
      await store.merge();
    } finally {
      await store.close();
    }
  },
});
