/**
 * Writes a segment: sorted names in blocks, and which blocks contain which trigrams.
 *
 * Layout: frames of blocks; posting lists; a footer; 16 bytes that say where the footer is. A block is a byte (how
 * many codes all its names share), two bytes (length of the next part, low byte first), then for each name a byte
 * with two counts of four bits (codes shared with the name before, codes of its own; 15 means that the count follows
 * as a byte), then the own codes of all names in one piece.
 * @module
 */
import type { NameSink, NameSorter } from "./name_sort.ts";
import { PostingsWriter } from "./postings.ts";
import { type SymbolTable, trainSymbols } from "../regex/symbols.ts";
import { ByteWriter, checksum } from "./varint.ts";

/** Names a block. */
export const BLOCK_NAMES: number = 96;
/** Blocks per frame, the unit of reading and checking. */
export const FRAME_BLOCKS: number = 64;
/** Lists are short: several go to the sink together. */
const GATHER_BYTES = 1 << 20;
/** Bytes before the counts of a block's names. */
export const BLOCK_HEAD: number = 3;
/** Two counts that need a byte each and the byte before them; a name of single characters. */
const LONGEST_COUNTS = 3;
const LONGEST_CODES = 253;
/** The first eight bytes of the end of a segment. */
export const SEGMENT_MAGIC: string = "DRNAMES3";

/** Receives the bytes of a segment in order. They are valid only during the call. */
export type SegmentSink = (bytes: Uint8Array) => void;

/** Writes one segment from sorted names. */
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
  readonly #frame = new Uint8Array(
    FRAME_BLOCKS * (BLOCK_HEAD + BLOCK_NAMES * (LONGEST_COUNTS + LONGEST_CODES)),
  );
  #frameLength = 0;
  /** The open block: counts and codes of its names. */
  readonly #counts = new Uint8Array(BLOCK_NAMES * LONGEST_COUNTS);
  #countsLength = 0;
  readonly #own = new Uint8Array(BLOCK_NAMES * LONGEST_CODES);
  #ownLength = 0;
  readonly #codes = new Uint8Array(256);
  readonly #ends = new Uint8Array(256);
  #depth = 0;
  #blocks = 0;
  #inBlock = 0;
  #common = 255;
  #blockSizes: number[] = [];

  /**
   * Starts a segment.
   *
   * @param table The symbols to write names in.
   * @param sink Receives the segment.
   */
  constructor(table: SymbolTable, sink: SegmentSink) {
    this.#table = table;
    this.#sink = sink;
  }

  /** Adds the next name, which must sort after the one before. */
  readonly add: NameSink = (name, length, shared) => {
    if (this.#inBlock === BLOCK_NAMES) this.#closeBlock();
    const codes = this.#codes, ends = this.#ends;
    let reused = 0;
    if (this.#inBlock === 0) shared = 0;
    else while (reused < this.#depth && ends[reused]! <= shared + 1) reused++;
    const depth = this.#table.encode(
      name,
      reused === 0 ? 1 : ends[reused - 1]!,
      length + 1,
      codes,
      ends,
      reused,
    );
    const own = depth - reused;
    const counts = this.#counts;
    let at = this.#countsLength;
    counts[at++] = (reused < 15 ? reused : 15) << 4 | (own < 15 ? own : 15);
    if (reused >= 15) counts[at++] = reused;
    if (own >= 15) counts[at++] = own;
    this.#countsLength = at;
    at = this.#ownLength;
    for (let i = reused; i < depth; i++) this.#own[at++] = codes[i]!;
    this.#ownLength = at;
    this.#depth = depth;
    if (this.#inBlock === 0) this.#common = depth;
    else if (reused < this.#common) this.#common = reused;
    // A trigram is new where it reaches beyond what the names share; the zeros around the name are its edges.
    this.#postings.addName(name, shared < 1 ? 0 : shared - 1, length);
    this.#inBlock++;
    this.names++;
  };

  #closeBlock(): void {
    if (this.#inBlock === 0) return;
    const frame = this.#frame;
    const from = this.#frameLength;
    const counts = this.#countsLength;
    frame[from] = this.#common;
    frame[from + 1] = counts & 255;
    frame[from + 2] = counts >>> 8;
    frame.set(this.#counts.subarray(0, counts), from + BLOCK_HEAD);
    frame.set(this.#own.subarray(0, this.#ownLength), from + BLOCK_HEAD + counts);
    const size = BLOCK_HEAD + counts + this.#ownLength;
    this.#frameLength += size;
    this.#blockSizes.push(size);
    this.#countsLength = this.#ownLength = 0;
    this.#depth = 0;
    this.#postings.closeBlock();
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
      lists.varint(checksum(bytes));
      gramBefore = gram;
      listCount++;
      listBytes += bytes.length;
      gathered.put(bytes);
      if (gathered.length > GATHER_BYTES) {
        this.#sink(gathered.view());
        gathered.length = 0;
      }
    }
    this.#sink(gathered.view());
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

/** Result of {@link buildSegment}. */
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
 * Writes the names of a sorter as one segment and empties the sorter.
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
