import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { createTarDecoder } from "modern-tar";
import { streamFrom } from "./stream_from.ts";

const MAX_TAR_ENTRIES = 1_000;
const MAX_TAR_BYTES = 512 * 1024 * 1024;

/**
 * Writes files of a gzipped tarball to the given paths: no name of the tarball becomes a path. Other entries are
 * skipped.
 *
 * @param paths Path to write to, by name in the tarball.
 * @throws {Error} when it is not such a tarball, lacks one of the files, or has more than 1,000 entries or 512 MiB.
 */
export async function extractFiles(tarball: Uint8Array, paths: ReadonlyMap<string, string>): Promise<void> {
  const missing = new Set(paths.keys());
  let entries = 0;
  const decoder = createTarDecoder({ strict: true });
  for await (const { header, body } of streamFrom(unpacked(tarball)).pipeThrough(decoder)) {
    if (++entries > MAX_TAR_ENTRIES) throw new Error("it has more than 1000 entries");
    const path = header.type === "file" && missing.delete(header.name) ? paths.get(header.name) : undefined;
    if (path === undefined) await body.cancel();
    else await writeFile(path, body, { mode: 0o600 });
  }
  if (missing.size > 0) throw new Error(`it has no ${[...missing].join(", ")}`);
}

async function* unpacked(tarball: Uint8Array): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of Readable.from([tarball]).pipe(createGunzip())) {
    if ((size += chunk.length) > MAX_TAR_BYTES) throw new Error("it is larger than 512 MiB");
    yield chunk;
  }
}
