import { existsSync } from "node:fs";
import type { OfferedName } from "../../sources/offer.ts";
import { namesOfLine } from "../../names/names_of_line.ts";
import { looksLikeDomain } from "../../names/names.ts";
import { linesOf } from "../match/lines.ts";

/** The names that words of a command line give: themselves, or those in the files that they name, `-` for stdin. */
export async function* namesOfArguments(
  args: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<OfferedName> {
  const reason = "given on the command line";
  for (const arg of args) {
    if (arg !== "-" && !existsSync(arg) && looksLikeDomain(arg)) yield { name: arg, reason };
    else {
      for await (const line of linesOf(arg, signal)) {
        for (const name of namesOfLine(line)) yield { name, reason };
      }
    }
  }
}
