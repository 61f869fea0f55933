/**
 * Runs an automaton over names as they are stored: by codes, and over what neighbours share only once.
 * @module
 */
import { type Automaton, MATCHED } from "./automaton.ts";
import type { Segment } from "./segment.ts";
import { BLOCK_HEAD, BLOCK_NAMES } from "./segment_writer.ts";

/** No name has this many codes. */
const NEVER = 512;
/** A transition not known yet. */
const UNKNOWN = 0xffff;

/** Returns the place of the next code that `leaves` marks; `end` or more when there is none. */
function nextLeaving(bytes: Uint8Array, from: number, end: number, leaves: Uint8Array): number {
  const most = end - 3;
  let p = from;
  while (
    p < most &&
    (leaves[bytes[p]!]! | leaves[bytes[p + 1]!]! | leaves[bytes[p + 2]!]! | leaves[bytes[p + 3]!]!) === 0
  ) {
    p += 4;
  }
  while (p < end && leaves[bytes[p]!] === 0) p++;
  return p;
}

/** Finds the names of one segment's blocks that an automaton matches. */
export class BlockScanner {
  /** Places in the block scanned last that match. */
  readonly hits: Uint8Array = new Uint8Array(BLOCK_NAMES);
  readonly #segment: Segment;
  readonly #automaton: Automaton;
  readonly #classes: Uint8Array[];
  readonly #states = new Int32Array(NEVER + 1);
  /** After more codes than this every state is the start's, as the block scanned last left them. */
  #reached = NEVER;
  #next = new Uint16Array(64 * 256).fill(UNKNOWN);
  /** Codes that lead away from the start. */
  #leaves = new Uint8Array(256);
  #trims = -1;

  /** Several scanners may share an automaton when their scans don't overlap. */
  constructor(segment: Segment, automaton: Automaton) {
    this.#segment = segment;
    this.#automaton = automaton;
    this.#classes = segment.symbols.map((symbol) => symbol.map((c) => automaton.classOf[c & 127]!));
  }

  #step(state: number, code: number): number {
    let to = state;
    for (const charClass of this.#classes[code] ?? []) to = this.#automaton.step(to, charClass);
    const slot = state << 8 | code;
    if (slot >= this.#next.length) {
      let size = this.#next.length;
      while (size <= slot) size *= 2;
      const next = new Uint16Array(size).fill(UNKNOWN);
      next.set(this.#next);
      this.#next = next;
    }
    return this.#next[slot] = to;
  }

  /** Forgets states when they became many, or another scanner forgot them. */
  #trim(): void {
    const automaton = this.#automaton;
    automaton.trim();
    if (this.#trims === automaton.trims) return;
    this.#trims = automaton.trims;
    this.#next = new Uint16Array(64 * 256).fill(UNKNOWN);
    for (let code = 0; code < this.#classes.length; code++) {
      this.#leaves[code] = this.#step(automaton.start, code) === automaton.start ? 0 : 1;
    }
  }

  /** Scans a block and returns how many of its names match; {@link BlockScanner.hits} says which. */
  scan(block: number): number {
    this.#trim();
    const automaton = this.#automaton;
    const { bytes, at, codes, end: blockEnd, names } = this.#segment.block(block);
    const hits = this.hits;
    const states = this.#states;
    const leaves = this.#leaves;
    let next = this.#next;
    const start = automaton.start;
    const startEnds = automaton.ends(start);
    const common = bytes[at]!;
    let h = at + BLOCK_HEAD, p = codes;
    // The next code that leads away from the start: all before it are passed over without following states.
    let leaving = nextLeaving(bytes, p, blockEnd, leaves);
    // At `settled` codes a state was reached that no text can leave: all names that share them fare alike. Beyond
    // `high` codes every state is the start.
    let settled = NEVER, high = 0, result = false, found = 0;
    states.fill(start, 0, this.#reached + 1);
    this.#reached = 0;
    if (start <= MATCHED) {
      settled = 0;
      result = start === MATCHED;
    }
    for (let place = 0; place < names; place++) {
      const head = bytes[h++]!;
      let kept = head >>> 4, own = head & 15;
      if (kept === 15) kept = bytes[h++]!;
      if (own === 15) own = bytes[h++]!;
      const end = p + own;
      if (kept < settled) {
        settled = NEVER;
        while (high > kept) states[high--] = start;
        let state = states[kept]!;
        let depth = kept;
        for (;;) {
          if (state === start) {
            if (leaving < p) leaving = nextLeaving(bytes, p, blockEnd, leaves);
            if (leaving >= end) {
              result = startEnds;
              break;
            }
            depth += leaving - p;
            p = leaving;
          } else if (p === end) {
            result = automaton.ends(state);
            break;
          }
          const slot = state << 8 | bytes[p++]!;
          let to = slot < next.length ? next[slot]! : UNKNOWN;
          if (to === UNKNOWN) {
            to = this.#step(state, slot & 255);
            next = this.#next;
          }
          state = to;
          states[++depth] = state;
          if (state !== start) {
            high = depth;
            if (depth > this.#reached) this.#reached = depth;
          }
          if (state <= MATCHED) {
            settled = depth;
            result = state === MATCHED;
            break;
          }
        }
      }
      p = end;
      if (settled <= common && place === 0) {
        if (!result) return 0;
        for (let i = 0; i < names; i++) hits[i] = i;
        return names;
      }
      if (result) hits[found++] = place;
    }
    return found;
  }
}
