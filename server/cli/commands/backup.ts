import { type Command, defineCommand, type ProductExtension } from "../command.ts";
import { STORE_OPTIONS, storeFolder } from "../store.ts";

/** `deadringer backup FILE`, for what these extensions keep too. */
export const backupCommand = (extensions: readonly ProductExtension[]): Command =>
  defineCommand({
    summary: "back up the service's store, also while it runs",
    description:
      `Keys, owners, usage and results go to FILE, the history of lookups to FILE.history, each as it is at one moment.${
        extensions.map(({ backedUp }) => backedUp === undefined ? "" : ` ${backedUp}`).join("")
      } A copy of deadringer.db alone lacks what is still in its WAL. The certificate index and screenshots are not copied. A database has tools of its own: the command is printed.`,
    arguments: [{ name: "FILE", what: "new file", example: "deadringer.backup" }],
    options: { data: STORE_OPTIONS.data },
    examples: ["deadringer backup deadringer.backup"],
    async run({ options: { data }, args, extensions }, system) {
      const { folder, files } = await storeFolder({ data, extensions }, "backup", args[0]!);
      const { backupSqlite } = await import("../../stores/backup.ts");
      const written = backupSqlite(folder, args[0]!);
      for (const { files: added } of extensions) {
        const file = (await added?.())?.backup(files, args[0]!);
        if (file != null) written.push(file);
      }
      for (const file of written) await system.print(`${file}\n`);
    },
  });
