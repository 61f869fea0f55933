import { Buffer } from "node:buffer";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answer, jsonAnswer, packed, streamOf } from "../../../server/http/answer.ts";

test("a long text is compressed for whoever takes that, and says that it depends", async () => {
  const plain = () => jsonAnswer(Array.from({ length: 500 }, (_, i) => ({ name: `kestrelbank-${i}.com` })));
  const sent = await packed(plain(), "br, gzip");
  expect(sent.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": "application/json",
    "vary": "accept-encoding",
  });
  const body = sent.body as Uint8Array;
  expect(sent.headers["content-length"]).toBe(String(body.length));
  expect(gunzipSync(body).toString()).toBe(plain().body);
  for (const none of [null, "identity", "gzip;q=0", "br"]) {
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
