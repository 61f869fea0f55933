import { SquatError } from "../../mod.ts";
import { classifyFacts, readRows } from "./classify_facts.ts";
import { readArguments } from "./arguments.ts";
import type { System } from "./system.ts";

/** Prints a scored line for each row of facts in a file. */
export async function classifyCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    facts: { type: "string" },
    "no-self-reference": { type: "boolean" },
  });
  const path = values["facts"];
  if (typeof path !== "string" || positionals.length > 0) {
    throw new SquatError("invalid_parameter", "Give a file of rows: deadringer classify --facts FILE.jsonl");
  }
  const selfReference = values["no-self-reference"] !== true;
  for await (const row of classifyFacts(readRows(path, system.signal), { selfReference })) {
    system.signal.throwIfAborted();
    await system.print(JSON.stringify(row) + "\n");
  }
  return 0;
}
