/**
 * The inner loop of a scan, compiled: `lib/ct/data/scan.c` in WebAssembly. Each running scan has an instance of its
 * own, with its own memory.
 * @module
 */
import { SCAN_WASM } from "../data/scan.ts";

/** Bytes of names in an instance. */
const TEXT_BYTES: number = 0x190000;
/** The entry of a table of transitions whose next state isn't known; not the number of any state. */
export const UNKNOWN_STATE: number = 0xffff;
/** Bytes of the transitions of one state. */
const ROW_BYTES = 512;
const WASM_PAGE = 1 << 16;

/** What the module calls while it scans. */
export interface ScanHost {
  /** Returns the state after a code, and stores it in {@link ScanInstance.next}. */
  step(state: number, code: number): number;
  /** Returns whether a name that ends in a state matches, as 1 or 0, and stores it in {@link ScanInstance.ends}. */
  ends(state: number): number;
}

interface Exports {
  memory: WebAssembly.Memory;
  scan(at: number, codes: number, end: number, names: number, start: number, home: number): number;
  walk(at: number, codes: number, names: number, start: number): number;
  walked: WebAssembly.Global;
  text: WebAssembly.Global;
  hits: WebAssembly.Global;
  sorts: WebAssembly.Global;
  follows: WebAssembly.Global;
  decides: WebAssembly.Global;
  plain: WebAssembly.Global;
  sets: WebAssembly.Global;
  ends_of: WebAssembly.Global;
  __heap_base: WebAssembly.Global;
}

/** One instance. */
export class ScanInstance {
  /** The host that it calls; set before a scan. */
  host: ScanHost | null = null;
  /**
   * Scans a block at given offsets of {@link ScanInstance.text}. Returns how many of its names match; {@link
   * ScanInstance.hits} has which.
   */
  readonly scan: Exports["scan"];
  /** As {@link ScanInstance.scan}, for automata that are seldom at home. */
  readonly walk: Exports["walk"];
  /** Frames or parts of them. */
  text: Uint8Array = new Uint8Array(0);
  /** Positions in a block. */
  hits: Uint8Array = new Uint8Array(0);
  /** For each code the class of state it leads to from home, one of eight bits; none for home itself. */
  sorts: Uint8Array = new Uint8Array(0);
  /** For each code the classes of states from which it leads elsewhere than from home. */
  follows: Uint8Array = new Uint8Array(0);
  /** For each code whether a name that ends with it gets another result than one that ends at home. */
  decides: Uint8Array = new Uint8Array(0);
  /** One byte: 1 when all codes that decide a name lead from home to a decided state. */
  plain: Uint8Array = new Uint8Array(0);
  /**
   * Three sets of codes, those with classes, those that follow any that leads to an open state, and those that lead from
   * home to a decided one: bit `code >> 4 & 7` of byte `code & 15`, 16 bytes further for codes from 128.
   */
  sets: Uint8Array = new Uint8Array(0);
  /** For each state whether a name may end there: 0, 1, or 2 when that isn't known. */
  ends: Uint8Array = new Uint8Array(0);
  /** For each state and code the next state. */
  next: Uint16Array = new Uint16Array(0);
  readonly #memory: WebAssembly.Memory;
  readonly #at: {
    walked: number;
    text: number;
    hits: number;
    sorts: number;
    follows: number;
    decides: number;
    plain: number;
    sets: number;
    ends: number;
    next: number;
  };

  /** Creates an instance without states. */
  constructor() {
    const { exports } = new WebAssembly.Instance(module(), {
      js: {
        step: (state: number, code: number) => this.host!.step(state, code),
        ends: (state: number) => this.host!.ends(state),
      },
    });
    const {
      memory,
      scan,
      walk,
      walked,
      text,
      hits,
      sorts,
      follows,
      decides,
      plain,
      sets,
      ends_of,
      __heap_base,
    } = exports as unknown as Exports;
    this.#memory = memory;
    this.scan = scan;
    this.walk = walk;
    this.#at = {
      walked: walked.value as number,
      text: text.value as number,
      hits: hits.value as number,
      sorts: sorts.value as number,
      follows: follows.value as number,
      decides: decides.value as number,
      plain: plain.value as number,
      sets: sets.value as number,
      ends: ends_of.value as number,
      next: ((__heap_base.value as number) + 15) & -16,
    };
    this.#look();
  }

  #look(): void {
    const { buffer } = this.#memory;
    const { text, hits, sorts, follows, decides, plain, sets, ends, next } = this.#at;
    this.text = new Uint8Array(buffer, text, TEXT_BYTES);
    this.hits = new Uint8Array(buffer, hits, 96);
    this.sorts = new Uint8Array(buffer, sorts, 256);
    this.follows = new Uint8Array(buffer, follows, 256);
    this.decides = new Uint8Array(buffer, decides, 256);
    this.plain = new Uint8Array(buffer, plain, 1);
    this.sets = new Uint8Array(buffer, sets, 96);
    this.ends = new Uint8Array(buffer, ends, WASM_PAGE);
    this.next = new Uint16Array(buffer, next, Math.floor((buffer.byteLength - next) / ROW_BYTES) * 256);
  }

  /** How many names had to be followed code by code. */
  get walked(): number {
    return new DataView(this.#memory.buffer).getUint32(this.#at.walked, true);
  }

  /** Bytes of its memory. */
  get bytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Makes room for that many states. Existing ones stay. */
  grow(states: number): void {
    const missing = this.#at.next + states * ROW_BYTES - this.#memory.buffer.byteLength;
    if (missing <= 0) return;
    this.#memory.grow(Math.ceil(missing / WASM_PAGE));
    this.#look();
  }
}

/** Instances that no scan uses. Most of their memory is never touched. */
const idleInstances: ScanInstance[] = [];
const MAX_IDLE = 16;
/** An instance that a pattern of many states made larger than this is dropped. */
const MAX_IDLE_BYTES = 4 << 20;

/** Returns an instance for one scan: a new one, or one that another scan has released. */
export function takeInstance(): ScanInstance {
  return idleInstances.pop() ?? new ScanInstance();
}

/** Releases an instance; it must not be used after that. */
export function releaseInstance(instance: ScanInstance): void {
  if (instance.host === null) return;
  instance.host = null;
  if (idleInstances.length < MAX_IDLE && instance.bytes <= MAX_IDLE_BYTES) idleInstances.push(instance);
}

let compiled: WebAssembly.Module | undefined;

function module(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(SCAN_WASM), (c) => c.charCodeAt(0)));
  return compiled;
}
