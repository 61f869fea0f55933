/**
 * Runs an automaton over names as they are stored: by codes, and over what neighbours share only once.
 * @module
 */
import { type Automaton, DEAD, MATCHED } from "./automaton.ts";
import { ScanInstance, UNKNOWN } from "./scan_module.ts";
import type { Segment } from "./segment.ts";

/** Blocks after the one scanned last up to which the rest of their frame is fetched at once. */
const NEAR = 8;

/** Finds the names of one segment's blocks that an automaton matches. */
export class BlockScanner {
  readonly #segment: Segment;
  readonly #automaton: Automaton;
  readonly #classes: Uint8Array[];
  readonly #instance: ScanInstance = new ScanInstance();
  /** The state that most codes come from and lead to: where codes lead back to it, nothing is followed. */
  #home = DEAD;
  #trims = -1;
  /** States with a row of transitions. */
  #rows = 0;
  /** The frame of which `#text` holds the bytes from `#from` to `#to`. */
  #frame: Uint8Array | null = null;
  #from = 0;
  #to = 0;
  #last = -NEAR;

  /** Several scanners may share an automaton when their scans don't overlap. */
  constructor(segment: Segment, automaton: Automaton) {
    this.#segment = segment;
    this.#automaton = automaton;
    this.#classes = segment.symbols.map((symbol) => symbol.map((c) => automaton.classOf[c & 127]!));
    this.#instance.host = this;
  }

  /** Places in the block scanned last that match. */
  get hits(): Uint8Array {
    return this.#instance.hits;
  }

  /** Asked by the compiled loop. */
  step(state: number, code: number): number {
    let to = state;
    for (const charClass of this.#classes[code] ?? []) to = this.#automaton.step(to, charClass);
    this.#room(to + 1);
    return this.#instance.next[state << 8 | code] = to;
  }

  /** Asked by the compiled loop. */
  ends(state: number): number {
    return this.#instance.ends[state] = this.#automaton.ends(state) ? 1 : 0;
  }

  #room(states: number): void {
    if (states <= this.#rows) return;
    const rows = Math.max(states, this.#rows * 2, 16);
    const instance = this.#instance;
    instance.grow(rows);
    instance.next.fill(UNKNOWN, this.#rows * 256, rows * 256);
    instance.ends.fill(2, this.#rows, rows);
    this.#rows = rows;
  }

  /** Forgets states when they became many, or another scanner forgot them. */
  #trim(block: number): void {
    const automaton = this.#automaton;
    automaton.trim();
    if (this.#trims === automaton.trims) return;
    this.#trims = automaton.trims;
    this.#rows = 0;
    this.#room(automaton.start + 1);
    this.#settle(block);
  }

  /** Chooses the home state: where the codes of a block lead most often. */
  #settle(block: number): void {
    const { start } = this.#automaton;
    const { bytes, codes, end } = this.#segment.block(block);
    const visits = new Map<number, number>();
    this.#home = start;
    if (start <= MATCHED) return;
    let state = start, most = 0;
    for (let p = codes; p < end; p++) {
      state = this.step(state, bytes[p]!);
      if (state <= MATCHED) state = start;
      const times = (visits.get(state) ?? 0) + 1;
      visits.set(state, times);
      if (times > most) {
        most = times;
        this.#home = state;
      }
    }
    const home = this.#home;
    this.ends(home);
    const { leaves } = this.#instance;
    leaves.fill(0);
    for (let code = 0; code < 256; code++) {
      if (this.step(home, code) !== home) {
        this.#instance.leaves[code & 15 | (code & 128) >> 3]! |= 1 << (code >> 4 & 7);
      }
    }
  }

  /** Scans a block and returns how many of its names match; {@link BlockScanner.hits} says which. */
  scan(block: number): number {
    this.#trim(block);
    const { bytes, at, codes, end, names } = this.#segment.block(block);
    const { start } = this.#automaton;
    const instance = this.#instance;
    if (start <= MATCHED) {
      for (let i = 0; i < names; i++) instance.hits[i] = i;
      return start === MATCHED ? names : 0;
    }
    if (bytes !== this.#frame || at < this.#from || end > this.#to) {
      this.#frame = bytes;
      this.#from = at;
      this.#to = block - this.#last < NEAR ? bytes.length : end;
      instance.text.set(this.#to === bytes.length && at === 0 ? bytes : bytes.subarray(at, this.#to));
    }
    this.#last = block;
    const from = this.#from;
    return instance.scan(at - from, codes - from, end - from, names, start, this.#home);
  }
}
