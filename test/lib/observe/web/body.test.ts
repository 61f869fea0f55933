import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ReceivedBody } from "../../../../lib/observe/web/body.ts";

const TEXT = "a page of a kestrel ".repeat(100);
/** A gzip header with every optional field (RFC 1952 section 2.3). */
const FULL_HEADER = [0x1f, 0x8b, 8, 0x1e, 0, 0, 0, 0, 0, 3, 2, 0, 7, 7, 97, 0, 98, 99, 0, 1, 2];

async function decode(
  coding: string,
  bytes: Uint8Array,
  chunk: number,
): Promise<{ body: Uint8Array; cut: boolean }> {
  const received = new ReceivedBody(65_536);
  received.coding = coding;
  for (let at = 0; at < bytes.length; at += chunk) {
    if (!received.add(bytes.subarray(at, at + chunk))) break;
  }
  const { bytes: body, isCut: cut } = await received.decoded();
  return { body, cut };
}

const CODINGS: [coding: string, bytes: Uint8Array][] = [
  ["gzip", gzipSync(TEXT)],
  ["x-gzip", Uint8Array.from([...FULL_HEADER, ...deflateRawSync(TEXT), 0, 0, 0, 0, 0, 0, 0, 0])],
  ["br", brotliCompressSync(TEXT)],
  ["deflate", deflateSync(TEXT)],
  ["deflate", deflateRawSync(TEXT)],
];

test.each([1, 7, 100_000])(
  "what stands after compressed data is stepped over, in chunks of %i",
  async (chunk) => {
    for (const [coding, bytes] of CODINGS) {
      for (const after of ["", "\n", "<!-- x -->", "\x1f\x8b\x08".repeat(500)]) {
        const sent = Uint8Array.from([...bytes, ...new TextEncoder().encode(after)]);
        const { body, cut } = await decode(coding, sent, chunk);
        expect([coding, after, new TextDecoder().decode(body), cut]).toEqual([coding, after, TEXT, false]);
      }
    }
  },
);

test("what never becomes text is not read for ever", async () => {
  const empty = Buffer.from([0, 0, 0, 0xff, 0xff]); // A stored block without bytes (RFC 1951 section 3.2.4).
  const padding = Buffer.concat(Array<Buffer>(1_000).fill(empty));
  for (const [coding, first] of [["gzip", gzipSync(TEXT)], ["deflate", empty]] as const) {
    const received = new ReceivedBody(65_536);
    received.coding = coding;
    received.add(first);
    let added = 0;
    while (added < 1_000 && received.add(padding)) added++;
    expect([coding, added]).toEqual([coding, 26]);
    expect((await received.decoded()).bytes.length).toBe(coding === "gzip" ? TEXT.length : 0);
  }
});

test("of a body without a coding no more is read than shows that it is longer", async () => {
  const room = new Uint8Array(65_536);
  const received = new ReceivedBody(room.length);
  received.coding = "";
  expect([received.add(room), await received.decoded()]).toEqual([true, { bytes: room, isCut: false }]);
  expect([received.add(new Uint8Array(1)), await received.decoded()]).toEqual([
    false,
    { bytes: room, isCut: true },
  ]);
});

test("several codings are undone, the last one first, each within the bound", async () => {
  const twice = brotliCompressSync(gzipSync(TEXT));
  for (const coding of ["gzip, br", " X-GZIP ,, br", "identity, gzip, br"]) {
    const { body, cut } = await decode(coding, twice, 7);
    expect([coding, new TextDecoder().decode(body), cut]).toEqual([coding, TEXT, false]);
  }
  const bomb = gzipSync(gzipSync(new Uint8Array(64 << 20)));
  expect(await decode("gzip, gzip", bomb, 1000)).toMatchObject({ body: { length: 65_536 }, cut: true });
  // What nobody can undo, and more than anybody sends, is left as it is.
  expect((await decode("gzip, zstd", twice, 1000)).body.length).toBe(twice.length);
  expect((await decode("br, br, gzip, br", twice, 1000)).body.length).toBe(twice.length);
});

test("a body that ends within its data, or is none of its coding, is cut", async () => {
  for (const [coding, bytes] of CODINGS) {
    const part = await decode(coding, bytes.subarray(0, bytes.length - 12), 3);
    expect(part.body.length).toBeLessThan(TEXT.length);
    expect((await decode(coding, new TextEncoder().encode(TEXT), 100_000)).cut).toBe(true);
  }
  expect((await decode("gzip", gzipSync(TEXT).subarray(0, 9), 4)).cut).toBe(true);
  // A name in the header that never ends must not be collected for ever.
  const endless = Uint8Array.from([...FULL_HEADER.slice(0, 3), 8, ...new Array<number>(100_000).fill(97)]);
  expect((await decode("gzip", endless, 1000)).cut).toBe(true);
});
