import process from "node:process";
import { createCamera, type History, type ScreenshotStore } from "../../../lib/net/mod.ts";
import {
  createIo,
  type Io,
  lookup,
  type LookupOptions,
  type MergedName,
  mergeLines,
  type Notice,
  parseDomain,
  type Permutation,
  type Plan,
  planLookup,
  type ResultOp,
  SquatError,
  type StreamMessage,
} from "../../../mod.ts";
import { historySource } from "../../io/source_dialer.ts";
import { storedAddressTables } from "../../io/address_tables.ts";
import { storedTables } from "../../io/tables.ts";
import { complain, EXIT, NoNamesError, UsageError } from "../exit.ts";
import { dataFolder } from "../data_folder.ts";
import { NameList } from "../name_list.ts";
import { refang } from "../../names/names.ts";
import { type LookupEnding, printLines, type PrintOptions } from "../output/formats.ts";
import { StatusLine } from "../output/status_line.ts";
import { formatFor } from "../command.ts";
import { interruptCode, readEntries, type System } from "../system.ts";
import { defined, type LookupValues, networkOptions, permuteOptions } from "./options.ts";
import { proxyOf } from "../proxy.ts";
import { checkRecordingOptions, type OpenedIo, openRecorder, openReplay } from "./recording.ts";
import { printPlan } from "./plan.ts";
import { seededLines } from "./seeds.ts";

/** Formats that can show the look-alikes of several domains. */
const FOR_SEVERAL: readonly string[] = ["ndjson", "table", "list"];

/**
 * Runs a lookup of each target and prints them as one. `world` replaces the network of this machine.
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
  const domain = domains[0]!;
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
  if (values.plan) {
    checkRecordingOptions(values);
    // Refuses the resolvers that the lookup itself would refuse; the plan opens no client of DNS.
    if (values.resolver !== undefined) await createIo(networkOptions(values)).dns.close();
    for (const each of domains) await printPlanOf(each, optionsOf(each), values, system, world);
    notices.print();
    return EXIT.done;
  }
  const print = async (
    lines: AsyncIterable<StreamMessage>,
    original: PrintOptions["original"],
  ): Promise<number> => {
    const shown = plan === "analyze" && format === "table" ? "sheet" : format;
    const ending = await printLines(
      plan === "nxdomain" && values.ops === undefined ? freeNames(lines) : lines,
      {
        format: shown,
        domain,
        status,
        original,
        bom: values.bom === true,
        ...defined({
          probability: await likenessFor(plan, domains, format),
          brand: plan === "squat" ? parseDomain(domain).registrable : undefined,
        }),
      },
      system,
    );
    notices.print();
    // The notices of a lookup on this machine say what is missing, and what to do.
    if (ending.detail !== "" && (ending.kind !== "Done" || values.server !== undefined)) {
      complain(system, ending.detail);
    }
    return exitCodeOf(ending, system);
  };
  const { server } = values;
  if (server !== undefined) {
    const { remoteLines } = await import("./remote.ts");
    const remote = (each: string) => remoteLines(plan, each, { ...values, server }, system.signal);
    return await print(linesOfAll(domains, remote), null);
  }
  const { io, close } = await openIo(values, system, world);
  let code: number = EXIT.failed;
  let isWhole = false;
  try {
    const original = plan === "squat" && format === "table" && domains.length === 1
      ? describeOriginal(domain, { ...options, io })
      : null;
    code = await print(linesOfAll(domains, (each) => lookup(each, { ...optionsOf(each), io })), original);
  } finally {
    isWhole = await close();
  }
  return code === EXIT.done && !isWhole ? EXIT.incomplete : code;
}

/** The lines of one lookup, or of several as one stream. */
function linesOfAll(
  domains: readonly string[],
  one: (domain: string) => AsyncIterable<StreamMessage>,
): AsyncIterable<StreamMessage> {
  return domains.length === 1 ? one(domains[0]!) : seededLines(domains, one);
}

/** Formats that say how likely a name imitates the original. */
const WITH_LIKENESS = ["table", "csv", "json"];

async function likenessFor(
  plan: Plan,
  domains: readonly string[],
  format: string,
): Promise<((fqdn: string) => number) | undefined> {
  if (plan === "analyze" || !WITH_LIKENESS.includes(format)) return undefined;
  try {
    return (await import("../../../lib/match/untwist.ts")).likenessTo(...domains);
  } catch (error) {
    // The lookup itself reports what is wrong with the name.
    if (error instanceof SquatError) return undefined;
    throw error;
  }
}

/** For a list of free names, the stream also reports the checked names, and those that are registered. */
async function* freeNames(lines: AsyncIterable<StreamMessage>): AsyncGenerator<StreamMessage> {
  for await (const line of lines) if (line.op === "Meta" || line.op === "Nxdomain") yield line;
}

