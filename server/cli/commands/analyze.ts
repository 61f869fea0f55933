import { type Command, defineCommand, grouped } from "../command.ts";
import { STUDY_OPTIONS } from "../lookup/options.ts";
import { complain } from "../exit.ts";
import { refang } from "../../names/names.ts";
import { brandNames, BRANDS } from "../list_file.ts";
import type { System } from "../system.ts";

/** `deadringer analyze HOST` */
export const command: Command = defineCommand({
  summary: "report everything about one host",
  description: "HOST may be a domain, a host below one, a URL or an e-mail address, defanged or not. " +
    "On a terminal the table format prints a report. Data goes to stdout, notices and progress to stderr.",
  arguments: [{ name: "HOST", what: "host", example: "example.com" }],
  options: {
    ...STUDY_OPTIONS,
    ...grouped("Results", {
      brand: {
        ...BRANDS,
        help:
          "compare it with this domain, of several (A,B, or a file, one a line) with the one that it most " +
          "likely imitates",
      },
    }),
  },
  examples: [
    "deadringer analyze paypa1-login.top --brand paypal.com",
    "deadringer analyze paypa1-login.top --brand brands.txt",
    "deadringer analyze 'hxxps://paypa1-login[.]top/account' --screenshots .",
  ],
  async run({ options, args }, system) {
    const { brandDomain } = await import("../../../lib/domain.ts");
    const { runLookup } = await import("../lookup/run.ts");
    const { brand: given, ...lookup } = options;
    const brands = given === undefined ? [] : await brandNames(given, system, "--brand");
    const brand = await likeliestBrand(args[0]!, brands, options.quiet ? null : system);
    // A page may imitate a brand that the host does not resemble.
    const pageBrands = brands.map((each) => ({ brand: brandDomain(each).registrable }));
    const compared = { ...lookup, ...brand === undefined ? {} : { brand } };
    const values = pageBrands.length < 2 ? compared : { ...compared, pageBrands };
    return await runLookup("analyze", args[0]!, values, system);
  },
});

/** The brand that a host most likely imitates; a single one is taken as it is. Says so when it resembles none. */
async function likeliestBrand(
  host: string,
  brands: readonly string[],
  told: System | null,
): Promise<string | undefined> {
  if (brands.length < 2) return brands[0];
  const { brandDomain, parseDomain } = await import("../../../lib/domain.ts");
  const { BrandIndex, match, VISIT_FROM } = await import("../../../lib/match/mod.ts");
  const { fqdn } = parseDomain(refang(host));
  const index = new BrandIndex(brands.map((each) => brandDomain(each)));
  const [first] = match(fqdn, index, { limit: 1, min: VISIT_FROM });
  if (first === undefined && told !== null) {
    complain(told, `${fqdn} resembles none of the ${brands.length} brands: it is compared with no brand`);
  }
  return first?.brand;
}
