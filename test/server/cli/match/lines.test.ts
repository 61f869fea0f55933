import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setImmediate } from "node:timers/promises";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { linesOf, packingOf } from "../../../../server/cli/match/lines.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = Array.from({ length: 20_000 }, (_, i) => `name-${i}.top`).join("\n");

async function read(bytes: Uint8Array, most?: number): Promise<string[]> {
  const file = join(folder, "names");
  writeFileSync(file, bytes);
  return await Array.fromAsync(linesOf(file, new AbortController().signal, most));
}

test.each<[string, (text: string) => Uint8Array]>([
  ["plain", (text) => new TextEncoder().encode(text)],
  ["gzip", (text) => gzipSync(text)],
  ["zstd", (text) => zstdCompressSync(text)],
  ["zstd, frame after frame, the first to be skipped", (text) => {
    const frames = text.match(/[^]{1,9000}/g)!.map((part) => zstdCompressSync(part));
    return Buffer.concat([Buffer.from("502a4d18020000000102", "hex"), ...frames]);
  }],
  ["UTF-16, as Windows PowerShell writes", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
])("the lines of a file: %s", async (_, pack) => {
  expect(await read(pack(TEXT))).toEqual(TEXT.split("\n"));
});

test("a file packed by xz is refused, with what to do", async () => {
  const xz = Buffer.from("fd377a585a0000", "hex");
  await expect(read(xz)).rejects.toThrow(/names: it is packed by xz: unpack it, or pack it by gzip or zstd$/);
});

test("a frame of zstd whose beginning is cut by the end of a chunk is read", async () => {
  const first = zstdCompressSync("a.top\n"), skipped = Buffer.alloc(65_534 - first.length);
  skipped.writeUInt32LE(0x184d2a50, 0);
  skipped.writeUInt32LE(skipped.length - 8, 4);
  expect(await read(Buffer.concat([first, skipped, zstdCompressSync("b.top\n")]))).toEqual([
    "a.top",
    "b.top",
  ]);
});

test.each([1, 2, 3, 4_000])("a frame of zstd that lacks its last %d bytes is damaged", async (bytes) => {
  const whole = zstdCompressSync(Array.from({ length: 9_000 }, (_, n) => `name${n * n}.top\n`).join(""));
  await expect(read(whole.subarray(0, -bytes))).rejects.toThrow(/damaged or cut off/);
});

test("data behind what zstd packed are an error, not a short list", async () => {
  const packed = Buffer.concat([zstdCompressSync("a.top\n"), Buffer.from("b.top\n")]);
  await expect(read(packed)).rejects.toThrow(/Cannot read .*names: it is damaged: other data follow/);
});

test("a packed file that is cut short is an error, not a short list", async () => {
  await expect(read(gzipSync(TEXT).subarray(0, 1000))).rejects.toThrow(/Cannot read .*names/);
});

test.each<[string, (text: string) => Uint8Array]>([
  ["plain", (text) => new TextEncoder().encode(text)],
  ["gzip", (text) => gzipSync(text)],
])("a line without end is an error, not memory: %s", async (_, pack) => {
  const line = "a".repeat(1_048_576);
  expect(await read(pack(`${line}\n${line}`))).toEqual([line, line]);
  await expect(read(pack(`${line}a${line}`))).rejects.toThrow(
    /^Cannot read .*names: a line has more than 1048576 characters; each name or entry has a line of its own$/,
  );
});

test("a line ends with LF or CRLF, and at no other character that a name or JSON may contain", async () => {
  const text = 'a.top\r\n{"q":"b.top\u2028c.top"}\n\nd.top\re.top\r\n';
  expect(await read(new TextEncoder().encode(text))).toEqual([
    "a.top",
    '{"q":"b.top\u2028c.top"}',
    "",
    "d.top\re.top",
  ]);
});

test("rows that hold pages may be longer", async () => {
  const bytes = new TextEncoder().encode("a".repeat(12));
  expect(await read(bytes, 12)).toEqual(["a".repeat(12)]);
  await expect(read(bytes, 11)).rejects.toThrow("a line has more than 11 characters");
});

test("an empty file has no lines, a missing one is an error", async () => {
  expect(await read(new Uint8Array())).toEqual([]);
  expect(packingOf(new Uint8Array([1]))).toBe(null);
  const missing = linesOf(join(folder, "missing"), new AbortController().signal);
  await expect(Array.fromAsync(missing)).rejects.toThrow(/Cannot read .*missing/);
});

test.each([[1, "plain"], [20_000, "plain"], [20_000, "gzip"], [20_000, "zstd"]])(
  "of %i lines, %s, only the first is read, and nothing fails later",
  async (count, packing) => {
    const file = join(folder, "first");
    const text = TEXT.split("\n").slice(0, count).join("\n");
    writeFileSync(
      file,
      packing === "gzip" ? gzipSync(text) : packing === "zstd" ? zstdCompressSync(text) : text,
    );
    const faults: unknown[] = [];
    const note = (error: unknown): void => void faults.push(error);
    process.on("uncaughtException", note);
    try {
      for await (const line of linesOf(file, new AbortController().signal)) {
        expect(line).toBe("name-0.top");
        break;
      }
      // Until what was open of the file is closed.
      for (let turn = 0; turn < 1_000; turn++) await setImmediate();
    } finally {
      process.off("uncaughtException", note);
    }
    expect(faults).toEqual([]);
  },
);
