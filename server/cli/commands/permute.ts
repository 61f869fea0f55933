import { plural } from "../../../lib/plural.ts";
import type { Permutation } from "../../../lib/model.ts";
import { complain } from "../exit.ts";
import { choice, type Command, defineCommand } from "../command.ts";
import { PERMUTE_OPTIONS, permuteOptions } from "../lookup/options.ts";
import { refang } from "../../names/names.ts";
import { asciiOf, pair } from "../terminal.ts";
import { type Format, FORMATS } from "../output/rows.ts";

/** `deadringer permute DOMAIN` */
export const command: Command = defineCommand({
  summary: "generate look-alikes, the most likely first",
  description: "Sends nothing over the network. fqdn is the name in Unicode, ascii its A-labels.",
  arguments: [{ name: "DOMAIN", what: "domain", example: "example.com" }],
  options: {
    ...PERMUTE_OPTIONS,
    format: choice(
      {
        short: "f",
        value: "F",
        help: "output format",
        default: "table on a terminal, else list",
        group: "Output",
      },
      FORMATS,
    ),
  },
  examples: ["deadringer permute paypal.com", "deadringer permute münchen.de -k Homoglyph -f ndjson"],
  async run({ options, args }, system) {
    const { permute } = await import("../../../lib/permute/mod.ts");
    const { brandDomain } = await import("../../../lib/domain.ts");
    const format = options.format ?? (system.interactive ? "table" : "list");
    const domain = brandDomain(refang(args[0]!));
    let isNone = true;
    const permutations = permute(domain, {
      ...await permuteOptions(options, system),
      budget: options.limit ?? (system.interactive ? 1_000 : 10_000),
    });
    if (format === "csv") await system.print("fqdn,tld,domain,permutation,ascii\r\n");
    let before = format === "json" ? "[" : "";
    try {
      for (const permutation of permutations) {
        system.signal.throwIfAborted();
        isNone = false;
        await system.print(before + permutationText(permutation, format));
        if (format === "json") before = ",";
      }
    } finally {
      // An interrupt leaves a valid list too.
      if (format === "json") await system.print(before === "[" ? "[]\n" : "\n]\n");
    }
    if (isNone) {
      const { kinds = ["what was given"] } = options;
      const make = plural(kinds.length, "makes", "make");
      complain(system, `No look-alike: ${kinds.join(", ")} ${make} none of ${domain.registrable}`);
    }
  },
});

function permutationText(permutation: Permutation, format: Format): string {
  const { domain: { fqdn, tld, domain }, kind } = permutation;
  const ascii = asciiOf(permutation.domain);
  // As in a list with one entry, without the brackets.
  if (format === "json") return JSON.stringify([{ ...permutation, ascii }], null, 2).slice(1, -2);
  if (format === "ndjson") return JSON.stringify({ ...permutation, ascii }) + "\n";
  if (format === "csv") return `${fqdn},${tld},${domain},${kind},${ascii}\r\n`;
  if (format === "list") return `${ascii}\n`;
  return pair(ascii === fqdn ? ascii : `${ascii} (${fqdn})`, kind, 40) + "\n";
}
