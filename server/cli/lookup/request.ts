import { domainFault } from "../../names/domain_fault.ts";
import type { Io } from "../../../lib/io.ts";
import type { LookupOptions } from "../../../mod.ts";
import type { Plan } from "../../../lib/lookup/mod.ts";
import { complain, NoNamesError, UsageError } from "../exit.ts";
import { listName, NameList, openList } from "../list_file.ts";
import { refang } from "../../names/names.ts";
import { StatusLine } from "../output/progress.ts";
import { formatFor } from "../command.ts";
import type { System } from "../system.ts";
import { defined, type LookupValues, PERMUTE_OPTIONS, permuteOptions } from "./options.ts";

/** A lookup as the command line asked for it. */
export type LookupRequest = Awaited<ReturnType<typeof lookupRequest>>;

/**
 * Returns what to look up, and how to show it.
 *
 * @param world Replaces the network of this machine.
 */
export async function lookupRequest(
  plan: Plan,
  target: string,
  values: LookupValues,
  system: System,
  world?: Io,
) {
  const format = formatFor(values.format, "table", system);
  const drawsItself = format === "table"
    ? plan !== "analyze" && system.screen.live
    : format === "ndjson" && system.interactive;
  // The line of progress on stderr, where the results do not draw on the same terminal.
  const status = system.statusScreen === undefined || values.quiet === true || drawsItself
    ? null
    : new StatusLine(system.statusScreen);
  // A live table would overwrite them.
  const held: string[] = [];
  const options: LookupOptions = {
    ...await lookupOptions(plan, values, system),
    onNotice({ message }) {
      if (values.quiet === true) return;
      if (format === "table") return void held.push(message);
      status?.clear();
      complain(system, message);
    },
  };
  const notices = {
    /** Those that were held until the results were shown. */
    print: () => held.splice(0).forEach((message) => complain(system, message)),
  };
  return { plan, domain: refang(target), format, status, notices, options, values, system, world };
}

/** The options of a lookup from a command line, without its I/O. */
export async function lookupOptions(
  plan: Plan,
  values: LookupValues,
  system: System,
): Promise<LookupOptions> {
  if (values["second-look"] && values["no-second-look"]) {
    throw new UsageError("Cannot use --second-look with --no-second-look: give one of them");
  }
  const names = values.names === undefined ? undefined : await readNames(system, values.names, values);
  if (names !== undefined) sayUnused(system, values);
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

/** Says which options make look-alikes of which none are looked up. */
function sayUnused(system: System, values: LookupValues): void {
  if (values["with-permutations"] === true || values.quiet === true) return;
  const options = Object.keys(PERMUTE_OPTIONS) as (keyof typeof PERMUTE_OPTIONS)[];
  const unused = options.filter((name) => values[name] !== undefined && values[name] !== false);
  const flags = unused.map((name) => `--${name}`).join(", ");
  if (flags === "") return;
  const why = "--names looks up the names of its file alone; --with-permutations adds look-alikes";
  complain(system, `${flags}: no effect, since ${why}`);
}

/**
 * The names of a file, which may be a million.
 *
 * @throws {NoNamesError} when nothing else is looked up, and none of the names is a domain name.
 */
async function readNames(system: System, file: string, values: LookupValues): Promise<NameList> {
  const isAll = values["with-permutations"] !== true;
  const names = new NameList();
  const { rows, tally } = openList(system, file, "names", { isSilent: true });
  try {
    for await (const row of rows) {
      for (const name of row.names) {
        const why = domainFault(name);
        if (why === null) names.add(name);
        else tally.refuse(row.line, why);
      }
    }
  } catch (error) {
    if (!isAll || !tally.isNothing || !(error instanceof UsageError)) throw error;
  }
  const leftOut = tally.words(listName(file));
  if (isAll && names.length === 0) {
    throw new NoNamesError(`There is no usable name in ${listName(file)}: ${leftOut || "it is empty"}`);
  }
  if (leftOut !== "" && values.quiet !== true) complain(system, leftOut);
  return names;
}
