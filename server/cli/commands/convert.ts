import { statSync } from "node:fs";
import type { StreamMessage } from "../../../lib/model.ts";
import { choice, type Command, defineCommand, flag, text } from "../command.ts";
import { complain, EXIT, UsageError } from "../exit.ts";
import { FORMATS, lookupFormats } from "../output/rows.ts";
import { refang } from "../../names/names.ts";
import { domainsOfList, listedTest } from "../list_file.ts";
import { savedLines } from "../saved_lines.ts";
import type { System } from "../system.ts";
import { quote } from "../../checks.ts";

/** `deadringer convert FILE -f FORMAT` */
export const command: Command = defineCommand({
  summary: "write a saved lookup as CSV, STIX, MISP, a blocklist …",
  description:
    `FILE is the NDJSON of one lookup; - is stdin. It takes the formats of squat, and needs no --brand where the file says
whose look-alikes it holds. Blocklists take only names that --confirmed lists
or whose page was judged phishing by 90 % at least; names of --owned never.`,
  arguments: [{ name: "FILE", what: "NDJSON file of a lookup", example: "lookup.ndjson" }],
  options: {
    format: choice({ short: "f", value: "FORMAT", help: "what to write" }, lookupFormats),
    brand: text({ value: "DOMAIN", help: "the domain that was looked up", default: "what FILE says" }),
    owned: text({ value: "FILE", help: "your own names, one a line, also *.example.com; they are left out" }),
    confirmed: text({ value: "FILE", help: "names known to be bad, one a line; blocklists take them" }),
    bom: flag({ help: "begin CSV with a byte order mark, as Excel expects" }),
    at: text({
      value: "TIME",
      help: "when the lookup was, such as 2026-03-01T06:00:00Z",
      default: "when FILE was written",
    }),
  },
  examples: [
    "deadringer convert today.ndjson -f csv > today.csv",
    "deadringer convert today.ndjson -f stix > stix.json",
    "deadringer convert today.ndjson -f rpz --owned ours.txt",
  ],
  async run({ options, args }, system) {
    const file = args[0]!;
    const at = options.at === undefined ? writtenAt(file) : Date.parse(options.at);
    if (Number.isNaN(at)) {
      throw new UsageError(`Cannot use --at ${quote(options.at)}: give a time such as 2026-03-01T06:00:00Z`);
    }
    const { format: chosen } = options;
    if (chosen === undefined) {
      throw new UsageError(`Give a format: --format FORMAT, one of ${(await lookupFormats()).join(", ")}`);
    }
    const isOwn = await listedTest(
      options.owned === undefined ? [] : await domainsOfList(system, options.owned, "patterns"),
    );
    const isConfirmed = await listedTest(
      options.confirmed === undefined ? [] : await domainsOfList(system, options.confirmed),
    );
    const { brandedLines } = await import("../saved_lines.ts");
    const given = options.brand === undefined ? undefined : refang(options.brand);
    const { brand, lines } = await brandedLines(file, savedLines(file, system), given);
    if ((FORMATS as readonly string[]).includes(chosen)) {
      const lacks = await printSaved(lines, { format: chosen, brand, isOwn, bom: options.bom }, system);
      return endOf(file, lacks, system);
    }
    if (brand === undefined) {
      throw new UsageError(`Give the domain that was looked up, which ${file} does not say: --brand DOMAIN`);
    }
    const { EXPORT_FORMATS, packedFindings } = await import("../../../lib/export/mod.ts");
    const { findings, incomplete } = await packedFindings(lines, brand, { partial: true });
    const format = EXPORT_FORMATS.find(({ name }) => name === chosen)!;
    const owned = new Set<string>(), confirmed = new Set<string>();
    for (const { fqdn } of findings) {
      if (isOwn(fqdn)) owned.add(fqdn);
      if (isConfirmed(fqdn)) confirmed.add(fqdn);
    }
    for await (const piece of format.write(findings, { brand, at, owned, confirmed })) {
      system.signal.throwIfAborted();
      await system.print(piece);
    }
    return endOf(file, incomplete, system);
  },
});

/** When a file was last written, in milliseconds; now for stdin. A blocklist of an old lookup must not look like a new one. */
const writtenAt = (file: string): number =>
  (file === "-" ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs) ?? Date.now();

/** The exit code of a file that lacks something, and a notice of it. */
function endOf(file: string, lacks: string, system: System): number {
  if (lacks === "") return EXIT.done;
  complain(system, `${file} is not complete: ${lacks}`);
  return EXIT.incomplete;
}

/** Prints saved lines as `squat` would have; resolves with what they lack. */
async function printSaved(
  lines: AsyncIterable<StreamMessage>,
  how: { format: string; brand: string | undefined; isOwn: (name: string) => boolean; bom: boolean },
  system: System,
): Promise<string> {
  const { printLines } = await import("../output/formats.ts");
  const { Completeness } = await import("../../../lib/lines/mod.ts");
  const { brand, isOwn, format, bom } = how;
  const completeness = new Completeness(lines);
  async function* shown(): AsyncGenerator<StreamMessage> {
    for await (const line of completeness.read()) {
      // Of an op that is not known here, a line may be about no name.
      if (line.op !== "Meta" && line.permutation != null && isOwn(line.permutation.domain.fqdn)) continue;
      yield line;
    }
  }
  await printLines(shown(), {
    format,
    domain: brand ?? "",
    isSaved: true,
    status: null,
    bom,
    imitated: brand === undefined ? [] : [brand],
    ...brand === undefined ? {} : { brand },
  }, system);
  return completeness.lacks;
}
