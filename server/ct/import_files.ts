/**
 * Files into a store: plain lists of names, answers to get-entries, folders of tiled logs.
 * @module
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type CtLog, entryNames, getEntriesEntry, type LogEntry } from "../../lib/ct/log/mod.ts";
import { unpackedBytes } from "../io/unpacked.ts";
import type { CtBackend } from "./backend.ts";
import { knownLogs } from "./follow_logs.ts";
import { folderTiles } from "./folder_tiles.ts";

/** Maximum bytes of a get-entries answer. */
const MAX_JSON = 256 << 20;

/** The result of an import. */
export interface Imported {
  /** What it was. */
  kind: "names" | "get-entries" | "tiles";
  /** Different names stored. */
  names: number;
  /** Lines that are not names, or entries that cannot be read or proven. */
  rejected: number;
}

async function* startingWith(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Returns the entries of a get-entries answer (RFC 6962 section 4.6); null when the text is not such an answer. */
function pageEntries(json: string, first: number | null): { entries: LogEntry[]; rejected: number } | null {
  let list: unknown;
  try {
    list = (JSON.parse(json) as { entries?: unknown } | null)?.entries;
  } catch {
    return null;
  }
  if (!Array.isArray(list)) return null;
  const entries: LogEntry[] = [];
  let rejected = 0;
  for (const [i, entry] of (list as ({ leaf_input?: unknown; extra_data?: unknown } | null)[]).entries()) {
    try {
      const bytes = (text: unknown) => new Uint8Array(Buffer.from(String(text), "base64"));
      const place = first === null ? null : first + i;
      entries.push(getEntriesEntry(bytes(entry?.leaf_input), bytes(entry?.extra_data), place));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      rejected++;
    }
  }
  return { entries, rejected };
}

/** Where the certificates of files are from. */
export interface ImportOptions {
  /** The log: its entries get occurrences. @default for tiles, the log that a `checkpoint` beside them names */
  log?: CtLog;
  /** Index of the first entry of a get-entries answer. @default the index that each leaf carries, if it does */
  first?: number;
  /** Ends the reading of files. */
  signal: AbortSignal;
}

/** The log whose checkpoint lies in a folder. */
async function logOfFolder(store: CtBackend, dir: string): Promise<CtLog | undefined> {
  const path = join(dir, "checkpoint");
  if (!existsSync(path)) return undefined;
  const origin = readFileSync(path, "utf8").split("\n", 1)[0];
  return (await knownLogs(store)).find(({ url }) => url.replace(/^https?:\/\/|\/$/g, "") === origin);
}

/** Stores entries with their places where these are known, else their names alone. */
async function storeEntries(
  store: CtBackend,
  entries: readonly LogEntry[],
  log: CtLog | undefined,
): Promise<{ names: Set<string>; rejected: number }> {
  const names = new Set<string>(), loose = new Set<string>();
  const placed: LogEntry[] = [];
  let rejected = 0;
  for (const entry of entries) {
    const found = entryNames(entry);
    if (found === null) {
      rejected++;
      continue;
    }
    const isPlaced = log !== undefined && entry.index >= 0;
    if (isPlaced) placed.push(entry);
    for (const name of found.names) {
      names.add(name);
      if (!isPlaced) loose.add(name);
    }
  }
  if (placed.length > 0) await store.append(log!.log_id, { entries: placed, state: null });
  if (loose.size > 0) await store.importLines([new TextEncoder().encode([...loose].join("\n") + "\n")]);
  return { names, rejected };
}

/**
 * Stores the names of a file or folder; null when it is neither a list, nor get-entries, nor a tiled log.
 *
 * Certificates bring occurrences when it is known which log they are from and where they stand in it. Inclusion in
 * the log is not proven: later requests for the certificate get the log's own proof.
 *
 * @param path `-` is stdin; packed files are unpacked.
 * @throws {DamagedFile} for a packed file that is cut off.
 * @throws The system's error when it cannot be read.
 */
export async function importPath(
  store: CtBackend,
  path: string,
  options: ImportOptions,
): Promise<Imported | null> {
  // Occurrences name the log by its number: the table has to know it.
  if (options.log !== undefined) await knownLogs(store);
  if (path !== "-" && statSync(path).isDirectory()) {
    if (!existsSync(join(path, "tile", "data"))) return null;
    const log = options.log ?? await logOfFolder(store, path);
    const names = new Set<string>();
    let rejected = 0;
    for (const tile of folderTiles(path)) {
      const stored = await storeEntries(store, tile.entries, log);
      rejected += tile.rejected + stored.rejected;
      for (const name of stored.names) names.add(name);
    }
    return { kind: "tiles", names: names.size, rejected };
  }
  const chunks = unpackedBytes(path, options.signal)[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return { kind: "names", names: 0, rejected: 0 };
  const whole = startingWith(first.value, chunks);
  if (first.value[0] !== 0x7b) return { kind: "names", ...await store.importLines(whole) };
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of whole) {
    size += part.length;
    if (size > MAX_JSON) return null;
    parts.push(part);
  }
  const page = pageEntries(Buffer.concat(parts).toString(), options.first ?? null);
  if (page === null) return null;
  const { names, rejected } = await storeEntries(store, page.entries, options.log);
  return { kind: "get-entries", names: names.size, rejected: page.rejected + rejected };
}
