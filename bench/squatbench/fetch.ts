/**
 * Fetches the rows that are not given away, from public lists at pinned commits, into FOLDER/pairs.tsv. Each row has its
 * own checksum, so that a list which has changed gives fewer rows, never other ones.
 *
 * usage: node bench/squatbench/fetch.ts FOLDER [--from https://raw.githubusercontent.com]
 * @module
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { defang, digestOf, type Pair, type Withheld, withheldRows } from "./data.ts";
import { type Source, SOURCES } from "./sources.ts";

const MAX_BYTES = 256 * 1024 * 1024;
const MAX_MS = 120_000;

/** What was restored, and what could not be had. */
export interface Fetched {
  pairs: Pair[];
  /** Files that could not be had, with the reason. */
  failed: string[];
  missing: number;
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(MAX_MS) });
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    throw new Error(`status ${answer.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    if ((size += chunk.length) > MAX_BYTES) throw new RangeError(`more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Returns the names in a text, and what is left of each without its first labels. */
function* namesIn(text: string): Generator<string> {
  for (const [found] of text.toLowerCase().matchAll(/[a-z0-9_-]+(?:\.[a-z0-9_-]+)+/g)) {
    const labels = found.split(".").slice(-6);
    for (let i = 0; i < labels.length - 1; i++) yield labels.slice(i).join(".");
  }
}

/** Restores the rows whose checksum a name in their lists has. */
export async function fetchRows(
  wanted: readonly Withheld[],
  sources: Readonly<Record<string, Source>>,
  from: string,
): Promise<Fetched> {
  const open = new Set(wanted.map(({ sha256 }) => sha256));
  const names = new Map<string, string>();
  const failed: string[] = [];
  for (const { repository, commit, paths } of Object.values(sources)) {
    for (const path of paths) {
      const url = `${from}/${repository}/${commit}/${path}`;
      try {
        const seen = new Set(namesIn(await textOf(url)));
        for (const name of seen) {
          const digest = digestOf(name);
          if (open.has(digest)) names.set(digest, name);
        }
      } catch (error) {
        failed.push(`${url}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  const pairs = wanted.flatMap(({ sha256, ...row }) => {
    const squat = names.get(sha256);
    return squat === undefined ? [] : [{ ...row, squat }];
  });
  return { pairs, failed, missing: wanted.length - pairs.length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values, positionals: [folder] } = parseArgs({
    allowPositionals: true,
    options: { from: { type: "string", default: "https://raw.githubusercontent.com" } },
  });
  if (folder === undefined) throw new TypeError("usage: node bench/squatbench/fetch.ts FOLDER [--from URL]");
  const { pairs, failed, missing } = await fetchRows(withheldRows(), SOURCES, values.from);
  for (const line of failed) console.error(`SKIPPED ${line}`);
  if (missing > 0) {
    console.error(`SKIPPED ${missing} rows of ${missing + pairs.length}: no list that was read has them`);
  }
  if (pairs.length === 0) process.exit(1);
  mkdirSync(folder, { recursive: true });
  const lines = pairs.map(({ brand, squat, relation, sources }) =>
    [brand, defang(squat), relation, sources.join(",")].join("\t")
  );
  writeFileSync(
    join(folder, "pairs.tsv"),
    ["brand\tsquat\trelation\tsources", ...lines.sort()].join("\n") + "\n",
  );
  console.log(`${pairs.length} rows in ${join(folder, "pairs.tsv")}`);
}
