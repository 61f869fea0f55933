import { type Command, type CommandGroup, defineCommand, flag, listed } from "../command.ts";

/** `deadringer zone diff OLD NEW` */
const diff: Command = defineCommand({
  summary: "print the names that are new in a zone file",
  description:
    `Prints the names of NEW that OLD does not have, one a line, in no particular order. Reads zone files and lists of names, of any
size and in any order; gzip, zstd and xz are unpacked. Memory does not grow with the files: both lists of names are
sorted in temporary files.`,
  arguments: [
    { name: "OLD", what: "older file", example: "monday.zone", path: true },
    { name: "NEW", what: "newer file", example: "tuesday.zone", path: true },
  ],
  options: {
    gone: flag({ help: "print the names that are gone instead" }),
  },
  examples: ["deadringer zone diff com-monday.zone.gz com-tuesday.zone.gz"],
  async run({ options, args }, system) {
    const { openFeed } = await import("../list_file.ts");
    const { newNames } = await import("../../names/new_names.ts");
    const [older, newer] = options.gone ? [args[1]!, args[0]!] : [args[0]!, args[1]!];
    const names = newNames(openFeed(system, older).rows, openFeed(system, newer).rows, system.signal);
    for await (const name of names) await system.print(`${name}\n`);
  },
});

/** `deadringer zone COMMAND` */
export const command: CommandGroup = {
  summary: "compare zone files",
  commands: listed({ diff }),
  permissions: ["read"],
  examples: [
    "deadringer zone diff mon.zone.gz tue.zone.gz | deadringer match --brands b.txt",
  ],
};
