/**
 * Segments as files: written whole, then named in a manifest that is replaced in one step.
 * @module
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { findNames } from "../../lib/ct/name_index.ts";
import { CHAR_RANK } from "../../lib/ct/name_text.ts";
import type { NameSorter } from "../../lib/ct/name_sort.ts";
import { Segment } from "../../lib/ct/segment.ts";
import { buildSegment, SegmentWriter } from "../../lib/ct/segment_writer.ts";
import { SymbolTable } from "../../lib/ct/symbols.ts";
import { type FileBlocks, fileBlocks } from "./file_blocks.ts";

interface OpenSegment {
  file: string;
  segment: Segment;
  blocks: FileBlocks;
}

/** Segments of like size that are merged into one. */
const MERGE_AT = 4;
const MANIFEST = "manifest.json";

/** Closes the files of merged segments that no search holds any more. */
const UNREAD = new FinalizationRegistry<FileBlocks>((blocks) => blocks.close());

/** Makes a rename in a folder durable. */
function syncFolder(dir: string): void {
  const folder = openSync(dir, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** The segments of a folder. One process writes. */
export class SegmentFiles {
  readonly #dir: string;
  readonly #keepBytes: number;
  #open: OpenSegment[] = [];
  #next = 1;
  #seen = "";
  #merging: Promise<void> | null = null;

  /**
   * @param dir Exists. Files in it that no manifest names are what a crash left behind, and are removed.
   * @param keepBytes Bytes of names kept in memory, all segments together.
   * @param readOnly Leaves what no manifest names alone: another process may be about to name it.
   */
  constructor(dir: string, keepBytes: number, readOnly = false) {
    this.#dir = dir;
    this.#keepBytes = keepBytes;
    const manifest = this.#manifest();
    this.#next = manifest.next;
    for (const file of readOnly ? [] : readdirSync(dir)) {
      if (/\.(seg|tmp)$/.test(file) && !manifest.segments.includes(file)) rmSync(join(dir, file));
    }
    for (const file of manifest.segments) this.#open.push(this.#read(file));
  }

  #manifest(): { segments: string[]; next: number } {
    const path = join(this.#dir, MANIFEST);
    if (!existsSync(path)) return { segments: [], next: 1 };
    this.#seen = readFileSync(path, "utf8");
    return JSON.parse(this.#seen) as { segments: string[]; next: number };
  }

  /** Reads what another process has committed. Searches under way keep the segments that they began with. */
  refresh(): void {
    for (let attempt = 1;; attempt++) {
      const before = this.#seen;
      const { segments } = this.#manifest();
      if (this.#seen === before) return;
      try {
        const known = new Map(this.#open.map((one) => [one.file, one]));
        const open = segments.map((file) => known.get(file) ?? this.#read(file));
        for (const one of this.#open) {
          if (!segments.includes(one.file)) UNREAD.register(one.segment, one.blocks);
        }
        this.#open = open;
        return;
      } catch (error) {
        this.#seen = before;
        // Whoever writes has merged again meanwhile.
        if ((error as NodeJS.ErrnoException).code !== "ENOENT" || attempt === 5) throw error;
      }
    }
  }

  #read(file: string): OpenSegment {
    const blocks = fileBlocks(join(this.#dir, file));
    return { file, blocks, segment: new Segment(blocks, this.#keepBytes) };
  }

  /** The segments now. They stay readable until a merge replaces them. */
  get segments(): readonly Segment[] {
    return this.#open.map(({ segment }) => segment);
  }

  #commit(open: OpenSegment[]): void {
    const path = join(this.#dir, MANIFEST);
    const file = openSync(path + ".tmp", "w");
    writeSync(file, JSON.stringify({ segments: open.map((one) => one.file), next: this.#next }) + "\n");
    fsyncSync(file);
    closeSync(file);
    renameSync(path + ".tmp", path);
    syncFolder(this.#dir);
    this.#open = open;
  }

  /** Writes the names of a sorter as a segment and empties the sorter. On return they are durable. */
  add(sorter: NameSorter): { names: number; rejected: number } {
    sorter.finish();
    if (sorter.taken === 0) return { names: 0, rejected: sorter.rejected };
    const file = `${String(this.#next++).padStart(8, "0")}.seg`;
    const output = openSync(join(this.#dir, file), "w");
    const built = buildSegment(sorter, (bytes) => writeAll(output, bytes));
    fsyncSync(output);
    closeSync(output);
    this.#commit([...this.#open, this.#read(file)]);
    return { names: built.names, rejected: built.rejected };
  }

  /**
   * Merges segments of like size while there are four of them; resolves when there is no more to merge.
   *
   * @param pause Called every few milliseconds.
   */
  merge(pause: () => Promise<void>): Promise<void> {
    this.#merging ??= this.#mergeAll(pause).finally(() => this.#merging = null);
    return this.#merging;
  }

  async #mergeAll(pause: () => Promise<void>): Promise<void> {
    for (;;) {
      const tiers = new Map<number, OpenSegment[]>();
      for (const one of this.#open) {
        const tier = Math.floor(Math.log(one.segment.names) / Math.log(MERGE_AT));
        tiers.set(tier, [...(tiers.get(tier) ?? []), one]);
      }
      const parts = [...tiers.values()].find((list) => list.length >= MERGE_AT);
      if (parts === undefined) return;
      await this.#mergeThese(parts, pause);
    }
  }

  async #mergeThese(parts: OpenSegment[], pause: () => Promise<void>): Promise<void> {
    const file = `${String(this.#next++).padStart(8, "0")}.seg`;
    const output = openSync(join(this.#dir, file), "w");
    const segments = parts.map(({ segment }) => segment);
    const largest = segments.reduce((a, b) => b.names > a.names ? b : a);
    const writer = new SegmentWriter(new SymbolTable(largest.symbols), (bytes) => writeAll(output, bytes));
    const reversed = new Uint8Array(258);
    let before = "", sinceRest = 0;
    for (const names of findNames({ segments }, { need: { type: "and", list: [] } })) {
      for (const name of names ?? []) {
        let shared = 0;
        while (
          shared < name.length &&
          name.charCodeAt(name.length - 1 - shared) === before.charCodeAt(before.length - 1 - shared)
        ) {
          shared++;
        }
        for (let i = shared; i < name.length; i++) {
          reversed[i + 1] = CHAR_RANK[name.charCodeAt(name.length - 1 - i)]!;
        }
        reversed[name.length + 1] = 0;
        writer.add(reversed, name.length, shared);
        before = name;
        sinceRest++;
      }
      if (sinceRest > 4000) {
        sinceRest = 0;
        await pause();
      }
    }
    writer.finish();
    fsyncSync(output);
    closeSync(output);
    this.#commit([...this.#open.filter((one) => !parts.includes(one)), this.#read(file)]);
    // Searches under way still read the old segments: the files stay open until no one holds them.
    for (const { file, segment, blocks } of parts) {
      rmSync(join(this.#dir, file));
      UNREAD.register(segment, blocks);
    }
  }

  /** Closes all files. */
  async close(): Promise<void> {
    await this.#merging?.catch(() => {});
    for (const { blocks } of this.#open.splice(0)) blocks.close();
  }
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
}
