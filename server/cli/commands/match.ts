import { existsSync } from "node:fs";
import type { Match } from "../../../lib/match/mod.ts";
import type { Permutation } from "../../../lib/model.ts";
import {
  type Command,
  defineCommand,
  flag,
  format,
  formatFor,
  integer,
  path,
  SHARE,
  text,
  valued,
} from "../command.ts";
import { counted } from "../../../lib/lines/mod.ts";
import { domainFault } from "../../names/domain_fault.ts";
import { complain, EXIT, UsageError } from "../exit.ts";
import { looksLikeDomain, refang } from "../../names/names.ts";
import { STUDY_OPTIONS } from "../lookup/options.ts";
import { brandNames, BRANDS, domainsOfList, PATTERN, wantedNames } from "../list_file.ts";
import { csvLine, MATCH_FORMATS, type MatchFormat, rounded } from "../output/matches.ts";
import { printable } from "../terminal.ts";

/** Names that are looked up at most: all of them stay in memory until the input ends. */
const MAX_LOOKED_UP = 10_000;

/** Options of a lookup; the output is that of the command, and services choose their own names. */
const { format: _format, bom: _bom, server: _server, key: _key, ...STUDY } = STUDY_OPTIONS;

/** `deadringer match --brands FILE [FILE...]` */
export const command: Command = defineCommand({
  summary: "find the names in a feed that imitate your brands",
  description:
    `Reads any number of names and prints those that imitate one of your brands. Sends nothing over the network. Reads
host names, URLs, defanged names, CSV, zone files, certstream and other NDJSON from stdin or files; gzip, zstd
and xz are unpacked. Names that cannot be used are reported with their line and skipped.

The probability says how likely the name imitates the brand if one of a thousand names imitates any; --prior sets
another base rate: 0.08 at one of a thousand is 0.2 at one of 350. The exit code is 1 when no name does.

With --lookup the names that pass are looked up, each as a look-alike of its brand, and the lookup is printed in
their place: that does send questions over the network. The other groups of options go with it.

With --page one page is compared in place of names, by what it shows: its title, copyright line, logo, hosts. A
URL is visited as a look-alike is; the options of the group Network go with it.`,
  arguments: [{
    name: "FILE",
    what: "file",
    example: "names.txt",
    optional: true,
    repeats: true,
    path: true,
  }],
  options: {
    brands: BRANDS,
    page: text({
      value: "URL|FILE",
      help: "instead of names, one page: visited where it is a URL, else a file of HTML, - for stdin",
    }),
    owned: path({ value: "FILE", help: "the brands' own names, one a line; they are left out" }),
    pattern: PATTERN,
    min: valued({
      value: "P",
      help: "leave out what is less likely to imitate a brand",
      default: "0.08, of a page 0.6",
    }, SHARE),
    prior: valued({ value: "P", help: "share of all names that imitate a brand", default: "0.001" }, SHARE),
    limit: integer({ short: "n", help: "at most N brands for each name", default: "1" }),
    lookup: flag({
      help: `look up the names that pass, the first ${MAX_LOOKED_UP}, and print that instead`,
    }),
    format: format(MATCH_FORMATS),
    ...STUDY,
  },
  permissions: ["read"],
  examples: [
    "deadringer match --brands paypal.com,ebay.com < new-domains.txt",
    "deadringer match --brands brands.txt --owned ours.txt --min 0.5 com.zone.gz",
    "deadringer match --brands brands.txt --lookup --passive new.txt",
    "deadringer match --brands brands.txt --page 'hxxps://shop[.]example/login'",
  ],
  async run({ options, args }, system) {
    const { BrandIndex, LIKELY_FROM } = await import("../../../lib/match/mod.ts");
    const { brandDomain, parseDomain } = await import("../../../lib/domain.ts");
    const { imitations } = await import("../match/names.ts");
    const wanted = await wantedNames(options.pattern);
    if (options.brands === undefined) {
      throw new UsageError("Give the brands: deadringer match --brands brands.txt < names.txt");
    }
    const brands = await brandNames(options.brands, system);
    const format = formatFor(options.format, "table", system);
    const matching = {
      min: options.min ?? LIKELY_FROM,
      prior: options.prior ?? 0.001,
      limit: options.limit ?? 1,
    };
    if (options.page !== undefined) {
      refuseNames(options, args);
      const { IMITATES_FROM } = await import("../../../lib/match/page/mod.ts");
      const { matchGivenPage } = await import("../match/page.ts");
      const shown = { ...matching, min: options.min ?? IMITATES_FROM, format };
      const study = { ...options, limit: undefined, format };
      return await matchGivenPage(options.page, brands, shown, study, system);
    }
    const index = new BrandIndex(brands.map((name) => brandDomain(refang(name))));
    for (const { text } of index.notices()) complain(system, text);
    for (const name of options.owned === undefined ? [] : await domainsOfList(system, options.owned)) {
      for (const brand of index.brands) index.own(parseDomain(name), brand);
    }
    for (const file of args) {
      if (looksLikeDomain(file) && !existsSync(file)) {
        throw new UsageError(
          `Cannot read ${file}: there is no such file; for one name: deadringer untwist ${file}`,
        );
      }
    }
    const { lookup = false } = options;
    refuseStudy(options, lookup);
    /** Brand → names to look up. */
    const passed = new Map<string, Map<string, Permutation>>();
    let [found, unusable] = [0, 0];
    if (format === "csv" && !lookup) {
      await system.print("name,brand,kind,probability,own_probability,text\n");
    }
    for await (
      const [name, each] of imitations(args.length === 0 ? ["-"] : args, index, matching, system, wanted)
    ) {
      found++;
      if (!lookup) await system.print(nameRow(format, name, each));
      else if (found <= MAX_LOOKED_UP) {
        if (domainFault(name) !== null) {
          unusable++;
          continue;
        }
        const { fqdn, tld, domain } = parseDomain(name);
        if (!passed.has(each.brand)) passed.set(each.brand, new Map());
        passed.get(each.brand)!.set(fqdn, { domain: { fqdn, tld, domain }, kind: each.kind });
      }
    }
    if (!lookup || found === 0) return found > 0 || system.hasUnreadList ? EXIT.done : EXIT.failed;
    if (unusable > 0) {
      complain(
        system,
        `${counted(unusable, "match", "matches")} cannot be looked up, and is left out of the lookup`,
      );
      if (passed.size === 0) return EXIT.failed;
    }
    if (found > MAX_LOOKED_UP) {
      complain(
        system,
        `${found} matches: the first ${MAX_LOOKED_UP} are looked up; a higher --min gives fewer`,
      );
    }
    const { runLookup } = await import("../lookup/run.ts");
    const values = { ...options, limit: undefined, format };
    const names = new Map([...passed].map(([brand, of]) => [brand, [...of.values()]]));
    return await runLookup("squat", [...names.keys()], values, system, undefined, names);
  },
});

