import { brandDomain } from "../../../lib/domain.ts";
import { lookup, type LookupOptions, mergeLines } from "../../../mod.ts";
import type { MergedName } from "../../../lib/lines/mod.ts";
import type { ResultOp, StreamMessage } from "../../../lib/model.ts";
import { complain, EXIT } from "../exit.ts";
import { type LookupEnding, printLines } from "../output/formats.ts";
import { interruptCode, type System } from "../system.ts";
import { openIo } from "./io.ts";
import { defined } from "./options.ts";
import type { LookupRequest } from "./request.ts";

/** Runs the lookup and prints its lines. Resolves with the exit code. */
export async function printLookup(
  { plan, domain, format, status, notices, options: given, values, system, world }: LookupRequest,
): Promise<number> {
  const { io, close } = await openIo(values, system, world);
  try {
    const options = { ...given, io };
    const lines = lookup(domain, options);
    const ending = await printLines(
      plan === "nxdomain" && values.ops === undefined ? freeNames(lines) : lines,
      {
        format: plan === "analyze" && format === "table" ? "sheet" : format,
        domain,
        status,
        original: plan === "squat" && format === "table" ? describeOriginal(domain, options) : null,
        bom: values.bom === true,
        imitated: plan === "analyze" ? [] : [domain],
        ...plan === "squat" ? { brand: brandDomain(domain).registrable } : {},
      },
      system,
    );
    notices.print();
    // The notices of a lookup that is done say what is missing, and what to do.
    if (ending.detail !== "" && ending.kind !== "Done") complain(system, ending.detail);
    return exitCodeOf(ending, system);
  } finally {
    await close();
  }
}

/** For a list of free names, the stream also reports the checked names, and those that are registered. */
async function* freeNames(lines: AsyncIterable<StreamMessage>): AsyncGenerator<StreamMessage> {
  for await (const line of lines) if (line.op === "Meta" || line.op === "Nxdomain") yield line;
}

/** Facts about the original that a table can show beside the look-alikes. Nothing is sent to its servers. */
const ORIGINAL_OPS: readonly ResultOp[] = ["IpEnumeration", "GeoIp", "Dns", "RegistrationMetadata"];

/** Facts about the name that the look-alikes imitate; null when they are not available. */
async function describeOriginal(
  domain: string,
  { io, ops, signal, deadlineMs }: LookupOptions,
): Promise<[fqdn: string, name: MergedName] | null> {
  const chosen = ORIGINAL_OPS.filter((op) => ops === undefined || ops.includes(op));
  try {
    const registrable = brandDomain(domain).registrable;
    const how = defined({ io, signal, deadlineMs });
    const merged = await mergeLines(lookup(registrable, { ...how, plan: "analyze", ops: chosen }));
    const [found] = Object.entries(merged);
    return found?.[1].permutation === undefined ? null : found;
  } catch {
    // The lookup itself reports what is wrong with the name or the network.
    return null;
  }
}

/** The exit code for the end of a lookup. */
function exitCodeOf({ kind, detail }: LookupEnding, system: System): number {
  switch (kind) {
    case "Done":
      return detail === "" ? EXIT.done : EXIT.incomplete;
    case "Timeout":
      return EXIT.timeout;
    case "Error":
      return EXIT.failed;
    case "Interrupted":
      return interruptCode(system);
  }
}
