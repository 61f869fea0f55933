import { type Command, defineCommand } from "../command.ts";
import { STUDY_OPTIONS } from "../lookup/options.ts";
import { text } from "../options.ts";

/** `deadringer analyze HOST` */
export const command: Command = defineCommand({
  summary: "report everything about one host",
  description: "HOST may be a domain, a host below one, a URL or an e-mail address, defanged or not. " +
    "On a terminal the table format prints a report. Data goes to stdout, notices and progress to stderr.",
  arguments: [{ name: "HOST", what: "host", example: "example.com" }],
  options: {
    ...STUDY_OPTIONS,
    brand: text({
      value: "DOMAIN",
      help: "compare it with this domain, which it may imitate; with --server, the default is a watched one",
      group: "Results",
    }),
  },
  permissions: ["net", "sys", "read"],
  examples: [
    "deadringer analyze paypa1-login.top --brand paypal.com",
    "deadringer analyze 'hxxps://paypa1-login[.]top/account' --screenshots .",
  ],
  async run({ options, args }, system) {
    const { runLookup } = await import("../lookup/run.ts");
    return await runLookup("analyze", args, options, system);
  },
});
