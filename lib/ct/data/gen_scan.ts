/**
 * `node lib/ct/data/gen_scan.ts`: compiles lib/ct/data/scan.c with clang and wasm-ld (Debian: clang, lld) into
 * lib/ct/data/scan.ts.
 * @module
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const source = new URL("scan.c", import.meta.url);
const output = join(tmpdir(), `scan-${process.pid}.wasm`);
const exported = ["scan", "walk", "walked", "text", "hits", "sorts", "follows", "decides", "plain", "sets", "ends_of", "__heap_base"];
execFileSync("clang", [
  ...[
    "--target=wasm32",
    "-O3",
    "-fno-builtin",
    "-msimd128",
    "-nostdlib",
    "-Wl,--no-entry",
    "-Wl,--strip-all",
  ],
  ...exported.map((name) => `-Wl,--export=${name}`),
  ...["-o", output, source.pathname],
]);
const bytes = readFileSync(output);
rmSync(output);
writeFileSync(
  new URL("scan.ts", import.meta.url),
  `// Written by lib/ct/data/gen_scan.ts from lib/ct/data/scan.c.
/** SHA-256 of the source. */
export const SCAN_SOURCE: string = "${createHash("sha256").update(readFileSync(source)).digest("hex")}";
/** The module, base64. */
export const SCAN_WASM: string =
  "${bytes.toString("base64")}";
`,
);
