/**
 * Writes a segment: sorted names in blocks, and which blocks hold which trigrams.
 *
 * Layout: frames of blocks; posting lists; a footer; 16 bytes that say where the footer is. A block is a byte (how
 * many codes all its names share), then for each name a byte with two counts of four bits (codes shared with the
 * name before, codes of its own; 15 means that the count follows as a byte) and its own codes.
 * @module
 */
import { GRAM_CODE } from "./grams.ts";
import type { NameSink, NameSorter } from "./name_sort.ts";
import { PostingsWriter } from "./postings.ts";
import { type SymbolTable, trainSymbols } from "./symbols.ts";
import { ByteWriter, checksum } from "./varint.ts";

/** Names a block. */
export const BLOCK_NAMES: number = 96;
/** Blocks a frame: what is read and checked at once. */
export const FRAME_BLOCKS: number = 64;
/** Lists are short: they are given to the sink together. */
const GATHER_BYTES = 1 << 20;
/** Two counts that need a byte each, the byte before them, and a name of single characters. */
const LONGEST_ENTRY = 3 + 253;
/** The first eight bytes of the end of a segment. */
export const SEGMENT_MAGIC: string = "DRNAMES1";

/** Takes the bytes of a segment in order. They are valid only during the call. */
export type SegmentSink = (bytes: Uint8Array) => void;

/** Writes one segment from names that come sorted. */
export class SegmentWriter {
  /** Names so far. */
  names: number = 0;
  /** Bytes of names so far, compressed. */
  textBytes: number = 0;
  /** Bytes of the whole segment, after {@link SegmentWriter.finish}. */
  totalBytes: number = 0;

  readonly #table: SymbolTable;
  readonly #sink: SegmentSink;
  readonly #postings = new PostingsWriter();
  readonly #frames = new ByteWriter();
  #frameCount = 0;
  readonly #frame = new Uint8Array(FRAME_BLOCKS * (1 + BLOCK_NAMES * LONGEST_ENTRY));
  #frameLength = 0;
  readonly #codes = new Uint8Array(256);
  readonly #ends = new Uint8Array(256);
  readonly #grams = new Uint8Array(256);
  #depth = 0;
  #blocks = 0;
  #inBlock = 0;
  #blockStart = 0;
  #common = 255;
  #blockSizes: number[] = [];

  /**
   * Begins a segment.
   *
   * @param table The symbols to write names in.
   * @param sink Takes the segment.
   */
  constructor(table: SymbolTable, sink: SegmentSink) {
    this.#table = table;
    this.#sink = sink;
  }

