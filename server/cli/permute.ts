import {
  parseDomain,
  type Permutation,
  PERMUTATION_KINDS,
  type PermutationKind,
  permute,
  type PermuteOptions,
  SquatError,
} from "../../mod.ts";
import {
  choiceOption,
  listOption,
  numberOption,
  type OptionSpecs,
  type OptionValues,
  readArguments,
} from "./arguments.ts";
import { asciiOf, type Format, FORMATS } from "./output.ts";
import { meant } from "./meant.ts";
import { listed, type System } from "./system.ts";
import { pair } from "./terminal.ts";

/** What says which permutations. */
export const PERMUTE_OPTIONS: OptionSpecs = {
  limit: { type: "string", short: "n" },
  kinds: { type: "string", multiple: true, short: "k" },
  tlds: { type: "string", multiple: true },
  "tlds-file": { type: "string" },
  keywords: { type: "string", multiple: true },
  "keywords-file": { type: "string" },
  keyboards: { type: "string", multiple: true },
};

/** The options of `permute` from a command line, without the limit. */
export async function permuteOptions(
  values: OptionValues,
  system: System,
): Promise<Omit<PermuteOptions, "budget">> {
  const options: PermuteOptions = {};
  const kinds = listOption(values, "kinds");
  if (kinds !== undefined) options.kinds = kinds.map(kindOf);
  const tlds = await listOrFile(values, "tlds", system);
  if (tlds !== undefined) options.tlds = tlds.map((tld) => tld.replace(/^\./, "").toLowerCase());
  const keywords = await listOrFile(values, "keywords", system);
  if (keywords !== undefined) options.keywords = keywords;
  const keyboards = listOption(values, "keyboards");
  if (keyboards !== undefined) options.keyboards = keyboards as NonNullable<PermuteOptions["keyboards"]>;
  return options;
}

/** What an option lists, then what the file of its name with `-file` lists; undefined when neither was given. */
async function listOrFile(values: OptionValues, name: string, system: System): Promise<string[] | undefined> {
  const path = values[`${name}-file`];
  const list = listOption(values, name);
  return typeof path === "string" ? [...list ?? [], ...await listed(system, path)] : list;
}

/** Kinds of which there can be some: the other two say where a name came from that was not made. */
const KINDS = PERMUTATION_KINDS.filter((kind) => kind !== "UserContext" && kind !== "Unknown");

function kindOf(text: string): PermutationKind {
  const kind = KINDS.find((known) => known.toLowerCase() === text.toLowerCase());
  if (kind === undefined) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use kind ${text}: the kinds are ${KINDS.join(", ")}${meant(text, KINDS)}`,
    );
  }
  return kind;
}

/** Prints the permutations of a domain, best first; asks nobody. */
export async function permuteCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    ...PERMUTE_OPTIONS,
    format: { type: "string", short: "f" },
  });
  const [domain, ...rest] = positionals;
  if (domain === undefined || rest.length > 0) {
    throw new SquatError("invalid_parameter", "Give exactly one domain: deadringer permute example.com");
  }
  const format = choiceOption(values, "format", FORMATS) ?? (system.interactive ? "table" : "list");
  const permutations = permute(parseDomain(domain), {
    ...await permuteOptions(values, system),
    budget: numberOption(values, "limit") ?? (system.interactive ? 1_000 : 10_000),
  });
  if (format === "csv") await system.print("fqdn,tld,domain,permutation\r\n");
  let before = format === "json" ? "[" : "";
  try {
    for (const permutation of permutations) {
      system.signal.throwIfAborted();
      await system.print(before + textOf(permutation, format));
      if (format === "json") before = ",";
    }
  } finally {
    // What came until an interrupt is a list too.
    if (format === "json") await system.print(before === "[" ? "[]\n" : "\n]\n");
  }
  return 0;
}

function textOf(permutation: Permutation, format: Format): string {
  const { domain: { fqdn, tld, domain }, kind } = permutation;
  // As in a list of one, without its brackets.
  if (format === "json") return JSON.stringify([permutation], null, 2).slice(1, -2);
  if (format === "ndjson") return JSON.stringify(permutation) + "\n";
  if (format === "csv") return `${fqdn},${tld},${domain},${kind}\r\n`;
  if (format === "list") return asciiOf(permutation.domain) + "\n";
  return pair(asciiOf(permutation.domain), kind, 40) + "\n";
}
