import { counted, plural } from "../../../../lib/lines/mod.ts";
import { statSync } from "node:fs";
import { type Command, defineCommand, integer, text } from "../../command.ts";
import { complain, UsageError } from "../../exit.ts";
import { DATA } from "./search.ts";

/** `deadringer ct import FILE...` */
export const command: Command = defineCommand({
  summary: "add names from files to the index",
  description:
    "FILE is a plain list of names, an answer to get-entries (JSON) or the folder of a tiled log. gzip, zstd " +
    "and xz are unpacked; - is stdin.",
  arguments: [{ name: "FILE", what: "file or folder", example: "names.txt", repeats: true }],
  options: {
    log: text({
      value: "LOG",
      help:
        "the log that the certificates are from (URL, name or number); their places in it are stored then",
    }),
    from: integer({
      least: 0,
      most: Number.MAX_SAFE_INTEGER,
      help: "index of the first entry in an answer to get-entries",
    }),
    data: DATA,
  },
  examples: [
    "deadringer ct import names.txt",
    "deadringer ct import ./tiles --log https://ct.example.org/2026h1/",
  ],
  async run({ options, args, extensions }, system) {
    const { importPath } = await import("../../../ct/import_files.ts");
    const { DamagedFile, UnreadableFile } = await import("../../../io/unpacked.ts");
    const { createIndex, findIndex, namedLogs } = await import("../../ct_index.ts");
    for (const path of args) if (path !== "-") statSync(path); // accessSync needs one more permission on Deno.
    const before = await findIndex({ data: options.data, extensions });
    if (options.log !== undefined) await namedLogs(before, [options.log], options.data);
    await before?.close();
    const store = await createIndex({ data: options.data, extensions });
    try {
      const log = options.log === undefined
        ? undefined
        : (await namedLogs(store, [options.log], options.data))[0];
      const how = { signal: system.signal, log, first: options.from };
      for (const path of args) {
        system.signal.throwIfAborted();
        const found = await importPath(store, path, how).catch((cause) => {
          if (!(cause instanceof DamagedFile || cause instanceof UnreadableFile)) throw cause;
          throw new UsageError(`Cannot unpack ${path}: ${cause.message}`, { cause });
        });
        if (found === null) {
          throw new UsageError(
            `Cannot import ${path}: not a list of names, an answer to get-entries or a tiled log`,
          );
        }
        const { kind, names, rejected } = found;
        complain(
          system,
          `${path}: ${counted(names, "name")} (${kind}), ${rejected} ${
            kind === "names" ? plural(rejected, "line") : plural(rejected, "entry", "entries")
          } skipped`,
        );
      }
      await store.merge();
    } finally {
      await store.close();
    }
  },
});
