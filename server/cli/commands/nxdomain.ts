import { type Command, defineCommand, flag } from "../command.ts";
import { LOOKUP_OPTIONS } from "../lookup/options.ts";

/** `deadringer nxdomain DOMAIN` */
export const command: Command = defineCommand({
  summary: "find look-alikes that are free to register",
  description:
    "Each name comes with the answer that shows it is free. Data goes to stdout, notices and progress to stderr.",
  arguments: [{ name: "DOMAIN", what: "domain", example: "example.com" }],
  options: {
    ...LOOKUP_OPTIONS,
    confirm: flag({
      help: "ask registries too (RDAP or WHOIS), since a registered name may have no name servers",
      group: "Results",
    }),
  },
  examples: [
    "deadringer nxdomain paypal.com",
    "deadringer nxdomain paypal.com --limit 2000 -f list",
  ],
  async run({ options, args }, system) {
    const { runLookup } = await import("../lookup/run.ts");
    return await runLookup("nxdomain", args[0]!, options, system);
  },
});
