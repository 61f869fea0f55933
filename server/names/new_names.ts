import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ListRow } from "./list_reader.ts";

/** Temporary files for each list: a part of 100 million names must fit in memory. */
const NAME_SETS = 128;
/** Characters that are buffered for each of them. */
const HELD = 1 << 15;

/**
 * Yields the names of a list that an older one does not have, each once, in no particular order. Both are partitioned
 * by hash into temporary files, which are compared one by one; they are removed at the end.
 */
export async function* newNames(
  older: AsyncIterable<ListRow>,
  newer: AsyncIterable<ListRow>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-zone-"));
  try {
    await part(older, join(folder, "old"), signal);
    await part(newer, join(folder, "new"), signal);
    for (let n = 0; n < NAME_SETS; n++) {
      const known = new Set(readFileSync(join(folder, `old${n}`), "utf8").split("\n"));
      for (const name of readFileSync(join(folder, `new${n}`), "utf8").split("\n")) {
        if (name === "" || known.has(name)) continue;
        known.add(name);
        yield name;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function part(rows: AsyncIterable<ListRow>, stem: string, signal: AbortSignal): Promise<void> {
  const files = Array.from({ length: NAME_SETS }, (_, n) => openSync(`${stem}${n}`, "w", 0o600));
  try {
    const held = new Array<string>(NAME_SETS).fill("");
    let last = "";
    for await (const { names } of rows) {
      signal.throwIfAborted();
      for (const found of names) {
        const name = found.toLowerCase();
        // A zone file has a line for each record of a name.
        if (name === last || name === "") continue;
        last = name;
        const n = nameHash(name) % NAME_SETS;
        held[n] += `${name}\n`;
        if (held[n]!.length < HELD) continue;
        writeSync(files[n]!, held[n]!);
        held[n] = "";
      }
    }
    for (const [n, text] of held.entries()) if (text !== "") writeSync(files[n]!, text);
  } finally {
    for (const each of files) closeSync(each);
  }
}

/** FNV-1a. */
function nameHash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
