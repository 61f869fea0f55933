import { type Command, defineCommand, format, formatFor } from "../command.ts";
import { eachName, EXIT } from "../exit.ts";
import { refang } from "../../names/names.ts";
import { cellsOf, pair, printable } from "../terminal.ts";

/** `deadringer explain DOMAIN NAME...` */
export const command: Command = defineCommand({
  summary: "show the edits that lead from one name to another",
  description: "Positions of edits in DOMAIN count from 0: from google.com to go0gle.com it is o → 0 at 2.",
  arguments: [
    { name: "DOMAIN", what: "domain", example: "paypal.com" },
    { name: "NAME", what: "name like it", example: "paypa1.top", repeats: true },
  ],
  options: {
    format: format(["text", "ndjson"]),
  },
  examples: ["deadringer explain paypal.com paypa1.top paypal-login.com"],
  async run({ options, args }, system) {
    const { brandDomain, parseDomain } = await import("../../../lib/domain.ts");
    const { explain } = await import("../../../lib/permute/explain.ts");
    const format = formatFor(options.format, "text", system);
    const [domain, ...names] = args as [string, ...string[]];
    const original = brandDomain(refang(domain));
    const width = Math.max(30, ...names.map((name) => cellsOf(printable(refang(name))) + 2));
    const isAll = await eachName(names, system, async (name) => {
      const { steps, text } = explain(original, parseDomain(name));
      await system.print(
        format === "ndjson"
          ? JSON.stringify({ name, steps, text }) + "\n"
          : pair(printable(name), text === "" ? "the same name" : printable(text), width) + "\n",
      );
    });
    return isAll ? EXIT.done : EXIT.usage;
  },
});
