import { parseDomain } from "../../../lib/domain.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { Io, LookupOptions, Permutation, Plan } from "../../../mod.ts";
import { NoNamesError, UsageError } from "../exit.ts";
import { NameList } from "../name_list.ts";
import { refang } from "../../names/names.ts";
import { formatFor } from "../command.ts";
import { readEntries, type System } from "../system.ts";
import { defined, type LookupValues, permuteOptions } from "./options.ts";
import { type LookupRequest, noticesOf, statusFor } from "./request.ts";

/** Formats that can show the look-alikes of several domains. */
const FOR_SEVERAL: readonly string[] = ["ndjson", "table", "list"];

/**
 * Runs a lookup of each target and prints them as one, or their plans. `world` replaces the network of this machine.
 *
 * @param found The names to look up for each target in place of generated ones.
 * @throws {UsageError} when the format is about one domain and there are several.
 */
export async function runLookup(
  plan: Plan,
  targets: readonly string[],
  values: LookupValues,
  system: System,
  world?: Io,
  found?: ReadonlyMap<string, readonly Permutation[]>,
): Promise<number> {
  const domains = [...new Set(targets.map(refang))];
  const format = formatFor(values.format, "table", system);
  if (domains.length > 1 && !FOR_SEVERAL.includes(format)) {
    throw new UsageError(
      `Cannot print several domains as ${format}: give one domain, or ${FOR_SEVERAL.join(", ")} with -f`,
    );
  }
  // Every target is checked before the first lookup starts.
  if (domains.length > 1) domains.forEach((each) => parseDomain(each));
  const status = statusFor(format, plan, values, system);
  const notices = noticesOf(system, status, { quiet: values.quiet === true, held: format === "table" });
  const options: LookupOptions = {
    ...await lookupOptions(plan, values, system),
    extensions: true,
    onNotice: (notice) => notices.add(notice),
  };
  const optionsOf = (each: string): LookupOptions =>
    found === undefined ? options : { ...options, names: found.get(each) ?? [], permutations: false };
  const request: LookupRequest = { plan, domains, format, status, notices, optionsOf, values, system, world };
  // A plan needs neither network nor printers: most of the program is not loaded for it.
  return values.plan
    ? await (await import("./plan.ts")).printPlans(request)
    : await (await import("./lines.ts")).printLookups(request);
}

export async function lookupOptions(
  plan: Plan,
  values: LookupValues,
  system: System,
): Promise<LookupOptions> {
  const names = values.names === undefined ? undefined : await readNames(system, values.names);
  if (names !== undefined && values["with-permutations"] !== true) requireUsable(names, values.names!);
  return {
    plan,
    permute: await permuteOptions(values, system),
    permutations: names === undefined || values["with-permutations"] === true,
    passive: values.passive === true,
    signal: system.signal,
    ...defined({
      names,
      ops: values.ops,
      brand: values.brand,
      brands: values.pageBrands,
      limit: values.limit,
      concurrency: values.concurrency,
      deadlineMs: values.deadline,
    }),
  };
}

/** The names of a file, which may be a million. */
async function readNames(system: System, file: string): Promise<NameList> {
  const names = new NameList();
  for await (const entry of readEntries(system, file)) names.add(refang(entry));
  return names;
}

/** @throws {NoNamesError} when none of the names is a domain name. */
function requireUsable(names: NameList, file: string): void {
  let first: string | undefined;
  for (const name of names) {
    try {
      parseDomain(name);
      return;
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      first ??= error.message;
    }
  }
  throw new NoNamesError(`There is no usable name in ${file}: ${first ?? "it is empty"}`);
}
