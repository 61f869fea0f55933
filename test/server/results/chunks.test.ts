import { expect, test } from "vitest";
import { pack, unpack } from "../../../server/stores/pack.ts";
import { ChunkBuffer, linesFrom } from "../../../server/results/chunks.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("what is packed side by side comes back apart, from any line", async () => {
  const texts = Array.from({ length: 30 }, (_, i) => `${i}\n${"é".repeat(i * 997)}\n${"x".repeat(i)}\n`);
  const packed = await Promise.all(texts.map((each) => pack(new TextEncoder().encode(each))));
  for (const [i, bytes] of packed.entries()) {
    const lines = await unpack(bytes);
    expect(text(linesFrom(lines, 10, 10))).toBe(texts[i]);
    expect(text(linesFrom(lines, 10, 12))).toBe(`${"x".repeat(i)}\n`);
    expect(linesFrom(lines, 10, 13).length).toBe(0);
  }
});

test("blocks hold every line once, in order, however long", () => {
  const blocks = new ChunkBuffer();
  const texts = Array.from({ length: 400 }, (_, i) => `${i} ${"ü".repeat((i * 7_919) % 9_000)}\n`);
  texts[200] = "y".repeat(1_000_000) + "\n";
  let taken = "";
  let lines = 0;
  const take = (all: boolean) => {
    for (let part; (part = blocks.take(all)) !== undefined;) {
      expect(part.first).toBe(lines);
      lines += part.lines;
      taken += text(part.bytes);
    }
  };
  for (const [i, each] of texts.entries()) {
    const part = blocks.add(each, 1);
    expect([part.first, part.lines, text(part.bytes)]).toEqual([i, 1, each]);
    if (i % 50 === 0) take(i % 100 === 0);
    if (i % 100 === 0) blocks.leave();
  }
  take(true);
  expect(taken).toBe(texts.join(""));
  expect(linesFrom(new TextEncoder().encode("a\nb\nc\n"), 5, 7).length).toBe(2);
});

test("a block that is used again holds nothing of before", () => {
  const blocks = new ChunkBuffer();
  const line = "z".repeat(8_191) + "\n";
  const parts = Array.from({ length: 100 }, () => blocks.add(line, 1));
  while (blocks.take(true) !== undefined);
  for (const [i, part] of parts.entries()) blocks.drop(part, parts[i + 1]);
  const again = Array.from({ length: 100 }, (_, i) => blocks.add(`${i}\n`, 1));
  expect(again.map((part) => text(part.bytes)).join("")).toBe(again.map((_, i) => `${i}\n`).join(""));
});
