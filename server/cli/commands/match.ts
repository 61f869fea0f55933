import { existsSync } from "node:fs";
import { csvRow } from "../../../lib/lines/mod.ts";
import type { Match } from "../../../lib/match/mod.ts";
import { type Command, defineCommand, format, formatFor, integer, SHARE, text, valued } from "../command.ts";
import { complain, EXIT, required, UsageError } from "../exit.ts";
import { looksLikeDomain } from "../../names/names.ts";
import { brandNames, BRANDS, domainsOfList, listedTest, PATTERN, wantedNames } from "../list_file.ts";
import { printable } from "../terminal.ts";

/** `deadringer match --brands FILE [FILE...]` */
export const command: Command = defineCommand({
  summary: "find the names in a feed that imitate your brands",
  description:
    `Reads any number of names and prints those that imitate one of your brands. Sends nothing over the network. Reads
host names, URLs, defanged names, CSV, zone files, certstream and other NDJSON from stdin or files; gzip, zstd
and ZIP are unpacked. Names that cannot be used are reported with their line and skipped.

The probability says how likely the name imitates the brand if one of a thousand names imitates any: 0.08
is then 0.2 where one of 350 names does. The exit code is 1 when no name does.`,
  arguments: [{
    name: "FILE",
    what: "file",
    example: "names.txt",
    optional: true,
    repeats: true,
  }],
  options: {
    brands: BRANDS,
    owned: text({
      value: "FILE",
      help: "the brands' own names, one a line, also *.example.com; they are left out",
    }),
    pattern: PATTERN,
    min: valued({
      value: "P",
      help: "leave out what is less likely to imitate a brand",
      default: "0.08",
    }, SHARE),
    limit: integer({ short: "n", help: "at most N brands for each name", default: "1" }),
    format: format(["table", "csv", "ndjson"]),
  },
  examples: [
    "deadringer match --brands paypal.com,ebay.com < new-domains.txt",
    "deadringer match --brands brands.txt --owned ours.txt --min 0.5 com.zone.gz",
  ],
  async run({ options, args }, system) {
    const { BrandIndex, LIKELY_FROM } = await import("../../../lib/match/mod.ts");
    const { parseDomain } = await import("../../../lib/domain.ts");
    const { imitations } = await import("../match/names.ts");
    const sentence = "Give the brands: deadringer match --brands brands.txt < names.txt";
    const brands = await brandNames(required(options.brands, sentence), system);
    const format = formatFor(options.format, "table", system);
    const matching = {
      min: options.min ?? LIKELY_FROM,
      limit: options.limit ?? 1,
    };
    const index = new BrandIndex(brands);
    for (const { text } of index.notices()) complain(system, text);
    const owned = options.owned === undefined ? [] : await domainsOfList(system, options.owned, "patterns");
    for (const name of owned.filter((each) => !each.includes("*"))) {
      for (const brand of index.brands) index.own(parseDomain(name), brand);
    }
    const isOwn = await listedTest(owned.filter((each) => each.includes("*")));
    const fits = await wantedNames(options.pattern);
    const wanted = (name: string) => fits(name) && !isOwn(name);
    for (const file of args) {
      if (looksLikeDomain(file) && !existsSync(file)) {
        throw new UsageError(
          `Cannot read ${file}: there is no such file; for one name: deadringer untwist ${file}`,
        );
      }
    }
    let found = false;
    if (format === "csv") await system.print("name,brand,kind,probability,own_probability,text\n");
    const files = args.length === 0 ? ["-"] : args;
    for await (const [name, each] of imitations(files, index, matching, system, wanted)) {
      found = true;
      await system.print(nameRow(format, name, each));
    }
    return found || system.hasUnreadList ? EXIT.done : EXIT.failed;
  },
});

/** A probability with four digits. */
const rounded = (probability: number): number => Math.round(probability * 1e4) / 1e4;

function nameRow(format: "table" | "csv" | "ndjson", name: string, match: Match): string {
  const { brand, kind, text, probability, own_probability: own } = match;
  const shares = {
    probability: rounded(probability),
    ...own === undefined ? {} : { own_probability: rounded(own) },
  };
  if (format === "ndjson") return JSON.stringify({ name, brand, kind, text, ...shares }) + "\n";
  if (format === "csv") {
    const cells = [name, brand, kind, shares.probability, shares.own_probability ?? "", text];
    return csvRow(cells.map(String)).replace(/\r\n$/, "\n");
  }
  return `${shares.probability.toFixed(3)}  ${printable(name).padEnd(28)} ${brand.padEnd(18)} ${kind}: ${
    printable(text)
  }\n`;
}
