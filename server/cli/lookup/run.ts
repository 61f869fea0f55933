import { lookupRequest } from "./request.ts";

/** Runs a lookup of each target and prints them as one, or their plans. Resolves with the exit code. */
export async function runLookup(...args: Parameters<typeof lookupRequest>): Promise<number> {
  const request = await lookupRequest(...args);
  // A plan needs neither network nor printers: most of the program is not loaded for it.
  return request.values.plan
    ? await (await import("./plan.ts")).printPlans(request)
    : await (await import("./lines.ts")).printLookups(request);
}
