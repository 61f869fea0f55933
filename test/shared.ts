/**
 * The development data beside the checkout. It is not part of the project: without it, tests that need it are
 * skipped and say so.
 * @module
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { TestAPI } from "vitest";
import { requires } from "./requires.ts";

const ROOT = fileURLToPath(new URL("../../shared/", import.meta.url));

/** Path of a file in the shared folder; null when it is not there. */
export function sharedPath(path: string): string | null {
  const full = ROOT + path;
  return existsSync(full) ? full : null;
}

/** `test` where all of these files are; elsewhere a test that is skipped and says so. */
export function withShared(...paths: string[]): TestAPI {
  return requires(paths.every((path) => sharedPath(path) !== null) ? null : "no data in ../shared");
}

/** {@link withShared} of `data/vectors/NAME`. */
export const withVectors = (name: string): TestAPI => withShared(`data/vectors/${name}`);

/** One case of a vectors file, with its `*_gz_base64`, `base64` and `input_repeat` members expanded. */
// deno-lint-ignore no-explicit-any
export type VectorCase = Record<string, any>;

/** The cases of `data/vectors/NAME`; empty when the file is not there. */
export function vectorCases(name: string): VectorCase[] {
  const path = sharedPath(`data/vectors/${name}`);
  if (path === null) return [];
  const { cases } = JSON.parse(readFileSync(path, "utf8")) as { cases: VectorCase[] };
  for (const c of cases) {
    for (const key of Object.keys(c)) {
      if (key.endsWith("_gz_base64")) {
        c[key.slice(0, -10)] = gunzipSync(Buffer.from(c[key], "base64")).toString();
      }
    }
    if (c.gz_base64 !== undefined) c.bytes = new Uint8Array(gunzipSync(Buffer.from(c.gz_base64, "base64")));
    else if (c.base64 !== undefined) c.bytes = new Uint8Array(Buffer.from(c.base64, "base64"));
    if (c.input_repeat) c.input = c.input_repeat.unit.repeat(c.input_repeat.count) + c.input_repeat.suffix;
  }
  return cases;
}
