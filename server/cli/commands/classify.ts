import { type Command, defineCommand, flag, text } from "../command.ts";
import { complain, required } from "../exit.ts";
import { listName } from "../list_file.ts";
import { ListTally } from "../../names/list_tally.ts";

/** `deadringer classify --facts FILE` */
export const command: Command = defineCommand({
  summary: "score recorded pages: phishing, parked, legitimate",
  description:
    `Reads rows {"id", "url", "html", "a", "aaaa", "ns", "mx", "headers", "redirects"}, one JSON object a line;
all but id are optional. Prints {"id", "legitimate", "phishing", "parked", "reasons"}, one a line. Lines that are no
such row are named and left out; the exit code is then 4.`,
  options: {
    facts: text({ value: "FILE", help: "the rows; gzip, zstd and ZIP are unpacked; - is stdin" }),
    "no-self-reference": flag({ help: "ignore features that depend on the page's own host" }),
  },
  examples: ["deadringer classify --facts rows.jsonl > scores.jsonl"],
  async run({ options }, system) {
    const facts = required(options.facts, "Give a file of rows: deadringer classify --facts FILE.jsonl");
    const { classifyFacts } = await import("../classify_facts.ts");
    const tally = new ListTally();
    const refused = (line: number, why: string): void => tally.refuse(line, why);
    const rows = classifyFacts(system.readLines(facts), refused, !options["no-self-reference"]);
    for await (const row of rows) {
      system.signal.throwIfAborted();
      tally.names++;
      await system.print(JSON.stringify(row) + "\n");
    }
    const leftOut = tally.words(listName(facts));
    if (leftOut !== "") complain(system, leftOut);
    else if (tally.names === 0) complain(system, `${listName(facts)}: it holds no row`);
    system.hasUnreadList = leftOut !== "";
  },
});
