import { type Command, defineCommand, text } from "../command.ts";
import { dataFolder, PROXY, proxyOf } from "../proxy.ts";
import { CONTACT, RESOLVER } from "../lookup/options.ts";
import { UsageError } from "../exit.ts";

const TABLE_NAMES = ["rdap", "logs"] as const;

/** `deadringer update [TABLE...]` */
export const command: Command = defineCommand({
  summary: "update the tables of RDAP servers and CT logs",
  description:
    `Tables: rdap (RDAP servers by suffix, from IANA), logs (certificate transparency logs and their keys). Without a name:
both.

Lookups use the tables in the data folder, or else those of the package. It ends with the dates of the tables in use.
The public suffixes and the WHOIS servers come with each release of deadringer, networks and countries of addresses with
two packages: npm update renews them. ct follow reads the logs of the same table.`,
  arguments: [{
    name: "TABLE",
    what: "table",
    example: "rdap",
    optional: true,
    repeats: true,
    choices: TABLE_NAMES,
  }],
  options: {
    from: text({
      value: "FILE|URL",
      help: "read this one table from a file or URL",
    }),
    data: text({ value: "DIR", help: "folder of the tables", default: "$DEADRINGER_DATA, else ./data" }),
    resolver: RESOLVER,
    contact: CONTACT,
    proxy: PROXY,
  },
  examples: ["deadringer update", "deadringer update rdap --from https://mirror.example.com/rdap/dns.json"],
  async run({ options, args }, system) {
    const { TABLES } = await import("../../io/tables.ts");
    const { renewTable } = await import("../../io/renewal_schedule.ts");
    const names = (args.length === 0 ? TABLE_NAMES : args) as readonly (typeof TABLE_NAMES)[number][];
    const { from } = options;
    if (from !== undefined && names.length !== 1) {
      throw new UsageError("Cannot use --from for several tables: name one of them");
    }
    const common = { ...options, proxy: proxyOf(options.proxy), folder: dataFolder(options.data) };
    for (const name of names) {
      const { title } = TABLES[name];
      const { source, entries, date, path } = await renewTable(
        name,
        { ...common, source: from },
        system.signal,
      );
      const made = date === null ? "" : ` of ${date.slice(0, 10)}`;
      await system.print(`${title}: ${entries} entries${made} from ${source}, saved in ${path}\n`);
    }
    const { tableAges } = await import("../../../lib/lookup/mod.ts");
    const { storedTables } = await import("../../io/tables.ts");
    await system.print(`Lookups use ${tableAges({ tables: storedTables(common.folder), geo: null })}\n`);
  },
});
