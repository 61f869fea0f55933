import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type CTSearchResult, type SearchField, SquatError } from "../../mod.ts";
import type { CtBackend } from "../ct/backend.ts";
import { certificatesOf } from "../ct/certificates.ts";
import {
  type CtLog,
  fetchList,
  findLog,
  knownLogs,
  listedLogs,
  logIo,
  shownLogs,
} from "../ct/follow_logs.ts";
import { importPath } from "../ct/import_files.ts";
import { openStore } from "../ct/open_store.ts";
import { CtStore } from "../ct/store.ts";
import { logState, searchStore } from "../ct/store_service.ts";
import { matcherOf } from "../ct/ct_service.ts";
import { environmentConfig, openStores } from "../main.ts";
import {
  choiceOption,
  entryOption,
  numberOption,
  type OptionSpecs,
  type OptionValues,
  readArguments,
} from "./arguments.ts";
import { followCommand } from "./ct_follow.ts";
import { EXIT } from "./exit.ts";
import { meant } from "./meant.ts";
import { complain } from "./output.ts";
import type { System } from "./system.ts";
import { fit, printable } from "./terminal.ts";

/** How names and logs are printed. */
const CT_FORMATS = ["table", "ndjson", "json", "list"] as const;
const FIELDS: readonly SearchField[] = ["name", "registrable_domain", "subdomain", "tld"];
const COMMON: OptionSpecs = { data: { type: "string" } };
const FORMAT: OptionSpecs = { format: { type: "string", short: "f" } };

/**
 * Returns the index in a folder, to be searched.
 *
 * @throws {SquatError} `invalid_parameter` when there is none.
 */
export function openedStore(dir: string): CtStore {
  const store = openStore(dir);
  if (store !== null) return store;
  const inside = join(dir, "ct");
  throw new SquatError(
    "invalid_parameter",
    `There is no certificate index in ${dir}: ${
      existsSync(inside) ? `give ${inside}` : "make one with deadringer ct import or ct follow"
    }`,
  );
}

/**
 * Returns the index that `--data` or else the settings of the service name.
 *
 * @param how To be searched, or looked at even when it isn't there, both beside others; or to be written to.
 * @throws {SquatError} `invalid_parameter` when it is to be searched and isn't there.
 */
export async function openedIndex(
  values: OptionValues,
  how: "search" | "look" | "write",
  keepCertificates = false,
): Promise<CtBackend> {
  const given = values["data"];
  let dir = typeof given === "string" ? join(given, "ct") : null;
  if (dir === null) {
    const config = environmentConfig();
    const { stores, database } = config.store.includes(":")
      ? await openStores(config)
      : { stores: null, database: null };
    if (database !== null) {
      const { openPostgresCt } = await import("../ct/postgres_store.ts");
      const shared = await openPostgresCt(database, { keepCertificates });
      shared.close = () => stores!.close();
      return shared;
    }
    dir = join(config.data, "ct");
  }
  if (how === "search") return openedStore(dir);
  return (how === "look" ? openStore(dir) : null) ?? new CtStore(dir, { keepCertificates });
}

/** Runs `ct SUBCOMMAND`. */
export async function ctCommand(args: string[], system: System): Promise<number> {
  const [command = "", ...rest] = args;
  if (!Object.hasOwn(COMMANDS, command)) {
    throw new SquatError(
      "invalid_parameter",
      command === ""
        ? "Give one of ct import, search, hydrate, logs, follow; see deadringer ct --help"
        : `There is no command ct ${command}${
          meant(command, Object.keys(COMMANDS)) || "; see deadringer ct --help"
        }`,
    );
  }
  return await COMMANDS[command]!(rest, system);
}

const COMMANDS: Record<string, (args: string[], system: System) => Promise<number>> = {
  import: importCommand,
  search: searchCommand,
  hydrate: hydrateCommand,
  logs: logsCommand,
  follow: followCommand,
};

async function importCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    ...COMMON,
    log: { type: "string" },
    from: { type: "string" },
  });
  if (positionals.length === 0) {
    throw new SquatError("invalid_parameter", "Give files or folders: deadringer ct import FILE...");
  }
  const first = entryOption(values, "from");
  const store = await openedIndex(values, "write");
  try {
    const log = typeof values["log"] === "string" ? await knownLog(store, values["log"]) : undefined;
    const options = {
      signal: system.signal,
      ...(log === undefined ? {} : { log }),
      ...(first === undefined ? {} : { first }),
    };
    for (const path of positionals) {
      system.signal.throwIfAborted();
      const found = await importPath(store, path, options).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code?.startsWith("Z_") !== true) throw cause;
        throw new SquatError("invalid_parameter", `Cannot unpack ${path}: ${cause.message}`, { cause });
      });
      if (found === null) {
        throw new SquatError(
          "invalid_parameter",
          `Cannot import ${path}: it is no list of names, no answer to get-entries and no tiled log`,
        );
      }
      const { kind, names, rejected } = found;
      complain(
        system,
        `${path}: ${names} names (${kind}), ${rejected} ${kind === "names" ? "lines" : "entries"} left out`,
      );
    }
    await store.merge();
    return EXIT.done;
  } finally {
    await store.close();
  }
}

