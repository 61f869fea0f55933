/**
 * Reads a segment: which blocks may contain a match, and which names of a block match.
 * @module
 */
import { SquatError } from "../../errors.ts";
import { type BlockSet, blocksIn, intersect, type SegmentCaches, segmentCaches, unite } from "./block_set.ts";
import { type GramQuery, GRAMS } from "./grams.ts";
import { BLOCK_HEAD, BLOCK_NAMES, FRAME_BLOCKS, SEGMENT_MAGIC } from "./segment_writer.ts";
import { ByteReader, checksum } from "./varint.ts";

/** Bytes that can be read in parts. */
export interface Blocks {
  /** Length in bytes. */
  readonly size: number;
  /** Their name in errors. */
  readonly name?: string;
  /** Returns `length` bytes from `offset`; they may be shared and must not be changed. */
  read(offset: number, length: number): Uint8Array;
}

/** Returns a reader over bytes in memory. */
export function memoryBlocks(bytes: Uint8Array): Blocks {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}

/** From this many alternatives on, it is estimated first whether reading their lists saves anything. */
const MANY_LISTS = 256;

/** From so many texts on, a trigram that they share is read as bits. */
const SHARED_BY_TEXTS = 16;

/** The trigrams of a text of at least four characters. */
interface TextNeed {
  readonly list: readonly Extract<GramQuery, { type: "gram" }>[];
}

/** Loops: there may be thousands, and a function called for each trigram takes as long as all else. */
function areTextNeeds(queries: readonly GramQuery[]): queries is (GramQuery & TextNeed)[] {
  for (const query of queries) {
    if (query.type !== "and" || query.list.length === 0) return false;
    for (const { type } of query.list) if (type !== "gram") return false;
  }
  return true;
}

/** An open segment. */
export class Segment {
  /** How many names. */
  readonly names: number;
  /** How many blocks. */
  readonly blocks: number;
  /** For each block its offset in its frame; not to be changed. */
  readonly blockAt: Uint32Array;
  /** The symbols that names are written in, reversed. */
  readonly symbols: readonly Uint8Array[];

  readonly #source: Blocks;
  /** The symbols as they are read forwards. */
  readonly #symbolTexts: readonly string[];
  readonly #frameAt: Float64Array;
  readonly #frameSum: Uint32Array;
  /** 1 for frames whose checksum was verified. */
  readonly #frameSeen: Uint8Array;
  /** For each trigram its index in the arrays that follow, plus 1; 0 for one that is in no name. */
  readonly #place = new Uint32Array(GRAMS);
  readonly #listAt: Float64Array;
  readonly #listBytes: Uint32Array;
  readonly #listCount: Uint32Array;
  readonly #listSum: Uint32Array;
  /** Lists whose checksum was verified. */
  readonly #listSeen = new Set<number>();
  readonly #caches: SegmentCaches;
  readonly #firstFrame: number;
  readonly #firstList: number;

