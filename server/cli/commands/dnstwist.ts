import { type Command, defineCommand } from "../command.ts";
import { DNSTWIST_OPTIONS } from "../dnstwist/options.ts";

/** `deadringer dnstwist DOMAIN`: takes the options of dnstwist 20250130 and prints its formats. */
export const command: Command = defineCommand({
  summary: "run as dnstwist: the same options and output",
  description:
    `For programs that run dnstwist 20250130 and read what it prints: the same options, members and formats, the names of
its fuzzers, the original first. --lsh and --phash are accepted, but their columns stay empty, since ours are other measures;
see deadringer squat. --threads and --debug have no effect. --format list alone prints permutations and contacts nobody.
At the deadline it ends with 0, as dnstwist does, and says on stderr what is missing.`,
  arguments: [{ name: "DOMAIN", what: "domain or URL", example: "example.com" }],
  options: DNSTWIST_OPTIONS,
  permissions: ["net", "sys", "read"],
  examples: [
    "deadringer dnstwist --registered --format json --mxcheck paypal.com",
    "deadringer dnstwist -r -f csv -g -w paypal.com",
  ],
  async run({ options, args }, system) {
    const { runDnstwist } = await import("../dnstwist/run.ts");
    return await runDnstwist(args[0]!, options, system);
  },
});
