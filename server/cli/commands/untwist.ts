import type { ParsedDomain } from "../../../lib/domain.ts";
import { type Command, defineCommand, format, formatFor, integer, list, path } from "../command.ts";
import { domainsOfList, openList } from "../list_file.ts";
import { EXIT, UsageError } from "../exit.ts";
import { refang } from "../../names/names.ts";
import type { System } from "../system.ts";
import { pair, printable } from "../terminal.ts";

/** `deadringer untwist NAME...` */
export const command: Command = defineCommand({
  summary: "tell which brand a suspicious name imitates",
  description:
    `Sends nothing over the network. NAME - reads names from stdin. URLs, e-mail addresses and defanged names (hxxp, [.]) are fine; lines of
a file that hold no domain name are reported and skipped. A name imitates a brand from
a probability of 0.08 on, as with match, which takes others. The exit code is 1 when no name does.

Positions of edits count from 0: go0gle.com has o → 0 at 2.`,
  arguments: [{
    name: "NAME",
    what: "name",
    example: "paypa1-login.top --brands paypal.com,ebay.com",
    repeats: true,
  }],
  options: {
    brands: list({ value: "A,B", help: "domains of the brands" }),
    "brands-file": path({ value: "FILE", help: "more brands, one a line; - is stdin" }),
    limit: integer({ short: "n", help: "at most N brands for each name", default: "10" }),
    format: format(["text", "ndjson"]),
  },
  examples: [
    "deadringer untwist paypa1-login.top --brands paypal.com,ebay.com",
    "deadringer untwist - --brands-file brands.txt < new-domains.txt",
  ],
  async run({ options, args }, system) {
    const { brandDomain, parseDomain } = await import("../../../lib/domain.ts");
    const { BrandIndex, LIKELY_FROM, match } = await import("../../../lib/match/mod.ts");
    const format = formatFor(options.format, "text", system);
    const file = options["brands-file"];
    const brands = (options.brands ?? []).map((name) => {
      const domain = refang(name);
      if (domain === "") {
        throw new UsageError(
          `Cannot use --brands ${name}: it holds no domain name; --brands-file takes a file`,
        );
      }
      return brandDomain(domain);
    });
    if (file !== undefined) {
      for (const name of await domainsOfList(system, file)) brands.push(brandDomain(name));
    }
    if (brands.length === 0) {
      throw new UsageError(
        file === undefined
          ? "Give the brands: deadringer untwist paypa1-login.top --brands paypal.com,ebay.com"
          : `Cannot use --brands-file ${file}: it holds no domain name`,
      );
    }
    const index = new BrandIndex(brands);
    const suspects = args.includes("-")
      ? domainsOfStdin(system)
      : args.map((arg): [string, ParsedDomain] => [refang(arg), parseDomain(refang(arg))]);
    let found = false;
    for await (const [name, suspect] of suspects) {
      const isBrand = index.brands.some((brand) => `.${suspect.fqdn}`.endsWith(`.${brand}`));
      const imitations = match(suspect, index, { limit: options.limit ?? 10, min: LIKELY_FROM })
        .map(({ brand, kind, text, probability: score }) => ({ brand, kind, text, score }));
      found ||= imitations.length > 0;
      if (format === "ndjson") {
        await system.print(
          JSON.stringify({ name, imitations, ...(isBrand ? { is_brand: true } : {}) }) + "\n",
        );
        continue;
      }
      const verdict = isBrand
        ? ": the brand's own name"
        : imitations.length === 0
        ? ": resembles no brand"
        : "";
      await system.print(`${printable(name)}${verdict}\n`);
      for (const { brand, kind, text } of imitations) {
        await system.print(`  ${pair(brand, `${kind}: ${text}`, 30)}\n`);
      }
    }
    return found ? EXIT.done : EXIT.failed;
  },
});

/** The domain names that come by stdin; what is none is counted. */
async function* domainsOfStdin(system: System): AsyncGenerator<[name: string, ParsedDomain]> {
  const { domainFault } = await import("../../names/domain_fault.ts");
  const { parseDomain } = await import("../../../lib/domain.ts");
  const { rows, tally } = openList(system, "-");
  for await (const { line, names } of rows) {
    for (const name of names) {
      const why = domainFault(name);
      if (why === null) yield [name, parseDomain(name)];
      else tally.refuse(line, why);
    }
  }
}
