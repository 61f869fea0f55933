import { Buffer } from "node:buffer";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answer, jsonAnswer, packed, streamOf } from "../../../server/wire/answer.ts";

test("a long text is compressed for whoever takes that, and says that it depends", async () => {
  const plain = () => jsonAnswer(Array.from({ length: 500 }, (_, i) => ({ name: `kestrelbank-${i}.com` })));
  const sizes = new Map<string, number>();
  for (
    const [accepted, encoding, unpack] of [
      ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
      ["GZIP;q=0.5, br;q=0.0", "gzip", gunzipSync],
    ] as const
  ) {
    const sent = await packed(plain(), accepted);
    expect(sent.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": "application/json",
      "vary": "accept-encoding",
    });
    const body = sent.body as Uint8Array;
    expect(sent.headers["content-length"]).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(plain().body);
    sizes.set(encoding, body.length);
  }
  expect(sizes.get("br")).toBeLessThan(sizes.get("gzip")!);
  for (const none of [null, "identity", "gzip;q=0", "x-br", "deflate"]) {
    expect(await packed(plain(), none)).toMatchObject({
      body: plain().body,
      headers: { vary: "accept-encoding" },
    });
  }
  expect((await packed(jsonAnswer([]), "gzip")).headers).not.toHaveProperty("content-encoding");
  const bytes = answer(new Uint8Array(10_000));
  expect(await packed(bytes, "gzip")).toBe(bytes);
});

test("readers of one body share its bytes", async () => {
  const bytes = new Uint8Array(200_000).fill(7);
  const pieces = await Array.fromAsync(streamOf(bytes));
  expect(pieces.map((piece) => piece.length)).toEqual([65_536, 65_536, 65_536, 3_392]);
  for (const piece of pieces) expect(piece.buffer).toBe(bytes.buffer);
  const text = "é".repeat(100_000);
  expect(Buffer.concat(await Array.fromAsync(streamOf(text))).toString()).toBe(text);
});