  /** Takes the next name, reversed; it comes after the one before and shares `shared` bytes with it. */
  readonly add: NameSink = (name, length, shared) => {
    if (this.#inBlock === BLOCK_NAMES) this.#closeBlock();
    const frame = this.#frame;
    const first = this.#inBlock === 0;
    if (first) {
      this.#blockStart = this.#frameLength++;
      this.#depth = 0;
      this.#common = 255;
    }
    let kept = 0;
    const ends = this.#ends;
    if (!first) { while (kept < this.#depth && ends[kept]! <= shared) kept++; }
    const depth = this.#table.encode(name, kept === 0 ? 0 : ends[kept - 1]!, length, this.#codes, ends, kept);
    const own = depth - kept;
    const codes = this.#codes;
    let at = this.#frameLength;
    frame[at++] = (kept < 15 ? kept : 15) << 4 | (own < 15 ? own : 15);
    if (kept >= 15) frame[at++] = kept;
    if (own >= 15) frame[at++] = own;
    for (let i = kept; i < depth; i++) frame[at++] = codes[i]!;
    this.#frameLength = at;
    this.#depth = depth;
    this.#common = first ? depth : Math.min(this.#common, kept);
    this.#noteGrams(name, length, first ? 0 : shared);
    this.#inBlock++;
    this.names++;
  };

  #noteGrams(name: Uint8Array, length: number, shared: number): void {
    // The name with an edge on both sides; a trigram is new where it reaches beyond what the names share.
    const grams = this.#grams;
    const postings = this.#postings;
    const block = this.#blocks;
    for (let i = shared; i < length; i++) grams[i + 1] = GRAM_CODE[name[i]!]!;
    grams[length + 1] = 0;
    for (let i = shared < 1 ? 0 : shared - 1; i < length; i++) {
      postings.add(grams[i]! << 12 | grams[i + 1]! << 6 | grams[i + 2]!, block);
    }
  }

  #closeBlock(): void {
    if (this.#inBlock === 0) return;
    this.#frame[this.#blockStart] = this.#common;
    this.#blockSizes.push(this.#frameLength - this.#blockStart);
    this.#blocks++;
    this.#inBlock = 0;
    if (this.#blockSizes.length === FRAME_BLOCKS) this.#closeFrame();
  }

  #closeFrame(): void {
    if (this.#blockSizes.length === 0) return;
    const bytes = this.#frame.subarray(0, this.#frameLength);
    this.#sink(bytes);
    this.textBytes += bytes.length;
    this.#frames.varint(checksum(bytes));
    for (const size of this.#blockSizes) this.#frames.varint(size);
    this.#frameCount++;
    this.#frameLength = 0;
    this.#blockSizes = [];
  }

  /** Writes the lists and the footer. */
  finish(): void {
    this.#closeBlock();
    this.#closeFrame();
    const lists = new ByteWriter();
    const gathered = new ByteWriter();
    let gramBefore = -1, listCount = 0, listBytes = 0;
    for (const { gram, count, bytes, dense } of this.#postings.lists(this.#blocks)) {
      lists.varint(gram - gramBefore - 1);
      lists.varint(count * 2 + (dense ? 1 : 0));
      lists.varint(bytes.length);
      gramBefore = gram;
      listCount++;
      listBytes += bytes.length;
      gathered.put(bytes);
      if (gathered.length > GATHER_BYTES) {
        this.#sink(gathered.done());
        gathered.length = 0;
      }
    }
    this.#sink(gathered.done());
    const footer = new ByteWriter();
    footer.varint(this.names);
    footer.varint(this.#blocks);
    footer.varint(this.#table.symbols.length);
    for (const symbol of this.#table.symbols) footer.block(symbol);
    footer.block(this.#frames.done());
    footer.varint(listCount);
    footer.block(lists.done());
    const bytes = footer.done();
    this.#sink(bytes);
    const end = new Uint8Array(16);
    for (let i = 0; i < 8; i++) end[i] = SEGMENT_MAGIC.charCodeAt(i);
    const view = new DataView(end.buffer);
    view.setUint32(8, bytes.length, true);
    view.setUint32(12, checksum(bytes), true);
    this.#sink(end);
    this.totalBytes = this.textBytes + listBytes + bytes.length + end.length;
  }
}

/** What became of names given to {@link buildSegment}. */
export interface BuiltSegment {
  /** Different names in the segment. */
  names: number;
  /** Names left out for their characters or length. */
  rejected: number;
  /** Bytes of compressed names. */
  textBytes: number;
  /** Bytes of everything. */
  totalBytes: number;
}

/**
 * Writes the names a sorter took as one segment and empties the sorter.
 *
 * @param sorter Holds at least one name; names are at most 253 characters long.
 * @example
 * ```ts
 * import { NameSorter } from "./name_sort.ts";
 * import { buildSegment } from "./segment_writer.ts";
 * const sorter = new NameSorter();
 * for (const name of ["b.com", "a.com", "a.com"]) sorter.add(name);
 * console.assert(buildSegment(sorter, () => {}).names === 2);
 * ```
 */
export function buildSegment(sorter: NameSorter, sink: SegmentSink): BuiltSegment {
  sorter.finish();
  const writer = new SegmentWriter(trainSymbols(sorter.samples), sink);
  sorter.drain(writer.add);
  writer.finish();
  const { names, textBytes, totalBytes } = writer;
  return { names, rejected: sorter.rejected, textBytes, totalBytes };
}
