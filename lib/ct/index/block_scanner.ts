/**
 * Runs an automaton over names as they are stored: by codes, and only once over what neighbours share.
 * @module
 */
import { type Automaton, checkWork, DEAD, MATCHED } from "../regex/automaton.ts";
import { BLOCK_HEAD, BLOCK_NAMES, FRAME_BLOCKS } from "./segment_writer.ts";
import type { Segment } from "./segment.ts";
import { SCAN_WASM } from "../data/scan.ts";

/** If the next block is at most this far, the rest of the frame is fetched at once. */
const NEAR_BLOCKS = 2;
/** Blocks after which it pays to know the home state and which codes continue. */
const FIRST_BLOCKS = 64;
/** Blocks that show how many names leave home. */
const MANY = 256;
/** Blocks after which another home is tried where too many did; doubled with each. */
const AGAIN = 1024;
/** Share of names above which following every state is cheaper than looking for those that leave home. */
const MANY_WALKED = 0.45;
/** Steps of construction that finding this out may take. */
const MAX_STUDY = 20_000;

/** Finds the names of one segment's blocks that an automaton matches. */
export class BlockScanner {
  readonly #segment: Segment;
  readonly #automaton: Automaton;
  readonly #symbols: readonly Uint8Array[];
  readonly #instance: ScanInstance = idleInstances.pop() ?? new ScanInstance();
  /** The state that most codes come from and lead to: codes that lead back to it are skipped. */
  #home = DEAD;
  #trims = -1;
  /** States with a row of transitions. */
  #rows = 0;
  /** The number of the frame whose bytes from `#from` to `#to` are in the instance. */
  #frame = -1;
  #bytes: Uint8Array = new Uint8Array(0);
  #from = 0;
  #to = 0;
  #last = -NEAR_BLOCKS;
  /** Blocks since the states were dropped. */
  #scanned = 0;
  /** Names that had left home when this was last judged. */
  #walked = 0;
  /** Blocks after which it is judged next. */
  #judgeAfter = FIRST_BLOCKS;
  #again = AGAIN;
  /** Whether every state is followed: in the first blocks, and where automata are seldom at home. */
  #walks = true;

  /** Several scanners may share an automaton when their scans don't overlap. */
  constructor(segment: Segment, automaton: Automaton) {
    this.#segment = segment;
    this.#automaton = automaton;
    this.#symbols = segment.symbols;
    this.#instance.host = this;
  }

  /** Releases what another scan may use. It scans no more. */
  close(): void {
    const instance = this.#instance;
    if (instance.host === null) return;
    instance.host = null;
    if (idleInstances.length < MAX_IDLE && instance.bytes <= MAX_IDLE_BYTES) idleInstances.push(instance);
  }

  /** Positions that match in the block scanned last. */
  get hits(): Uint8Array {
    return this.#instance.shared.hits;
  }

  /**
   * Called by the compiled loop.
   *
   * @throws {SquatError} `invalid_pattern` when the search builds too much.
   */
  step(state: number, code: number): number {
    let to = state;
    const automaton = this.#automaton, symbol = this.#symbols[code];
    for (let i = 0; symbol !== undefined && i < symbol.length; i++) {
      to = automaton.step(to, automaton.classOf[symbol[i]! & 127]!);
    }
    checkWork(automaton);
    this.#room(to + 1);
    return this.#instance.next[state << 8 | code] = to;
  }

