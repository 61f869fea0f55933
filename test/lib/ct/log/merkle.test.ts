import fc from "fast-check";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkedBase64 } from "../../../../lib/ct/log/checkpoint.ts";
import { entryNames, getEntriesEntry, tileEntries } from "../../../../lib/ct/log/leaf.ts";
import {
  consistent,
  leafHash,
  nodeKey,
  rootOf,
  sameBytes,
  sha256,
  TreeEdge,
  treeRoot,
  wholeSubtrees,
} from "../../../../lib/ct/log/merkle.ts";
import { tilePath } from "../../../../lib/ct/log/tile.ts";
import { ByteReader, ByteWriter } from "../../../../lib/ct/index/varint.ts";
import { sharedPath, withShared } from "../../../shared.ts";

const leaves = Array.from({ length: 70 }, (_, i) => leafHash(Uint8Array.of(i)));
const size = fc.nat(70);

test("the root of RFC 9162's example leaves", () => {
  // certificate-transparency-go's reference tree: leaves "", 00, 10, 2021.
  const inputs = [[], [0], [0x10], [0x20, 0x21]].map((bytes) => leafHash(Uint8Array.from(bytes)));
  expect(Buffer.from(rootOf(inputs)).toString("hex")).toBe(
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  );
  expect(Buffer.from(rootOf([])).toString("hex")).toBe(
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  );
});

test("an edge has the root of its leaves, and any subtrees prove any size", async () => {
  await fc.assert(fc.asyncProperty(size, size, async (a, b) => {
    const [small, large] = a < b ? [a, b] : [b, a];
    const edge = new TreeEdge();
    for (const leaf of leaves.slice(0, large)) edge.append(leaf);
    expect(sameBytes(edge.root(), rootOf(leaves, 0, large))).toBe(true);
    const node = (level: number, index: number) =>
      Promise.resolve(rootOf(leaves, index * 2 ** level, (index + 1) * 2 ** level));
    const known = new Map<string, Uint8Array>();
    for (const { level, index } of wholeSubtrees(small)) {
      known.set(nodeKey(level, index), await node(level, index));
    }
    expect(sameBytes(await treeRoot(large, known, node), rootOf(leaves, 0, large))).toBe(true);
    const [first] = known.keys();
    fc.pre(first !== undefined);
    known.set(first!, sha256());
    expect(sameBytes(await treeRoot(large, known, node), rootOf(leaves, 0, large))).toBe(false);
  }));
});

test("no made-up proof shows growth", () => {
  const hash = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(fc.property(size, size, fc.array(hash, { maxLength: 9 }), (a, b, proof) => {
    fc.pre(a > 0 && a < b);
    expect(consistent(a, b, rootOf(leaves, 0, a), rootOf(leaves, 0, b), proof)).toBe(false);
  }));
});

test("any bytes are entries or an error", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
    for (const read of [() => [...tileEntries(bytes, 0)], () => getEntriesEntry(bytes, bytes, 0)]) {
      try {
        read();
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  }));
});

test("numbers and blocks come back", () => {
  fc.assert(fc.property(fc.array(fc.maxSafeNat()), fc.uint8Array(), (numbers, bytes) => {
    const writer = new ByteWriter();
    for (const number of numbers) writer.varint(number);
    writer.block(bytes);
    const reader = new ByteReader(writer.done());
    expect(numbers.map(() => reader.varint())).toEqual(numbers);
    expect([...reader.block()]).toEqual([...bytes]);
    expect(reader.ended).toBe(true);
    expect(() => reader.byte()).toThrow(RangeError);
  }));
});

test("paths of tiles", () => {
  expect(tilePath("data", 0)).toBe("tile/data/000");
  expect(tilePath(1, 1234067)).toBe("tile/1/x001/x234/067");
  expect(tilePath(0, 1000, 5)).toBe("tile/0/x001/000.p/5");
});

const PAGES = "data/certs/get-entries", TILES = "data/certs/tiles/navigli2025h2/tile";
withShared(PAGES, TILES)("pages of a real log and of certificate-transparency-go's tests", () => {
  const [folder, tiles] = [sharedPath(PAGES)!, sharedPath(TILES)!];
  const read = (file: string, first: number) => {
    const { entries } = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as {
      entries: { leaf_input: string; extra_data: string }[];
    };
    return entries.map((e, i) =>
      getEntriesEntry(checkedBase64(e.leaf_input)!, checkedBase64(e.extra_data)!, first + i)
    );
  };
  const hashes = readFileSync(`${tiles}/0/001`);
  const truth = readFileSync(`${tiles}/names/001`, "utf8").split("\n");
  for (const [i, entry] of read("navigli2025h2-256-319.json", 256).entries()) {
    expect(sameBytes(entry.hash, hashes.subarray(i * 32, i * 32 + 32))).toBe(true);
    const { DNS } = JSON.parse(truth[i]!) as { DNS: string[] };
    expect(entryNames(entry)!.names.sort()).toEqual([...new Set(DNS)].sort());
  }
  expect(read("ct-go-scanner_scanner_test_data_go.json", 0).length).toBe(4);
});