async function searchCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    ...COMMON,
    ...FORMAT,
    kind: { type: "string" },
    field: { type: "string" },
    limit: { type: "string", short: "n" },
    precert: { type: "boolean" },
  });
  const [pattern, ...rest] = positionals;
  if (pattern === undefined || rest.length > 0) {
    throw new SquatError("invalid_parameter", "Give exactly one pattern: deadringer ct search PATTERN");
  }
  const kind = typeof values["kind"] === "string" ? values["kind"] : "regex";
  const field = choiceOption(values, "field", FIELDS) ?? "name";
  const limit = numberOption(values, "limit", 1, 1_000) ?? 100;
  const format = formatOf(values, system);
  const matcher = matcherOf({ pattern, kind, field });
  const bounds = { limit, include_precert: values["precert"] === true };
  const store = await openedIndex(values, "search");
  try {
    const { results, hasMore } = await searchStore(store, matcher, bounds, system.signal);
    await printRows(results, format, system, ({ name }) => name, resultRow);
    if (hasMore) complain(system, `More names match than these ${results.length}; see --limit`);
    return EXIT.done;
  } finally {
    await store.close();
  }
}

function resultRow(result: CTSearchResult): string {
  const { name, occurrences_count: count, last_seen_ts: seen, log_id, index, is_precert } = result;
  if (count === undefined) return name;
  const day = seen === null || seen === undefined ? "" : new Date(seen * 1000).toISOString().slice(0, 10);
  return `${fit(name, 48)}  ${day}  ${log_id}:${index}  ${count}x${is_precert ? "  precertificate" : ""}`;
}

async function hydrateCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, COMMON);
  if (positionals.length === 0) {
    throw new SquatError("invalid_parameter", "Give places in logs: deadringer ct hydrate LOG:INDEX...");
  }
  const store = await openedIndex(values, "search");
  try {
    const items = await certificatesOf(positionals, store, await store.logs(), logIo(system.signal));
    for (const item of items) await system.print(JSON.stringify(item) + "\n");
    return items.some(({ cert }) => cert !== null) ? EXIT.done : EXIT.failed;
  } finally {
    await store.close();
  }
}

/**
 * Returns the log of the table that is meant.
 *
 * @throws {SquatError} `invalid_parameter` when none is.
 */
export async function knownLog(store: CtBackend, text: string): Promise<CtLog> {
  const log = findLog(await knownLogs(store), text);
  if (log !== undefined) return log;
  throw new SquatError(
    "invalid_parameter",
    `Cannot use log ${text}: no such log is known; see deadringer ct logs, and --update there`,
  );
}

async function logsCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    ...COMMON,
    ...FORMAT,
    update: { type: "string" },
    clear: { type: "string" },
  });
  if (positionals.length > 0) {
    throw new SquatError("invalid_parameter", "deadringer ct logs takes options only");
  }
  const format = formatOf(values, system);
  const changes = values["update"] !== undefined || values["clear"] !== undefined;
  const store = await openedIndex(values, changes ? "write" : "look");
  try {
    if (typeof values["update"] === "string") await updateLogs(store, values["update"], system);
    if (typeof values["clear"] === "string") {
      await store.setFault((await knownLog(store, values["clear"])).log_id, null);
    }
    const logs = await Promise.all((await shownLogs(store)).map((log) => logState(store, log)));
    await printRows(
      logs,
      format,
      system,
      (log) => log.monitoring_url ?? log.url,
      (log) =>
        `${String(log.log_id).padStart(4)}  ${fit(log.state, 9)}  ${fit(log.description, 40)}  ${
          log.monitoring_url === null ? "rfc6962" : "tiled  "
        }  ${log.position === null ? "" : `${log.position} of ${log.tree_size}`}${
          log.fault === null ? "" : `  left: ${log.fault.reason}, ${log.fault.message}`
        }`.trimEnd(),
    );
    return EXIT.done;
  } finally {
    await store.close();
  }
}

async function updateLogs(store: CtBackend, from: string, system: System): Promise<void> {
  const isUrl = /^https:\/\//.test(from);
  const text = isUrl ? await fetchList(from, logIo(system.signal)) : await readFile(from, "utf8");
  const listed = listedLogs(text);
  if (listed === null) {
    throw new SquatError("invalid_parameter", `Cannot use ${from}: it is no log list of version 3`);
  }
  await knownLogs(store);
  await store.updateLogs(listed);
}

function formatOf(values: OptionValues, system: System): typeof CT_FORMATS[number] {
  return choiceOption(values, "format", CT_FORMATS) ?? (system.interactive ? "table" : "ndjson");
}

async function printRows<T>(
  rows: readonly T[],
  format: typeof CT_FORMATS[number],
  system: System,
  item: (row: T) => string,
  line: (row: T) => string,
): Promise<void> {
  if (format === "json") return await system.print(JSON.stringify(rows, null, 2) + "\n");
  for (const row of rows) {
    const text = format === "ndjson"
      ? JSON.stringify(row)
      : printable(format === "list" ? item(row) : line(row));
    await system.print(text + "\n");
  }
}
