/**
 * Bytes as text, and their hash: by Node's own modules where they are, which is several times faster, else without.
 * @module
 */
import type * as NodeBuffer from "node:buffer";
import type * as NodeCrypto from "node:crypto";

/** Node and Deno have it; browsers and workers do not. */
const node = (globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }).process
  ?.getBuiltinModule;
const buffer = node?.("node:buffer") as typeof NodeBuffer | undefined;
const crypto = node?.("node:crypto") as typeof NodeCrypto | undefined;

/** Arguments of one call. */
const SLICE = 8192;

/** One character for each byte. */
export function latin1(bytes: Uint8Array): string {
  if (buffer !== undefined) {
    return buffer.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  }
  let text = "";
  for (let at = 0; at < bytes.length; at += SLICE) {
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  }
  return text;
}

/** Lower-case hexadecimal of a range. */
export function hex(bytes: Uint8Array, start: number, end: number): string {
  if (buffer !== undefined) {
    return buffer.Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString("hex");
  }
  let text = "";
  for (let at = start; at < end; at++) text += (bytes[at]! + 256).toString(16).slice(1);
  return text;
}

/** SHA-256 in lower-case hexadecimal (FIPS 180-4). */
export function fingerprintOf(bytes: Uint8Array): string {
  return crypto === undefined
    ? hashWithoutNode(bytes)
    : crypto.createHash("sha256").update(bytes).digest("hex");
}

let constants: ReturnType<typeof roots> | undefined;

/** The first 32 bits of the fractional parts of roots of the first primes: of square roots, then of cube roots. */
function roots(): { start: number[]; rounds: number[] } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const bits = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0;
  return {
    start: primes.slice(0, 8).map((p) => bits(Math.sqrt(p))),
    rounds: primes.map((p) => bits(Math.cbrt(p))),
  };
}

/** {@link fingerprintOf} without Node: WebCrypto only promises its hash. */
function hashWithoutNode(bytes: Uint8Array): string {
  const { start, rounds } = constants ??= roots();
  const padded = new Uint8Array((bytes.length + 72 >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const turn = (x: number, by: number): number => x >>> by | x << 32 - by;
  const w = new Int32Array(64), state = Int32Array.from(start);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]!, y = w[i - 2]!;
      w[i] = w[i - 16]! + (turn(x, 7) ^ turn(x, 18) ^ x >>> 3) + w[i - 7]! +
        (turn(y, 17) ^ turn(y, 19) ^ y >>> 10);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + rounds[i]! + w[i]! | 0;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, d + one | 0, c, b, a, one + two | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => state[i] = state[i]! + value);
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