  /**
   * Opens a segment: reads its footer and nothing else.
   *
   * @param source The bytes of a segment.
   * @param caches Its caches, which other segments may share.
   * @throws {SquatError} `internal` when the bytes are not a complete segment, or of another version.
   */
  constructor(source: Blocks, caches: SegmentCaches = segmentCaches()) {
    this.#source = source;
    this.#caches = caches;
    this.#firstFrame = caches.frames.owner();
    this.#firstList = caches.lists.owner();
    if (source.size < 16) this.#corrupt("it is too short");
    const end = source.read(source.size - 16, 16);
    const magic = String.fromCharCode(...end.subarray(0, 8));
    if (magic !== SEGMENT_MAGIC) {
      this.#corrupt(
        magic.startsWith(SEGMENT_MAGIC.slice(0, -1)) ? "it is of another version" : "it does not end as one",
      );
    }
    const view = new DataView(end.buffer, end.byteOffset, 16);
    const footerBytes = view.getUint32(8, true);
    if (footerBytes > source.size - 16) this.#corrupt("its footer is too long");
    const footer = source.read(source.size - 16 - footerBytes, footerBytes);
    if (checksum(footer) !== view.getUint32(12, true)) this.#corrupt("its footer is damaged");
    const reader = new ByteReader(footer);
    this.names = reader.varint();
    this.blocks = reader.varint();
    // A name needs at least one byte.
    if (this.names > source.size || this.blocks !== Math.ceil(this.names / BLOCK_NAMES)) {
      this.#corrupt("its counts disagree");
    }
    const symbols = reader.varint();
    if (symbols > 256) this.#corrupt("it has too many symbols");
    this.symbols = Array.from({ length: symbols }, () => reader.block().slice());
    this.#symbolTexts = this.symbols.map((symbol) => String.fromCharCode(...symbol.toReversed()));
    const frameCount = Math.ceil(this.blocks / FRAME_BLOCKS);
    const frames = new ByteReader(reader.block()).varints(frameCount + this.blocks);
    this.#frameAt = new Float64Array(frameCount + 1);
    this.#frameSum = new Uint32Array(frameCount);
    this.#frameSeen = new Uint8Array(frameCount);
    // Variables, because these loops are over before they are compiled.
    const blockAt = this.blockAt = new Uint32Array(this.blocks);
    let at = 0, next = 0, block = 0;
    for (let frame = 0; frame < frameCount; frame++) {
      this.#frameAt[frame] = at;
      this.#frameSum[frame] = frames[next++]!;
      let inFrame = 0;
      for (const end = Math.min(this.blocks, block + FRAME_BLOCKS); block < end; block++) {
        blockAt[block] = inFrame;
        inFrame += frames[next++]!;
      }
      at += inFrame;
    }
    this.#frameAt[frameCount] = at;
    const listCount = reader.varint();
    if (listCount > GRAMS) this.#corrupt("it has too many lists");
    const lists = new ByteReader(reader.block()).varints(4 * listCount);
    const listAt = this.#listAt = new Float64Array(listCount);
    const listBytes = this.#listBytes = new Uint32Array(listCount);
    const listCounts = this.#listCount = new Uint32Array(listCount);
    const listSum = this.#listSum = new Uint32Array(listCount);
    const place = this.#place;
    let gram = -1;
    for (let i = 0, n = 0; i < listCount; i++) {
      gram += lists[n++]! + 1;
      if (gram >= GRAMS) this.#corrupt("a list has no trigram");
      place[gram] = i + 1;
      listCounts[i] = lists[n++]!;
      const bytes = listBytes[i] = lists[n++]!;
      listSum[i] = lists[n++]!;
      listAt[i] = at;
      at += bytes;
    }
    if (at !== source.size - 16 - footerBytes) this.#corrupt("its parts do not add up");
  }

  #corrupt(what: string): never {
    const name = this.#source.name ?? "this segment";
    throw new SquatError("internal", `Cannot read ${name}: ${what}; build the index again`);
  }

  /** The bytes of a frame, not to be changed: that of a block is its number divided by {@link FRAME_BLOCKS}. */
  frame(frame: number): Uint8Array {
    const { frames } = this.#caches;
    const known = frames.get(this.#firstFrame + frame);
    if (known !== undefined) return known;
    const from = this.#frameAt[frame]!;
    const bytes = this.#source.read(from, this.#frameAt[frame + 1]! - from);
    if (this.#frameSeen[frame] === 0) {
      if (checksum(bytes) !== this.#frameSum[frame]) this.#corrupt(`frame ${frame} is damaged`);
      this.#frameSeen[frame] = 1;
    }
    frames.add(this.#firstFrame + frame, bytes);
    return bytes;
  }

  /**
   * The bytes of the frame that contains a block, the offset of the block, and the offset where the codes of its names
   * start.
   */
  block(block: number): { bytes: Uint8Array; at: number; codes: number; names: number } {
    const bytes = this.frame(Math.floor(block / FRAME_BLOCKS));
    const names = block === this.blocks - 1 ? this.names - block * BLOCK_NAMES : BLOCK_NAMES;
    const at = this.blockAt[block]!;
    const codes = at + BLOCK_HEAD + (bytes[at + 1]! | bytes[at + 2]! << 8);
    return { bytes, at, codes, names };
  }

  /** A bit for each block that may contain a name that meets the need, not to be changed; null for every block. */
  candidates(need: GramQuery): Uint32Array | null {
    const set = this.#blocksOf(need);
    return set instanceof Int32Array ? unite(this.#noBlocks(), set) : set;
  }

  #noBlocks(): Uint32Array {
    return new Uint32Array((this.blocks + 31) >>> 5);
  }

  #blocksOf(need: GramQuery): BlockSet | null {
    if (need.type === "gram") return this.#list(need.gram);
    return need.type === "or" ? this.#anyOf(need.list) : this.#allOf(need.list);
  }

  #anyOf(list: readonly GramQuery[]): BlockSet | null {
    const union = this.#noBlocks();
    if (list.length > MANY_LISTS) {
      if (areTextNeeds(list)) return this.#anyTextOf(list, union);
      // Many lists that name most blocks take longer to read than they save.
      if (this.#weight({ type: "or", list }) >= this.blocks) return null;
    }
    for (const inner of list) {
      if (inner.type === "gram" && this.#place[inner.gram] === 0) continue;
      const set = this.#blocksOf(inner);
      if (set === null) return null;
      unite(union, set);
    }
    return union;
  }

  /** Adds the blocks of many texts. Trigrams that many of them share are read once, as bits. */
  #anyTextOf(texts: readonly TextNeed[], union: Uint32Array): Uint32Array {
    const uses = new Map<number, number>();
    for (const { list } of texts) for (const { gram } of list) uses.set(gram, (uses.get(gram) ?? 0) + 1);
    const bits = new Map<number, Uint32Array>();
    for (const [gram, times] of uses) {
      if (times >= SHARED_BY_TEXTS) bits.set(gram, unite(this.#noBlocks(), this.#list(gram)));
    }
    // Copies of short lists are made here: `slice` takes longer than all that is done with one.
    const room = new Int32Array(this.blocks);
    for (const { list } of texts) {
      let narrowest = list[0]!;
      for (const each of list) if (this.#weight(each) < this.#weight(narrowest)) narrowest = each;
      let blocks = this.#list(narrowest.gram);
      if (blocks instanceof Int32Array) {
        room.set(blocks);
        blocks = room.subarray(0, blocks.length);
      } else blocks = blocks.slice();
      // Bits are looked at for each block that is left; the other lists are searched for the few that remain.
      for (const { gram } of list) if (bits.has(gram)) blocks = intersect(blocks, bits.get(gram)!);
      for (const { gram } of list) {
        if (blocks.length > 0 && !bits.has(gram)) blocks = intersect(blocks, this.#list(gram));
      }
      unite(union, blocks);
    }
    return union;
  }

  /** Starts with the narrow ones, and goes on with numbers as soon as few blocks are left. */
  #allOf(list: readonly GramQuery[]): BlockSet | null {
    let all: BlockSet | null = null, isOwn = false;
    const weighed = list.map((inner) => ({ inner, weight: this.#weight(inner) }));
    for (const { inner } of weighed.sort((a, b) => a.weight - b.weight)) {
      const set = this.#blocksOf(inner);
      if (set === null) continue;
      if (all === null) {
        all = set;
        continue;
      }
      // Lists are cached for the next search.
      all = intersect(isOwn ? all : all.slice(), set);
      isOwn = true;
      if (all.length === 0) break;
    }
    return all;
  }

  /** Roughly how many blocks a need leaves, to start with the narrow ones. */
  #weight(need: GramQuery): number {
    if (need.type === "gram") return (this.#listCount[this.#place[need.gram]! - 1] ?? 0) >>> 1;
    let weight = need.type === "and" ? Infinity : 0;
    for (const inner of need.list) {
      const one = this.#weight(inner);
      weight = need.type === "and" ? Math.min(weight, one) : weight + one;
      // There may be thousands of alternatives.
      if (need.type === "or" && weight >= this.blocks) break;
    }
    return weight;
  }

  #list(gram: number): BlockSet {
    const { lists } = this.#caches;
    return lists.get(this.#firstList + gram) ?? this.#readList(gram);
  }

  #readList(gram: number): BlockSet {
    const place = this.#place[gram]! - 1;
    if (place < 0) return new Int32Array(0);
    const bytes = this.#source.read(this.#listAt[place]!, this.#listBytes[place]!);
    if (!this.#listSeen.has(place)) {
      if (checksum(bytes) !== this.#listSum[place]) this.#corrupt(`list ${place} is damaged`);
      this.#listSeen.add(place);
    }
    let list: BlockSet;
    // Bits in the order of a little-endian machine, as all are that this runs on.
    if (this.#listCount[place]! % 2 === 1) {
      list = this.#noBlocks();
      new Uint8Array(list.buffer, 0, bytes.length).set(bytes);
    } else {
      list = blocksIn(bytes, this.blocks);
      if (list.length >= this.blocks >>> 5) list = unite(this.#noBlocks(), list);
    }
    this.#caches.lists.add(this.#firstList + gram, list);
    return list;
  }

  /** The names of a block at the given positions, in ascending order. */
  namesAt(block: number, places: ArrayLike<number>, count: number = places.length): string[] {
    const { bytes, at, codes: from, names } = this.block(block);
    const found: string[] = [];
    const codes = new Uint8Array(512), texts = this.#symbolTexts;
    let h = at + BLOCK_HEAD, p = from;
    for (let place = 0, wanted = 0; place < names && wanted < count; place++) {
      const head = bytes[h++]!;
      let reused = head >>> 4, own = head & 15;
      if (reused === 15) reused = bytes[h++]!;
      if (own === 15) own = bytes[h++]!;
      for (let i = reused; i < reused + own; i++) codes[i] = bytes[p++]!;
      if (places[wanted] !== place) continue;
      wanted++;
      let name = "";
      for (let i = 0; i < reused + own; i++) name = (texts[codes[i]!] ?? "") + name;
      found.push(name);
    }
    return found;
  }
}
