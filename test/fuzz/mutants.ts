/**
 * Arbitraries of what almost is the right thing: a good specimen with a few things done to it. fast-check shrinks
 * a failure to the fewest changes that still show it.
 * @module
 */
import fc from "fast-check";
import { ANY_CHARACTER } from "../any_character.ts";

type Change<T> = (specimen: T) => T;

const BOUNDARIES = [0x00, 0x01, 0x1f, 0x20, 0x7f, 0x80, 0x81, 0x82, 0x84, 0xa0, 0xa3, 0xc0, 0xc1, 0xf0, 0xff];

function place(length: number, share: number): number {
  return Math.floor(share * length);
}

function spliced(bytes: Uint8Array, at: number, out: number, put: Uint8Array): Uint8Array {
  const tail = bytes.subarray(Math.min(bytes.length, at + out));
  const all = new Uint8Array(at + put.length + tail.length);
  all.set(bytes.subarray(0, at));
  all.set(put, at);
  all.set(tail, at + put.length);
  return all;
}

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

function byteChange(specimens: readonly Uint8Array[]): fc.Arbitrary<Change<Uint8Array>> {
  const octet = fc.oneof(fc.constantFrom(...BOUNDARIES), fc.nat(255));
  return fc.oneof(
    fc.tuple(share, octet).map(([at, value]) => (b: Uint8Array) =>
      b.length === 0 ? b : spliced(b, place(b.length, at), 1, Uint8Array.of(value))
    ),
    fc.tuple(share, fc.nat(7)).map(([at, bit]) => (b: Uint8Array) => {
      if (b.length === 0) return b;
      const copy = b.slice();
      copy[place(b.length, at)]! ^= 1 << bit;
      return copy;
    }),
    fc.tuple(share, fc.nat(40)).map(([at, out]) => (b: Uint8Array) =>
      spliced(b, place(b.length, at), out, new Uint8Array(0))
    ),
    fc.tuple(share, fc.uint8Array({ maxLength: 12 })).map(([at, put]) => (b: Uint8Array) =>
      spliced(b, place(b.length, at), 0, put)
    ),
    fc.tuple(share, share, fc.nat(60)).map(([to, from, length]) => (b: Uint8Array) => {
      const start = place(b.length, from);
      return spliced(b, place(b.length, to), 0, b.subarray(start, start + length));
    }),
    share.map((at) => (b: Uint8Array) => b.subarray(0, place(b.length, at))),
    fc.tuple(share, share, fc.constantFrom(...specimens)).map(([at, from, other]) => (b: Uint8Array) =>
      spliced(b, place(b.length, at), b.length, other.subarray(place(other.length, from)))
    ),
  );
}

/** Bytes: mostly a specimen with up to six changes, sometimes anything. */
export function mutatedBytes(specimens: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  return fc.oneof(
    {
      weight: 19,
      arbitrary: fc.tuple(fc.constantFrom(...specimens), fc.array(byteChange(specimens), { maxLength: 6 }))
        .map(([specimen, changes]) => changes.reduce((bytes, change) => change(bytes), specimen)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  );
}

/** Text: mostly a specimen with up to six changes, in which the grammar's own tokens take part, sometimes anything. */
export function mutatedText(specimens: readonly string[], tokens: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...tokens) },
    { weight: 1, arbitrary: fc.string({ unit: ANY_CHARACTER, maxLength: 6 }) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...tokens), fc.nat(200)).map(([t, n]) => t.repeat(n)) },
  );
  const change: fc.Arbitrary<Change<string>> = fc.oneof(
    fc.tuple(share, fc.nat(8), piece).map(([at, out, put]) => (s: string) => {
      const start = place(s.length, at);
      return s.slice(0, start) + put + s.slice(start + out);
    }),
    fc.tuple(share, share, fc.nat(60)).map(([to, from, length]) => (s: string) => {
      const start = place(s.length, from);
      const at = place(s.length, to);
      return s.slice(0, at) + s.slice(start, start + length) + s.slice(at);
    }),
    share.map((at) => (s: string) => s.slice(0, place(s.length, at))),
  );
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc.tuple(fc.constantFrom(...specimens), fc.array(change, { maxLength: 6 }))
        .map(([specimen, changes]) => changes.reduce((text, one) => one(text), specimen)),
    },
    { weight: 3, arbitrary: fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join("")) },
    { weight: 1, arbitrary: fc.string({ unit: ANY_CHARACTER, maxLength: 200 }) },
  );
}
