import { existsSync } from "node:fs";
import { type OfferedName, offerNames } from "../../sources/offer.ts";
import { wordsOf } from "../../sources/words.ts";
import { linesOf } from "../match/lines.ts";
import { namesOfLine } from "../../names/names_of_line.ts";
import { looksLikeDomain } from "../../names/names.ts";
import type { System } from "../system.ts";
import { EXIT } from "../exit.ts";
import { withSources } from "./open.ts";

/** Gives names to the service on a store, and prints what became of them. */
export async function addNames(
  args: readonly string[],
  data: string | undefined,
  json: boolean | undefined,
  system: System,
): Promise<void> {
  await withSources(data, async (sources) => {
    const counts = await offerNames(
      sources,
      { owner: "", door: "by_hand" },
      namesOfArguments(args, system.signal),
    );
    await system.print(json === true ? JSON.stringify(counts) + "\n" : `${wordsOf(counts)}\n`);
    return EXIT.done;
  });
}

async function* namesOfArguments(args: readonly string[], signal: AbortSignal): AsyncGenerator<OfferedName> {
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
