import { expect, test } from "vitest";
import { pack, unpack } from "../../../server/stores/pack.ts";
import { linesFrom } from "../../../server/results/read_result.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("chunks that are packed at the same time are unpacked one by one, from any line", async () => {
  const texts = Array.from({ length: 30 }, (_, i) => `${i}\n${"é".repeat(i * 997)}\n${"x".repeat(i)}\n`);
  const packed = await Promise.all(texts.map((each) => pack(new TextEncoder().encode(each))));
  for (const [i, each] of packed.entries()) {
    const chunk = { first: 10, bytes: await unpack(each) };
    expect(text(linesFrom(chunk, 10))).toBe(texts[i]);
    expect(text(linesFrom(chunk, 12))).toBe(`${"x".repeat(i)}\n`);
    expect(linesFrom(chunk, 13).length).toBe(0);
  }
});
