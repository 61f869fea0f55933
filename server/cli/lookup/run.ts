import process from "node:process";
import {
  createCamera,
  createIo,
  type History,
  type Io,
  lookup,
  type LookupOptions,
  type Plan,
  planLookup,
  type ShotStore,
} from "../../../mod.ts";
import { historySource } from "../../io/source_dialer.ts";
import { keptTables } from "../../io/tables.ts";
import { folderShots } from "../../results/screenshots.ts";
import { openHistory } from "../../stores/history_sqlite.ts";
import { complain } from "../complain.ts";
import { dataFolder } from "../data_folder.ts";
import { EXIT } from "../exit.ts";
import { refang } from "../names.ts";
import { type Ending, printLines } from "../output/formats.ts";
import { interruptCode, readList, type System } from "../system.ts";
import { defined, type LookupValues, permuteOptions } from "./options.ts";
import { printPlan } from "./plan.ts";
import { remoteLines } from "./remote.ts";

/** Runs one lookup and prints it. `world` replaces the network of this machine. */
export async function runLookup(
  plan: Plan,
  target: string,
  values: LookupValues,
  system: System,
  world?: Io,
): Promise<number> {
  const domain = refang(target);
  const format = values.format ?? (system.interactive ? "table" : "ndjson");
  const notices: string[] = [];
  const options: LookupOptions = {
    ...await lookupOptions(plan, values, system),
    onNotice: ({ message }) => {
      if (values.quiet) return;
      // A live table would draw over it.
      if (format === "table") notices.push(message);
      else complain(system, message);
    },
  };
  if (values.plan) {
    await printPlanOf(domain, options, values, system, world);
    for (const message of notices) complain(system, message);
    return EXIT.done;
  }
  const { server } = values;
  if (server !== undefined) {
    const lines = remoteLines(plan, domain, { ...values, server }, system.signal);
    return report(await printLines(lines, shownAs(plan, format), system), notices, system);
  }
  const { io, close } = await openIo(values, system, world);
  try {
    return report(
      await printLines(lookup(domain, { ...options, io }), shownAs(plan, format), system),
      notices,
      system,
    );
  } finally {
    await close();
  }
}

const shownAs = (plan: Plan, format: NonNullable<LookupValues["format"]>) =>
  plan === "analyze" && format === "table" ? "sheet" as const : format;

export async function lookupOptions(
  plan: Plan,
  values: LookupValues,
  system: System,
): Promise<LookupOptions> {
  const names = values.names === undefined ? undefined : (await readList(system, values.names)).map(refang);
  return {
    plan,
    permute: await permuteOptions(values, system),
    permutations: names === undefined || values["with-permutations"] === true,
    passive: values.passive === true,
    signal: system.signal,
    ...defined({
      names,
      ops: values.ops,
      limit: values.limit,
      concurrency: values.concurrency,
      deadlineMs: values.deadline,
    }),
  };
}

/** Prints the plan. Nothing is opened that it does not need. */
async function printPlanOf(
  domain: string,
  options: LookupOptions,
  values: LookupValues,
  system: System,
  world: Io | undefined,
): Promise<void> {
  const source = values["history-source"];
  const own = world ?? (source === undefined ? undefined : createIo(defined({ resolvers: values.resolver })));
  const io = own === undefined || source === undefined
    ? own
    : { ...own, history: withSource(own, null, source, system) };
  try {
    await printPlan(await planLookup(domain, { ...options, ...defined({ io }) }), system);
  } finally {
    if (world === undefined) await own?.dns.close();
  }
}

/** Everything a lookup may use, as the options say, and what closes it again. */
export async function openIo(
  values: LookupValues,
  system: System,
  world: Io | undefined,
): Promise<{ io: Io; close(): Promise<void> }> {
  const index = values.ct === undefined ? null : (await import("../ct_index.ts")).openIndexFolder(values.ct);
  const shots = values.screenshots === undefined ? null : folderShots(values.screenshots);
  const database = values.history === undefined ? null : openHistory(values.history);
  const history = database ?? world?.history ?? null;
  const source = values["history-source"];
  const userAgent = values["user-agent"];
  const own = world ?? {
    ...createIo(defined({ resolvers: values.resolver })),
    tables: keptTables(dataFolder(values.data)),
    ...defined({ contact: values.contact, userAgent }),
  };
  const base: Io = {
    ...own,
    secondLook: values["second-look"] === true,
    history: source === undefined ? history : withSource(own, history, source, system),
    ct: index === null ? world?.ct ?? null : { index: () => index.index() },
  };
  const io = shots === null ? base : withScreenshots(base, shots, userAgent);
  return {
    io,
    async close() {
      await io.camera?.close();
      if (world === undefined) await io.dns.close();
      database?.close();
      await index?.close();
    },
  };
}

/** The history together with a passive DNS server; the first failure of that server is reported. */
function withSource(io: Io, history: History | null, url: string, system: System): History {
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
  });
}

function withScreenshots(io: Io, shots: ShotStore, userAgent: string | undefined): Io {
  return { ...io, shots, camera: io.net === null ? null : createCamera(io.net, defined({ userAgent })) };
}

/** Prints what was noticed and how the lookup ended; returns the exit code. */
function report(ending: Ending, notices: readonly string[], system: System): number {
  for (const message of notices) complain(system, message);
  if (ending.kind !== "Done") complain(system, ending.detail);
  switch (ending.kind) {
    case "Done":
      return EXIT.done;
    case "Timeout":
      return EXIT.timeout;
    case "Error":
      return EXIT.failed;
    case "Interrupted":
      return interruptCode(system);
  }
}
