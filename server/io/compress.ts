/**
 * Bodies of answers compressed for the network.
 * @module
 */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** The ways to compress a body, what makes it the smallest first. Browsers take `br` over HTTPS, and from this machine. */
const COMPRESSIONS = {
  br: (body: string | Uint8Array, quality: number) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body: string | Uint8Array) => gzipped(body),
} as const;

/** A way to compress a body, as Content-Encoding calls it. */
export type Encoding = keyof typeof COMPRESSIONS;

/** Brotli of a text that is sent once: as fast as gzip. */
const ONCE = 5;

/** The best way to compress a body that a client takes, by its Accept-Encoding; null for none. */
export function encodingFor(acceptEncoding: string | null): Encoding | null {
  const accepted = (acceptEncoding ?? "").toLowerCase().split(",").map((each) => each.trim())
    .filter((each) => !/;\s*q=0(?:\.0*)?$/.test(each)).map((each) => each.split(";")[0]!.trim());
  return (Object.keys(COMPRESSIONS) as Encoding[]).find((each) => accepted.includes(each)) ?? null;
}

/**
 * Compresses a body.
 *
 * @param quality Of Brotli, up to 11, which takes a second a megabyte.
 */
export function compressed(
  body: string | Uint8Array,
  encoding: Encoding,
  quality: number = ONCE,
): Promise<Uint8Array<ArrayBuffer>> {
  return COMPRESSIONS[encoding](body, quality);
}
