/**
 * DNS messages put together byte by byte.
 * @module
 */

/** A message with these counts and these bytes after the header. */
export function message(
  counts: [number, number, number, number],
  body: number[],
  flags = 0x8180,
): Uint8Array {
  const head = [0x1234, flags, ...counts].flatMap((word) => [word >> 8, word & 255]);
  return Uint8Array.from([...head, ...body]);
}
/** The question for `a.`, type A. */
export const ASKED = [1, 97, 0, 0, 1, 0, 1];
/** A record of `a.`, the name of the question. */
export const record = (type: number, data: number[], klass = 1, ttl = [0, 0, 0, 9], owner = [0xc0, 12]) => [
  ...owner,
  0,
  type,
  0,
  klass,
  ...ttl,
  data.length >> 8,
  data.length & 255,
  ...data,
];
/** An OPT record. */
export const opt = (data: number[] = [], ttl = [0, 0, 0, 0], owner = [0]) => record(41, data, 4, ttl, owner);
/** An SOA whose names are `a.` and whose numbers are 0. */
export const SOA_DATA = [0xc0, 12, 0xc0, 12, ...Array(20).fill(0)];
