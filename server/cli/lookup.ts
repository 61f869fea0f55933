import process from "node:process";
import {
  createCamera,
  createIo,
  type History,
  type Io,
  lookup,
  type LookupOptions,
  parseDomain,
  type Plan,
  planLookup,
  type ResultOp,
  type ShotStore,
  SquatError,
} from "../../mod.ts";
import {
  choiceOption,
  contactOption,
  durationOption,
  listOption,
  numberOption,
  type OptionSpecs,
  readArguments,
  userAgentOption,
} from "./arguments.ts";
import { EXIT } from "./exit.ts";
import { meant } from "./meant.ts";
import { complain, type Ending, FORMATS, printLines } from "./output.ts";
import { PERMUTE_OPTIONS, permuteOptions } from "./permute.ts";
import { refang } from "./refang.ts";
import { folderShots } from "../results/screenshots.ts";
import { REMOTE_OPTIONS, remoteLines } from "./remote.ts";
import { printPlan } from "./plan.ts";
import { openHistory } from "../stores/history_sqlite.ts";
import { historySource } from "../io/source_dialer.ts";
import { keptTables } from "../io/tables.ts";
import { listed, type System } from "./system.ts";
import { dataFolder } from "./update.ts";

const EXIT_OF: Readonly<Record<Ending["kind"], number>> = {
  Done: EXIT.done,
  Timeout: EXIT.incomplete,
  Error: EXIT.failed,
  Interrupted: EXIT.interrupted,
};

const OP_NAMES = Object.keys(
  {
    Levenshtein: 1,
    IpEnumeration: 1,
    GeoIp: 1,
    Dns: 1,
    Nxdomain: 1,
    HttpBanner: 1,
    RedirectChain: 1,
    Technologies: 1,
    Screenshot: 1,
    OriginX509: 1,
    CertificateTransparency: 1,
    MxCheck: 1,
    Rdap: 1,
    WhoIs: 1,
    RegistrationMetadata: 1,
    PassiveDns: 1,
    PassiveTls: 1,
    Classification: 1,
  } satisfies Record<ResultOp, 1>,
) as ResultOp[];

/** What squat, nxdomain, analyze and demo take. */
export const LOOKUP_OPTIONS: OptionSpecs = {
  ...PERMUTE_OPTIONS,
  ...REMOTE_OPTIONS,
  format: { type: "string", short: "f" },
  names: { type: "string" },
  "with-permutations": { type: "boolean" },
  ops: { type: "string", multiple: true },
  passive: { type: "boolean" },
  screenshots: { type: "string" },
  plan: { type: "boolean" },
  history: { type: "string" },
  "history-source": { type: "string" },
  resolver: { type: "string", multiple: true, short: "r" },
  deadline: { type: "string" },
  concurrency: { type: "string" },
  ct: { type: "string" },
  data: { type: "string" },
  contact: { type: "string" },
  "user-agent": { type: "string" },
  quiet: { type: "boolean", short: "q" },
};

