import { type Command, defineCommand } from "../command.ts";
import { LOOKUP_OPTIONS } from "../lookup/options.ts";

/** `deadringer squat DOMAIN` */
export const command: Command = defineCommand({
  summary: "find look-alikes that are registered, and study each",
  description: `Data goes to stdout, notices and progress to stderr.`,
  arguments: [{ name: "DOMAIN", what: "domain", example: "example.com" }],
  options: LOOKUP_OPTIONS,
  examples: [
    "deadringer squat paypal.com --resolver 1.1.1.1 --resolver 9.9.9.9",
    "deadringer squat paypal.com --names suspects.txt --ops Dns,GeoIp -f csv",
    "deadringer squat paypal.com --plan",
  ],
  async run({ options, args }, system) {
    const { runLookup } = await import("../lookup/run.ts");
    return await runLookup("squat", args[0]!, options, system);
  },
});
