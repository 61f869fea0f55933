import { type Command, defineCommand } from "../command.ts";
import { complain, EXIT } from "../exit.ts";
import { PROGRAM } from "../../io/program.ts";
import { LOOKUP_OPTIONS } from "../lookup/options.ts";

// The demo brings its own network.
const { resolver: _1, rate: _2, proxy: _3, ...options } = LOOKUP_OPTIONS;

/** `deadringer demo` */
export const command: Command = defineCommand({
  summary: "try squat on a fictional bank, in a simulated internet",
  description:
    "Starts DNS, web, mail and registry servers on loopback addresses, runs a whole lookup against them " +
    "and stops them. No packet leaves the machine.",
  options,
  examples: [
    "deadringer demo",
    "deadringer demo --format ndjson",
    "deadringer demo --screenshots ./pictures",
  ],
  async run({ options }, system) {
    const { runLookup } = await import("../lookup/run.ts");
    const { startMiniInternet } = await import("../../mini/mod.ts");
    if (!options.quiet) {
      complain(system, "Demo: these sites exist only in a simulated internet on this machine");
    }
    const mini = await startMiniInternet();
    try {
      const code = await runLookup("squat", mini.domain, options, system, mini.io);
      if (!options.quiet && code === EXIT.done) {
        complain(system, `Look up your own domain: ${PROGRAM} squat example.com`);
        complain(system, `See brands watched, in a browser: ${PROGRAM} serve --demo`);
      }
      return code;
    } finally {
      await mini.close();
    }
  },
});
