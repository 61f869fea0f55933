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
  /** Returns whether a name that ends in a state matches, as 1 or 0, and stores it in `ends_of`. */
  ends(state: number): number;
}

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
export class ScanInstance {
  /** The host that it calls; set before a scan. */
  host: ScanHost | null = null;
  /** What it shares, as {@link SHARED_BYTES} says. */
  readonly shared: Record<SharedName, Uint8Array> = {} as Record<SharedName, Uint8Array>;
  /** For each state and code the next state. */
  next: Uint16Array = new Uint16Array(0);
  readonly #exports: Exports;
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
    this.#exports = exports as unknown as Exports;
    this.#at = ((this.#exports.__heap_base.value as number) + 15) & -16;
    this.#look();
  }

  #look(): void {
    const { memory: { buffer } } = this.#exports;
    for (const name of SHARED_NAMES) {
      this.shared[name] = new Uint8Array(buffer, this.#exports[name].value as number, SHARED_BYTES[name]);
    }
    this.next = new Uint16Array(
      buffer,
      this.#at,
      Math.floor((buffer.byteLength - this.#at) / ROW_BYTES) * 256,
    );
  }

  /** Scans a block at given offsets of `shared.text`. Returns how many of its names match; `shared.hits` has which. */
  get scan(): Exports["scan"] {
    return this.#exports.scan;
  }

  /** As {@link ScanInstance.scan}, for automata that are seldom at home. */
  get walk(): Exports["walk"] {
    return this.#exports.walk;
  }

  /** How many names had to be followed code by code. */
  get walked(): number {
    const { memory, walked } = this.#exports;
    return new DataView(memory.buffer).getUint32(walked.value as number, true);
  }

  /** Bytes of its memory. */
  get bytes(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  /** Makes room for that many states. Existing ones stay. */
  grow(states: number): void {
    const missing = this.#at + states * ROW_BYTES - this.bytes;
    if (missing <= 0) return;
    this.#exports.memory.grow(Math.ceil(missing / WASM_PAGE));
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
