import { brandIndex, explain, type ParsedDomain, parseDomain, SquatError, untwist } from "../../mod.ts";
import { refang } from "./refang.ts";
import { choiceOption, listOption, numberOption, readArguments } from "./arguments.ts";
import { EXIT } from "./exit.ts";
import { complain } from "./output.ts";
import { listed, type System } from "./system.ts";
import { cellsOf, pair, printable } from "./terminal.ts";

const FORMATS = ["text", "ndjson"] as const;

/** Prints which brands each suspect name imitates, and how; asks nobody. */
export async function untwistCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    brands: { type: "string", multiple: true },
    "brands-file": { type: "string" },
    limit: { type: "string", short: "n" },
    format: { type: "string", short: "f" },
  });
  const format = choiceOption(values, "format", FORMATS) ?? (system.interactive ? "text" : "ndjson");
  const limit = numberOption(values, "limit") ?? 10;
  const path = values["brands-file"];
  const listed = (listOption(values, "brands") ?? []).map(parseDomain);
  const brands = typeof path === "string" ? [...listed, ...await brandsOf(path, system)] : listed;
  if (brands.length === 0 || positionals.length === 0) {
    throw new SquatError(
      "invalid_parameter",
      "Give names and brands: deadringer untwist paypa1-login.top --brands paypal.com,ebay.com",
    );
  }
  const suspects = positionals.includes("-") ? system.readLines("-") : positionals;
  const index = brandIndex(brands);
  let found = false;
  let wrong = 0;
  for await (const line of suspects) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const name = refang(line);
    let suspect: ParsedDomain;
    try {
      suspect = parseDomain(name);
    } catch (error) {
      // A feed has lines that are no names; what was typed is to be mended.
      if (!(error instanceof SquatError) || suspects === positionals) throw error;
      if (wrong++ === 0) complain(system, `${error.message}: left out`);
      continue;
    }
    const imitations = untwist(suspect, index, limit);
    found ||= imitations.length > 0;
    if (format === "ndjson") await system.print(JSON.stringify({ name, imitations }) + "\n");
    else {
      await system.print(`${printable(name)}${imitations.length === 0 ? ": like none of them" : ""}\n`);
      for (const { brand, kind, text } of imitations) {
        await system.print(`  ${pair(brand, `${kind}: ${text}`, 30)}\n`);
      }
    }
  }
  if (wrong > 1) complain(system, `${wrong} lines of stdin are no domain names: left out`);
  return found ? EXIT.done : EXIT.failed;
}

async function brandsOf(path: string, system: System): Promise<ParsedDomain[]> {
  const brands: ParsedDomain[] = [];
  let wrong = 0;
  for (const name of await listed(system, path)) {
    try {
      brands.push(parseDomain(name));
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      if (wrong++ === 0) complain(system, `${error.message}: left out`);
    }
  }
  if (wrong > 1) complain(system, `${wrong} lines of ${path} are no domain names: left out`);
  return brands;
}

/** Prints the edits that lead from a domain to other names. */
export async function explainCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: "string", short: "f" } });
  const format = choiceOption(values, "format", FORMATS) ?? (system.interactive ? "text" : "ndjson");
  const [domain, ...candidates] = positionals;
  if (domain === undefined || candidates.length === 0) {
    throw new SquatError(
      "invalid_parameter",
      "Give a domain and names like it: deadringer explain paypal.com paypa1.top",
    );
  }
  const original = parseDomain(domain);
  const width = Math.max(30, ...candidates.map((name) => cellsOf(printable(name)) + 2));
  for (const name of candidates) {
    const { steps, text } = explain(original, parseDomain(name));
    await system.print(
      format === "ndjson"
        ? JSON.stringify({ name, steps, text }) + "\n"
        : pair(printable(name), text === "" ? "the same name" : printable(text), width) + "\n",
    );
  }
  return EXIT.done;
}
