import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { STORE_OPTIONS } from "../../store.ts";

/** `deadringer sources add FILE|-|NAME...` */
export const command: Command = defineCommand({
  summary: "have names looked at, whatever they look like",
  description:
    `Reads names, URLs and defanged names from files of any form that deadringer match reads, - for stdin, or takes them
from the command line. Names that imitate a watched brand are studied at once; the pages of all others are visited, and
what imitates a brand becomes an event of its watch. Names that have no page yet are visited again for a week, parked
ones for 90 days.

The service on this store does the visits: deadringer sources status says what became of them. Names are compared with
the brands of all owners.`,
  arguments: [{ name: "FILE|NAME", what: "names", example: "names.txt", repeats: true, path: true }],
  options: STORE_OPTIONS,
  permissions: ["net", "sys", "read", "write"],
  examples: [
    "deadringer sources add --data ./data report.txt",
    "deadringer sources add hxxps://goats[.]example/login",
  ],
  async run({ options: { data, json }, args }, system) {
    const { addNames } = await import("../../sources/add.ts");
    await addNames(args, data, json, system);
    return EXIT.done;
  },
});
