import { type Command, defineCommand, format, formatFor, integer } from "../command.ts";
import { brandNames, BRANDS } from "../list_file.ts";
import { complain, EXIT, required } from "../exit.ts";
import { refang } from "../../names/names.ts";
import { pair, printable } from "../terminal.ts";
import { SquatError } from "../../../lib/errors.ts";

/** `deadringer untwist NAME...` */
export const command: Command = defineCommand({
  summary: "tell which brand a suspicious name imitates",
  description:
    `Sends nothing over the network. URLs, e-mail addresses and defanged names (hxxp, [.]) are fine. A name imitates a brand from
a probability of 0.08 on, as with match, which takes others, and reads lists of names. The exit code is 1 when no name does.

Positions of edits count from 0: go0gle.com has o → 0 at 2.`,
  arguments: [{
    name: "NAME",
    what: "name",
    example: "paypa1-login.top --brands paypal.com,ebay.com",
    repeats: true,
  }],
  options: {
    brands: BRANDS,
    limit: integer({ short: "n", help: "at most N brands for each name", default: "10" }),
    format: format(["text", "ndjson"]),
  },
  examples: [
    "deadringer untwist paypa1-login.top --brands paypal.com,ebay.com",
    "deadringer untwist paypa1-login.top ebay-help.shop --brands brands.txt",
  ],
  async run({ options, args }, system) {
    const { BrandIndex, LIKELY_FROM, match, readName } = await import("../../../lib/match/mod.ts");
    const format = formatFor(options.format, "text", system);
    const sentence = "Give the brands: deadringer untwist paypa1-login.top --brands paypal.com,ebay.com";
    const index = new BrandIndex(await brandNames(required(options.brands, sentence), system));
    let found = false, isAll = true;
    const tell = async (name: string): Promise<void> => {
      const imitations = match(name, index, { limit: options.limit ?? 10, min: LIKELY_FROM })
        .map(({ brand, kind, text, probability: score }) => ({ brand, kind, text, score }));
      const { fqdn } = readName(name);
      const isBrand = index.brands.some((brand) => `.${fqdn}`.endsWith(`.${brand}`));
      found ||= imitations.length > 0;
      if (format === "ndjson") {
        await system.print(
          JSON.stringify({ name, imitations, ...(isBrand ? { is_brand: true } : {}) }) + "\n",
        );
        return;
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
    };
    for (const name of args.map(refang)) {
      // One that cannot be used stops no other.
      await tell(name).catch((error) => {
        if (!(error instanceof SquatError)) throw error;
        isAll = false;
        complain(system, error.message);
      });
    }
    return !isAll ? EXIT.usage : found ? EXIT.done : EXIT.failed;
  },
});