/** Runs one lookup and prints it. `world` stands in for the network of this machine. */
export async function lookupCommand(
  plan: Plan,
  args: string[],
  system: System,
  world?: { io: Io; domain: string },
): Promise<number> {
  const { values, positionals } = readArguments(args, LOOKUP_OPTIONS);
  const domain = world?.domain ?? oneDomain(positionals, plan);
  const format = choiceOption(values, "format", FORMATS) ?? (system.interactive ? "table" : "ndjson");
  const shown = plan === "analyze" && format === "table" ? "sheet" : format;
  const resolvers = listOption(values, "resolver");
  const namesFile = values["names"] as string | undefined;
  const names = namesFile === undefined ? undefined : (await listed(system, namesFile)).map(refang);
  const notices: string[] = [];
  const options: LookupOptions = {
    plan,
    permute: await permuteOptions(values, system),
    permutations: names === undefined || values["with-permutations"] === true,
    passive: values["passive"] === true,
    signal: system.signal,
    onNotice: ({ message }) => {
      if (values["quiet"] === true) return;
      // A live table would draw over it.
      if (format === "table") notices.push(message);
      else complain(system, message);
    },
    ...defined({
      names,
      ops: listOption(values, "ops")?.map(opOf),
      limit: numberOption(values, "limit"),
      concurrency: numberOption(values, "concurrency", 1, 10_000),
      deadlineMs: durationOption(values, "deadline"),
    }),
  };
  const source = values["history-source"] as string | undefined;
  if (values["plan"] === true) {
    // Nothing is opened that need not be; a source has to be told.
    const own = world?.io ?? (source === undefined ? undefined : createIo({ ...defined({ resolvers }) }));
    const planned = own === undefined || source === undefined
      ? own
      : { ...own, history: sourced(own, null, source, system) };
    await printPlan(await planLookup(domain, { ...options, ...defined({ io: planned }) }), system);
    if (world === undefined) await own?.dns.close();
    for (const message of notices) complain(system, message);
    return EXIT.done;
  }
  const store = typeof values["ct"] === "string" ? (await import("./ct.ts")).openedStore(values["ct"]) : null;
  const folder = values["screenshots"] as string | undefined;
  const shots = folder === undefined ? null : folderShots(folder);
  const path = values["history"];
  const file = typeof path === "string" ? openHistory(path) : null;
  const history = file ?? world?.io.history ?? null;
  const ct = store === null ? world?.io.ct ?? null : { index: () => store.index() };
  const userAgent = userAgentOption(values);
  const own = world?.io ?? {
    ...createIo({ ...defined({ resolvers }) }),
    tables: keptTables(dataFolder(values["data"])),
    ...defined({ contact: contactOption(values) }),
    ...defined({ userAgent }),
  };
  const base: Io = {
    ...own,
    history: source === undefined ? history : sourced(own, history, source, system),
    ct,
  };
  const io = shots === null ? base : withPictures(base, shots, userAgent);
  const remote = typeof values["server"] === "string"
    ? remoteLines(plan, domain, values, system.signal)
    : null;
  try {
    const ending = await printLines(remote ?? lookup(domain, { ...options, io }), shown, system);
    for (const message of notices) complain(system, message);
    if (ending.kind !== "Done") complain(system, ending.detail);
    return EXIT_OF[ending.kind];
  } finally {
    await io.camera?.close();
    if (world === undefined) await io.dns.close();
    file?.close();
    await store?.close();
  }
}

/** The memory, with a server that is asked too; its first failure is told. */
function sourced(io: Io, history: History | null, url: string, system: System): History {
  const authorization = process.env["DEADRINGER_HISTORY_AUTHORIZATION"];
  let told = false;
  return historySource(io, history, url, {
    ...defined({ authorization }),
    onFailure(name, why) {
      if (!told) complain(system, `No history of ${name} from the source, and perhaps of others: ${why}`);
      told = true;
    },
  });
}

/** The same powers, with a browser and a place for its pictures. */
function withPictures(io: Io, shots: ShotStore, userAgent: string | undefined): Io {
  return { ...io, shots, camera: io.net === null ? null : createCamera(io.net, defined({ userAgent })) };
}

function opOf(text: string): ResultOp {
  const op = OP_NAMES.find((known) => known.toLowerCase() === text.toLowerCase());
  if (op === undefined) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use op ${JSON.stringify(text)}: the ops are ${OP_NAMES.join(", ")}${meant(text, OP_NAMES)}`,
    );
  }
  return op;
}

function oneDomain(positionals: string[], command: string): string {
  const [domain, ...rest] = positionals;
  if (domain === undefined || rest.length > 0) {
    throw new SquatError("invalid_parameter", `Give exactly one domain: deadringer ${command} example.com`);
  }
  parseDomain(domain);
  return domain;
}

function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