/** @throws {UsageError} For names, and options that concern them, beside a page. */
function refuseNames(
  options: Partial<Record<"prior" | "owned" | "lookup" | "pattern", unknown>>,
  files: readonly string[],
): void {
  const [useless] = (["prior", "owned", "lookup", "pattern"] as const).filter((name) => options[name]);
  if (useless === undefined && files.length === 0) return;
  throw new UsageError(
    `--page does not go with ${useless === undefined ? "files of names" : `--${useless}`}`,
  );
}

/** @throws {UsageError} For options of a lookup without one. */
function refuseStudy(options: Partial<Record<keyof typeof STUDY, unknown>>, lookup: boolean): void {
  for (const name of Object.keys(STUDY) as (keyof typeof STUDY)[]) {
    if (!lookup && options[name] !== undefined && options[name] !== false) {
      throw new UsageError(`--${name} goes with --lookup`);
    }
  }
}

function nameRow(format: MatchFormat, name: string, match: Match): string {
  const { brand, kind, text, probability, own_probability: own } = match;
  const shares = {
    probability: rounded(probability),
    ...own === undefined ? {} : { own_probability: rounded(own) },
  };
  if (format === "ndjson") return JSON.stringify({ name, brand, kind, text, ...shares }) + "\n";
  if (format === "csv") {
    return csvLine([name, brand, kind, shares.probability, shares.own_probability ?? "", text]);
  }
  return `${shares.probability.toFixed(3)}  ${printable(name).padEnd(28)} ${brand.padEnd(18)} ${kind}: ${
    printable(text)
  }\n`;
}
