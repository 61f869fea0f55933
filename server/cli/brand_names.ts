import { refang } from "../names/names.ts";
import { path } from "./command.ts";
import { readList, type System } from "./system.ts";
import { UsageError } from "./exit.ts";

/** `--brands` of commands that compare with several. */
export const BRANDS = path({
  value: "FILE|A,B",
  help: "domains of the brands: a file, one a line, or the domains themselves",
});

/** The domains of `--brands`, at least one: the lines of a file, or, where there is no such file, the parts of the text. */
export async function brandNames(given: string, system: System): Promise<string[]> {
  const names = await namesIn(given, system);
  if (names.length === 0) throw new UsageError(`Cannot use --brands ${given}: it holds no domain name`);
  return names;
}

async function namesIn(given: string, system: System): Promise<string[]> {
  try {
    return await readList(system, given);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const { parseDomain } = await import("../../lib/domain.ts");
    const parts = given.split(",").map((part) => part.trim()).filter((part) => part !== "");
    try {
      for (const part of parts) parseDomain(refang(part));
    } catch {
      throw error;
    }
    return parts;
  }
}