  #next(state: number, code: number): number {
    const known = this.#instance.next[state << 8 | code]!;
    return known === UNKNOWN_STATE ? this.step(state, code) : known;
  }

  /** Called by the compiled loop. */
  ends(state: number): number {
    return this.#instance.shared.ends_of[state] = this.#automaton.ends(state) ? 1 : 0;
  }

  #room(states: number): void {
    if (states <= this.#rows) return;
    const rows = Math.max(states, this.#rows * 2, 16);
    const instance = this.#instance;
    instance.grow(rows);
    instance.next.fill(UNKNOWN_STATE, this.#rows * 256, rows * 256);
    instance.shared.ends_of.fill(2, this.#rows, rows);
    this.#rows = rows;
  }

  /** Drops states when there are too many, or another scanner dropped them. */
  #trim(): void {
    const automaton = this.#automaton;
    automaton.trim();
    if (this.#trims === automaton.trims) return;
    this.#trims = automaton.trims;
    this.#rows = this.#scanned = 0;
    this.#judgeAfter = FIRST_BLOCKS;
    this.#walks = true;
    this.#room(automaton.start + 1);
  }

  /** Chooses the home state, where the codes of a block lead most often; returns whether it pays to know. */
  #settle(block: number): boolean {
    const { start } = this.#automaton;
    const { bytes, at, codes, names } = this.#segment.block(block);
    const visits: number[] = [], states = [start];
    this.#home = start;
    let h = at + BLOCK_HEAD, p = codes, most = 0;
    for (let name = 0; name < names; name++) {
      const head = bytes[h++]!;
      let depth = head >>> 4, own = head & 15;
      if (depth === 15) depth = bytes[h++]!;
      if (own === 15) own = bytes[h++]!;
      let state = states[depth] ?? start;
      for (let i = 0; i < own; i++) {
        const code = bytes[p++] ?? 0;
        if (state > MATCHED) state = this.#next(state, code);
        states[++depth] = state;
        if (state <= MATCHED) continue;
        const times = visits[state] = (visits[state] ?? 0) + 1;
        if (times > most) {
          most = times;
          this.#home = state;
        }
      }
    }
    this.ends(start);
    this.ends(this.#home);
    return this.#describe();
  }

  /** Describes the codes to the compiled loop; returns false when that costs too much. */
  #describe(): boolean {
    const home = this.#home;
    const { work } = this.#automaton;
    const after = new Map<number, number>();
    const sorts = new Uint8Array(256), decides = new Uint8Array(256), final = new Uint8Array(256);
    for (let code = 0; code < 256; code++) {
      const to = this.#next(home, code);
      if (to === home) continue;
      const sort = after.get(to) ?? 1 << (after.size & 7);
      after.set(to, sort);
      sorts[code] = sort;
      if (to <= MATCHED) final[code] = 1;
      decides[code] = this.ends(to) === this.ends(home) ? 0 : 1;
    }
    const follows = new Uint8Array(256), open = new Uint8Array(256);
    for (const [state, sort] of after) {
      for (let code = 0; code < 256; code++) {
        // Decided states are followed too: all names that share them have the same result.
        if (state <= MATCHED) follows[code]! |= sort;
        else if (this.#next(state, code) !== this.#next(home, code)) {
          follows[code]! |= sort;
          open[code] = 1;
        }
      }
      // An unknown transition costs time; states that no name needs cost more.
      if (this.#automaton.work - work > MAX_STUDY) return false;
    }
    const { shared } = this.#instance;
    shared.sorts.set(sorts);
    shared.follows.set(follows);
    shared.decides.set(decides);
    shared.plain[0] = decides.every((decided, code) => decided <= final[code]!) ? 1 : 0;
    shared.sets.fill(0);
    for (let code = 0; code < 256; code++) {
      const place = code & 15 | (code & 128) >> 3, bit = 1 << (code >> 4 & 7);
      if (sorts[code] !== 0) shared.sets[place]! |= bit;
      if (open[code] !== 0) shared.sets[32 + place]! |= bit;
      if (final[code] !== 0) shared.sets[64 + place]! |= bit;
    }
    return true;
  }

  /** Chooses how the next blocks are scanned: what is home for names of one suffix may not be for those of another. */
  #judge(block: number): void {
    const { walked } = this.#instance;
    if (this.#walks) {
      if (!this.#settle(block)) return;
      this.#walks = false;
    } else if (walked - this.#walked > MANY_WALKED * MANY * BLOCK_NAMES) {
      this.#walks = true;
      this.#judgeAfter += this.#again;
      this.#again *= 2;
      return;
    }
    this.#walked = walked;
    this.#judgeAfter += MANY;
  }

  /** Scans a block and returns how many of its names match; {@link BlockScanner.hits} says which. */
  scan(block: number): number {
    this.#trim();
    const segment = this.#segment, instance = this.#instance;
    const { start } = this.#automaton;
    const names = block === segment.blocks - 1 ? segment.names - block * BLOCK_NAMES : BLOCK_NAMES;
    if (start <= MATCHED) {
      for (let i = 0; i < names; i++) instance.shared.hits[i] = i;
      return start === MATCHED ? names : 0;
    }
    const frame = Math.trunc(block / FRAME_BLOCKS);
    if (frame !== this.#frame) {
      this.#bytes = segment.frame(frame);
      this.#frame = frame;
      this.#from = this.#to = 0;
    }
    const bytes = this.#bytes;
    const at = segment.blockAt[block]!;
    const end = block === segment.blocks - 1 || (block + 1) % FRAME_BLOCKS === 0
      ? bytes.length
      : segment.blockAt[block + 1]!;
    if (at < this.#from || end > this.#to) {
      this.#from = at;
      this.#to = block - this.#last < NEAR_BLOCKS ? bytes.length : end;
      instance.shared.text.set(this.#to === bytes.length && at === 0 ? bytes : bytes.subarray(at, this.#to));
    }
    this.#last = block;
    const codes = at + BLOCK_HEAD + (bytes[at + 1]! | bytes[at + 2]! << 8);
    const from = this.#from;
    if (++this.#scanned === this.#judgeAfter) this.#judge(block);
    if (this.#walks) return instance.exports.walk(at - from, codes - from, names, start);
    return instance.exports.scan(at - from, codes - from, end - from, names, start, this.#home);
  }
}

/** Bytes of names in an instance. */
const TEXT_BYTES: number = 0x190000;
/** The entry of a table of transitions whose next state isn't known; not the number of any state. */
const UNKNOWN_STATE: number = 0xffff;
/** Bytes of the transitions of one state. */
const ROW_BYTES = 512;
const WASM_PAGE = 1 << 16;

/** Bytes of what the module and its host share, by the names that the module exports. */
const SHARED_BYTES = {
  /** Frames or parts of them. */
  text: TEXT_BYTES,
  /** Positions in a block. */
  hits: 96,
  /** For each code the class of state it leads to from home, one of eight bits; none for home itself. */
  sorts: 256,
  /** For each code the classes of states from which it leads elsewhere than from home. */
  follows: 256,
  /** For each code whether a name that ends with it gets another result than one that ends at home. */
  decides: 256,
  /** 1 when all codes that decide a name lead from home to a decided state. */
  plain: 1,
  /**
   * Three sets of codes, those with classes, those that follow any that leads to an open state, and those that lead from
   * home to a decided one: bit `code >> 4 & 7` of byte `code & 15`, 16 bytes further for codes from 128.
   */
  sets: 96,
  /** For each state whether a name may end there: 0, 1, or 2 when that isn't known. */
  ends_of: WASM_PAGE,
};
type SharedName = keyof typeof SHARED_BYTES;
const SHARED_NAMES = Object.keys(SHARED_BYTES) as SharedName[];

interface Exports extends Record<SharedName | "walked" | "__heap_base", WebAssembly.Global> {
  memory: WebAssembly.Memory;
  scan(at: number, codes: number, end: number, names: number, start: number, home: number): number;
  walk(at: number, codes: number, names: number, start: number): number;
}

/** One instance. */
class ScanInstance {
  /** The scanner that it calls; set before a scan. */
  host: BlockScanner | null = null;
  /** What it shares, as {@link SHARED_BYTES} says. */
  readonly shared: Record<SharedName, Uint8Array> = {} as Record<SharedName, Uint8Array>;
  /** For each state and code the next state. */
  next: Uint16Array = new Uint16Array(0);
  /** `scan` and `walk` take a block at given offsets of `shared.text`; `walk` is for automata that are seldom at home. */
  readonly exports: Exports;
  /** Where `next` begins. */
  readonly #at: number;

  /** Creates an instance without states. */
  constructor() {
    const { exports } = new WebAssembly.Instance(module(), {
      js: {
        step: (state: number, code: number) => this.host!.step(state, code),
        ends: (state: number) => this.host!.ends(state),
      },
    });
    this.exports = exports as unknown as Exports;
    this.#at = ((this.exports.__heap_base.value as number) + 15) & -16;
    this.#look();
  }

  #look(): void {
    const { memory: { buffer } } = this.exports;
    for (const name of SHARED_NAMES) {
      this.shared[name] = new Uint8Array(buffer, this.exports[name].value as number, SHARED_BYTES[name]);
    }
    this.next = new Uint16Array(
      buffer,
      this.#at,
      Math.floor((buffer.byteLength - this.#at) / ROW_BYTES) * 256,
    );
  }

  /** How many names had to be followed code by code. */
  get walked(): number {
    const { memory, walked } = this.exports;
    return new DataView(memory.buffer).getUint32(walked.value as number, true);
  }

  /** Bytes of its memory. */
  get bytes(): number {
    return this.exports.memory.buffer.byteLength;
  }

  /** Makes room for that many states. Existing ones stay. */
  grow(states: number): void {
    const missing = this.#at + states * ROW_BYTES - this.bytes;
    if (missing <= 0) return;
    this.exports.memory.grow(Math.ceil(missing / WASM_PAGE));
    this.#look();
  }
}

/** Instances that no scan uses. Most of their memory is never touched. */
const idleInstances: ScanInstance[] = [];
const MAX_IDLE = 16;
/** An instance that a pattern of many states made larger than this is dropped. */
const MAX_IDLE_BYTES = 4 << 20;

let compiled: WebAssembly.Module | undefined;

function module(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(SCAN_WASM), (c) => c.charCodeAt(0)));
  return compiled;
}
