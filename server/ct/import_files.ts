/**
 * Files into a store: plain lists of names, answers to get-entries, folders of tiled logs.
 * @module
 */
import { createReadStream, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createGunzip } from "node:zlib";
import { entryNames } from "../../lib/ct/entry_names.ts";
import { getEntriesEntry } from "../../lib/ct/leaf.ts";
import { ingestTiles } from "./ingest_tiles.ts";
import type { CtStore } from "./store.ts";

/** What a file brought. */
export interface Imported {
  /** What it was. */
  kind: "names" | "get-entries" | "tiles";
  /** Different names stored. */
  names: number;
  /** Lines that are no names, or entries that cannot be read or believed. */
  rejected: number;
}

async function* fileChunks(path: string): AsyncGenerator<Uint8Array> {
  const file = path === "-" ? process.stdin : createReadStream(path, { highWaterMark: 1 << 20 });
  if (!path.endsWith(".gz")) {
    yield* file as AsyncIterable<Uint8Array>;
    return;
  }
  // pipe() hands on no errors: an unreadable file would never end.
  const plain = createGunzip();
  file.on("error", (error: Error) => plain.destroy(error));
  yield* file.pipe(plain) as AsyncIterable<Uint8Array>;
}

async function* startingWith(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Names of an answer to get-entries (RFC 6962 section 4.6); null when it is none. */
function pageNames(json: string): { names: Set<string>; rejected: number } | null {
  let entries: unknown;
  try {
    entries = (JSON.parse(json) as { entries?: unknown } | null)?.entries;
  } catch {
    return null;
  }
  if (!Array.isArray(entries)) return null;
  const names = new Set<string>();
  let rejected = 0;
  for (const [i, entry] of (entries as ({ leaf_input?: unknown; extra_data?: unknown } | null)[]).entries()) {
    try {
      const bytes = (text: unknown) => new Uint8Array(Buffer.from(String(text), "base64"));
      const found = entryNames(getEntriesEntry(bytes(entry?.leaf_input), bytes(entry?.extra_data), i));
      if (found === null) rejected++;
      for (const name of found?.names ?? []) names.add(name);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      rejected++;
    }
  }
  return { names, rejected };
}

/**
 * Stores the names of a file or folder; null when it is neither a list, nor get-entries, nor a tiled log.
 *
 * Certificates in files bring names without occurrences: nothing says which log they are from.
 *
 * @param path `-` is stdin; what ends with `.gz` is unpacked.
 * @throws The system's error when it cannot be read.
 */
export async function importPath(store: CtStore, path: string): Promise<Imported | null> {
  const encode = (names: Iterable<string>) => [new TextEncoder().encode([...names].join("\n") + "\n")];
  if (path !== "-" && statSync(path).isDirectory()) {
    if (!existsSync(join(path, "tile", "data"))) return null;
    const { list, rejected } = ingestTiles(path);
    return { kind: "tiles", names: (await store.importLines(encode(list))).names, rejected };
  }
  const chunks = fileChunks(path)[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return { kind: "names", names: 0, rejected: 0 };
  const whole = startingWith(first.value, chunks);
  if (first.value[0] !== 0x7b) return { kind: "names", ...await store.importLines(whole) };
  const parts: Uint8Array[] = [];
  for await (const part of whole) parts.push(part);
  const page = pageNames(Buffer.concat(parts).toString());
  if (page === null) return null;
  const { names } = await store.importLines(encode(page.names));
  return { kind: "get-entries", names, rejected: page.rejected };
}
