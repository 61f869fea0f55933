import { existsSync } from "node:fs";
import { brandFault } from "../names/domain_fault.ts";
import { refang } from "../names/names.ts";
import { path } from "./command.ts";
import { UsageError } from "./exit.ts";
import { openList } from "./list_file.ts";
import type { System } from "./system.ts";

/** `--brands` of commands that compare with several. */
export const BRANDS = path({
  value: "FILE|A,B",
  help: "domains of the brands: a file, one a line, or the domains themselves",
});

/** The domains of `--brands`, at least one: those of a file, or, where there is no such file, the parts of the text. */
export async function brandNames(given: string, system: System): Promise<string[]> {
  const names = await namesIn(given, system);
  if (names.length === 0) throw new UsageError(`Cannot use --brands ${given}: it holds no domain name`);
  return names;
}

async function namesIn(given: string, system: System): Promise<string[]> {
  const parts = given.split(",").map((part) => refang(part)).filter((part) => part !== "");
  if (
    parts.length > 0 && given !== "-" && !existsSync(given) &&
    parts.every((part) => brandFault(part) === null)
  ) {
    return parts;
  }
  return await domainsOfList(system, given);
}

/** The domain names of a list; what is none is counted, and named when the list ends. */
export async function domainsOfList(system: System, file: string): Promise<string[]> {
  const { rows, tally } = openList(system, file);
  const domains: string[] = [];
  for await (const { line, names } of rows) {
    for (const name of names) {
      const why = brandFault(name);
      if (why === null) domains.push(name);
      else tally.refuse(line, why);
    }
  }
  return domains;
}
