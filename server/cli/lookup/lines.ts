import { brandDomain } from "../../../lib/domain.ts";
import { lookup, type LookupOptions, mergeLines } from "../../../mod.ts";
import { type MergedName, untilFailure } from "../../../lib/lines/mod.ts";
import type { MetaLine, ResultOp, StreamMessage } from "../../../lib/model.ts";
import { complain, EXIT } from "../exit.ts";
import { type LookupEnding, printLines, type PrintOptions } from "../output/formats.ts";
import { interruptCode, type System } from "../system.ts";
import { openIo } from "./io.ts";
import { defined } from "./options.ts";
import type { LookupRequest } from "./request.ts";

/** How bad a last line is; 0 for other lines. */
function badness({ data }: MetaLine): number {
  if (data.kind === "Done") return (data.data?.detail ?? "") === "" ? 1 : 2;
  return data.kind === "Timeout" ? 3 : data.kind === "Error" ? 4 : 0;
}

/**
 * The lines of lookups of several domains as one stream: every line has `seed`, the domain it belongs to, as an
 * extension member. A name that two domains lead to belongs to the first. Progress counts all lookups that have
 * started, and there is one last line, the worst.
 *
 * @param lookup Returns the lines of one domain.
 */
export async function* seededLines(
  domains: readonly string[],
  lookup: (domain: string) => AsyncIterable<StreamMessage>,
): AsyncGenerator<StreamMessage & { seed: string }> {
  const seeds = new Map<string, string>();
  let last: MetaLine & { seed: string } | undefined;
  let base: readonly [number, number] = [0, 0];
  for (const seed of domains) {
    let progress: readonly [number, number] = base;
    for await (const line of untilFailure(lookup(seed))) {
      if (line.op !== "Meta") {
        const { fqdn } = line.permutation.domain;
        if (!seeds.has(fqdn)) seeds.set(fqdn, seed);
        if (seeds.get(fqdn) === seed) yield { ...line, seed };
      } else if (line.data.kind === "Progress") {
        const [completed, total] = line.data.data;
        progress = [base[0] + completed, base[1] + total];
        yield { ...line, data: { ...line.data, data: [...progress] as [number, number] }, seed };
      } else if (badness(line) > 0) {
        if (last === undefined || badness(line) > badness(last)) last = { ...line, seed };
      } else yield { ...line, seed };
    }
    base = progress;
  }
  if (last !== undefined) yield last;
}

/** Runs the lookups and prints their lines. Resolves with the exit code. */
export async function printLookups(request: LookupRequest): Promise<number> {
  const { plan, domains, optionsOf, values, system, world } = request;
  const { server } = values;
  if (server !== undefined) {
    const { remoteLines } = await import("./remote.ts");
    const remote = (each: string) => remoteLines(plan, each, { ...values, server }, system.signal);
    return await print(linesOfAll(domains, remote), null, request);
  }
  const { io, close } = await openIo(values, system, world);
  try {
    const domain = domains[0]!;
    const original = plan === "squat" && request.format === "table" && domains.length === 1
      ? describeOriginal(domain, { ...optionsOf(domain), io })
      : null;
    const lines = linesOfAll(domains, (each) => lookup(each, { ...optionsOf(each), io }));
    return await print(lines, original, request);
  } finally {
    await close();
  }
}

/** Prints lines; resolves with the exit code for how they end. */
async function print(
  lines: AsyncIterable<StreamMessage>,
  original: PrintOptions["original"],
  { plan, domains, format, status, notices, values, system }: LookupRequest,
): Promise<number> {
  const domain = domains[0]!;
  const ending = await printLines(
    plan === "nxdomain" && values.ops === undefined ? freeNames(lines) : lines,
    {
      format: plan === "analyze" && format === "table" ? "sheet" : format,
      domain,
      status,
      original,
      bom: values.bom === true,
      imitated: plan === "analyze" ? [] : domains,
      ...plan === "squat" ? { brand: brandDomain(domain).registrable } : {},
    },
    system,
  );
  notices.print();
  // The notices of a lookup on this machine say what is missing, and what to do.
  if (ending.detail !== "" && (ending.kind !== "Done" || values.server !== undefined)) {
    complain(system, ending.detail);
  }
  return exitCodeOf(ending, system);
}

/** The lines of one lookup, or of several as one stream. */
function linesOfAll(
  domains: readonly string[],
  one: (domain: string) => AsyncIterable<StreamMessage>,
): AsyncIterable<StreamMessage> {
  return domains.length === 1 ? one(domains[0]!) : seededLines(domains, one);
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
