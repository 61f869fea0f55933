/**
 * Segments as files: written whole, then named in a manifest that is replaced in one step.
 * @module
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { basename, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import {
  type Blocks,
  buildSegment,
  CHAR_RANK,
  findNames,
  type NameSorter,
  Segment,
  type SegmentCaches,
  segmentCaches,
  SegmentWriter,
  SymbolTable,
} from "../../lib/ct/index/mod.ts";
import { SquatError } from "../../lib/errors.ts";

interface OpenSegment {
  file: string;
  segment: Segment;
  blocks: FileBlocks;
}

/** A segment that is being written. */
interface Output {
  file: string;
  number: number;
  sink: (bytes: Uint8Array) => void;
}

interface Manifest {
  segments: string[];
  next: number;
}

/** Segments of like size that are merged into one. */
const MERGE_AT = 4;
/** Names of the largest segment that a merge makes: the lists of one are put together in memory. */
const MAX_MERGED = 1 << 25;
const MANIFEST = "manifest.json";

/** Closes the files of merged segments when no search uses them any more. */
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
  readonly #caches: SegmentCaches;
  #open: OpenSegment[] = [];
  #next = 1;
  #seen = "";
  #merging: Promise<void> | null = null;

  /**
   * @param dir Exists. Files in it that no manifest names are what a crash left behind, and are removed.
   * @param cacheBytes Bytes of names cached in memory, all segments together.
   * @param readOnly Leaves what no manifest names alone: another process may be about to name it.
   */
  constructor(dir: string, cacheBytes: number, readOnly = false) {
    this.#dir = dir;
    this.#caches = segmentCaches(cacheBytes);
    this.refresh();
    for (const file of readOnly ? [] : readdirSync(dir)) {
      if (/\.(seg|tmp)$/.test(file) && !this.#open.some((one) => one.file === file)) rmSync(join(dir, file));
    }
  }

  #manifest(): Manifest {
    const path = join(this.#dir, MANIFEST);
    if (!existsSync(path)) return { segments: [], next: 1 };
    this.#seen = readFileSync(path, "utf8");
    const found = manifestOf(this.#seen);
    if (found !== null) return found;
    throw new SquatError("internal", `Cannot read ${MANIFEST}: it is damaged; build the index again`);
  }

  /** Reads what another process has committed. Running searches continue on their segments. */
  refresh(): void {
    for (let attempt = 1;; attempt++) {
      const before = this.#seen;
      const { segments, next } = this.#manifest();
      if (this.#seen === before) return;
      const fresh: OpenSegment[] = [];
      const added = (file: string) => {
        const one = this.#read(file);
        fresh.push(one);
        return one;
      };
      try {
        const known = new Map(this.#open.map((one) => [one.file, one]));
        const open = segments.map((file) => known.get(file) ?? added(file));
        for (const one of this.#open) {
          if (!segments.includes(one.file)) UNREAD.register(one.segment, one.blocks);
        }
        this.#open = open;
        this.#next = next;
        return;
      } catch (error) {
        this.#seen = before;
        for (const { blocks } of fresh) blocks.close();
        // The writer has merged again meanwhile.
        if ((error as NodeJS.ErrnoException).code !== "ENOENT" || attempt === 5) throw error;
      }
    }
  }

  #read(file: string): OpenSegment {
    const blocks = fileBlocks(join(this.#dir, file));
    try {
      return { file, blocks, segment: new Segment(blocks, this.#caches) };
    } catch (error) {
      blocks.close();
      throw error;
    }
  }

  /** The segments now. They stay readable until a merge replaces them. */
  get segments(): readonly Segment[] {
    return this.#open.map(({ segment }) => segment);
  }

  #commit(open: OpenSegment[]): void {
    const path = join(this.#dir, MANIFEST);
    const file = openSync(path + ".tmp", "w");
    try {
      writeSync(file, JSON.stringify({ segments: open.map((one) => one.file), next: this.#next }) + "\n");
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(path + ".tmp", path);
    this.#open = open;
    syncFolder(this.#dir);
  }

  #begin(): Output {
    const file = `${String(this.#next++).padStart(8, "0")}.seg`;
    const number = openSync(join(this.#dir, file), "w");
    return { file, number, sink: (bytes) => writeAll(number, bytes) };
  }

  /** Puts a segment that is whole in the place of others. */
  #replace(parts: readonly OpenSegment[], { file, number }: Output): void {
    fsyncSync(number);
    this.#commit([...this.#open.filter((one) => !parts.includes(one)), this.#read(file)]);
  }

  /** Closes the file, and removes it unless it became a segment: the disk may be full. */
  #end({ file, number }: Output): void {
    closeSync(number);
    if (!this.#open.some((one) => one.file === file)) rmSync(join(this.#dir, file), { force: true });
  }

  /** Writes the names of a sorter as a segment and empties the sorter. On return they are durable. */
  add(sorter: NameSorter): { names: number; rejected: number } {
    sorter.finish();
    if (sorter.taken === 0) return { names: 0, rejected: sorter.rejected };
    const output = this.#begin();
    try {
      const { names, rejected } = buildSegment(sorter, output.sink);
      this.#replace([], output);
      return { names, rejected };
    } finally {
      this.#end(output);
    }
  }

  /**
   * Merges segments of like size while there are four of them; resolves when there is no more to merge. Large ones stay
   * as they are.
   */
  merge(): Promise<void> {
    this.#merging ??= this.#mergeAll().finally(() => this.#merging = null);
    return this.#merging;
  }

  async #mergeAll(): Promise<void> {
    for (;;) {
      const tiers = new Map<number, OpenSegment[]>();
      for (const one of this.#open) {
        const tier = Math.floor(Math.log(one.segment.names) / Math.log(MERGE_AT));
        tiers.set(tier, [...(tiers.get(tier) ?? []), one]);
      }
      const total = (list: OpenSegment[]) => list.reduce((sum, { segment }) => sum + segment.names, 0);
      const parts = [...tiers.values()].find((list) => list.length >= MERGE_AT && total(list) <= MAX_MERGED);
      if (parts === undefined) return;
      const output = this.#begin();
      try {
        await this.#mergeThese(parts, output);
      } finally {
        this.#end(output);
      }
    }
  }

  async #mergeThese(parts: OpenSegment[], output: Output): Promise<void> {
    const segments = parts.map(({ segment }) => segment);
    const largest = segments.reduce((a, b) => b.names > a.names ? b : a);
    const writer = new SegmentWriter(new SymbolTable(largest.symbols), output.sink);
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
        await setImmediate();
      }
    }
    writer.finish();
    this.#replace(parts, output);
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

/** Returns a parsed manifest; null when the text is not one. */
function manifestOf(text: string): Manifest | null {
  try {
    const { segments, next } = JSON.parse(text) as Partial<Manifest>;
    const named = Array.isArray(segments) && segments.every((file) => /^\d{8,}\.seg$/.test(file));
    return named && Number.isSafeInteger(next) ? { segments, next: next! } : null;
  } catch {
    return null;
  }
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
}

/** A file as {@link Blocks}. */
interface FileBlocks extends Blocks {
  /** Closes the file; later reads throw. */
  close(): void;
}

/**
 * Returns a reader of a file's bytes.
 *
 * @throws The system's error when the file cannot be opened.
 */
export function fileBlocks(path: string): FileBlocks {
  const file = openSync(path, "r");
  const { size } = fstatSync(file);
  const name = basename(path);
  return {
    name,
    size,
    read(offset, length) {
      const bytes = new Uint8Array(length);
      let done = 0;
      while (done < length) {
        const n = readSync(file, bytes, done, length - done, offset + done);
        if (n === 0) {
          throw new SquatError("internal", `Cannot read ${length} bytes at ${offset} of ${name}: it ends`);
        }
        done += n;
      }
      return bytes;
    },
    close: () => closeSync(file),
  };
}
