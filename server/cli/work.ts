import { SquatError } from "../../mod.ts";
import { environmentConfig, startWork } from "../main.ts";
import { numberOption, readArguments } from "./arguments.ts";
import { complain } from "./output.ts";
import type { System } from "./system.ts";

/** Works for the lookups of services on the same PostgreSQL until it is interrupted. */
export async function workCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    batches: { type: "string" },
    data: { type: "string" },
    demo: { type: "boolean" },
  });
  if (positionals.length > 0) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${JSON.stringify(positionals[0])}: work takes options only`,
    );
  }
  const batches = numberOption(values, "batches", 1, 100);
  const worker = await startWork(
    environmentConfig({
      ...(batches === undefined ? {} : { DEADRINGER_WORK: String(batches) }),
      ...(values["data"] === undefined ? {} : { DEADRINGER_DATA: String(values["data"]) }),
      ...(values["demo"] === true ? { DEADRINGER_DEMO: "true" } : {}),
    }),
    (text) => system.warn(text),
  );
  await system.print(`Working for ${worker.name}\n`);
  if (!system.signal.aborted) {
    await new Promise((resolve) => system.signal.addEventListener("abort", resolve, { once: true }));
  }
  complain(system, "Stopping; others take over. Interrupt again to leave at once");
  await worker.close();
  return 0;
}