/** Takes notices for a person. A live table would overwrite them, so they are `held` until `print`. */
function noticesOf(
  system: System,
  status: StatusLine | null,
  { quiet, held }: { quiet: boolean; held: boolean },
) {
  const waiting: string[] = [];
  return {
    add({ message }: Notice): void {
      if (quiet) return;
      if (held) return void waiting.push(message);
      status?.clear();
      complain(system, message);
    },
    print(): void {
      for (const message of waiting.splice(0)) complain(system, message);
    },
  };
}

/** The line of progress on stderr, where the results do not draw on the same terminal. */
function statusFor(format: string, plan: Plan, { quiet }: LookupValues, system: System): StatusLine | null {
  if (system.statusScreen === undefined || quiet === true) return null;
  const drawsItself = format === "table" && plan !== "analyze" && system.screen.live;
  return drawsItself || format === "ndjson" && system.interactive
    ? null
    : new StatusLine(system.statusScreen);
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
    const registrable = parseDomain(domain).registrable;
    const how = defined({ io, signal, deadlineMs });
    const merged = await mergeLines(lookup(registrable, { ...how, plan: "analyze", ops: chosen }));
    const [found] = Object.entries(merged);
    return found ?? null;
  } catch {
    // The lookup itself reports what is wrong with the name or the network.
    return null;
  }
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

/** Prints the plan. Opens only what it needs. */
async function printPlanOf(
  domain: string,
  options: LookupOptions,
  values: LookupValues,
  system: System,
  world: Io | undefined,
): Promise<void> {
  const source = values["history-source"];
  const mxCheck = values["mx-check"] === true || world?.mxCheck === true;
  const own = world ??
    (source === undefined && !mxCheck && values.confirm !== true
      ? undefined
      : createIo(networkOptions(values)));
  const io = own === undefined ? own : {
    ...own,
    mxCheck,
    confirmFree: values.confirm === true,
    ...(source === undefined ? {} : { history: withSource(own, null, source, values, system) }),
  };
  try {
    await printPlan(await planLookup(domain, { ...options, ...defined({ io }) }), system);
  } finally {
    if (world === undefined) await own?.dns.close();
  }
}

/** The I/O of a lookup by its options, and a function that closes it. */
export async function openIo(
  values: LookupValues,
  system: System,
  world: Io | undefined,
): Promise<OpenedIo> {
  checkRecordingOptions(values);
  if (values.replay !== undefined) return await openReplay(values, system, world);
  const opened = await openNetwork(values, system, world);
  return values.record === undefined ? opened : await openRecorder(opened, values, system);
}

/** All pages, none, or those that the library chooses. */
function secondLookOf(values: LookupValues): Pick<Io, "secondLook"> {
  if (values["no-second-look"]) return { secondLook: false };
  return values["second-look"] ? { secondLook: true } : {};
}

async function openNetwork(values: LookupValues, system: System, world: Io | undefined): Promise<OpenedIo> {
  const index = values.ct === undefined ? null : (await import("../ct_index.ts")).openNames(values.ct);
  const screenshots = values.screenshots === undefined
    ? null
    : (await import("../../results/screenshots.ts")).folderScreenshots(values.screenshots);
  const database = values.history === undefined
    ? null
    : (await import("../../stores/history_sqlite.ts")).openHistory(values.history);
  const history = database ?? world?.history ?? null;
  const source = values["history-source"];
  const userAgent = values["user-agent"];
  const own = world ?? machineIo(values);
  const base: Io = {
    ...own,
    ...secondLookOf(values),
    confirmFree: values.confirm === true,
    mxCheck: values["mx-check"] === true || own.mxCheck === true,
    history: source === undefined ? history : withSource(own, history, source, values, system),
    ct: index?.names ?? world?.ct ?? null,
  };
  const io = screenshots === null ? base : withScreenshots(base, screenshots, userAgent);
  return {
    io,
    async close() {
      await io.camera?.close();
      if (world === undefined) await io.dns.close();
      await database?.close();
      await index?.close();
      return true;
    },
  };
}

/** The network of this machine, with the tables of the data folder. */
function machineIo(values: LookupValues): Io {
  const folder = dataFolder(values.data);
  return {
    ...createIo({ ...networkOptions(values), ...defined({ geo: storedAddressTables(folder) }) }),
    tables: storedTables(folder),
    ...defined({ contact: values.contact, userAgent: values["user-agent"] }),
  };
}

/** The history together with a passive DNS server; the first failure of that server is reported. */
function withSource(
  io: Io,
  history: History | null,
  url: string,
  values: LookupValues,
  system: System,
): History {
  const authorization = process.env["DEADRINGER_HISTORY_AUTHORIZATION"];
  let isReported = false;
  return historySource(io, history, url, {
    ...defined({ authorization }),
    onFailure(name, why) {
      if (!isReported) {
        complain(system, `No history of ${name}, and perhaps of others, from --history-source: ${why}`);
      }
      isReported = true;
    },
  }, proxyOf(values.proxy));
}

function withScreenshots(io: Io, screenshots: ScreenshotStore, userAgent: string | undefined): Io {
  return {
    ...io,
    screenshots,
    camera: io.net === null ? null : createCamera(io.net, defined({ userAgent })),
  };
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
