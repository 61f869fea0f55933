import { closeSync, openSync, writeSync } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

const TAR_BLOCK = 512;
const MOST_TAR_ENTRIES = 1_000;
const MOST_TAR_BYTES = 512 * 1024 * 1024;

/** A file that is being extracted. */
interface TarEntry {
  /** Where it is written; null for one that is skipped. */
  file: number | null;
  /** Bytes of it that are still to come, and the padding after them. */
  left: number;
  padding: number;
}

/**
 * Writes files of a gzipped tarball, POSIX ustar, to the given paths: no name of the tarball becomes a path. Other
 * entries are skipped.
 *
 * @param paths Path to write to, by name in the tarball.
 * @throws {Error} when it is not such a tarball, lacks one of the files, or has more than 1,000 entries or 512 MiB.
 */
export async function extractFiles(tarball: Uint8Array, paths: ReadonlyMap<string, string>): Promise<void> {
  const missing = new Set(paths.keys());
  let entry: TarEntry | null = null;
  let header: Uint8Array = new Uint8Array(0);
  let entries = 0;
  let total = 0;
  try {
    for await (const chunk of Readable.from([tarball]).pipe(createGunzip())) {
      let rest = chunk as Uint8Array;
      if ((total += rest.length) > MOST_TAR_BYTES) throw new Error("it is larger than 512 MiB");
      while (rest.length > 0) {
        if (entry === null) {
          const part = rest.subarray(0, TAR_BLOCK - header.length);
          header = Buffer.concat([header, part]);
          rest = rest.subarray(part.length);
          if (header.length < TAR_BLOCK) break;
          // Two blocks of zeros are its end.
          if (header[0] !== 0) {
            if (++entries > MOST_TAR_ENTRIES) throw new Error("it has more than 1000 entries");
            entry = begin(header, paths, missing);
          }
          header = new Uint8Array(0);
        } else {
          const part = rest.subarray(0, entry.left);
          if (entry.file !== null && part.length > 0) writeSync(entry.file, part);
          entry.left -= part.length;
          rest = rest.subarray(part.length);
          const skipped = Math.min(rest.length, entry.left === 0 ? entry.padding : 0);
          entry.padding -= skipped;
          rest = rest.subarray(skipped);
        }
        if (entry !== null && entry.left + entry.padding === 0) {
          if (entry.file !== null) closeSync(entry.file);
          entry = null;
        }
      }
    }
    if (entry !== null) throw new Error("it is cut off");
  } finally {
    if (entry?.file != null) closeSync(entry.file);
  }
  if (missing.size > 0) throw new Error(`it has no ${[...missing].join(", ")}`);
}

function begin(header: Uint8Array, paths: ReadonlyMap<string, string>, missing: Set<string>): TarEntry {
  const name = headerText(header, 0, 100);
  const size = Number.parseInt(headerText(header, 124, 12), 8);
  if (headerText(header, 257, 5) !== "ustar" || !(size >= 0)) throw new Error("it is not a tarball");
  const isFile = header[156] === 0 || header[156] === 48;
  const path = isFile && missing.delete(name) ? paths.get(name)! : null;
  return {
    file: path === null ? null : openSync(path, "w", 0o600),
    left: size,
    padding: (TAR_BLOCK - size % TAR_BLOCK) % TAR_BLOCK,
  };
}

function headerText(header: Uint8Array, from: number, length: number): string {
  return new TextDecoder("latin1").decode(header.subarray(from, from + length)).replace(/\0.*$/s, "").trim();
}
