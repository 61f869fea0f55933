/**
 * Tables that `deadringer update` stores in the data folder: they take precedence over those of the package.
 * @module
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { logList, readLogs } from "../../lib/ct/log/mod.ts";
import type { Tables } from "../../lib/net/mod.ts";
import { readBootstrap } from "../../lib/observe/mod.ts";
import { makeFolder } from "./folder.ts";
import { InvalidParameter } from "../checks.ts";

/** The names of tables. */
export type TableName = "rdap" | "logs";

/** A kind of table. */
interface TableKind {
  /** What it holds, for messages. */
  readonly title: string;
  /** Where it is published. */
  readonly url: string;
  /** Entries that the published file has at least: a file with fewer is truncated, or another file. */
  readonly least: number;
  /** Schema of its file. */
  readonly schema: v.GenericSchema;
  /** When it was published; null when the file does not say. */
  date(file: unknown): string | null;
  /** Parses it; null when it has no entries. */
  read(file: unknown): ReadonlyMap<string, unknown> | null;
}

const textList = v.array(v.string());
const log = v.looseObject({ description: v.string(), log_id: v.string(), key: v.string() });
const memberDate = (member: string) => (file: unknown): string | null => {
  const date = (file as Record<string, unknown>)[member];
  return typeof date === "string" && !Number.isNaN(Date.parse(date)) ? date : null;
};

/** Every table. */
export const TABLES: Readonly<Record<TableName, TableKind>> = {
  rdap: {
    title: "RDAP servers",
    url: "https://data.iana.org/rdap/dns.json",
    least: 500,
    // RFC 9224 section 3.
    schema: v.looseObject({
      version: v.string(),
      services: v.pipe(v.array(v.looseTuple([textList, textList])), v.minLength(1)),
    }),
    date: memberDate("publication"),
    read: readBootstrap,
  },
  logs: {
    title: "Certificate transparency logs",
    url: "https://www.gstatic.com/ct/log_list/v3/all_logs_list.json",
    least: 20,
    schema: v.looseObject({
      operators: v.pipe(
        v.array(v.looseObject({ logs: v.optional(v.array(log)), tiled_logs: v.optional(v.array(log)) })),
        v.minLength(1),
      ),
    }),
    date: memberDate("log_list_timestamp"),
    read(file) {
      const logs = readLogs(file);
      return logs === null ? null : logList(logs);
    },
  },
};

/** A table in the data folder. */
const STORED = v.object({
  /** Where it is from. */
  source: v.string(),
  /** When it was downloaded, RFC 3339. */
  taken_at: v.string(),
  /** The published file. */
  table: v.unknown(),
});
const STORED_TEXT = v.pipe(v.string(), v.parseJson(), STORED);

function refuseTable(message: string): never {
  throw new InvalidParameter(message);
}

/**
 * Reads the text of a published table: its entries, and when it was published, null when the file does not say.
 *
 * @param from Where it is from, for the message.
 * @throws {SquatError} `invalid_parameter` when it is not that table.
 */
export function parseTable(name: TableName, text: string, from: string) {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    refuseTable(`Cannot use ${from} as ${name}: it is not JSON`);
  }
  return { ...checkedTable(name, file, from), file };
}

function checkedTable(name: TableName, file: unknown, from: string) {
  const kind = TABLES[name];
  const checked = v.safeParse(kind.schema, file);
  if (!checked.success) {
    const issue = checked.issues[0];
    const path = v.getDotPath(issue);
    refuseTable(`Cannot use ${from} as ${name}: ${path === null ? "" : `${path}: `}${issue.message}`);
  }
  const entries = kind.read(file);
  if (entries === null || entries.size === 0) {
    refuseTable(`Cannot use ${from} as ${name}: there is nothing in it`);
  }
  return { entries, date: kind.date(file) };
}

const tableFile = (folder: string, name: TableName): string => join(folder, "tables", `${name}.json`);

/** Stores a table in the data folder, in place of an older one. Readers see the old one or the new one. */
export function storeTable(folder: string, name: TableName, table: v.InferOutput<typeof STORED>): string {
  const path = tableFile(folder, name);
  try {
    makeFolder(join(folder, "tables"));
    writeFileSync(`${path}.part`, JSON.stringify(table));
    renameSync(`${path}.part`, path);
  } catch (cause) {
    throw new InvalidParameter(`Cannot write ${path}: ${(cause as Error).message}`, { cause });
  }
  return path;
}

/**
 * The tables of the data folder; those that it does not have are left out.
 *
 * @throws {SquatError} `invalid_parameter` for one that cannot be used.
 */
export function storedTables(folder: string): Tables {
  const tables: Record<string, unknown> = {};
  const dates: Record<string, string> = {};
  for (const name of Object.keys(TABLES) as TableName[]) {
    const path = tableFile(folder, name);
    let text: string;
    try {
      text = readFileSync(path, "utf8");
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ENOENT" || code === "ENOTDIR") continue;
      refuseTable(`Cannot read ${path}: ${message}`);
    }
    const stored = v.safeParse(STORED_TEXT, text);
    if (!stored.success) {
      refuseTable(`Cannot use ${path}: renew it by deadringer update ${name}, or delete it`);
    }
    const { table, taken_at } = stored.output;
    const { entries, date } = checkedTable(name, table, path);
    tables[name] = entries;
    // A table without a date was current when it was downloaded.
    dates[name] = date ?? taken_at;
  }
  return { ...tables, dates } as Tables;
}

/** When a table of the data folder was downloaded, milliseconds since 1970; null when there is none that can be read. */
export function downloadedAt(folder: string, name: TableName): number | null {
  try {
    const at = Date.parse(v.parse(STORED_TEXT, readFileSync(tableFile(folder, name), "utf8")).taken_at);
    return Number.isNaN(at) ? null : at;
  } catch {
    return null;
  }
}
