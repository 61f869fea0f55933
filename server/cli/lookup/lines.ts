import { brandDomain } from "../../../lib/domain.ts";
import { lookup } from "../../../mod.ts";
import type { StreamMessage } from "../../../lib/model.ts";
import { complain, EXIT } from "../exit.ts";
import { type LookupEnding, printLines } from "../output/formats.ts";
import { interruptCode, type System } from "../system.ts";
import { openIo } from "./io.ts";
import type { LookupRequest } from "./request.ts";

/** Runs the lookup and prints its lines. Resolves with the exit code. */
export async function printLookup(
  { plan, domain, format, status, notices, options: given, values, system, world }: LookupRequest,
): Promise<number> {
  const { io, close } = await openIo(values, system, world);
  try {
    const lines = lookup(domain, { ...given, io });
    const ending = await printLines(
      plan === "nxdomain" && values.ops === undefined ? freeNames(lines) : lines,
      {
        format: plan === "analyze" && format === "table" ? "sheet" : format,
        domain,
        status,
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
