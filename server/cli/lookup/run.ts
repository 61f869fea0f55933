import { lookupRequest } from "./request.ts";

/** Runs a lookup and prints its lines, or its plan. Resolves with the exit code. */
export async function runLookup(...args: Parameters<typeof lookupRequest>): Promise<number> {
  const request = await lookupRequest(...args);
  // A plan needs neither network nor printers: most of the program is not loaded for it.
  return request.values.plan
    ? await (await import("./plan.ts")).printPlanOf(request)
    : await (await import("./lines.ts")).printLookup(request);
}
