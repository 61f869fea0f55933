import { type Command, defineCommand } from "../command.ts";
import { complain } from "../complain.ts";
import { EXIT } from "../exit.ts";
import { integer, path, text } from "../options.ts";
import { refang } from "../names.ts";
import { savedLines } from "../saved_lines.ts";
import { readList } from "../system.ts";
import type { Option } from "../command.ts";
import { refuseWord } from "../refuse_word.ts";
import { UsageError } from "../usage_error.ts";
import { quote } from "../../checks.ts";

const formatNames = async () =>
  (await import("../../../lib/export/mod.ts")).EXPORT_FORMATS.map(({ name }) => name);

const to: Option<string> = {
  value: "FORMAT",
  help: "what to write",
  choices: formatNames,
  async read([given]) {
    const names = await formatNames();
    if (given === undefined) throw new UsageError(`Give a format: --to FORMAT, one of ${names.join(", ")}`);
    if (names.includes(given)) return given;
    return refuseWord("--to", given, names);
  },
};

/** It must be given twice, because blocking names without evidence against them breaks things for others. */
const byLikeness: Option<boolean> = {
  value: null,
  repeats: true,
  help: "blocklists: include every look-alike, even without evidence; give it twice",
  read(texts) {
    if (texts.length === 1) {
      throw new UsageError(
        "Blocking by likeness alone hits innocent names too: give --block-by-likeness twice if you mean it",
      );
    }
    return texts.length > 1;
  },
};

/** `deadringer convert FILE --to FORMAT` */
export const command: Command = defineCommand({
  summary: "write a saved lookup as STIX, MISP, a blocklist …",
  description:
    `FILE is the NDJSON of one lookup; - is stdin. Blocklists and Sigma rules take only names that --confirmed lists
or whose page was judged phishing; names of --owned never.`,
  arguments: [{ name: "FILE", what: "NDJSON file of a lookup", example: "lookup.ndjson", path: true }],
  options: {
    to,
    brand: text({ value: "DOMAIN", help: "the domain that was looked up" }),
    owned: path({ value: "FILE", help: "your own names, one a line; they are left out" }),
    confirmed: path({ value: "FILE", help: "names known to be bad, one a line; blocklists take them" }),
    least: integer({
      least: 50,
      most: 100,
      help: "blocklists: lowest phishing score to include, in percent",
      default: "90",
    }),
    "block-by-likeness": byLikeness,
    at: text({ value: "TIME", help: "when the lookup was, such as 2026-03-01T06:00:00Z", default: "now" }),
  },
  permissions: ["read"],
  examples: [
    "deadringer convert today.ndjson --brand paypal.com --to stix > stix.json",
    "deadringer convert today.ndjson --brand paypal.com --to rpz --owned ours.txt",
  ],
  async run({ options, args }, system) {
    const { EXPORT_FORMATS, packedFindings } = await import("../../../lib/export/mod.ts");
    const { parseDomain } = await import("../../../lib/domain.ts");
    if (options.brand === undefined) {
      throw new UsageError("Give the domain that was looked up: --brand DOMAIN");
    }
    const brand = parseDomain(refang(options.brand)).registrable;
    const at = options.at === undefined ? Date.now() : Date.parse(options.at);
    if (Number.isNaN(at)) {
      throw new UsageError(`Cannot use --at ${quote(options.at)}: give a time such as 2026-03-01T06:00:00Z`);
    }
    const names = async (file: string | undefined) =>
      new Set(
        file === undefined ? [] : (await readList(system, file)).map((name) => refang(name).toLowerCase()),
      );
    const [owned, confirmed] = [await names(options.owned), await names(options.confirmed)];
    const { findings, incomplete } = await packedFindings(savedLines(args[0]!, system), brand);
    const blocklist = { least: (options.least ?? 90) / 100, byLikeness: options["block-by-likeness"] };
    const format = EXPORT_FORMATS.find(({ name }) => name === options.to)!;
    for await (const piece of format.write(findings, { brand, at, owned, confirmed, blocklist })) {
      system.signal.throwIfAborted();
      await system.print(piece);
    }
    if (incomplete === "") return EXIT.done;
    complain(system, `${args[0]} is not complete: ${incomplete}`);
    return EXIT.incomplete;
  },
});
