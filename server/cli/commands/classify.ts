import { type Command, defineCommand, flag, text } from "../command.ts";
import { required } from "../exit.ts";

/** `deadringer classify --facts FILE` */
export const command: Command = defineCommand({
  summary: "score recorded pages: phishing, parked, legitimate",
  description:
    `Reads rows {"id", "url", "html", "a", "aaaa", "ns", "mx", "headers", "redirects"}, one JSON object a line;
all but id are optional. Prints {"id", "legitimate", "phishing", "parked", "reasons"}, one a line.`,
  options: {
    facts: text({ value: "FILE", help: "the rows; gzip, zstd and xz are unpacked; - is stdin" }),
    "no-self-reference": flag({ help: "ignore features that depend on the page's own host" }),
  },
  examples: ["deadringer classify --facts rows.jsonl > scores.jsonl"],
  async run({ options }, system) {
    const facts = required(options.facts, "Give a file of rows: deadringer classify --facts FILE.jsonl");
    const { classifyFacts } = await import("../classify_facts.ts");
    for await (
      const row of classifyFacts(system.readLines(facts), !options["no-self-reference"])
    ) {
      system.signal.throwIfAborted();
      await system.print(JSON.stringify(row) + "\n");
    }
  },
});
